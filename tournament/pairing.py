"""Who sits with whom: equals with equals, nobody twice with the same person while that can be avoided.

What is wanted, in this order: seats and nations within one of their even share; no rematch; seats and nations as even
as they can be; tables of equals. A local search finds most of it; what it leaves is solved exactly, a window of tables
at a time (all of them where there are few), by CP-SAT.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence

from tournament.balance import Balance
from tournament.history import OVER_ONE, History, pair
from tournament.model import MOST_ENTRANTS, MOST_SEATS, Round, too_many
from tournament.sizes import table_sizes
from tournament.solver import solve

UNEVEN = 1_000
REMATCH = 100_000
BEYOND = 100_000_000
NEAREST = 12  # tables on each side that a first search looks at
FARTHEST = 40  # tables on each side that the last search looks at
PASSES = 3
LOOKS = 32_000  # swaps that the search may work out in one round
WINDOW = 20  # entrants that are solved together
WINDOWS = 6  # windows in one round
EFFORT = 1.5  # for one window that is the whole round, in units of CP-SAT's deterministic time, about seconds
EFFORT_OF_MANY = 0.3  # for each of several windows


@dataclasses.dataclass(frozen=True, slots=True)
class Standing:
    """What the pairing knows of an entrant: who is paired now, the best first."""

    entrant: int
    thousandths: int = 0


def pair_round(
    standings: Sequence[Standing], history: History, seats: int, *, exact: bool = False, turn: int = 0
) -> Round:
    """Return the next round for these entrants, given best first. `turn`: the number of the round.

    The same arguments give the same round. Raises `TournamentError` for fewer than 2 or more than 512 entrants.
    """
    if len(standings) > MOST_ENTRANTS:
        raise too_many(len(standings))
    sizes, byes = table_sizes(len(standings), seats, exact=exact)
    resting = _byes(standings, history, byes)
    playing = [one for one in standings if one.entrant not in resting]
    search = Search(playing, history, sizes)
    search.run()
    balance = Balance(history)
    tables = tuple(balance.seat(table, turn + place) for place, table in enumerate(search.tables))
    return Round(tables, tuple(sorted(resting)))


def _byes(standings: Sequence[Standing], history: History, count: int) -> set[int]:
    """Give byes to those who had the fewest, among them to the last of the standings."""
    order = sorted(enumerate(standings), key=lambda item: (history.byes[item[1].entrant], -item[0]))
    return {one.entrant for _, one in order[:count]}


class Search:
    """The search for one round. `tables`: lists of entrants, best first."""

    def __init__(self, standings: Sequence[Standing], history: History, sizes: Sequence[int]) -> None:
        self._history = history
        self._balance = Balance(history)
        self._rank = {one.entrant: place for place, one in enumerate(standings)}
        self._levels = _levels(standings, sizes)
        order = [one.entrant for one in standings]
        self.tables: list[list[int]] = []
        for size in sizes:
            self.tables.append(order[:size])
            order = order[size:]
        self._looks = LOOKS
        self._costs = [self.cost(table, place) for place, table in enumerate(self.tables)]

    def run(self) -> None:
        """Bring the tables to the best that is found."""
        self._improve(NEAREST, REMATCH)
        self._improve(FARTHEST, REMATCH)
        for _ in range(PASSES):
            if not self._improve(NEAREST, UNEVEN):
                break
        self._improve(FARTHEST, UNEVEN)
        self._solve_what_is_left()

    # ------------------------------------------------------------------ costs

    def cost(self, table: Sequence[int], place: int) -> int:
        """Return what it costs that these entrants are the table of this place."""
        return self.faults(table) + sum(self.distance(entrant, place) for entrant in table)

    def faults(self, table: Sequence[int]) -> int:
        """Return what rematches and imbalance of a table cost."""
        beyond, uneven = divmod(self._balance.cost(table), OVER_ONE)
        return beyond * BEYOND + self.rematches(table) * REMATCH + uneven * UNEVEN

    def rematches(self, table: Sequence[int]) -> int:
        """Return how often pairs of a table have met already."""
        met = self._history.met
        return sum(met.get(pair(one, other), 0) for at, one in enumerate(table) for other in table[at + 1 :])

    def distance(self, entrant: int, place: int) -> int:
        """Return how many tables an entrant is from those where others of as many points sit."""
        low, high = self._levels[entrant]
        return min(max(low - place, place - high, 0), UNEVEN // MOST_SEATS - 1)

    # ------------------------------------------------------------------ swaps

    def _improve(self, reach: int, fault: int) -> bool:
        """Swap entrants of tables that cost `fault` or more with others up to `reach` tables away.

        Returns whether anything changed.
        """
        changed = False
        for place in range(len(self.tables)):
            while self._costs[place] >= fault and self._looks > 0 and self._best_swap(place, reach):
                changed = True
        return changed

    def _best_swap(self, place: int, reach: int) -> bool:
        others = sorted(range(len(self.tables)), key=lambda other: abs(other - place))[1 : 2 * reach + 1]
        for other in others:
            before = self._costs[place] + self._costs[other]
            best: tuple[int, list[int], list[int], int, int] | None = None
            for at, mine in enumerate(self.tables[place]):
                for there, theirs in enumerate(self.tables[other]):
                    first, second = list(self.tables[place]), list(self.tables[other])
                    first[at], second[there] = theirs, mine
                    if (self.rematches(first) + self.rematches(second)) * REMATCH >= before:
                        continue
                    self._looks -= 1
                    one = self.cost(first, place)
                    if one >= before:
                        continue
                    two = self.cost(second, other)
                    if one + two < (before if best is None else best[0]):
                        best = (one + two, first, second, one, two)
            if best is not None:
                _, self.tables[place], self.tables[other], self._costs[place], self._costs[other] = best
                return True
        return False

    # ------------------------------------------------------------------ windows

    def _solve_what_is_left(self) -> None:
        faulty = [place for place, cost in enumerate(self._costs) if cost >= UNEVEN]
        faulty.sort(key=lambda place: (-(self._costs[place] // UNEVEN), place))
        for place in faulty[:WINDOWS]:
            if self._costs[place] >= UNEVEN:
                self._solve_window(place)
        if any(self.rematches(table) for table in self.tables) and self._may_be_new():
            # Near tables alone could not part them: ask for any round at all in which nobody meets twice.
            everybody = list(range(len(self.tables)))
            if self._keep_if_better(everybody, EFFORT, no_rematch=True):
                self._keep_if_better(everybody, EFFORT_OF_MANY)

    def _may_be_new(self) -> bool:
        """Whether everybody has enough others not met yet for the smallest table."""
        met: Counter[int] = Counter()
        for one, other in self._history.met:
            if one in self._rank and other in self._rank:
                met.update((one, other))
        others = len(self._rank) - 1
        return all(others - met[one] >= min(map(len, self.tables)) - 1 for one in self._rank)

    def _solve_window(self, place: int) -> None:
        """Solve a table together with its neighbours; faulty ones first, since they can mend each other."""

        def far(other: int) -> tuple[bool, bool, int, int]:
            return other != place, self._costs[other] < UNEVEN, abs(other - place), other

        window: list[int] = []
        for other in sorted(range(len(self.tables)), key=far):
            if sum(len(self.tables[one]) for one in [*window, other]) > WINDOW:
                break
            window.append(other)
        window.sort()
        effort = EFFORT if len(window) == len(self.tables) else EFFORT_OF_MANY
        self._keep_if_better(window, effort)

    def _keep_if_better(self, window: Sequence[int], effort: float, *, no_rematch: bool = False) -> bool:
        """Solve the tables of these places together and keep what comes out where it costs less. Returns whether."""
        before = [self.tables[one] for one in window]
        after = solve(before, window, self, self._balance, self._history, effort, no_rematch=no_rematch)
        costs = [self.cost(table, one) for table, one in zip(after, window, strict=True)]
        if sum(costs) >= sum(self._costs[one] for one in window):
            return False
        for table, one, cost in zip(after, window, costs, strict=True):
            self.tables[one], self._costs[one] = table, cost
        return True


def _levels(standings: Sequence[Standing], sizes: Sequence[int]) -> dict[int, tuple[int, int]]:
    """Return entrant -> first and last table at which those with as many points would sit in order."""
    places = [place for place, size in enumerate(sizes) for _ in range(size)]
    spans: dict[int, tuple[int, int]] = {}
    for place, one in zip(places, standings, strict=True):
        low, _ = spans.get(one.thousandths, (place, place))
        spans[one.thousandths] = (low, place)
    return {one.entrant: spans[one.thousandths] for one in standings}
