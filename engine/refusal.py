"""Why an option is not legal: one sentence with the actual numbers and the rule. Used by errors and by `Why not?`.

Each reason has a code and facts beside its English sentence: the catalogues `why.ftl` say it in other languages.
"""

from __future__ import annotations

from engine import query
from engine.errors import Reason
from engine.events import DECISIONS
from engine.frames import Frame, Labour, PlayTurn, SailTurn
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED, EUROPE
from engine.rules import cards, labour, land
from engine.rules.labour import hire_zones
from engine.rules.legality import loading
from engine.rules.play import can_buy_letter, leaving_price


def why(code: str, rule: str, sentence: str, **facts: object) -> Reason:
    """Return a reason. `facts`: ids and numbers."""
    return Reason(sentence, rule, code, facts)


def reason(game: Game, frame: Frame, kind: str, seat: str, option: str) -> Reason:
    """Return why an option of this decision is not legal."""
    verb, *parts = option.split(":")
    found: Reason | None = None
    if isinstance(frame, PlayTurn):
        found = _play(game, frame, seat, verb, parts)
    elif isinstance(frame, SailTurn):
        found = _sail(game, frame, seat, verb, parts)
    elif isinstance(frame, Labour) and len(parts) == 2:
        found = _kept(game, frame, seat, parts[1])
        found = found or _labour(labour.seen_by(game, frame, seat), seat, verb, parts[0], parts[1])
    if found is not None:
        return found
    forms = ", ".join(DECISIONS[kind])
    sentence = f"'{option}' is not possible now; what is asked is answered by one of: {forms}."
    return why("other-form", "", sentence, option=option, forms=forms)


def out_of_range(low: int, high: int, given: str) -> Reason:
    """The number of a bid or gift does not fit."""
    sentence = f"'{given}' does not fit: choose a whole number from {low} to {high}."
    return why("range", "6.4", sentence, given=given, low=low, high=high)


def name_of(game: Game, place: str) -> str:
    """Return the name of what an id names, else the id."""
    content = game.atlas.content
    for table in (content.sites, content.land_zones, content.sea_zones, content.nations, game.atlas.cards):
        if place in table:
            return str(table[place].name)
    return place


def _play(game: Game, frame: PlayTurn, seat: str, verb: str, parts: list[str]) -> Reason | None:
    numbers, player = game.atlas.numbers.play, game.player(seat)
    if verb in ("play", "draw", "fort", "manumit", "court") and frame.actions <= 0:
        sentence = f"You have taken all {numbers.actions} actions of this play turn."
        return why("actions", "7.1", sentence, actions=numbers.actions)
    if verb in ("play", "sell") and parts:
        return _card(game, seat, verb, parts)
    if verb == "give" and game.state.gifts is False:
        return why("gifts-off", "7.2", "Gifts of ducats are off in this game.")
    if verb == "court" and frame.court_done:
        return why("court-once", "7.1", "There is one gift at Court in a play turn, and you have made it.")
    if verb == "letter" and not can_buy_letter(game, seat):
        return why("no-letter", "10.4", "You have no lost letter of marque to buy back.")
    if verb == "legality" and parts:
        new = parts[0]
        if frame.legality_done:
            sentence = "The Legality can be changed once in a play turn, and you have changed it."
            return why("legality-once", "7.2", sentence)
        if player.fleet.legality == new:
            return why("legality-same", "10.3", f"Your Flagship is {new} already.", legality=new)
        if new not in query.eligible(game.state, game.atlas, seat):
            return why("legality-not", "10", f"Your Flagship is not eligible for {new}.", legality=new)
    prices = {"draw": numbers.haven_price, "fort": numbers.fort_price, "manumit": numbers.manumit_price}
    prices |= {"court": query.court_price(game.state, game.atlas), "letter": numbers.letter_price}
    prices |= {"legality": leaving_price(game, seat)}
    price = prices.get(verb, 0)
    if verb in ("fort", "manumit") and parts and (reason := _colony(game, seat, verb, parts[0])) is not None:
        return reason
    if player.ducats < price:
        sentence = f"It costs ${price} and you have ${player.ducats}."
        return why("price", "1.7", sentence, price=price, ducats=player.ducats)
    if verb == "draw" and not game.state.haven:
        return why("haven-empty", "7.1", "No Haven card is left to draw.")
    return None


def _card(game: Game, seat: str, verb: str, parts: list[str]) -> Reason:
    card = parts[0]
    name = name_of(game, card)
    if card not in game.player(seat).hand:
        return why("not-held", "7.1", f"You do not hold the card {name}.", card=card)
    if verb == "sell":
        return why("haven-sale", "7.3", "A Haven card cannot be sold.")
    if not cards.targets(game, seat, card):
        if card in game.atlas.content.haven:
            sentence = (
                f"{name} has no legal target now; a Haven card cannot be sold, only discarded over the hand limit."
            )
            return why("no-target-haven", "7.4", sentence, card=card)
        sentence = f"{name} has no legal target now; it can be sold or discarded."
        return why("no-target", "7.4", sentence, card=card)
    target = ":".join(parts[1:]) or "nothing"
    sentence = f"{name_of(game, target)} is no legal target of {name}."
    return why("wrong-target", "7.4", sentence, target=target, card=card)


