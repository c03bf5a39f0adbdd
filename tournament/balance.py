"""Seats and nations within one table: the assignment that keeps every entrant nearest to an even share."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

import numpy as np
from scipy.optimize import linear_sum_assignment

from tournament.history import History, nations_at
from tournament.model import Seat, Table, table_nations

MUST = 10_000_000  # a nation that must be at the table is taken before all else


class Balance:
    """Costs of seats and nations before one round, worked out once for each entrant and table size."""

    def __init__(self, history: History) -> None:
        self._history = history
        self.seat_costs: Callable[[int, int], list[int]] = functools.cache(history.seat_costs)
        self.nation_costs: Callable[[int, int], list[int]] = functools.cache(history.nation_costs)

    def cost(self, entrants: Sequence[int]) -> int:
        """Return the least imbalance with which these entrants can sit together (0: all within their share)."""
        size = len(entrants)
        nations = np.array([self.nation_costs(entrant, size) for entrant in entrants], dtype=np.float64)
        must = len(table_nations(size)[0])
        nations[:, :must] -= MUST
        total = MUST * must
        for matrix in (np.array([self.seat_costs(entrant, size) for entrant in entrants], dtype=np.float64), nations):
            total += int(matrix[linear_sum_assignment(matrix)].sum())
        return total

    def seat(self, entrants: Sequence[int], turn: int) -> Table:
        """Return the table with seats and nations given out. `turn` decides between choices that are as good."""
        order = sorted(entrants)
        turned = order[turn % len(order) :] + order[: turn % len(order)]
        chairs, nations = self._seats(turned, turn), self._nations(turned, turn)
        seats = [Seat(entrant, chairs[entrant] + 1, nations_at(len(order))[nations[entrant]]) for entrant in turned]
        return Table(tuple(sorted(seats, key=lambda seat: seat.seat)))

    def _seats(self, entrants: Sequence[int], turn: int) -> dict[int, int]:
        size = len(entrants)
        return _assign(entrants, [self.seat_costs(entrant, size) for entrant in entrants], 0, turn)

    def _nations(self, entrants: Sequence[int], turn: int) -> dict[int, int]:
        size = len(entrants)
        must = len(table_nations(size)[0])
        return _assign(entrants, [self.nation_costs(entrant, size) for entrant in entrants], must, turn)


def _assign(entrants: Sequence[int], costs: list[list[int]], must: int, turn: int) -> dict[int, int]:
    """Return entrant -> column of the cheapest assignment."""
    matrix = np.array(costs, dtype=np.int64)
    matrix[:, :must] -= MUST
    columns = np.roll(np.arange(matrix.shape[1]), turn)
    rows, picked = linear_sum_assignment(matrix[:, columns])
    return {entrants[int(row)]: int(column) for row, column in zip(rows, columns[picked], strict=True)}
