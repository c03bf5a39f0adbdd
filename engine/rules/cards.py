"""7.4 and section 12: which targets a card has, and what playing it does."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from engine import query
from engine.content import model as content
from engine.frames import Inquisition
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED, SPAIN
from engine.rules import play_effects as do
from engine.rules.rule import Rule, always

NO_TARGET = [""]


def targets(game: Game, seat: str, card: str) -> list[str]:
    """Return the targets of a card as option parts (`""`: none is needed); an empty list: it cannot be played (7.4)."""
    face = game.atlas.cards[card]
    if face.kind == "tableau":
        return NO_TARGET
    effect = face.effects[0]
    return _TARGETS[type(effect)](game, seat, effect)


def _galleon(game: Game, seat: str, effect: content.Galleon) -> list[str]:
    return NO_TARGET if game.fleet(seat).galleons < game.atlas.numbers.game.max_galleons else []


def empty_sites(game: Game, seat: str, zone: str) -> list[str]:
    """Return the empty Colony sites of a land zone, if the player has a marker left (12.6)."""
    empty: list[str] = []
    for site in game.atlas.colony_sites[zone]:
        if site not in game.state.colonies:
            empty.append(site)
    return empty if empty and query.markers_left(game.state, game.atlas, seat) > 0 else []


def _charter(game: Game, seat: str, effect: content.Charter) -> list[str]:
    return empty_sites(game, seat, effect.zone)


def _engineers(game: Game, seat: str, effect: content.Engineers) -> list[str]:
    colonies = game.state.colonies
    return [site for site in query.occupied_colonies(game.state, game.atlas, seat) if not colonies[site].fort]


def _tax_order(game: Game, seat: str, effect: content.TaxOrder) -> list[str]:
    if query.rebels_left(game.state, game.atlas) < 2:
        return []
    taxed = {game.atlas.zone_of[site] for site, colony in game.state.colonies.items() if query.is_spanish(colony.owner)}
    return [f"{one}:{other}" for one, other in combinations([zone for zone in game.atlas.zones if zone in taxed], 2)]


def _uprising(game: Game, seat: str, effect: content.Uprising) -> list[str]:
    if query.rebels_left(game.state, game.atlas) < 1:
        return []
    natives = [site for site in game.atlas.all_native_sites if game.state.natives[site] > 0]
    colonies = game.state.colonies
    return natives + [s for s in game.atlas.all_colony_sites if s in colonies and colonies[s].worker == ENSLAVED]


def _hurricane(game: Game, seat: str, effect: content.Hurricane) -> list[str]:
    struck = {
        player.fleet.at for player in game.state.players.values() if player.fleet.galleons > 1 or player.fleet.chests
    }
    return [sea for sea in game.atlas.seas if sea in struck]


def _fever(game: Game, seat: str, effect: content.Fever) -> list[str]:
    sick = {game.atlas.zone_of[site] for site, colony in game.state.colonies.items() if colony.worker is not None}
    return [zone for zone in game.atlas.zones if zone in sick]


def _inquisition(game: Game, seat: str, effect: content.Inquisition) -> list[str]:
    return [zone for zone in game.atlas.zones if zone in game.atlas.cathedral and do.accused(game, zone, seat)]


def _pairs(game: Game) -> list[tuple[str, str]]:
    """Return the pairs of nations in the game, the Crown being Spain, in the content's order."""
    present = {*game.state.nations, SPAIN}
    return list(combinations([nation for nation in game.atlas.content.nations if nation in present], 2))


def _war(game: Game, seat: str, effect: content.War) -> list[str]:
    pairs = [f"{one}:{other}" for one, other in _pairs(game) if not query.is_war(game.state, one, other)]
    return pairs or _only_paid(effect)


def _peace(game: Game, seat: str, effect: content.Peace) -> list[str]:
    pairs = [f"{one}:{other}" for one, other in _pairs(game) if query.is_war(game.state, one, other)]
    return pairs or _only_paid(effect)


def _only_paid(effect: content.War | content.Peace) -> list[str]:
    """Where no two nations can be named the card can be played for what it pays (12.2)."""
    return NO_TARGET if effect.ducats else []


def _mission(game: Game, seat: str, effect: content.Mission) -> list[str]:
    found: list[str] = []
    for site in game.atlas.all_native_sites:
        kind, _, wild, _ = query.native_kind(game.state, game.atlas, site)
        if kind == "tribal" and not wild:
            found.append(site)
    return found


