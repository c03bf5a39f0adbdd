"""Those who watch: a thread beside the game, nobody who plays in it, and a game that is seen late."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest_asyncio

from clocks.now import told_by
from clocks.plan import HOUR
from cogs import tables
from cogs.asked import everything_asked
from cogs.late import as_seen
from cogs.panel_page import Position
from engine.ai import minds
from engine.model import Action
from sandbox.world import World, open_world
from tests.cogs.driver import components, fast_forward, game_of, ids, open_game, text
from tests.cogs.test_talks import inside, private_threads


@pytest_asyncio.fixture
async def told(tmp_path: Path) -> AsyncIterator[World]:
    """Return a world in which the simulated clock tells the time."""
    async with open_world(tmp_path / "pax.sqlite3", settle_timeout=8.0, retell_minutes=30.0) as opened:
        with told_by(lambda: opened.env.now().timestamp()):
            yield opened


async def open_late(world: World, amount: int, unit: str) -> Any:
    """Open and start a game of Anna and Ben that others see late; return its thread."""
    anna = world.people["Anna"]
    await anna.slash(world.channel, "game new", length="short", seed=7)
    lobby = world.channel.last_message
    await world.people["Ben"].click(lobby, label="Join")
    await anna.slash(world.channel, "game delay", amount=amount, unit=unit)
    assert "late; its thread is private" in text(lobby_of(world))
    await anna.click(lobby, label="Start")
    await world.host.conductor.settled(1)
    return private_threads(world)[0]


def lobby_of(world: World) -> Any:
    """Return the lobby as it stands."""
    return world.channel.history()[0]


def gallery(world: World) -> Any:
    """Return the thread of those who watch."""
    return next(one for one in world.channel.threads if one.name.startswith("Watching"))


async def test_who_watches_has_a_thread_beside_the_game_and_players_are_not_in_it(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    assert "Watch" in [one.get("label") for one in components(lobby_of(world))]
    began = await world.people["Emil"].click(lobby_of(world), label="Watch")
    there = gallery(world)
    assert f"<#{there.id}>" in began.response.content
    assert inside(world, there) == {"Emil"}
    said = [text(one) for one in there.history()]
    assert "**If you play in it, please do not read on**" in said[0]
    assert "Auction Year, 1599" in said[1] and "Renown" in said[1]
    refused = await world.people["Anna"].slash(world.thread(), "game watch")
    assert "You play in this game" in refused.response.content
    again = await world.people["Emil"].slash(world.thread(), "game watch")
    assert "watch this game already" in again.response.content
    await fast_forward(world, 1, "play_turn")
    said = [text(one) for one in there.history()]
    assert sum("how it stands" in one for one in said) == 2, "the newest Year, once, however many have passed"
    assert "Play Year" in said[-1]
    shown = await world.people["Emil"].slash(there, "status")
    assert "Play Year" in text(shown.response)
    ended = await world.people["Emil"].slash(world.thread(), "game watch", stop=True)
    assert "do not watch" in ended.response.content and inside(world, there) == set()


async def test_who_takes_a_seat_watches_no_more(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await world.people["Emil"].slash(world.thread(), "game watch")
    moved = await world.store.chairs.leave(1, world.people["Ben"].id, "left")
    await world.store.chairs.take_over(1, moved.seat.position, world.people["Emil"].id, "Emil")
    await world.people["Anna"].slash(world.thread(), "game refresh")
    await world.host.conductor.settled(1)
    assert await world.store.watching.people(1) == []
    assert inside(world, gallery(world)) == set()


async def test_a_late_game_is_played_in_private_and_seen_late_by_everybody_else(world: World) -> None:
    thread = await open_late(world, 2, "years")
    assert inside(world, thread) == {"Anna", "Ben"}
    emil = world.people["Emil"]
    await emil.slash(world.channel, "game watch")
    await fast_forward(world, 1, "play_turn")
    game, _ = await game_of(world)
    late = await as_seen(world.store, 1, emil.id, "en")
    assert late.state.year_kind == "auction" and late.seq < game.seq
    await fast_forward(world, 1, "sail_turn")
    game, state = await game_of(world)
    late = await as_seen(world.store, 1, emil.id, "en")
    assert state.year_kind == "sail" and late.state.year_kind == "play"
    began = await world.store.watching.year_before(1, game.seq)
    assert late.seq == await world.store.watching.year_before(1, began - 1)
    seen = text((await emil.slash(world.channel, "status")).response)
    assert "2 Years late" in seen
    live = text((await world.people["Anna"].slash(thread, "status")).response)
    assert "late" not in live
    now, then = tables.standing(game, state), tables.standing(game, late.state)
    assert now != then, "something has changed since"
    assert all(line in seen for line in then) and not any(line in seen for line in now if line not in then)
    assert all(line in live for line in now)
    board = text((await emil.slash(world.channel, "board", text=True)).response)
    assert "2 Years late" in board
    log = text((await emil.slash(world.channel, "log")).response)
    assert "2 Years late" in log
    steps = text((await emil.slash(world.channel, "replay", turn=100000)).response)
    assert "2 Years late" in steps
    told = "\n".join(text(one) for one in gallery(world).history())
    assert "Cycle 1 of 5" in told and "how it stands" in told


async def test_steps_and_hours_decide_what_is_seen(told: World) -> None:
    await open_late(told, 3, "hours")
    emil = told.people["Emil"]
    await emil.slash(told.channel, "game watch")
    await fast_forward(told, 1, "play_turn")
    game, _ = await game_of(told)
    assert (await as_seen(told.store, 1, emil.id, "en")).seq == 0 < game.seq
    assert (await as_seen(told.store, 1, told.people["Anna"].id, "en")).seq == game.seq
    said = len(gallery(told).history())
    await told.env.advance_time(3 * HOUR + 2000)
    await told.host.conductor.settled(1)
    assert (await as_seen(told.store, 1, emil.id, "en")).seq == game.seq
    later = [text(one) for one in gallery(told).history()][said:]
    assert any("Play Year" in one for one in later), "told by itself, without anybody's move"


async def test_some_steps_late(world: World) -> None:
    await open_late(world, 5, "steps")
    await fast_forward(world, 1, "sail_turn")
    game, _ = await game_of(world)
    assert (await as_seen(world.store, 1, world.people["Emil"].id, "en")).seq == game.seq - 5


async def test_a_late_game_looks_for_substitutes_where_people_can_see_it(world: World) -> None:
    thread = await open_late(world, 1, "years")
    await world.people["Ben"].slash(thread, "game leave")
    advert = next(one for one in world.channel.history() if any(":take_over:" in name for name in ids(one)))
    await world.people["Dora"].click(advert, label="Take over")
    await world.host.conductor.settled(1)
    assert "Dora" in inside(world, thread)


async def test_what_a_delay_cannot_be_and_who_may_choose_it(world: World) -> None:
    anna = world.people["Anna"]
    await anna.slash(world.channel, "game new", length="short", seed=7)
    lobby = world.channel.last_message
    await world.people["Ben"].click(lobby, label="Join")
    refused = await world.people["Ben"].slash(world.channel, "game delay", amount=2, unit="years")
    assert (await world.store.find.game(1)).delay == 0 and refused.response.ephemeral
    wrong = await anna.slash(world.channel, "game delay", amount=9, unit="years")
    assert "9 years is no delay: choose 0 to 8" in wrong.response.content
    await anna.slash(world.channel, "game delay", amount=2, unit="years")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/threads", status=403, code=50013, times=1)
    started = await anna.click(lobby, label="Start")
    assert "bot may not open one" in str([one.content for one in started.followups])
    assert (await world.store.find.game(1)).phase == "lobby"


async def test_when_it_is_over_those_who_watch_are_told_and_can_see_all_of_it(world: World) -> None:
    thread = await open_late(world, 2, "years")
    await world.people["Emil"].slash(world.channel, "game watch")
    await fast_forward(world, 1, "play_turn")
    asked = await world.people["Anna"].slash(thread, "game abandon")
    await world.people["Anna"].click(asked.response, label="Do it")
    await world.env.settle()
    last = gallery(world).history()[-1]
    assert "has ended without a winner" in text(last)
    assert (await as_seen(world.store, 1, world.people["Emil"].id, "en")).note == ""


async def test_after_a_whole_game_those_who_watch_find_the_replay(world: World) -> None:
    anna = world.people["Anna"]
    opened = await anna.slash(world.channel, "game new", length="short", seed=7)
    await anna.click(opened.response.message, label="Add a bot")
    await anna.slash(world.channel, "game table_talk", rules="no_gifts", shown_at_the_end=True)
    await anna.slash(world.channel, "game clock", time="36h", grace="2h")
    await anna.click(opened.response.message, label="Start")
    await world.people["Emil"].slash(world.thread(), "game watch")
    game, state = await game_of(world)
    for salt in range(3000):
        if game.phase != "running":
            break
        one = next(one for one in everything_asked(game, state) if one.open)
        chosen = minds.make("captain", seat=one.decision.seat, salt=salt).choose(
            Position.of(game, state, one.seat).view, one.decision
        )
        await world.store.play.act(1, Action(one.decision.seat, chosen), user_id=one.seat.user_id)
        game, state = await game_of(world)
    await world.host.conductor.catch_up()
    await world.host.conductor.settled(1)
    last = gallery(world).history()[-1]
    assert "with every hand and every bid" in text(last)
    shown = await world.people["Emil"].click(last, label="Replay")
    assert "Order of play by lot" in text(shown.response)
    assert "Replay" in [one.get("label") for one in components(lobby_of(world))]
    await anna.click(last, label="Rematch")
    again = (await world.store.find.in_phase("lobby"))[0]
    assert (again.talk, again.talks_shown, again.plan) == ("no_gifts", True, game.plan)
