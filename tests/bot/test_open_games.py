"""`--open-games`: what is open is printed as records that can be checked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import bot
from engine.check_open_games import check
from store.store import Store
from tests.store.conftest import ANNA, first_move, holder, start_game


async def two_games(path: Path) -> None:
    """A game with three actions, one that has ended, and a lobby."""
    store = await Store.open(path)
    played = await start_game(store)
    state = played.state
    for _ in range(3):
        action = first_move(state)
        user_id = holder(played.game, action.seat)
        played = await store.play.act(played.game.id, action, user_id=user_id)
        state = played.state
    ended = await start_game(store, seed=8)
    await store.lobby.abandon(ended.game.id, ANNA)
    await store.lobby.open(guild_id=1, channel_id=3, user_id=ANNA, name="Anna", length="short", seed=9)
    await store.close()


def test_open_games_are_printed_one_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pax.sqlite3"
    asyncio.run(two_games(path))
    monkeypatch.setenv("PAX_DATABASE", str(path))
    assert bot.main(["--open-games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    sentence, good = check(lines[0].encode())
    assert good and sentence.startswith("ok, 3 actions"), sentence


def test_a_broken_database_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pax.sqlite3"
    path.write_bytes(b"no database at all, but long enough to be one" * 50)
    monkeypatch.setenv("PAX_DATABASE", str(path))
    assert bot.main(["--open-games"]) == 1
    assert capsys.readouterr().err.startswith("Error: ")
