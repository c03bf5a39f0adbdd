"""How a good host treats people and servers: one test for each manner, named after it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import HTTPException

from cogs.host import COMMANDS_FACT
from cogs.lobby import NEEDED
from sandbox.world import World
from store.errors import Refused
from store.store import Store
from story.catalogue import say
from tests.cogs.driver import Person, everything_said, fast_forward, open_game, text
from tests.store.conftest import ANNA, start_game
from tests.store.conftest import open_game as open_lobby


async def test_who_leaves_the_server_gets_an_absent_seat_and_the_game_goes_on(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    await world.host.conductor.person_left(world.guild.id, world.people["Ben"].id)
    seat = (await world.store.find.game(1)).seat_of(world.people["Ben"].id)
    assert seat is not None and seat.absent and seat.is_bot
    before = (await world.store.find.game(1)).seq
    await world.people["Anna"].slash(world.thread(), "end")
    assert (await world.store.find.game(1)).seq > before
    assert await Person(world, "Anna").asked() is not None or (await world.store.find.game(1)).phase == "over"


async def test_a_substitute_gets_seat_and_prompts_at_once_and_the_old_player_loses_sight(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    await world.people["Anna"].slash(world.thread(), "game concede")
    game = await world.store.find.game(1)
    seat = game.seat_of(world.people["Anna"].id)
    assert seat is not None
    await world.store.chairs.leave(1, world.people["Anna"].id, "gone")
    moved = await world.store.chairs.take_over(1, seat.position, world.people["Chen"].id, "Chen")
    assert moved.game.seat_of(world.people["Anna"].id) is None
    assert moved.game.seat_for(seat.nation or "").user_id == world.people["Chen"].id
    result = await world.people["Anna"].slash(world.thread(), "hand")
    assert result.response.content == "You have no seat in this game."
    waits = await world.store.clocks.of_user(world.people["Anna"].id)
    assert [wait for wait in waits if wait.game_id == 1] == []


async def test_joining_twice_a_full_game_and_starting_twice_are_refused_in_the_transaction(store: Store) -> None:
    game = await open_lobby(store)
    with pytest.raises(Refused, match="joined"):
        await store.lobby.join(game.id, ANNA, "Anna")
    tries = [store.lobby.join(game.id, 100 + number, f"P{number}") for number in range(6)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == 3, "five seats, two were taken"
    assert {one.code for one in done if isinstance(one, Refused)} == {"full"}
    twice = await asyncio.gather(*(store.play.start(game.id, ANNA) for _ in range(2)), return_exceptions=True)
    assert sum(isinstance(one, Refused) for one in twice) == 1
    other = (await start_game(store, seed=9)).game
    with pytest.raises(Refused, match="started"):
        await store.play.start(other.id, ANNA)


async def test_missing_permissions_are_named_with_the_channel_and_the_reason_of_each(world: World) -> None:
    closed = discord.PermissionOverwrite(embed_links=False)
    channel = world.guild.create_text_channel("closed", overwrites={world.guild.default_role: closed})
    refused = await world.people["Anna"].slash(channel, "game new")
    said = "\n".join(
        [refused.response.content if refused.response else "", *(one.content for one in refused.followups)]
    )
    assert "Embed Links" in said and channel.mention in said
    listed = await world.people["Anna"].slash(channel, "game check")
    assert "Embed Links: to tell the game in readable form" in listed.response.content
    for name in NEEDED:
        assert say(f"permission-{name.replace('_', '-')}.why").startswith("to "), name


async def test_a_thread_is_taken_out_of_the_archive_before_it_is_edited(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    metadata = world.env.backend.channels[game.place].thread_metadata
    assert metadata is not None
    metadata.archived = True
    world.env.inject_error("PATCH", f"/channels/{game.place}/messages/*", status=400, code=50083, times=1)
    await world.people["Anna"].slash(world.thread(), "draw")
    assert not metadata.archived


async def test_a_thread_is_archived_at_the_end_and_never_renamed(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), "game abandon")
    await world.people["Anna"].click(result.response, label="Do it")
    metadata = world.env.backend.channels[game.place].thread_metadata
    assert metadata is not None and metadata.archived
    edits = [one for one in world.env.http_requests if one.method == "PATCH" and one.path == f"/channels/{game.place}"]
    assert edits and not [one for one in edits if "name" in (one.json or {}) or "topic" in (one.json or {})]


async def test_commands_are_registered_only_when_they_changed_and_in_one_scope(world: World) -> None:
    registered = [one for one in world.env.http_requests if one.path.endswith("/commands")]
    assert len(registered) == 1 and "/guilds/" not in registered[0].path
    await world.host.sync_if_changed()
    assert len([one for one in world.env.http_requests if one.path.endswith("/commands")]) == 1


async def test_a_failed_registration_changes_nothing_else(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.store.shown.set_fact(COMMANDS_FACT, "another")

    async def refuse() -> list[Any]:
        raise HTTPException(type("Response", (), {"status": 400, "reason": "no"})(), "no")

    monkeypatch.setattr(world.host.tree, "sync", refuse)
    await world.host.sync_if_changed()
    assert await world.store.shown.fact(COMMANDS_FACT) == "another", "it is tried again at the next start"
    await open_game(world, ["Anna", "Ben"])
    assert "Goods Year" in everything_said(world)
    assert text(world.thread().last_message)
