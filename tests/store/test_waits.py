"""Waits and deadlines: opened and closed with the actions, nothing lost over a stop, every ping noted once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from clocks.hours import Hours
from clocks.now import told_by
from clocks.plan import DAY, HOUR, PRESETS, Plan
from engine import front
from engine.ai import minds
from engine.model import Action
from store.errors import Refused, StalePress
from store.store import Store
from store.waits import Wait
from tests.store.conftest import ANNA, BEN, start_game

START = 1_800_000_000


class Hand:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def hand() -> Iterator[Hand]:
    """Return the clock by which everything in this test goes."""
    told = Hand()
    with told_by(told):
        yield told


async def play(store: Store, steps: int = 1, salt: int = 1) -> None:
    """Let whoever is asked first answer sensibly."""
    for _ in range(steps):
        game, state = await store.play.position(1)
        decision = next(one for one in front.decisions(state) if one.given is None)
        answer = minds.make("captain", seat=decision.seat, salt=salt).choose(front.view(state, decision.seat), decision)
        holder = game.seat_for(decision.seat).user_id
        await store.play.act(1, Action(decision.seat, answer), user_id=holder)


async def until(store: Store, kind: str) -> list[Wait]:
    """Play until this kind is waited for."""
    for _ in range(400):
        found = await store.clocks.waiting(1)
        if any(wait.kind == kind for wait in found):
            return found
        await play(store)
    raise AssertionError(kind)


def asked_now(game: object, state: object) -> set[tuple[str, str]]:
    return {(one.seat, one.kind) for one in front.decisions(state) if one.given is None}  # type: ignore[arg-type]


async def test_the_waits_are_exactly_what_people_are_asked(store: Store, hand: Hand) -> None:
    await start_game(store)
    for step in range(250):
        game, state = await store.play.position(1)
        if game.phase != "running":
            break
        found = await store.clocks.waiting(1)
        assert {(wait.seat, wait.kind) for wait in found} == asked_now(game, state)
        assert found, "a game never waits for nobody"
        hand.time += 60
        await play(store, salt=step)
    history = await store.clocks.history(1)
    assert all((wait.outcome == "open") == (wait.closed_at is None) for wait, _ in history)
    assert all(wait.closed_by == wait.user_id for wait, _ in history if wait.outcome == "answered")


async def test_a_turn_of_several_actions_is_one_wait(store: Store, hand: Hand) -> None:
    await start_game(store)
    first = (await until(store, "play_turn"))[0]
    game = await store.find.game(1)
    while game.phase == "running" and (await store.clocks.waiting(1))[0].seat == first.seat:
        await play(store)
        found = await store.clocks.waiting(1)
        if found[0].kind != "play_turn":
            break
    turns = [wait for wait, _ in await store.clocks.history(1) if wait.kind == "play_turn" and wait.seat == first.seat]
    assert len(turns) == 1


async def test_a_deadline_is_followed_by_grace_and_then_by_the_default_answer(store: Store, hand: Hand) -> None:
    await start_game(store)
    await until(store, "bid")
    await store.clocks.set_plan(1, Plan("fixed", HOUR, grace=600))
    assert await store.clocks.next_at() == START + HOUR // 2
    hand.time += HOUR // 2
    reminded = await store.clocks.to_remind()
    assert {wait.user_id for wait in reminded} == {ANNA, BEN}
    for wait in reminded:
        await store.clocks.reminded(wait.id)
    assert await store.clocks.next_at() == START + HOUR
    assert await store.clocks.run_out() == []
    hand.time += HOUR // 2
    over = await store.clocks.run_out()
    assert {wait.grace_until for wait in over} == {START + HOUR + 600}
    assert await store.clocks.run_out() == []
    anna = next(wait for wait in over if wait.user_id == ANNA)
    with pytest.raises(StalePress):
        await store.play.act(1, Action(anna.seat, "bid:0"), user_id=None, wait_id=anna.id)
    hand.time += 600
    for wait in await store.clocks.expired():
        await store.play.act(1, Action(wait.seat, "bid:0"), user_id=None, wait_id=wait.id)
    done = {wait.id: wait for wait, _ in await store.clocks.history(1)}
    assert {done[wait.id].outcome for wait in over} == {"default"}
    assert {seat.missed for seat in (await store.find.game(1)).seats} == {1}
    with pytest.raises(StalePress):
        await store.play.act(1, Action(anna.seat, "bid:0"), user_id=None, wait_id=anna.id)


async def test_an_answer_in_the_grace_still_counts(store: Store, hand: Hand) -> None:
    await start_game(store)
    await until(store, "bid")
    await store.clocks.set_plan(1, PRESETS["live"])
    hand.time += 301
    wait = (await store.clocks.run_out())[0]
    await store.play.act(1, Action(wait.seat, "bid:0"), user_id=wait.user_id)
    hand.time += 500
    with pytest.raises(StalePress):
        await store.play.act(1, Action(wait.seat, "bid:0"), user_id=None, wait_id=wait.id)


async def test_nothing_fires_at_once_after_a_stop(store: Store, hand: Hand, path: Path) -> None:
    await start_game(store)
    await store.clocks.set_plan(1, Plan("fixed", HOUR, grace=600))
    hand.time += HOUR
    assert await store.clocks.run_out()
    await store.close()
    hand.time += 5 * DAY
    again = await Store.open(path)
    try:
        assert await again.clocks.expired()
        assert await again.clocks.after_a_stop() == [1]
        assert await again.clocks.expired() == []
        assert {wait.grace_until for wait in await again.clocks.waiting(1)} == {hand.time + 600}
    finally:
        await again.close()


async def test_a_time_bank_goes_down_and_up(store: Store, hand: Hand) -> None:
    await start_game(store)
    await store.clocks.set_plan(1, Plan("bank", 10 * HOUR, HOUR, 12 * HOUR, grace=600))
    wait = (await store.clocks.waiting(1))[0]
    hand.time += 4 * HOUR
    while any(one.id == wait.id for one in await store.clocks.waiting(1)):
        await play(store)
    seat = (await store.find.game(1)).seat_for(wait.seat)
    assert seat.bank is not None
    assert 7 * HOUR <= seat.bank <= 12 * HOUR
    first = next(one for one, _ in await store.clocks.history(1) if one.id == wait.id)
    assert first.outcome == "answered"


async def test_a_pause_keeps_what_is_left(store: Store, hand: Hand) -> None:
    await start_game(store)
    await store.clocks.set_plan(1, Plan("fixed", 10 * HOUR, grace=600))
    hand.time += 4 * HOUR
    assert await store.clocks.pause(1)
    assert not await store.clocks.pause(1)
    hand.time += 30 * DAY
    assert await store.clocks.next_at() is None
    assert await store.clocks.resume(1)
    assert not await store.clocks.resume(1)
    assert {wait.due_at for wait in await store.clocks.waiting(1)} == {hand.time + 6 * HOUR}
    assert await store.clocks.extend(1, HOUR) == len(await store.clocks.waiting(1))
    assert {wait.due_at for wait in await store.clocks.waiting(1)} == {hand.time + 7 * HOUR}


async def test_a_humane_clock_keeps_quiet_hours(store: Store, hand: Hand) -> None:
    for user in (ANNA, BEN):
        await store.people.keep_hours(user, Hours("UTC", 0, 12 * 60))
    await start_game(store)
    await store.clocks.set_plan(1, PRESETS["daily"])
    for wait in await store.clocks.waiting(1):
        assert wait.due_at is not None
        assert wait.due_at - START >= 36 * HOUR


async def test_each_way_of_telling_is_claimed_once(store: Store, hand: Hand) -> None:
    await start_game(store)
    waiting = [wait.id for wait in await store.clocks.waiting(1)]
    assert await store.clocks.claim(waiting, "call") == waiting
    assert await store.clocks.claim(waiting, "call") == []
    assert [row[0] for row in await store.clocks.unsure(1)] == waiting
    await store.clocks.unsent(waiting, "call")
    assert await store.clocks.claim(waiting, "call") == waiting
    await store.clocks.sent(waiting, "call")
    assert await store.clocks.unsure(1) == []
    assert await store.clocks.called(waiting) == set(waiting)


async def test_undo_opens_the_wait_again_that_the_action_closed(store: Store, hand: Hand) -> None:
    await start_game(store)
    first = (await until(store, "play_turn"))[0]
    await store.play.act(1, Action(first.seat, "end"), user_id=first.user_id)
    other = await store.clocks.waiting(1)
    last = await store.play.undoable(1, first.user_id)
    assert last is not None
    await store.play.undo(1, first.user_id, last.seq)
    assert [wait.id for wait in await store.clocks.waiting(1)] == [first.id]
    outcomes = {wait.id: wait.outcome for wait, _ in await store.clocks.history(1)}
    assert all(outcomes[wait.id] == "undone" for wait in other)


async def test_a_seat_that_a_bot_plays_is_not_waited_for(store: Store, hand: Hand) -> None:
    await start_game(store)
    await until(store, "bid")
    await store.chairs.leave(1, BEN, "left")
    assert {wait.user_id for wait in await store.clocks.waiting(1)} == {ANNA}
    await store.chairs.come_back(1, BEN)
    assert {wait.user_id for wait in await store.clocks.waiting(1)} == {ANNA, BEN}
    await store.lobby.abandon(1, ANNA)
    assert await store.clocks.waiting(1) == []
    with pytest.raises(Refused):
        await store.clocks.pause(1)
