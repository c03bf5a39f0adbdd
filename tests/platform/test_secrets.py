"""How a good host keeps secrets: one test for each manner, named after it."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
from typing import Any

import pytest

from cogs import bots
from engine import front
from engine.model import Action
from sandbox.world import World
from store.store import Store
from tests.cogs.driver import Person, everything_said, fast_forward, game_of, ids, open_game, table, text
from tests.cogs.measure import every_text
from tests.cogs.test_people import close_messages, direct
from tests.cogs.test_presses import pressing
from tests.store.conftest import play_until, start_game


async def test_two_bids_in_the_same_second_are_both_there_and_each_may_be_changed(store: Store) -> None:
    game = (await start_game(store)).game
    game, state = await play_until(store, game.id, "bid")
    seats = [one.seat for one in front.decisions(state)]

    async def bid(seat: str, amount: int) -> None:
        await store.play.act(game.id, Action(seat, f"bid:{amount}"), user_id=game.seat_for(seat).user_id)

    await bid(seats[0], 0)
    await bid(seats[0], 1)
    await bid(seats[1], 1)
    told = [one.event for one in await store.play.events(game.id) if one.event.kind == "auction_won"]
    assert told[-1].facts["bids"] == {seats[0]: 1, seats[1]: 1}


async def test_bids_at_one_moment_lose_none(store: Store) -> None:
    game = (await start_game(store)).game
    game, state = await play_until(store, game.id, "bid")
    seats = [one.seat for one in front.decisions(state)]
    await asyncio.gather(
        *(store.play.act(game.id, Action(seat, "bid:1"), user_id=game.seat_for(seat).user_id) for seat in seats)
    )
    told = [one.event for one in await store.play.events(game.id) if one.event.kind == "auction_won"]
    assert told[-1].facts["bids"] == dict.fromkeys(seats, 1)


async def test_a_bid_is_answered_with_a_receipt_of_what_is_stored_and_when(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    result = await world.people["Anna"].slash(world.thread(), "bid", amount=1)
    assert "Sealed: **Bid $1**, at <t:" in text(result.response)
    assert result.ephemeral


@pytest.mark.parametrize("code", [50007, 50278, 0])
async def test_a_closed_direct_message_never_stops_a_game(world: World, code: int) -> None:
    """The table in the thread asks, and its button opens the same form privately."""
    close_messages(world, "Anna", code)
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    assert not direct(world, "Anna")
    assert "a secret bid" in text(table(world)) and "Anna" in text(table(world))
    anna = Person(world, "Anna")
    panel = await anna.open()
    await anna.actor.click(panel, custom_id=pressing(panel.message, "num"))
    assert "1 of 2 bids are in." in text(table(world))


async def test_a_refused_direct_message_is_sent_once(world: World) -> None:
    close_messages(world, "Anna")
    await open_game(world, ["Anna", "Ben"])
    for kind in ("bid", "play_turn"):
        await fast_forward(world, 1, kind, "Anna")
    sent = [one for one in world.env.http_requests if one.method == "POST" and one.path.startswith("/channels/")]
    mine = [one for one in sent if one.path.split("/")[2] not in (str(world.thread().id), str(world.channel.id))]
    refused = [one for one in mine if str(world.people["Anna"].id) in str(one.json) or "px:" in str(one.json)]
    assert len({one.path for one in refused}) <= 2, "one try for Anna, the panels of Ben"


async def test_only_people_of_the_game_get_direct_messages(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    assert direct(world, "Anna")
    assert not any(direct(world, name) for name in ("Chen", "Dora", "Emil"))


def standing(world: World) -> str:
    """Return the table without its ping, with the count left out."""
    told = table(world).embeds[0].description or ""
    return re.sub(r"\d of 3 bids", "N of 3 bids", told)


async def test_how_many_are_in_is_shown_and_not_who(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    shown = []
    for name in ("Chen", "Anna"):
        before = standing(world)
        await world.people[name].slash(world.thread(), "bid", amount=0)
        shown.append(text(table(world)))
        assert standing(world) == before
    assert "1 of 3 bids are in." in shown[0] and "2 of 3 bids are in." in shown[1]


async def test_all_are_revealed_in_one_message(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    for name in ("Anna", "Ben", "Chen"):
        await world.people[name].slash(world.thread(), "bid", amount=0)
    told = [text(message) for message in world.thread().history() if "Sealed before the reveal" in text(message)]
    assert told and all(name in told[-1] for name in ("Anna", "Ben", "Chen"))


async def test_a_bots_secret_answer_takes_a_time_that_does_not_depend_on_its_hand(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bots.secret_seconds("pirate", 1.0) == bots.secret_seconds("deckhand:trader", 1.0) == 1.0
    assert bots.secret_seconds("admiral:trader", 1.0) == 1.0 + bots.THINKING_SECONDS
    loop = asyncio.get_running_loop()
    spent: list[float] = []
    quick = iter([0.0, 0.15])

    async def choose(state: Any, decision: Any, kept: Any, salt: int) -> Action:
        began = loop.time()
        await asyncio.sleep(next(quick, 0.0))
        option = decision.options[0]
        answer = option.id if option.low is None else f"{option.id.rpartition(':')[0]}:0"
        if decision.secret:
            spent.append(began)
        return Action(decision.seat, answer)

    await open_game(world, ["Anna"], bots=2)
    monkeypatch.setattr("cogs.bots.choose", choose)
    monkeypatch.setattr("cogs.bots.secret_seconds", lambda kept, pause: 0.3)
    await fast_forward(world, 1, "bid", "Anna")
    gaps = [later - earlier for earlier, later in itertools.pairwise(spent)]
    assert gaps and all(0.29 <= gap < 1.0 for gap in gaps), gaps


async def test_nothing_secret_in_logs_file_names_and_alternative_texts(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn")
    _, state = await game_of(world)
    content = front.content_of(state)
    hidden = {card for player in state.players.values() for card in player.hand if card in content.haven}
    hidden |= set(state.haven)
    logged = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith("aiosqlite"))
    files = [one.filename for message in world.thread().history() for one in message.attachments]
    for card in hidden:
        assert card not in "\n".join(files)
        name = content.haven[card].name if card in content.haven else content.market[card].name
        assert name not in "\n".join(files)
    for record in caplog.records:
        if record.name.startswith(("cogs", "store")):
            assert "bid:" not in record.getMessage()
    assert str(state.rng) not in logged


async def test_an_administrator_sees_no_hand(world: World) -> None:
    """Everything that anybody but the owner can ask for shows as much as the public view."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    _, state = await game_of(world)
    content = front.content_of(state)
    owner = (await world.store.find.game(1)).seat_of(world.people["Anna"].id)
    assert owner is not None and owner.nation is not None
    hand = [content.haven[card].name for card in state.players[owner.nation].hand if card in content.haven]
    world.env.http_requests.clear()
    for command in ("status", "board", "log", "replay", "mod log"):
        await world.people["Emil"].slash(world.thread(), command)
    seen = "\n".join(told for sent in world.env.http_requests for told in every_text(sent.json))
    assert not [name for name in hand if name in seen]
    assert everything_said(world) and ids(table(world))
