"""A running game: action, events and snapshot in one transaction; stale presses; undo; another process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from engine import front
from engine.errors import Illegal, NotYours
from engine.model import Action
from store.errors import Refused, StalePress
from store.store import Store
from tests.store.conftest import ANNA, BEN, first_move, holder, open_game, play_until, start_game


async def test_an_action_its_events_and_the_snapshot_are_kept(store: Store) -> None:
    played = await start_game(store)
    action = first_move(played.state)
    after = await store.play.act(played.game.id, action, user_id=holder(played.game, action.seat))
    assert after.game.seq == 1
    log = await store.play.log(played.game.id)
    assert [(done.seq, done.seat, done.option) for done in log] == [(1, action.seat, action.option)]
    kept = await store.play.events(played.game.id, 1)
    assert [told.event for told in kept] == after.events
    _, state = await store.play.position(played.game.id)
    assert front.encode(state) == front.encode(after.state)


async def test_an_illegal_action_changes_nothing(store: Store) -> None:
    game, _ = await play_until(store, (await start_game(store)).game.id, "bid")
    with pytest.raises(Illegal):
        await store.play.act(game.id, Action(game.nations[0], "bid:500"), user_id=holder(game, game.nations[0]))
    assert (await store.find.game(game.id)).seq == game.seq
    assert len(await store.play.log(game.id)) == game.seq


async def test_somebody_elses_seat_and_somebody_elses_turn(store: Store) -> None:
    game, state = await play_until(store, (await start_game(store)).game.id, "play_turn")
    acting = front.decisions(state)[0].seat
    other = next(nation for nation in game.nations if nation != acting)
    with pytest.raises(Refused) as caught:
        await store.play.act(game.id, Action(acting, "end"), user_id=holder(game, other))
    assert caught.value.code == "not-your-seat"
    with pytest.raises(NotYours):
        await store.play.act(game.id, Action(other, "end"), user_id=holder(game, other))
    assert (await store.find.game(game.id)).seq == game.seq


async def test_two_presses_of_one_button_act_once(store: Store) -> None:
    game, state = await play_until(store, (await start_game(store)).game.id, "play_turn")
    seat = front.decisions(state)[0].seat
    press = [
        store.play.act(game.id, Action(seat, "end"), user_id=holder(game, seat), epoch=game.epoch) for _ in range(2)
    ]
    results = await asyncio.gather(*press, return_exceptions=True)
    assert sum(isinstance(result, StalePress) for result in results) == 1
    assert (await store.find.game(game.id)).seq == game.seq + 1


async def test_two_bids_in_the_same_second_are_both_there_and_may_be_changed(store: Store) -> None:
    game, _ = await play_until(store, (await start_game(store)).game.id, "bid")
    first, second = game.nations
    sealed = await store.play.act(game.id, Action(first, "bid:1"), user_id=holder(game, first), epoch=game.epoch)
    assert sealed.sealed
    assert sealed.game.epoch == game.epoch, "the other's button stays alive"
    await store.play.act(game.id, Action(first, "bid:0"), user_id=holder(game, first), epoch=game.epoch)
    opened = await store.play.act(game.id, Action(second, "bid:1"), user_id=holder(game, second), epoch=game.epoch)
    assert not opened.sealed
    won = next(event for event in opened.events if event.kind == "auction_won")
    assert won.facts["bids"] == {second: 1, first: 0}
    with pytest.raises(StalePress):
        await store.play.act(game.id, Action(first, "bid:1"), user_id=holder(game, first), epoch=game.epoch)


async def test_bids_at_the_same_moment(store: Store) -> None:
    game, _ = await play_until(store, (await start_game(store)).game.id, "bid")
    bids = [
        store.play.act(game.id, Action(nation, "bid:1"), user_id=holder(game, nation), epoch=game.epoch)
        for nation in game.nations
    ]
    results = await asyncio.gather(*bids)
    assert sorted(result.sealed for result in results) == [False, True]


async def test_a_crash_in_the_middle_of_a_commit_leaves_the_old_position(store: Store) -> None:
    played = await start_game(store)
    action = first_move(played.state)
    with patch.object(store.play, "_save", side_effect=RuntimeError("the plug is pulled")), pytest.raises(RuntimeError):
        await store.play.act(played.game.id, action, user_id=holder(played.game, action.seat))
    game, state = await store.play.position(played.game.id)
    assert game.seq == 0
    assert await store.play.log(game.id) == []
    assert front.encode(state) == front.encode(played.state)
    await store.play.act(game.id, action, user_id=holder(game, action.seat))


async def test_another_process_that_was_first_makes_the_press_stale(store: Store, path: Path) -> None:
    played = await start_game(store)
    action = first_move(played.state)
    other = await Store.open(path)
    await other.play.act(played.game.id, action, user_id=holder(played.game, action.seat), epoch=played.game.epoch)
    with pytest.raises(StalePress):
        await store.play.act(played.game.id, action, user_id=holder(played.game, action.seat), epoch=played.game.epoch)
    game, state = await store.play.position(played.game.id)
    assert game.seq == 1
    following = first_move(state)
    await store.play.act(game.id, following, user_id=holder(game, following.seat), epoch=game.epoch)
    await other.close()


async def test_a_reopened_store_goes_on_where_the_old_one_stopped(path: Path) -> None:
    first = await Store.open(path)
    game, state = await play_until(first, (await start_game(first)).game.id, "sail_turn")
    await first.close()
    second = await Store.open(path)
    again, restored = await second.play.position(game.id)
    assert again == game
    assert front.encode(restored) == front.encode(state)
    await second.close()


async def test_undo_takes_back_step_by_step_to_the_last_barrier(store: Store) -> None:
    game, before = await play_until(store, (await start_game(store)).game.id, "sail_turn")
    seat = front.decisions(before)[0].seat
    person = holder(game, seat)
    positions = [front.encode(before)]
    for _ in range(2):
        _, state = await store.play.position(game.id)
        decision = next(one for one in front.decisions(state) if one.seat == seat)
        option = next(one for one in decision.options if one.kind == "sail")
        played = await store.play.act(game.id, Action(seat, option.id), user_id=person)
        positions.append(front.encode(played.state))
    for number in (1, 0):
        last = await store.play.undoable(game.id, person)
        assert last is not None
        await store.play.undo(game.id, person, last.seq)
        _, state = await store.play.position(game.id)
        assert front.encode(state) == positions[number]
    assert await store.play.undoable(game.id, person) is None, "the turn began with another's action"


async def test_undo_stops_at_a_reveal_and_is_not_for_others(store: Store) -> None:
    game, state = await play_until(store, (await start_game(store)).game.id, "play_turn")
    seat = front.decisions(state)[0].seat
    person = holder(game, seat)
    played = await store.play.act(game.id, Action(seat, "draw"), user_id=person)
    assert any(event.kind == "haven_drawn" for event in played.events)
    assert await store.play.undoable(game.id, person) is None
    with pytest.raises(Refused) as caught:
        await store.play.undo(game.id, person, played.game.seq)
    assert caught.value.code == "nothing-to-undo"
    other = BEN if person == ANNA else ANNA
    await store.play.act(game.id, Action(seat, "end"), user_id=person)
    assert await store.play.undoable(game.id, other) is None


async def test_old_buttons_are_stale_after_an_undo(store: Store) -> None:
    game, state = await play_until(store, (await start_game(store)).game.id, "sail_turn")
    seat = front.decisions(state)[0].seat
    person = holder(game, seat)
    option = next(one for one in front.decisions(state)[0].options if one.kind == "sail")
    played = await store.play.act(game.id, Action(seat, option.id), user_id=person, epoch=game.epoch)
    await store.play.undo(game.id, person, played.game.seq)
    with pytest.raises(StalePress):
        await store.play.act(game.id, Action(seat, "end"), user_id=person, epoch=game.epoch)


async def test_snapshots_are_kept_only_as_far_as_undo_reaches(store: Store) -> None:
    game, _ = await play_until(store, (await start_game(store)).game.id, "sail_turn")
    async with store._database.read() as connection:
        kept = (await connection.exec_driver_sql("SELECT count(*) FROM snapshots")).scalar()
    log = await store.play.log(game.id)
    own = [done.seat == log[-1].seat and not done.barrier for done in log]
    reach = next((place for place, mine in enumerate(reversed(own)) if not mine), len(own))
    assert kept == max(reach, 1) + (1 if reach else 0)
    assert kept < game.seq


async def test_a_seat_that_was_given_up_can_be_taken_back(store: Store) -> None:
    played = await start_game(store)
    await store.chairs.leave(played.game.id, ANNA, "left")
    seat = (await store.find.game(played.game.id)).seat_of(ANNA)
    assert seat is not None and seat.is_bot
    await store.chairs.come_back(played.game.id, ANNA)
    seat = (await store.find.game(played.game.id)).seat_of(ANNA)
    assert seat is not None and not seat.is_bot


async def test_a_game_that_has_not_started_takes_no_action(store: Store) -> None:
    game = await open_game(store)
    with pytest.raises(Refused) as caught:
        await store.play.act(game.id, Action("france", "end"), user_id=ANNA)
    assert caught.value.code == "not-started"
    with pytest.raises(Refused):
        await store.play.position(game.id)
