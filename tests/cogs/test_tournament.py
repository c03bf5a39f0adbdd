"""The life of a tournament on Discord: from the announcement to the trophy, with a stop in each phase."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from sandbox.world import World
from store.tournament_records import Tournament
from tests.cogs.driver import restart, text

PEOPLE = ("Anna", "Ben", "Chen", "Dora")


async def announce(world: World, **given: Any) -> Any:
    """Let Anna announce a tournament. Returns the announcement."""
    values = {"form": "swiss", "seats": 2, "rounds": 2, "length": "short", "seed": 5, **given}
    opened = await world.people["Anna"].slash(world.channel, "tournament new", name="Cup", **values)
    return opened.response.message


async def now(world: World, number: int = 1) -> Tournament:
    return await world.store.tournaments.get(number)


async def do_next(world: World, name: str = "Anna") -> Any:
    shown = await world.people[name].slash(world.channel, "organise next")
    await world.people[name].click(shown.response.message, label="Do it")
    return shown


async def said(world: World, name: str, command: str, **given: Any) -> str:
    answered = await world.people[name].slash(world.channel, command, **given)
    return str(answered.response.message.content)


async def fill(world: World, board: Any, names: tuple[str, ...] = PEOPLE) -> None:
    for name in names:
        await world.people[name].click(board, label="Sign up")
    await do_next(world)
    for name in names:
        await world.people[name].click(board, label="I am here")


async def test_from_the_announcement_to_the_trophy_with_a_stop_in_each_phase(world: World) -> None:
    board = await announce(world)
    await restart(world)
    for name in PEOPLE:
        await world.people[name].click(board, label="Sign up")
    assert "4 of 512 entered" in text(board_of(world))
    await do_next(world)
    assert (await now(world)).phase == "checkin"
    await restart(world)
    for name in PEOPLE:
        await world.people[name].click(board, label="I am here")
    await do_next(world)
    one = await now(world)
    assert (one.phase, one.round, len(one.tables)) == ("drawn", 1, 2)
    assert await world.store.find.in_phase("running") == []
    await restart(world)
    await do_next(world)
    games = await world.store.find.in_phase("running")
    assert len(games) == 2 and all(game.thread_id is not None for game in games)
    one = await now(world)
    for table in one.tables:
        game = next(game for game in games if game.id == table.game_id)
        seated = {(seat.name, seat.nation) for seat in game.seats}
        assert seated == {(one.names[row.entrant], row.nation) for row in one.at(1, table.number)}
    await restart(world)
    assert len(await world.store.find.in_phase("running")) == 2
    assert "2 tables" in await said(world, "Anna", "organise adjudicate")
    one = await now(world)
    assert (one.phase, one.told) == ("between", 1)
    assert {table.ending for table in one.tables} == {"adjudicated"}
    assert "after round 1" in text(world.channel.history()[-1])
    await restart(world)
    await do_next(world)
    await do_next(world)
    await said(world, "Anna", "organise adjudicate")
    one = await now(world)
    assert (one.phase, one.round, one.told) == ("over", 2, 2)
    trophy = world.channel.history()[-1]
    assert "wins Cup" in text(trophy)
    await restart(world)
    assert world.channel.history()[-1].id == trophy.id  # told once


def board_of(world: World) -> Any:
    return next(message for message in world.channel.history() if message.embeds and message.embeds[0].title == "Cup")


async def test_those_beyond_the_most_wait_and_move_up(world: World) -> None:
    board = await announce(world, most=3)
    for name in PEOPLE:
        await world.people[name].click(board, label="Sign up")
    assert [one.name for one in (await now(world)).with_status("waiting")] == ["Dora"]
    await world.people["Ben"].click(board, label="Withdraw")
    one = await now(world)
    assert [entrant.name for entrant in one.with_status("in")] == ["Anna", "Chen", "Dora"]


async def test_who_does_not_check_in_is_left_out_until_the_draw_is_taken_back(world: World) -> None:
    board = await announce(world)
    for name in PEOPLE:
        await world.people[name].click(board, label="Sign up")
    await do_next(world)
    for name in PEOPLE[:3]:
        await world.people[name].click(board, label="I am here")
    await do_next(world)
    assert {row.entrant for row in (await now(world)).places} == {1, 2, 3}
    await world.people["Anna"].slash(world.channel, "organise undo")
    one = await now(world)
    assert (one.phase, one.round, one.places) == ("checkin", 0, ())
    await world.people["Dora"].click(board, label="I am here")
    await do_next(world)
    assert {row.entrant for row in (await now(world)).places} == {1, 2, 3, 4}


async def test_late_entries_drops_and_substitutes(world: World) -> None:
    board = await announce(world)
    await fill(world, board, PEOPLE[:3])
    await do_next(world)
    await do_next(world)
    await world.people["Dora"].click(board, label="Sign up")
    late = (await now(world)).entrant_of(world.people["Dora"].id)
    assert late is not None and (late.status, late.since) == ("checked", 2)
    await world.people["Ben"].slash(world.channel, "tournament leave")
    games = await world.store.find.in_phase("running")
    ben = next(seat for game in games for seat in game.seats if seat.name == "Ben")
    assert ben.absent
    await world.people["Anna"].slash(
        world.channel, "organise substitute", old=world.people["Chen"], new=world.people["Emil"]
    )
    games = await world.store.find.in_phase("running")
    names = {seat.name for game in games for seat in game.seats}
    assert "Emil" in names and "Chen" not in names
    await said(world, "Anna", "organise adjudicate")
    await do_next(world)
    one = await now(world)
    drawn = {one.names[row.entrant] for row in one.places if row.round == 2}
    assert drawn == {"Anna", "Dora", "Emil"}


async def test_only_organisers_run_it_and_an_old_button_does_nothing(world: World) -> None:
    board = await announce(world)
    assert "Only the organisers" in await said(world, "Ben", "organise next")
    await world.people["Anna"].slash(world.channel, "organise organiser", person=world.people["Ben"])
    for name in PEOPLE:
        await world.people[name].click(board, label="Sign up")
    first = await world.people["Anna"].slash(world.channel, "organise next")
    await do_next(world, "Ben")
    await world.people["Anna"].click(first.response.message, label="Do it")
    assert (await now(world)).phase == "checkin"  # not drawn by the same preview


async def test_a_correction_is_logged_and_counts(world: World) -> None:
    board = await announce(world)
    await fill(world, board)
    await do_next(world)
    await do_next(world)
    await said(world, "Anna", "organise adjudicate")
    before = await now(world)
    rows = before.at(1, 1)
    order = [row.nation for row in sorted(rows, key=lambda row: -(row.place or 0))]
    told = await said(world, "Anna", "organise correct", round=1, table=1, order=" ".join(order))
    assert order[0] in told
    after = await now(world)
    assert [row.nation for row in sorted(after.at(1, 1), key=lambda row: row.place or 0)] == order
    assert (await world.store.tournaments.log(1))[0].code == "corrected"
    wrong = await said(world, "Anna", "organise correct", round=1, table=1, order="spain")
    assert "Name every nation of that table" in wrong


async def test_a_round_that_is_overdue_is_decided_by_renown(world: World) -> None:
    board = await announce(world, hours=1)
    await fill(world, board)
    await do_next(world)
    await do_next(world)
    await world.store.tournaments.mark(1, deadline=1)
    tables = world.host.get_cog("Tournament").tables  # type: ignore[union-attr]
    await tables.close_overdue()
    assert (await now(world)).phase == "between"
    assert "2 tables were decided by Renown" in text(world.channel.history()[-1])


async def test_bad_input_is_answered_in_a_sentence(world: World) -> None:
    assert "No tournament is under way" in await said(world, "Anna", "tournament standings")
    wrong = await world.people["Anna"].slash(world.channel, "tournament new", name="Cup", points="5 4 / x")
    assert ["5 4 / x" in one.content for one in wrong.followups] == [True], "privately, for the announcement was public"
    board = await announce(world)
    assert "not entered" in await said(world, "Ben", "tournament leave")
    await world.people["Ben"].click(board, label="Sign up")
    assert "entered already" in await said(world, "Ben", "tournament join")
    assert "Check-in is not open" in await said(world, "Ben", "tournament here")
    assert "no results yet" in await said(world, "Ben", "tournament standings")


async def test_exports_hold_everything(world: World) -> None:
    board = await announce(world)
    await fill(world, board)
    await do_next(world)
    await do_next(world)
    await said(world, "Anna", "organise adjudicate")
    shown = await world.people["Ben"].slash(world.channel, "tournament export")
    files = {one.filename for one in shown.response.message.attachments}
    assert files == {"results.csv", "standings.csv", "ratings.csv", "tournament.json"}
    whole = next(one for one in shown.response.message.attachments if one.filename == "tournament.json")
    data = world.env.backend.cdn.get(whole.url)
    assert data is not None
    told = json.loads(data)
    assert [entry["code"] for entry in told["log"]][:2] == ["opened", "to-checkin"]
    assert {len(table["seats"]) for table in told["tables"]} == {2} and len(told["results"]) == 4
    assert str(world.people["Anna"].id) not in json.dumps(told)
    listed = await world.people["Ben"].slash(world.channel, "tournament log")
    assert "drew round 1" in text(listed.response.message)


async def test_a_table_ends_for_all_but_not_by_one_player(world: World) -> None:
    board = await announce(world, rounds=1)
    await fill(world, board, PEOPLE[:2])
    await do_next(world)
    await do_next(world)
    game = (await world.store.find.in_phase("running"))[0]
    asked = await world.people["Ben"].slash(world.thread(), "game abandon")
    await world.people["Ben"].click(asked.response.message, label="Do it")
    assert (await world.store.find.game(game.id)).phase == "running"
    ended = await world.store.lobby.abandon(game.id, world.people["Anna"].id, allowed=True)
    await world.host.conductor.teller.abandoned(ended)
    for _ in range(200):  # the count comes round by itself
        if (one := await now(world)).phase == "over":
            break
        await asyncio.sleep(0.01)
    assert (one.phase, one.tables[0].ending) == ("over", "adjudicated")


async def test_a_whole_game_of_bots_counts_itself(world: World) -> None:
    board = await announce(world, rounds=1)
    for name in PEOPLE[:2]:
        await world.people[name].click(board, label="Sign up")
        await world.people[name].slash(world.channel, "tournament standin", strength="deckhand")
    await do_next(world)
    for name in PEOPLE[:2]:
        await world.people[name].click(board, label="I am here")
    await do_next(world)
    await do_next(world)
    one = await now(world)
    assert one.phase == "over"
    game = await world.store.find.game(one.tables[0].game_id or 0)
    won = next(row for row in one.places if row.place == 1)
    events = await world.store.play.events(game.id, since=game.seq)
    assert [told.event.facts["winner"] for told in events if told.event.kind == "game_won"] == [won.nation]
