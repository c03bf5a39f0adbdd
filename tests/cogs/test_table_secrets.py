"""The table of a sealed question does not show who has answered it."""

from __future__ import annotations

import dataclasses

import pytest

from cogs import tables
from cogs.asked import everything_asked, waited_for
from sandbox.world import World
from tests.cogs.driver import fast_forward, game_of, open_game


async def test_grace_does_not_tell_who_has_not_bid(world: World) -> None:
    """Section 15: only a wait still open gets grace, so of a secret question no line shows it."""
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    game, state = await game_of(world)
    asked = everything_asked(game, state)
    people = [one for one in waited_for(asked) if one.decision.secret]
    assert len(people) > 1
    newest = await world.store.clocks.newest(1)
    known = [newest[(one.seat.position, one.decision.kind)] for one in people]
    answered = {wait.position: dataclasses.replace(wait, due_at=7200) for wait in known}
    late = people[0].seat.position
    waits = {**answered, late: dataclasses.replace(answered[late], grace_until=10800)}
    shown, plain = (tables.page(game, state, asked, 0, some).embed for some in (waits, answered))
    assert shown is not None and plain is not None
    assert "<t:7200:f>" in str(shown.description)
    assert shown.description == plain.description


@pytest.mark.parametrize("late_by", [0, 3600])
async def test_more_time_does_not_tell_who_has_bid(world: World, late_by: int) -> None:
    """Section 15: more time moves only the deadlines of those who have not answered; all are shown the latest."""
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    game, state = await game_of(world)
    asked = everything_asked(game, state)
    people = [one.seat.position for one in waited_for(asked) if one.decision.secret]
    newest = await world.store.clocks.newest(1)
    known = {
        wait.position: dataclasses.replace(wait, due_at=7200) for (_, kind), wait in newest.items() if kind == "bid"
    }
    shown = set()
    for late in people:
        waits = {**known, late: dataclasses.replace(known[late], due_at=7200 + late_by)}
        embed = tables.page(game, state, asked, 0, waits).embed
        assert embed is not None and f"<t:{7200 + late_by}:f>" in str(embed.description)
        shown.add(embed.description)
    assert len(people) > 1 and len(shown) == 1


async def test_a_pause_does_not_tell_who_has_bid(world: World) -> None:
    """Where a deadline is off for one, it is off for all of a secret question."""
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    game, state = await game_of(world)
    asked = everything_asked(game, state)
    newest = await world.store.clocks.newest(1)
    known = {
        wait.position: dataclasses.replace(wait, due_at=7200) for (_, kind), wait in newest.items() if kind == "bid"
    }
    late = next(iter(known))
    embed = tables.page(game, state, asked, 0, {**known, late: dataclasses.replace(known[late], due_at=None)}).embed
    assert embed is not None and "<t:7200:f>" not in str(embed.description)
