"""`python bot.py --autoplay`: one whole game through the real cogs, written to a folder; same seed, same result."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from sandbox.autoplay import autoplay

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the drawing out; it has a test of its own."""
    monkeypatch.setattr("sandbox.autoplay.PICTURE_SECONDS", 0.0)


@pytest.mark.parametrize(("seats", "solo"), [(2, False), (3, False), (4, False), (5, False), (2, True)])
async def test_every_number_of_seats(tmp_path: Path, seats: int, solo: bool) -> None:
    line = await autoplay(seats, solo, 7, "short", tmp_path)
    result = json.loads((tmp_path / "result.json").read_text())
    assert len(result["seats"]) == seats
    nations = [seat["nation"] for seat in result["seats"]]
    assert ("spain" in nations) == (solo or seats >= 4)
    assert result["winner"] in nations
    assert result["solo"] is solo
    assert 1 <= result["cycles"] <= 5
    assert f"{result['winner']} wins as {result['ending']}" in line
    record = json.loads((tmp_path / "game.json").read_text())
    assert len(record["actions"]) == result["actions"]
    transcript = (tmp_path / "transcript.md").read_text()
    assert "Goods Year 1598" in transcript
    assert "## Final: " in transcript


async def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "other"):
        await autoplay(2, False, 11, "short", tmp_path / name)
    for file in ("result.json", "game.json"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "other" / file).read_bytes()
    await autoplay(2, False, 12, "short", tmp_path / "third")
    assert (tmp_path / "one" / "game.json").read_bytes() != (tmp_path / "third" / "game.json").read_bytes()


def test_the_exported_game_replays_to_the_same_end(tmp_path: Path) -> None:
    asyncio.run(autoplay(2, False, 5, "short", tmp_path))
    result = json.loads((tmp_path / "result.json").read_text())
    command = [sys.executable, "-m", "engine.replay", str(tmp_path / "game.json")]
    replayed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    state = json.loads(replayed.stdout)
    assert (state["winner"], state["ending"], state["cycle"]) == (result["winner"], result["ending"], result["cycles"])


def test_the_command_line_writes_pictures_in_order(tmp_path: Path) -> None:
    options = ["--autoplay", "--solo", "--seed", "3", "--length", "short", "--out", str(tmp_path)]
    command = [sys.executable, "bot.py", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=170)
    assert "wins as" in done.stdout
    pictures = sorted(path.name for path in tmp_path.iterdir() if path.name[:3].isdigit())
    assert [int(name[:3]) for name in pictures] == list(range(1, len(pictures) + 1))
    assert len(pictures) > 10
    transcript = (tmp_path / "transcript.md").read_text()
    assert [name for name in pictures if name not in transcript] == []
