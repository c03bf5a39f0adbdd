"""5.3 and 13.1: vacant Colonies acquire labour, by hiring a Citizen or by kidnapping a Native.

In Player Order, but all who have a choice are asked at once: what a later player answers is kept in the frame, sealed,
and done when its turn comes. Who is asked follows from what everybody sees, never from what has been kept.
"""

from __future__ import annotations

from copy import copy

from engine import query
from engine.frames import Labour
from engine.game import Game
from engine.model import CITIZEN, CROWN, ENSLAVED
from engine.rules.rule import Rule


def hire_zones(game: Game, seat: str) -> list[str]:
    """Return the land zones whose Cathedral a player can hire from now: a Citizen there, and $1 or a free hire."""
    state, atlas = game.state, game.atlas
    if state.players[seat].ducats < atlas.numbers.goods.hire_price and not query.free_hires(state, atlas, seat):
        return []
    return [zone for zone in atlas.cathedral if state.citizens[zone] > 0]


def kidnap_sites(game: Game, zone: str) -> list[str]:
    """Return the Tribal Sites and Visitas of a land zone at which kidnapping is allowed and possible."""
    state, atlas = game.state, game.atlas
    if query.is_rebel(state, zone):
        return []
    found: list[str] = []
    for site in atlas.native_sites[zone]:
        if state.natives[site] > 0 and not query.native_kind(state, atlas, site)[2]:
            found.append(site)
    return found


def open_options(game: Game, seat: str) -> list[str]:
    """Every vacant Colony of the player with every source: `hire:ZONE:SITE`, `kidnap:SOURCE:SITE`."""
    vacant = query.vacant_colonies(game.state, game.atlas, seat)
    if not vacant:
        return []
    zones = hire_zones(game, seat)
    found: list[str] = []
    for site in vacant:
        for zone in zones:
            found.append(f"hire:{zone}:{site}")
        for source in kidnap_sites(game, game.atlas.zone_of[site]):
            found.append(f"kidnap:{source}:{site}")
    return found


def asked(game: Game, frame: Labour) -> list[str]:
    """The player at it, and the later ones with a choice who have not settled it ahead."""
    first, later = frame.queue[:1], frame.queue[1:]
    return first + [seat for seat in later if _has_choice(game, seat) and not _is_through(game, frame, seat)]


def legal(game: Game, frame: Labour, seat: str) -> list[str]:
    """The options of the player at it, or of a later one as if what it has kept were done.

    One who is through may begin anew: the answer then stands before those it has kept.
    """
    if seat not in frame.queue:
        return []
    if seat == frame.queue[0]:
        return open_options(game, seat)
    return open_options(seen_by(game, frame, seat), seat) if _has_choice(game, seat) else []


def seen_by(game: Game, frame: Labour, seat: str) -> Game:
    """Return the game that the options of a player are listed in."""
    if seat == frame.queue[0] or seat not in frame.ahead:
        return game
    done = with_kept(game, frame, seat)
    return done if _has_choice(done, seat) else game


def sealed(game: Game, frame: Labour) -> dict[str, str]:
    """Return the last kept answer of each later player who is through.

    Who is either in here or asked follows from what everybody sees.
    """
    return {
        seat: frame.ahead[seat][-1]
        for seat in frame.queue[1:]
        if seat in frame.ahead and _has_choice(game, seat) and _is_through(game, frame, seat)
    }


def _has_choice(game: Game, seat: str) -> bool:
    """Sources only become fewer: one without a choice now has none at its turn, and is not asked ahead."""
    return _has_options(game, seat, query.vacant_colonies(game.state, game.atlas, seat), 2)


def _has_options(game: Game, seat: str, vacant: list[str], least: int) -> bool:
    """Would `open_options` find as many as that for these vacant Colonies of the player?"""
    if not vacant:
        return False
    found = len(vacant) * len(hire_zones(game, seat))
    for site in vacant:
        if found >= least:
            break
        found += len(kidnap_sites(game, game.atlas.zone_of[site]))
    return found >= least


def _is_through(game: Game, frame: Labour, seat: str) -> bool:
    """Is no choice left once what a later player has kept is done?"""
    return seat in frame.ahead and not _has_choice(with_kept(game, frame, seat), seat)


def with_kept(game: Game, frame: Labour, seat: str) -> Game:
    """Return a game as if what a player has kept were done, possible still or not, and nothing of anybody else."""
    kept = frame.ahead.get(seat)
    if not kept:
        return game
    state = copy(game.state)
    state.players = {**state.players, seat: copy(game.player(seat))}
    state.colonies = dict(state.colonies)
    state.citizens, state.natives = dict(state.citizens), dict(state.natives)
    done = Game(state, game.atlas, quiet=True)
    for option in kept:
        site = option.rpartition(":")[2]
        colony = state.colonies.get(site)
        if colony is not None and colony.owner == seat and colony.worker is None:
            state.colonies[site] = copy(colony)
            acquire(done, seat, option)
    return done


def proceed(game: Game, frame: Labour) -> bool:
    """Go on to the next player when the one at it has no Colony left that can get labour."""
    if not frame.queue:
        game.pop(frame)
        return True
    seat = frame.queue[0]
    if seat in frame.ahead:
        do_kept(game, frame, seat)
        return True
    vacant = query.vacant_colonies(game.state, game.atlas, seat)
    if _has_options(game, seat, vacant, 1):
        return False
    if vacant:
        game.tell("no_labour", owner=seat, sites=vacant)
    frame.queue.pop(0)
    frame.gone = None
    return True


def do_kept(game: Game, frame: Labour, seat: str) -> None:
    """Do what a player has kept until its turn, up to the first answer that is not possible any more."""
    kept = frame.ahead.pop(seat)
    for number, option in enumerate(kept):
        if option not in open_options(game, seat):
            frame.gone = option
            game.tell_apart("labour_gone", seat, {"option": option})
            return
        if number == 0:
            game.tell("labour_opened", seat=seat)
        acquire(game, seat, option)


def answer(game: Game, frame: Labour, seat: str, option: str) -> None:
    """Hire or kidnap for one Colony; before the own turn the answer is kept until then."""
    if seat == frame.queue[0]:
        frame.gone = None
        acquire(game, seat, option)
        return
    kept = frame.ahead.get(seat, [])
    if not _is_through(game, frame, seat):
        frame.ahead[seat] = [*kept, option]
    else:
        frame.ahead[seat] = [option]
        for before in kept:
            if before in open_options(with_kept(game, frame, seat), seat):
                frame.ahead[seat].append(before)
    game.tell_apart("labour_kept", seat, {"option": option})


def come_to(game: Game, frame: Labour, seat: str) -> None:
    """Go on as if the turn of a player had come with everything left as it is: bots look ahead so."""
    frame.queue = frame.queue[frame.queue.index(seat) :]
    if seat in frame.ahead:
        do_kept(game, frame, seat)


def acquire(game: Game, seat: str, option: str) -> None:
    """Hire or kidnap for one Colony now."""
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


RULE = Rule(
    "labour",
    proceed,
    asked,
    legal,
    answer,
    sealed,
    # A later player is asked only where it has a choice.
    lambda game, frame: not _has_choice(game, frame.queue[0]),
    lambda frame, seat: seat not in frame.queue[:1],
)
