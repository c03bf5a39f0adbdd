"""Sailing several steps at once: offered where nothing can happen on the way."""

from __future__ import annotations

import dataclasses
from heapq import heappop, heappush

from cogs.doing import do
from cogs.host import Host
from cogs.limits import SELECT_OPTIONS
from cogs.panel_page import Position, needs_look
from engine import front
from engine.ai.distance import distances
from engine.model import EUROPE, Action, Option, State
from story import names as called
from story import words
from story.catalogue import say


@dataclasses.dataclass(frozen=True, slots=True)
class Route:
    """Moves of the Fleet: by way of the zones `via`, in their order, to `to`. `winds`: what all cost; `left`: what
    remains; `last`: the last move, as it can be made then.
    """

    via: tuple[str, ...]
    to: str
    winds: int
    left: int
    last: Option

    @property
    def options(self) -> tuple[str, ...]:
        """The ids of the moves."""
        return tuple(f"sail:{zone}" for zone in (*self.via, self.to))


def routes(position: Position) -> list[Route]:
    """Return the cheapest way to every zone in reach that is not one step away, cheapest first; at most 25.

    A way never leads by a zone in which a patrol waits, nor by Europe, where Chests are unloaded. It may end there.
    """
    one = position.asked()
    if one is None or one.decision.kind != "sail_turn":
        return []
    seat, here = one.decision.seat, str(one.decision.facts.get("at", ""))
    best: dict[str, Route] = {}
    # Winds spent, steps, the way: two ways are never the same, so states are never compared.
    heap: list[tuple[int, int, tuple[str, ...], State]] = [(0, 0, (), position.state)]
    while heap:
        spent, _, via, state = heappop(heap)
        if via and best[via[-1]].via != via[:-1]:
            continue  # a cheaper way there has been found since
        for option in _moves(state, seat):
            zone, winds, left = option.steps[0], spent + _number(option, "winds"), _number(option, "left")
            known = best.get(zone)
            if zone == here or (known is not None and (known.winds <= winds or not known.via)):
                continue
            best[zone] = Route(via, zone, winds, left, option)
            if zone != EUROPE and left and not option.facts.get("patrols"):
                after = front.apply(state, Action(seat, option.id)).state
                heappush(heap, (winds, len(via) + 1, (*via, zone), after))
    found = [route for route in best.values() if route.via]
    return sorted(found, key=lambda route: (route.winds, route.to))[:SELECT_OPTIONS]


def _moves(state: State, seat: str) -> list[Option]:
    """Return the moves that a Fleet can make now; none where something else is asked."""
    asked = (one for one in front.decisions(state) if one.seat == seat and one.kind == "sail_turn")
    return [option for one in asked for option in one.options if option.kind == "sail"]


def is_detour(position: Position, route: Route) -> bool:
    """Whether the way would be shorter without the patrols that it avoids (2.3)."""
    one = position.asked()
    here = str(one.decision.facts.get("at", "")) if one is not None else route.to
    return distances(position.state.content)[here][route.to] < route.winds


def described(position: Position, route: Route) -> str:
    """Return what a route costs, what its end offers, and its way, in one line."""
    via = called.joined([called.zone(zone, position.content, position.locale) for zone in route.via], position.locale)
    cost = say("route", position.locale, winds=route.winds, left=route.left)
    ends = words.arrival(route.last, position.view, position.content, position.locale)
    return " · ".join([cost, *ends, say("route-by", position.locale, via=via)])


async def sail(host: Host, position: Position, user_id: int, route: Route) -> tuple[Position, str, Option | None]:
    """Make the moves of a route. Stops where one has changed what is asked, and before one that must be looked at.

    Returns the position then, what happened in words, and the move that is to be looked at, if there is one.
    """
    notes: list[str] = []
    for move in route.options:
        one = position.asked()
        option = next((each for each in one.decision.options if each.id == move), None) if one is not None else None
        if option is None:
            break
        if needs_look(option, position.label(option)):
            return position, "\n".join(notes), option
        position, note = await do(host, position.game.id, user_id, move, position.game.epoch)
        notes.append(note)
    return position, "\n".join(notes), None


def _number(option: Option, name: str) -> int:
    value = option.facts.get(name, 0)
    return value if isinstance(value, int) else 0
