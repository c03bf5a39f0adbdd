"""Corrections by a moderator: named, checked, told to everybody, part of the record. Never a silent edit.

A correction is an action of the seat `moderator` that sets one public thing to another value:

    mend:ducats:NATION:NUMBER     favour, infamy, liberated too
    mend:fleet:NATION:ZONE        where a Fleet is; a patrol ends
    mend:legality:NATION:LEGALITY one for which its Flagship is eligible
    mend:owner:SITE:NATION        also `crown`, or `none`: no Colony is there
    mend:worker:SITE:WORKER       citizen, enslaved or none
    mend:fort:SITE:yes            or no
    mend:chests:SITE:NUMBER       natives, and by zone citizens and rebels too
    mend:order:all:NATION+...     Player Order
    mend:hand:CARD:NATION         a card out of the discard pile

Nothing hidden can be asked about or changed, and what the rules bound stays bounded: markers, Rebels, Natives, Chests,
each card in one place. Renown is no track: it follows from the others (11.1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import query
from engine.errors import GameOver, Illegal, Malformed, NotYours
from engine.frames import Auction, HandLimit, Labour, PlayerOrder, PlayTurn, SailTurn
from engine.game import Game
from engine.model import CITIZEN, CROWN, ENSLAVED, EUROPE, SPAIN, Colony
from engine.refusal import name_of
from engine.rules.tracks import gain_favour

MODERATOR = "moderator"
VERB = "mend:"
ALL = "all"
NONE = "none"
MOST_DUCATS = 999
MOST_TRACK = 99
MOST_CITIZENS = 20
NUMBERS = ("ducats", "favour", "infamy", "liberated", "chests", "natives", "citizens", "rebels")
# Decisions in whose midst nothing hangs on numbers that were counted before.
QUIET = (PlayTurn, SailTurn, Labour, PlayerOrder, HandLimit)
Value = int | str | list[str]


def kinds() -> list[str]:
    """Return what can be corrected."""
    return list(_SUBJECTS)


def subjects(game: Game, what: str) -> list[str]:
    """Return of whom or what this can be corrected: nations, sites, zones, cards."""
    return _SUBJECTS[what](game) if what in _SUBJECTS else []


def choices(game: Game, what: str, of: str) -> Sequence[str] | range:
    """Return what it can be set to: words, or a range of numbers. Player Order is any order of `choices`."""
    if of not in subjects(game, what):
        return ()
    if what in NUMBERS:
        return range(_most(game, what, of) + 1)
    return _CHOICES[what](game, of)


def current(game: Game, what: str, of: str) -> Value:
    """Return what it is now. Raises KeyError for what cannot be corrected."""
    return _CURRENT[what](game, of)


def check(game: Game, seat: str, option: str) -> None:
    """Refuse a correction that cannot be. Raises GameError."""
    parts = option.split(":")
    if seat != MODERATOR or not option.startswith(VERB):
        raise NotYours("Only a moderator corrects a game, and does nothing else.", "", "mend-who")
    if len(parts) != 4:
        raise Malformed(f"'{option[:60]}' is no correction.", "", "mend-form", {"option": option[:60]})
    if not game.state.frames:
        raise GameOver("The game is over.", "", "over")
    _, what, of, now = parts
    top = game.state.frames[-1]
    if not (isinstance(top, QUIET) or (isinstance(top, Auction) and top.buried is None)):
        sentence = "Something is being counted or answered in secret; a correction waits until that is decided."
        raise Illegal(sentence, "", "mend-wait")
    if what not in _SUBJECTS:
        sentence = f"'{what}' cannot be corrected; choose {', '.join(_SUBJECTS)}."
        raise Illegal(sentence, "", "mend-what", {"given": what, "forms": ", ".join(_SUBJECTS)})
    if of not in subjects(game, what):
        sentence = f"There is no {what} of {name_of(game, of)} to correct."
        raise Illegal(sentence, "", "mend-of", {"kind": what, "of": of})
    _check_value(game, what, of, now)
    if _now(what, now) == current(game, what, of):
        sentence = f"Nothing would change: {what} of {name_of(game, of)}, {now}, is so already."
        raise Illegal(sentence, "", "mend-same", {"kind": what, "of": of, "given": now})


def _check_value(game: Game, what: str, of: str, now: str) -> None:
    found, name = choices(game, what, of), name_of(game, of)
    facts: dict[str, object] = {"kind": what, "of": of, "given": now}
    if isinstance(found, range):
        if not (now.isascii() and now.isdigit() and len(now) <= 4 and int(now) in found):
            sentence = f"'{now}' does not fit for {what} of {name}: choose a whole number from 0 to {found[-1]}."
            raise Illegal(sentence, "", "mend-number", {**facts, "high": found[-1]})
        return
    good = sorted(now.split("+")) == sorted(found) if what == "order" else now in found
    if not good:
        known = [name_of(game, one) for one in found]
        sentence = f"'{now}' does not fit for {what} of {name}; what fits: {', '.join(known) or 'nothing now'}."
        raise Illegal(sentence, "", "mend-value", {**facts, "known": list(found)})


def take(game: Game, option: str) -> None:
    """Make a correction that has been checked, and tell it."""
    _, what, of, now = option.split(":")
    was, value = current(game, what, of), _now(what, now)
    _SET[what](game, of, value)
    game.tell("mended", what=what, of=of, was=was, now=value)
    if what == "infamy":
        _settle_title(game)


def _now(what: str, now: str) -> Value:
    if what in NUMBERS:
        return int(now)
    return now.split("+") if what == "order" else now


# ---------------------------------------------------------------------- of whom, and what it can be


def _crown(game: Game) -> str:
    return SPAIN if SPAIN in game.state.nations else CROWN


def _nations(game: Game) -> list[str]:
    return list(game.state.nations)


def _colonies(game: Game) -> list[str]:
    return [site for site in game.atlas.all_colony_sites if site in game.state.colonies]


_SUBJECTS: dict[str, Callable[[Game], list[str]]] = {
    "ducats": _nations,
    "favour": _nations,
    "infamy": _nations,
    "liberated": _nations,
    "fleet": _nations,
    "legality": _nations,
    "owner": lambda game: list(game.atlas.all_colony_sites),
    "worker": _colonies,
    "fort": _colonies,
    "chests": _colonies,
    "natives": lambda game: list(game.state.natives),
    "citizens": lambda game: list(game.state.citizens),
    "rebels": lambda game: list(game.atlas.zones),
    "order": lambda game: [ALL],
    "hand": lambda game: list(game.state.discard),
}


def _most(game: Game, what: str, of: str) -> int:
    if what == "ducats":
        return MOST_DUCATS
    if what == "chests":
        return game.atlas.numbers.game.max_chests
    if what == "natives":
        return query.native_kind(game.state, game.atlas, of)[1]
    if what == "rebels":
        return game.state.rebels.get(of, 0) + query.rebels_left(game.state, game.atlas)
    return MOST_CITIZENS if what == "citizens" else MOST_TRACK


def _zones(game: Game, nation: str) -> list[str]:
    """A Fleet that comes to Europe with Chests would unload them (8.4): that is no correction."""
    europe = [] if game.fleet(nation).chests else [EUROPE]
    return [*europe, *game.atlas.seas, *game.atlas.zones]


def _legalities(game: Game, nation: str) -> Sequence[str]:
    return query.eligible(game.state, game.atlas, nation)


def _owners(game: Game, site: str) -> list[str]:
    state = game.state
    colony = state.colonies.get(site)
    found = [
        nation
        for nation in state.nations
        if query.markers_left(state, game.atlas, nation) > 0 or (colony is not None and colony.owner == nation)
    ]
    if _crown(game) == CROWN:
        found.append(CROWN)
    return [*found, NONE] if colony is None or colony.worker is None else found


def _forts(game: Game, site: str) -> list[str]:
    colony = game.state.colonies[site]
    return ["yes", "no"] if colony.worker is not None or colony.fort else ["no"]


_CHOICES: dict[str, Callable[[Game, str], Sequence[str]]] = {
    "fleet": _zones,
    "legality": _legalities,
    "owner": _owners,
    "worker": lambda game, site: [CITIZEN, ENSLAVED, NONE],
    "fort": _forts,
    "order": lambda game, of: list(game.state.nations),
    "hand": lambda game, card: list(game.state.nations),
}

# ---------------------------------------------------------------------- what it is


def _owner(game: Game, site: str) -> str:
    colony = game.state.colonies.get(site)
    return NONE if colony is None else colony.owner


_CURRENT: dict[str, Callable[[Game, str], Value]] = {
    "ducats": lambda game, of: game.player(of).ducats,
    "favour": lambda game, of: game.player(of).favour,
    "infamy": lambda game, of: game.player(of).infamy,
    "liberated": lambda game, of: game.player(of).liberated,
    "fleet": lambda game, of: game.fleet(of).at,
    "legality": lambda game, of: game.fleet(of).legality,
    "owner": _owner,
    "worker": lambda game, of: game.state.colonies[of].worker or NONE,
    "fort": lambda game, of: "yes" if game.state.colonies[of].fort else "no",
    "chests": lambda game, of: game.state.colonies[of].chests,
    "natives": lambda game, of: game.state.natives[of],
    "citizens": lambda game, of: game.state.citizens[of],
    "rebels": lambda game, of: game.state.rebels.get(of, 0),
    "order": lambda game, of: list(game.state.order),
    "hand": lambda game, of: "discard",
}

# ---------------------------------------------------------------------- setting it


def _set_favour(game: Game, nation: str, value: Value) -> None:
    rise = _whole(value) - game.player(nation).favour
    gain_favour(game, nation, rise)  # a rise may head the Court (11.2)
    game.player(nation).favour = _whole(value)


def _set_fleet(game: Game, nation: str, value: Value) -> None:
    game.fleet(nation).at = str(value)
    game.fleet(nation).patrol = None


def _set_owner(game: Game, site: str, value: Value) -> None:
    colonies = game.state.colonies
    if value == NONE:
        del colonies[site]
    elif site in colonies:
        colonies[site].owner = str(value)
    else:
        colonies[site] = Colony(owner=str(value))


def _set_rebels(game: Game, zone: str, value: Value) -> None:
    game.state.rebels[zone] = _whole(value)
    if not value:
        del game.state.rebels[zone]


def _set_hand(game: Game, card: str, value: Value) -> None:
    game.state.discard.remove(card)
    game.player(str(value)).hand.append(card)


def _whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


_SET: dict[str, Callable[[Game, str, Value], None]] = {
    "ducats": lambda game, of, value: setattr(game.player(of), "ducats", value),
    "favour": _set_favour,
    "infamy": lambda game, of, value: setattr(game.player(of), "infamy", value),
    "liberated": lambda game, of, value: setattr(game.player(of), "liberated", value),
    "fleet": _set_fleet,
    "legality": lambda game, of, value: setattr(game.fleet(of), "legality", value),
    "owner": _set_owner,
    "worker": lambda game, of, value: setattr(game.state.colonies[of], "worker", None if value == NONE else value),
    "fort": lambda game, of, value: setattr(game.state.colonies[of], "fort", value == "yes"),
    "chests": lambda game, of, value: setattr(game.state.colonies[of], "chests", value),
    "natives": lambda game, of, value: game.state.natives.update({of: _whole(value)}),
    "citizens": lambda game, of, value: game.state.citizens.update({of: _whole(value)}),
    "rebels": _set_rebels,
    "order": lambda game, of, value: setattr(game.state, "order", value),
    "hand": _set_hand,
}


def _settle_title(game: Game) -> None:
    """11.2: the title is with whom has most Infamy, and enough; who has it keeps it in a tie."""
    state = game.state
    most = max(player.infamy for player in state.players.values())
    enough = most >= game.atlas.numbers.end.title_infamy
    first = [nation for nation in state.order if state.players[nation].infamy == most] if enough else []
    if state.admiral in first:
        return
    state.admiral = first[0] if first else None
    if state.admiral is not None:
        game.tell("admiral", seat=state.admiral, infamy=most)
