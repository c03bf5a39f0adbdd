"""The commands of the engine: what they print, and what they say to bad input."""

from __future__ import annotations

import json

import pytest

from engine import balance, bench, simulate
from engine.codec import decode, encode
from engine.errors import Malformed
from engine.front import new_game


def test_simulate_prints_games_and_totals(capsys: pytest.CaptureFixture[str]) -> None:
    """Per game ending, winner, nation, decisions; totals and seconds."""
    assert (
        simulate.main(
            ["--games", "3", "--seats", "2", "--seed", "5", "--bots", "random", "--length", "short", "--json"]
        )
        == 0
    )
    printed = json.loads(capsys.readouterr().out)
    assert [set(game) >= {"ending", "winner", "nation", "decisions"} for game in printed["games"]] == [True] * 3
    assert printed["totals"]["games"] == 3 and printed["totals"]["seconds"] >= 0
    assert sum(printed["totals"]["endings"].values()) == 3


def test_simulate_same_seed_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Two runs differ in their seconds at most; the plain form prints a line a game."""
    for _ in range(2):
        simulate.main(["--games", "2", "--solo", "--seed", "5", "--bots", "random", "--length", "short"])
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("seed")]
    assert lines[:2] == lines[2:]


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ("--seats 6", "6"),
        ("--bots nobody", "nobody"),
        ("--games -1", "-1"),
        ("--bots random,random --seats 5", "2 bots; give 1, or 5"),
        ("--length endless", "endless"),
    ],
)
def test_simulate_refuses_what_cannot_be(arguments: str, names: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2 and one line that names the value."""
    with pytest.raises(SystemExit) as stopped:
        simulate.main(arguments.split())
    assert stopped.value.code == 2
    assert names in capsys.readouterr().err


def test_wilson_and_verdicts() -> None:
    """An interval on one side of its bounds is decided, one across is open."""
    interval = balance.wilson(50, 100)
    assert interval.share == 0.5 and round(interval.low, 3) == 0.404 and round(interval.high, 3) == 0.596
    assert balance.verdict(interval, 0.4, 0.6) == "held"
    assert balance.verdict(interval, 0.45, 0.9) == "open"
    assert balance.verdict(interval, 0.7, 0.9) == "broken"
    assert balance.wilson(0, 0) == (0.0, 0.0, 1.0)


def test_balance_reports_each_criterion(capsys: pytest.CaptureFixture[str]) -> None:
    """A tiny run with random bots has every row of its setting."""
    balance.main(["--games", "4", "--only", "2", "--bots", "random", "--json"])
    rows = {row["criterion"]: row for row in json.loads(capsys.readouterr().out)}
    assert {f"2: {ending}" for ending in balance.ENDINGS} <= set(rows)
    assert {"2: england wins", "actions never chosen", "cards played in under 2 % of their games"} <= set(rows)
    assert all(row["verdict"] in ("held", "broken", "open", "") for row in rows.values())


def test_bench_measures_every_ratio() -> None:
    """The table is whole; its figures are for people and never asserted."""
    table = bench.measure()
    ratios = table["ratios"]
    assert isinstance(ratios, dict)
    assert {"apply", "playout step", "options of the largest sail turn"} <= set(ratios)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff"])
def test_a_broken_snapshot_is_told(data: bytes) -> None:
    """What is no saved game is Malformed, with the place of the mistake."""
    with pytest.raises(Malformed, match="no saved game"):
        decode(data)


def test_a_newer_schema_is_not_guessed_at() -> None:
    """A state of a later version is refused by number."""
    state = new_game(["england", "france"], 1).state
    state.schema = 99
    with pytest.raises(Malformed, match="99"):
        decode(encode(state))
