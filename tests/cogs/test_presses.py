"""Two at once, twice the same, too late: every press acts once or is answered with the question of now."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.router import Router
from sandbox.world import World
from tests.cogs.driver import Person, fast_forward, game_of, ids, open_game, table, text


def pressing(message: Any, verb: str) -> str:
    """Return the first button of this verb."""
    return next(one for one in ids(message) if one.split(":")[3] == verb)


async def test_a_stale_press_is_answered_with_what_is_asked_now(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    anna = Person(world, "Anna")
    old = await anna.open()
    number = pressing(old.message, "num")
    await fast_forward(world, 1, "play_turn", "Anna")
    before = (await world.store.find.game(1)).seq
    await anna.actor.click(old, custom_id=number)
    shown = text(old.message)
    assert "This is what is asked now" in shown
    assert "play turn" in shown
    assert (await world.store.find.game(1)).seq == before


async def test_two_people_bid_at_the_same_moment(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    people = [Person(world, "Anna"), Person(world, "Ben")]
    presses = []
    for person in people:
        panel = await person.open()
        presses.append((person, panel, pressing(panel.message, "num")))
    before = (await world.store.find.game(1)).seq
    for person, panel, number in presses:  # both panels were opened before either was pressed
        await person.actor.click(panel, custom_id=number)
    assert (await world.store.find.game(1)).seq == before + 2


async def test_two_presses_of_one_turn_button_act_once(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    first = await anna.open()
    second = await anna.open()
    end = pressing(first.message, "do")
    before = (await world.store.find.game(1)).seq
    await anna.actor.click(first, custom_id=end)
    await anna.actor.click(second, custom_id=end)
    assert (await world.store.find.game(1)).seq == before + 1
    assert "answered already" in text(second.message)


async def test_an_interaction_that_is_delivered_twice_acts_once() -> None:
    router = Router()
    seen: list[int] = []

    async def handler(answer: object, press: object, values: list[str]) -> None:
        seen.append(1)

    router.add("join", handler)

    class Delivered:
        client = None
        id = 7
        locale = "en-US"
        user = type("User", (), {"id": 1, "display_name": "Anna"})

    await asyncio.gather(
        router.press(Delivered(), "px:1:0:join", []),  # type: ignore[arg-type]
        router.press(Delivered(), "px:1:0:join", []),  # type: ignore[arg-type]
    )
    assert seen == [1]


async def test_a_press_on_somebody_elses_table_by_a_stranger_is_one_private_sentence(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    result = await world.people["Emil"].click(table(world), label="My move")
    assert result.ephemeral
    assert result.response.content == "You have no seat in this game."


async def test_after_the_start_the_lobby_has_no_button_left_but_that_to_watch(world: World) -> None:
    opened = await world.people["Anna"].slash(world.channel, "game new", seed=3)
    lobby = opened.response.message
    await world.people["Ben"].click(lobby, label="Join")
    await world.people["Anna"].click(lobby, label="Start")
    assert [one.split(":")[3] for one in ids(opened.response.message)] == ["watch"]
    assert world.thread().mention in text(opened.response.message)
    again = await world.people["Ben"].slash(world.channel, "game start")
    assert again.response.content == "No game is open here; /game new opens one."
    assert len(world.channel.threads) == 1


async def test_a_sealed_bid_gets_a_receipt_and_can_be_changed(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    anna = Person(world, "Anna")
    panel = await anna.open()
    one, two = [custom for custom in ids(panel.message) if custom.split(":")[3] == "num"][:2]
    await anna.actor.click(panel, custom_id=two)
    assert "Sealed: **Bid $1**" in text(panel.message)
    assert "change it until the last one is in" in text(panel.message)
    await anna.actor.click(panel, custom_id=one)
    assert "Sealed: **Bid $0**" in text(panel.message)
    ben = Person(world, "Ben")
    panel = await ben.open()
    await ben.actor.click(panel, custom_id=pressing(panel.message, "num"))
    game, _ = await game_of(world)
    events = await world.store.play.events(1, game.seq)
    won = next(told.event for told in events if told.event.kind == "auction_won")
    assert set(won.facts["bids"].values()) == {0}  # type: ignore[attr-defined]


@pytest.mark.parametrize("typed", ["9999", "-1", "two", "1.5", "٣"])
async def test_the_form_for_other_numbers_refuses_what_is_none(world: World, typed: str) -> None:
    anna = Person(world, "Anna")
    await anna.actor.slash(world.channel, "game new", length="short")
    await anna.actor.slash(world.channel, "game nation", nation="netherlands")
    await world.people["Ben"].slash(world.channel, "game join")
    await anna.actor.slash(world.channel, "game start")
    game = await fast_forward(world, 1, "bid")
    panel = await anna.open()
    shown = await anna.actor.click(panel, custom_id=pressing(panel.message, "ask"))
    sent = await anna.actor.submit_modal(shown, {"number": typed})
    said = [message.content for message in sent.followups]
    assert said == [f"{typed} is not possible; choose a whole number from 0 to 9."]
    assert (await world.store.find.game(1)).seq == game.seq
    shown = await anna.actor.click(panel, custom_id=pressing(panel.message, "ask"))
    await anna.actor.submit_modal(shown, {"number": "9"})
    assert (await world.store.find.game(1)).seq == game.seq + 1
