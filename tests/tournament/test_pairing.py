"""Pairings: everybody once a round, balanced within one, no rematch that could be avoided, byes evenly."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tournament.history import History, pair
from tournament.model import NATIONS, Round, TournamentError, table_nations
from tournament.pairing import Search, Standing, pair_round
from tournament.sizes import table_sizes


def play(paired: Round, points: dict[int, int], chance: random.Random) -> None:
    """Give the entrants of a round points by chance."""
    for table in paired.tables:
        order = list(table.entrants)
        chance.shuffle(order)
        for place, entrant in enumerate(order):
            points[entrant] += (5000, 3000, 1000, 0, 0)[place]


def ranked(points: dict[int, int]) -> list[Standing]:
    return [Standing(one, points[one]) for one in sorted(points, key=lambda one: (-points[one], one))]


def check_round(paired: Round, entrants: set[int]) -> None:
    seen = [one for table in paired.tables for one in table.entrants] + list(paired.byes)
    assert sorted(seen) == sorted(entrants)
    for table in paired.tables:
        assert [seat.seat for seat in table.seats] == list(range(1, len(table.seats) + 1))
        must, may = table_nations(len(table.seats))
        nations = [seat.nation for seat in table.seats]
        assert len(set(nations)) == len(nations)
        assert set(must) <= set(nations) <= {*must, *may}


def check_balance(history: History, entrants: set[int]) -> None:
    for one in entrants:
        for seat in range(1, 6):
            assert abs(history.seats[one, seat] - history.seat_share.get((one, seat), 0.0)) <= 1 + 1e-9
        for nation in NATIONS:
            assert abs(history.nations[one, nation] - history.nation_share.get((one, nation), 0.0)) <= 1 + 1e-9


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(
    entrants=st.integers(2, 60),
    seats=st.integers(2, 5),
    rounds=st.integers(1, 5),
    exact=st.booleans(),
    seed=st.integers(0, 999),
)
def test_rounds_with_drops_and_late_entries(entrants: int, seats: int, rounds: int, exact: bool, seed: int) -> None:
    exact = exact and entrants >= seats + 2
    chance = random.Random(seed)
    points = dict.fromkeys(range(1, entrants + 1), 0)
    history = History()
    for turn in range(rounds):
        paired = pair_round(ranked(points), history, seats, exact=exact, turn=turn)
        check_round(paired, set(points))
        history.add(paired)
        check_balance(history, set(points))
        assert exact or not paired.byes
        play(paired, points, chance)
        if len(points) > seats + 3 and chance.random() < 0.5:
            del points[chance.choice(sorted(points))]
        if chance.random() < 0.5:
            points[max(points) + 1] = 0


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (3, 2), (41, 3), (64, 4), (64, 5), (512, 4)])
def test_rounds_of_set_sizes(entrants: int, seats: int) -> None:
    chance = random.Random(7)
    points = dict.fromkeys(range(1, entrants + 1), 0)
    history = History()
    for turn in range(3):
        paired = pair_round(ranked(points), history, seats, turn=turn)
        check_round(paired, set(points))
        if entrants > 40:
            assert not _rematches(paired, history)
        history.add(paired)
        check_balance(history, set(points))
        play(paired, points, chance)


def test_four_rounds_of_64_are_even_to_the_last_seat() -> None:
    """In as many rounds as there are seats, everybody has every seat once and no nation twice; nobody meets twice."""
    chance = random.Random(3)
    points = dict.fromkeys(range(1, 65), 0)
    history = History()
    for turn in range(4):
        paired = pair_round(ranked(points), history, 4, turn=turn)
        assert not _rematches(paired, history)
        history.add(paired)
        play(paired, points, chance)
    for one in points:
        assert [history.seats[one, seat] for seat in range(1, 5)] == [1, 1, 1, 1]
        assert max(history.nations[one, nation] for nation in NATIONS) == 1


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(9, 4, 12), (11, 5, 12), (7, 2, 8), (13, 4, 4)])
def test_byes_are_even(entrants: int, seats: int, rounds: int) -> None:
    """With tables of one exact size nobody has a second bye before all have had one."""
    chance = random.Random(1)
    points = dict.fromkeys(range(1, entrants + 1), 0)
    history = History()
    for turn in range(rounds):
        paired = pair_round(ranked(points), history, seats, exact=True, turn=turn)
        history.add(paired)
        play(paired, points, chance)
        counts = [history.byes[one] for one in points]
        assert max(counts) - min(counts) <= 1
        if sum(counts) <= entrants:
            assert max(counts) <= 1


def partitions(entrants: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Yield every way to seat entrants at tables of these sizes, in the order of the sizes."""
    if not sizes:
        yield []
        return
    for first in itertools.combinations(entrants, sizes[0]):
        rest = tuple(one for one in entrants if one not in first)
        for others in partitions(rest, sizes[1:]):
            yield [first, *others]


