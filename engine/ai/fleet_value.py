"""What a Fleet is worth where it stands: its cargo on the way home, what it can fetch, whom it can attack."""

from __future__ import annotations

from math import exp

from engine import query
from engine.ai.persona import Persona
from engine.game import Game
from engine.model import CITIZEN, EUROPE
from engine.rules.legality import loading, may_attack_fleet, may_attack_on_land
from engine.rules.unload import score

Winds = dict[str, dict[str, int]]
Gains = list[tuple[float, str]]
NEARNESS = tuple(exp(-far / 12) for far in range(31))


def fleet_value(game: Game, seat: str, persona: Persona, winds: Winds, gains: Gains | None = None) -> float:
    """Return the worth of a seat's Fleet in Renown points; `gains` where they are known already (`fetchable`)."""
    fleet = game.fleet(seat)
    here = winds[fleet.at]
    total = 0.9 * (fleet.galleons - 1)
    home = exp(-here[EUROPE] / 20)
    for chest in fleet.chests:
        total += 0.9 * home * chest_worth(game, seat, chest.good, persona, score(game, seat, chest, False))
    total += passengers(game, seat, here)
    holds = query.free_chest_holds(fleet)
    if holds > 0:
        total += prospects(fetchable(game, seat, persona, winds) if gains is None else gains, here, holds)
    if fleet.legality == persona.legality:
        total += 0.3
    return total + patrol_value(game, seat, persona)


def chest_worth(game: Game, seat: str, good: str, persona: Persona, scored: tuple[int, int, int]) -> float:
    """Return what unloading scores, in Renown points."""
    ducats, favour, infamy = scored
    return (
        0.3 * persona.money * ducats
        + favour * (0.9 + 0.3 * persona.court_favourite)
        + infamy * (0.9 + 0.3 * persona.pirate_king)
    )


def passengers(game: Game, seat: str, here: dict[str, int]) -> float:
    """Return the worth of Meeples aboard, more the nearer a vacant Colony; and of Citizens that could come aboard."""
    state, atlas, fleet = game.state, game.atlas, game.fleet(seat)
    divisor = atlas.content.nations[seat].powers.colony_divisor
    own = [site for site, colony in state.colonies.items() if colony.owner == seat and colony.worker is None]
    vacant = sorted(here[atlas.zone_of[site]] for site in own)
    total = 0.0
    for meeple, far in zip(fleet.meeples, vacant, strict=False):
        total += (1.1 if meeple == CITIZEN else 0.7) * exp(-far / 14) / divisor
    room = min(len(vacant), fleet.galleons) - len(fleet.meeples)
    if room > 0 and not fleet.meeples:
        sources = [here[zone] for zone, count in state.citizens.items() if count]
        if state.homes[seat]:
            sources.append(here[EUROPE])
        if sources:
            total += 0.7 * exp(-(min(sources) + vacant[0]) / 14) / divisor
    return total


def fetchable(game: Game, seat: str, persona: Persona, winds: Winds) -> Gains:
    """Return (gain, land zone) of each Chest that the Fleet could fetch by its Legality, wherever it stands now."""
    state, atlas, ducats = game.state, game.atlas, game.player(seat).ducats
    found: Gains = []
    ways: dict[tuple[str, bool], tuple[str, int]] = {}
    lawful: dict[str, bool] = {}
    own: dict[str, int] = {}
    theirs: dict[tuple[str, str], int] = {}
    for site, colony in state.colonies.items():
        if not colony.chests:
            continue
        good, owner, zone = atlas.good_of(site), colony.owner, atlas.zone_of[site]
        sort = (owner, atlas.is_treasure(good))
        if sort not in ways:
            ways[sort] = loading(game, seat, site)[:2]
        way, price = ways[sort]
        if way == "none" or price > ducats:
            continue
        gain = 0.3 * persona.money * (query.chest_value(state, atlas, good) - price) + 0.1
        if way == "loot":
            if owner not in lawful:
                lawful[owner] = may_attack_on_land(game, seat, owner)
            if not lawful[owner] or (seat, zone) in state.lost_in:
                continue
            if zone not in own:
                own[zone] = _attack_strength(game, seat, zone)
            if (owner, zone) not in theirs:
                theirs[owner, zone] = query.own_strength(state, atlas, owner, zone)
            margin = own[zone] - theirs[owner, zone] - colony.fort
            gain = (0.95 if margin >= 3 else 0.8 if margin >= 1 else 0.15) * (gain + 0.9 * persona.plunder)
        gain *= exp(-winds[zone][EUROPE] / 30)
        found.append((gain, zone))
        if colony.chests > 1:
            found.append((0.8 * gain, zone))
    return found


def prospects(gains: Gains, here: dict[str, int], holds: int) -> float:
    """Return the worth of the best Chests to fetch, discounted by the way to them.

    The best as far as holds go, and a little of the rest, so that there is always a way that leads somewhere.
    """
    found = sorted((gain * NEARNESS[min(here[zone], 30)] for gain, zone in gains), reverse=True)
    return 0.8 * sum(found[:holds]) + 0.04 * sum(found[holds:])


def _attack_strength(game: Game, seat: str, zone: str) -> int:
    """Return about what a Fleet would count if it looted in a land zone."""
    state, atlas, fleet = game.state, game.atlas, game.fleet(seat)
    own = query.own_strength(state, atlas, seat, zone) + (fleet.galleons if fleet.at != zone else 0)
    return (
        own + query.card_strength(state, atlas, seat, "attack_land") + atlas.content.nations[seat].powers.loot_strength
    )


def patrol_value(game: Game, seat: str, persona: Persona) -> float:
    """Return what a patrol promises: weaker rivals that it may lawfully attack; one that costs a licence is bad."""
    fleet = game.fleet(seat)
    if fleet.patrol is None:
        return 0.0
    own = fleet.galleons + query.card_strength(game.state, game.atlas, seat, "sea")
    total = 0.0
    for rival in game.state.nations:
        if rival == seat or not ({"any", "laden", rival} & set(fleet.patrol)):
            continue
        against = game.fleet(rival).galleons + query.card_strength(game.state, game.atlas, rival, "sea")
        if not may_attack_fleet(game, seat, rival):
            total -= 0.4
        elif own > against:
            total += 0.18 * persona.plunder
        else:
            total -= 0.1
    return total
