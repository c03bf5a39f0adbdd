"""Sailing two steps at once: offered where nothing can happen on the way."""

from __future__ import annotations

import dataclasses

from cogs.limits import SELECT_OPTIONS
from cogs.panel_page import Position
from engine import front
from engine.model import EUROPE, Action, Option, State


@dataclasses.dataclass(frozen=True, slots=True)
class Route:
    """Two moves of the Fleet: by way of `via` to `to`. `winds`: what both cost; `left`: what remains."""

    via: str
    to: str
    winds: int
    left: int

    @property
    def options(self) -> tuple[str, str]:
        """The ids of the two moves."""
        return f"sail:{self.via}", f"sail:{self.to}"

    @property
    def key(self) -> str:
        """The name by which a menu entry knows it."""
        return f"{self.via}.{self.to}"


def routes(position: Position) -> list[Route]:
    """Return the cheapest two-step route to every zone that is not one step away, cheapest first; at most 25.

    A route never leads by a zone in which a patrol waits, nor by Europe, where Chests are unloaded.
    """
    one = position.asked()
    if one is None or one.decision.kind != "sail_turn":
        return []
    direct = _moves(one.decision.options)
    here = str(one.decision.facts.get("at", ""))
    best: dict[str, Route] = {}
    for via, first in direct.items():
        if via == EUROPE or first.facts.get("patrols"):
            continue
        for to, second in _moves(_after(position.state, one.decision.seat, first)).items():
            if to in direct or to == here:
                continue
            winds = _number(first, "winds") + _number(second, "winds")
            known = best.get(to)
            if known is None or winds < known.winds:
                best[to] = Route(via, to, winds, _number(second, "left"))
    return sorted(best.values(), key=lambda route: (route.winds, route.to))[:SELECT_OPTIONS]


def _moves(options: tuple[Option, ...]) -> dict[str, Option]:
    return {option.steps[0]: option for option in options if option.kind == "sail"}


def _after(state: State, seat: str, first: Option) -> tuple[Option, ...]:
    """Return what could be done after the first move."""
    after = front.apply(state, Action(seat, first.id)).state
    asked = next((one for one in front.decisions(after) if one.seat == seat and one.kind == "sail_turn"), None)
    return asked.options if asked is not None else ()


def _number(option: Option, name: str) -> int:
    value = option.facts.get(name, 0)
    return value if isinstance(value, int) else 0
