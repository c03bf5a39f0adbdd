"""Closed direct messages, people who leave, names that would break the text."""

from __future__ import annotations

import pytest
from simcord.builders import UserHandle

from cogs.people import safe_name
from sandbox.world import World
from tests.cogs.driver import Person, everything_said, fast_forward, ids, open_game, restart, table, text
from tests.cogs.test_presses import pressing


def direct(world: World, name: str) -> list[object]:
    """Return what stands in the direct messages of a person."""
    handle = UserHandle(world.env, world.env.backend.users[world.people[name].id])
    return list(handle.dm_channel.history())


def close_messages(world: World, name: str, code: int = 50007) -> None:
    """Let this person take no direct messages."""
    handle = UserHandle(world.env, world.env.backend.users[world.people[name].id])
    path = f"/channels/{handle.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=code, message="Cannot send messages to this user", times=None)


async def test_a_secret_is_asked_for_by_direct_message_and_answered_there(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    message = direct(world, "Anna")[-1]
    assert "a secret bid" in text(message)
    handle = UserHandle(world.env, world.env.backend.users[world.people["Anna"].id])
    await handle.click(message, custom_id=pressing(message, "num"))
    assert "Sealed: **Bid $0**" in text(direct(world, "Anna")[-1])
    ben = direct(world, "Ben")[-1]
    handle = UserHandle(world.env, world.env.backend.users[world.people["Ben"].id])
    await handle.click(ben, custom_id=pressing(ben, "num"))
    assert any(done.option == "bid:0" for done in await world.store.play.log(1))


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_direct_message_falls_back_to_the_private_form_in_the_thread(world: World, code: int) -> None:
    close_messages(world, "Anna", code)
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "bid")
    assert direct(world, "Anna") == []
    assert world.people["Anna"].mention in str(world.env.backend.messages[game.place])
    anna = Person(world, "Anna")
    panel = await anna.open()
    assert panel.ephemeral
    await anna.actor.click(panel, custom_id=pressing(panel.message, "num"))
    result = await world.people["Ben"].slash(world.thread(), "bid", amount=1)
    assert result.ephemeral
    assert any(told.event.kind == "auction_won" for told in await world.store.play.events(1, game.seq))


async def test_a_refused_direct_message_is_not_tried_again_at_once(world: World) -> None:
    close_messages(world, "Anna")
    await open_game(world, ["Anna", "Ben"])
    for kind in ("bid", "play_turn", "sail_turn"):
        await fast_forward(world, 1, kind, "Anna")
    handle = UserHandle(world.env, world.env.backend.users[world.people["Anna"].id])
    path = f"/channels/{handle.dm_channel.id}/messages"
    tries = [one for one in world.env.http_requests if one.method == "POST" and one.path == path]
    assert len(tries) == 1


async def test_only_people_of_the_game_get_direct_messages_and_who_wants_none_gets_none(world: World) -> None:
    await world.people["Anna"].slash(world.channel, "game new")
    await world.people["Ben"].slash(world.channel, "game join")
    await world.people["Ben"].slash(world.channel, "game messages", wanted=False)
    await world.people["Anna"].slash(world.channel, "game start")
    await fast_forward(world, 1, "bid")
    assert direct(world, "Anna")
    assert direct(world, "Ben") == []
    assert direct(world, "Emil") == []


async def test_somebody_leaves_the_server_and_a_bot_plays_that_seat_on(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    world.guild.remove_member(world.people["Ben"])
    world.host.conductor.teller._seen.clear()  # as if the look-ups of before were long ago
    anna = Person(world, "Anna")
    game = await fast_forward(world, 1, "sail_turn", "Ben")
    seat = game.seat_of(world.people["Ben"].id)
    assert seat is not None
    assert seat.absent
    assert "is not on this server any more; a bot plays the seat on" in everything_said(world)
    await fast_forward(world, 1, "sail_turn", "Anna")
    await restart(world)
    asked = await anna.asked()
    assert asked is not None, "the game waits for Anna, not for who is gone"


async def test_leaving_a_running_game_hands_the_seat_to_a_bot_and_my_move_takes_it_back(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Ben")
    left = await world.people["Ben"].slash(world.thread(), "game leave")
    assert "A bot plays your seat on" in left.response.content
    await fast_forward(world, 1, "sail_turn", "Anna")
    assert "(away, a bot plays)" in text(table(world))
    back = await world.people["Ben"].click(table(world), label="My move")
    assert "The seat is yours again." in text(back.response)
    seat = (await world.store.find.game(1)).seat_of(world.people["Ben"].id)
    assert seat is not None
    assert not seat.absent


NASTY = "**A**_b_ `c` <@123> @everyone [x](http://y) ‮drow‬ 🦜"


async def test_a_name_full_of_markdown_breaks_nothing_and_pings_nobody(world: World) -> None:
    nasty = world.guild.add_member(world.env.create_user("nasty", global_name=NASTY[:32]))
    world.people["Nasty"] = nasty
    await open_game(world, ["Nasty", "Ben"])
    await fast_forward(world, 1, "play_turn", "Nasty")
    person = Person(world, "Nasty")
    panel = await person.open()
    await nasty.click(panel, custom_id=pressing(panel.message, "do"))
    for message in world.thread().history():
        assert not message.mention_everyone
        assert "‮" not in text(message)
    assert "\\*\\*A\\*\\*" in text(table(world))


def test_a_safe_name_is_one_line_without_marks_of_direction() -> None:
    assert safe_name("Anna") == "Anna"
    assert safe_name("a\nb\tc") == "a b c"
    assert "‮" not in safe_name(NASTY)
    assert "@everyone" not in safe_name(NASTY)
    assert "<@" not in safe_name("<@123>").replace("\\<@", "")
    assert safe_name("‮​") == "?"
    assert len(safe_name("x" * 500)) <= 40


async def test_people_are_told_apart_by_id_not_by_name(world: World) -> None:
    twin = world.guild.add_member(world.env.create_user("anna2", global_name="Anna"))
    world.people["Twin"] = twin
    await open_game(world, ["Anna", "Twin"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    panel = await Person(world, "Anna").open()
    refused = await twin.slash(world.thread(), "end")
    assert "waits" in refused.response.content or "asked" in refused.response.content
    assert (await world.store.find.game(1)).seq == game.seq
    assert ids(panel.message)
