"""Keeping the simulated server: restored as it was; a game whose thread is lost gets another and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.host import Host
from cogs.settings import Settings
from sandbox.keep import Keeper
from sandbox.town import found
from sandbox.world import World
from store.store import Store
from tests.cogs.driver import fast_forward, ids, open_game, table, text


async def town(folder: Path) -> World:
    """Start the sandbox's server on what is in a folder."""
    settings = Settings(database=folder / "pax.sqlite3", bot_pause=0.0, picture_seconds=0.0)
    store = await Store.open(settings.database)
    return await found(Host(settings, store), store, Keeper(folder / "kept"), 20.0)


async def leave(world: World, folder: Path, save: bool = True) -> None:
    """Stop it."""
    await world.host.conductor.close()
    if save:
        Keeper(folder / "kept").save(world.env.backend)
    await world.env.shutdown()
    await world.store.close()


async def test_a_game_in_mid_auction_goes_on_in_the_same_thread(tmp_path: Path) -> None:
    world = await town(tmp_path)
    await open_game(world, ["Anna", "Ben"])
    await world.host.conductor.settled(1)
    await fast_forward(world, 1, "bid")
    thread, standing = world.thread().id, table(world).id
    await leave(world, tmp_path)
    world = await town(tmp_path)
    await world.host.conductor.settled(1)
    assert world.thread().id == thread
    assert table(world).id == standing
    await world.people["Anna"].slash(world.thread(), "bid", amount=1)
    await world.people["Ben"].slash(world.thread(), "bid", amount=0)
    await world.host.conductor.settled(1)
    assert any(done.option == "bid:1" for done in await world.store.play.log(1))
    await leave(world, tmp_path)


@pytest.mark.parametrize("broken", [b"", b"not a pickle"])
async def test_a_game_whose_server_was_lost_gets_a_new_thread(tmp_path: Path, broken: bytes) -> None:
    world = await town(tmp_path)
    await open_game(world, ["Anna", "Ben"])
    await world.host.conductor.settled(1)
    await fast_forward(world, 1, "bid")
    await leave(world, tmp_path, save=False)
    (tmp_path / "kept").mkdir(exist_ok=True)
    (tmp_path / "kept" / "world.pickle").write_bytes(broken)
    world = await town(tmp_path)
    await world.host.conductor.settled(1)
    assert any(":mine" in one for one in ids(table(world)))
    await world.people["Anna"].slash(world.thread(), "bid", amount=1)
    result = await world.people["Ben"].slash(world.thread(), "bid", amount=0)
    assert text(result.response)
    await leave(world, tmp_path)


async def test_the_welcome_has_a_button_that_opens_a_game(tmp_path: Path) -> None:
    world = await town(tmp_path)
    welcome = world.channel.last_message
    assert "press `New game`" in welcome.content
    await world.people["Chen"].click(welcome, label="New game")
    game = (await world.store.find.in_phase("lobby"))[0]
    assert game.seat_of(world.people["Chen"].id) is not None
    await leave(world, tmp_path)


async def test_a_refusal_is_no_mistake_of_the_program(tmp_path: Path) -> None:
    """The page of the sandbox would call the outcome of such a command uncertain."""
    world = await town(tmp_path)
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    refused = await world.people["Anna"].slash(world.thread(), "bid", amount=99)
    assert "99 is not possible" in text(refused.response)
    other = await world.people["Anna"].slash(world.thread(), "sail", to="Madrid")
    assert "You are asked for something else now" in text(other.response)
    assert world.env.errors == []
    await leave(world, tmp_path)
