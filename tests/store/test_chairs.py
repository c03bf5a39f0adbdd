"""Seats that change hands, votes, the audit log: whatever moves, moves in one transaction."""

from __future__ import annotations

import pytest

from clocks.plan import DAY, Plan
from engine.model import Action
from store.errors import Refused
from store.records import Prompt
from store.store import Store
from tests.store.conftest import ANNA, BEN, start_game
from tests.store.test_waits import Hand, until
from tests.store.test_waits import hand as hand

CHEN = 13


async def test_a_substitute_gets_seat_rights_and_waits_at_once(store: Store, hand: Hand) -> None:
    await start_game(store)
    await until(store, "bid")
    await store.shown.set_prompt(Prompt(1, BEN, 5, 6, 1))
    gone = await store.chairs.leave(1, BEN, "left")
    assert gone.prompt is not None
    assert await store.shown.prompt(1, BEN) is None
    taken = await store.chairs.take_over(1, gone.seat.position, CHEN, "Chen")
    assert (taken.seat.user_id, taken.seat.owner_id, taken.seat.absent) == (CHEN, BEN, False)
    assert {wait.user_id for wait in await store.clocks.waiting(1)} == {ANNA, CHEN}
    assert taken.seat.nation is not None
    with pytest.raises(Refused, match="not-your-seat"):
        await store.play.act(1, Action(taken.seat.nation, "bid:0"), user_id=BEN)
    await store.play.act(1, Action(taken.seat.nation, "bid:0"), user_id=CHEN)
    with pytest.raises(Refused, match="seat-taken"):
        await store.chairs.come_back(1, BEN)
    back = await store.chairs.give_back(1, CHEN, "Ben")
    assert (back.seat.user_id, back.seat.owner_id) == (BEN, None)


async def test_only_a_seat_without_its_person_is_free(store: Store, hand: Hand) -> None:
    game = (await start_game(store)).game
    with pytest.raises(Refused, match="seat-not-free"):
        await store.chairs.take_over(1, game.seats[0].position, CHEN, "Chen")
    await store.chairs.leave(1, ANNA, "left")
    with pytest.raises(Refused, match="joined"):
        await store.chairs.take_over(1, game.seats[0].position, BEN, "Ben")
    await store.chairs.come_back(1, ANNA)
    assert not (await store.find.game(1)).seats[0].absent


async def test_who_has_conceded_does_not_come_back(store: Store, hand: Hand) -> None:
    await start_game(store)
    await store.chairs.leave(1, ANNA, "conceded")
    with pytest.raises(Refused, match="gone-for-good"):
        await store.chairs.come_back(1, ANNA)


async def test_on_vacation_a_bot_plays_until_its_end(store: Store, hand: Hand) -> None:
    await start_game(store)
    await store.clocks.set_plan(1, Plan("fixed", DAY, grace=60))
    moves = await store.chairs.go_on_vacation(ANNA, hand.time + 5 * DAY)
    assert [(one.seat.why, one.seat.absent) for one in moves] == [("vacation", True)]
    assert await store.chairs.vacations_over() == []
    assert await store.clocks.next_at() is not None
    hand.time += 5 * DAY
    assert await store.chairs.vacations_over() == [ANNA]
    assert [one.seat.absent for one in await store.chairs.end_vacation(ANNA)] == [False]
    assert await store.chairs.vacations_over() == []


async def test_on_vacation_the_clock_stands_where_the_game_says_so(store: Store, hand: Hand) -> None:
    await start_game(store)
    await until(store, "bid")
    await store.clocks.set_plan(1, Plan("fixed", DAY, grace=60), vacation="stop")
    assert await store.chairs.go_on_vacation(ANNA, hand.time + 5 * DAY) == []
    due = {wait.user_id: wait.due_at for wait in await store.clocks.waiting(1)}
    assert due == {ANNA: hand.time + 6 * DAY, BEN: hand.time + DAY}


async def test_votes_need_more_than_half_or_all(store: Store, hand: Hand) -> None:
    await start_game(store)
    one = await store.council.agree(1, "pause", ANNA)
    assert (one.needed, one.carried) == (2, False)
    assert not (await store.council.agree(1, "pause", ANNA, agree=False)).agreed
    await store.council.agree(1, "pause", ANNA)
    assert (await store.council.agree(1, "pause", BEN)).carried
    await store.council.settle(1, "pause")
    assert not (await store.council.agree(1, "pause", BEN)).carried
    with pytest.raises(Refused, match="no-vote"):
        await store.council.agree(1, "expel:0", ANNA)
    assert (await store.council.agree(1, "expel:0", BEN)).carried
    with pytest.raises(Refused, match="not-in-game"):
        await store.council.agree(1, "pause", CHEN)
    with pytest.raises(Refused, match="no-proposal"):
        await store.council.agree(1, "party", ANNA)


async def test_the_audit_log_keeps_what_was_done(store: Store, hand: Hand) -> None:
    await start_game(store)
    await store.council.note(1, 1, ANNA, "extend", hours=24)
    await store.council.note(1, None, ANNA, "setup")
    entries = await store.council.entries(1)
    assert [entry.what for entry in entries] == ["setup", "extend"]
    assert (await store.council.entries(1, 1))[0].facts == {"hours": 24}
    assert await store.council.entries(2) == []


async def test_settings_of_a_server(store: Store) -> None:
    assert (await store.council.guild(1)).locale is None
    await store.council.set_guild(1, clock="daily")
    assert ((await store.council.guild(1)).clock, (await store.council.guild(1)).locale) == ("daily", None)
    await store.council.set_guild(1, locale="es")
    assert (await store.council.guild(1)).locale == "es"


async def test_a_person_speaks_a_language_in_every_game(store: Store) -> None:
    await store.people.speak(ANNA, "pt-BR")
    game = (await start_game(store)).game
    assert {seat.user_id: seat.locale for seat in game.seats} == {ANNA: "pt-BR", BEN: ""}
    assert game.clock == "none"


async def test_the_language_of_discord_is_remembered_until_another_is_chosen(store: Store) -> None:
    await store.people.greet(ANNA, "es")
    await store.people.greet(ANNA, "en")
    assert (await store.people.get(ANNA)).locale == "es"
    await store.people.speak(ANNA, "")
    await store.people.greet(ANNA, "es")
    assert (await store.people.get(ANNA)).locale == ""
