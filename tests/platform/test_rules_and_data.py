"""How a good host keeps games and data: one test for each manner, named after it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from engine import check_open_games, front
from engine.model import Action
from sandbox.world import World
from store.database import Database
from store.errors import Refused
from store.store import Store
from tests.cogs.driver import fast_forward, game_of, ids, open_game, table, text
from tests.store.conftest import ANNA, first_move, holder, start_game


async def test_a_fix_in_the_rules_never_kills_a_running_game(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest snapshot goes on although the log would not play any more under the rules of now."""
    game = (await start_game(store)).game
    _, state = await store.play.position(game.id)
    action = first_move(state)
    await store.play.act(game.id, action, user_id=holder(game, action.seat))
    monkeypatch.setattr(front, "new_game", lambda *args, **kwargs: pytest.fail("the log was played again"))
    store.play._states.clear()
    _, state = await store.play.position(game.id)
    action = first_move(state)
    assert (await store.play.act(game.id, action, user_id=holder(game, action.seat))).game.seq == 2


def test_a_check_replays_open_games_before_a_release(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.jsonl"
    path.write_text("", encoding="utf-8")
    assert check_open_games.main([str(path)]) == 0
    path.write_text("{}\n", encoding="utf-8")
    assert check_open_games.main([str(path)]) != 0
    assert capsys.readouterr()


async def test_undo_is_free_until_something_hidden_was_shown_and_says_what_it_takes_back(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    _, state = await game_of(world)
    asked = next(one for one in front.decisions(state) if one.given is None)
    free = next((one for one in asked.options if one.kind in ("court", "sell", "legality")), None)
    if free is not None:
        await world.store.play.act(1, Action(asked.seat, free.id), user_id=world.people["Anna"].id)
        shown = await world.people["Anna"].slash(world.thread(), "game undo")
        assert "This would be taken back:" in text(shown.response)
        await world.people["Anna"].click(shown.response, label="Do it")
        assert any(":mine" in one for one in ids(table(world))), "the right prompt stands again"
    await world.people["Anna"].slash(world.thread(), "draw")
    refused = await world.people["Anna"].slash(world.thread(), "game undo")
    assert refused.response.content.startswith("Nothing can be taken back")


async def test_beyond_a_reveal_undo_needs_everybody(store: Store) -> None:
    game = (await start_game(store)).game
    for _ in range(400):
        game, state = await store.play.position(game.id)
        action = first_move(state)
        played = await store.play.act(game.id, action, user_id=holder(game, action.seat))
        if any(event.kind == "auction_won" for event in played.events):
            break
    with pytest.raises(Refused, match="nothing-to-undo"):
        await store.play.undo(game.id, ANNA, played.game.seq)
    agreed = await store.play.rewind(game.id, played.game.seq)
    assert agreed.seq == played.game.seq - 1


async def test_sqlite_has_wal_a_busy_timeout_one_writer_and_immediate_transactions(path: Path) -> None:
    store = await Store.open(path)
    database = Database(store._database._engine)
    async with database.read() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert int((await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar() or 0) >= 5000
    other = sqlite3.connect(path, timeout=0)
    async with database.write():
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    other.close()
    writing = 0

    async def write() -> None:
        nonlocal writing
        async with database.write() as connection:
            writing += 1
            assert writing == 1, "one writer at a time"
            await connection.exec_driver_sql("SELECT 1")
            writing -= 1

    await asyncio.gather(*(write() for _ in range(10)))
    await store.close()
