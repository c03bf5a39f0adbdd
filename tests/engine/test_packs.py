"""Content packs: a game with other numbers, and a broken pack that lists all its mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import check_pack, front, query
from engine.atlas import atlas_of
from engine.content import loader

RULES = (Path(loader.__file__).parent / "rules.toml").read_text(encoding="utf-8")


def pack(folder: Path, rules: str) -> str:
    """Write a pack that changes the rules' numbers."""
    folder.mkdir()
    (folder / "rules.toml").write_text(rules, encoding="utf-8")
    return str(folder)


def test_a_game_is_played_with_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Hand limit 6 and 9 winds; what the pack leaves out is ours; the state names its pack."""
    name = pack(tmp_path / "mine", RULES.replace("hand_limit = 4", "hand_limit = 6").replace("winds = 8", "winds = 9"))
    assert check_pack.main([name]) == 0
    state = front.new_game(["england", "france"], 1, content=name).state
    assert query.hand_limit(state, atlas_of(name), "england") == 6
    assert query.winds(state, atlas_of(name), "england") == 9
    assert front.decode(front.encode(state)).content == name
    assert front.content_of(state).version != front.content_of(front.new_game(["england", "france"], 1).state).version
    assert len(front.content_of(state).market) == 60


def test_a_broken_pack_lists_every_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong type, an unknown key and an unknown file: three lines with file and path, exit code 1."""
    rules = RULES.replace("hand_limit = 4", 'hand_limit = "four"').replace("[sail]", "[sail]\nstorms = 2")
    name = pack(tmp_path / "broken", rules)
    (tmp_path / "broken" / "monsters.toml").write_text("", encoding="utf-8")
    assert check_pack.main([name]) == 1
    said = capsys.readouterr().err
    assert "rules.toml: play.hand_limit" in said and "storms" in said and "monsters.toml" in said
    with pytest.raises(loader.ContentError):
        front.new_game(["england", "france"], 1, content=name)


def test_a_pack_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence."""
    assert check_pack.main(["no/such/pack"]) == 1
    assert "no such content folder" in capsys.readouterr().err
