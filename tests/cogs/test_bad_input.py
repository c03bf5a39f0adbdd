"""Bad input everywhere: one clear private sentence, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.world import World
from tests.cogs.driver import Person, fast_forward, game_of, open_game


async def unchanged(world: World, result: Any, *parts: str) -> None:
    """See that an answer is private, one short message with these words, and that the game stands where it stood."""
    assert result.ephemeral
    said = result.response.content
    assert said, "no sentence was given"
    for part in parts:
        assert part in said, said
    assert len(said) < 400, said


async def seq(world: World) -> int:
    """Return the number of the last action."""
    return (await world.store.find.game(1)).seq


async def test_in_the_wrong_channel(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    other = world.guild.create_text_channel("elsewhere")
    for command in ("hand", "status", "board", "end", "draw", "game join", "game refresh"):
        result = await world.people["Anna"].slash(other, command)
        await unchanged(world, result, "No game is open here; /game new opens one.")


async def test_not_in_the_game(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    before = await seq(world)
    for command in ("hand", "end", "draw", "game undo", "game leave"):
        result = await world.people["Emil"].slash(world.thread(), command)
        await unchanged(world, result, "You have no seat in this game")
    assert await seq(world) == before


async def test_not_your_turn(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    before = await seq(world)
    for command, options in (("end", {}), ("sail", {"to": "antilles"}), ("draw", {}), ("move", {"option": "end"})):
        result = await world.people["Ben"].slash(world.thread(), command, **options)
        await unchanged(world, result, "Nothing is asked of you now; /status says who is waited for.")
    assert await seq(world) == before


@pytest.mark.parametrize("wrong", [500, -1, 10_000, 2**53 - 1])
async def test_too_much_money(world: World, wrong: int) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    asked = await Person(world, "Anna").asked()
    assert asked is not None
    most = asked[1].decision.options[0].high
    before = await seq(world)
    result = await world.people["Anna"].slash(world.thread(), "bid", amount=wrong)
    await unchanged(world, result, f"{wrong} is not possible; choose a whole number from 0 to {most}.")
    assert await seq(world) == before


@pytest.mark.parametrize("wrong", [999, 0, -1, 10_000])
async def test_more_given_than_one_has(world: World, wrong: int) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    asked = await Person(world, "Anna").asked()
    assert asked is not None
    rival = next(one.steps[0] for one in asked[1].decision.options if one.kind == "give")
    before = await seq(world)
    result = await world.people["Anna"].slash(world.thread(), "give", to=rival, amount=wrong)
    await unchanged(world, result, f"{wrong} is not possible; choose a whole number from 1 to")
    assert await seq(world) == before


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Atlantis", "'Atlantis' is not possible for `to`. Possible now:"),
        ("antiles", "Did you mean: Antilles Approach"),
        ("", "is not possible for `to`. Possible now:"),
        ("**Cuba**", "is not possible for `to`"),
        ("x" * 300, "is not possible for `to`. Possible now:"),
        ("'; DROP TABLE games; --", "is not possible for `to`. Possible now:"),
    ],
)
async def test_unknown_places_propose_near_ones(world: World, typed: str, told: str) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    before = await seq(world)
    await unchanged(world, await world.people["Anna"].slash(world.thread(), "sail", to=typed), told)
    assert await seq(world) == before


async def test_a_move_that_is_near_nothing_is_told_what_can_be_done(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    before = await seq(world)
    result = await world.people["Anna"].slash(world.thread(), "move", option="load")
    await unchanged(
        world, result, "'load' is not possible for `option`. Possible now: ", "Draw a Haven card", "End the turn"
    )
    assert "Did you mean" not in result.response.content
    assert await seq(world) == before


async def test_a_fleet_that_is_elsewhere(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    _, state = await game_of(world)
    before = await seq(world)
    assert all(player.fleet.at == "europe" for player in state.players.values())
    attack = await world.people["Anna"].slash(world.thread(), "attack", target="havana", aim="loot")
    await unchanged(world, attack, "Havana is in Cuba and your Fleet is in Europe")
    load = await world.people["Anna"].slash(world.thread(), "load", site="havana")
    await unchanged(world, load, "Havana is in Cuba and your Fleet is in Europe")
    engage = await world.people["Anna"].slash(world.thread(), "engage", fleet="england")
    await unchanged(world, engage, "Europe")
    assert await seq(world) == before


async def test_an_answer_to_another_question(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    before = await seq(world)
    result = await world.people["Anna"].slash(world.thread(), "bid", amount=1)
    await unchanged(world, result, "You are asked for something else now (sail turn); you can:")
    assert await seq(world) == before


async def test_a_card_that_is_not_in_the_hand(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    before = await seq(world)
    result = await world.people["Anna"].slash(world.thread(), "play", card="The Flying Dutchman")
    assert result.ephemeral
    assert "The Flying Dutchman" in result.response.content
    assert await seq(world) == before


async def test_a_running_game_is_not_exported(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    result = await world.people["Anna"].slash(world.thread(), "game export")
    await unchanged(world, result, "its record tells every hand")


async def test_rules_that_do_not_exist(world: World) -> None:
    result = await world.people["Anna"].slash(world.channel, "rules", number="99.9")
    await unchanged(world, result, "No rule has the number or the words '99.9'")
    found = await world.people["Anna"].slash(world.channel, "rules", number="9.3")
    assert "target wins ties" in found.response.embeds[0].description
    listed = await world.people["Anna"].slash(world.channel, "rules")
    assert "**9**" in listed.response.embeds[0].description


@pytest.mark.parametrize(
    ("zone", "told"), [("Atlantis", "for `zone`. Possible now:"), ("Cubba", "for `zone` now. Did you mean: Cuba")]
)
async def test_a_zone_that_does_not_exist(world: World, zone: str, told: str) -> None:
    await open_game(world, ["Anna", "Ben"])
    result = await world.people["Anna"].slash(world.thread(), "board", zone=zone)
    await unchanged(world, result, f"'{zone}' is not possible", told)


async def test_a_lobby_takes_no_nonsense(world: World) -> None:
    anna = world.people["Anna"]
    await anna.slash(world.channel, "game new")
    await unchanged(world, await anna.slash(world.channel, "game join"), "You have a seat in this game already.")
    await unchanged(world, await anna.slash(world.channel, "game start"), "Only one seat is taken; two are needed")
    nation = await anna.slash(world.channel, "game nation", nation="Portugal")
    await unchanged(world, nation, "'portugal' is no nation of this game")
    bot = await anna.slash(world.channel, "game add_bot", persona="Napoleon")
    await unchanged(world, bot, "There is no persona 'Napoleon'")
    ben = world.people["Ben"]
    await ben.slash(world.channel, "game join")
    await unchanged(world, await ben.slash(world.channel, "game length", length="long"), "Only the person who opened")


async def test_a_game_in_a_thread_or_in_direct_messages_is_not_opened(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    result = await world.people["Chen"].slash(world.thread(), "game new")
    await unchanged(world, result, "use /game new in a channel")


async def test_missing_permissions_are_named(world: World) -> None:
    import discord

    role = world.guild.default_role
    closed = discord.PermissionOverwrite(create_public_threads=False, attach_files=False)
    channel = world.guild.create_text_channel("closed", overwrites={role: closed})
    result = await world.people["Anna"].slash(channel, "game new")
    await unchanged(world, result, "Attach Files, Create Public Threads", channel.mention)
    assert await world.store.find.in_phase("lobby") == []
    check = await world.people["Anna"].slash(channel, "game check")
    assert "Create Public Threads: to open a thread for each game" in check.response.content
    fine = await world.people["Anna"].slash(world.channel, "game check")
    assert fine.response.content == "The bot has every permission it needs here."
