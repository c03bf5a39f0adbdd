"""A league through two seasons: divisions, promotion, who leaves and who comes."""

from __future__ import annotations

from typing import Any

from sandbox.world import World
from tests.cogs.driver import restart, text
from tests.cogs.test_tournament import said

PEOPLE = ("Anna", "Ben", "Chen", "Dora")


async def open_league(world: World, **given: Any) -> Any:
    values = {"name": "Tide", "size": 2, "move": 1, "seats": 2, "rounds": 1, "length": "short", **given}
    opened = await world.people["Anna"].slash(world.channel, "league new", **values)
    return opened.response.message


async def begin(world: World) -> str:
    """Look at the next season and begin it. Returns what the preview said."""
    shown = await world.people["Anna"].slash(world.channel, "league season")
    said_before = text(shown.response.message)
    await world.people["Anna"].click(shown.response.message, label="Do it")
    return said_before


async def play_season(world: World) -> None:
    """Play the tournaments of the season of now to their end, by adjudication."""
    league = await world.store.leagues.get(1)
    for number in league.divisions:
        await step(world, number)
        one = await world.store.tournaments.get(number)
        for entrant in one.entrants:
            await world.people[entrant.name].slash(world.channel, "tournament here", number=number)
        await step(world, number)
        await step(world, number)
        await said(world, "Anna", "organise adjudicate", number=number)
        assert (await world.store.tournaments.get(number)).phase == "over"


async def step(world: World, number: int) -> None:
    shown = await world.people["Anna"].slash(world.channel, "organise next", number=number)
    await world.people["Anna"].click(shown.response.message, label="Do it")


async def names(world: World) -> list[list[str]]:
    """Return who is in which division."""
    league = await world.store.leagues.get(1)
    found = [await world.store.tournaments.get(number) for number in league.divisions]
    return [[entrant.name for entrant in one.entrants] for one in found]


async def test_two_seasons_with_promotion(world: World) -> None:
    board = await open_league(world)
    for name in PEOPLE:
        await world.people[name].click(board, label="Join")
    preview = await begin(world)
    assert preview.count("(new)") == 4
    assert await names(world) == [["Anna", "Ben"], ["Chen", "Dora"]]
    posted = [message.embeds[0].title for message in world.channel.history() if message.embeds]
    assert {"Tide 1A", "Tide 1B"} <= set(posted)
    assert "Tide 1A" in await said(world, "Anna", "league season")  # still played
    await restart(world)
    await play_season(world)
    league = await world.store.leagues.get(1)
    ends: list[list[str]] = []
    for number in league.divisions:
        one = await world.store.tournaments.get(number)
        places = {one.names[row.entrant]: row.place for row in one.places}
        ends.append(sorted(places, key=lambda name: places[name] or 0))
    shown = await world.people["Ben"].slash(world.channel, "league show")
    assert "season 1" in text(shown.response.message) and f"1. {ends[0][0]}" in text(shown.response.message)
    await world.people["Emil"].click(board, label="Join")
    preview = await begin(world)
    assert f"{ends[1][0]} (promoted)" in preview and f"{ends[0][1]} (relegated)" in preview and "Emil (new)" in preview
    assert await names(world) == [[ends[0][0], ends[1][0]], [ends[0][1], ends[1][1], "Emil"]]


async def test_who_leaves_is_not_in_the_next_season_and_an_old_preview_does_nothing(world: World) -> None:
    board = await open_league(world)
    for name in PEOPLE:
        await world.people[name].click(board, label="Join")
    shown = await world.people["Anna"].slash(world.channel, "league season")
    await world.people["Dora"].click(board, label="Leave")
    await world.people["Anna"].click(shown.response.message, label="Do it")
    assert (await world.store.leagues.get(1)).season == 0
    await begin(world)
    assert await names(world) == [["Anna", "Ben", "Chen"]]
    await world.people["Anna"].click(shown.response.message, label="Do it")
    assert (await world.store.leagues.get(1)).season == 1


async def test_what_a_league_refuses(world: World) -> None:
    assert "no league on this server" in await said(world, "Anna", "league show")
    wrong = await world.people["Anna"].slash(world.channel, "league new", name="Tide", size=4, move=3)
    assert any("2 at most" in text(one) for one in (wrong.response, *wrong.followups) if one is not None)
    board = await open_league(world)
    assert "there are 0" in await said(world, "Anna", "league season")
    await world.people["Ben"].click(board, label="Join")
    assert "already" in await said(world, "Ben", "league join")
    assert "do not play" in await said(world, "Chen", "league leave")
    assert "Only who opened" in await said(world, "Ben", "league season")
    assert "number 9" in await said(world, "Ben", "league show", number=9)
