"""Play by message in thread and direct messages: deadlines, reminders, absence, substitutes, languages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest_asyncio
import simcord

from clocks.now import told_by
from clocks.plan import HOUR, Plan
from cogs.host import Host
from cogs.notices import ADVERT
from cogs.settings import Settings
from cogs.timekeeper import default_answer
from engine.model import Decision, Option
from sandbox.world import World, build, open_world
from store.rows import set_seat
from store.store import Store
from tests.cogs.driver import Person, everything_said, fast_forward, game_of, ids, open_game, restart, table, text
from tests.cogs.test_council import moderator
from tests.cogs.test_people import close_messages, direct


@pytest_asyncio.fixture
async def told(tmp_path: Path) -> AsyncIterator[World]:
    """Return a world in which the simulated clock tells the time."""
    async with open_world(tmp_path / "pax.sqlite3", settle_timeout=8.0, retell_minutes=24 * 60.0) as opened:
        with told_by(lambda: opened.env.now().timestamp()):
            yield opened


async def with_clock(world: World, plan: Plan) -> None:
    """Give the first game a plan; somebody's press makes the bot look at its clocks."""
    await world.store.clocks.set_plan(1, plan)
    await look(world)


async def look(world: World) -> None:
    """Let somebody press something, so that what was done past the bot is noticed by it."""
    await world.people["Anna"].slash(world.thread(), "game refresh")
    await world.host.conductor.settled(1)


def pings(world: World, name: str) -> int:
    """Return how many messages in the thread pinged somebody."""
    user = world.people[name].id
    found = 0
    for sent in world.env.http_requests:
        if sent.method == "POST" and sent.path == f"/channels/{world.thread().id}/messages" and sent.json:
            found += str(user) in [str(one) for one in sent.json.get("allowed_mentions", {}).get("users", [])]
    return found


