"""Opening and filling a game: `/game new` and the lobby's buttons, each with a command beside it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from clocks.plan import PRESETS
from cogs import lobby_page, notices, packs
from cogs.answer import Answer, Page, language_of
from cogs.bots import CAPTAIN, bot_name, character, next_persona, persona_name
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import CHOICES, THREAD_NAME, cut
from cogs.router import GameButton
from cogs.which import game_here, spoken
from engine.content.loader import CORE, load
from store.errors import Refused
from store.records import Game
from story import names as called
from story.catalogue import closest, say

log = logging.getLogger(__name__)

NEEDED = (
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)
LENGTH_CHOICES = [app_commands.Choice(name=name, value=name) for name in ("short", "standard", "long")]
Strength = Literal["deckhand", "captain", "admiral"]


class Lobby(commands.Cog):
    """The verbs of a lobby. Buttons change the lobby's message; commands answer privately and change it too."""

    group = app_commands.Group(name="game", description="Open, fill and look after games of Pax Hispanica")

    def __init__(self, host: Host) -> None:
        self.host = host
        for verb, handler in {
            "new": self.press_new,
            "join": self.press_join,
            "leave": self.press_leave,
            "nation": self.press_nation,
            "nation_is": self.press_nation_is,
            "add_bot": self.press_add_bot,
            "remove_bot": self.press_remove_bot,
            "length": self.press_length,
            "start": self.press_start,
            "abandon": self.press_abandon,
            "abandon_yes": self.press_abandon_yes,
        }.items():
            host.router.add(verb, handler)

    # ------------------------------------------------------------------ opening

    @group.command(name="new", description="Open a game of Pax Hispanica here; others can join, bots fill the rest")
    @app_commands.describe(
        length="5, 7 or 9 cycles",
        seed="A number that fixes all chance; leave it out for a fair game",
        pack="Other content that this host has; leave it out for ours",
    )
    @app_commands.choices(length=LENGTH_CHOICES)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction[Any],
        length: app_commands.Choice[str] | None = None,
        seed: app_commands.Range[int, 0, 2**48] | None = None,
        pack: str | None = None,
    ) -> None:
        """Open a game and post its lobby."""
        answer = self.host.answer(interaction)
        content = packs.content_of(self.host.settings.packs, pack)
        await self.open(answer, length.value if length is not None else "standard", seed, content)

    @new.autocomplete("pack")
    async def _packs(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        found = [name for name in packs.names(self.host.settings.packs) if current.casefold() in name]
        return [app_commands.Choice(name=name, value=name) for name in found[:CHOICES]]

    async def open(
        self, answer: Answer, length: str = "standard", seed: int | None = None, content: str = CORE
    ) -> None:
        """Open a game here. Refused where the bot lacks a permission, and inside threads."""
        interaction = answer.interaction
        missing = missing_permissions(interaction)
        if missing:
            names = ", ".join(say(f"permission-{name.replace('_', '-')}", answer.locale) for name in missing)
            raise Refused("permissions", names=names, place=f"<#{answer.place}>")
        if interaction.guild_id is None or isinstance(interaction.channel, discord.Thread):
            raise Refused("not-in-thread")
        await answer.acknowledge("public")
        guild = await self.host.store.council.guild(interaction.guild_id)
        if guild.games_channel_id not in (None, answer.place):
            raise Refused("other-channel", place=f"<#{guild.games_channel_id}>")
        await self.host.store.people.greet(answer.user_id, answer.locale)
        game = await self.host.store.lobby.open(
            guild_id=interaction.guild_id,
            channel_id=answer.place,
            user_id=answer.user_id,
            name=answer.name,
            length=length,
            seed=seed if seed is not None else secrets.randbits(48),
            salt=secrets.token_hex(16) if seed is None else "",
            locale=guild.locale or closest(str(interaction.guild_locale or "en")),
            content=content,
        )
        if guild.clock is not None:
            await self.host.store.clocks.set_plan(game.id, PRESETS[guild.clock])
            game = await self.host.store.find.game(game.id)
        message = await answer.show(lobby_page.page(game))
        await self.host.store.shown.add(game.id, "lobby", answer.place, message.id)

    # ------------------------------------------------------------------ buttons

    async def press_new(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`New game`."""
        await self.open(answer)

    async def press_join(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Join`."""
        await answer.acknowledge("update")
        await self.host.store.people.greet(answer.user_id, answer.locale)
        await answer.show(lobby_page.page(await self.host.store.lobby.join(press.game, answer.user_id, answer.name)))

    async def press_leave(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Leave`."""
        await answer.acknowledge("update")
        await answer.show(lobby_page.page(await self.host.store.lobby.leave(press.game, answer.user_id)))

    async def press_nation(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Choose nation`: a private menu."""
        await answer.acknowledge("private")
        game = await self.host.store.find.game(press.game)
        if game.phase != "lobby":
            raise Refused("started" if game.phase == "running" else "ended")
        if game.seat_of(answer.user_id) is None:
            raise Refused("not-in-game")
        await answer.show(lobby_page.nation_page(spoken(game, answer.locale), answer.user_id))

    async def press_nation_is(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A nation out of the private menu."""
        await answer.acknowledge("update")
        nation = values[0] if values and values[0] != "any" else None
        game = await self.host.store.lobby.choose_nation(press.game, answer.user_id, nation)
        await answer.show(Page(text=_chosen(nation, answer.locale)))
        await self.show_lobby(game)

    async def press_add_bot(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Add a bot`."""
        await answer.acknowledge("update")
        await answer.show(lobby_page.page(await self.seat_bot(press.game, answer.user_id)))

    async def press_remove_bot(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Remove a bot`."""
        await answer.acknowledge("update")
        await answer.show(lobby_page.page(await self.host.store.lobby.remove_bot(press.game, answer.user_id)))

    async def press_length(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Length`: short, standard, long, round and round."""
        await answer.acknowledge("update")
        game = await self.host.store.find.game(press.game)
        length = lobby_page.next_length(game.length)
        await answer.show(lobby_page.page(await self.host.store.lobby.set_length(press.game, answer.user_id, length)))

    async def press_start(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Start`."""
        await answer.acknowledge("update")
        await answer.show(lobby_page.page(await self.begin(press.game, answer.user_id)))

    async def press_abandon(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Abandon`: asks once."""
        await answer.acknowledge("private")
        game = await self.host.store.find.game(press.game)
        await answer.show(abandon_page(spoken(game, answer.locale)))

    async def press_abandon_yes(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it`: the game ends without a winner."""
        await answer.acknowledge("update")
        permissions = answer.interaction.permissions
        allowed = answer.interaction.guild_id is not None and permissions.manage_guild
        game = await self.host.store.lobby.abandon(press.game, answer.user_id, allowed=allowed)
        await answer.show(Page(text=say("abandoned", answer.locale)))
        await self.show_lobby(game)
        if game.started_at is not None:
            await self.host.conductor.teller.abandoned(game)

    # ------------------------------------------------------------------ what both do

    async def seat_bot(self, game_id: int, user_id: int, persona: str | None = None, strength: str = CAPTAIN) -> Game:
        """Seat a bot, of a persona that is not at the table yet unless one is named."""
        game = await self.host.store.find.game(game_id)
        taken = [seat.persona for seat in game.seats if seat.persona is not None]
        kept = character(strength, persona or next_persona(taken))
        return await self.host.store.lobby.add_bot(game_id, user_id, bot_name(kept, game.locale), kept)

    async def begin(self, game_id: int, user_id: int) -> Game:
        """Open the thread and start the game."""
        game = await self.host.store.lobby.check_start(game_id, user_id)
        if game.thread_id is None:
            await self._open_thread(game)
        played = await self.host.store.play.start(game_id, user_id, game.content or CORE)
        self.host.conductor.wake(game_id)
        return played.game

    async def _open_thread(self, game: Game) -> None:
        """Open the thread; where none can be, the game is played in its channel. Raises `discord.Forbidden`."""
        try:
            await self.host.open_thread(game, cut(say("thread-name", game.locale, number=str(game.id)), THREAD_NAME))
        except discord.Forbidden:
            raise
        except discord.HTTPException as error:
            log.warning("game %d has no thread and is played in its channel: %s", game.id, error)

    async def show_lobby(self, game: Game) -> None:
        """Bring the lobby's message up to date; it is posted again if somebody deleted it."""
        shown = await self.host.store.shown.newest(game.id, "lobby")
        page = lobby_page.page(game)
        if shown is not None:
            try:
                await self.host.partial(shown.channel_id, shown.message_id).edit(**page.edit())
                return
            except discord.NotFound:
                await self.host.store.shown.forget(shown)
        channel = await self.host.channel(game.channel_id)
        message = await channel.send(**page.send())
        await self.host.store.shown.add(game.id, "lobby", game.channel_id, message.id)

    # ------------------------------------------------------------------ commands

    async def _lobby(self, interaction: discord.Interaction[Any]) -> tuple[Answer, Game]:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        return answer, await game_here(self.host.store, answer, ("lobby",))

    async def _done(self, answer: Answer, game: Game, text: str) -> None:
        await answer.say(text)
        await self.show_lobby(game)

    @group.command(name="join", description="Take a seat in the game that is opened here")
    async def join(self, interaction: discord.Interaction[Any]) -> None:
        """Take a seat."""
        answer, game = await self._lobby(interaction)
        await self.host.store.people.greet(answer.user_id, answer.locale)
        game = await self.host.store.lobby.join(game.id, answer.user_id, answer.name)
        await self._done(answer, game, say("joined", answer.locale, seats=len(game.seats)))

    @group.command(name="leave", description="Give up your seat; in a running game a bot plays it on")
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Give up a seat, before or during the game."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer)
        if game.phase == "lobby":
            game = await self.host.store.lobby.leave(game.id, answer.user_id)
            await self._done(answer, game, say("left", answer.locale))
            return
        moved = await self.host.store.chairs.leave(game.id, answer.user_id, "left")
        await answer.say(say("left-running", answer.locale))
        await notices.seat_left(self.host, moved)
        self.host.conductor.wake(game.id)

    @group.command(name="nation", description="Choose the nation you want to play")
    @app_commands.describe(nation="Spain plays with 4 or 5 seats; leave it out for one at random")
    async def nation(self, interaction: discord.Interaction[Any], nation: str | None = None) -> None:
        """Choose a nation."""
        answer, game = await self._lobby(interaction)
        wanted = nation.strip().casefold() if nation is not None else None
        game = await self.host.store.lobby.choose_nation(game.id, answer.user_id, wanted)
        await self._done(answer, game, _chosen(wanted, answer.locale))

    @nation.autocomplete("nation")
    async def _nations(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        content = load("core")
        found = [
            app_commands.Choice(name=called.nation_title(nation, content, language_of(interaction)), value=nation)
            for nation in content.nations
        ]
        return [choice for choice in found if current.casefold() in choice.name.casefold()][:CHOICES]

    @group.command(name="add_bot", description="Seat one of the host's bots")
    @app_commands.describe(
        persona="How it likes to play; leave it out for a mixed table",
        strength="How well it plays; an admiral thinks for some seconds",
    )
    async def add_bot(
        self, interaction: discord.Interaction[Any], persona: str | None = None, strength: Strength = "captain"
    ) -> None:
        """Seat a bot."""
        answer, game = await self._lobby(interaction)
        known = self.host.personas()
        if persona is not None and persona not in known:
            raise Refused("persona", persona=persona[:40], known=", ".join(known))
        game = await self.seat_bot(game.id, answer.user_id, persona, strength)
        await self._done(answer, game, say("bot-added", answer.locale, seats=len(game.seats)))

    @add_bot.autocomplete("persona")
    async def _personas(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        locale = language_of(interaction)
        found = [app_commands.Choice(name=persona_name(name, locale), value=name) for name in self.host.personas()]
        return [choice for choice in found if current.casefold() in choice.name.casefold()][:CHOICES]

    @group.command(name="length", description="Set how long the game will be (its opener only)")
    @app_commands.describe(length="Short, standard or long: 5, 7 or 9 cycles")
    @app_commands.choices(length=LENGTH_CHOICES)
    async def length(self, interaction: discord.Interaction[Any], length: app_commands.Choice[str]) -> None:
        """Set the length."""
        answer, game = await self._lobby(interaction)
        game = await self.host.store.lobby.set_length(game.id, answer.user_id, length.value)
        await self._done(answer, game, say("length-set", answer.locale, length=length.value))

    @group.command(name="start", description="Start the game that is opened here")
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        """Start the game."""
        answer, game = await self._lobby(interaction)
        game = await self.begin(game.id, answer.user_id)
        await self._done(answer, game, say("started", answer.locale, place=f"<#{game.place}>"))

    @group.command(name="abandon", description="End the game here without a winner; asks once more")
    async def abandon(self, interaction: discord.Interaction[Any]) -> None:
        """End the game without a winner."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer)
        await answer.show(abandon_page(spoken(game, answer.locale)))


def _chosen(nation: str | None, locale: str) -> str:
    if nation is None:
        return say("nation-any", locale)
    return say("nation-chosen", locale, nation=called.nation(nation, load("core"), locale))


def abandon_page(game: Game) -> Page:
    """Return the question before a game is abandoned."""
    view = discord.ui.View(timeout=None)
    view.add_item(
        GameButton(Press(game.id, 0, "abandon_yes"), say("button-do-it", game.locale), style=discord.ButtonStyle.danger)
    )
    return Page(text=say("abandon-ask", game.locale, number=str(game.id)), view=view)


def missing_permissions(interaction: discord.Interaction[Any], names: Sequence[str] = NEEDED) -> list[str]:
    """Return which of these the bot does not have in this channel, as Discord told with the interaction."""
    granted = interaction.app_permissions
    if granted.value == 0 or granted.administrator:
        return []
    return [name for name in names if not getattr(granted, name)]


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Lobby(host))
