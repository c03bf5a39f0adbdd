"""Bots of three strengths sit at a table and play it to its end."""

from __future__ import annotations

import pytest

from cogs import bots
from sandbox.world import World
from tests.cogs.driver import text


@pytest.mark.parametrize(("strength", "kept"), [("deckhand", "deckhand:pirate"), ("captain", "pirate")])
async def test_a_bot_is_seated_with_its_strength(world: World, strength: str, kept: str) -> None:
    """`/game add_bot strength:`; what is not a captain says so in its name."""
    anna = world.people["Anna"]
    await anna.slash(world.channel, "game new")
    await anna.slash(world.channel, "game add_bot", persona="pirate", strength=strength)
    (game,) = await world.store.find.in_phase("lobby")
    assert game.seats[1].persona == kept
    lobby = next(m for m in world.channel.history(viewer=anna) if "Pax Hispanica" in text(m) and m.components)
    assert ("deckhand" in text(lobby)) == (strength == "deckhand")


async def test_the_lobby_says_how_strong_bots_are_once_there_is_one(world: World) -> None:
    """The button seats captains, whose names say no strength; where to choose another is told beside it."""
    anna = world.people["Anna"]
    opened = await anna.slash(world.channel, "game new")
    said = "Bots play as captains, unless another strength stands behind the name"
    assert said not in text(opened.response.message)
    await anna.click(opened.response.message, label="Add a bot")
    assert said in text(opened.response.message) and "/game add_bot" in text(opened.response.message)
    await anna.click(opened.response.message, label="Start")
    assert said not in text(opened.response.message)


async def test_a_deckhand_plays_in_a_game(world: World) -> None:
    """The host asks it as it asks any bot, and its answers are taken."""
    anna = world.people["Anna"]
    opened = await anna.slash(world.channel, "game new", length="short", seed=3)
    await anna.slash(world.channel, "game add_bot", strength="deckhand")
    await anna.click(opened.response.message, label="Start")
    (game,) = await world.store.find.in_phase("running")
    await world.host.conductor.settled(game.id)
    assert (await world.store.find.game(game.id)).seq > 0


def test_characters() -> None:
    """What a seat keeps, and what it is called."""
    assert bots.parts("pirate") == ("captain", "pirate") and bots.parts("admiral:trader") == ("admiral", "trader")
    assert bots.character("captain", "trader") == "trader"
    assert bots.bot_name("admiral:pirate", "en") == "Pirate, admiral"
    assert bots.next_persona(["admiral:pirate"]) == "courtier"
    assert type(bots.mind_for("england", "admiral:pirate", 1)).__name__ == "Admiral"
    assert type(bots.mind_for("spain", "deckhand:pirate", 1)).__name__ == "Captain"
