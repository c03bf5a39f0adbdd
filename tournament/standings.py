"""Standings: points, and tie-breaks in a stated order. What is shown decides: ranks come from the rounded figures.

Every figure follows from the results alone (`results.csv`); FORMULAS says how, and stands in the head of the sheet.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction

from tournament.model import Result, by_table

FORMULAS = (
    "rank: by reached, last_place, points, wins, head_to_head, sonneborn, opponents, renown, then the lower number",
    "reached: the last knockout round played (all of an elimination, a final), else 0",
    "last_place: the place in that round (the lower the better), 0 without one",
    "points: sum of the points of all rounds, byes included",
    "wins: games in first place",
    "head_to_head: against those equal in all before it: places won less places lost",
    "sonneborn: sum over games of (points of all beaten opponents) / (opponents at that table)",
    "opponents: mean over games of the mean points of the opponents at that table",
    "renown: sum of the Renown of all games",
    "sonneborn and opponents have 3 decimals, halves rounded to the even thousandth",
)


@dataclasses.dataclass(frozen=True, slots=True)
class Line:
    """One entrant in the standings. `points`, `sonneborn`, `opponents` in thousandths. `reached`: the last
    knockout round, 0 for none; `last_place`: the place in it; `played`: games."""

    rank: int
    entrant: int
    thousandths: int
    wins: int
    head_to_head: int
    sonneborn: int
    opponents: int
    renown: int
    reached: int
    last_place: int
    played: int


def standings(results: Iterable[Result], entrants: Sequence[int], *, knockout_from: int = 0) -> list[Line]:
    """Return all entrants, best first. `knockout_from`: the first round in which who got farther is before who scored
    more, 0 for none.
    """
    results = list(results)
    points: dict[int, int] = dict.fromkeys(entrants, 0)
    last: dict[int, tuple[int, int]] = dict.fromkeys(entrants, (0, 0))
    for result in results:
        points[result.entrant] = points.get(result.entrant, 0) + result.thousandths
        if knockout_from and result.round >= knockout_from:
            last[result.entrant] = max(last.get(result.entrant, (0, 0)), (result.round, result.place))
    wins: dict[int, int] = defaultdict(int)
    renown: dict[int, int] = defaultdict(int)
    beaten: dict[int, Fraction] = defaultdict(Fraction)
    faced: dict[int, list[Fraction]] = defaultdict(list)
    tables = list(by_table(results).values())
    for rows in tables:
        for mine in rows:
            others = [other for other in rows if other.entrant != mine.entrant]
            wins[mine.entrant] += mine.place == 1
            renown[mine.entrant] += mine.renown
            lower = sum(points[other.entrant] for other in others if other.place > mine.place)
            beaten[mine.entrant] += Fraction(lower, len(others))
            faced[mine.entrant].append(Fraction(sum(points[other.entrant] for other in others), len(others)))
    level: dict[tuple[tuple[int, int], int, int], set[int]] = defaultdict(set)
    for one in points:
        level[last.get(one, (0, 0)), points[one], wins[one]].add(one)
    direct = {one: _head_to_head(one, level[last.get(one, (0, 0)), points[one], wins[one]], tables) for one in points}
    lines = [
        Line(
            rank=0,
            entrant=one,
            thousandths=points[one],
            wins=wins[one],
            head_to_head=direct[one],
            sonneborn=round(beaten[one]),
            opponents=round(sum(faced[one], Fraction()) / len(faced[one])) if faced[one] else 0,
            renown=renown[one],
            reached=last.get(one, (0, 0))[0],
            last_place=last.get(one, (0, 0))[1],
            played=len(faced[one]),
        )
        for one in points
    ]
    lines.sort(key=_order)
    return [dataclasses.replace(line, rank=place) for place, line in enumerate(lines, start=1)]


def _order(line: Line) -> tuple[int, ...]:
    best_first = (
        line.reached,
        -line.last_place,
        line.thousandths,
        line.wins,
        line.head_to_head,
        line.sonneborn,
        line.opponents,
        line.renown,
    )
    return (*(-figure for figure in best_first), line.entrant)


def _head_to_head(one: int, level: set[int], tables: Sequence[Sequence[Result]]) -> int:
    """Return places won against those on the same level less places lost to them."""
    if len(level) < 2:
        return 0
    total = 0
    for rows in tables:
        for mine, other in itertools.permutations(rows, 2):
            if mine.entrant == one and other.entrant in level:
                total += (mine.place < other.place) - (mine.place > other.place)
    return total
