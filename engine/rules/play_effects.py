"""12.2 and 12.4: what the effects of one-shot and Haven cards do. Targets are legal already (engine.rules.cards)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import query
from engine.content import model as content
from engine.frames import Inquisition
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED, SPAIN, Colony
from engine.rules.goods import die_off
from engine.rules.losses import place_rebel
from engine.rules.ships import lose_last_galleon
from engine.rules.tracks import gain_liberated


def found_colony(game: Game, seat: str, effect: content.Charter | content.Found, target: str) -> None:
    """12.5: a founded Colony is vacant."""
    game.state.colonies[target] = Colony(owner=seat)
    game.tell("colony_founded", seat=seat, site=target)


def _engineers(game: Game, seat: str, effect: content.Engineers, target: str) -> None:
    game.state.colonies[target].fort = True
    game.tell("fort_built", seat=seat, site=target, price=0)


def _tax_order(game: Game, seat: str, effect: content.TaxOrder, target: str) -> None:
    for zone in target.split(":"):
        place_rebel(game, zone)
        game.tell("rebels_placed", zone=zone, count=1, why="tax_order")


def _uprising(game: Game, seat: str, effect: content.Uprising, target: str) -> None:
    state, zone = game.state, game.atlas.zone_of[target]
    place_rebel(game, zone)
    if target in state.natives:
        state.natives[target] -= 1
        game.tell("native_rose", site=target, zone=zone)
    else:
        state.colonies[target].worker = None
        game.tell("enslaved_rose", zone=zone, site=target, owner=state.colonies[target].owner, rebel=True)


def _hurricane(game: Game, seat: str, effect: content.Hurricane, target: str) -> None:
    for struck in game.state.order:
        fleet = game.fleet(struck)
        if fleet.at != target:
            continue
        if fleet.galleons > 1:
            chest, meeple, ship = lose_last_galleon(game, struck)
            facts = {"galleon": True, "chest": chest, "meeple": meeple, "ship": ship}
        elif fleet.chests:
            least = query.stowed(game.state, game.atlas, fleet.chests)[-1]
            fleet.chests.remove(least)
            facts = {"galleon": False, "chest": least.good, "meeple": None, "ship": None}
        else:
            continue
        game.tell("fleet_damaged", seat=struck, zone=target, **facts)


def _fever(game: Game, seat: str, effect: content.Fever, target: str) -> None:
    die_off(game, target)


def accused(game: Game, zone: str, by: str) -> list[str]:
    """Return the other players but Spain with an occupied Colony in a land zone, in Player Order (12.2)."""
    colonies = game.state.colonies
    here = [colonies[site] for site in game.atlas.colony_sites[zone] if site in colonies]
    owners = {colony.owner for colony in here if colony.worker is not None}
    return [seat for seat in game.state.order if seat in owners and seat not in (SPAIN, by)]


def _inquisition(game: Game, seat: str, effect: content.Inquisition, target: str) -> None:
    asked = accused(game, target, seat)
    game.tell("inquisition_asked", zone=target, asked=asked, price=effect.price)
    game.push(Inquisition(zone=target, price=effect.price, asked=asked, to=seat))


def _war(game: Game, seat: str, effect: content.War, target: str) -> None:
    if target:
        one, other = sorted(target.split(":"))
        game.state.at_war = sorted([*game.state.at_war, (one, other)])
        game.tell("war_declared", nations=target.split(":"))
    _subsidy(game, seat, effect.ducats)


def _peace(game: Game, seat: str, effect: content.Peace, target: str) -> None:
    if target:
        one, other = sorted(target.split(":"))
        game.state.at_war.remove((one, other))
        game.tell("peace_made", nations=target.split(":"))
    _subsidy(game, seat, effect.ducats)


def _subsidy(game: Game, seat: str, ducats: int) -> None:
    """12.2: what war or peace brings to who plays the card, from the Pool."""
    if ducats:
        game.player(seat).ducats += ducats
        game.tell("subsidy_paid", seat=seat, amount=ducats)


def _mission(game: Game, seat: str, effect: content.Mission, target: str) -> None:
    state = game.state
    state.natives[target] += 1
    state.missions[target] = state.natives[target]
    gain_liberated(game, seat, effect.liberated)
    natives, liberated = state.natives[target], state.players[seat].liberated
    game.tell("mission_founded", seat=seat, site=target, natives=natives, liberated=liberated)


def _emigrants(game: Game, seat: str, effect: content.Emigrants, target: str) -> None:
    settled = query.vacant_colonies(game.state, game.atlas, seat)[: effect.citizens]
    for site in settled:
        game.state.colonies[site].worker = CITIZEN
        game.tell("emigrant_settled", seat=seat, site=site)
    left = effect.citizens - len(settled)
    if left:
        game.state.citizens[target] += left
        game.tell("emigrants_came", zone=target, citizens=left)


def _ransom(game: Game, seat: str, effect: content.Ransom, target: str) -> None:
    amount = min(effect.amount, game.player(target).ducats)
    game.player(target).ducats -= amount
    game.player(seat).ducats += amount
    game.tell("ransom_paid", seat=target, to=seat, amount=amount)


def _edict(game: Game, seat: str, effect: content.Edict, target: str) -> None:
    colonies = game.state.colonies
    freed = [s for s in query.colonies(game.state, game.atlas, seat) if colonies[s].worker == ENSLAVED]
    for site in freed:
        colonies[site].worker = CITIZEN
    gained = min(len(freed), effect.most)
    gain_liberated(game, seat, gained)
    game.tell("edict", seat=seat, sites=freed, liberated=game.player(seat).liberated, gained=gained)


def _safe_anchorage(game: Game, seat: str, effect: content.SafeAnchorage, target: str) -> None:
    game.player(seat).anchorages.append(target)
    game.tell("anchorage_named", seat=seat, zone=target)


def _brethren(game: Game, seat: str, effect: content.Brethren, target: str) -> None:
    game.player(seat).brethren += effect.amount
    game.tell("brethren_joined", seat=seat, strength=effect.amount)


def _refugees(game: Game, seat: str, effect: content.Refugees, target: str) -> None:
    game.state.colonies[target].worker = CITIZEN
    game.tell("refugee_came", seat=seat, site=target)


EFFECTS: dict[type[content.Effect], Callable[[Game, str, Any, str], None]] = {
    content.Charter: found_colony,
    content.Engineers: _engineers,
    content.TaxOrder: _tax_order,
    content.Uprising: _uprising,
    content.Hurricane: _hurricane,
    content.Fever: _fever,
    content.Inquisition: _inquisition,
    content.War: _war,
    content.Peace: _peace,
    content.Mission: _mission,
    content.Emigrants: _emigrants,
    content.Ransom: _ransom,
    content.Edict: _edict,
    content.Found: found_colony,
    content.SafeAnchorage: _safe_anchorage,
    content.Brethren: _brethren,
    content.Refugees: _refugees,
}
