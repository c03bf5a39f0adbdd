"""The bot itself: what it owns, how it starts, how it syncs its commands."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs import bots, private_threads
from cogs.answer import Answer
from cogs.conductor import Conductor
from cogs.errors import report
from cogs.router import GameButton, GameMenu, Router, form_values
from cogs.settings import DEFAULT_API, Settings
from cogs.translation import CommandTranslator
from store.errors import Refused
from store.records import Game
from store.store import Store

log = logging.getLogger(__name__)
EXTENSIONS = (
    "cogs.lobby",
    "cogs.panel",
    "cogs.moves",
    "cogs.gifts",
    "cogs.talks",
    "cogs.deals",
    "cogs.table_rules",
    "cogs.looks",
    "cogs.manage",
    "cogs.replays",
    "cogs.standing",
    "cogs.seats",
    "cogs.watching",
    "cogs.mine",
    "cogs.votes",
    "cogs.moderate",
    "cogs.correct",
    "cogs.mod_undo",
    "cogs.doctor",
    "cogs.privacy",
    "cogs.tutorial",
    "cogs.tournament",
    "cogs.tournament_lead",
    "cogs.tournament_reports",
    "cogs.tournament_records",
    "cogs.league",
    "cogs.campaign",
)
COMMANDS_FACT = "commands"


class Host(commands.Bot):
    """The bot that hosts the games. `store`: what is true; `conductor`: who moves and tells; `router`: who presses."""

    def __init__(self, settings: Settings, store: Store) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, members=settings.members_intent),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
        )
        self.settings = settings
        self.store = store
        self.router = Router()
        self.conductor = Conductor(self)
        self.tree.on_error = self._on_command_error  # type: ignore[method-assign]

    async def setup_hook(self) -> None:
        """Load the cogs, register the persistent items, sync the commands if they changed."""
        if self.settings.api_base != DEFAULT_API:
            await self._find_gateway()
        self.add_dynamic_items(GameButton, GameMenu)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.set_translator(CommandTranslator())
        await self.sync_if_changed()

    async def _find_gateway(self) -> None:
        """Ask the other server where its gateway is; without an answer it is taken to be at /gateway/ of the host."""
        base = yarl.URL(self.settings.api_base)
        scheme = "wss" if base.scheme == "https" else "ws"
        gateway = base.with_scheme(scheme).with_path("/gateway/")
        try:
            told = await self.http.request(Route("GET", "/gateway"))
            gateway = yarl.URL(str(told["url"]))
        except (discord.HTTPException, KeyError, TypeError):
            log.info("the server at %s does not say where its gateway is; trying %s", base, gateway)
        if not gateway.path or gateway.path == "":
            gateway = gateway.with_path("/")
        DiscordWebSocket.DEFAULT_GATEWAY = gateway

    async def sync_if_changed(self) -> None:
        """Register the commands, all global and in every language, if they differ from those registered last.

        A failure changes nothing.
        """
        assert self.application_id is not None
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        text = json.dumps([self.settings.api_base, self.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.shown.fact(COMMANDS_FACT) == digest:
            return
        try:
            await self.tree.sync()
        except (discord.HTTPException, app_commands.AppCommandError) as error:
            log.warning("the commands could not be registered; the game works on with those of before: %s", error)
            return
        await self.store.shown.set_fact(COMMANDS_FACT, digest)

    async def on_ready(self) -> None:
        """Go on with every running game: what happened while this program stood still is told now."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        await self.conductor.resume()
        await self.conductor.timekeeper.release()

    async def on_disconnect(self) -> None:
        """Nobody can answer while Discord is out of reach."""
        self.conductor.timekeeper.hold()

    async def on_resumed(self) -> None:
        """Discord is within reach again."""
        await self.conductor.timekeeper.release()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms come here; buttons and menus through their persistent items."""
        if interaction.type is discord.InteractionType.modal_submit:
            custom_id, texts = form_values(interaction)
            await self.router.press(interaction, custom_id, texts)

    async def on_member_remove(self, member: discord.Member) -> None:
        """Somebody left the server (told only where the members intent is on): a bot plays that seat on at once."""
        await self.conductor.person_left(member.guild.id, member.id)

    # ------------------------------------------------------------------ places and messages

    def answer(self, interaction: discord.Interaction[Any]) -> Answer:
        """Return the answer to a command; errors of the command are told through it."""
        answer = Answer(interaction)
        interaction.extras["answer"] = answer
        return answer

    def partial(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """Return a message to edit or delete, without asking Discord for it first."""
        return self.get_partial_messageable(channel_id).get_partial_message(message_id)

    async def channel(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to write to."""
        return self.get_partial_messageable(channel_id)

    async def place(self, game: Game) -> discord.PartialMessageable:
        """Return where a game is told."""
        return self.get_partial_messageable(game.place)

    async def open_thread(self, game: Game, name: str) -> None:
        """Open the thread of a game under its lobby message, or beside it where that message is gone.

        A private one where others see the game late; `Refused` where the bot may not open one.
        """
        if game.delay:  # others see it late, so that it is for the players alone
            people = [seat.user_id for seat in game.seats if seat.user_id is not None]
            try:
                thread_id = await private_threads.open_private(self, game.channel_id, name)
            except discord.Forbidden as error:
                raise Refused("delay-forbidden", place=f"<#{game.channel_id}>") from error
            await private_threads.let_in(self, thread_id, people)
            await self.store.play.mark(game.id, thread_id=thread_id)
            return
        lobby = await self.store.shown.newest(game.id, "lobby")
        data: Mapping[str, Any] | None = None
        if lobby is not None:
            try:
                data = await self.http.start_thread_with_message(
                    game.channel_id, lobby.message_id, name=name, auto_archive_duration=10080
                )
            except discord.NotFound:
                data = None
        if data is None:
            data = await self.http.start_thread_without_message(
                game.channel_id, name=name, auto_archive_duration=10080, type=discord.ChannelType.public_thread.value
            )
        await self.store.play.mark(game.id, thread_id=int(data["id"]))

    async def archive(self, thread_id: int, archived: bool = True) -> None:
        """Archive a thread, or take it out of the archive; that it cannot be done changes nothing."""
        try:
            await self.http.edit_channel(thread_id, archived=archived)
        except discord.HTTPException as error:
            log.info("thread %d could not be archived: %s", thread_id, error)

    @staticmethod
    def personas() -> tuple[str, ...]:
        """Return the personas that a bot can have."""
        return bots.PERSONAS

    async def _on_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        answer = interaction.extras.get("answer")
        await report(answer if isinstance(answer, Answer) else Answer(interaction), error)

    async def close(self) -> None:
        """Finish what is being told, then go."""
        await self.conductor.close()
        await super().close()
