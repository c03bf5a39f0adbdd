"""Undo: within one's own turn, back to the last roll or reveal; the thread is put right."""

from __future__ import annotations

from sandbox.world import World
from tests.cogs.driver import Person, everything_said, fast_forward, ids, open_game, table, text
from tests.cogs.test_presses import pressing


async def test_undo_says_what_it_takes_back_and_the_thread_forgets_it(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    await world.people["Anna"].slash(world.thread(), "sail", to="antilles")
    assert "sails from Europe to the Antilles Approach" in everything_said(world)
    asked = await world.people["Anna"].slash(world.thread(), "game undo")
    assert "This would be taken back" in text(asked.response)
    assert "sails from Europe to the Antilles Approach" in text(asked.response)
    await world.people["Anna"].click(asked.response, label="Do it")
    after = await world.store.find.game(1)
    assert after.seq == game.seq
    assert "sails from Europe" not in everything_said(world)
    assert any(":mine" in one for one in ids(table(world)))
    person = Person(world, "Anna")
    panel = await person.open()
    assert "sail turn" in text(panel)
    await person.actor.slash(world.thread(), "sail", to="antilles")
    assert "sails from Europe to the Antilles Approach" in everything_said(world)


async def test_undo_by_the_button_of_the_panel(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    await world.people["Anna"].slash(world.thread(), "sail", to="antilles")
    person = Person(world, "Anna")
    panel = await person.open()
    await person.actor.click(panel, custom_id=pressing(panel.message, "undo"))
    await person.actor.click(panel, custom_id=pressing(panel.message, "undo_yes"))
    assert (await world.store.find.game(1)).seq == game.seq
    assert "Taken back." in text(panel.message)


async def test_what_was_revealed_cannot_be_taken_back(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    await world.people["Anna"].slash(world.thread(), "draw")
    refused = await world.people["Anna"].slash(world.thread(), "game undo")
    assert "Nothing can be taken back" in refused.response.content
    panel = await Person(world, "Anna").open()
    assert not [one for one in ids(panel.message) if ":undo" in one]
    assert (await world.store.find.game(1)).seq == game.seq + 1


async def test_others_cannot_take_back_ones_action(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    await world.people["Anna"].slash(world.thread(), "sail", to="antilles")
    refused = await world.people["Ben"].slash(world.thread(), "game undo")
    assert "Nothing can be taken back" in refused.response.content


async def test_an_undone_turn_end_removes_the_next_turns_message(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    game = await world.store.find.game(1)
    first = everything_said(world).count("Sail turn of")
    await world.people["Anna"].slash(world.thread(), "end")
    if (await world.store.play.undoable(1, world.people["Anna"].id)) is None:
        return  # the Year ended with it, which turned a card
    asked = await world.people["Anna"].slash(world.thread(), "game undo")
    await world.people["Anna"].click(asked.response, label="Do it")
    assert (await world.store.find.game(1)).seq == game.seq
    assert everything_said(world).count("Sail turn of") == first
