"""The game itself, through its front door, against the plain implementation: spoils, losses and payments."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

from engine import front
from engine.frames import Auction, Auctions, Frame, SailTurn, SailYear
from engine.model import Action, State, YearKind
from engine.situation import Situation as Line
from engine.situation import build
from tests.differential import plain, tables
from tests.differential.aftermath import land_aftermath, sea_aftermath, sea_strengths
from tests.differential.reading import Situation, read
from tests.differential.situations import draw_common, situations

COUNT = 1_500
SEED = 1604


def stand(line: bytes, year: YearKind, *frames: Frame) -> State:
    """Return the state of a situation with these decision points under way."""
    state = build(msgspec.json.decode(line, type=Line)).state
    state.year_kind, state.frames = year, list(frames)
    return state


def do(state: State, seat: str, option: str) -> State:
    """Answer through the front door."""
    return front.apply(state, Action(seat, option)).state


def settle_all(state: State) -> State:
    """Take the first place wherever a worker needs one."""
    while state.frames and (asked := front.decisions(state)) and asked[0].kind == "place":
        state = do(state, asked[0].seat, asked[0].options[0].id)
    return state


def of_state(state: State) -> dict[str, Any]:
    """What the comparison looks at, from the engine's state."""
    return {
        "colonies": {s: (c.owner, c.worker, c.fort, c.chests) for s, c in state.colonies.items()},
        "rebels": {zone: count for zone, count in state.rebels.items() if count},
        "natives": state.natives,
        "citizens": state.citizens,
        "fleets": {
            nation: (
                player.fleet.at,
                player.fleet.galleons,
                player.fleet.legality,
                sorted((chest.good, chest.claim) for chest in player.fleet.chests),
                sorted(player.fleet.meeples),
            )
            for nation, player in state.players.items()
        },
        "tracks": {n: (p.favour, p.infamy, p.liberated) for n, p in state.players.items()},
        "ducats": {nation: player.ducats for nation, player in state.players.items()},
    }


def of_plain(situation: Situation) -> dict[str, Any]:
    """The same from the plain situation."""
    return {
        "colonies": {s: (c.owner, c.worker, c.fort, c.chests) for s, c in situation.colonies.items()},
        "rebels": {zone: count for zone, count in situation.rebels.items() if count},
        "natives": situation.natives,
        "citizens": situation.citizens,
        "fleets": {
            nation: (
                fleet.at,
                fleet.galleons,
                fleet.legality,
                sorted((chest.good, chest.claim) for chest in fleet.chests),
                sorted(fleet.meeples),
            )
            for nation, fleet in situation.fleets.items()
        },
        "tracks": {n: (t["favour"], t["infamy"], t["liberated"]) for n, t in situation.tracks.items()},
        "ducats": situation.ducats,
    }


def sail_turn(line: bytes, seat: str) -> State:
    """Stand in a sail turn, with another after it, so that nothing of the Year ends."""
    return stand(line, "sail", SailYear(queue=[seat]), SailTurn(seat=seat, winds=8))


def test_land_battles_leave_behind_what_the_page_says() -> None:
    """9.4, 9.5, 9.7, 10.4: spoils, losses, pay and Legality after each battle."""
    fought = 0
    for line, _ in situations("battle", COUNT, SEED):
        ruling: dict[str, Any] = plain.rule(line)
        if "error" in ruling:
            continue
        _, situation = read(line)
        asked = situation.asked
        state = sail_turn(line, asked["attacker"])
        state = do(state, asked["attacker"], f"attack:{asked['target']}:{asked['aim']}")
        for nation in ruling["asked"]:
            state = do(state, nation, f"support:{asked.get('support', {}).get(nation, 'target')}")
        land_aftermath(situation, ruling["lawful"], ruling["attacker"] - ruling["target"])
        assert of_state(settle_all(state)) == of_plain(situation), line.decode()
        fought += 1
    assert fought > COUNT // 2


def test_sea_battles_leave_behind_what_the_page_says() -> None:
    """9.6, 9.7, 10.4: Strength is Galleons; Chests, Galleons, pay and Legality after each attack."""
    random = Random(SEED)
    for _ in range(COUNT):
        zone = random.choice(tables.SEA_ZONES)
        common = draw_common(random, [random.choice(tables.LAND_ZONES)])
        attacker, target = random.sample(common["nations"], 2)
        for nation in common["nations"]:
            if nation in (attacker, target) or random.random() < 0.5:
                common.setdefault("fleets", {}).setdefault(nation, {})["at"] = zone
        line = json.dumps({**common, "ask": "unload", "nation": attacker}).encode()
        _, situation = read(line)
        there = [nation for nation, fleet in situation.fleets.items() if fleet.at == zone]
        cards = {
            nation: random.choice(["attacker", "target", "neutral"])
            for nation in there
            if nation not in (attacker, target)
        }
        state = do(sail_turn(line, attacker), attacker, f"engage:{target}")
        for nation, card in cards.items():
            state = do(state, nation, f"support:{card}")
        attack, defence = sea_strengths(situation, attacker, target, cards)
        sea_aftermath(situation, attacker, target, attack - defence)
        assert of_state(state) == of_plain(situation), f"{line.decode()} {attacker} {target} {cards}"


def test_bids_are_paid_as_the_page_says() -> None:
    """6.3 to 6.5: who pays whom how much; who has nothing bids 0 without being asked."""
    for line, _ in situations("bids", COUNT, SEED):
        ruling: dict[str, Any] = plain.rule(line)
        if "error" in ruling:
            continue
        _, situation = read(line)
        initiator, bids = situation.asked["initiator"], situation.asked["bids"]
        state = stand(line, "auction", Auctions(initiators=[initiator]), Auction(initiator=initiator))
        state = do(state, initiator, "top")
        for nation, bid in bids.items():
            if situation.ducats[nation] > 0:
                state = do(state, nation, f"bid:{bid}")
        situation.ducats[ruling["winner"]] -= ruling["price"]
        if ruling["to"] != "pool":
            situation.ducats[ruling["to"]] += ruling["price"]
        assert of_state(state) == of_plain(situation), line.decode()


def test_chests_are_loaded_as_the_page_says() -> None:
    """8.3, 10, 10.1: what is offered, who is paid; loot is no way without a battle."""
    for line, _ in situations("load", COUNT, SEED):
        ruling: dict[str, Any] = plain.rule(line)
        if "error" in ruling:
            continue
        _, situation = read(line)
        seat, site = situation.asked["nation"], situation.asked["site"]
        state = sail_turn(line, seat)
        option = f"load:{site}"
        offered = option in [each.id for each in front.decisions(state)[0].options]
        assert offered == (ruling["way"] not in ("loot", "none") and ruling["price"] <= situation.ducats[seat]), (
            line.decode()
        )
        if offered:
            assert do(state, seat, option).players[seat].ducats == situation.ducats[seat] - ruling["price"]