def cost_of(tables: Sequence[Sequence[int]], standings: Sequence[Standing], history: History) -> int:
    """Return what a round costs by the order of wishes (less is better)."""
    search = Search(standings, history, [len(table) for table in tables])
    return sum(search.cost(table, place) for place, table in enumerate(tables))


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds"), [(4, 2, 5), (6, 2, 6), (6, 3, 4), (7, 4, 5), (8, 4, 5), (9, 3, 5), (10, 5, 4)]
)
def test_small_rounds_are_as_good_as_any(entrants: int, seats: int, rounds: int) -> None:
    """Compared with every possible round: no pairing costs less, by the order of what is wanted."""
    for seed in range(2):
        chance = random.Random(seed)
        points = dict.fromkeys(range(1, entrants + 1), 0)
        history = History()
        for turn in range(rounds):
            standings = ranked(points)
            paired = pair_round(standings, history, seats, turn=turn)
            sizes, _ = table_sizes(entrants, seats)
            found = cost_of([table.entrants for table in paired.tables], standings, history)
            bound = min(cost_of(one, standings, history) for one in partitions(tuple(points), tuple(sizes)))
            assert found // 1000 == bound // 1000  # what is below are tables of equals, the last of the wishes
            history.add(paired)
            play(paired, points, chance)


def test_the_same_arguments_give_the_same_round() -> None:
    points = {one: one % 3 * 1000 for one in range(1, 31)}
    history = History()
    history.add(pair_round(ranked(points), history, 4))
    assert pair_round(ranked(points), history, 4, turn=1) == pair_round(ranked(points), history, 4, turn=1)


def test_first_rounds_seat_equals_together() -> None:
    paired = pair_round([Standing(one, 9000 - one) for one in range(1, 9)], History(), 4)
    assert {frozenset(table.entrants) for table in paired.tables} == {frozenset({1, 2, 3, 4}), frozenset({5, 6, 7, 8})}


def test_what_cannot_be_paired() -> None:
    with pytest.raises(TournamentError, match="there are 1"):
        pair_round([Standing(1)], History(), 4)
    with pytest.raises(TournamentError, match="not 6"):
        table_sizes(12, 6)
    with pytest.raises(TournamentError, match="there are 513"):
        pair_round([Standing(one) for one in range(513)], History(), 4)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sizes_of_tables(seats: int) -> None:
    for entrants in range(2, 513):
        sizes, byes = table_sizes(entrants, seats)
        assert sum(sizes) == entrants and byes == 0
        assert all(2 <= size <= 5 for size in sizes)
        if entrants >= seats * (seats - 1):
            assert all(abs(size - seats) <= 1 for size in sizes)


def _rematches(paired: Round, history: History) -> int:
    return sum(
        history.met[pair(one, other)]
        for table in paired.tables
        for one, other in itertools.combinations(table.entrants, 2)
    )
