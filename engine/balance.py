"""What simulation shows of the balance (rules page, section 14): a table with intervals and a verdict a line.

    python -m engine.balance --games 2000 --bots captain --jobs 2

Shares are followed by their 95 % Wilson interval. A criterion is `held` or `broken` where the whole interval is on one
side of its bound, and `open` where it is not: play more games.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import NamedTuple

from engine import front
from engine.ai.minds import make
from engine.model import SPAIN, Action

NATIONS = ("spain", "england", "france", "netherlands", "courland")
ENDINGS = ("court_favourite", "abolitionist", "president", "pirate_king", "hacendado")


class Outcome(NamedTuple):
    """What one game came to, as far as balance asks."""

    nations: tuple[str, ...]
    winner: str
    ending: str
    cycles: int
    first: str
    kinds_legal: frozenset[str]
    kinds_chosen: frozenset[str]
    cards_drawn: frozenset[str]
    cards_played: frozenset[str]


class Interval(NamedTuple):
    """A share and its 95 % Wilson interval."""

    share: float
    low: float
    high: float


def wilson(hits: int, of: int) -> Interval:
    """Return the share of hits with its interval; all of 0 to 1 for no games."""
    if not of:
        return Interval(0.0, 0.0, 1.0)
    share, z = hits / of, 1.96
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return Interval(share, middle - half, middle + half)


def verdict(interval: Interval, low: float, high: float) -> str:
    """Return held, broken or open for a share that must lie from low to high."""
    if low <= interval.low and interval.high <= high:
        return "held"
    if interval.high < low or interval.low > high:
        return "broken"
    return "open"


def play(nations: tuple[str, ...], seed: int, bot: str, content: str = "core") -> Outcome:
    """Play one standard game with the same kind of bot in every seat."""
    state = front.new_game(nations, seed, "standard", content).state
    first = state.order[0]
    minds = {seat: make(bot, seat=seat, salt=seed) for seat in nations}
    legal: set[str] = set()
    chosen: set[str] = set()
    drawn: set[str] = set()
    played: set[str] = set()
    while state.frames:
        decision = next(asked for asked in front.decisions(state) if asked.given is None)
        answer = minds[decision.seat].choose(front.view(state, decision.seat), decision)
        legal.update(kind(option.id) for option in decision.options)
        chosen.add(kind(answer))
        if answer.startswith("play:"):
            played.add(answer.split(":")[1])
        state = front.apply(state, Action(decision.seat, answer)).state
        for player in state.players.values():
            drawn.update(player.hand)
    assert state.winner is not None and state.ending is not None
    return Outcome(
        nations,
        state.winner,
        state.ending,
        state.cycle,
        first,
        frozenset(legal),
        frozenset(chosen),
        frozenset(drawn),
        frozenset(played),
    )


def kind(option: str) -> str:
    """Return the kind of an action: its verb, and the aim of an attack or the side of a support."""
    verb, *parts = option.split(":")
    return f"{verb}:{parts[-1]}" if verb in ("attack", "support", "legality") else verb


def settings() -> dict[str, list[tuple[str, ...]]]:
    """Return the settings of section 14: name -> sets of nations that take turns."""
    others = NATIONS[1:]
    return {
        "5": [NATIONS],
        "4": [(SPAIN, *three) for three in combinations(others, 3)],
        "3": list(combinations(others, 3)),
        "2": list(combinations(others, 2)),
        "solo": [(SPAIN, other) for other in others],
    }


def run(sets: list[tuple[str, ...]], games: int, seed: int, bot: str, jobs: int, content: str) -> list[Outcome]:
    """Play the games of one setting; seats change places from game to game."""
    calls = []
    for number in range(games):
        nations = sets[number % len(sets)]
        turn = (number // len(sets)) % len(nations)
        calls.append(((*nations[turn:], *nations[:turn]), seed + number, bot, content))
    if jobs == 1:
        return [play(*call) for call in calls]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(_play, calls, chunksize=4))


def _play(call: tuple[tuple[str, ...], int, str, str]) -> Outcome:
    return play(*call)


Row = tuple[str, str, str, str]


def report(name: str, outcomes: list[Outcome]) -> list[Row]:
    """Return (criterion, figure, bound, verdict) of one setting."""
    games = len(outcomes)
    rows: list[Row] = []
    endings = Counter(outcome.ending for outcome in outcomes)
    for ending in ENDINGS:
        low = 0.10 if ending == "hacendado" else 0.08
        rows.append(_row(f"{name}: {ending}", wilson(endings[ending], games), low, 0.45))
    rows += _nations(name, outcomes)
    if name == "5":
        first = sum(outcome.winner == outcome.first for outcome in outcomes)
        rows.append(_row("5: first in the opening order wins", wilson(first, games), 0.0, 0.25))
    mean = sum(outcome.cycles for outcome in outcomes) / max(1, games)
    rows.append((f"{name}: mean length", f"{mean:.2f} cycles", "", ""))
    return rows


def _nations(name: str, outcomes: list[Outcome]) -> Iterable[Row]:
    wins: Counter[str] = Counter(outcome.winner for outcome in outcomes)
    seats: Counter[str] = Counter(nation for outcome in outcomes for nation in outcome.nations)
    if name == "solo":
        human = sum(outcome.winner != SPAIN for outcome in outcomes)
        yield _row("solo: the seat against Spain wins", wilson(human, len(outcomes)), 0.35, 0.65)
        return
    reach = 0.06 if name in ("4", "5") else 0.08
    for nation in NATIONS:
        if seats[nation]:
            even = 1 / int(name)
            yield _row(f"{name}: {nation} wins", wilson(wins[nation], seats[nation]), even - reach, even + reach)


def _row(criterion: str, interval: Interval, low: float, high: float) -> Row:
    figure = f"{interval.share:6.1%} ({interval.low:.1%} to {interval.high:.1%})"
    return criterion, figure, f"{low:.0%} to {high:.0%}", verdict(interval, low, high)


def usage(outcomes: list[Outcome]) -> list[Row]:
    """Return the rows on actions never chosen, and cards played in too few of the games in which they are drawn."""
    legal: set[str] = set().union(*(outcome.kinds_legal for outcome in outcomes))
    chosen: set[str] = set().union(*(outcome.kinds_chosen for outcome in outcomes))
    never = sorted(legal - chosen)
    rows: list[Row] = [
        ("actions never chosen", ", ".join(never) or "none", "none", "broken" if never else "held"),
    ]
    drawn: defaultdict[str, int] = defaultdict(int)
    played: defaultdict[str, int] = defaultdict(int)
    for outcome in outcomes:
        for card in outcome.cards_drawn:
            drawn[card] += 1
            played[card] += card in outcome.cards_played
    dead = sorted(card for card, times in drawn.items() if times >= 50 and played[card] < 0.02 * times)
    rows.append(
        ("cards played in under 2 % of their games", ", ".join(dead) or "none", "none", "broken" if dead else "held")
    )
    return rows


def main(arguments: list[str] | None = None) -> int:
    """Run the command. Returns 0 where no criterion is broken, else 1."""
    parser = argparse.ArgumentParser(prog="python -m engine.balance", description="Measure the balance of section 14.")
    parser.add_argument("--games", type=int, default=200, help="games for each setting (section 14 asks 2000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="captain")
    parser.add_argument("--content", default="core", help="a content pack's folder, to try other numbers")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", choices=tuple(settings()), help="one setting")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    rows: list[Row] = []
    everything: list[Outcome] = []
    for name, sets in settings().items():
        if options.only in (None, name):
            outcomes = run(sets, options.games, options.seed, options.bots, options.jobs, options.content)
            everything += outcomes
            rows += report(name, outcomes)
    rows += usage(everything)
    if options.json:
        print(
            json.dumps(
                [dict(zip(("criterion", "figure", "bound", "verdict"), row, strict=True)) for row in rows], indent=1
            )
        )
    else:
        for row in rows:
            print("{:44} {:34} {:12} {}".format(*row))
    return int(any(row[3] == "broken" for row in rows))


if __name__ == "__main__":
    sys.exit(main())
