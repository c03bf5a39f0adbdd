"""A campaign of two games: who won the first begins the second with what that leaves."""

from __future__ import annotations

from engine import front, record
from engine.legacies import LAST, Legacy, legacies
from sandbox.world import World
from tests.cogs.driver import ids, meaning, restart, text
from tests.cogs.test_tournament import said


async def first_game(world: World) -> None:
    """Let Anna and Ben open a game that bots play to its end for them."""
    anna, ben = world.people["Anna"], world.people["Ben"]
    opened = await anna.slash(world.channel, "game new", length="short", seed=3)
    await ben.click(opened.response.message, label="Join")
    await anna.click(opened.response.message, label="Start")
    for person in (ben, anna):
        await person.slash(world.thread(), "game leave")
    await world.host.conductor.settled(1)
    assert (await world.store.find.game(1)).phase == "over"


async def test_the_winner_of_the_first_game_begins_the_second_with_what_it_left(world: World) -> None:
    await first_game(world)
    thread = world.thread()
    final = next(message for message in thread.history() if any(":campaign" in one for one in ids(message)))
    await world.people["Anna"].click(final, custom_id=meaning(final, "campaign"))
    second = await world.store.find.game(2)
    assert (second.phase, [seat.name for seat in second.seats]) == ("lobby", ["Anna"])
    await world.people["Ben"].click(final, custom_id=meaning(final, "campaign"))
    second = await world.store.find.game(2)
    assert [seat.name for seat in second.seats] == ["Anna", "Ben"]
    await restart(world)
    await said(world, "Anna", "game start")
    second = await world.store.find.game(2)
    first = await world.store.campaigns.of_game(1)
    assert first is not None and len(first.parts) == 2 and first.parts[0].won is not None
    won = first.parts[0].won
    winner = first.parts[0].game.seat_for(won.standings[0]).name
    loser = first.parts[0].game.seat_for(won.standings[-1]).name
    nation = {seat.name: seat.nation or "" for seat in second.seats}
    table = legacies()
    assert dict(second.left) == {nation[winner]: table[won.ending], nation[loser]: table[LAST]}
    _, state = await world.store.play.position(2)
    plain = front.new_game(second.nations, second.seed, second.length, second.content).state
    for name in (winner, loser):
        mine, usual = state.players[nation[name]], plain.players[nation[name]]
        more = Legacy(
            mine.ducats - usual.ducats,
            mine.favour - usual.favour,
            mine.infamy - usual.infamy,
            mine.liberated - usual.liberated,
        )
        assert more == second.left[nation[name]]
    assert "what the last game of the campaign left" in "\n".join(text(one) for one in world.thread().history())
    shown = await world.people["Chen"].slash(world.channel, "campaign page")
    page = text(shown.response.message)
    assert f"{winner} wins as" in page and "being played" in page and f"1. {winner}: 5 points, 1 won" in page
    assert "game 2" in await said_in(world, "Ben", thread, "campaign next")


async def test_a_game_of_a_campaign_is_replayed_with_what_it_began_with(world: World) -> None:
    await first_game(world)
    await said_in(world, "Anna", world.thread(), "campaign found", name="The House of Otter")
    await said_in(world, "Anna", world.thread(), "campaign next")
    await said_in(world, "Ben", world.thread(), "campaign next")
    await said(world, "Anna", "game start")
    for name in ("Ben", "Anna"):
        await world.people[name].slash(world.thread(), "game leave")
    await world.host.conductor.settled(2)
    game, state = await world.store.play.position(2)
    assert game.phase == "over" and game.left
    final = next(message for message in world.thread().history() if any(":campaign" in one for one in ids(message)))
    file = next(one for one in final.attachments if one.filename == "game-2.json")
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    read = record.read(data)
    assert record.left_to(read) == dict(game.left)
    assert front.encode(list(record.play(read))[-1].state) == front.encode(state)
    campaign = await world.store.campaigns.of_game(2)
    assert campaign is not None and (campaign.name, len(campaign.parts)) == ("The House of Otter", 2)


async def test_what_a_campaign_refuses(world: World) -> None:
    assert "no campaign on this server" in await said(world, "Anna", "campaign page")
    await first_game(world)
    thread = world.thread()
    assert "no seat in this game" in await said_in(world, "Chen", thread, "campaign next")
    assert await world.store.campaigns.in_guild(world.guild.id) == []
    await said_in(world, "Anna", thread, "campaign found", name="One")
    assert "belongs to a campaign already" in await said_in(world, "Ben", thread, "campaign found", name="Two")
    assert "number 9" in await said(world, "Anna", "campaign page", number=9)


async def said_in(world: World, who: str, place: object, command: str, **given: object) -> str:
    answered = await world.people[who].slash(place, command, **given)
    return str(answered.response.message.content)
