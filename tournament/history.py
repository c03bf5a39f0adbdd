"""What the pairing remembers of earlier rounds: who met whom, who sat where, who had a bye."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from collections.abc import Iterable

from tournament.model import NATIONS, Result, Round, by_table, share, table_nations

SLACK = 1e-9
OVER_ONE = 1000  # an imbalance of more than one outweighs all within one


@dataclasses.dataclass(slots=True)
class History:
    """Counts over the rounds so far.

    `met`: unordered pairs of entrants. `seats`, `nations`: (entrant, seat or nation). `seat_share`, `nation_share`: how
    often the same would have come if all were even. `byes`: by entrant.
    """

    met: Counter[tuple[int, int]] = dataclasses.field(default_factory=Counter)
    seats: Counter[tuple[int, int]] = dataclasses.field(default_factory=Counter)
    nations: Counter[tuple[int, str]] = dataclasses.field(default_factory=Counter)
    seat_share: dict[tuple[int, int], float] = dataclasses.field(default_factory=dict)
    nation_share: dict[tuple[int, str], float] = dataclasses.field(default_factory=dict)
    byes: Counter[int] = dataclasses.field(default_factory=Counter)

    @classmethod
    def of(cls, results: Iterable[Result]) -> History:
        """Return the history that these results make."""
        history = cls()
        results = list(results)
        for rows in by_table(results).values():
            history._table([(row.entrant, row.seat, row.nation) for row in rows])
        history.byes.update(row.entrant for row in results if row.is_bye)
        return history

    def add(self, paired: Round) -> None:
        """Take a round into account."""
        for table in paired.tables:
            self._table([(seat.entrant, seat.seat, seat.nation) for seat in table.seats])
        self.byes.update(paired.byes)

    def _table(self, rows: list[tuple[int, int, str]]) -> None:
        size = len(rows)
        for place, (entrant, seat, nation) in enumerate(rows):
            self.seats[entrant, seat] += 1
            self.nations[entrant, nation] += 1
            for number in range(1, size + 1):
                key = (entrant, number)
                self.seat_share[key] = self.seat_share.get(key, 0.0) + 1 / size
            for name in NATIONS:
                self.nation_share[entrant, name] = self.nation_share.get((entrant, name), 0.0) + share(name, size)
            for other, _, _ in rows[place + 1 :]:
                self.met[pair(entrant, other)] += 1

    def seat_costs(self, entrant: int, size: int) -> list[int]:
        """Return what each seat of a table of this size would cost in balance, first seat first."""
        counts = [self.seats[entrant, seat] for seat in range(1, size + 1)]
        shares = [self.seat_share.get((entrant, seat), 0.0) + 1 / size for seat in range(1, size + 1)]
        return _costs(counts, shares)

    def nation_costs(self, entrant: int, size: int) -> list[int]:
        """Return what each nation of a table of this size would cost in balance, in the order of `nations_at`."""
        names = nations_at(size)
        counts = [self.nations[entrant, name] for name in names]
        shares = [self.nation_share.get((entrant, name), 0.0) + share(name, size) for name in names]
        return _costs(counts, shares)


def pair(one: int, other: int) -> tuple[int, int]:
    """Return the key of an unordered pair."""
    return (one, other) if one < other else (other, one)


def nations_at(size: int) -> tuple[str, ...]:
    """Return the nations that can be at a table of this size, those that must be first."""
    must, may = table_nations(size)
    return (*must, *may)


def _costs(counts: list[int], shares: list[float]) -> list[int]:
    """Return, for each choice, how far all counts would then lie outside of their even share.

    Outside of the share rounded down and up costs 1 for each missing or excess game, more than one off OVER_ONE more.
    """
    base = [_outside(count, even) for count, even in zip(counts, shares, strict=True)]
    total = sum(base)
    return [total - base[place] + _outside(count + 1, shares[place]) for place, count in enumerate(counts)]


def _outside(count: int, even: float) -> int:
    low, high = math.floor(even + SLACK), math.ceil(even - SLACK)
    strict = max(low - count, count - high, 0)
    return strict + (OVER_ONE if abs(count - even) > 1 + SLACK else 0)
