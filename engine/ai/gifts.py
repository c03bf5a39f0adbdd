"""When a bot gives ducats away (7.2): so that somebody can push the head of the Court aside before it wins (11.2)."""

from __future__ import annotations

from engine import query
from engine.frames import PlayTurn, PlayYear
from engine.game import Game
from engine.rules.ambitions import court_head


def gift_against(world: Game, frame: PlayTurn) -> str | None:
    """Return the gift that stops a head of the Court who wins at the end of this cycle otherwise, or None.

    It goes to a player still to take its play turn who lacks only ducats to become the head, and is just what it lacks.
    Who can do so itself gives nothing.
    """
    state, atlas, seat = world.state, world.atlas, frame.seat
    head, end = court_head(state, atlas), atlas.numbers.end
    if head is None or head == seat or state.cycle < end.ambitions_from_cycle:
        return None
    if state.running.get("court_favourite", {}).get(head, 0) + 1 < end.years_running:
        return None
    price, needed = query.court_price(state, atlas), end.court_favour[query.size_key(state)]
    own = world.player(seat)
    if own.favour + 1 >= needed and own.ducats >= price:
        return None
    still = next(one.queue for one in reversed(state.frames) if isinstance(one, PlayYear))
    if any(_pushes(world, other, needed) and world.player(other).ducats >= price for other in still if other != head):
        return None
    for other in still:
        missing = price - world.player(other).ducats
        if other not in (seat, head) and _pushes(world, other, needed) and 0 < missing <= own.ducats:
            return f"give:{other}:{missing}"
    return None


def _pushes(world: Game, seat: str, needed: int) -> bool:
    return world.player(seat).favour + 1 >= needed
