"""Section 10: the four Legalities: what may be attacked lawfully, and how Chests are loaded."""

from __future__ import annotations

from typing import Literal

from engine import query
from engine.game import Game
from engine.model import CROWN

Way = Literal["free", "bribe", "export", "loot", "none"]


def may_attack_fleet(game: Game, seat: str, victim: str) -> bool:
    """May a Flagship of this Legality lawfully attack that player's Fleet (section 10)?"""
    legality = game.fleet(seat).legality
    if legality == "RAIDER":
        return True
    if legality == "CONQUISTADOR":
        return game.fleet(victim).legality == "RAIDER"
    return legality == "CORSAIR" and query.is_war(game.state, seat, victim)


def may_attack_on_land(game: Game, seat: str, owner: str | None) -> bool:
    """May it lawfully attack a Colony of `owner`, or (None) a Tribal Site, a Visita or the Rebels?"""
    legality = game.fleet(seat).legality
    if legality == "RAIDER":
        return True
    if legality == "SMUGGLER":
        return False
    if owner is None:
        return True
    if legality == "CONQUISTADOR":
        return not query.is_spanish(owner)
    return query.is_war(game.state, seat, owner)


def is_lawful(game: Game, seat: str, owner: str | None, aim: str) -> bool:
    """Are target and aim of a land battle lawful (9.4, 10.4)? To liberate always is."""
    if aim == "liberate":
        return True
    if aim in ("loot", "seize") and game.fleet(seat).legality not in ("RAIDER", "CORSAIR"):
        return False
    return may_attack_on_land(game, seat, owner)


def licence_at_stake(game: Game, seat: str) -> str | None:
    """Return the licence that an unlawful attack costs: a card, `letter` (the nation's own), or None (10.4)."""
    legality = game.fleet(seat).legality
    held = query.licences(game.state, game.atlas, seat, legality)
    if held:
        return held[0]
    return "letter" if legality == "CORSAIR" and game.player(seat).letter else None


def become_raider(game: Game, seat: str) -> None:
    """10.4: an unlawful attack makes the Flagship RAIDER at once and costs the licence for the Legality it held."""
    player = game.player(seat)
    was, licence = player.fleet.legality, licence_at_stake(game, seat)
    if licence == "letter":
        player.letter = False
    elif licence is not None:
        player.tableau.remove(licence)
        game.state.discard.append(licence)
    player.fleet.legality = "RAIDER"
    game.tell("unlawful", seat=seat, was=was, licence=licence)


def loading(game: Game, seat: str, site: str) -> tuple[Way, int, str | None]:
    """Return (way, price, who gets it) for loading one Chest at a Colony: `to` is a seat, `pool`, or None at price 0.

    Way: free, bribe, export, loot (only by battle), none (10.1: Treasure at an own Colony as RAIDER or CORSAIR).
    """
    owner = game.state.colonies[site].owner
    legality = game.fleet(seat).legality
    treasure = game.atlas.is_treasure(game.atlas.good_of(site))
    numbers = game.atlas.numbers.legality
    if owner == seat and not treasure:
        return "free", 0, None
    if legality in ("RAIDER", "CORSAIR"):
        return ("none" if owner == seat else "loot"), 0, None
    if legality == "SMUGGLER":
        price = numbers.bribe_treasure if treasure else numbers.bribe_good
        price = max(0, price - query.bribe_discount(game.state, game.atlas, seat))
        return _priced("bribe", price, owner, seat)
    price = 0 if owner == seat or query.is_spanish(owner) else numbers.export_other
    return _priced("export", price, owner, seat)


def _priced(way: Way, price: int, owner: str, seat: str) -> tuple[Way, int, str | None]:
    if price == 0:
        return way, 0, None
    return way, price, owner if owner not in (seat, CROWN) else "pool"


def is_enemy_of_corsair(game: Game, seat: str, victim: str) -> bool:
    """Is a victim one for whom a CORSAIR gets Favour (9.7): the Crown, Spain or a nation at war?"""
    return query.is_spanish(victim) or query.is_war(game.state, seat, victim)