def _colony(game: Game, seat: str, verb: str, site: str) -> Reason | None:
    colony, name = game.state.colonies.get(site), name_of(game, site)
    if colony is None or colony.owner != seat:
        return why("not-your-colony", "7.1", f"{name} is not your Colony.", site=site)
    if verb == "manumit":
        here = colony.worker == ENSLAVED
        return None if here else why("no-enslaved", "7.1", f"No Enslaved works at {name}.", site=site)
    if colony.fort:
        return why("fort-already", "7.1", f"{name} has a Fort already.", site=site)
    return why("vacant", "7.1", f"{name} is vacant.", site=site) if colony.worker is None else None


def _kept(game: Game, frame: Labour, seat: str, site: str) -> Reason | None:
    """5.3: a labour that was chosen before the own turn is changed once the rest is chosen."""
    seen = labour.seen_by(game, frame, seat)
    if site in query.vacant_colonies(seen.state, game.atlas, seat):
        return None
    if site not in query.vacant_colonies(game.state, game.atlas, seat):
        return None
    sentence = f"The labour of {name_of(game, site)} is chosen already; choose the rest first, then you can change it."
    return why("labour-kept", "5.3", sentence, site=site)


def _labour(game: Game, seat: str, verb: str, source: str, site: str) -> Reason | None:
    """5.3: why labour does not come from there."""
    zone = game.atlas.zone_of.get(site)
    if zone is None or site not in query.vacant_colonies(game.state, game.atlas, seat):
        return why("not-vacant", "5.3", f"{name_of(game, site)} is no vacant Colony of yours.", site=site)
    if verb == "hire" and source in game.atlas.cathedral:
        price, ducats = game.atlas.numbers.goods.hire_price, game.player(seat).ducats
        if ducats < price and not hire_zones(game, seat):
            return why("price", "5.3", f"It costs ${price} and you have ${ducats}.", price=price, ducats=ducats)
        return why("no-citizen-there", "5.3", f"No Citizen is left in {name_of(game, source)}.", zone=source)
    if verb == "kidnap" and source in game.atlas.all_native_sites:
        there = game.atlas.zone_of[source]
        if there != zone:
            place = f"{name_of(game, site)} in {name_of(game, zone)}"
            sentence = f"{name_of(game, source)} is in {name_of(game, there)} and {place}."
            return why("other-zone", "5.3", sentence, source=source, there=there, site=site, zone=zone)
        if query.is_rebel(game.state, zone):
            sentence = f"Nobody is kidnapped in {name_of(game, zone)} while Rebels stand there."
            return why("rebel-zone", "5.3", sentence, zone=zone)
        if game.state.natives[source] > 0:
            return why("wild", "5.3", f"Nobody is kidnapped from {name_of(game, source)}.", source=source)
        return why("no-native", "5.3", f"No Native is left at {name_of(game, source)}.", source=source)
    return None


def _sail(game: Game, frame: SailTurn, seat: str, verb: str, parts: list[str]) -> Reason | None:
    fleet, winds = game.fleet(seat), frame.winds
    at, here, place = fleet.at, name_of(game, fleet.at), parts[0] if parts else ""
    if verb == "sail":
        return _way(game, winds, at, place)
    attack_cost = game.atlas.numbers.sail.attack_cost
    if verb in ("attack", "engage") and winds < attack_cost:
        sentence = f"An attack costs {attack_cost} wind and you have {winds}."
        return why("attack-cost", "8.1", sentence, cost=attack_cost, winds=winds)
    if verb in ("attack", "engage") and (seat, at) in game.state.lost_in:
        sentence = f"Your Fleet has lost a battle in {here} and attacks no more there this Year."
        return why("lost-here", "9.5", sentence, here=at)
    if verb == "patrol" and (at == EUROPE or at in game.atlas.zones):
        return why("patrol-at-sea", "8.5", f"A patrol is set in a sea zone; your Fleet is in {here}.", here=at)
    if verb == "engage":
        sentence = f"There is no Fleet of {name_of(game, place)} that you may attack in {here} now."
        return why("no-fleet", "9.6", sentence, fleet=place, here=at)
    zone = game.atlas.zone_of.get(place)
    if verb in ("load", "land", "attack") and zone is not None and zone != at:
        sentence = f"{name_of(game, place)} is in {name_of(game, zone)} and your Fleet is in {here}."
        return why("elsewhere", "8.3", sentence, site=place, zone=zone, here=at)
    if verb == "load":
        return _load(game, seat, place)
    if verb == "land":
        return _land(game, seat, place, parts[1] if len(parts) > 1 else "")
    if verb == "take":
        return _take(game, seat, place)
    if verb == "attack" and len(parts) == 2:
        return _aim(game, seat, place, parts[1])
    return None


