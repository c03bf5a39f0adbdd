"""Rules of talk, private talks, deals and watchers in the store: what is refused, what is kept, who sees what."""

from __future__ import annotations

import pytest

from engine import front
from store.deals import MOST_OPEN, is_reached
from store.errors import Refused
from store.store import Store
from store.talks import TALK, insiders
from tests.store.conftest import ANNA, BEN, first_move, holder, open_game, play_until, start_game

CHEN = 13


async def nations(store: Store) -> tuple[str, str]:
    """Return the nations of Anna and Ben."""
    game = await store.find.game(1)
    found = [seat.nation for user in (ANNA, BEN) if (seat := game.seat_of(user)) is not None]
    assert found[0] is not None and found[1] is not None
    return found[0], found[1]


async def test_the_host_itself_sets_the_rules_of_a_game_before_it_begins(store: Store) -> None:
    """As a tournament would, without a person who asks."""
    await open_game(store)
    for talk in TALK:
        game = await store.talks.set_rules(1, None, talk, True)
        assert (game.talk, game.talks_shown) == (talk, True)
        assert game.gifts == (talk in ("open", "no_threads")) and game.threads == (talk in ("open", "no_gifts"))
    for user, talk, code in ((BEN, "open", "opener-only"), (ANNA, "chatty", "talk-rules")):
        with pytest.raises(Refused, match=code):
            await store.talks.set_rules(1, user, talk, False)
    started = await store.play.start(1, ANNA)
    assert started.state.gifts is False
    with pytest.raises(Refused, match="started"):
        await store.talks.set_rules(1, None, "open", False)


async def test_going_back_keeps_gifts_off(store: Store) -> None:
    await open_game(store)
    await store.talks.set_rules(1, ANNA, "no_gifts", False)
    await store.play.start(1, ANNA)
    game, _ = await play_until(store, 1, "play_turn")
    await store.play.rewind(1, max(1, game.seq - 3))
    _, state = await store.play.position(1)
    assert state.gifts is False


async def test_a_pair_has_one_talk_and_it_follows_the_seats(store: Store) -> None:
    await start_game(store)
    one, other = await nations(store)
    game, own, partner, talk = await store.talks.check(1, ANNA, other)
    assert talk is None
    opened = await store.talks.opened(1, own, partner, 99)
    assert opened is not None and opened.inside() == {ANNA, BEN} and opened.other(one) == other
    assert await store.talks.opened(1, partner, own, 100) is None, "somebody was faster"
    assert (await store.talks.check(1, BEN, one))[3] == opened
    assert await store.talks.in_thread(99) == opened and await store.talks.in_thread(100) is None
    assert [game.id for game in await store.find.in_place(99)] == [1]
    assert set(insiders(game, opened)) == {ANNA, BEN}
    moved = await store.chairs.leave(1, BEN, "conceded")
    assert set(insiders(moved.game, opened)) == {ANNA, None}
    moved = await store.chairs.take_over(1, moved.seat.position, CHEN, "Chen")
    assert set(insiders(moved.game, opened)) == {ANNA, CHEN}


async def test_a_deal_is_between_two_and_comes_due_once(store: Store) -> None:
    await start_game(store)
    one, other = await nations(store)
    _, state = await store.play.position(1)
    _, deal = await store.deals.write(1, ANNA, other, "  peace\n at sea ", (1, "sail"), state)
    assert (deal.text, deal.status, deal.partner(one)) == ("peace at sea", "offered", other)
    (offer,) = await store.deals.letters(1)
    assert (offer.deal, offer.nation, offer.kind) == (deal, other, "offered")
    await store.deals.sent(offer)
    assert await store.deals.letters(1) == []
    for user, what in ((ANNA, "agreed"), (BEN, "withdrawn")):
        with pytest.raises(Refused, match="deal-not-yours"):
            await store.deals.answer(deal.id, user, what)
    with pytest.raises(Refused, match="deal-answered"):
        await store.deals.mark(deal.id, ANNA, "kept")
    with pytest.raises(Refused, match="no-deal"):
        await store.deals.get(deal.id, CHEN)
    await store.deals.answer(deal.id, BEN, "agreed")
    await store.deals.come_due(1, state)
    assert await store.deals.letters(1) == []
    _, later = await play_until(store, 1, "sail_turn")
    assert is_reached(later, 1, "sail") and not is_reached(later, 2, "goods")
    for _ in range(2):
        await store.deals.come_due(1, later)
        due = await store.deals.letters(1)
        assert [(one.deal.id, one.nation, one.kind) for one in due] == [(deal.id, one, "due"), (deal.id, other, "due")]
    for letter in due:
        await store.deals.sent(letter)
    await store.deals.come_due(1, later)
    assert await store.deals.letters(1) == []
    _, marked = await store.deals.mark(deal.id, BEN, "broken")
    assert (marked.status, marked.marked_by) == ("broken", other)
    assert [kept.status for kept in await store.deals.of_seat(1, one)] == ["broken"]