def _emigrants(game: Game, seat: str, effect: content.Emigrants) -> list[str]:
    """No Cathedral is named where all of them find work."""
    vacant = query.vacant_colonies(game.state, game.atlas, seat)
    return NO_TARGET if len(vacant) >= effect.citizens else list(game.atlas.cathedral)


def _ransom(game: Game, seat: str, effect: content.Ransom) -> list[str]:
    return [other for other in game.state.order if other != seat and game.player(other).ducats > 0]


def _edict(game: Game, seat: str, effect: content.Edict) -> list[str]:
    own = [colony for colony in game.state.colonies.values() if colony.owner == seat]
    return NO_TARGET if any(colony.worker == ENSLAVED for colony in own) else []


def _found(game: Game, seat: str, effect: content.Found) -> list[str]:
    empty = empty_sites(game, seat, game.atlas.zone_of[effect.site])
    return [effect.site] if effect.site in empty else empty


def _safe_anchorage(game: Game, seat: str, effect: content.SafeAnchorage) -> list[str]:
    return [sea for sea in game.atlas.seas if sea not in game.player(seat).anchorages]


def _brethren(game: Game, seat: str, effect: content.Brethren) -> list[str]:
    return NO_TARGET


def _refugees(game: Game, seat: str, effect: content.Refugees) -> list[str]:
    return query.vacant_colonies(game.state, game.atlas, seat)


_TARGETS: dict[type[content.Effect], Callable[[Game, str, Any], list[str]]] = {
    content.Galleon: _galleon,
    content.Charter: _charter,
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
    content.Found: _found,
    content.SafeAnchorage: _safe_anchorage,
    content.Brethren: _brethren,
    content.Refugees: _refugees,
}


def play(game: Game, seat: str, card: str, target: str) -> None:
    """Play a card from the hand: to the tableau, the discard pile or under the Haven deck (3.8), then its effect."""
    player, face = game.player(seat), game.atlas.cards[card]
    player.hand.remove(card)
    if face.kind in ("tableau", "ship"):
        player.tableau.append(card)
    elif face.kind == "one_shot":
        game.state.discard.append(card)
    else:
        game.state.haven.append(card)
    game.tell("card_played", seat=seat, card=card, target=target)
    if face.kind == "ship":
        player.fleet.galleons += 1
        player.fleet.ships.append(card)
        game.tell("galleon_gained", seat=seat, galleons=player.fleet.galleons)
    elif face.kind != "tableau":
        do.EFFECTS[type(face.effects[0])](game, seat, face.effects[0], target)


def inquisition_asked(game: Game, frame: Inquisition) -> list[str]:
    """All accused who have not answered."""
    return [seat for seat in frame.asked if seat not in frame.answers]


def inquisition_legal(game: Game, frame: Inquisition, seat: str) -> list[str]:
    """`pay`, or `lose:SITE` for each own occupied Colony in the land zone."""
    if seat not in frame.asked:
        return []
    colonies = game.state.colonies
    options = ["pay"] if game.player(seat).ducats >= frame.price else []
    for site in game.atlas.colony_sites[frame.zone]:
        if site in colonies and colonies[site].owner == seat and colonies[site].worker is not None:
            options.append(f"lose:{site}")
    return options


def inquisition_proceed(game: Game, frame: Inquisition) -> bool:
    """When all have answered, everything happens at once."""
    if inquisition_asked(game, frame):
        return False
    paid = 0
    for seat in frame.asked:
        verb, _, site = frame.answers[seat].partition(":")
        if verb == "pay":
            game.player(seat).ducats -= frame.price
            paid += frame.price
            game.tell("inquisition_paid", seat=seat, price=frame.price)
        else:
            worker = game.state.colonies[site].worker or CITIZEN
            game.state.colonies[site].worker = None
            game.tell("inquisition_lost", seat=seat, site=site, worker=worker)
    if paid and frame.to is not None:
        game.player(frame.to).ducats += paid
        game.tell("inquisition_collected", seat=frame.to, amount=paid)
    game.pop(frame)
    return True


def inquisition_answer(game: Game, frame: Inquisition, seat: str, option: str) -> None:
    """Seal an answer; it may be changed until the last is in."""
    frame.answers[seat] = option


INQUISITION_RULE = Rule(
    "inquisition",
    inquisition_proceed,
    inquisition_asked,
    inquisition_legal,
    inquisition_answer,
    lambda game, frame: frame.answers,
    always,
    lambda frame, seat: True,
)