def _aim(game: Game, seat: str, target: str, aim: str) -> Reason | None:
    """9.1, 9.4: what an aim takes or needs and does not find."""
    state, fleet, name = game.state, game.fleet(seat), name_of(game, target)
    if target == land.REBELS:
        return why("no-rebels", "9.1", f"No Rebels stand in {name_of(game, fleet.at)}.", here=fleet.at)
    if aim == "enslave" and target in state.natives:
        if state.natives[target] <= 0:
            return why("no-native", "9.4", f"No Native is left at {name}.", source=target)
        return why("no-room", "8.2", "No Meeple can come aboard: it takes an empty hold and a vacant Colony.")
    colony = state.colonies.get(target)
    if colony is None:
        return None
    if colony.owner == seat:
        return why("own-colony", "9.1", f"{name} is your own Colony.", site=target)
    if aim == "loot":
        return _load(game, seat, target)
    if aim == "liberate":
        return why("no-enslaved", "9.4", f"No Enslaved works at {name}.", site=target)
    if aim == "seize":
        return why("no-marker", "9.4", "All your Colony markers are on the map already.")
    if aim == "raze" and query.is_spanish(colony.owner):
        return why("raze-spanish", "9.4", f"{name} is Spanish, and no Spanish Colony is razed.", site=target)
    if aim == "raze":
        sentence = f"Spain razes, and a CONQUISTADOR; your Flagship is {fleet.legality}."
        return why("raze-who", "9.4", sentence, legality=fleet.legality)
    return None


def _way(game: Game, winds: int, at: str, to: str) -> Reason:
    if at == to:
        return why("there-already", "8.1", f"Your Fleet is in {name_of(game, at)} already.", here=at)
    cost = game.atlas.reach[at].get(to)
    if cost is None:
        sentence = f"There is no way from {name_of(game, at)} straight to {name_of(game, to)}."
        return why("no-way", "2.3", sentence, here=at, to=to)
    sentence = f"{name_of(game, to)} costs {cost} wind{'s' * (cost != 1)} and you have {winds}."
    return why("winds", "8.1", sentence, to=to, cost=cost, winds=winds)


def _take(game: Game, seat: str, place: str) -> Reason:
    at = game.fleet(seat).at
    if place != at:
        sentence = f"Your Fleet is in {name_of(game, at)}, not in {name_of(game, place)}."
        return why("not-there", "8.2", sentence, here=at, place=place)
    sentence = "No Citizen can come aboard: it takes a Citizen there, an empty hold and a vacant Colony."
    return why("no-citizen", "8.2", sentence)


def _land(game: Game, seat: str, site: str, worker: str) -> Reason | None:
    colony, name = game.state.colonies.get(site), name_of(game, site)
    if not game.fleet(seat).meeples:
        return why("no-meeple", "8.3", "Nobody is aboard your Fleet who could be put ashore.")
    if colony is None or colony.owner != seat:
        return why("not-your-colony", "8.3", f"{name} is not your Colony.", site=site)
    if colony.worker is not None:
        return why("not-vacant", "8.3", f"{name} is no vacant Colony of yours.", site=site)
    if worker in (CITIZEN, ENSLAVED) and worker not in game.fleet(seat).meeples:
        absent, aboard = ("Citizen", "Enslaved") if worker == CITIZEN else ("Enslaved", "Citizens")
        return why("not-aboard", "8.3", f"No {absent} is aboard your Fleet, only {aboard}.", worker=worker)
    return None


def _load(game: Game, seat: str, site: str) -> Reason:
    colony, fleet = game.state.colonies.get(site), game.fleet(seat)
    name = name_of(game, site)
    if colony is None or not colony.chests:
        return why("no-chest", "8.3", f"No Chest waits at {name}.", site=site)
    if query.free_chest_holds(fleet) <= 0:
        sentence = f"All {fleet.galleons} Chest holds of your Fleet are full."
        return why("holds", "3.4", sentence, holds=fleet.galleons)
    way, price, _ = loading(game, seat, site)
    if way in ("loot", "none"):
        sentence = f"A {fleet.legality} cannot load at {name} in peace."
        return why("not-in-peace", "10.1", sentence, legality=fleet.legality, site=site)
    ducats = game.player(seat).ducats
    sentence = f"The {way} at {name} costs ${price} and you have ${ducats}."
    return why("way-price", "10", sentence, way=way, site=site, price=price, ducats=ducats)
