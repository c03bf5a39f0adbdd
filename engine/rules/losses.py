"""5.6: in each rebel land zone one Enslaved at work escapes, or a Native joins the Rebels; in others they may rise."""

from __future__ import annotations

from engine import query
from engine.content.model import SafeEnslaved
from engine.frames import Losses
from engine.game import Game
from engine.model import CROWN, ENSLAVED
from engine.rules.rule import Rule


def enslaved_at_work(game: Game, zone: str) -> dict[str, list[str]]:
    """Return owner -> Colonies in the zone worked by an Enslaved whom no card protects, in printed order."""
    found: dict[str, list[str]] = {}
    for site in game.atlas.colony_sites[zone]:
        colony = game.state.colonies.get(site)
        if colony is not None and colony.worker == ENSLAVED and not _protected(game, colony.owner):
            found.setdefault(colony.owner, []).append(site)
    return found


def _protected(game: Game, owner: str) -> bool:
    return owner != CROWN and query.has_effect(game.state, game.atlas, owner, SafeEnslaved)


def loser(game: Game, found: dict[str, list[str]]) -> str:
    """Return who loses one: the player with most there (ties: first in Player Order), else the Crown."""
    players = [seat for seat in game.state.order if seat in found]
    return max(players, key=lambda seat: len(found[seat])) if players else CROWN


def proceed(game: Game, frame: Losses) -> bool:
    """Look at the next land zone; wait where a player must choose which Enslaved is lost."""
    if frame.chooser is not None:
        return False
    if not frame.zones:
        game.pop(frame)
        return True
    zone = frame.zones[0]
    found = enslaved_at_work(game, zone)
    count = sum(map(len, found.values()))
    rebel = query.is_rebel(game.state, zone)
    if not _is_lost(game, zone, count, rebel):
        if rebel:
            _natives_join(game, zone)
        frame.zones.pop(0)
        return True
    owner = loser(game, found)
    if owner == CROWN or len(found[owner]) == 1:
        lose(game, zone, found[owner][0], rebel)
        frame.zones.pop(0)
    else:
        frame.chooser, frame.escaped = owner, rebel
    return True


def _natives_join(game: Game, zone: str) -> None:
    """Natives of the fullest Tribal Site or Visita of a rebel land zone join the Rebels (ties: as printed)."""
    natives = game.state.natives
    there = game.atlas.native_sites[zone]
    for _ in range(game.atlas.numbers.goods.natives_join):
        fullest = max(there, key=lambda site: natives[site], default=None)
        if fullest is None or not natives[fullest] or not place_rebel(game, zone):
            return
        natives[fullest] -= 1
        game.tell("native_joined", zone=zone, site=fullest)


def _is_lost(game: Game, zone: str, count: int, rebel: bool) -> bool:
    if rebel:
        return count > 0
    if count < game.atlas.numbers.goods.rising_enslaved:
        return False
    colonies = game.state.colonies
    if any(colonies[site].fort for site in game.atlas.colony_sites[zone] if site in colonies):
        return False
    die = game.roll()
    game.tell("rising_roll", zone=zone, die=die, enslaved=count, rises=die <= count - 1)
    return die <= count - 1


def lose(game: Game, zone: str, site: str, escaped: bool) -> None:
    """One Enslaved becomes a Rebel there, or leaves the map where no Rebel is left (3.5)."""
    colony = game.state.colonies[site]
    colony.worker = None
    rebel = place_rebel(game, zone)
    game.tell("enslaved_escaped" if escaped else "enslaved_rose", zone=zone, site=site, owner=colony.owner, rebel=rebel)


def place_rebel(game: Game, zone: str) -> bool:
    """Place a Rebel; False where the map already holds as many as it can (3.5)."""
    if query.rebels_left(game.state, game.atlas) <= 0:
        return False
    game.state.rebels[zone] = game.state.rebels.get(zone, 0) + 1
    return True


def legal(game: Game, frame: Losses, seat: str) -> list[str]:
    """The player's Colonies in the zone with an Enslaved."""
    if seat != frame.chooser:
        return []
    return [f"lose:{site}" for site in enslaved_at_work(game, frame.zones[0])[seat]]


def answer(game: Game, frame: Losses, seat: str, option: str) -> None:
    """The chosen one is lost."""
    lose(game, frame.zones[0], option.split(":")[1], frame.escaped)
    frame.chooser = None
    frame.zones.pop(0)


RULE = Rule("loss", proceed, lambda game, frame: [frame.chooser] if frame.chooser else [], legal, answer)