async def test_the_table_shows_until_when(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    assert "Until" not in text(table(told))
    answer = await told.people["Anna"].slash(told.thread(), "game clock", speed="daily")
    assert "daily" in answer.response.content
    await told.host.conductor.settled(1)
    due = (await told.store.clocks.waiting(1))[0].due_at
    assert f"Until <t:{due}:f> (<t:{due}:R>)." in text(table(told))
    assert "a day for each decision" in everything_said(told)


async def test_only_the_opener_sets_the_clock(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    refused = await told.people["Ben"].slash(told.thread(), "game clock", speed="live")
    assert refused.ephemeral
    assert (await told.store.find.game(1)).clock == "none"


async def test_reminder_grace_and_default_answer(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    called = pings(told, "Anna")
    await with_clock(told, Plan("fixed", 2 * HOUR, grace=HOUR))
    assert pings(told, "Anna") == called, "a new clock is no new wait"
    await told.env.advance_time(HOUR + 5)
    assert "A reminder" in text(direct(told, "Anna")[-1])
    await told.env.advance_time(HOUR)
    assert "The time of Anna" in everything_said(told)
    assert (await told.store.clocks.waiting(1))[0].seat == (await told.store.find.game(1)).seats[0].nation
    before = (await game_of(told))[0].seq
    assert pings(told, "Anna") == called, "neither the reminder nor the grace is a second call"
    await told.env.advance_time(HOUR + 5)
    assert "Default answer: **End the turn**" in everything_said(told)
    assert (await game_of(told))[0].seq > before
    first = next(one for one, _ in await told.store.clocks.history(1) if one.outcome == "default")
    assert first.closed_by is None


async def test_a_reminder_comes_as_it_is_wanted(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await told.people["Anna"].slash(told.channel, "my reminders", way="thread")
    await told.people["Ben"].slash(told.channel, "my reminders", way="none")
    await fast_forward(told, 1, "play_turn", "Anna")
    await with_clock(told, Plan("fixed", 10 * HOUR, grace=HOUR))
    before, private = pings(told, "Anna"), len(direct(told, "Anna"))
    await told.env.advance_time(5 * HOUR + 5)
    assert pings(told, "Anna") == before + 1
    assert len(direct(told, "Anna")) == private
    await fast_forward(told, 1, "play_turn", "Ben")
    await look(told)
    quiet = pings(told, "Ben"), len(direct(told, "Ben"))
    await told.env.advance_time(6 * HOUR)
    assert (pings(told, "Ben"), len(direct(told, "Ben"))) == quiet


async def test_of_a_secret_question_the_thread_never_says_who_is_late(told: World) -> None:
    await open_game(told, ["Anna", "Ben", "Chen"])
    await fast_forward(told, 1, "bid")
    await with_clock(told, Plan("fixed", 2 * HOUR, grace=HOUR))
    close_messages(told, "Ben")
    await told.people["Chen"].slash(told.thread(), "bid", amount=0)
    await told.env.advance_time(2 * HOUR + 5)
    said = everything_said(told)
    assert "Bids missing: 2." in said
    assert "The time of" not in said
    assert pings(told, "Ben") == pings(told, "Chen")
    assert text(table(told)).count("an answer counts until") <= 3


async def test_three_default_answers_in_a_row_and_a_substitute_is_looked_for(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    seat = (await told.store.find.game(1)).seat_of(told.people["Anna"].id)
    assert seat is not None
    async with told.store.clocks._database.write() as connection:  # two misses before this one
        await set_seat(connection, 1, seat.position, missed=2)
    await with_clock(told, Plan("fixed", HOUR, grace=HOUR))
    await told.env.advance_time(2 * HOUR + 10)
    assert "has not answered three times in a row" in everything_said(told)
    shown = await told.store.shown.newest(1, ADVERT)
    assert shown is not None
    advert = next(one for one in told.thread().history() if one.id == shown.message_id)
    taken = await told.people["Dora"].click(advert, label="Take over")
    assert "The seat is yours" in taken.response.content
    after = (await told.store.find.game(1)).seat_of(told.people["Dora"].id)
    assert after is not None
    assert after.nation == seat.nation
    assert "Dora" in everything_said(told)
    assert not [one for one in told.thread().history() if any(":take_over:" in name for name in ids(one))]
    refused = await told.people["Anna"].slash(told.thread(), "hand")
    assert "no seat" in refused.response.content
    asked = await told.people["Anna"].slash(told.thread(), "game return")
    assert "asked" in asked.response.content
    question = next(one for one in told.thread().history() if any(":give_back:" in name for name in ids(one)))
    stranger = await told.people["Ben"].click(question, label="Give it back")
    assert "not yours" in stranger.followups[-1].content if stranger.followups else stranger.response.content
    await told.people["Dora"].click(question, label="Give it back")
    assert (await told.store.find.game(1)).seat_of(told.people["Anna"].id) is not None


async def test_after_a_stop_nothing_fires_at_once_and_it_is_announced(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    await with_clock(told, Plan("fixed", HOUR, grace=HOUR))
    await told.env.advance_time(HOUR + 10)
    before = (await game_of(told))[0].seq
    told.env.backend.clock.advance(10 * 24 * HOUR)
    await restart(told)
    await look(told)
    assert (await game_of(told))[0].seq == before
    assert "The bot was away for a while" in everything_said(told)
    await told.env.advance_time(HOUR + 10)
    assert (await game_of(told))[0].seq > before


async def test_vacation_and_coming_back(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Ben")
    away = await told.people["Ben"].slash(told.channel, "my vacation", days=2)
    assert "A bot plays one seat for you" in away.response.content
    assert "is on vacation until" in everything_said(told)
    await told.env.advance_time(2 * 24 * HOUR + 60)
    assert "is back" in everything_said(told)
    seat = (await told.store.find.game(1)).seat_of(told.people["Ben"].id)
    assert seat is not None and not seat.absent
    wrong = await told.people["Ben"].slash(told.channel, "my vacation", until="tomorrow")
    assert "'tomorrow' is no day" in wrong.response.content
    back = await told.people["Ben"].slash(told.channel, "my back")
    assert "No seat had been handed" in back.response.content


async def test_who_concedes_does_not_come_back(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Ben")
    asked = await told.people["Ben"].slash(told.thread(), "game concede")
    await told.people["Ben"].click(asked.response, label="Do it")
    assert "has conceded" in everything_said(told)
    refused = await told.people["Ben"].slash(told.thread(), "game return")
    assert "does not come back" in refused.response.content


async def test_my_games_lists_what_waits_first(told: World) -> None:
    none = await told.people["Emil"].slash(told.channel, "my games")
    assert "You are in no game" in text(none.response)
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    await told.people["Anna"].slash(told.channel, "game new")
    mine = text((await told.people["Anna"].slash(told.channel, "my games")).response)
    assert "2 games, 1 waits for you" in mine
    assert mine.index("play turn, since") < mine.index("not begun yet")
    assert f"https://discord.com/channels/{told.guild.id}/{told.thread().id}" in mine


async def test_hours_are_checked(told: World) -> None:
    anna = told.people["Anna"]
    assert "is no time zone" in (await anna.slash(told.channel, "my hours", zone="Atlantis")).response.content
    wrong = await anna.slash(told.channel, "my hours", zone="Europe/Berlin", quiet_from="late")
    assert "'late' is no time of day" in wrong.response.content
    good = await anna.slash(told.channel, "my hours", zone="europe/berlin", quiet_from="22", quiet_until="7:30")
    assert "Your time zone is Europe/Berlin. Quiet hours: 22:00-7:30;" in good.response.content
    offered = await anna.autocomplete(told.channel, "my hours", "zone", "paulo")
    assert "America/Sao_Paulo" in [choice["value"] for choice in offered]


async def test_panels_speak_the_language_of_their_person(told: World) -> None:
    await told.people["Ben"].slash(told.channel, "my language", language="pt-BR")
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "bid")
    assert "lance secreto" in text(direct(told, "Ben")[-1]).lower()
    assert "secret bid" in text(direct(told, "Anna")[-1]).lower()
    assert "bids are in" in text(table(told))
    panel = await Person(told, "Ben").open()
    assert "lance" in text(panel).lower()


def test_the_default_answers_are_those_of_the_rules() -> None:
    def asked(kind: str, *options: Option) -> str:
        return default_answer(Decision("spain", kind, options))

    assert asked("bid", Option("bid:0-7", "bid", (), 0, 7)) == "bid:0"
    sides = [Option(f"support:{side}", "support", (side,)) for side in ("attacker", "target", "neutral")]
    assert asked("support", *sides) == "support:target"
    assert asked("play_turn", Option("draw", "draw"), Option("end", "end")) == "end"
    assert asked("hand_limit", Option("discard:a", "discard", ("a",)), Option("sell:a", "sell", ("a",))) == "discard:a"
    assert asked("announce", Option("announce:top", "announce", ("top",))) == "announce:top"


async def test_while_discord_is_out_of_reach_nothing_runs_out(told: World) -> None:
    await open_game(told, ["Anna", "Ben"])
    await fast_forward(told, 1, "play_turn", "Anna")
    await with_clock(told, Plan("fixed", HOUR, grace=HOUR))
    await told.env.advance_time(HOUR + 10)
    before = (await game_of(told))[0].seq
    await told.host.on_disconnect()
    await told.env.advance_time(5 * HOUR)
    assert (await game_of(told))[0].seq == before
    await told.host.on_resumed()
    assert "The bot was away for a while" in everything_said(told)
    await told.host.conductor.settled(1)
    await look(told)
    await told.env.advance_time(HOUR + 10)
    assert (await game_of(told))[0].seq > before


async def test_a_clock_of_its_own_is_typed_and_shown_in_the_lobby(told: World) -> None:
    anna = told.people["Anna"]
    await anna.slash(told.channel, "game new", length="short", seed=7)
    lobby = told.channel.last_message
    await told.people["Ben"].click(lobby, label="Join")
    is_now = await anna.slash(told.channel, "game clock")
    assert is_now.response.content == "Clock: no deadlines."
    chosen = await anna.slash(told.channel, "game clock", time="36h", grace="90 min")
    due = int(told.env.now().timestamp()) + 36 * HOUR
    words = "1 day 12 hours for each decision, 1 hour 30 minutes of grace"
    assert chosen.response.content == f"The clock is set: {words}. What is asked now is due <t:{due}:f>."
    assert f"Clock: {words}." in text(told.channel.history()[0])
    bank = await anna.slash(told.channel, "game clock", time="3d", increment="12h", weekends=True)
    assert "a bank of 3 days, 12 hours more after each answer, 3 days 12 hours at most" in bank.response.content
    assert "without quiet hours and free weekends" in bank.response.content
    wrong: tuple[tuple[dict[str, Any], str], ...] = (
        ({"time": "soon"}, "'soon' is no stretch of time"),
        ({"time": "40d"}, "The time can be 1 minute to 30 days, not 40 days"),
        ({"speed": "fixed", "time": "1h", "increment": "1h"}, "belong to a bank"),
        ({"speed": "bank", "time": "5d", "most": "2d"}, "cannot hold 2 days at most and begin with 5 days"),
    )
    for values, sentence in wrong:
        refused = await anna.slash(told.channel, "game clock", **values)
        assert sentence in refused.response.content, refused.response.content
    other = await told.people["Ben"].slash(told.channel, "game clock", time="1h")
    assert "Only who opened the game, and moderators" in other.response.content
    emil = await moderator(told)
    await emil.slash(told.channel, "game clock", speed="fixed", time="2h", grace="0", weekends=False)
    await anna.click(lobby, label="Start")
    await fast_forward(told, 1, "play_turn", "Anna")
    assert (await told.store.clocks.of(1)).plan == Plan("fixed", 2 * HOUR)
    due_at = (await told.store.clocks.waiting(1))[0].due_at
    assert f"Until <t:{due_at}:f> (<t:{due_at}:R>)." in text(table(told))
    await anna.slash(told.thread(), "game clock", speed="none")
    assert (await told.store.find.game(1)).clock == "none"


async def test_who_leaves_the_server_is_noticed_though_nobody_waits_for_that_person(tmp_path: Path) -> None:
    async with open_world(tmp_path / "pax.sqlite3", settle_timeout=8.0, retell_minutes=2.0) as world:
        with told_by(lambda: world.env.now().timestamp()):
            await open_game(world, ["Anna", "Ben"])
            await fast_forward(world, 1, "play_turn", "Anna")
            world.guild.remove_member(world.people["Ben"])
            await world.env.advance_time(25 * 60)
            seat = (await world.store.find.game(1)).seat_of(world.people["Ben"].id)
            assert seat is not None and seat.absent and seat.why == "gone"
            assert "is not on this server any more" in everything_said(world)


async def test_with_the_members_intent_it_is_noticed_at_once(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "pax.sqlite3")
    settings = Settings(database=tmp_path / "pax.sqlite3", bot_pause=0.0, picture_seconds=0.0, members_intent=True)
    host = Host(settings, store)
    assert host.intents.members and not Host(Settings(), store).intents.members
    env = simcord.Env(host, approved_intents=discord.Intents.all())
    await env.start()
    try:
        world = World(env, host, store, *build(env, ("Anna", "Ben", "Emil")))
        await open_game(world, ["Anna", "Ben"])
        world.guild.remove_member(world.people["Ben"])
        await env.settle()
        seat = (await store.find.game(1)).seat_of(world.people["Ben"].id)
        assert seat is not None and seat.absent and seat.why == "gone"
    finally:
        await host.conductor.close()
        await env.shutdown()
        await store.close()
