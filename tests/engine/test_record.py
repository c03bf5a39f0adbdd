"""Records of games: what is exported can be played again, and what is broken is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import record, replay
from engine.codec import encode
from engine.simulate import play_game

NATIONS = ["england", "france"]


@pytest.fixture(scope="module")
def game() -> tuple[record.Record, bytes]:
    """One short game played by random bots, with its last state."""
    state, _, actions = play_game(NATIONS, 11, "short", ["random"])
    kept = record.make(NATIONS, 11, "short", actions)
    return kept, encode(state)


def test_replay_gives_the_same_state(
    game: tuple[record.Record, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Export, replay: byte for byte the same end."""
    file = tmp_path / "game.json"
    file.write_bytes(record.write(game[0]))
    assert replay.main([str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(game[1])


def test_a_changed_action_is_named(
    game: tuple[record.Record, bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An action that is not legal is named by its number."""
    data = json.loads(record.write(game[0]))
    data["actions"][5]["option"] = "sail:atlantis"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    assert replay.main([str(file)]) == 1
    assert "Action 6" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", "{}", "not json", '{"nations": 3}'])
def test_a_broken_file_gets_a_clear_error(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence on standard error, exit code 1."""
    file = tmp_path / "game.json"
    file.write_text(text)
    assert replay.main([str(file)]) == 1
    assert capsys.readouterr().err.startswith(str(file))


def test_a_missing_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there is told as such."""
    assert replay.main([str(tmp_path / "nothing.json")]) == 1
    assert "cannot be read" in capsys.readouterr().err
