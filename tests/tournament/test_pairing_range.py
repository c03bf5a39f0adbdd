"""Pairings over the full range: 2 to 512 entrants, up to 12 rounds, drops and late entries; and how long they take.

`python -m pytest tests/tournament/test_pairing_range.py -s -k fast` prints the seconds of each round of 512.
"""

from __future__ import annotations

import itertools
import random
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ortools.sat.python import cp_model

from tests.tournament.test_pairing import check_balance, check_round, play, ranked
from tournament.history import OVER_ONE, History, pair
from tournament.model import MOST_ENTRANTS, MOST_ROUNDS, Round, table_nations
from tournament.pairing import pair_round

SECONDS = 5.0
WIDE = 12  # so many others not met yet for each seat of a table, and a rematch needs an excuse


def rematches(paired: Round, history: History) -> int:
    """Return how often pairs of this round had met before it."""
    tables = [table.entrants for table in paired.tables]
    return sum(history.met.get(pair(*two), 0) for table in tables for two in itertools.combinations(table, 2))


def change(points: dict[int, int], seats: int, chance: random.Random) -> None:
    """Let some drop out and some come late."""
    for _ in range(max(1, len(points) // 40)):
        if len(points) > 2 * seats and chance.random() < 0.5:
            del points[chance.choice(sorted(points))]
        if len(points) < MOST_ENTRANTS and chance.random() < 0.5:
            points[max(points) + 1] = 0


def check_range(entrants: int, seats: int, rounds: int, exact: bool, seed: int) -> None:
    """Play rounds and check each: once a round, within one, byes fair, no rematch where there is room enough."""
    chance = random.Random(seed)
    points = dict.fromkeys(range(1, entrants + 1), 0)
    history = History()
    for turn in range(rounds):
        paired = pair_round(ranked(points), history, seats, exact=exact, turn=turn)
        check_round(paired, set(points))
        met_at_most = turn * (max(len(table.seats) for table in paired.tables) - 1)
        if len(points) - 1 - met_at_most >= WIDE * seats:
            assert rematches(paired, history) == 0
        resting = [history.byes[one] for one in paired.byes]
        others = [history.byes[one] for one in points if one not in paired.byes]
        assert max(resting, default=0) <= min(others)
        history.add(paired)
        check_balance(history, set(points))
        if sum(history.byes.values()) <= len(points):
            assert max(history.byes.values(), default=0) <= 1
        play(paired, points, chance)
        change(points, seats, chance)


@settings(max_examples=6, suppress_health_check=list(HealthCheck))
@given(
    entrants=st.integers(2, MOST_ENTRANTS),
    seats=st.integers(2, 5),
    rounds=st.integers(1, MOST_ROUNDS),
    exact=st.booleans(),
    seed=st.integers(0, 999),
)
def test_any_size_and_any_number_of_rounds(entrants: int, seats: int, rounds: int, exact: bool, seed: int) -> None:
    check_range(entrants, seats, rounds, exact and entrants >= 2 * seats, seed)


@pytest.mark.parametrize(
    ("entrants", "seats", "exact"),
    [(2, 2, False), (5, 4, False), (11, 4, True), (14, 2, True), (200, 4, False)],
)
def test_twelve_rounds_with_drops_and_late_entries(entrants: int, seats: int, exact: bool) -> None:
    check_range(entrants, seats, MOST_ROUNDS, exact, entrants)


@pytest.mark.parametrize("seats", [4, 5])
def test_512_entrants_are_paired_fast(seats: int) -> None:
    """Measured in seconds of the processor, so that others at work on the machine do not count."""
    chance = random.Random(seats)
    points = dict.fromkeys(range(1, MOST_ENTRANTS + 1), 0)
    history = History()
    took: list[float] = []
    for turn in range(seats + 1):  # the round in which everybody has one seat left is the hardest
        began = time.process_time()
        paired = pair_round(ranked(points), history, seats, turn=turn)
        took.append(time.process_time() - began)
        assert rematches(paired, history) == 0
        history.add(paired)
        check_balance(history, set(points))
        play(paired, points, chance)
    print(f"512 entrants at tables of {seats}:", " ".join(f"{seconds:.2f}" for seconds in took), "s")
    assert max(took) < SECONDS


def possible(points: dict[int, int], history: History, sizes: list[int]) -> bool:
    """Whether an exact solver knows a round of these sizes without a rematch, everybody within one of the even share.

    A model of its own: one choice for each entrant, table, seat and nation.
    """
    model = cp_model.CpModel()
    found = cp_model.CpSolver()
    found.parameters.num_workers = 1
    found.parameters.max_deterministic_time = 4.0
    at: dict[tuple[int, int], cp_model.IntVar] = {}
    for place, size in enumerate(sizes):
        must = len(table_nations(size)[0])
        seats = {one: history.seat_costs(one, size) for one in points}
        nations = {one: history.nation_costs(one, size) for one in points}
        for one in points:
            at[one, place] = model.new_bool_var("")
        for costs, first in ((seats, size), (nations, must)):
            columns: list[list[cp_model.IntVar]] = [[] for _ in next(iter(costs.values()))]
            for one in points:
                mine = [model.new_bool_var("") for _ in columns]
                model.add(sum(mine) == at[one, place])
                for column, variable in enumerate(mine):
                    columns[column].append(variable)
                    if costs[one][column] >= OVER_ONE:
                        model.add(variable == 0)
            for number, variables in enumerate(columns):
                model.add(sum(variables) == 1 if number < first else sum(variables) <= 1)
        model.add(sum(at[one, place] for one in points) == size)
        for one, other in itertools.combinations(points, 2):
            if history.met.get(pair(one, other)):
                model.add(at[one, place] + at[other, place] <= 1)
    for one in points:
        model.add_exactly_one(at[one, place] for place in range(len(sizes)))
    return bool(found.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE))


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(8, 2, 9), (9, 3, 6), (20, 4, 4), (64, 4, 11)])
def test_nobody_meets_twice_where_an_exact_solver_knows_better(entrants: int, seats: int, rounds: int) -> None:
    chance = random.Random(entrants)
    points = dict.fromkeys(range(1, entrants + 1), 0)
    history = History()
    for turn in range(rounds):
        paired = pair_round(ranked(points), history, seats, turn=turn)
        if rematches(paired, history):
            assert not possible(points, history, [len(table.seats) for table in paired.tables])
        history.add(paired)
        check_balance(history, set(points))
        play(paired, points, chance)
        if entrants > 40:
            change(points, seats, chance)
