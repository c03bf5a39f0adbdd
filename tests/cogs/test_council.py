"""Votes, moderators, the set-up of a server, the home panel."""

from __future__ import annotations

from typing import Any

import discord

from sandbox.world import World
from tests.cogs.driver import everything_said, fast_forward, game_of, ids, open_game, text


def question(world: World) -> Any:
    """Return the newest question in the thread."""
    found = [one for one in world.thread().history() if any(":agree:" in name for name in ids(one))]
    return found[-1]


async def moderator(world: World, name: str = "Emil") -> Any:
    """Give somebody the moderators' role, as /setup chooses it."""
    role = world.guild.create_role("Moderators")
    await world.store.council.set_guild(world.guild.id, moderator_id=role.id)
    person = world.people[name]
    world.env.backend.guilds[world.guild.id].members[person.id].role_ids.append(role.id)
    return person


async def test_more_than_half_pause_the_clock(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await world.people["Anna"].slash(world.thread(), "game clock", speed="daily")
    opened = await world.people["Anna"].slash(world.thread(), "game vote", what="pause")
    assert "1 of 2 agree" in opened.response.content
    outsider = await world.people["Emil"].click(question(world), label="Agree")
    assert "no seat" in str([one.content for one in outsider.followups])
    await world.people["Ben"].click(question(world), label="Agree")
    assert (await world.store.clocks.of(1)).paused_at is not None
    assert "the clock is paused" in everything_said(world)
    entry = (await world.store.council.entries(world.guild.id))[0]
    assert (entry.what, entry.user_id) == ("vote-pause", None)


async def test_all_agree_to_a_draw(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await world.people["Anna"].slash(world.thread(), "game vote", what="draw")
    await world.people["Anna"].click(question(world), label="Not now")
    await world.people["Ben"].click(question(world), label="Agree")
    assert (await world.store.find.game(1)).phase == "running"
    await world.people["Anna"].click(question(world), label="Agree")
    assert (await world.store.find.game(1)).phase == "abandoned"
    assert "All have agreed to end this game as a draw." in everything_said(world)


async def test_the_others_expel_somebody(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    chen = world.people["Chen"]
    refused = await world.people["Anna"].slash(world.thread(), "game vote", what="expel")
    assert "No such player" in refused.response.content
    await world.people["Anna"].slash(world.thread(), "game vote", what="expel", player=chen)
    self_vote = await chen.click(question(world), label="Agree")
    assert "cannot vote" in str([one.content for one in self_vote.followups])
    await world.people["Ben"].click(question(world), label="Agree")
    seat = (await world.store.find.game(1)).seat_of(chen.id)
    assert seat is not None and seat.absent and seat.why == "expelled"
    assert "has been expelled by the others" in everything_said(world)


async def test_all_agree_to_take_back_what_was_revealed(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    before, _ = await game_of(world)
    for name in ("Anna", "Ben"):
        await world.people[name].slash(world.thread(), "bid", amount=0)
    after, _ = await game_of(world)
    assert after.seq >= before.seq + 2
    nothing = await world.people["Anna"].slash(world.thread(), "game undo")
    assert "Nothing can be taken back" in nothing.response.content
    await world.people["Anna"].slash(world.thread(), "game vote", what="undo")
    assert "Take this back" in text(question(world))
    assert "Bids: Anna" in text(question(world))
    await world.people["Ben"].click(question(world), label="Agree")
    game, _ = await game_of(world)
    assert game.seq == before.seq
    assert {wait.kind for wait in await world.store.clocks.waiting(1)} == {"bid"}
    assert "it is taken back" in everything_said(world)
    for name in ("Anna", "Ben"):  # and the game goes on from there
        await world.people[name].slash(world.thread(), "bid", amount=1)
    assert (await game_of(world))[0].seq >= before.seq + 2


async def test_only_moderators_moderate_and_not_their_own_games(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    refused = await world.people["Emil"].slash(world.thread(), "mod extend", hours=5)
    assert "Only moderators" in refused.response.content
    anna = await moderator(world, "Anna")
    refused = await anna.slash(world.thread(), "mod extend", hours=5)
    assert "You play in this game" in refused.response.content
    assert await world.store.council.entries(world.guild.id) == []


async def test_a_moderator_extends_forces_and_replaces_and_everybody_can_read_it(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    emil = await moderator(world)
    game = await fast_forward(world, 1, "play_turn", "Anna")
    assert "no deadlines" in (await emil.slash(world.thread(), "mod extend", hours=5)).response.content
    await world.people["Anna"].slash(world.thread(), "game clock", speed="daily")
    due = (await world.store.clocks.waiting(1))[0].due_at or 0
    await emil.slash(world.thread(), "mod extend", hours=5)
    assert (await world.store.clocks.waiting(1))[0].due_at == due + 5 * 3600
    anna = game.seat_of(world.people["Anna"].id)
    assert anna is not None
    before = (await game_of(world))[0].seq
    await emil.slash(world.thread(), "mod force", nation=anna.nation)
    assert (await game_of(world))[0].seq > before
    assert "had the default answer given for" in everything_said(world)
    await emil.slash(world.thread(), "mod replace", nation=anna.nation, player=world.people["Dora"])
    seat = (await world.store.find.game(1)).seat_for(anna.nation or "")
    assert (seat.user_id, seat.owner_id) == (world.people["Dora"].id, world.people["Anna"].id)
    log = text((await world.people["Ben"].slash(world.channel, "mod log")).response)
    assert log.index("replace") < log.index("force") < log.index("extend")
    again = await emil.slash(world.thread(), "mod resume")
    assert "not paused" in again.response.content


async def test_setup_lists_settings_and_permissions_and_makes_a_home_panel(world: World) -> None:
    role = world.guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
    anna = world.people["Anna"]
    world.env.backend.guilds[world.guild.id].members[anna.id].role_ids.append(role.id)
    shown = text((await anna.slash(world.channel, "setup")).response)
    assert "- has **View Channel**: to see the game's commands and buttons" in shown
    assert "Clock of new games: no deadlines." in shown
    chosen = await anna.slash(world.channel, "setup", clock="leisurely", language="pt-BR", home=world.channel)
    assert "Language of threads and lobbies: Português (Brasil)." in text(chosen.response)
    assert "Partidas neste servidor" in text(world.channel.last_message)
    entry = (await world.store.council.entries(world.guild.id))[0]
    assert entry.facts == {"settings": "clock, home_channel_id, home_message_id, locale"}


async def test_a_server_has_its_language_its_clock_and_its_home_panel(world: World) -> None:
    await world.store.council.set_guild(world.guild.id, locale="es", clock="daily", home_channel_id=world.channel.id)
    opened = await world.people["Anna"].slash(world.channel, "game new")
    assert "Reloj: diario" in text(opened.response.message)
    doctor: Any = world.host.get_cog("Doctor")
    await doctor.show_home(await world.store.council.guild(world.guild.id))
    panel = world.channel.last_message
    assert "Una partida abierta para entrar" in text(panel)
    await doctor.show_home(await world.store.council.guild(world.guild.id))
    assert world.channel.last_message.id == panel.id
    page = doctor._page(await world.store.council.guild(world.guild.id), ["embed_links"], "en")
    shown = page.embed.description
    assert "- lacks **Embed Links**: to tell the game in readable form" in shown
    assert "One permission is missing" in shown
    assert "permissions=" in shown


async def test_privacy_tells_hands_out_and_deletes(world: World) -> None:
    anna = world.people["Anna"]
    await anna.slash(world.channel, "my language", language="en")
    told = await anna.slash(world.channel, "privacy")
    assert "finished games keep a seat without a name" in text(told.response)
    await anna.click(told.response, label="Give me the file")
    assert "stored about you: 1 rows" in text(told.response)
    again = await anna.slash(world.channel, "privacy")
    await anna.click(again.response, label="Delete my data")
    await anna.click(again.response, label="Do it")
    assert "Deleted." in text(again.response)
    assert (await world.store.people.get(anna.id)).locale == ""


async def test_games_are_opened_where_the_server_wants_them_and_the_log_is_told_in_its_channel(world: World) -> None:
    role = world.guild.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
    anna = world.people["Anna"]
    world.env.backend.guilds[world.guild.id].members[anna.id].role_ids.append(role.id)
    other, book = world.guild.create_text_channel("games"), world.guild.create_text_channel("log")
    shown = text((await anna.slash(world.channel, "setup", games=other, log=book)).response)
    assert f"Games are opened in <#{other.id}>." in shown and f"is told in <#{book.id}> too" in shown
    assert "- has **Create Private Threads**: for private talks" in shown
    assert "has changed settings of this server: games_channel_id, log_channel_id" in text(book.history()[-1])
    refused = await anna.slash(world.channel, "game new")
    assert [f"Games are opened in <#{other.id}> here." in one.content for one in refused.followups] == [True]
    assert await world.store.find.in_phase("lobby") == []
    await anna.slash(world.channel, "setup", clear="games")
    await open_game(world, ["Anna", "Ben"])
    await anna.slash(world.thread(), "game clock", speed="daily")
    await anna.slash(world.thread(), "mod pause")
    assert "has paused the clock" in text(book.history()[-1])
    await anna.slash(world.thread(), "game vote", what="resume")
    await world.people["Ben"].click(question(world), label="Agree")
    assert "the clock runs again" in text(book.history()[-1])
    await anna.slash(world.channel, "setup", clear="log")
    told = len(book.history())
    await anna.slash(world.thread(), "mod pause")
    assert len(book.history()) == told


async def test_a_moderator_takes_back_after_a_look_at_what(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    emil = await moderator(world)
    await fast_forward(world, 1, "bid")
    before, _ = await game_of(world)
    for name in ("Anna", "Ben"):
        await world.people[name].slash(world.thread(), "bid", amount=0)
    first = next(done.seat for done in await world.store.play.log(1) if done.seq == before.seq + 1)
    shown = await emil.slash(world.thread(), "mod undo", nation=first)
    assert shown.response.ephemeral and "Bids: Anna" in text(shown.response)
    late = await emil.slash(world.thread(), "mod undo", nation=first)
    await emil.click(shown.response, label="Do it")
    game, _ = await game_of(world)
    assert game.seq == before.seq
    assert f"has taken the game back to action {before.seq}" in everything_said(world)
    assert {wait.kind for wait in await world.store.clocks.waiting(1)} == {"bid"}
    again = await emil.click(late.response, label="Do it")
    assert "answered already" in str([one.content for one in again.followups])
    anna = await moderator(world, "Anna")
    refused = await anna.slash(world.thread(), "mod undo", nation=first)
    assert "You play in this game" in refused.response.content


async def test_no_more_is_taken_back_than_the_question_has_told(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    for name in ("Anna", "Ben"):
        await world.people[name].slash(world.thread(), "bid", amount=0)
    await world.people["Anna"].slash(world.thread(), "game vote", what="undo")
    await fast_forward(world, 1, "play_turn")
    before, _ = await game_of(world)
    late = await world.people["Ben"].click(question(world), label="Agree")
    assert "has moved on since" in str([one.content for one in late.followups])
    assert (await game_of(world))[0].seq == before.seq
