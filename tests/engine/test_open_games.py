"""Rules can be mended: open games are replayed before a release, and old snapshots load for ever."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from engine import check_open_games, front, record
from engine.codec import decode, encode
from engine.model import SCHEMA
from engine.simulate import play_game

SNAPSHOTS = sorted((Path(__file__).parent / "snapshots").glob("*.json"))


@pytest.mark.parametrize("file", SNAPSHOTS, ids=lambda file: file.stem)
def test_old_snapshots_load_and_go_on(file: Path) -> None:
    """One snapshot of each decision point for each schema: it loads, asks, takes an answer and saves again."""
    state = decode(file.read_bytes())
    asked = front.decisions(state)
    assert asked and asked[0].options
    assert decode(encode(state)) == state


def test_every_schema_has_snapshots() -> None:
    """Whoever raises the schema adds snapshots of the one before."""
    assert {int(file.stem.split("_")[1]) for file in SNAPSHOTS} == set(range(1, SCHEMA + 1))


def one_line(actions: int, **changes: object) -> bytes:
    """Return the record of a begun game as a line."""
    _, _, played = play_game(["england", "france"], 3, "short", ["random"])
    data = json.loads(record.write(record.make(["england", "france"], 3, "short", played[:actions])))
    return json.dumps({**data, **changes}).encode() + b"\n"


def test_open_games_are_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line a game; the first action that is not legal any more is named; other content is no reason by itself."""
    broken = json.loads(one_line(8))
    broken["actions"][4]["option"] = "sail:atlantis"
    lines = one_line(12) + one_line(5, version="0.0.1") + json.dumps(broken).encode() + b"\nnonsense\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines)))
    assert check_open_games.main([]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("game 1: ok, 12 actions") and said[1].startswith("game 2: ok, 5 actions")
    assert "Action 5" in said[2] and "no record" in said[3]
    file = tmp_path / "open.jsonl"
    file.write_bytes(one_line(3))
    assert check_open_games.main([str(file)]) == 0
    assert check_open_games.main([str(tmp_path / "none")]) == 1
