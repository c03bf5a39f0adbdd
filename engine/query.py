"""Questions about a state that rules, views and bots share. Nothing here changes anything.

What is asked several times a step is a plain loop: in Python 3.11 a comprehension is a call of its own, and playouts
(`engine.bench`) feel it.
"""

from __future__ import annotations

from typing import TypeVar

from engine.atlas import Atlas
from engine.content.model import (
    AnyEffect,
    BribeDiscount,
    FreeHire,
    HandLimit,
    Legality,
    Strength,
    Wind,
)
from engine.model import CITIZEN, CROWN, ENSLAVED, SPAIN, Chest, Fleet, State

UNLICENSED: tuple[Legality, ...] = ("RAIDER", "SMUGGLER")
LICENSED: tuple[Legality, ...] = ("CONQUISTADOR", "CORSAIR")

EffectType = TypeVar("EffectType", bound="AnyEffect")


def effects(state: State, atlas: Atlas, seat: str, kind: type[EffectType]) -> list[EffectType]:
    """Return the effects of one kind in a seat's tableau, in the order played (12.2)."""
    cards = atlas.cards
    return [
        effect for card in state.players[seat].tableau for effect in cards[card].effects if isinstance(effect, kind)
    ]


def has_effect(state: State, atlas: Atlas, seat: str, kind: type[AnyEffect]) -> bool:
    """Does a seat's tableau have an effect of this kind?"""
    return bool(effects(state, atlas, seat, kind))


def size_key(state: State) -> str:
    """Return the key of thresholds by game size: `solo`, `2`, `3`, `4` or `5` (1.2)."""
    if len(state.nations) == 2 and SPAIN in state.nations:
        return "solo"
    return str(len(state.nations))


def court_price(state: State, atlas: Atlas) -> int:
    """Return what a gift at Court costs in a game of this size, in ducats (7.1)."""
    return atlas.numbers.play.court_price[size_key(state)]


def year(state: State, atlas: Atlas) -> int:
    """Return the calendar Year (1.4)."""
    kinds = ("goods", "auction", "play", "sail")
    return atlas.numbers.game.first_year + 4 * (state.cycle - 1) + kinds.index(state.year_kind)


def is_war(state: State, one: str, other: str) -> bool:
    """Are two nations at war? The Crown is Spain (10.5)."""
    one, other = (SPAIN if one == CROWN else one), (SPAIN if other == CROWN else other)
    return ((one, other) if one < other else (other, one)) in state.at_war


def is_spanish(owner: str) -> bool:
    """Is this owner the Crown or Spain?"""
    return owner in (CROWN, SPAIN)


def colonies(state: State, atlas: Atlas, owner: str) -> list[str]:
    """Return an owner's Colony sites in printed order."""
    found = [site for site, colony in state.colonies.items() if colony.owner == owner]
    if len(found) > 1:
        found.sort(key=atlas.printed.__getitem__)
    return found


def occupied_colonies(state: State, atlas: Atlas, owner: str) -> list[str]:
    """Return an owner's occupied Colony sites in printed order."""
    found: list[str] = []
    for site, colony in state.colonies.items():
        if colony.owner == owner and colony.worker is not None:
            found.append(site)
    if len(found) > 1:
        found.sort(key=atlas.printed.__getitem__)
    return found


def vacant_colonies(state: State, atlas: Atlas, owner: str) -> list[str]:
    """Return an owner's vacant Colony sites in printed order."""
    found: list[str] = []
    for site, colony in state.colonies.items():
        if colony.worker is None and colony.owner == owner:
            found.append(site)
    if len(found) > 1:
        found.sort(key=atlas.printed.__getitem__)
    return found


def markers_left(state: State, atlas: Atlas, seat: str) -> int:
    """Return how many Colony markers a player has left (3.5)."""
    left = atlas.content.nations[seat].colony_markers
    for colony in state.colonies.values():
        if colony.owner == seat:
            left -= 1
    return left


def rebels_left(state: State, atlas: Atlas) -> int:
    """Return how many more Rebels the map can hold (3.5)."""
    return atlas.numbers.game.max_rebels - sum(state.rebels.values())


def is_rebel(state: State, zone: str) -> bool:
    """Is this a rebel land zone (2.4)?"""
    return state.rebels.get(zone, 0) > 0


def native_kind(state: State, atlas: Atlas, site: str) -> tuple[str, int, bool, int]:
    """Return (kind, printed Natives, wild, resistance) of a Tribal Site or Visita, missions counted (12.2)."""
    if site in state.missions:
        return "visita", state.missions[site], False, 0
    printed = atlas.content.sites[site]
    return printed.kind, printed.natives, printed.wild, printed.resistance


def free_chest_holds(fleet: Fleet) -> int:
    """Return the empty Chest holds of a Fleet (3.4)."""
    return fleet.galleons - len(fleet.chests)