async def test_open_deals_are_bounded_and_come_first(store: Store) -> None:
    await start_game(store)
    _, other = await nations(store)
    _, state = await store.play.position(1)
    numbers = []
    for cycle in range(MOST_OPEN):
        _, deal = await store.deals.write(1, ANNA, other, "x", (5 - cycle % 4, "goods"), state)
        numbers.append(deal)
    with pytest.raises(Refused, match="deals-many"):
        await store.deals.write(1, BEN, (await nations(store))[0], "x", (3, "goods"), state)
    await store.deals.answer(numbers[0].id, BEN, "declined")
    found = await store.deals.of_seat(1, other)
    assert [deal.status for deal in found] == ["offered"] * (MOST_OPEN - 1) + ["declined"]
    assert [deal.cycle for deal in found[:-1]] == sorted(deal.cycle for deal in found[:-1])
    with pytest.raises(Refused, match="deal-year"):
        await store.deals.write(1, ANNA, other, "x", (3, "harvest"), state)


async def test_how_late_a_game_is_seen(store: Store) -> None:
    await open_game(store)
    with pytest.raises(Refused, match="delay"):
        await store.watching.set_delay(1, ANNA, 3, "moons")
    await store.watching.set_delay(1, None, 2, "years")
    await store.play.start(1, ANNA)
    game, _ = await play_until(store, 1, "sail_turn")
    began = [told.seq for told in await store.play.events(1) if told.event.kind == "year_began"]
    assert await store.watching.visible(game) == began[-2]
    assert await store.watching.year_before(1, game.seq) == began[-1]
    assert await store.watching.year_before(1, began[-1] - 1) == began[-2]
    ended = await store.lobby.abandon(1, ANNA)
    assert await store.watching.visible(ended) == ended.seq


async def test_who_plays_or_has_played_does_not_watch(store: Store) -> None:
    await start_game(store)
    with pytest.raises(Refused, match="watch-plays"):
        await store.watching.watch(1, ANNA)
    await store.watching.watch(1, CHEN)
    with pytest.raises(Refused, match="watch-already"):
        await store.watching.watch(1, CHEN)
    assert await store.watching.people(1) == [CHEN]
    first = await store.watching.open_gallery(1, 77, 3)
    assert await store.watching.open_gallery(1, 78, 9) == first
    assert await store.watching.galleries() == [first]
    assert await store.watching.stop(1, CHEN) and not await store.watching.stop(1, CHEN)
    moved = await store.chairs.leave(1, BEN, "left")
    await store.chairs.take_over(1, moved.seat.position, CHEN, "Chen")
    with pytest.raises(Refused, match="watch-plays"):
        await store.watching.watch(1, BEN)


async def test_a_correction_is_an_action_that_nobody_undoes_alone(store: Store) -> None:
    await start_game(store)
    game, state = await play_until(store, 1, "play_turn")
    nation = game.nations[0]
    option = f"mend:ducats:{nation}:30"
    for user in (ANNA, BEN):
        with pytest.raises(Refused, match="moderator-plays"):
            await store.play.correct(1, option, user_id=user, epoch=game.epoch)
    with pytest.raises(Refused, match="stale"):
        await store.play.correct(1, option, user_id=CHEN, epoch=game.epoch - 1)
    played = await store.play.correct(1, option, user_id=CHEN, epoch=game.epoch)
    assert played.state.players[nation].ducats == 30
    assert (await store.play.log(1))[-1].seat == "moderator"
    assert await store.play.undoable(1, ANNA) is None and await store.play.undoable(1, BEN) is None
    assert {wait.kind for wait in await store.clocks.waiting(1)} == {"play_turn"}
    move = first_move(played.state)
    await store.play.act(1, move, user_id=holder(played.game, move.seat))
    assert front.decisions(state)
