"""The ladder and the records, from games that were finished on a server."""

from __future__ import annotations

import dataclasses

from cogs.tournament_records import among
from engine.content.loader import load
from sandbox.world import World
from story import names as called
from tests.cogs.driver import text


async def test_nothing_is_told_where_nothing_was_finished(world: World) -> None:
    for command in ("ladder", "stats player", "stats endings", "stats longest"):
        answered = await world.people["Anna"].slash(world.channel, command)
        told = [one.content for one in (answered.response, *answered.followups) if one is not None]
        assert any("No game of this kind has been finished here yet" in one for one in told)


async def test_records_of_a_finished_game(world: World) -> None:
    anna = world.people["Anna"]
    opened = await anna.slash(world.channel, "game new", length="short", seed=3)
    await world.people["Ben"].click(opened.response.message, label="Join")
    await anna.click(opened.response.message, label="Start")
    await world.people["Ben"].slash(world.thread(), "game leave")
    await anna.slash(world.thread(), "game leave")
    await world.host.conductor.settled(1)
    assert (await world.store.find.game(1)).phase == "over"
    ranked = (await world.store.ranked.games(world.guild.id, bots=False))[0]
    assert {seat.name for seat in ranked.seats} == {"Anna", "Ben"}
    assert await world.store.ranked.games(world.guild.id, bots=True) == []
    ladder = text((await anna.slash(world.channel, "ladder")).response.message)
    assert ladder.index(f"1. {ranked.seats[0].name}") < ladder.index(f"2. {ranked.seats[1].name}")
    assert "provisional" in ladder
    winner = ranked.seats[0].name
    shown = await world.people[winner].slash(world.channel, "stats player")
    assert "1 game, 1 won (100%; 50% if all were equal)" in text(shown.response.message)
    other = await world.people[winner].slash(world.channel, "stats against")
    assert "1 times better placed, 0 times worse" in text(other.response.message)
    nation = await anna.slash(world.channel, "stats nation", nation=ranked.seats[0].nation)
    assert "1 won" in text(nation.response.message)
    endings = await anna.slash(world.channel, "stats endings")
    assert "1 (100%)" in text(endings.response.message)
    played = await world.store.ranked.cards(world.guild.id)
    cards = text((await anna.slash(world.channel, "stats cards")).response.message)
    first = next(card for kind, _, card in played[1] if kind == "played")
    assert called.card(first, load("core")) in cards
    bought = next(card for kind, _, card in played[1] if kind == "bought")
    openings = text((await anna.slash(world.channel, "stats openings")).response.message)
    assert called.card(bought, load("core")) in openings
    longest = await anna.slash(world.channel, "stats longest")
    assert f"{ranked.actions} answers" in text(longest.response.message)


async def test_a_player_sees_a_chart_and_takes_the_record_home(world: World) -> None:
    anna = world.people["Anna"]
    none = await anna.slash(world.channel, "stats export")
    assert "finished no game" in str(none.response.message.content)
    opened = await anna.slash(world.channel, "game new", length="short", seed=3)
    await world.people["Ben"].click(opened.response.message, label="Join")
    await anna.click(opened.response.message, label="Start")
    await world.people["Ben"].slash(world.thread(), "game leave")
    await anna.slash(world.thread(), "game leave")
    await world.host.conductor.settled(1)
    world.host.settings = dataclasses.replace(world.host.settings, picture_seconds=5.0)
    ranked = (await world.store.ranked.games(world.guild.id, bots=False))[0]
    nation = ranked.seats[1].nation
    for command, given, told in (
        ("stats player", {}, "of 1 game won"),
        ("stats nation", {"nation": nation}, "0 of 1 game won; 2 seats 0/1"),
    ):
        shown = await anna.slash(world.channel, command, **given)
        (file,) = shown.response.message.attachments
        assert file.filename == "record.webp" and told in str(file.description)
    taken = await anna.slash(world.channel, "stats export")
    assert [one.filename for one in taken.response.message.attachments] == ["record.csv", "record.json"]
    data = world.env.backend.cdn.get(taken.response.message.attachments[0].url)
    assert data is not None
    sheet = data.decode()
    place = [seat.name for seat in ranked.seats].index("Anna")
    mine = ranked.seats[place]
    assert f",short,{ranked.ending},2,{mine.nation},{place + 1},{mine.renown},0" in sheet


async def test_the_ladder_of_all_servers_is_for_those_who_take_part(world: World) -> None:
    anna, ben = world.people["Anna"], world.people["Ben"]

    async def everywhere() -> str:
        shown = await anna.slash(world.channel, "ladder", where="everywhere")
        return "\n".join(text(one) for one in (shown.response, *shown.followups) if one is not None)

    opened = await anna.slash(world.channel, "game new", length="short", seed=3)
    for name in ("Ben", "Chen"):
        await world.people[name].click(opened.response.message, label="Join")
    await anna.click(opened.response.message, label="Start")
    thread = world.thread()
    for name in ("Anna", "Ben", "Chen"):
        await world.people[name].slash(thread, "game leave")
    await world.host.conductor.settled(1)
    assert (await world.store.find.game(1)).phase == "over"
    assert "Nobody who takes part" in await everywhere()
    await anna.slash(world.channel, "my ratings", wanted=True)
    assert "Nobody who takes part" in await everywhere()
    await ben.slash(world.channel, "my ratings", wanted=True)
    shown = await everywhere()
    assert "all servers" in shown and "Anna" in shown and "Ben" in shown and "Chen" not in shown
    games = among(await world.store.ranked.games(None, bots=False), {anna.id, ben.id})
    assert [[seat.name for seat in game.seats] for game in games] in ([["Anna", "Ben"]], [["Ben", "Anna"]])
    await ben.slash(world.channel, "my ratings", wanted=False)
    assert "Nobody who takes part" in await everywhere()
    assert (await world.store.privacy.export(anna.id))["persons"][0]["rated"]
    await world.store.privacy.delete(anna.id)
    assert await world.store.people.rated() == set()
