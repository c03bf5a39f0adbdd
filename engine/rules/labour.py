"""5.3 and 13.1: vacant Colonies acquire labour, by hiring a Citizen or by kidnapping a Native."""

from __future__ import annotations

from engine import query
from engine.frames import Labour
from engine.game import Game
from engine.model import CITIZEN, CROWN, ENSLAVED
from engine.rules.rule import Rule, always


def hire_zones(game: Game, seat: str) -> list[str]:
    """Return the land zones whose Cathedral a player can hire from now: a Citizen there, and $1 or a free hire."""
    if game.player(seat).ducats < game.atlas.numbers.goods.hire_price and not query.free_hires(
        game.state, game.atlas, seat
    ):
        return []
    return [zone for zone in game.atlas.cathedral if game.state.citizens[zone] > 0]


def kidnap_sites(game: Game, zone: str) -> list[str]:
    """Return the Tribal Sites and Visitas of a land zone at which kidnapping is allowed and possible."""
    if query.is_rebel(game.state, zone):
        return []
    return [
        site
        for site in game.atlas.native_sites[zone]
        if game.state.natives[site] > 0 and not query.native_kind(game.state, game.atlas, site)[2]
    ]


def sources(game: Game, seat: str, site: str) -> list[str]:
    """Return the sources of labour of one vacant Colony: `hire:ZONE`, then `kidnap:SITE`."""
    options = [f"hire:{zone}" for zone in hire_zones(game, seat)]
    return options + [f"kidnap:{source}" for source in kidnap_sites(game, game.atlas.zone_of[site])]


def legal(game: Game, frame: Labour, seat: str) -> list[str]:
    """Every vacant Colony of the player with every source: `hire:ZONE:SITE`, `kidnap:SOURCE:SITE`."""
    if not frame.queue or seat != frame.queue[0]:
        return []
    vacant = query.vacant_colonies(game.state, game.atlas, seat)
    return [f"{source}:{site}" for site in vacant for source in sources(game, seat, site)]


def proceed(game: Game, frame: Labour) -> bool:
    """Go on to the next player when the one at it has no Colony left that can get labour."""
    if not frame.queue:
        game.pop(frame)
        return True
    seat = frame.queue[0]
    if legal(game, frame, seat):
        return False
    left = query.vacant_colonies(game.state, game.atlas, seat)
    if left:
        game.tell("no_labour", owner=seat, sites=left)
    frame.queue.pop(0)
    return True


def answer(game: Game, frame: Labour, seat: str, option: str) -> None:
    """Hire or kidnap for one Colony."""
    verb, source, site = option.split(":")
    state, player = game.state, game.player(seat)
    if verb == "hire":
        free = query.free_hires(state, game.atlas, seat) > 0
        price = 0 if free else game.atlas.numbers.goods.hire_price
        player.free_hires_used += free
        player.ducats -= price
        state.citizens[source] -= 1
        state.colonies[site].worker = CITIZEN
        game.tell("hired", seat=seat, site=site, zone=source, price=price, free=free)
    else:
        state.natives[source] -= 1
        player.liberated = max(0, player.liberated - 1)
        state.colonies[site].worker = ENSLAVED
        game.tell("kidnapped", seat=seat, site=site, source=source, liberated=player.liberated)


def crown_labour(game: Game) -> None:
    """13.1: upkeep of the Crown without a player: hire in its land zone, else kidnap at the fullest permitted site."""
    state, atlas = game.state, game.atlas
    left: list[str] = []
    for site in query.vacant_colonies(state, atlas, CROWN):
        zone = atlas.zone_of[site]
        natives = kidnap_sites(game, zone)
        if state.citizens.get(zone, 0) > 0:
            state.citizens[zone] -= 1
            state.colonies[site].worker = CITIZEN
            game.tell("crown_labour", site=site, worker=CITIZEN, source=zone)
        elif natives:
            fullest = max(natives, key=lambda source: state.natives[source])
            state.natives[fullest] -= 1
            state.colonies[site].worker = ENSLAVED
            game.tell("crown_labour", site=site, worker=ENSLAVED, source=fullest)
        else:
            left.append(site)
    if left:
        game.tell("no_labour", owner=CROWN, sites=left)


RULE = Rule("labour", proceed, lambda game, frame: frame.queue[:1], legal, answer, answers_itself=always)
