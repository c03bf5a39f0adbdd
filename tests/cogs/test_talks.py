"""Negotiation through Discord: gifts with a message, private talks, deals, and a game that allows less."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.builders import UserHandle

from cogs.choices import option_key, tree
from cogs.custom_ids import Press
from cogs.router import GameButton
from sandbox.world import World
from store.deals import Letter
from store.records import Game, Seat
from tests.cogs.driver import Person, components, everything_said, fast_forward, game_of, ids, open_game, restart, text
from tests.cogs.test_people import close_messages, direct


def inside(world: World, thread: Any) -> set[str]:
    """Return who can read a private thread."""
    members = world.env.backend.channels[thread.id].thread_members
    return {name for name, person in world.people.items() if person.id in members}


def private_threads(world: World) -> list[Any]:
    """Return the private threads of the channel, oldest first."""
    return [one for one in world.channel.threads if world.env.backend.channels[one.id].type == 12]


async def talk(world: World, thread: Any, who: str, nation: str) -> Any:
    """Ask for a private talk; return the answer."""
    return (await world.people[who].slash(thread, "talk", **{"with": nation})).response


async def nations(world: World) -> dict[str, str]:
    """Return person -> nation."""
    game = await world.store.find.game(1)
    return {seat.name: seat.nation or "" for seat in game.seats}


async def test_two_people_talk_in_a_thread_that_only_they_can_read(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    thread, who = world.thread(), await nations(world)
    answer = await talk(world, thread, "Anna", who["Ben"])
    assert answer.ephemeral
    (private,) = private_threads(world)
    assert answer.content == f"Your thread: <#{private.id}>"
    assert inside(world, private) == {"Anna", "Ben"}
    begun = text(private.history(viewer=world.people["Anna"])[0])
    assert "It stays closed when the game is over" in begun and "People who manage threads" in begun
    again = await talk(world, thread, "Ben", who["Anna"])
    assert again.content == answer.content and len(private_threads(world)) == 1
    assert "your own seat" in (await talk(world, thread, "Anna", who["Anna"])).content
    assert "You have no seat" in (await talk(world, thread, "Emil", who["Anna"])).content
    assert "No such player" in (await talk(world, thread, "Anna", "Portugal")).content


async def test_a_substitute_takes_over_the_place_in_the_talk(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    thread, who = world.thread(), await nations(world)
    await talk(world, thread, "Anna", who["Ben"])
    (private,) = private_threads(world)
    meta = world.env.backend.channels[private.id].thread_metadata
    assert meta is not None
    meta.archived = True  # Discord does so after a week of silence
    moved = await world.store.chairs.leave(1, world.people["Ben"].id, "left")
    await world.store.chairs.take_over(1, moved.seat.position, world.people["Dora"].id, "Dora")
    await world.people["Anna"].slash(thread, "game refresh")
    await world.host.conductor.settled(1)
    assert inside(world, private) == {"Anna", "Dora"} and not meta.archived
    assert f"<@{world.people['Dora'].id}> plays" in text(private.history(viewer=world.people["Anna"])[-1])


async def test_who_has_conceded_is_out_and_a_bot_does_not_talk(world: World) -> None:
    await open_game(world, ["Anna", "Ben"], bots=1)
    thread, who = world.thread(), await nations(world)
    await talk(world, thread, "Anna", who["Ben"])
    (private,) = private_threads(world)
    bot = next(seat.nation for seat in (await world.store.find.game(1)).seats if seat.user_id is None)
    assert "A bot plays that seat" in (await talk(world, thread, "Anna", bot or "")).content
    asked = await world.people["Ben"].slash(thread, "game concede")
    await world.people["Ben"].click(asked.response, label="Do it")
    await world.host.conductor.settled(1)
    assert inside(world, private) == {"Anna"}
    assert "is not in here any more" in text(private.history(viewer=world.people["Anna"])[-1])
    assert "A bot plays that seat" in (await talk(world, thread, "Anna", who["Ben"])).content


async def test_at_the_end_a_talk_is_closed_and_shown_where_the_game_is_set_so(world: World) -> None:
    anna = world.people["Anna"]
    await anna.slash(world.channel, "game new", length="short", seed=7)
    lobby = world.channel.last_message
    for name in ("Ben", "Chen"):
        await world.people[name].click(lobby, label="Join")
    told = await anna.slash(world.channel, "game table_talk", rules="open", shown_at_the_end=True)
    assert "private threads are shown to everybody who can see the game" in told.response.content
    assert "private threads are shown" in text(world.channel.last_message)
    await anna.click(lobby, label="Start")
    thread, who = world.thread(), await nations(world)
    assert "before" not in (await anna.slash(thread, "game table_talk", rules="neither")).response.content
    await talk(world, thread, "Anna", who["Ben"])
    (private,) = private_threads(world)
    assert "everybody who can see the game can read it" in text(private.history(viewer=anna)[0])
    asked = await anna.slash(thread, "game abandon")
    await anna.click(asked.response, label="Do it")
    await world.env.settle()
    assert inside(world, private) == {"Anna", "Ben", "Chen"}
    meta = world.env.backend.channels[private.id].thread_metadata
    assert meta is not None and meta.archived and meta.locked
    assert f"<#{private.id}>" in everything_said(world)
    meta = world.env.backend.channels[thread.id].thread_metadata
    assert meta is not None and meta.archived


async def test_who_did_not_play_reads_the_talks_by_a_button_once_they_are_shown(world: World) -> None:
    anna, emil = world.people["Anna"], world.people["Emil"]
    await anna.slash(world.channel, "game new", length="short", seed=7)
    lobby = world.channel.last_message
    await world.people["Ben"].click(lobby, label="Join")
    await anna.slash(world.channel, "game table_talk", rules="open", shown_at_the_end=True)
    await anna.click(lobby, label="Start")
    thread, who = world.thread(), await nations(world)
    await talk(world, thread, "Anna", who["Ben"])
    (private,) = private_threads(world)
    asked = await anna.slash(thread, "game abandon")
    await anna.click(asked.response, label="Do it")
    await world.env.settle()
    told = next(one for one in thread.history() if any(":talks_read" in name for name in ids(one)))
    assert "Emil" not in inside(world, private)
    await restart(world)
    shown = await emil.click(told, label="Let me in")
    assert shown.response.ephemeral and f"<#{private.id}>" in text(shown.response)
    assert inside(world, private) == {"Anna", "Ben", "Emil"}
    meta = world.env.backend.channels[private.id].thread_metadata
    assert meta is not None and meta.archived and meta.locked, "it is closed again"


async def test_talks_that_are_not_shown_open_to_no_button(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    thread, who = world.thread(), await nations(world)
    await talk(world, thread, "Anna", who["Ben"])
    (private,) = private_threads(world)
    view = discord.ui.View(timeout=None)
    view.add_item(GameButton(Press(1, 0, "talks_read"), "Let me in"))
    forged = await world.host.get_partial_messageable(thread.id).send("an old message", view=view)
    for over in (False, True):
        if over:
            asked = await world.people["Anna"].slash(thread, "game abandon")
            await world.people["Anna"].click(asked.response, label="Do it")
        message = next(one for one in thread.history() if one.id == forged.id)
        shown = await world.people["Emil"].click(message, label="Let me in")
        assert "are not shown" in text(shown.response)
        assert inside(world, private) == {"Anna", "Ben"}


async def test_without_the_permission_a_talk_is_refused_and_nothing_else_changes(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    thread, who = world.thread(), await nations(world)
    path = f"/channels/{world.channel.id}/threads"
    world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    assert "may not open private threads" in (await talk(world, thread, "Anna", who["Ben"])).content
    assert await world.store.talks.of(1) == []
    assert "Your thread" in (await talk(world, thread, "Anna", who["Ben"])).content


async def test_who_waits_finds_talk_on_the_panel(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    opened = await world.people["Ben"].click(world.thread().last_message, label="My move")
    menu = await world.people["Ben"].click(opened.response, label="Talk")
    anna = game.seat_of(world.people["Anna"].id)
    assert anna is not None and anna.nation is not None
    chosen = components(menu.response.message)[0]
    assert [one["value"] for one in chosen["options"]] == [anna.nation]
    await world.people["Ben"].select(menu.response, [anna.nation], custom_id=chosen["custom_id"])
    assert len(private_threads(world)) == 1


async def test_a_gift_is_told_with_its_message_and_undone_with_it(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    thread, who = world.thread(), await nations(world)
    written = "for [safe](https://x.example) passage @everyone **now**"
    given = await world.people["Anna"].slash(thread, "give", to=who["Ben"], amount=1, message=written)
    assert "passage" in text(given.response)
    await world.host.conductor.settled(1)
    said = everything_said(world)
    assert "and writes: “for \\[safe\\]" in said and "@everyone" not in said and "https://x" not in said
    data = await world.store.privacy.export(world.people["Anna"].id)
    assert data["gift_notes"][0]["text"] == written
    assert "passage" in text((await world.people["Ben"].slash(thread, "log")).response)
    undo = await world.people["Anna"].slash(thread, "game undo")
    assert "passage" in text(undo.response)
    await world.people["Anna"].click(undo.response, label="Do it")
    await world.host.conductor.settled(1)
    assert "passage" not in everything_said(world)
    again = await world.people["Anna"].slash(thread, "give", to=who["Ben"], amount=1)
    assert "writes" not in text(again.response)


async def test_a_gift_with_a_message_through_the_form_of_the_panel(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    anna, game = Person(world, "Anna"), await world.store.find.game(1)
    await anna.open()
    asked = await anna.asked()
    assert asked is not None
    position, one = asked
    option = next(each for each in one.decision.options if each.kind == "give")
    node = tree(one.decision.options, position.content, position.name).find(option_key(option))
    path: list[str] = []
    while node is not None and node.parent is not None:
        path.insert(0, node.key)
        node = node.parent
    for key in path:
        await anna.press(f"px:1:{game.epoch}:at:{key}")
    wanted = next(name for name in ids(anna.panel.message) if ":gift:" in name)
    form = await anna.actor.click(anna.panel, custom_id=wanted)
    await anna.actor.submit_modal(form, {"number": "x", "note": "hello"})
    assert (await world.store.find.game(1)).seq == game.seq
    form = await anna.actor.click(anna.panel, custom_id=wanted)
    await anna.actor.submit_modal(form, {"number": "1", "note": "hello"})
    after = await world.store.find.game(1)
    assert after.seq == game.seq + 1
    assert "“hello”" in everything_said(world)


async def test_a_deal_is_confirmed_by_the_other_reminded_of_and_marked(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "play_turn")
    anna, ben, thread, who = world.people["Anna"], world.people["Ben"], world.thread(), await nations(world)
    values: dict[str, Any] = {"with": who["Ben"], "text": "Our *pact* holds", "cycle": 1, "year": "sail"}
    wrote = await anna.slash(thread, "deal write", **values)
    assert "is asked to confirm" in text(wrote.response) and "Our \\*pact\\* holds" in text(wrote.response)
    offered = direct(world, "Ben")[-1]
    assert "asks you to confirm it" in text(offered)
    early = await anna.slash(thread, "deal list")
    assert "not confirmed yet" in text(early.response)
    handle = UserHandle(world.env, world.env.backend.users[ben.id])
    await handle.click(offered, label="Agree")
    assert "agreed" in text(direct(world, "Ben")[-1])
    assert "has confirmed the deal" in text(direct(world, "Anna")[-1])
    nobody = await world.people["Chen"].slash(thread, "deal list")
    assert "You have no deals" in text(nobody.response)
    assert "pact" not in everything_said(world)
    await restart(world)
    await fast_forward(world, 1, "sail_turn")
    reminders = [one for one in direct(world, "Anna") if "comes due now" in text(one)]
    assert len(reminders) == 1 and sum("comes due now" in text(one) for one in direct(world, "Ben")) == 1
    handle = UserHandle(world.env, world.env.backend.users[anna.id])
    await handle.click(reminders[0], label="Broken")
    assert "marked as broken" in text(direct(world, "Ben")[-1])
    assert "broken, says Anna" in text((await ben.slash(thread, "deal list")).response)
    late = await ben.slash(thread, "deal list")
    assert not components(late.response.message)


async def test_a_stop_between_two_reminders_of_a_deal_loses_none_and_doubles_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    thread, who = world.thread(), await nations(world)
    values: dict[str, Any] = {"with": who["Ben"], "text": "peace", "cycle": 1, "year": "sail"}
    await world.people["Anna"].slash(thread, "deal write", **values)
    handle = UserHandle(world.env, world.env.backend.users[world.people["Ben"].id])
    await handle.click(direct(world, "Ben")[-1], label="Agree")
    deals: Any = world.host.get_cog("Deals")
    tell, told = deals._reach, list[str]()

    async def stopped(game: Game, letter: Letter, seat: Seat, user_id: int) -> None:
        if told:
            raise TimeoutError("the program was stopped here")
        told.append(letter.nation)
        await tell(game, letter, seat, user_id)

    def reminded(name: str) -> int:
        return sum("comes due now" in text(one) for one in direct(world, name))

    with monkeypatch.context() as patch:
        patch.setattr(deals, "_reach", stopped)
        await fast_forward(world, 1, "sail_turn")
        assert reminded("Anna") + reminded("Ben") == 1
    await restart(world)
    assert (reminded("Anna"), reminded("Ben")) == (1, 1)
    assert await world.store.deals.letters(1) == []


async def test_a_reminder_of_a_deal_is_noted_before_it_is_sent_and_an_offer_after(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    deals: Any = world.host.get_cog("Deals")
    tell, noted = deals._reach, dict[str, list[bool]]()

    async def watched(game: Game, letter: Letter, seat: Seat, user_id: int) -> None:
        waiting = [one.id for one in await world.store.deals.letters(1)]
        noted.setdefault(letter.kind, []).append(letter.id not in waiting)
        await tell(game, letter, seat, user_id)

    monkeypatch.setattr(deals, "_reach", watched)
    who = await nations(world)
    values: dict[str, Any] = {"with": who["Ben"], "text": "peace", "cycle": 1, "year": "sail"}
    await world.people["Anna"].slash(world.thread(), "deal write", **values)
    handle = UserHandle(world.env, world.env.backend.users[world.people["Ben"].id])
    await handle.click(direct(world, "Ben")[-1], label="Agree")
    await fast_forward(world, 1, "sail_turn")
    assert noted == {"offered": [False], "due": [True, True]}
    assert await world.store.deals.letters(1) == []


async def test_an_offer_waits_for_whoever_takes_the_seat(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    game, who = await world.store.find.game(1), await nations(world)
    ben = game.seat_of(world.people["Ben"].id)
    assert ben is not None
    await world.store.deals.write(
        1, world.people["Anna"].id, who["Ben"], "peace", (3, "sail"), (await game_of(world))[1]
    )
    await world.store.chairs.leave(1, world.people["Ben"].id, "conceded")
    world.host.conductor.wake(1)
    await world.host.conductor.settled(1)
    assert [one.kind for one in await world.store.deals.letters(1)] == ["offered"]
    await world.store.chairs.take_over(1, ben.position, world.people["Chen"].id, "Chen")
    world.host.conductor.wake(1)
    await world.host.conductor.settled(1)
    assert "asks you to confirm it" in text(direct(world, "Chen")[-1])
    assert await world.store.deals.letters(1) == []


async def test_a_deal_reaches_who_takes_no_direct_messages_and_says_nothing_in_the_open(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    close_messages(world, "Ben")
    thread, who = world.thread(), await nations(world)
    values: dict[str, Any] = {"with": who["Ben"], "text": "a secret pact", "cycle": 3}
    await world.people["Anna"].slash(thread, "deal write", **values)
    await world.host.conductor.settled(1)
    said = everything_said(world)
    assert "there is a note for you" in said and "pact" not in said and "Anna has" not in said
    note = next(one for one in thread.history() if any(":deals" in name for name in ids(one)))
    shown = await world.people["Ben"].click(note, label="Show it")
    assert shown.response.ephemeral and "a secret pact" in text(shown.response)
    outsider = await world.people["Emil"].click(note, label="Show it")
    assert "pact" not in str(outsider.response) and "no seat" in str([one.content for one in outsider.followups]) + str(
        outsider.response.content if outsider.response else ""
    )


async def test_what_a_deal_cannot_be(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    thread, who = world.thread(), await nations(world)

    async def write(name: str = "Anna", **more: Any) -> str:
        values: dict[str, Any] = {"with": who["Ben"], "text": "x", "cycle": 2, **more}
        return str(text((await world.people[name].slash(thread, "deal write", **values)).response))

    assert "has 5 cycles; cycle 9" in await write(cycle=9)
    assert "has been reached already: this is cycle 1, Play Year" in await write(cycle=1, year="auction")
    assert "your own seat" in await write("Ben")
    for _ in range(12):
        assert "is asked to confirm" in await write()
    assert "has 12 open deals" in await write()


async def test_a_game_can_allow_less(world: World) -> None:
    anna = world.people["Anna"]
    await anna.slash(world.channel, "game new", length="short", seed=7)
    lobby = world.channel.last_message
    await world.people["Ben"].click(lobby, label="Join")
    refused = await world.people["Ben"].slash(world.channel, "game table_talk", rules="neither")
    assert refused.response.ephemeral and (await world.store.find.game(1)).talk == "open"
    await anna.slash(world.channel, "game table_talk", rules="neither")
    assert "neither gifts of ducats nor private threads" in text(world.channel.last_message)
    await anna.click(lobby, label="Start")
    await fast_forward(world, 1, "play_turn", "Anna")
    thread, who = world.thread(), await nations(world)
    assert "Gifts of ducats are off" in text((await anna.slash(thread, "give", to=who["Ben"], amount=1)).response)
    assert "allows no private threads" in (await talk(world, thread, "Anna", who["Ben"])).content
    values: dict[str, Any] = {"with": who["Ben"], "text": "x", "cycle": 2}
    assert "allows no private threads" in text((await anna.slash(thread, "deal write", **values)).response)
    late = await anna.slash(thread, "game table_talk", rules="open")
    assert "begun already" in late.response.content


async def test_a_deleted_talk_is_opened_again(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    thread, who = world.thread(), await nations(world)
    await talk(world, thread, "Anna", who["Ben"])
    (private,) = private_threads(world)
    world.env.backend.delete_channel(private.id)
    answer = await talk(world, thread, "Anna", who["Ben"])
    (fresh,) = private_threads(world)
    assert fresh.id != private.id and answer.content == f"Your thread: <#{fresh.id}>"
