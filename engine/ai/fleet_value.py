"""What a Fleet is worth where it stands: its cargo on the way home, what it can fetch, whom it can attack."""

from __future__ import annotations

from engine import query
from engine.ai.persona import Persona
from engine.game import Game
from engine.model import CITIZEN, EUROPE
from engine.rules.legality import loading, may_attack_fleet, may_attack_on_land
from engine.rules.unload import score

Winds = dict[str, dict[str, int]]


def fleet_value(game: Game, seat: str, persona: Persona, winds: Winds) -> float:
    """Return the worth of a seat's Fleet in Renown points."""
    fleet = game.fleet(seat)
    here = winds[fleet.at]
    total = 0.9 * (fleet.galleons - 1)
    home = max(0.35, 1.0 - 0.045 * here[EUROPE])
    for chest in fleet.chests:
        total += 0.9 * home * chest_worth(game, seat, chest.good, persona, score(game, seat, chest, False))
    total += passengers(game, seat, here)
    if query.free_chest_holds(fleet) > 0:
        total += prospects(game, seat, persona, winds)
    if fleet.legality == persona.legality:
        total += 0.25
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
    vacant = sorted(
        here[atlas.zone_of[site]]
        for site, colony in state.colonies.items()
        if colony.owner == seat and not colony.worker
    )
    total = 0.0
    for meeple, far in zip(fleet.meeples, vacant, strict=False):
        total += (1.1 if meeple == CITIZEN else 0.7) * max(0.3, 1.0 - 0.05 * far) / divisor
    room = min(len(vacant), fleet.galleons) - len(fleet.meeples)
    if room > 0 and not fleet.meeples:
        sources = [here[zone] for zone, count in state.citizens.items() if count]
        if state.homes[seat]:
            sources.append(here[EUROPE])
        if sources:
            total += 0.5 * max(0.0, 1.0 - 0.06 * (min(sources) + vacant[0])) / divisor
    return total


def prospects(game: Game, seat: str, persona: Persona, winds: Winds) -> float:
    """Return the worth of the best Chests that the Fleet can fetch, by its Legality, discounted by the way."""
    state, atlas, fleet, player = game.state, game.atlas, game.fleet(seat), game.player(seat)
    here = winds[fleet.at]
    found: list[float] = []
    for site, colony in state.colonies.items():
        if not colony.chests:
            continue
        zone = atlas.zone_of[site]
        far = here[zone] + 0.4 * winds[zone][EUROPE]
        near = max(0.0, 1.0 - 0.055 * far)
        if near <= 0:
            continue
        way, price, _ = loading(game, seat, site)
        if way == "none" or price > player.ducats:
            continue
        value = query.chest_value(state, atlas, atlas.good_of(site))
        gain = 0.3 * persona.money * (value - price) + 0.1
        if way == "loot":
            if not may_attack_on_land(game, seat, colony.owner):
                continue
            chance = _loot_chance(game, seat, site)
            gain = chance * (gain + 0.9 * persona.plunder)
        found.append(gain * near)
        if colony.chests > 1:
            found.append(0.8 * gain * near)
    found.sort(reverse=True)
    return 0.7 * sum(found[: query.free_chest_holds(fleet)])


def _loot_chance(game: Game, seat: str, site: str) -> float:
    state, atlas = game.state, game.atlas
    zone = atlas.zone_of[site]
    if (seat, zone) in state.lost_in:
        return 0.0
    colony = state.colonies[site]
    own = query.own_strength(state, atlas, seat, zone)
    if state.players[seat].fleet.at != zone:
        own += state.players[seat].fleet.galleons
    own += query.card_strength(state, atlas, seat, "attack_land") + atlas.content.nations[seat].powers.loot_strength
    against = query.own_strength(state, atlas, colony.owner, zone) + (atlas.numbers.battle.fort if colony.fort else 0)
    margin = own - against
    return 0.95 if margin >= 3 else 0.8 if margin >= 1 else 0.15


def patrol_value(game: Game, seat: str, persona: Persona) -> float:
    """Return what a patrol promises: weaker rivals that it may lawfully attack; a patrol that costs a licence is bad."""
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
