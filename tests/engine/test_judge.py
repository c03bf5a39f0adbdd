"""The arbiter's desk: one situation a line, one ruling a line."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from typing import Any

import pytest

from engine import judge


def rule(**situation: Any) -> dict[str, Any]:
    """Return the ruling on a situation."""
    return dict(judge.rule(json.dumps(situation).encode()))


def test_bids_initiator_wins_ties_and_pays_the_pool() -> None:
    """6.4, 6.5: three against three, the initiator is Spain."""
    ruling = rule(nations=["england", "spain"], ask="bids", initiator="spain", bids={"england": 3, "spain": 3})
    assert ruling == {"winner": "spain", "price": 3, "to": "pool"}


def test_bids_other_ties_go_by_player_order() -> None:
    """6.4: France is before England in Player Order; it pays the initiator."""
    bids = {"spain": 1, "france": 2, "england": 2, "courland": 0}
    ruling = rule(nations=["france", "england", "spain", "courland"], ask="bids", initiator="spain", bids=bids)
    assert ruling == {"winner": "france", "price": 2, "to": "spain"}


def test_battle_counts_markers_and_support() -> None:
    """9.2, 9.3: two Galleons and the loot power of England against Portobelo with its Fort; France supports."""
    situation: dict[str, Any] = {
        "nations": ["england", "france"],
        "ask": "battle",
        "attacker": "england",
        "target": "portobelo",
        "aim": "loot",
        "colonies": {"portobelo": {"chests": 1}, "darien": {"owner": "france", "worker": "citizen"}},
        "fleets": {"england": {"at": "panama", "galleons": 2}},
    }
    ruling = rule(**situation)
    assert ruling == {"lawful": True, "asked": ["france"], "attacker": 3, "target": 4, "winner": "target"}
    ruling = rule(**situation, support={"france": "attacker"})
    assert (ruling["attacker"], ruling["target"], ruling["winner"]) == (5, 2, "attacker")


def test_labour_lists_sources_of_each_vacant_colony() -> None:
    """5.3: no ducats and no free hire leave kidnapping; wild sites and rebel land zones never."""
    colonies = {"st_kitts": {"worker": None}, "panuco": {"owner": "england"}, "santa_elena": {"owner": "england"}}
    ruling = rule(
        nations=["england", "france"],
        ask="labour",
        nation="england",
        colonies=colonies,
        ducats={"england": 0},
        rebels={"florida": 1},
    )
    options = {"santa_elena": [], "st_kitts": [], "panuco": ["kidnap:totonac", "kidnap:tlaxcala"]}
    assert ruling == {"options": options}


def test_labour_courland_hires_free_of_charge() -> None:
    """4.3: the first hire of a Goods Year costs Courland nothing."""
    colonies = {"tobago": {"worker": None}}
    ruling = rule(
        nations=["courland", "france"], ask="labour", nation="courland", colonies=colonies, ducats={"courland": 0}
    )
    assert "hire:cuba" in ruling["options"]["tobago"]


@pytest.mark.parametrize(
    ("legality", "site", "expected"),
    [
        ("SMUGGLER", "portobelo", {"way": "bribe", "price": 2, "to": "pool"}),
        ("SMUGGLER", "darien", {"way": "bribe", "price": 1, "to": "france"}),
        ("CONQUISTADOR", "portobelo", {"way": "export", "price": 0, "to": None}),
        ("CONQUISTADOR", "darien", {"way": "export", "price": 1, "to": "france"}),
        ("RAIDER", "portobelo", {"way": "loot", "price": 0, "to": None}),
        ("CORSAIR", "darien", {"way": "loot", "price": 0, "to": None}),
    ],
)
def test_load_by_legality(legality: str, site: str, expected: dict[str, Any]) -> None:
    """Section 10: the way follows the Flagship's Legality."""
    ruling = rule(
        nations=["england", "france"],
        ask="load",
        nation="england",
        site=site,
        colonies={"portobelo": {"chests": 1}, "darien": {"owner": "france", "chests": 1}},
        fleets={"england": {"at": "panama", "legality": legality}},
    )
    assert ruling == expected


def test_load_own_treasure() -> None:
    """10.1: Treasure at an own Colony: none as RAIDER, a bribe to the Pool as SMUGGLER, free export."""
    ways = []
    for legality in ("RAIDER", "SMUGGLER", "CONQUISTADOR"):
        ruling = rule(
            nations=["england", "france"],
            ask="load",
            nation="england",
            site="portobelo",
            colonies={"portobelo": {"owner": "england", "chests": 1}},
            fleets={"england": {"at": "panama", "legality": legality}},
        )
        ways.append((ruling["way"], ruling["price"], ruling["to"]))
    assert ways == [("none", 0, None), ("bribe", 2, "pool"), ("export", 0, None)]


def test_unload_claims_stay_claims() -> None:
    """10.2, 10.6: gems 5 and Infamy, a claim on silver 2 and Favour, sugar of the year 4."""
    chests = ["gems", {"good": "silver", "claim": True}, "sugar"]
    fleets = {"france": {"galleons": 3, "chests": chests}}
    ruling = rule(nations=["england", "france"], ask="unload", nation="france", fleets=fleets, year_goods=["sugar"])
    assert ruling == {"ducats": 11, "favour": 1, "infamy": 1}