def meeple_room(state: State, seat: str) -> int:
    """Return how many Meeples may still be loaded: holds, and vacant Colonies less those aboard (8.2)."""
    fleet = state.players[seat].fleet
    holds = fleet.galleons - len(fleet.meeples)
    if holds <= 0:
        return 0
    room = -len(fleet.meeples)
    for colony in state.colonies.values():
        if colony.worker is None and colony.owner == seat:
            room += 1
    return max(0, min(holds, room))


def markers(state: State, atlas: Atlas, seat: str, zone: str) -> tuple[int, int, int]:
    """Return (Galleons, Colonies, Citizens at work) of a player or the Crown in a land zone (9.2)."""
    player = state.players.get(seat)
    galleons = player.fleet.galleons if player is not None and player.fleet.at == zone else 0
    count = citizens = 0
    for site in atlas.colony_sites[zone]:
        colony = state.colonies.get(site)
        if colony is not None and colony.owner == seat:
            count += 1
            citizens += colony.worker == CITIZEN
    return galleons, count, citizens


def own_strength(state: State, atlas: Atlas, seat: str, zone: str) -> int:
    """Return a supporter's Strength in a land zone: markers only (9.2, 9.3)."""
    return sum(markers(state, atlas, seat, zone)) * atlas.numbers.battle.marker


def card_strength(state: State, atlas: Atlas, seat: str, when: str) -> int:
    """Return the Strength that tableau cards add (12.2)."""
    return sum([effect.amount for effect in effects(state, atlas, seat, Strength) if effect.when == when])


def chest_value(state: State, atlas: Atlas, good: str) -> int:
    """Return what a Chest is worth now, the year's goods counted (2.5, 10.2)."""
    value = atlas.content.goods[good].value
    return value + atlas.numbers.legality.year_good_bonus if good in state.year_goods else value


def stowed(state: State, atlas: Atlas, chests: list[Chest]) -> list[Chest]:
    """Return Chests best first: by value, ties in the order of 2.5, a claim before its like (9.5)."""
    return sorted(
        chests, key=lambda chest: (-chest_value(state, atlas, chest.good), atlas.rank[chest.good], not chest.claim)
    )


def _amount(state: State, atlas: Atlas, seat: str, kind: type[FreeHire | HandLimit | Wind | BribeDiscount]) -> int:
    return sum([effect.amount for effect in effects(state, atlas, seat, kind)])


def hand_limit(state: State, atlas: Atlas, seat: str) -> int:
    """Return a player's hand limit (7.3)."""
    return atlas.numbers.play.hand_limit + _amount(state, atlas, seat, HandLimit)


def winds(state: State, atlas: Atlas, seat: str) -> int:
    """Return the winds of a player's sail turn (8.1)."""
    return atlas.numbers.sail.winds + atlas.content.nations[seat].powers.wind + _amount(state, atlas, seat, Wind)


def free_hires(state: State, atlas: Atlas, seat: str) -> int:
    """Return how many free hires a player has left this Goods Year."""
    total = atlas.content.nations[seat].powers.free_hires + _amount(state, atlas, seat, FreeHire)
    return max(0, total - state.players[seat].free_hires_used)


def bribe_discount(state: State, atlas: Atlas, seat: str) -> int:
    """Return by how much a player's bribes are cheaper."""
    return atlas.content.nations[seat].powers.bribe_discount + _amount(state, atlas, seat, BribeDiscount)


def licences(state: State, atlas: Atlas, seat: str, legality: str) -> list[str]:
    """Return a player's licence cards for a Legality, in the order played."""
    return [card for card in state.players[seat].tableau if atlas.licence.get(card) == legality]


def eligible(state: State, atlas: Atlas, seat: str) -> list[Legality]:
    """Return the Legalities that a player's Flagship may take, in the order of section 10."""
    player, powers = state.players[seat], atlas.content.nations[seat].powers
    held = [*powers.always_eligible]
    if player.letter:
        held.append("CORSAIR")
    for card in player.tableau:
        if card in atlas.licence:
            held.append(atlas.licence[card])
    found = [*UNLICENSED]
    for legality in LICENSED:
        if legality in held and legality not in powers.never_eligible:
            found.append(legality)
    return found


def renown(state: State, atlas: Atlas, seat: str) -> int:
    """Return a player's Renown (11.1)."""
    player = state.players[seat]
    divisor = atlas.content.nations[seat].powers.colony_divisor
    occupied = citizens = 0
    for colony in state.colonies.values():
        if colony.owner == seat and colony.worker is not None:
            occupied += 1
            citizens += colony.worker == CITIZEN
    total = player.favour + player.infamy + player.liberated + occupied // divisor + citizens // divisor
    total += player.ducats // atlas.numbers.end.renown_ducats
    return total + sum([atlas.cards[card].renown for card in player.tableau])


def enslaved_of(state: State, seat: str) -> int:
    """Return a player's Enslaved at work and aboard."""
    at_work = sum(1 for colony in state.colonies.values() if colony.owner == seat and colony.worker == ENSLAVED)
    return at_work + state.players[seat].fleet.meeples.count(ENSLAVED)
