"""`/mod`: pause, extend, replace, force the default answer, the log of it all. Every step is announced and noted.

A moderator sees no hand and no sealed answer here, and does not decide in a game in which one sits oneself.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import notices
from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.prompts import link
from cogs.rights import must_moderate
from cogs.which import game_here
from engine.content.loader import load
from store.council import Entry
from store.errors import Refused
from store.records import Game, Seat
from story.catalogue import say

NATIONS = [app_commands.Choice(name=nation.name, value=key) for key, nation in load("core").nations.items()]
OWN = frozenset({"pause", "resume"})  # what also a moderator may do who plays


class Moderate(commands.Cog):
    """Verbs of moderators."""

    group = app_commands.Group(name="mod", description="For moderators: games that need a hand", guild_only=True)

    def __init__(self, host: Host) -> None:
        self.host = host

    async def begin(self, interaction: discord.Interaction[Any], what: str) -> tuple[Answer, Game]:
        """Acknowledge, check the right, and return the running game here."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        await must_moderate(self.host, interaction)
        game = await game_here(self.host.store, answer, ("running",))
        if what not in OWN:
            _must_not_play(game, answer.user_id)
        return answer, game

    async def again(self, answer: Answer, press: Press) -> Game:
        """Acknowledge the `Do it` under a look beforehand, and return its game: every right is looked at again."""
        await answer.acknowledge("update")
        game = await self.host.store.find.game(press.game)
        if game.guild_id != answer.interaction.guild_id:
            raise Refused("moderators-only")
        await must_moderate(self.host, answer.interaction)
        _must_not_play(game, answer.user_id)
        return game

    async def _done(self, answer: Answer, game: Game, what: str, **facts: str | int) -> None:
        """Announce what was done, and say so."""
        await self.announce(answer, game, what, **facts)
        await answer.say(say("mod-done", answer.locale))

    async def announce(self, answer: Answer, game: Game, what: str, **facts: str | int) -> None:
        """Note what was done in the log, announce it in the thread, let the game go on."""
        await self.host.store.council.note(game.guild_id, game.id, answer.user_id, what, **facts)
        text = say("mod-did", game.locale, who=f"<@{answer.user_id}>", what=what, **{**_NOTHING, **facts})
        await notices.say_in_thread(self.host, game, text)
        change = f"\n{facts['change']}" if facts.get("change") else ""
        await notices.tell_log(self.host, game.guild_id, f"{link(game)}: {text}{change}")
        self.host.conductor.wake(game.id)

    @group.command(name="pause", description="Stop the clock of this game")
    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        """Stop the clock."""
        answer, game = await self.begin(interaction, "pause")
        if not await self.host.store.clocks.pause(game.id):
            raise Refused("paused")
        await self._done(answer, game, "pause")

    @group.command(name="resume", description="Let the clock of this game run again")
    async def resume(self, interaction: discord.Interaction[Any]) -> None:
        """Let the clock run."""
        answer, game = await self.begin(interaction, "resume")
        if not await self.host.store.clocks.resume(game.id):
            raise Refused("not-paused")
        await self._done(answer, game, "resume")

    @group.command(name="extend", description="Give everybody who is waited for more time")
    @app_commands.describe(hours="How many hours more")
    async def extend(self, interaction: discord.Interaction[Any], hours: app_commands.Range[int, 1, 240]) -> None:
        """Give more time."""
        answer, game = await self.begin(interaction, "extend")
        await self.host.store.clocks.extend(game.id, hours * 3600)
        await self._done(answer, game, "extend", hours=hours)

    @group.command(name="replace", description="Give a seat to somebody who has none in this game")
    @app_commands.describe(nation="Whose seat", player="Who plays it from now on")
    @app_commands.choices(nation=NATIONS)
    async def replace(
        self, interaction: discord.Interaction[Any], nation: app_commands.Choice[str], player: discord.User
    ) -> None:
        """Replace a player."""
        answer, game = await self.begin(interaction, "replace")
        seat = _seat(game, nation.value)
        if player.bot:
            raise Refused("no-such-player")
        before = notices.called(game, seat)
        moved = await self.host.store.chairs.replace(game.id, seat.position, player.id, player.display_name)
        await notices.withdraw_advert(self.host, game, seat.position)
        if moved.prompt is not None:
            await notices.end_prompt(self.host, moved.game, moved)
        await self._done(answer, game, "replace", seat=before, by=notices.called(moved.game, moved.seat))

    @group.command(name="force", description="Give the default answer for a seat that is waited for")
    @app_commands.describe(nation="Whose seat")
    @app_commands.choices(nation=NATIONS)
    async def force(self, interaction: discord.Interaction[Any], nation: app_commands.Choice[str]) -> None:
        """Force the default answer."""
        answer, game = await self.begin(interaction, "force")
        seat = _seat(game, nation.value)
        found = await self.host.store.clocks.force(game.id, seat.position)
        if not found:
            raise Refused("not-waited-for")
        for wait in found:
            await self.host.conductor.timekeeper.answer_for(wait)
        await self._done(answer, game, "force", seat=notices.called(game, seat))

    @group.command(name="log", description="What moderators and votes did here")
    @app_commands.describe(here="Only in the game of this thread, the newest first")
    async def log(self, interaction: discord.Interaction[Any], here: bool = False) -> None:
        """Show the audit log; everybody may read it."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("lobby", "running", "over")) if here else None
        council = self.host.store.council
        entries = await council.entries(interaction.guild_id or 0, None if game is None else game.id)
        text = "\n".join(_line(entry, answer.locale) for entry in entries) or say("mod-log-empty", answer.locale)
        title = say("mod-log", answer.locale)
        embed = discord.Embed(title=cut(title, EMBED_TITLE), description=cut(text, EMBED_DESCRIPTION))
        await answer.show(Page(embed=embed))


_NOTHING: dict[str, str | int] = {"hours": 0, "seat": "", "by": "", "change": "", "reason": "", "back_to": 0}


def _must_not_play(game: Game, user_id: int) -> None:
    if game.seat_of(user_id) is not None or any(seat.owner_id == user_id for seat in game.seats):
        raise Refused("moderator-plays")


def _seat(game: Game, nation: str) -> Seat:
    try:
        return game.seat_for(nation)
    except KeyError as error:
        raise Refused("no-such-player") from error


def _line(entry: Entry, locale: str) -> str:
    who = say("mod-log-vote", locale) if entry.user_id is None else f"<@{entry.user_id}>"
    facts = " ".join(str(value) for _, value in sorted(entry.facts.items()) if value != "")
    game = "" if entry.game_id is None else str(entry.game_id)
    return say(
        "mod-log-line", locale, stamp=f"<t:{entry.at}:f>", who=who, game=game or None, what=entry.what, facts=facts
    )


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Moderate(host))