def test_ambitions_by_size() -> None:
    """11.2: with two seats Infamy 9 and the title make a Pirate King."""
    ruling = rule(nations=["england", "france"], ask="ambitions", tracks={"england": {"infamy": 9}})
    assert ruling == {"met": {"england": ["Pirate King"], "france": []}}


def test_ambitions_several_at_court_need_a_head() -> None:
    """11.2: two players at Court: whose Favour rose last must be said."""
    tracks = {"england": {"favour": 8}, "france": {"favour": 9}}
    assert "court_head" in rule(nations=["england", "france"], ask="ambitions", tracks=tracks)["error"]
    ruling = rule(nations=["england", "france"], ask="ambitions", tracks=tracks, court_head="england")
    assert ruling["met"]["england"] == ["Court Favourite"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"nations": ["england"]},
        {"nations": ["england", "france", "courland", "netherlands"]},
        {"nations": ["england", "atlantis"]},
        {"ask": "weather"},
        {"unknown": 1},
        {"nation": "spain"},
        {"colonies": {"el_dorado": {"owner": "england"}}},
        {"colonies": {"darien": {"worker": "citizen"}}},
        {"colonies": {"darien": {"owner": "england", "chests": 3}}},
        {"rebels": {"cuba": -1}},
        {"rebels": {"gulf": 1}},
        {"citizens": {"jamaica": 1}},
        {"natives": {"havana": 1}},
        {"fleets": {"england": {"galleons": 4}}},
        {"fleets": {"england": {"chests": ["gems", "gems"]}}},
        {"fleets": {"england": {"legality": "PIRATE"}}},
        {"tracks": {"england": {"favour": 1.5}}},
        {"ducats": {"england": "3"}},
        {"peace": [["england", "england"]]},
        {"year_goods": ["pearls"]},
    ],
)
def test_what_cannot_be_is_an_error(wrong: dict[str, Any]) -> None:
    """Every wrong name, number or field gets one sentence and nothing else."""
    ruling = rule(**{"nations": ["england", "france"], "ask": "labour", "nation": "england", **wrong})
    assert list(ruling) == ["error"]
    assert isinstance(ruling["error"], str) and "\n" not in ruling["error"]


def test_spain_is_never_a_corsair() -> None:
    """4.3: an error, like every Legality that a nation can never have."""
    fleets = {"spain": {"legality": "CORSAIR"}}
    assert "error" in rule(nations=["england", "spain"], ask="unload", nation="spain", fleets=fleets)


def test_battle_elsewhere_or_with_neutral_is_an_error() -> None:
    """9.1, 9.3."""
    base: dict[str, Any] = {"nations": ["england", "france"], "ask": "battle", "attacker": "england", "aim": "seize"}
    assert "error" in rule(**base, target="havana")
    fleets = {"england": {"at": "panama"}}
    assert "error" in rule(**base, target="havana", fleets=fleets)
    assert "error" in rule(**base, target="rebels", fleets=fleets)
    colonies = {"darien": {"owner": "france"}}
    wrong = rule(**base, target="portobelo", fleets=fleets, colonies=colonies, support={"france": "neutral"})
    assert "neutral" in wrong["error"]


def test_every_line_gets_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    """A broken line does not stop the desk."""
    good = b'{"nations":["england","france"],"ask":"ambitions"}\n'
    judge.main(io.BytesIO(b"nonsense\n" + good + b"\xff\n" + good))
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ["error" in line for line in lines] == [True, False, True, False]


def test_an_empty_site_may_be_named_with_nothing_on_it() -> None:
    """3.1: a field left out keeps its set-up value; a worker, Fort or Chest needs an owner."""
    for nothing in ({}, {"worker": None}, {"fort": False, "chests": 0}, {"owner": None}):
        assert "met" in rule(nations=["england", "france"], ask="ambitions", colonies={"tobago": nothing})
    for something in ({"worker": "citizen"}, {"fort": True}, {"chests": 1}):
        assert "error" in rule(nations=["england", "france"], ask="ambitions", colonies={"tobago": something})


def test_three_chests_are_wrong_at_a_site_that_is_emptied_too() -> None:
    """3.3: a Colony holds 2 Chests at most, so 3 is a wrong number whatever else is said of the site."""
    for owner in (None, "england"):
        wrong = {"havana": {"owner": owner, "chests": 3}}
        assert "error" in rule(nations=["england", "france"], ask="ambitions", colonies=wrong)
    emptied = {"havana": {"owner": None, "chests": 2}}
    assert "met" in rule(nations=["england", "france"], ask="ambitions", colonies=emptied)


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    """`python -m engine.judge < FILE | head -1` ends without a traceback."""
    line = json.dumps({"nations": ["england", "france"], "ask": "labour", "nation": "england"}) + "\n"
    desk = subprocess.Popen(
        [sys.executable, "-m", "engine.judge"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert desk.stdin is not None and desk.stdout is not None and desk.stderr is not None
    desk.stdin.write(line)
    desk.stdin.flush()
    assert "options" in desk.stdout.readline()
    desk.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        desk.stdin.write(line * 50)
        desk.stdin.close()
    assert desk.stderr.read() == ""
    assert desk.wait() == 1
