"""Sailing several steps at once: offered where nothing can happen on the way."""

from __future__ import annotations

import dataclasses
from heapq import heappop, heappush

from cogs.doing import do
from cogs.host import Host
from cogs.limits import SELECT_OPTIONS
from cogs.panel_page import Position, needs_look
from engine import front
from engine.atlas import atlas_of
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
    closed = {here}
    heap: list[tuple[int, int, str, tuple[str, ...]]] = []
    states: dict[tuple[str, ...], State] = {}
    _reach(heap, best, closed, one.decision.options, (), position.state, states)
    while heap:
        _, _, zone, path = heappop(heap)
        route = best[zone]
        if zone in closed or (*route.via, zone) != path:
            continue
        closed.add(zone)
        if zone == EUROPE or route.last.facts.get("patrols") or not route.left:
            continue
        after = front.apply(states[route.via], Action(seat, route.last.id)).state
        asked = next((each for each in front.decisions(after) if each.seat == seat and each.kind == "sail_turn"), None)
        _reach(heap, best, closed, asked.options if asked is not None else (), path, after, states)
    found = [route for route in best.values() if route.via]
    return sorted(found, key=lambda route: (route.winds, route.to))[:SELECT_OPTIONS]


def _reach(
    heap: list[tuple[int, int, str, tuple[str, ...]]],
    best: dict[str, Route],
    closed: set[str],
    options: tuple[Option, ...],
    path: tuple[str, ...],
    state: State,
    states: dict[tuple[str, ...], State],
) -> None:
    """Note the zones one step from the end of `path`, where the game stands as in `state`."""
    states[path] = state
    spent = best[path[-1]].winds if path else 0
    for option in options:
        zone = option.steps[0] if option.kind == "sail" else ""
        if not zone or zone in closed or (path and zone in best and not best[zone].via):
            continue
        winds = spent + _number(option, "winds")
        if zone not in best or winds < best[zone].winds:
            best[zone] = Route(path, zone, winds, _number(option, "left"), option)
            heappush(heap, (winds, len(path), zone, (*path, zone)))


def is_detour(position: Position, route: Route) -> bool:
    """Whether the way would be shorter without the patrols that it avoids (2.3)."""
    one = position.asked()
    reach = atlas_of(position.state.content).reach
    here = str(one.decision.facts.get("at", "")) if one is not None else route.to
    heap, closed = [(0, here)], set[str]()
    while heap:
        winds, zone = heappop(heap)
        if zone == route.to:
            return winds < route.winds
        if zone not in closed and (zone != EUROPE or not closed):
            for onward, cost in reach[zone].items():
                heappush(heap, (winds + cost, onward))
        closed.add(zone)
    return False


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
