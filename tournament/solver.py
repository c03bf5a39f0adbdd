"""A window of tables as a constraint problem, for CP-SAT: exact where the window is small enough for its time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ortools.sat.python import cp_model

from tournament.balance import Balance
from tournament.history import OVER_ONE, History, pair
from tournament.model import table_nations

BEYOND, REMATCH, UNEVEN = 100_000_000, 100_000, 1_000


class Distances(Protocol):
    """What knows how far an entrant is from a table."""

    def distance(self, entrant: int, place: int) -> int:
        """Return how many tables an entrant is from those of as many points."""
        ...


def solve(
    tables: Sequence[Sequence[int]],
    places: Sequence[int],
    distances: Distances,
    balance: Balance,
    history: History,
    effort: float,
    *,
    no_rematch: bool = False,
) -> list[list[int]]:
    """Return the same entrants on tables of the same sizes. `places`: table numbers.

    `effort`: units of deterministic time, so that the same input gives the same answer on every machine.
    `no_rematch`: any round will do in which nobody meets twice and nobody is more than one off the even share; where
    none is found the tables stay as they are.
    """
    model = cp_model.CpModel()
    entrants = [entrant for table in tables for entrant in table]
    at = {(one, place): model.new_bool_var("") for one in entrants for place in range(len(tables))}
    terms: list[cp_model.LinearExprT] = []
    for one in entrants:
        model.add_exactly_one(at[one, place] for place in range(len(tables)))
    for place, table in enumerate(tables):
        size = len(table)
        model.add(sum(at[one, place] for one in entrants) == size)
        seats = {one: balance.seat_costs(one, size) for one in entrants}
        nations = {one: balance.nation_costs(one, size) for one in entrants}
        terms += _assign(model, at, place, seats, size, strict=no_rematch)
        terms += _assign(model, at, place, nations, len(table_nations(size)[0]), strict=no_rematch)
        terms += [at[one, place] * distances.distance(one, places[place]) for one in entrants]
    for number, one in enumerate(entrants):
        for other in entrants[number + 1 :]:
            times = history.met.get(pair(one, other), 0)
            if times and no_rematch:
                for place in range(len(tables)):
                    model.add_at_most_one(at[one, place], at[other, place])
            elif times:
                again = model.new_bool_var("")
                for place in range(len(tables)):
                    model.add_bool_or(~at[one, place], ~at[other, place], again)
                terms.append(again * (times * REMATCH))
    if not no_rematch:
        for place, table in enumerate(tables):
            for one in entrants:
                model.add_hint(at[one, place], one in table)
        model.minimize(sum(terms))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 0
    solver.parameters.max_deterministic_time = effort
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return [list(table) for table in tables]
    return [[one for one in entrants if solver.value(at[one, place])] for place in range(len(tables))]


def _assign(
    model: cp_model.CpModel,
    at: dict[tuple[int, int], cp_model.IntVar],
    place: int,
    costs: dict[int, list[int]],
    must: int,
    *,
    strict: bool,
) -> list[cp_model.LinearExprT]:
    """Give each entrant of a table one column, each column to one entrant; the first `must` columns are all given.

    `strict`: none to whom it would be more than one off the even share.
    """
    columns = len(next(iter(costs.values())))
    chosen = {(one, column): model.new_bool_var("") for one in costs for column in range(columns)}
    for one in costs:
        model.add(sum(chosen[one, column] for column in range(columns)) == at[one, place])
    for column in range(columns):
        if column < must:
            model.add_exactly_one(chosen[one, column] for one in costs)
        else:
            model.add_at_most_one(chosen[one, column] for one in costs)
    terms: list[cp_model.LinearExprT] = []
    for (one, column), variable in chosen.items():
        beyond, uneven = divmod(costs[one][column], OVER_ONE)
        if strict and beyond:
            model.add(variable == 0)
        terms.append(variable * (beyond * BEYOND + uneven * UNEVEN))
    return terms
