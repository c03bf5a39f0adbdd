"""A sail turn looked at as a voyage: where could the Fleet be with its winds, and what would it do there?"""

from __future__ import annotations

import heapq

from engine.ai.distance import distances
from engine.ai.evaluate import evaluate
from engine.ai.fleet_value import Gains, fetchable, fleet_value
from engine.ai.lookahead import try_option
from engine.ai.persona import Persona
from engine.codec import clone
from engine.explain import waiting_patrols
from engine.frames import SailTurn
from engine.game import Game
from engine.model import EUROPE
from engine.rules import sail
from engine.rules.unload import tributes, unload

# What a bot thinks of meeting a patrol on the way, of losing a licence, and of a wind spent, in Renown points.
PATROL_FEAR = 1.2
LICENCE_LOSS = 0.3
WIND_SPENT = 0.004
LOCAL_STEPS = 3
ELSEWHERE = ("sail", "patrol", "end")


def best_voyage(world: Game, seat: str, persona: Persona) -> list[str]:
    """Return the options of the best voyage as far as they are certain: one thing to do here, a patrol, the end, or all
    moves to a zone.
    """
    frame = _turn(world)
    winds = distances(world.state.content)
    gains = fetchable(world, seat, persona, winds)
    now = evaluate(world, seat, persona, gains)
    at_sea = now - fleet_value(world, seat, persona, winds, gains)
    local, _ = best_local(world, seat, persona, now)
    best = [local or "end"]
    # What can be done here is judged as far ahead as what can be done elsewhere; else the Fleet would sail to and fro.
    best_worth = _worth_of_acting(world, seat, persona, now)
    for option in sail.legal(world, frame, seat):
        if option.startswith("patrol:"):
            worth = at_sea + _patrolling(world, seat, persona, option, gains)
            if worth > best_worth + 0.01:
                best, best_worth = [option], worth
    here, left = world.fleet(seat).at, frame.winds
    for zone, (spent, course, fear) in reachable(world, seat, left).items():
        worth = _worth_there(world, seat, persona, zone, left - spent, at_sea, gains) - fear - WIND_SPENT * spent
        if worth > best_worth + 0.01 and (zone != here or zone == EUROPE):
            best, best_worth = [f"sail:{step}" for step in course], worth
    return best


def _turn(game: Game) -> SailTurn:
    frame = game.state.frames[-1]
    assert isinstance(frame, SailTurn)
    return frame


def _patrolling(world: Game, seat: str, persona: Persona, option: str, gains: Gains) -> float:
    fleet = world.fleet(seat)
    fleet.patrol = option.partition(":")[2].split("+")
    worth = fleet_value(world, seat, persona, distances(world.state.content), gains)
    fleet.patrol = None
    return worth


def reachable(world: Game, seat: str, winds: int) -> dict[str, tuple[int, tuple[str, ...], float]]:
    """Return zone -> (winds, zones on the course, fear of patrols) for every zone within the winds left."""
    here = world.fleet(seat).at
    danger = {zone: PATROL_FEAR * len(waiting_patrols(world, seat, zone)) for zone in world.atlas.seas}
    found: dict[str, tuple[int, tuple[str, ...], float]] = {}
    queue: list[tuple[int, float, str, tuple[str, ...]]] = [(0, 0.0, here, ())]
    while queue:
        spent, fear, zone, course = heapq.heappop(queue)
        if zone in found:
            continue
        if course:
            found[zone] = (spent, course, fear)
        for to, cost in world.atlas.reach[zone].items():
            if spent + cost <= winds and to not in found and to != here:
                heapq.heappush(queue, (spent + cost, fear + danger.get(to, 0.0), to, (*course, to)))
    return found


def _worth_there(
    world: Game,
    seat: str,
    persona: Persona,
    zone: str,
    winds: int,
    rest: float,
    gains: Gains,
) -> float:
    """Return the worth of being in a zone with so many winds left; `rest`: of the position beside the Fleet."""
    fleet, frame = world.fleet(seat), _turn(world)
    before = fleet.at, frame.winds
    fleet.at, frame.winds = zone, winds
    unloads = zone == EUROPE and bool(fleet.chests)
    busy = any(option.partition(":")[0] not in ELSEWHERE for option in sail.legal(world, frame, seat))
    worth = rest + fleet_value(world, seat, persona, distances(world.state.content), gains)
    if unloads or busy:
        worth = _worth_of_acting(
            Game(clone(world.state), world.atlas, quiet=True), seat, persona, None if unloads else worth
        )
    fleet.at, frame.winds = before
    return worth


def _worth_of_acting(game: Game, seat: str, persona: Persona, worth: float | None) -> float:
    """Return the worth after doing in this zone what is best; in Europe the Chests are unloaded first."""
    if worth is None:
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
    gains = fetchable(world, seat, persona, distances(world.state.content))
    best, best_worth = None, now + 0.02
    for option in sail.legal(world, _turn(world), seat):
        if option.partition(":")[0] in ELSEWHERE:
            continue
        game = try_option(world, seat, option)
        # Taking and landing Meeples leaves the Chests to fetch as they are.
        worth = evaluate(game, seat, persona, gains if option.startswith(("take:", "land:")) else None)
        if game.fleet(seat).legality != world.fleet(seat).legality:
            worth -= LICENCE_LOSS
        if worth > best_worth:
            best, best_worth = option, worth
    return best, best_worth if best is not None else now
