"""How often a game waits for a human: `python -m engine.waits --games 20 --seats 5 --humans 4`.

A wait begins where at least one human must answer and ends when all asked have; simultaneous answers count once, and
so do several answers of one human in a row. Bots stand in for the humans. `before`: every question is asked; `after`:
each human has left orders ahead (`engine.orders`): the next announcement together with a bid, Battle Cards, labour and
bids on buried treasure.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from statistics import median

from engine import front
from engine.ai.minds import Mind, make
from engine.front import ORDER
from engine.model import SPAIN, Action, State
from engine.simulate import nations_for

# What the stand-ins leave ahead.
ORDERS = (f"{ORDER}support:target", f"{ORDER}labour:hire+kidnap", f"{ORDER}bid:buried:3")


def count(nations: list[str], humans: list[str], seed: int, *, orders: bool, bot: str = "captain") -> Counter[str]:
    """Return the waits of one game by the kind of what was asked."""
    state = front.new_game(nations, seed).state
    minds: dict[str, Mind] = {seat: make(bot, seat=seat, salt=seed) for seat in nations}
    if orders:
        for seat in humans:
            for order in ORDERS:
                state = front.apply(state, Action(seat, order)).state
    waits: Counter[str] = Counter()
    last: object = None
    while state.frames:
        asked = [decision for decision in front.decisions(state) if decision.given is None]
        decision = asked[0]
        here = _place(state, decision.kind, [one.seat for one in asked if one.seat in humans])
        if here is not None and here != last:
            waits[decision.kind] += 1
        last = here if here is not None else last if decision.seat in humans else None
        answer = minds[decision.seat].choose(front.view(state, decision.seat), decision)
        state = front.apply(state, Action(decision.seat, answer)).state
        if orders and decision.kind == "bid" and decision.seat in humans and state.frames:
            state = front.apply(state, Action(decision.seat, f"{ORDER}announce:buried")).state
    return waits


def _place(state: State, kind: str, seats: list[str]) -> object:
    """Return what tells one wait from the next: None where no human is asked."""
    if not seats:
        return None
    if kind in ("bid", "support", "inquisition"):
        return (kind, len(state.frames), state.cycle, state.year_kind, len(state.market), len(state.discard))
    return (kind, seats[0], state.cycle)


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m engine.waits", description="Count the waits for humans.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=5, choices=(2, 3, 4, 5))
    parser.add_argument("--humans", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="captain")
    options = parser.parse_args(arguments)
    table: dict[str, object] = {}
    for name, orders in (("before", False), ("after", True)):
        games = []
        for number in range(options.games):
            nations = nations_for(options.seats, False, number)
            humans = [seat for seat in nations if seat != SPAIN][: options.humans]
            games.append(count(nations, humans, options.seed + number, orders=orders, bot=options.bots))
        kinds = sorted({kind for waits in games for kind in waits})
        table[name] = {
            "median": median(sum(waits.values()) for waits in games) if games else 0,
            "mean_by_kind": {kind: round(sum(w[kind] for w in games) / len(games), 1) for kind in kinds},
        }
    print(json.dumps({"games": options.games, "humans": options.humans, **table}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
