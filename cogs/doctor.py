"""`/setup`: what a server's administrator chooses, what the bot lacks and why it needs it; the home panel."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands, tasks

from clocks.plan import PRESETS
from cogs import notices
from cogs.answer import Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.lobby import NEEDED, missing_permissions
from cogs.mine import LANGUAGES
from cogs.prompts import link
from cogs.router import GameButton
from store.council import Guild
from store.errors import Refused
from story.catalogue import locales, say

log = logging.getLogger(__name__)

LANGUAGE_CHOICES = [app_commands.Choice(name=LANGUAGES.get(name, name), value=name) for name in locales()]
# What some games need and most do not: private talks, games that others see late, finding a ping after a crash.
USEFUL = ("create_private_threads", "manage_threads", "read_message_history")
Clear = Literal["moderators", "home", "games", "log"]
CLEARED: dict[str, tuple[str, ...]] = {
    "moderators": ("moderator_id",),
    "home": ("home_channel_id", "home_message_id"),
    "games": ("games_channel_id",),
    "log": ("log_channel_id",),
}
CLOCK_CHOICES = [app_commands.Choice(name=name, value=name) for name in PRESETS]


class Doctor(commands.Cog):
    """Settings of a server, and the panel that lists its games."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._shown: dict[int, str] = {}
        self.renew.change_interval(minutes=host.settings.retell_minutes)
        self.renew.start()

    async def cog_unload(self) -> None:
        """Stop renewing home panels."""
        self.renew.cancel()

    @app_commands.command(name="setup", description="For administrators: settings of this server, what the bot lacks")
    @app_commands.describe(
        language="The language of threads and lobbies",
        clock="The clock of new games",
        moderators="Who may use /mod besides those who manage the server",
        home="Where a panel lists the open and running games",
        games="The one channel in which games are opened",
        log="Where what moderators and votes do is told too",
        clear="Choose nothing any more for one of these",
    )
    @app_commands.choices(language=LANGUAGE_CHOICES, clock=CLOCK_CHOICES)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def setup_server(
        self,
        interaction: discord.Interaction[Any],
        language: app_commands.Choice[str] | None = None,
        clock: app_commands.Choice[str] | None = None,
        moderators: discord.Role | None = None,
        home: discord.TextChannel | None = None,
        games: discord.TextChannel | None = None,
        log: discord.TextChannel | None = None,
        clear: Clear | None = None,
    ) -> None:
        """Set what was given and show everything."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise Refused("administrators-only")
        given: dict[str, object] = {}
        if language is not None:
            given["locale"] = language.value
        if clock is not None:
            given["clock"] = clock.value
        if moderators is not None:
            given["moderator_id"] = moderators.id
        if home is not None:
            given |= {"home_channel_id": home.id, "home_message_id": None}
        if games is not None:
            given["games_channel_id"] = games.id
        if log is not None:
            given["log_channel_id"] = log.id
        if clear is not None:
            given |= dict.fromkeys(CLEARED[clear], None)
        council = self.host.store.council
        if given:
            await council.set_guild(interaction.guild_id, **given)
            settings = ", ".join(sorted(given))
            await council.note(interaction.guild_id, None, answer.user_id, "setup", settings=settings)
            text = say("setup-noted", answer.locale, who=f"<@{answer.user_id}>", settings=settings)
            await notices.tell_log(self.host, interaction.guild_id, text)
        guild = await council.guild(interaction.guild_id)
        if home is not None:
            await self.show_home(guild)
        lacking = missing_permissions(interaction, (*NEEDED, *USEFUL))
        await answer.show(self._page(guild, lacking, answer.locale))

    def _page(self, guild: Guild, missing: list[str], locale: str) -> Page:
        lines = [
            say("setup-language", locale, language=LANGUAGES.get(guild.locale or "", guild.locale) or None),
            say("setup-clock", locale, clock=say("clock", locale, clock=guild.clock or "none")),
            say("setup-moderators", locale, role=f"<@&{guild.moderator_id}>" if guild.moderator_id else None),
            say("setup-home", locale, place=f"<#{guild.home_channel_id}>" if guild.home_channel_id else None),
            say("setup-games", locale, place=f"<#{guild.games_channel_id}>" if guild.games_channel_id else None),
            say("setup-log", locale, place=f"<#{guild.log_channel_id}>" if guild.log_channel_id else None),
            "",
            say("setup-permissions", locale, count=sum(name in NEEDED for name in missing)),
            *_permissions(NEEDED, missing, locale),
            "",
            say("setup-useful", locale),
            *_permissions(USEFUL, missing, locale),
        ]
        lines += ["", say("setup-invite", locale, link=invite(self.host.application_id or 0))]
        embed = discord.Embed(
            title=cut(say("setup-title", locale), EMBED_TITLE), description=cut("\n".join(lines), EMBED_DESCRIPTION)
        )
        return Page(embed=embed)

    # ------------------------------------------------------------------ the home panel

    @tasks.loop(minutes=2.0)
    async def renew(self) -> None:
        """Bring the home panels up to date where something has changed."""
        if not self.renew.current_loop:
            return
        for guild in await self.host.store.council.homes():
            try:
                await self.show_home(guild)
            except discord.HTTPException as error:
                log.info("the home panel of server %d could not be shown: %s", guild.guild_id, error)

    async def show_home(self, guild: Guild) -> None:
        """Post the home panel of a server, or edit it where its text has changed."""
        if guild.home_channel_id is None:
            return
        page = await self._home(guild)
        text = page.embed.description if page.embed is not None else ""
        if guild.home_message_id is not None and self._shown.get(guild.guild_id) == text:
            return
        self._shown[guild.guild_id] = text or ""
        if guild.home_message_id is not None:
            try:
                await self.host.partial(guild.home_channel_id, guild.home_message_id).edit(**page.edit())
                return
            except discord.NotFound:
                log.info("the home panel of server %d is gone; it is posted again", guild.guild_id)
        channel = await self.host.channel(guild.home_channel_id)
        message = await channel.send(**page.send())
        await self.host.store.council.set_guild(guild.guild_id, home_message_id=message.id)

    async def _home(self, guild: Guild) -> Page:
        locale = guild.locale or "en"
        lines: list[str] = []
        taught = await self.host.store.tutorials.games()
        for phase in ("lobby", "running"):
            found = await self.host.store.find.in_phase(phase)
            games = [game for game in found if game.guild_id == guild.guild_id and game.id not in taught]
            lines.append(say(f"home-{phase}", locale, count=len(games)))
            lines += [f"- {link(game)} · {say('home-seats', locale, seats=len(game.seats))}" for game in games]
        embed = discord.Embed(title=say("home-title", locale), description=cut("\n".join(lines), EMBED_DESCRIPTION))
        view = discord.ui.View(timeout=None)
        view.add_item(GameButton(Press(0, 0, "new"), say("button-new", locale), style=discord.ButtonStyle.success))
        view.add_item(GameButton(Press(0, 0, "tutorial"), say("button-tutorial", locale)))
        return Page(embed=embed, view=view)


def _permissions(names: Sequence[str], missing: Sequence[str], locale: str) -> list[str]:
    """Return a line for each permission: whether the bot has it and what for."""
    lines: list[str] = []
    for name in names:
        words = f"permission-{name.replace('_', '-')}"
        mark = say("setup-lacks" if name in missing else "setup-has", locale)
        lines.append(f"- {mark} **{say(words, locale)}**: {say(f'{words}.why', locale)}")
    return lines


def invite(application_id: int) -> str:
    """Return the link that invites the bot with the least permissions it needs."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=("bot", "applications.commands"))


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Doctor(host))
