"""Points and standings, recomputed by a script of its own from the exported sheets alone."""

from __future__ import annotations

import random

import pytest

from tests.tournament.recompute import recomputed, shown_rows
from tournament.forms import Plan, is_over, next_round, pools_of, snake, through
from tournament.model import Form, Result, TournamentError
from tournament.ratings import ladder, newcomer, rate, rate_results
from tournament.scoring import Ended, Points, adjudicated
from tournament.sheets import decimals, ratings_sheet, results_sheet, sheet_names, standings_sheet
from tournament.standings import standings


def played(form: Form, entrants: int, seats: int, rounds: int, *, seed: int = 1, final: bool = False) -> list[Result]:
    """Play a tournament with results by chance."""
    plan, points, chance = Plan(form, seats, rounds, final=final), Points(), random.Random(seed)
    results: list[Result] = []
    for number in range(1, plan.last + 1):
        paired = next_round(plan, number, range(1, entrants + 1), results)
        for place, table in enumerate(paired.tables, start=1):
            order = [seat.nation for seat in table.seats]
            chance.shuffle(order)
            renown = {nation: chance.randrange(4) for nation in order}
            results += points.rows(number, place, table, Ended(order, renown, "hacendado"))
        results += [points.rest(number, one) for one in paired.byes]
        if is_over(plan, number, results):
            break
    return results


@pytest.mark.parametrize(
    ("form", "entrants", "seats", "rounds", "final"),
    [
        ("swiss", 64, 4, 4, False),
        ("swiss", 13, 4, 3, True),
        ("pools", 12, 4, 3, True),
        ("elimination", 64, 4, 4, False),
        ("swiss", 7, 2, 3, False),
    ],
)
def test_standings_follow_from_the_sheet_alone(form: Form, entrants: int, seats: int, rounds: int, final: bool) -> None:
    results = played(form, entrants, seats, rounds, final=final)
    names = {one: f"P{one}" for one in range(1, entrants + 1)}
    start = 1 if form == "elimination" else rounds + 1 if final else 0
    sheet = standings_sheet(standings(results, sorted(names), knockout_from=start), names)
    assert shown_rows(sheet) == recomputed(results_sheet(results, names), knockout_from=start)


def test_points_of_a_table() -> None:
    points = Points()
    assert points.of(1, 4, 10, 40) == 5500
    assert points.of(4, 4, 0, 0) == 1000
    assert points.of(5, 5, -3, 10) == 1000


def test_points_that_cannot_be() -> None:
    with pytest.raises(TournamentError, match="4 numbers"):
        Points(places={2: (1, 0), 3: (2, 1, 0), 4: (1, 0), 5: (4, 3, 2, 1, 0)})
    with pytest.raises(TournamentError, match="1 2"):
        Points(places={2: (1, 2), 3: (2, 1, 0), 4: (3, 2, 1, 0), 5: (4, 3, 2, 1, 0)})
    with pytest.raises(TournamentError, match="not 101"):
        Points(bye=101)


def test_adjudication_is_by_renown_then_ducats() -> None:
    ended = adjudicated({"spain": 4, "england": 7, "france": 7}, {"spain": 9, "england": 2, "france": 3})
    assert list(ended.order) == ["france", "england", "spain"]


def test_elimination_ends_with_one_table() -> None:
    for entrants in (5, 8, 17, 64, 200):
        for rounds in (2, 3, 4):
            results = played("elimination", entrants, 4, rounds)
            last = max(row.round for row in results)
            assert last <= rounds
            assert len({row.table for row in results if row.round == last}) == 1
            winners = {row.entrant for row in results if row.round == 1 and row.place == 1}
            assert last <= 2 or winners <= {row.entrant for row in results if row.round == 2}
    sizes = [through(Plan("elimination", 4, 4), number, count) for number, count in ((1, 64), (2, 25), (3, 10))]
    assert sizes == [25, 10, 4]


def test_pools_stay_together_and_the_best_of_each_meet_in_the_final() -> None:
    results = played("pools", 16, 4, 3, final=True)
    pools = pools_of(results)
    for number in (2, 3):
        seen = [{row.entrant for row in results if (row.round, row.table) == (number, table)} for table in range(1, 5)]
        assert seen == [set(pool) for pool in pools]
    finalists = {row.entrant for row in results if row.round == 4}
    assert len(finalists) == 4
    assert all(len(finalists & set(pool)) == 1 for pool in pools)


def test_a_pool_that_loses_people() -> None:
    plan = Plan("pools", 4, 3)
    results = played("pools", 8, 4, 1)
    first, second = pools_of(results)
    active = [first[0], *second, 9]
    paired = next_round(plan, 2, active, results)
    assert sorted([*(one for table in paired.tables for one in table.entrants), *paired.byes]) == sorted(active)


def test_a_snake_spreads_the_strong() -> None:
    assert snake(range(1, 9), 4) == [[1, 4, 5, 8], [2, 3, 6, 7]]


def test_forms_that_cannot_be() -> None:
    with pytest.raises(TournamentError, match="not 13"):
        Plan("swiss", 4, 13)
    with pytest.raises(TournamentError, match="not 6"):
        Plan("swiss", 6, 3)


def test_ratings_rise_with_places() -> None:
    results = played("swiss", 16, 4, 4)
    ratings = rate_results(results)
    assert all(rating.games == 4 and rating.provisional for rating in ratings.values())
    first = [row.entrant for row in results if row.round == 1 and row.table == 1]
    order = sorted(first, key=lambda one: next(row.place for row in results if row.entrant == one and row.round == 1))
    once = rate([order])
    assert [once[one].mu for one in order] == sorted((once[one].mu for one in order), reverse=True)
    assert all(once[one].sigma < newcomer().sigma for one in order)
    assert [one for one, _ in ladder(once)] == order
    assert ratings_sheet(ratings, {one: f"P{one}" for one in ratings}).count("\n") == 17


def test_games_that_nobody_is_rated_for() -> None:
    assert rate([["a"], ["b", "b"]]) == {}


def test_sheets() -> None:
    assert decimals(-1500) == "-1.500"
    assert sheet_names({1: "Ann", 2: "Ann", 3: "=1+1", 4: "@"}) == {1: "Ann", 2: "Ann (2)", 3: "1+1", 4: "entrant 4"}
