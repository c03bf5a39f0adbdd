"""Several games at once: `/my games` and its order, and commands in direct messages that find their game."""

from __future__ import annotations

from typing import Any

from simcord.builders import UserHandle

from sandbox.world import World
from tests.cogs.driver import Person, components, fast_forward, game_of, ids, meaning, open_game, restart, text
from tests.cogs.test_presses import pressing


def at_home(world: World, name: str) -> UserHandle:
    """Return a person in their own direct messages."""
    return UserHandle(world.env, world.env.backend.users[world.people[name].id])


async def two_games(world: World) -> None:
    """Open two games in which Anna is asked for a play turn, the second one first."""
    await open_game(world, ["Anna", "Ben"], seed=7)
    await open_game(world, ["Anna", "Chen"], seed=8)
    await fast_forward(world, 2, "play_turn", "Anna")
    await fast_forward(world, 1, "play_turn", "Anna")


def menu(shown: Any) -> dict[str, Any]:
    """Return the only menu of a message."""
    (found,) = [one for one in components(shown.message) if "options" in one]
    return found


async def test_my_games_lists_first_what_waits_longest_with_links(world: World) -> None:
    await two_games(world)
    await open_game(world, ["Anna", "Dora"], seed=9)
    result = await at_home(world, "Anna").slash("my games")
    lines = text(result.response).split("\n")
    order = [line for line in lines if "https://discord.com/channels/" in line]
    assert "Pax Hispanica 2]" in order[0] and "Pax Hispanica 1]" in order[1]
    assert len(order) == 3
    for number, line in ((2, order[0]), (1, order[1])):
        game = await world.store.find.game(number)
        assert f"https://discord.com/channels/{game.guild_id}/{game.thread_id}" in line


async def test_a_command_in_a_direct_message_means_the_only_game_that_waits(world: World) -> None:
    await two_games(world)
    await fast_forward(world, 2, "play_turn", "Chen")
    before = (await game_of(world, 1))[0].seq
    result = await at_home(world, "Anna").slash("end")
    assert "options" not in str(components(result.response.message))
    assert (await game_of(world, 1))[0].seq > before


async def test_of_two_that_wait_a_menu_asks_and_the_command_goes_on(world: World) -> None:
    await two_games(world)
    anna = at_home(world, "Anna")
    before = {number: (await game_of(world, number))[0].seq for number in (1, 2)}
    result = await anna.slash("end")
    shown = result.response
    assert text(shown.message).startswith("You have 2 games here; which one do you mean?")
    offered = menu(shown)["options"]
    assert [one["value"] for one in offered] == ["2", "1"], "the one that waits longest stands first"
    assert all("waits for you: play turn" in one["description"] for one in offered)
    await anna.select(shown, ["1"], custom_id=menu(shown)["custom_id"])
    assert (await game_of(world, 1))[0].seq > before[1]
    assert (await game_of(world, 2))[0].seq == before[2]
    assert "which one do you mean" not in text(shown.message), "the answer stands where the menu stood"


async def test_a_refusal_after_the_menu_takes_its_place(world: World) -> None:
    await two_games(world)
    anna = at_home(world, "Anna")
    shown = (await anna.slash("bid", amount=1)).response
    await anna.select(shown, ["2"], custom_id=menu(shown)["custom_id"])
    assert shown.message.content.startswith("You are asked for something else now (play turn)")


async def test_a_command_goes_on_from_a_menu_of_before_a_restart(world: World) -> None:
    await two_games(world)
    anna = at_home(world, "Anna")
    before = {number: (await game_of(world, number))[0].seq for number in (1, 2)}
    shown = (await anna.slash("end")).response
    custom_id = menu(shown)["custom_id"]
    await restart(world)
    await anna.select(shown, ["2"], custom_id=custom_id)
    assert (await game_of(world, 2))[0].seq > before[2]
    assert (await game_of(world, 1))[0].seq == before[1]
    assert "which one do you mean" not in text(shown.message), "the answer stands where the menu stood"


