"""What an option costs and does, as facts: words are made from them elsewhere. Nothing here changes anything."""

from __future__ import annotations

from engine import query
from engine.frames import (
    Auction,
    Frame,
    HandLimit,
    Labour,
    LandBattle,
    Losses,
    Place,
    PlayTurn,
    SailTurn,
    SeaBattle,
    Unload,
)
from engine.game import Game
from engine.model import EUROPE, Chest
from engine.rules import labour, land, sea, unload
from engine.rules.legality import is_lawful, licence_at_stake, loading, may_attack_fleet
from engine.rules.play import leaving_price
from engine.rules.spoils import payment, to_be_freed

Facts = dict[str, object]


def decision_facts(game: Game, frame: Frame, seat: str) -> Facts:
    """Return the facts of what is asked: numbers that the prompt of this decision shows."""
    if isinstance(frame, Labour):
        game = labour.seen_by(game, frame, seat)
    player = game.player(seat)
    facts: Facts = {"ducats": player.ducats}
    if isinstance(frame, PlayTurn):
        facts |= {"actions": frame.actions, "of": game.atlas.numbers.play.actions, "cards": len(player.hand)}
        facts |= {"limit": query.hand_limit(game.state, game.atlas, seat)}
    elif isinstance(frame, HandLimit):
        facts |= {"cards": len(player.hand), "limit": query.hand_limit(game.state, game.atlas, seat)}
    elif isinstance(frame, SailTurn):
        facts |= {"winds": frame.winds, "at": player.fleet.at, "legality": player.fleet.legality}
    elif isinstance(frame, Auction):
        facts |= {"initiator": frame.initiator, "buried": frame.buried, "card": _auctioned(game, frame)}
    elif isinstance(frame, LandBattle | SeaBattle):
        facts |= {"attacker": frame.attacker, "zone": frame.zone, "target": frame.target}
        facts |= {"attack": frame.attack, "defence": frame.defence, "strength": _support(game, frame, seat)}
        facts["aim"] = frame.aim if isinstance(frame, LandBattle) else "sea"
    elif isinstance(frame, Labour):
        vacant = len(query.vacant_colonies(game.state, game.atlas, seat))
        facts |= {"vacant": vacant, "ahead": seat != frame.queue[0], "kept": list(frame.ahead.get(seat, []))}
        facts["gone"] = frame.gone if seat == frame.queue[0] else None
    elif isinstance(frame, Losses):
        facts |= {"zone": frame.zones[0], "escaped": frame.escaped}
    elif isinstance(frame, Place):
        facts |= {"worker": frame.worker, "left": frame.left}
    return facts


def _auctioned(game: Game, frame: Auction) -> str | None:
    return game.state.market[0] if frame.buried is not True and game.state.market else None


def _support(game: Game, frame: LandBattle | SeaBattle, seat: str) -> int:
    if isinstance(frame, LandBattle):
        return query.own_strength(game.state, game.atlas, seat, frame.zone)
    return game.fleet(seat).galleons * game.atlas.numbers.battle.marker


def option_facts(game: Game, frame: Frame, seat: str, option: str) -> Facts:
    """Return cost and effect of one legal option."""
    verb, *parts = option.split(":")
    if isinstance(frame, SailTurn):
        return _sail_facts(game, frame, seat, verb, parts)
    if isinstance(frame, PlayTurn):
        return _play_facts(game, seat, verb)
    if isinstance(frame, LandBattle | SeaBattle):
        return {"strength": _support(game, frame, seat), "attacker": frame.attacker, "target": frame.target}
    if isinstance(frame, Unload):
        given = [] if parts[0] == "none" else parts[0].split("+")
        ducats, favour, infamy, _ = unload.totals(game, seat, given)
        return {"ducats": ducats, "favour": favour, "infamy": infamy}
    if isinstance(frame, Place):
        return {"worker": frame.worker}
    if isinstance(frame, Labour):
        game = labour.seen_by(game, frame, seat)
    if verb == "hire":
        free = query.free_hires(game.state, game.atlas, seat) > 0
        return {"price": 0 if free else game.atlas.numbers.goods.hire_price, "free": free}
    if verb == "kidnap":
        return {"liberated": -min(1, game.player(seat).liberated), "natives": game.state.natives[parts[0]]}
    if verb == "sell":
        return {"price": game.atlas.numbers.play.sell_price}
    if verb == "pay":
        return {"price": getattr(frame, "price", 0)}
    return {}


def _play_facts(game: Game, seat: str, verb: str) -> Facts:
    numbers = game.atlas.numbers.play
    prices = {
        "draw": numbers.haven_price,
        "fort": numbers.fort_price,
        "manumit": numbers.manumit_price,
        "court": query.court_price(game.state, game.atlas),
        "sell": numbers.sell_price,
        "letter": numbers.letter_price,
        "legality": leaving_price(game, seat),
    }
    return {"price": prices[verb]} if verb in prices else {}


