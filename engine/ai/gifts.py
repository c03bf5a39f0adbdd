"""When a bot gives ducats away (7.2): so that somebody can stop a rival who is about to win (11.2)."""

from __future__ import annotations

from engine import query
from engine.frames import PlayTurn, PlayYear
from engine.game import Game
from engine.model import ENSLAVED, Ending
from engine.rules.ambitions import RUNNING, citizen_colonies, conditions


def gift_against(world: Game, frame: PlayTurn) -> str | None:
    """Return the gift that stops a rival who wins at the end of this cycle as things stand, or None.

    It goes to a player still to take its play turn who lacks only ducats for it, and is just what it lacks. Who can
    stop the rival itself gives nothing, nor does anybody where a player still to come has the ducats.
    """
    own = world.player(frame.seat).ducats
    queue = next(one.queue for one in reversed(world.state.frames) if isinstance(one, PlayYear))
    for winner, ambition in _winners(world):
        if winner == frame.seat:
            continue
        price = _price_to_stop(world, frame.seat, winner, ambition, frame.actions)
        if price is not None and price <= own:
            continue
        prices = {
            other: price
            for other in queue
            if other not in (frame.seat, winner)
            and (price := _price_to_stop(world, other, winner, ambition, world.atlas.numbers.play.actions)) is not None
        }
        missing = {other: price - world.player(other).ducats for other, price in prices.items()}
        if missing and 0 < min(missing.values()) <= own:
            nearest = min(missing, key=missing.__getitem__)
            return f"give:{nearest}:{missing[nearest]}"
    return None


def _winners(world: Game) -> list[tuple[str, Ending]]:
    """Return who would win at the end of this cycle, and how, if nothing changed."""
    state, end = world.state, world.atlas.numbers.end
    if state.cycle < end.ambitions_from_cycle:
        return []
    return [
        (seat, ambition)
        for seat, met in conditions(state, world.atlas).items()
        for ambition in met
        if ambition not in RUNNING or state.running.get(ambition, {}).get(seat, 0) + 1 >= end.years_running
    ]


def _price_to_stop(world: Game, seat: str, winner: str, ambition: Ending, actions: int) -> int | None:
    """Return what a play turn that stops the winner costs: a gift at Court, or manumissions; None where it cannot."""
    state, atlas, play = world.state, world.atlas, world.atlas.numbers.play
    if actions < 1:
        return None
    if ambition == "court_favourite":
        needed = atlas.numbers.end.court_favour[query.size_key(state)]
        return query.court_price(state, atlas) if world.player(seat).favour + 1 >= needed else None
    if ambition == "abolitionist":
        lacking = world.player(winner).liberated - world.player(seat).liberated
    elif ambition == "president" and atlas.content.nations[seat].powers.colony_divisor == 1:
        lacking = citizen_colonies(state, atlas, winner).citizens - citizen_colonies(state, atlas, seat).citizens
    else:
        return None
    enslaved = sum(colony.owner == seat and colony.worker == ENSLAVED for colony in state.colonies.values())
    return lacking * play.manumit_price if 0 < lacking <= min(actions, enslaved) else None
