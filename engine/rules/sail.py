"""8.1 to 8.5: the sail turn. Battles, unloading and patrols have modules of their own."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from engine import query
from engine.frames import Patrols, SailTurn, SailYear
from engine.game import Game
from engine.model import ANY, CITIZEN, EUROPE, LADEN, Chest
from engine.rules import land, sea
from engine.rules.legality import loading
from engine.rules.rule import Rule, automatic
from engine.rules.unload import enter_europe


def year_proceed(game: Game, frame: SailYear) -> bool:
    """Begin the next sail turn; a patrol of its owner ends (8.5)."""
    if not frame.queue:
        game.pop(frame)
        return True
    seat = frame.queue.pop(0)
    fleet = game.fleet(seat)
    winds = query.winds(game.state, game.atlas, seat)
    game.tell("sail_turn_began", seat=seat, winds=winds, at=fleet.at)
    if fleet.patrol is not None:
        fleet.patrol = None
        game.tell("patrol_ended", seat=seat)
    game.push(SailTurn(seat=seat, winds=winds))
    return True


def legal(game: Game, frame: SailTurn, seat: str) -> list[str]:
    """Everything that the Fleet can do now (8.1 to 8.5)."""
    if seat != frame.seat:
        return []
    fleet, atlas = game.state.players[seat].fleet, game.atlas
    options: list[str] = []
    for zone, cost in atlas.reach[fleet.at].items():
        if cost <= frame.winds:
            options.append(f"sail:{zone}")
    can_attack = frame.winds >= atlas.numbers.sail.attack_cost
    if fleet.at == EUROPE:
        if game.state.homes[seat] > 0 and query.meeple_room(game.state, seat) > 0:
            options.append(f"take:{EUROPE}")
    elif fleet.at in atlas.colony_sites:
        options += _in_port(game, seat)
        if can_attack:
            options += land.attacks(game, seat)
    else:
        if can_attack:
            options += [f"engage:{other}" for other in sea.victims(game, seat)]
        options += patrols(tuple([other for other in game.state.order if other != seat]))
    options.append("end")
    return options


def _in_port(game: Game, seat: str) -> list[str]:
    state, atlas, fleet = game.state, game.atlas, game.fleet(seat)
    zone, options = fleet.at, []
    if query.free_chest_holds(fleet) > 0:
        ducats = game.player(seat).ducats
        for site in atlas.colony_sites[zone]:
            colony = state.colonies.get(site)
            if colony is not None and colony.chests > 0:
                way, price, _ = loading(game, seat, site)
                if way not in ("loot", "none") and price <= ducats:
                    options.append(f"load:{site}")
    if state.citizens.get(zone, 0) > 0 and query.meeple_room(state, seat) > 0:
        options.append(f"take:{zone}")
    if fleet.meeples:
        aboard = sorted(set(fleet.meeples))
        for site in atlas.colony_sites[zone]:
            colony = state.colonies.get(site)
            if colony is not None and colony.owner == seat and colony.worker is None:
                options += [f"land:{site}:{meeple}" for meeple in aboard]
    return options


@cache
def patrols(rivals: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a patrol may wait for (8.5): `any`, `laden`, or one or more rivals joined by `+`, not all of them."""
    groups = ["+".join(group) for size in range(1, len(rivals)) for group in combinations(rivals, size)]
    return tuple(f"patrol:{who}" for who in (ANY, LADEN, *groups))


def answer(game: Game, frame: SailTurn, seat: str, option: str) -> None:
    """Do one thing of a sail turn."""
    verb, *parts = option.split(":")
    fleet = game.state.players[seat].fleet
    if verb == "sail":
        _sail(game, frame, parts[0])
    elif verb == "load":
        _load(game, seat, parts[0])
    elif verb == "take":
        if parts[0] == EUROPE:
            game.state.homes[seat] -= 1
        else:
            game.state.citizens[parts[0]] -= 1
        fleet.meeples.append(CITIZEN)
        game.tell("citizen_loaded", seat=seat, zone=parts[0])
    elif verb == "land":
        fleet.meeples.remove(parts[1])
        game.state.colonies[parts[0]].worker = parts[1]
        game.tell("meeple_landed", seat=seat, site=parts[0], worker=parts[1])
    elif verb == "attack":
        frame.winds -= game.atlas.numbers.sail.attack_cost
        land.begin(game, seat, parts[0], parts[1])
    elif verb == "engage":
        frame.winds -= game.atlas.numbers.sail.attack_cost
        sea.begin(game, seat, parts[0], patrol=False)
    elif verb == "patrol":
        fleet.patrol = parts[0].split("+")
        game.tell("patrol_set", seat=seat, zone=fleet.at, patrol=list(fleet.patrol))
        _end(game, frame)
    else:
        _end(game, frame)


def _end(game: Game, frame: SailTurn) -> None:
    game.tell("turn_ended", seat=frame.seat)
    game.pop(frame)


def _sail(game: Game, frame: SailTurn, to: str) -> None:
    """Move; entering Europe unloads (8.4), entering a sea zone meets patrols (8.5)."""
    seat, fleet = frame.seat, game.fleet(frame.seat)
    origin, cost = fleet.at, game.atlas.reach[fleet.at][to]
    frame.winds -= cost
    fleet.at = to
    game.tell("sailed", seat=seat, origin=origin, to=to, winds=cost, left=frame.winds)
    if to == EUROPE:
        enter_europe(game, seat)
    elif to in game.atlas.content.sea_zones:
        attackers = sea.patrols_against(game, seat, to)
        if attackers:
            game.push(Patrols(seat=seat, zone=to, attackers=attackers))


def _load(game: Game, seat: str, site: str) -> None:
    """8.3: one Chest by the way of the Flagship's Legality."""
    way, price, to = loading(game, seat, site)
    game.player(seat).ducats -= price
    if to is not None and to != "pool":
        game.player(to).ducats += price
    game.state.colonies[site].chests -= 1
    good = game.atlas.good_of(site)
    game.fleet(seat).chests.append(Chest(good))
    game.tell("chest_loaded", seat=seat, site=site, good=good, way=way, price=price, to=to)


YEAR_RULE = automatic(year_proceed)
RULE = Rule(
    "sail_turn",
    lambda game, frame: False,
    lambda game, frame: [frame.seat],
    legal,
    answer,
    answers_itself=lambda game, frame: not frame.winds,
)
