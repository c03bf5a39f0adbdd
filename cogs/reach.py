"""How far a Fleet gets this turn: what could be done wherever its winds take it, and the first move there."""

from __future__ import annotations

import heapq
from collections.abc import Mapping

from engine import front
from engine.model import EUROPE, Action, Option, State

UNLOAD = "unloaded"
RAID = "enslave"


def reach(state: State, seat: str) -> Mapping[str, str]:
    """Return kind of option -> the option by which to begin: one of that kind, or the first move on the cheapest way.

    Empty unless it is this seat's sail turn. `unloaded` stands for entering Europe with a Chest; an
    attack to enslave is called `enslave`, so that nobody is led to it as to any other. Zones in which a
    patrol waits are left alone.
    """
    found: dict[str, str] = {}
    best: dict[str, int] = {}
    queue: list[tuple[int, int, str, State]] = [(0, 0, "", state)]
    order = 0
    while queue:
        spent, _, first, here = heapq.heappop(queue)
        at = here.players[seat].fleet.at
        if best.get(at, spent + 1) <= spent:
            continue
        best[at] = spent
        for option in _options(here, seat):
            begin = first or option.id
            found.setdefault(RAID if option.steps[-1:] == (RAID,) else option.kind, begin)
            if option.kind != "sail" or option.facts.get("patrols"):
                continue
            if option.steps[0] == EUROPE:
                if here.players[seat].fleet.chests:
                    found.setdefault(UNLOAD, begin)
                continue
            order += 1
            cost = option.facts["winds"]
            assert isinstance(cost, int)
            there = front.apply(here, Action(seat, option.id)).state
            heapq.heappush(queue, (spent + cost, order, begin, there))
    return found


def _options(state: State, seat: str) -> tuple[Option, ...]:
    asked = next((one for one in front.decisions(state) if one.seat == seat and one.kind == "sail_turn"), None)
    return asked.options if asked is not None else ()