async def test_what_was_typed_for_a_command_outlives_a_restart(world: World) -> None:
    await two_games(world)
    anna = at_home(world, "Anna")
    shown = (
        await anna.slash("deal write", **{"with": "chen", "text": "no attack", "cycle": 5, "year": "sail"})
    ).response
    custom_id = menu(shown)["custom_id"]
    await restart(world)
    await anna.select(shown, ["2"], custom_id=custom_id)
    game = await world.store.find.game(2)
    seat = game.seat_of(world.people["Anna"].id)
    assert seat is not None
    (deal,) = await world.store.deals.of_seat(2, str(seat.nation))
    assert (deal.text, deal.cycle, deal.year_kind) == ("no attack", 5, "sail")


async def test_a_refusal_after_a_restart_stands_in_for_the_menu_or_beside_it(world: World) -> None:
    await two_games(world)
    anna = at_home(world, "Anna")
    shown = (await anna.slash("bid", amount=1)).response
    custom_id = menu(shown)["custom_id"]
    await restart(world)
    before = (await game_of(world, 2))[0].seq
    result = await anna.select(shown, ["2"], custom_id=custom_id)
    said = [text(message) for message in result.followups]
    assert any("You are asked for something else now (play turn)" in one for one in said), said
    assert (await game_of(world, 2))[0].seq == before


async def test_a_command_too_long_for_an_id_opens_the_panel_after_a_restart(world: World) -> None:
    await two_games(world)
    anna = at_home(world, "Anna")
    long = "neither of us attacks the other in New Spain before the next Goods Year, whoever is there first"
    shown = (await anna.slash("deal write", **{"with": "chen", "text": long, "cycle": 5})).response
    custom_id = menu(shown)["custom_id"]
    await restart(world)
    result = await anna.select(shown, ["2"], custom_id=custom_id)
    assert pressing(shown.message, "help").startswith("px:2:")
    assert any("Give the command once more" in text(message) for message in result.followups)


async def test_a_game_that_is_gone_when_it_is_chosen_is_not_joined(world: World) -> None:
    lobbies = [(await world.people["Anna"].slash(world.channel, "game new", seed=seed)).response for seed in (1, 2)]
    shown = (await world.people["Ben"].slash(world.channel, "game join")).response
    custom_id = menu(shown)["custom_id"]
    await restart(world)
    asked = await world.people["Anna"].click(lobbies[1].message, custom_id=meaning(lobbies[1].message, "abandon"))
    if asked.response is not None and ids(asked.response.message):
        await world.people["Anna"].click(asked.response, custom_id=meaning(asked.response.message, "abandon_yes"))
    assert (await world.store.find.game(2)).phase == "abandoned"
    result = await world.people["Ben"].select(shown, ["2"], custom_id=custom_id)
    assert any(text(message).startswith("No game is open here") for message in result.followups)
    for number in (1, 2):
        assert (await world.store.find.game(number)).seat_of(world.people["Ben"].id) is None


async def test_a_menu_that_is_never_answered_ends_the_command(world: World) -> None:
    await two_games(world)
    shown = (await at_home(world, "Anna").slash("hand")).response
    assert menu(shown)
    await world.env.advance_time(16 * 60)
    assert text(shown.message) == "No game was chosen; give the command once more."


async def test_a_hint_while_typing_never_asks_back(world: World) -> None:
    await two_games(world)
    offered = await at_home(world, "Anna").autocomplete("sell", "card", "")
    asked = await Person(world, "Anna").asked(2)
    assert asked is not None
    held = {option.steps[0] for option in asked[1].decision.options if option.kind == "sell"}
    assert {choice["value"] for choice in offered} == held


async def test_buttons_in_direct_messages_know_their_game(world: World) -> None:
    await two_games(world)
    panels = [message for message in at_home(world, "Anna").dm_channel.history() if ids(message)]
    games = {one.split(":")[1] for message in panels for one in ids(message)}
    assert games == {"1", "2"}


async def test_two_games_in_one_channel_ask_too(world: World) -> None:
    for seed in (1, 2):
        await world.people["Anna"].slash(world.channel, "game new", seed=seed)
    result = await world.people["Ben"].slash(world.channel, "game join")
    shown = result.response
    await world.people["Ben"].select(shown, ["2"], custom_id=menu(shown)["custom_id"])
    assert (await world.store.find.game(2)).seat_of(world.people["Ben"].id) is not None
    assert (await world.store.find.game(1)).seat_of(world.people["Ben"].id) is None
