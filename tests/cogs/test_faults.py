"""Discord fails, pictures fail, messages are deleted: the game goes on and nothing is undone."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import discord
import pytest
from discord import HTTPException
from simcord.builders import UserHandle

from cogs.pictures import Look, Pictures
from sandbox.world import World, open_world
from tests.cogs.driver import Person, everything_said, fast_forward, ids, open_game, table, text
from tests.cogs.test_presses import pressing


@pytest.fixture(autouse=True)
def quick_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long between tries."""
    monkeypatch.setattr("cogs.conductor.RETRY_SECONDS", (0.01, 0.01, 0.01))


async def test_posts_that_fail_are_tried_again_and_undo_nothing(world: World) -> None:
    game = await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    world.env.inject_error("*", f"/channels/{game.place}/messages*", status=500, times=2)
    await world.people["Anna"].slash(world.thread(), "end")
    after = await world.store.find.game(1)
    assert after.seq > game.seq, "what was committed stays"
    assert after.told == after.seq
    assert any(":mine" in one for one in ids(table(world)))


@pytest.mark.mistakes
async def test_a_channel_that_fails_for_long_is_told_with_the_next_move(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    world.env.inject_error("*", f"/channels/{game.place}/messages*", status=500, times=200)
    await world.people["Anna"].slash(world.thread(), "draw")
    assert (await world.store.find.game(1)).told < (await world.store.find.game(1)).seq
    assert "draws a Haven card" not in everything_said(world)
    world.env.backend.faults.clear()
    await world.people["Anna"].slash(world.thread(), "end")
    after = await world.store.find.game(1)
    assert after.told == after.seq
    assert "draws a Haven card" in everything_said(world)


async def test_a_thread_that_may_not_be_written_to_stops_nobody(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    world.env.inject_error("*", f"/channels/{game.place}/messages*", status=403, code=50013, times=None)
    await world.people["Anna"].slash(world.thread(), "end")
    assert (await world.store.find.game(1)).seq == game.seq + 1
    asked = await Person(world, "Ben").asked()
    if asked is not None:
        handle = UserHandle(world.env, world.env.backend.users[world.people["Ben"].id])
        assert "may not write in the thread" in text(handle.dm_channel.history()[-1])


async def test_an_archived_thread_is_taken_out_of_the_archive(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    metadata = world.env.backend.channels[game.place].thread_metadata
    assert metadata is not None
    metadata.archived = True
    world.env.inject_error("PATCH", f"/channels/{game.place}/messages/*", status=400, code=50083, times=1)
    await world.people["Anna"].slash(world.thread(), "draw")
    assert not metadata.archived
    assert (await world.store.find.game(1)).told == game.seq + 1


async def test_a_deleted_table_and_a_deleted_turn_message_come_again(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    for message in list(world.thread().history()):
        world.env.backend.delete_message(game.place, message.id)
    await world.people["Anna"].slash(world.thread(), "draw")
    assert "draws a Haven card" in everything_said(world)
    assert any(":mine" in one for one in ids(table(world)))


async def test_a_thread_that_cannot_be_opened_leaves_the_game_in_its_channel(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=160004, times=None)
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004, times=None)
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    assert game.thread_id is None
    last = world.channel.last_message
    assert any(":mine" in one for one in ids(last))
    await world.people["Anna"].slash(world.channel, "end")
    assert (await world.store.find.game(1)).seq > game.seq


async def test_no_thread_for_want_of_a_permission_does_not_start_the_game(world: World) -> None:
    opened = await world.people["Anna"].slash(world.channel, "game new")
    await world.people["Ben"].click(opened.response, label="Join")
    world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    result = await world.people["Anna"].click(opened.response, label="Start")
    said = [message.content for message in result.followups]
    assert len(said) == 1
    assert "/game check names the permissions that are missing" in said[0]
    assert (await world.store.find.game(1)).phase == "lobby"


async def test_pictures_that_are_not_taken_leave_their_text(tmp_path: Path) -> None:
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        refused = HTTPException(type("Response", (), {"status": 413, "reason": "too large"})(), "too large")
        send = discord.abc.Messageable.send

        async def without_files(self: discord.abc.Messageable, *args: object, **kwargs: object) -> object:
            if kwargs.get("files"):
                raise refused
            return await send(self, *args, **kwargs)  # type: ignore[call-overload]

        with patch.object(discord.abc.Messageable, "send", without_files):
            await open_game(world, ["Anna", "Ben"])
            await fast_forward(world, 1, "play_turn", "Anna")
        assert "Play Year" in everything_said(world)
        assert not [message for message in world.thread().history() if message.attachments]
        assert any(":mine" in one for one in ids(table(world)))


async def test_refresh_posts_the_table_again(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    before = table(world).id
    world.env.backend.delete_message(world.thread().id, before)
    result = await world.people["Anna"].slash(world.thread(), "game refresh")
    assert result.response.content == "It is posted again."
    assert table(world).id != before


async def test_an_interaction_that_came_too_late_does_nothing(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    await anna.actor.click(panel, custom_id=pressing(panel.message, "do"))
    assert (await world.store.find.game(1)).seq == game.seq
    await anna.actor.click(panel, custom_id=pressing(panel.message, "do"))
    assert (await world.store.find.game(1)).seq == game.seq + 1


async def test_an_acknowledgement_whose_answer_was_lost_counts(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    world.env.inject_error("POST", "/interactions/*", status=400, code=40060, message="already acknowledged")
    await anna.actor.click(panel, custom_id=pressing(panel.message, "do"))
    assert (await world.store.find.game(1)).seq == game.seq + 1


@pytest.mark.mistakes
async def test_an_error_of_ours_is_logged_and_told_in_one_sentence(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    with patch("engine.front.apply", side_effect=ZeroDivisionError("a bug")):
        result = await anna.actor.click(panel, custom_id=pressing(panel.message, "do"))
    said = [message.content for message in result.followups]
    assert said == ["Something went wrong on our side; it has been noted, and nothing was changed."]
    assert (await world.store.find.game(1)).seq == game.seq


@pytest.mark.mistakes
async def test_pictures_that_fail_leave_the_game_playable_by_text(tmp_path: Path) -> None:
    async with open_world(tmp_path / "pax.sqlite3", pictures=20.0) as world:
        with patch("render.board.paint", side_effect=RuntimeError("no paint")):
            await open_game(world, ["Anna", "Ben"])
            await fast_forward(world, 1, "play_turn", "Anna")
            result = await world.people["Anna"].slash(world.thread(), "board")
        assert result.response.attachments == []
        assert "Cuba" in text(result.response)
        assert any(":mine" in one for one in ids(table(world)))


async def test_a_picture_that_takes_too_long_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    import time

    from engine import front
    from engine.content.loader import load

    pictures = Pictures(0.05)
    view = front.view(front.new_game(["england", "france"], 1).state, None)
    with patch("render.board.paint", side_effect=lambda *_a, **_k: time.sleep(0.5)):
        assert await pictures.board(view, {}, Look()) is None
    assert "took more than 0.05 s" in caplog.text
    assert load("core").version
    pictures.close()


async def test_pictures_go_with_a_year_a_turn_and_a_battle(tmp_path: Path) -> None:
    async with open_world(tmp_path / "pax.sqlite3", pictures=60.0) as world:
        await open_game(world, ["Anna"], bots=2)
        await fast_forward(world, 1, "play_turn", "Anna")
        pictured = [message for message in world.thread().history() if message.attachments]
        titles = [message.embeds[0].title for message in pictured if message.embeds]
        assert any(title is not None and title.startswith("Auction Year") for title in titles)
        for message in pictured:
            for attachment in message.attachments:
                assert attachment.description, "a picture is told in words too"
                assert attachment.size <= 1024 * 1024
        hand = await world.people["Anna"].slash(world.thread(), "hand")
        assert hand.response.attachments
        zone = await world.people["Anna"].slash(world.thread(), "board", zone="cuba")
        assert zone.response.attachments[0].filename.startswith("zone.")
