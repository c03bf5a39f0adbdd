"""What a tournament says about its games when it is announced, who may do what in it, reports and hints."""

from __future__ import annotations

from typing import Any

import pytest

from clocks.plan import PRESETS
from sandbox.world import World
from store.errors import Refused
from tests.cogs.driver import text
from tests.cogs.test_people import direct
from tests.cogs.test_tournament import announce, board_of, do_next, fill, now, said


def attached(world: World, name: str) -> list[str]:
    """Return the names of the files in the direct messages of a person."""
    messages: list[Any] = list(direct(world, name))
    return [str(one.filename) for message in messages for one in message.attachments]


async def test_games_have_the_clock_and_the_rules_of_talk_of_their_tournament(world: World) -> None:
    board = await announce(world, talk="no_gifts", speed="live")
    assert "live: 5 minutes" in text(board_of(world)) and "no gifts of ducats" in text(board_of(world))
    own = {"talk": "neither", "talks_shown": True, "speed": "fixed", "time": "1d", "grace": "2h"}
    assert "neither gifts" in await said(world, "Anna", "organise games", **own)
    shown = text(board_of(world))
    assert "neither gifts of ducats nor private threads" in shown
    assert "1 day for each decision, 2 hours of grace" in shown
    await fill(world, board)
    await do_next(world)
    await do_next(world)
    assert "Round 1 is drawn" in await said(world, "Anna", "organise games", talk="open")
    games = await world.store.find.in_phase("running")
    assert len(games) == 2
    for game in games:
        assert (game.talk, game.talks_shown, game.gifts) == ("neither", True, False)
        assert (game.plan.kind, game.plan.seconds, game.plan.grace) == ("fixed", 86400, 7200)
        waits = await world.store.clocks.waiting(game.id)
        assert waits and all(wait.due_at is not None for wait in waits)


async def test_a_clock_that_cannot_be_is_answered_in_a_sentence(world: World) -> None:
    await announce(world, speed="daily")
    assert "soon" in await said(world, "Anna", "organise games", time="soon")
    assert (await now(world)).clock == PRESETS["daily"]


async def test_what_each_role_may_do(world: World) -> None:
    board = await announce(world)
    for name, role in (("Ben", "organiser"), ("Chen", "referee")):
        await said(world, "Anna", "organise organiser", person=world.people[name], role=role)
    shown = text(board_of(world))
    assert f"Organisers: <@{world.people['Ben'].id}>" in shown
    assert f"Referees: <@{world.people['Chen'].id}>" in shown
    assert "those who can: owner organiser" in await said(world, "Chen", "organise next")
    assert "those who can: owner organiser" in await said(world, "Chen", "organise drop", person=world.people["Ben"])
    for name in ("Ben", "Chen"):
        assert "those who can: owner." in await said(world, name, "organise cancel")
        given = {"person": world.people["Dora"], "role": "referee"}
        assert "cannot give roles" in await said(world, name, "organise organiser", **given)
    assert "Only the organisers" in await said(world, "Dora", "organise adjudicate")
    assert "stays its owner" in await said(world, "Anna", "organise organiser", person=world.people["Anna"])
    await fill(world, board)
    await do_next(world, "Ben")
    await do_next(world, "Ben")
    assert "2 tables" in await said(world, "Chen", "organise adjudicate")
    await said(world, "Anna", "organise organiser", person=world.people["Chen"], role="none")
    assert "Only the organisers" in await said(world, "Chen", "organise reports")


async def test_a_report_reaches_the_organisers_and_nobody_else(world: World) -> None:
    board = await announce(world)
    await said(world, "Anna", "organise organiser", person=world.people["Ben"], role="referee")
    await fill(world, board)
    await do_next(world)
    await do_next(world)
    words = "They **agreed** on the winner @everyone"
    told = await said(world, "Chen", "tournament report", round=1, table=2, text=words)
    assert "nobody else" in told
    public = "\n".join(text(message) for message in world.channel.history())
    assert "agreed" not in public
    assert "agreed" not in str(await world.store.tournaments.log(1))
    for name in ("Anna", "Ben"):
        listed = await world.people[name].slash(world.channel, "organise reports")
        shown = text(listed.response.message)
        assert "agreed" in shown and "**agreed**" not in shown and "@everyone" not in shown
        sent = [text(message) for message in direct(world, name)]
        assert any("A report in Cup" in one and "agreed" in one for one in sent)
    assert "Only the organisers" in await said(world, "Chen", "organise reports")
    with pytest.raises(Refused, match="organisers-only"):
        await world.store.tournaments.reports(1, world.people["Dora"].id)
    assert not attached(world, "Anna")  # nothing is told of hands while it runs
    await said(world, "Anna", "organise adjudicate")
    await said(world, "Chen", "tournament report", round=1, table=1, text="Look at the end")
    game = next(table.game_id for table in (await now(world)).tables if table.number == 1)
    assert attached(world, "Anna") == [f"game-{game}.json"]
    assert "no table 9" in await said(world, "Chen", "tournament report", round=1, table=9, text="x")
    assert "not entered" in await said(world, "Emil", "tournament report", round=1, table=1, text="x")


async def test_hints_are_for_organisers_and_say_what_they_are(world: World) -> None:
    board = await announce(world)
    await fill(world, board)
    shown = text((await world.people["Anna"].slash(world.channel, "organise hints")).response.message)
    assert "no proofs" in shown and "Anna and Ben: accounts made within" in shown
    assert "Only the organisers" in await said(world, "Ben", "organise hints")


async def test_nobody_sits_twice_at_a_table(world: World) -> None:
    board = await announce(world)
    await world.people["Anna"].click(board, label="Sign up")
    assert "entered already" in await said(world, "Anna", "tournament join")
    for name in ("Ben", "Chen", "Dora"):
        await world.people[name].click(board, label="Sign up")
    await do_next(world)
    for name in ("Anna", "Ben", "Chen", "Dora"):
        await world.people[name].click(board, label="I am here")
    await do_next(world)
    await do_next(world)
    refused = await said(world, "Anna", "organise substitute", old=world.people["Ben"], new=world.people["Chen"])
    assert "entered already" in refused
    for game in await world.store.find.in_phase("running"):
        people = [seat.user_id for seat in game.seats]
        assert len(people) == len(set(people))
    assert (await now(world)).phase == "playing"
