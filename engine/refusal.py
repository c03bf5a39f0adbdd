"""Why an option is not legal: one sentence with the actual numbers and the rule. Used by errors and by `Why not?`."""

from __future__ import annotations

from engine import query
from engine.events import DECISIONS
from engine.frames import Frame, PlayTurn, SailTurn
from engine.game import Game
from engine.model import EUROPE
from engine.rules import cards, land
from engine.rules.legality import loading
from engine.rules.play import can_buy_letter, leaving_price

Reason = tuple[str, str]


def reason(game: Game, frame: Frame, kind: str, seat: str, option: str) -> Reason:
    """Return (sentence, rule number) for an option of this decision that is not legal."""
    verb, *parts = option.split(":")
    if isinstance(frame, PlayTurn):
        found = _play(game, frame, seat, verb, parts)
    elif isinstance(frame, SailTurn):
        found = _sail(game, frame, seat, verb, parts)
    else:
        found = None
    if found is not None:
        return found
    forms = ", ".join(DECISIONS[kind])
    return f"'{option}' is not possible now; what is asked is answered by one of: {forms}.", ""


def out_of_range(low: int, high: int, given: str) -> Reason:
    """The number of a bid or gift does not fit."""
    return f"'{given}' does not fit: choose a whole number from {low} to {high}.", "6.4"


def _name(game: Game, place: str) -> str:
    content = game.atlas.content
    for table in (content.sites, content.land_zones, content.sea_zones, content.nations, game.atlas.cards):
        if place in table:
            return str(table[place].name)
    return place


def _money(game: Game, seat: str, price: int) -> str | None:
    ducats = game.player(seat).ducats
    return None if ducats >= price else f"It costs ${price} and you have ${ducats}."


def _play(game: Game, frame: PlayTurn, seat: str, verb: str, parts: list[str]) -> Reason | None:
    numbers, player = game.atlas.numbers.play, game.player(seat)
    if verb in ("play", "draw", "fort", "manumit", "court") and frame.actions <= 0:
        return f"You have taken all {numbers.actions} actions of this play turn.", "7.1"
    if verb in ("play", "sell") and parts and parts[0] not in player.hand:
        return f"You do not hold the card {_name(game, parts[0])}.", "7.1"
    if verb == "play" and parts:
        if not cards.targets(game, seat, parts[0]):
            return f"{_name(game, parts[0])} has no legal target now; it can be sold or discarded.", "7.4"
        return f"{_name(game, ':'.join(parts[1:]) or 'nothing')} is no legal target of {_name(game, parts[0])}.", "7.4"
    if verb == "sell":
        return "A Haven card cannot be sold.", "7.3"
    prices = {"draw": numbers.haven_price, "fort": numbers.fort_price, "manumit": numbers.manumit_price}
    prices |= {"court": numbers.court_price, "letter": numbers.letter_price, "legality": leaving_price(game, seat)}
    poor = _money(game, seat, prices.get(verb, 0))
    if verb == "court" and frame.court_done:
        return "There is one gift at Court in a play turn, and you have made it.", "7.1"
    if verb == "letter" and not can_buy_letter(game, seat):
        return "You have no lost letter of marque to buy back.", "10.4"
    if verb == "legality" and parts:
        if frame.legality_done:
            return "The Legality can be changed once in a play turn, and you have changed it.", "7.2"
        if player.fleet.legality == parts[0]:
            return f"Your Flagship is {parts[0]} already.", "10.3"
        if not query.is_eligible(game.state, game.atlas, seat, parts[0]):
            return f"Your Flagship is not eligible for {parts[0]}.", "10"
    if poor:
        return poor, "1.7"
    if verb in ("fort", "manumit") and parts:
        return _colony(game, seat, verb, parts[0])
    return None


def _colony(game: Game, seat: str, verb: str, site: str) -> Reason:
    colony = game.state.colonies.get(site)
    if colony is None or colony.owner != seat:
        return f"{_name(game, site)} is not your Colony.", "7.1"
    if verb == "manumit":
        return f"No Enslaved works at {_name(game, site)}.", "7.1"
    what = "has a Fort already" if colony.fort else "is vacant"
    return f"{_name(game, site)} {what}.", "7.1"


def _sail(game: Game, frame: SailTurn, seat: str, verb: str, parts: list[str]) -> Reason | None:
    fleet, winds = game.fleet(seat), frame.winds
    here = _name(game, fleet.at)
    place = parts[0] if parts else ""
    if verb == "sail":
        cost = game.atlas.reach[fleet.at].get(place)
        if cost is None:
            return f"There is no way from {here} straight to {_name(game, place)}.", "2.3"
        return f"{_name(game, place)} costs {cost} wind{'s' * (cost != 1)} and you have {winds}.", "8.1"
    if verb in ("attack", "engage") and winds < game.atlas.numbers.sail.attack_cost:
        return f"An attack costs {game.atlas.numbers.sail.attack_cost} wind and you have {winds}.", "8.1"
    if verb in ("attack", "engage") and (seat, fleet.at) in game.state.lost_in:
        return f"Your Fleet has lost a battle in {here} and attacks no more there this Year.", "9.5"
    if verb == "patrol" and (fleet.at == EUROPE or fleet.at in game.atlas.zones):
        return f"A patrol is set in a sea zone; your Fleet is in {here}.", "8.5"
    if verb == "engage":
        return f"There is no Fleet of {_name(game, place)} that you may attack in {here} now.", "9.6"
    zone = game.atlas.zone_of.get(place)
    if verb in ("load", "land", "attack") and zone is not None and zone != fleet.at:
        return f"{_name(game, place)} is in {_name(game, zone)} and your Fleet is in {here}.", "8.3"
    if verb == "load":
        return _load(game, seat, place)
    if verb == "take":
        if place != fleet.at:
            return f"Your Fleet is in {here}, not in {_name(game, place)}.", "8.2"
        return "No Citizen can come aboard: it takes a Citizen there, an empty hold and a vacant Colony.", "8.2"
    if verb == "attack" and len(parts) == 2 and (place in game.state.colonies or place in game.state.natives):
        if land.target_owner(game, place) == seat:
            return f"{_name(game, place)} is your own Colony.", "9.1"
        return f"To {parts[1]} is not possible at {_name(game, place)} now: what it takes or needs is missing.", "9.1"
    return None


def _load(game: Game, seat: str, site: str) -> Reason:
    colony, fleet = game.state.colonies.get(site), game.fleet(seat)
    if colony is None or not colony.chests:
        return f"No Chest waits at {_name(game, site)}.", "8.3"
    if query.free_chest_holds(fleet) <= 0:
        return f"All {fleet.galleons} Chest holds of your Fleet are full.", "3.4"
    way, price, _ = loading(game, seat, site)
    if way in ("loot", "none"):
        return f"A {fleet.legality} cannot load at {_name(game, site)} in peace.", "10.1"
    return f"The {way} at {_name(game, site)} costs ${price} and you have ${game.player(seat).ducats}.", "10"
