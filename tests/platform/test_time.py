"""How a good host keeps time: one test for each manner, named after it."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from clocks.plan import HOUR, Plan
from cogs.asked import everything_asked, waited_for
from engine import front
from engine.ai import minds
from engine.model import Action
from sandbox.world import World
from store.clock_tables import waits
from store.store import Store
from tests.cogs.driver import everything_said, fast_forward, game_of, open_game, restart
from tests.cogs.test_by_message import look, told, with_clock
from tests.store.conftest import start_game

__all__ = ["told"]  # the fixture in which the simulated clock tells the time


async def test_deadlines_are_rows_of_utc_seconds(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    await told.store.clocks.set_plan(1, Plan("fixed", HOUR, grace=HOUR))
    (wait,) = await told.store.clocks.waiting(1)
    assert wait.due_at == wait.asked_at + HOUR
    assert isinstance(waits.c.due_at.type, sa.Integer)


@pytest.mark.parametrize(("before_the_stop", "announced"), [(0, "time is up"), (HOUR + 10, "The bot was away")])
async def test_after_downtime_what_is_overdue_gets_grace_and_an_announcement_and_none_is_dropped(
    told: World, before_the_stop: int, announced: str
) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    await with_clock(told, Plan("fixed", HOUR, grace=HOUR))
    if before_the_stop:
        await told.env.advance_time(before_the_stop)
    before = (await game_of(told))[0].seq
    told.env.backend.clock.advance(10 * 24 * HOUR)  # nothing of this program runs meanwhile
    await restart(told)
    await look(told)
    assert (await game_of(told))[0].seq == before, "none fires at once"
    assert announced in everything_said(told)
    await told.env.advance_time(HOUR + 60)
    assert (await game_of(told))[0].seq > before, "none is dropped"


async def test_a_game_never_waits_for_nobody(store: Store) -> None:
    """Whatever is played: somebody is asked until the game is over, and the open waits are exactly the people asked."""
    game = (await start_game(store, seed=5)).game
    for salt in range(3000):
        game, state = await store.play.position(game.id)
        if game.phase == "over":
            break
        asked = everything_asked(game, state)
        assert [one for one in asked if one.open]
        waiting = {(wait.position, wait.kind) for wait in await store.clocks.waiting(game.id)}
        assert waiting == {(one.seat.position, one.decision.kind) for one in asked if one.open}
        assert waited_for(asked)
        one = next(one for one in asked if one.open)
        mind = minds.make("random", seat=one.decision.seat, salt=salt)
        answer = mind.choose(front.view(state, one.decision.seat), one.decision)
        await store.play.act(game.id, Action(one.decision.seat, answer), user_id=one.seat.user_id)
    assert game.phase == "over"
    assert await store.clocks.waiting(game.id) == []