def _sail_facts(game: Game, frame: SailTurn, seat: str, verb: str, parts: list[str]) -> Facts:
    state, fleet = game.state, game.fleet(seat)
    if verb == "sail":
        cost = game.atlas.reach[fleet.at][parts[0]]
        upwind = parts[0] in game.atlas.content.sea_zones and cost > game.atlas.numbers.sail.downwind_cost
        facts: Facts = {"winds": cost, "left": frame.winds - cost, "upwind": upwind}
        facts["patrols"] = waiting_patrols(game, seat, parts[0])
        if parts[0] == EUROPE and fleet.chests:
            facts["ducats"], facts["favour"], facts["infamy"], _ = unload.totals(game, seat, [])
        return facts
    if verb == "load":
        way, price, to = loading(game, seat, parts[0])
        good = game.atlas.good_of(parts[0])
        value = unload.score(game, seat, Chest(good), tribute=False)[0]
        return {"way": way, "price": price, "to": to, "good": good, "value": value}
    if verb == "take":
        left = state.homes[seat] if parts[0] == EUROPE else state.citizens[parts[0]]
        return {"citizens": left}
    if verb == "attack":
        return _attack_facts(game, seat, parts[0], parts[1])
    if verb == "engage":
        return _engage_facts(game, seat, parts[0])
    if verb == "patrol":
        return _patrol_facts(game, seat, parts[0])
    return {}


def waiting_patrols(game: Game, seat: str, zone: str) -> list[str]:
    """Return whose patrols in a sea zone would attack this Fleet if it entered."""
    fleet = game.fleet(seat)
    at, fleet.at = fleet.at, zone
    try:
        return sea.patrols_against(game, seat, zone) if zone in game.atlas.seas else []
    finally:
        fleet.at = at


def _attack_facts(game: Game, seat: str, target: str, aim: str) -> Facts:
    zone, owner = game.fleet(seat).at, land.target_owner(game, target)
    lawful = is_lawful(game, seat, owner, aim)
    attack, defence = land.attack_parts(game, seat, zone, aim), land.defence_parts(game, zone, target)
    track, amount = payment(game, seat, owner or zone, aim, game.fleet(seat).legality if lawful else "RAIDER")
    supporters = [
        {"seat": other, "strength": query.own_strength(game.state, game.atlas, other, zone)}
        for other in land.bystanders(game, seat, zone, target)
    ]
    freed = {"freed": len(to_be_freed(game, zone, str(owner)))} if aim == "liberate" else {}
    return {
        "winds": game.atlas.numbers.sail.attack_cost,
        "owner": owner,
        "lawful": lawful,
        "licence": None if lawful else licence_at_stake(game, seat),
        "legality": game.fleet(seat).legality,
        "attack": sum(amount for _, amount in attack),
        "defence": sum(amount for _, amount in defence),
        "asked": supporters,
        **freed,
        "margin": game.atlas.numbers.battle.seize_margin if aim == "seize" else 1,
        "suppressed": game.atlas.numbers.battle.suppressed,
        track: amount,
    }


def _engage_facts(game: Game, seat: str, victim: str) -> Facts:
    zone = game.fleet(seat).at
    lawful = may_attack_fleet(game, seat, victim)
    attack = sea.strength_parts(game, seat, attacking=True)
    defence = sea.strength_parts(game, victim, attacking=False)
    track, amount = payment(game, seat, victim, "sea", game.fleet(seat).legality if lawful else "RAIDER")
    supporters = [
        {"seat": other, "strength": game.fleet(other).galleons * game.atlas.numbers.battle.marker}
        for other in sea.bystanders(game, seat, victim, zone)
    ]
    return {
        "winds": game.atlas.numbers.sail.attack_cost,
        "owner": victim,
        "lawful": lawful,
        "licence": None if lawful else licence_at_stake(game, seat),
        "legality": game.fleet(seat).legality,
        "attack": sum(amount for _, amount in attack),
        "defence": sum(amount for _, amount in defence),
        "asked": supporters,
        track: amount,
    }


def _patrol_facts(game: Game, seat: str, who: str) -> Facts:
    named = who.split("+")
    rivals = [other for other in game.state.order if other != seat]
    if named[0] in rivals:
        rivals = named
    unlawful = [other for other in rivals if not may_attack_fleet(game, seat, other)]
    return {
        "unlawful": unlawful,
        "licence": licence_at_stake(game, seat) if unlawful else None,
        "legality": game.fleet(seat).legality,
    }
