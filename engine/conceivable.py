"""What somebody might think of at a decision, legal or not: what `Why not?` can be asked about."""

from __future__ import annotations

from engine import query
from engine.frames import Frame, Labour, PlayTurn, SailTurn
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED, EUROPE
from engine.rules import cards
from engine.rules.land import REBELS

LEGALITIES = ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")
ON_COLONY = ("loot", "seize", "liberate", "raze")


def conceivable(game: Game, frame: Frame, seat: str) -> list[str]:
    """Return option ids in a fixed order; empty where everything that can be thought of is offered."""
    if isinstance(frame, PlayTurn):
        return _play(game, frame, seat)
    if isinstance(frame, SailTurn):
        return _sail(game, seat)
    if isinstance(frame, Labour):
        return _labour(game, seat)
    return []


def _play(game: Game, frame: PlayTurn, seat: str) -> list[str]:
    own = query.colonies(game.state, game.atlas, seat)
    hand = sorted(game.player(seat).hand)
    found = [f"play:{card}" for card in hand if frame.actions <= 0 or not cards.targets(game, seat, card)]
    found += ["draw", *(f"fort:{site}" for site in own), *(f"manumit:{site}" for site in own), "court"]
    found += [f"sell:{card}" for card in hand if card in game.atlas.content.haven]
    if game.state.gifts is False:
        found += [f"give:{other}:1" for other in game.state.order if other != seat]
    return [*found, *(f"legality:{new}" for new in LEGALITIES), "letter"]


def _sail(game: Game, seat: str) -> list[str]:
    atlas, at = game.atlas, game.fleet(seat).at
    zones = [*atlas.content.sea_zones, *atlas.content.land_zones, EUROPE]
    found = [f"sail:{zone}" for zone in dict.fromkeys(zones) if zone != at]
    sites = [site for site in atlas.colony_sites.get(at, ()) if site in game.state.colonies]
    found += [f"load:{site}" for site in sites]
    if at == EUROPE or at in atlas.cathedral:
        found.append(f"take:{at}")
    found += [f"land:{site}:{worker}" for site in sites for worker in (CITIZEN, ENSLAVED)]
    found += [f"attack:{site}:{aim}" for site in sites for aim in ON_COLONY]
    found += [f"attack:{site}:enslave" for site in atlas.native_sites.get(at, ())]
    found += [f"attack:{REBELS}:suppress"] if at in atlas.colony_sites else []
    found += [f"engage:{other}" for other in game.state.order if other != seat]
    return [*found, "patrol:any"]


def _labour(game: Game, seat: str) -> list[str]:
    vacant = query.vacant_colonies(game.state, game.atlas, seat)
    found = [f"hire:{zone}:{site}" for site in vacant for zone in game.atlas.cathedral]
    natives = game.atlas.native_sites
    return found + [
        f"kidnap:{source}:{site}" for site in vacant for source in natives.get(game.atlas.zone_of[site], ())
    ]
