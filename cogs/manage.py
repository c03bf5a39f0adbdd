"""Looking after games: `/game export`, `refresh`, `undo`, `messages`, `check`, and `/help`."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from cogs.answer import Page
from cogs.custom_ids import Press
from cogs.export import export_bytes
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.lobby import Lobby, missing_permissions
from cogs.panel import Panel
from cogs.router import GameButton
from cogs.which import game_here
from story.catalogue import say


class Manage(commands.Cog):
    """Verbs about games rather than in them."""

    def __init__(self, host: Host) -> None:
        self.host = host
        lobby = host.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        verbs: dict[str, tuple[str, Any]] = {
            "export": ("The finished game as a file that can be replayed", self.export),
            "refresh": ("Post the table of this game again, should it be lost", self.refresh),
            "undo": ("Take back your last action, unless something was rolled or revealed", self.undo),
            "messages": ("Whether this game sends you direct messages", self.messages),
            "check": ("Whether the bot may do here all that a game needs", self.check),
        }
        for name, (description, callback) in verbs.items():
            command: app_commands.Command[Any, ..., None] = app_commands.Command(
                name=name, description=description, callback=callback
            )
            lobby.group.add_command(command, override=True)
        self.retell.change_interval(minutes=host.settings.retell_minutes)
        self.retell.start()

    async def cog_unload(self) -> None:
        """Stop looking after untold games."""
        self.retell.cancel()

    @tasks.loop(minutes=2.0)
    async def retell(self) -> None:
        """Go on with games whose posts failed, or that somebody stopped in mid-move."""
        if self.retell.current_loop:
            await self.host.conductor.catch_up()

    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """Give the record of a finished game."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running", "over", "abandoned"))
        data = await export_bytes(self.host.store, game)
        file = discord.File(io.BytesIO(data), filename=f"game-{game.id}.json")
        await answer.show(Page(text=say("export-done", answer.locale, actions=game.seq), files=[file]))

    async def refresh(self, interaction: discord.Interaction[Any]) -> None:
        """Make what shows the game again."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer)
        if game.phase == "lobby":
            lobby = self.host.get_cog("Lobby")
            assert isinstance(lobby, Lobby)
            await lobby.show_lobby(game)
        else:
            game, state = await self.host.store.play.position(game.id)
            await self.host.conductor.teller.refresh(game, state)
            self.host.conductor.wake(game.id)
        await answer.say(say("refreshed", answer.locale))

    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Say what would be taken back, and ask."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("running",))
        panel = self.host.get_cog("Panel")
        assert isinstance(panel, Panel)
        await answer.show(await panel.undo_page(game.id, answer.user_id))

    @app_commands.describe(wanted="Yes: your panel comes by direct message too; no: only in the thread")
    async def messages(self, interaction: discord.Interaction[Any], wanted: bool) -> None:
        """Switch direct messages on or off."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer)
        await self.host.store.play.set_wants_dm(game.id, answer.user_id, wanted)
        self.host.conductor.teller.prompts.reopen(answer.user_id)
        await answer.say(say("messages-set", answer.locale, wanted=wanted))

    async def check(self, interaction: discord.Interaction[Any]) -> None:
        """Name the permissions that are missing here."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        missing = missing_permissions(interaction)
        lines = [
            say(f"permission-{name.replace('_', '-')}", answer.locale)
            + ": "
            + say(f"permission-{name.replace('_', '-')}.why", answer.locale)
            for name in missing
        ]
        await answer.say("\n".join([say("check", answer.locale, count=len(missing)), *lines]))

    @app_commands.command(name="help", description="How a game works here, in a minute")
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Say what to do first."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        embed = discord.Embed(
            title=cut(say("help-title", answer.locale), EMBED_TITLE),
            description=cut(say("help-text", answer.locale), EMBED_DESCRIPTION),
        )
        view = discord.ui.View(timeout=None)
        view.add_item(GameButton(Press(0, 0, "tutorial"), say("button-tutorial", answer.locale)))
        await answer.show(Page(embed=embed, view=view if interaction.guild_id is not None else None))


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Manage(host))
