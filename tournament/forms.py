"""Which entrants play in the next round, and with whom, in each form of a tournament."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tournament.balance import Balance
from tournament.history import History
from tournament.model import FORMS, MOST_ENTRANTS, MOST_ROUNDS, Form, Result, Round, Table, TournamentError, too_many
from tournament.pairing import Standing, pair_round
from tournament.sizes import table_sizes
from tournament.standings import Line, standings


@dataclasses.dataclass(frozen=True, slots=True)
class Plan:
    """What kind of tournament it is. `seats` at a table, `rounds` in all; `final`: one more round for the best."""

    form: Form
    seats: int = 4
    rounds: int = 4
    exact: bool = False
    final: bool = False

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            known = ", ".join(FORMS)
            sentence = f"There is no form '{self.form}'; there are {known}."
            raise TournamentError(sentence, "tournament-form", given=self.form, known=known)
        if not 1 <= self.rounds <= MOST_ROUNDS:
            sentence = f"A tournament has 1 to {MOST_ROUNDS} rounds, not {self.rounds}."
            raise TournamentError(sentence, "tournament-rounds", most=MOST_ROUNDS, given=self.rounds)
        table_sizes(2 * self.seats, self.seats)

    @property
    def last(self) -> int:
        """The number of the last round, a final included."""
        return self.rounds + (1 if self.final and self.form != "elimination" else 0)


def knockout_from(plan: Plan) -> int:
    """Return the first round in which who gets farther is before who has more points; 0: there is none."""
    if plan.form == "elimination":
        return 1
    return plan.rounds + 1 if plan.final else 0


def next_round(plan: Plan, number: int, active: Sequence[int], results: Sequence[Result]) -> Round:
    """Return round `number` (1 is the first). `active`: entrants who are there now, in order of seeding.

    Raises `TournamentError` where too few are left.
    """
    if len(active) > MOST_ENTRANTS:
        raise too_many(len(active))
    history = History.of(results)
    if number > plan.rounds:
        return _final(plan, number, active, results, history)
    if plan.form == "pools":
        return _pools(plan, number, active, results, history)
    if plan.form == "elimination":
        return _elimination(plan, number, active, results, history)
    table = ranked(active, results)
    return pair_round(table, history, plan.seats, exact=plan.exact, turn=number - 1)


def ranked(active: Sequence[int], results: Sequence[Result]) -> list[Standing]:
    """Return those who are there now, best first; with equal figures in order of seeding."""
    lines = {line.entrant: line for line in standings(results, active)}
    order = sorted(enumerate(active), key=lambda item: (*_figures(lines[item[1]]), item[0]))
    return [Standing(one, lines[one].thousandths) for _, one in order]


def _figures(line: Line) -> tuple[int, ...]:
    return (-line.thousandths, -line.wins, -line.head_to_head, -line.sonneborn, -line.opponents, -line.renown)


def is_over(plan: Plan, number: int, results: Sequence[Result]) -> bool:
    """Whether no round follows round `number`: all are played, or an elimination has had its last table."""
    if number >= plan.last:
        return True
    return plan.form == "elimination" and len({row.table for row in results if row.round == number}) == 1


def _seated(tables: Sequence[Sequence[int]], history: History, turn: int) -> tuple[Table, ...]:
    balance = Balance(history)
    return tuple(balance.seat(table, turn + place) for place, table in enumerate(tables))


def _final(plan: Plan, number: int, active: Sequence[int], results: Sequence[Result], history: History) -> Round:
    """The best of the standings at one table; in pools the best of each pool before any second one."""
    best = [one.entrant for one in ranked(active, results)]
    if plan.form == "pools":
        pools = pools_of(results)
        best.sort(key=lambda one: _place_in_pool(one, pools, active, results))
    finalists = best[: plan.seats]
    if len(finalists) < 2:
        sentence = f"A final needs at least 2 entrants; there are {len(finalists)}."
        raise TournamentError(sentence, "tournament-final", count=len(finalists))
    return Round(_seated([finalists], history, number - 1))


def pools_of(results: Sequence[Result]) -> list[list[int]]:
    """Return the pools as the first round seated them."""
    tables: dict[int, list[int]] = {}
    for row in results:
        if row.round == 1 and not row.is_bye:
            tables.setdefault(row.table, []).append(row.entrant)
    return [tables[number] for number in sorted(tables)]


def _place_in_pool(one: int, pools: list[list[int]], active: Sequence[int], results: Sequence[Result]) -> int:
    pool = next((pool for pool in pools if one in pool), [])
    order = [standing.entrant for standing in ranked([other for other in active if other in pool], results)]
    return order.index(one) if one in order else len(active)


def _pools(plan: Plan, number: int, active: Sequence[int], results: Sequence[Result], history: History) -> Round:
    """The same tables in each round. The first draw is a snake, so that every pool has its share of the strong.

    Who comes late joins the smallest pool that has a seat, or makes a new pool with others who are late. Who is left
    alone in a pool moves to another one.
    """
    if number == 1 or not results:
        pools = snake(active, plan.seats, exact=plan.exact)
    else:
        pools = [[one for one in pool if one in active] for pool in pools_of(results)]
        known = {one for pool in pools for one in pool}
        loose = [one for one in active if one not in known] + [pool[0] for pool in pools if len(pool) == 1]
        pools = [pool for pool in pools if len(pool) > 1]
        for one in loose:
            free = [pool for pool in pools if len(pool) < plan.seats] or [pool for pool in pools if len(pool) < 5]
            if free:
                min(free, key=len).append(one)
            else:
                pools.append([one])
    alone = tuple(pool[0] for pool in pools if len(pool) == 1)
    tables = _seated([pool for pool in pools if len(pool) > 1], history, number - 1)
    placed = {one for table in tables for one in table.entrants}
    return Round(tables, tuple(sorted({one for one in active if one not in placed} | set(alone))))


def snake(order: Sequence[int], seats: int, *, exact: bool = False) -> list[list[int]]:
    """Deal entrants out to tables, forwards and backwards, best first."""
    sizes, byes = table_sizes(len(order), seats, exact=exact)
    pools: list[list[int]] = [[] for _ in sizes]
    waiting = list(order[: len(order) - byes])
    forwards = True
    while waiting:
        for place in range(len(pools)) if forwards else reversed(range(len(pools))):
            if waiting and len(pools[place]) < sizes[place]:
                pools[place].append(waiting.pop(0))
        forwards = not forwards
    return pools


def through(plan: Plan, number: int, count: int) -> int:
    """Return how many of `count` entrants of round `number` go through, so that the last round is one table."""
    left = plan.rounds - number
    if left <= 0:
        return 0
    ratio = (plan.seats / count) ** (1 / left) if count > plan.seats else 1.0
    tables = len(table_sizes(count, plan.seats)[0])
    return max(min(max(round(count * ratio), tables, 2), count - 1), min(plan.seats, count))


def _elimination(plan: Plan, number: int, active: Sequence[int], results: Sequence[Result], history: History) -> Round:
    """The winners of all tables go on, then the best others by place, then points of that round and before."""
    if number == 1:
        return Round(_seated(snake(active, plan.seats), history, 0))
    before = [row for row in results if row.round == number - 1 and not row.is_bye]
    count = min(through(plan, number - 1, len(before)), len(before))
    total = {one.entrant: one.thousandths for one in ranked([row.entrant for row in before], results)}
    before.sort(key=lambda row: (row.place, -row.thousandths, -total[row.entrant], row.entrant))
    going = [row.entrant for row in before if row.entrant in active][:count]
    if len(going) < 2:
        sentence = f"Round {number} needs at least 2 entrants; there are {len(going)}."
        raise TournamentError(sentence, "tournament-few", need=2, count=len(going))
    standings_now = [Standing(one, total[one]) for one in going]
    if len(going) <= plan.seats or number == plan.rounds:
        return Round(_seated([going[: plan.seats]], history, number - 1))
    return pair_round(standings_now, history, plan.seats, turn=number - 1)
