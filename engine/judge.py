"""The arbiter's desk: `python -m engine.judge` reads one situation a line as JSON and prints one ruling a line as JSON.

What it asks is ruled by the same functions that rule the game. A situation that cannot be gets `{"error": sentence}`
on its line, and the next line is read. The format is in docs/developers/judge.md.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable

import msgspec
from msgspec import UNSET, UnsetType

from engine import query
from engine.game import Game
from engine.rules import ambitions, auction, land, legality, unload
from engine.rules.battle_cards import totals
from engine.rules.labour import open_options
from engine.situation import Situation, WrongSituation, build, known

Ruling = dict[str, object]

NAMES = {
    "court_favourite": "Court Favourite",
    "abolitionist": "Abolitionist",
    "president": "President",
    "pirate_king": "Pirate King",
}


def _field(value: str | UnsetType, name: str) -> str:
    if value is UNSET:
        raise WrongSituation(f"The field '{name}' is missing.")
    return value


def _seat(game: Game, value: str | UnsetType, name: str) -> str:
    return known(_field(value, name), game.state.players, "nation in the game")


def bids(game: Game, situation: Situation) -> Ruling:
    """6.3 to 6.5."""
    initiator = _seat(game, situation.initiator, "initiator")
    given = situation.bids
    if given is UNSET:
        raise WrongSituation("The field 'bids' is missing.")
    must = auction.bidders(game, initiator)
    for nation in given:
        if nation not in must:
            raise WrongSituation(f"'{nation}' does not bid here: those who must are {', '.join(must)}.")
    for nation in must:
        if nation not in given:
            raise WrongSituation(f"The bid of {nation} is missing: the initiator and everybody with $1 must bid.")
        if given[nation] > game.player(nation).ducats:
            raise WrongSituation(f"{nation} bids ${given[nation]} and has ${game.player(nation).ducats}.")
    winner, price = auction.winner_of(game, initiator, given)
    return {"winner": winner, "price": price, "to": auction.paid_to(initiator, winner)}


def battle(game: Game, situation: Situation) -> Ruling:
    """9.1 to 9.4 and 10.4."""
    seat = _seat(game, situation.attacker, "attacker")
    target, aim = _field(situation.target, "target"), _field(situation.aim, "aim")
    zone = game.fleet(seat).at
    if zone not in game.atlas.zones:
        raise WrongSituation(f"The Fleet of {seat} is in {zone}, which is no land zone.")
    if target != land.REBELS:
        known(target, game.atlas.zone_of, "site")
        if game.atlas.zone_of[target] != zone:
            raise WrongSituation(f"{target} is in {game.atlas.zone_of[target]} and the Fleet of {seat} in {zone}.")
    if f"attack:{target}:{aim}" not in land.attacks(game, seat):
        raise WrongSituation(f"{seat} cannot name the aim '{aim}' at {target}.")
    lawful = legality.is_lawful(game, seat, land.target_owner(game, target), aim)
    asked = land.bystanders(game, seat, zone, target)
    for nation, side in situation.support.items():
        if nation not in asked:
            raise WrongSituation(f"'{nation}' plays no Battle Card here.")
        if side not in ("attacker", "target"):
            raise WrongSituation(f"'{side}' is no Battle Card of a land battle: it is attacker or target.")
    attack = sum(amount for _, amount in land.attack_parts(game, seat, zone, aim))
    defence = sum(amount for _, amount in land.defence_parts(game, zone, target))
    support = land.support_of(game, zone, asked, situation.support)
    attack, defence = totals(attack, defence, support)
    winner = "attacker" if attack > defence else "target"
    return {"lawful": lawful, "asked": asked, "attacker": attack, "target": defence, "winner": winner}


def labour(game: Game, situation: Situation) -> Ruling:
    """5.3, each vacant Colony as if it were first."""
    seat = _seat(game, situation.nation, "nation")
    options: dict[str, list[str]] = {site: [] for site in query.vacant_colonies(game.state, game.atlas, seat)}
    for option in open_options(game, seat):
        source, _, site = option.rpartition(":")
        options[site].append(source)
    return {"options": options}


def load(game: Game, situation: Situation) -> Ruling:
    """8.3 and section 10."""
    seat = _seat(game, situation.nation, "nation")
    site = known(_field(situation.site, "site"), game.atlas.printed, "Colony site")
    fleet, colony, zone = game.fleet(seat), game.state.colonies.get(site), game.atlas.zone_of[site]
    if fleet.at != zone:
        raise WrongSituation(f"{site} is in {zone} and the Fleet of {seat} in {fleet.at}.")
    if colony is None or not colony.chests:
        raise WrongSituation(f"No Chest waits at {site}.")
    if query.free_chest_holds(fleet) <= 0:
        raise WrongSituation(f"All {fleet.galleons} Chest holds of {seat} are full.")
    way, price, to = legality.loading(game, seat, site)
    return {"way": way, "price": price, "to": to}


def unloaded(game: Game, situation: Situation) -> Ruling:
    """8.4 and section 10, every Treasure sold."""
    ducats, favour, infamy, _ = unload.totals(game, _seat(game, situation.nation, "nation"), [])
    return {"ducats": ducats, "favour": favour, "infamy": infamy}


def met(game: Game, situation: Situation) -> Ruling:
    """11.2, as if this were the end of the second such Sail Year running."""
    state, end = game.state, game.atlas.numbers.end
    court = [n for n in state.nations if state.players[n].favour >= end.court_favour[query.size_key(state)]]
    head = _chosen(game, situation.court_head, court, "court_head", "at Court")
    if head is not None:
        state.favour_rose[head] = 1
    most = max(state.players[nation].infamy for nation in state.nations)
    first = [n for n in state.nations if state.players[n].infamy == most and most >= end.title_infamy]
    state.admiral = _chosen(game, situation.title, first, "title", f"with Infamy {most}")
    found = ambitions.conditions(state, game.atlas)
    return {"met": {nation: [NAMES[ambition] for ambition in found[nation]] for nation in situation.nations}}


def _chosen(game: Game, named: str | UnsetType, possible: list[str], field: str, what: str) -> str | None:
    """Return the one of several that a field names; it may be left out where there is one or none."""
    if named is not UNSET:
        known(named, game.state.players, "nation in the game")
        if named not in possible:
            raise WrongSituation(f"'{field}' names {named}, who is not among those {what}.")
        return named
    if len(possible) > 1:
        raise WrongSituation(f"Several are {what} ({', '.join(possible)}): name one in '{field}'.")
    return possible[0] if possible else None


ASK: dict[str, Callable[[Game, Situation], Ruling]] = {
    "bids": bids,
    "battle": battle,
    "labour": labour,
    "load": load,
    "unload": unloaded,
    "ambitions": met,
}


def rule(line: bytes) -> Ruling:
    """Return the ruling on one line of JSON; `{"error": sentence}` where it is no situation."""
    try:
        situation = msgspec.json.decode(line, type=Situation)
        return ASK[situation.ask](build(situation), situation)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return {"error": f"This is no situation: {error}."}
    except WrongSituation as error:
        return {"error": str(error)}


def main(lines: Iterable[bytes] | None = None) -> int:
    """Rule on every line of standard input. Returns 0, or 1 where nobody reads the rulings any more."""
    try:
        for line in sys.stdin.buffer if lines is None else lines:
            sys.stdout.write(msgspec.json.encode(rule(line.strip())).decode() + "\n")
            sys.stdout.flush()
    except BrokenPipeError:
        # What is still buffered must go somewhere, or the interpreter complains when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
