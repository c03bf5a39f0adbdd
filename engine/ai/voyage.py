"""A sail turn looked at as a voyage: where could the Fleet be with its winds, and what would it do there?"""

from __future__ import annotations

import heapq

from engine.ai.evaluate import evaluate
from engine.ai.lookahead import try_option
from engine.ai.persona import Persona
from engine.codec import clone
from engine.explain import waiting_patrols
from engine.frames import SailTurn
from engine.game import Game
from engine.model import EUROPE
from engine.rules import sail
from engine.rules.unload import tributes, unload

# What a bot thinks of meeting a patrol on the way, in Renown points.
PATROL_FEAR = 1.2
LOCAL_STEPS = 3


def best_step(world: Game, seat: str, persona: Persona) -> str:
    """Return the option that begins the best voyage: something to do here, a move, a patrol or the end."""
    frame = world.state.frames[-1]
    assert isinstance(frame, SailTurn)
    here = world.fleet(seat).at
    now = evaluate(world, seat, persona)
    local, local_worth = best_local(world, seat, persona, now)
    best, best_worth = local or "end", local_worth
    for option in sail.legal(world, frame, seat):
        if option.startswith("patrol:"):
            worth = evaluate(try_option(world, seat, option), seat, persona)
            if worth > best_worth + 0.01:
                best, best_worth = option, worth
    for zone, (winds, first, fear) in reachable(world, seat, frame.winds).items():
        if zone == here and zone != EUROPE:
            continue
        worth = worth_there(world, seat, persona, zone, frame.winds - winds) - fear - 0.004 * winds
        if worth > best_worth + 0.01:
            best, best_worth = f"sail:{first}", worth
    return best


def reachable(world: Game, seat: str, winds: int) -> dict[str, tuple[int, str, float]]:
    """Return zone -> (winds, first move, fear of patrols on the way) for every zone within the winds left."""
    here = world.fleet(seat).at
    found: dict[str, tuple[int, str, float]] = {}
    queue: list[tuple[int, float, str, str]] = [(0, 0.0, here, "")]
    while queue:
        spent, fear, zone, first = heapq.heappop(queue)
        if zone in found:
            continue
        if first:
            found[zone] = (spent, first, fear)
        for to, cost in world.atlas.reach[zone].items():
            if spent + cost <= winds and to not in found and to != here:
                danger = PATROL_FEAR * len(waiting_patrols(world, seat, to))
                heapq.heappush(queue, (spent + cost, fear + danger, to, first or to))
    return found


def worth_there(world: Game, seat: str, persona: Persona, zone: str, winds: int) -> float:
    """Return the worth of being in a zone with so many winds left and doing there what is best."""
    game = Game(clone(world.state), world.atlas, quiet=True)
    frame = game.state.frames[-1]
    assert isinstance(frame, SailTurn)
    frame.winds = winds
    game.fleet(seat).at = zone
    if zone == EUROPE and game.fleet(seat).chests:
        unload(game, seat, tributes(game, seat) if persona.court_favourite > 1 else [])
    worth = evaluate(game, seat, persona)
    for _ in range(LOCAL_STEPS):
        option, better = best_local(game, seat, persona, worth)
        if option is None:
            break
        game, worth = try_option(game, seat, option), better
        if not isinstance(game.state.frames[-1], SailTurn):
            break
    return worth


def best_local(world: Game, seat: str, persona: Persona, now: float) -> tuple[str | None, float]:
    """Return (option, worth) of the best thing to do without moving, or (None, `now`) where nothing is better."""
    frame = world.state.frames[-1]
    assert isinstance(frame, SailTurn)
    best, best_worth = None, now + 0.02
    for option in sail.legal(world, frame, seat):
        verb = option.partition(":")[0]
        if verb in ("sail", "patrol", "end"):
            continue
        game = try_option(world, seat, option)
        worth = evaluate(game, seat, persona)
        if game.fleet(seat).legality != world.fleet(seat).legality:
            worth -= 0.3
        if worth > best_worth:
            best, best_worth = option, worth
    return best, best_worth if best is not None else now
