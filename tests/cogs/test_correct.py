"""Corrections by a moderator: looked at before they are made, announced, noted, part of the record."""

from __future__ import annotations

from typing import Any

from cogs.custom_ids import Press, parse
from cogs.export import export_bytes
from engine import front, mend, verify
from engine.atlas import atlas_of
from engine.game import Game
from engine.record import BrokenRecord
from sandbox.world import World
from tests.cogs.driver import everything_said, fast_forward, game_of, open_game, text
from tests.cogs.test_council import moderator


async def correct(world: World, who: Any, **values: Any) -> Any:
    """Ask for a correction; return the answer."""
    return (await who.slash(world.thread(), "mod correct", reason="a *slip* of the hand", **values)).response


async def test_a_correction_is_looked_at_then_made_announced_and_noted(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    emil = await moderator(world)
    game = await fast_forward(world, 1, "play_turn")
    nation = game.seats[0].nation or ""
    before, state = await game_of(world)
    shown = await correct(world, emil, what="ducats", of=nation, to="17")
    assert shown.ephemeral and "→ $17" in text(shown) and "told to everybody" in text(shown)
    assert (await game_of(world))[0].seq == before.seq, "looking changes nothing"
    twice = await correct(world, emil, what="ducats", of=nation, to="18")
    await emil.click(shown, label="Do it")
    await world.host.conductor.settled(1)
    after, state = await game_of(world)
    assert state.players[nation].ducats == 17 and after.seq == before.seq + 1
    said = everything_said(world)
    assert "corrects the game: a \\*slip\\* of the hand" in said and "Correction by a moderator" in said
    log = text((await world.people["Ben"].slash(world.channel, "mod log")).response)
    assert "correct" in log and "→ $17" in log and "slip" in log
    await world.store.council.note(world.guild.id, None, 1, "setup", settings="elsewhere")
    assert "elsewhere" not in text((await world.people["Ben"].slash(world.thread(), "mod log", here=True)).response)
    again = await emil.click(twice, label="Do it")
    assert (await game_of(world))[0].seq == after.seq
    assert "answered already" in str([one.content for one in again.followups])


async def test_who_plays_or_does_not_moderate_corrects_nothing(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    anna = await moderator(world, "Anna")
    await fast_forward(world, 1, "play_turn")
    nation = (await game_of(world))[0].nations[0]
    assert "You play in this game" in text(await correct(world, anna, what="ducats", of=nation, to="17"))
    assert "Only moderators" in text(await correct(world, world.people["Emil"], what="ducats", of=nation, to="17"))
    moved = await world.store.chairs.leave(1, anna.id, "left")
    await world.store.chairs.take_over(1, moved.seat.position, world.people["Dora"].id, "Dora")
    assert "You play in this game" in text(await correct(world, anna, what="ducats", of=nation, to="17"))


async def test_what_cannot_be_is_refused_with_what_can(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    emil = await moderator(world)
    await fast_forward(world, 1, "play_turn")
    game, state = await game_of(world)
    nation = game.nations[0]
    wrong = text(await correct(world, emil, what="ducats", of=nation, to="-1"))
    assert wrong == "-1 is not possible; choose a whole number from 0 to 999."
    assert "Possible now: Europe" in text(await correct(world, emil, what="fleet", of=nation, to="Atlantis"))
    assert "Possible now: " in text(await correct(world, emil, what="worker", of="Atlantis", to="citizen"))
    assert "is so already" in text(
        await correct(world, emil, what="ducats", of=nation, to=str(state.players[nation].ducats))
    )
    assert "Player Order" in text(await correct(world, emil, what="order", to=", ".join(reversed(state.order))))
    await fast_forward(world, 1, "bid")
    assert "waits until that is decided" in text(await correct(world, emil, what="ducats", of=nation, to="1"))


async def test_a_corrected_game_can_be_undone_replayed_and_verified(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    emil = await moderator(world)
    await fast_forward(world, 1, "play_turn")
    game, _ = await game_of(world)
    before = game.seq
    shown = await correct(world, emil, what="favour", of=game.nations[0], to="2")
    await emil.click(shown, label="Do it")
    await fast_forward(world, 1, "sail_turn")
    await world.host.conductor.settled(1)
    replayed = await world.people["Emil"].slash(world.thread(), "replay")
    assert text(replayed.response)
    after = await world.store.play.rewind(1, before + 2)
    assert after.seq == before + 1
    assert (await game_of(world))[1].players[game.nations[0]].favour == 2
    await world.people["Anna"].slash(world.thread(), "game refresh")
    await world.host.conductor.settled(1)
    ended = await world.store.lobby.abandon(1, emil.id, allowed=True)
    data = await export_bytes(world.store, ended)
    assert b'"option": "mend:favour:' in data
    try:
        verify.verify(data)
    except BrokenRecord as error:
        assert "not over" in str(error), "everything fits but that the game has no end"


async def test_hints_name_what_can_be_corrected(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    emil = await moderator(world)
    await fast_forward(world, 1, "play_turn")
    hints = await emil.autocomplete(world.thread(), "mod correct", "of", "cub", what="rebels")
    assert [one["value"] for one in hints] == ["cuba"]
    hints = await emil.autocomplete(world.thread(), "mod correct", "to", "", what="worker", of="tortuga")
    assert {one["value"] for one in hints} <= {"citizen", "enslaved", "none"}


async def test_every_correction_fits_into_a_button(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    _, state = await game_of(world)
    position = Game(state, atlas_of(state.content), quiet=True)
    position.state.discard = list(front.content_of(state).market)
    for what in mend.kinds():
        for of in mend.subjects(position, what):
            found = [str(one) for one in mend.choices(position, what, of)]
            for now in ["+".join(front.content_of(state).nations)] if what == "order" else found:
                press = Press(10**9, 10**6, "mend_yes", f"mend:{what}:{of}:{now}")
                assert parse(str(press)) == press
