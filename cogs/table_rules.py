"""What the opener of a game chooses before it begins: what players may say in private, how late others see it."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby_page
from cogs.answer import Answer
from cogs.host import Host
from cogs.lobby import Lobby
from cogs.which import game_here
from store.records import Game
from story.catalogue import say

Talk = Literal["open", "no_threads", "no_gifts", "neither"]
Unit = Literal["hours", "years", "steps"]


class TableRules(commands.Cog):
    """`/game table_talk` and `/game delay`."""

    def __init__(self, host: Host) -> None:
        self.host = host
        verbs: dict[str, tuple[str, Any]] = {
            "table_talk": ("What players may say and give each other (its opener, before it begins)", self.table_talk),
            "delay": ("How late those see the game who do not play (its opener, before it begins)", self.delay),
        }
        for name, (description, callback) in verbs.items():
            command: app_commands.Command[Any, ..., None] = app_commands.Command(
                name=name, description=description, callback=callback
            )
            self._lobby.group.add_command(command, override=True)

    @property
    def _lobby(self) -> Lobby:
        lobby = self.host.get_cog("Lobby")
        assert isinstance(lobby, Lobby)
        return lobby

    @app_commands.describe(
        rules="Gifts of ducats, private threads and deals: both, one of them, or neither",
        shown_at_the_end="Whether all who can see the game may read the private threads when it is over",
    )
    async def table_talk(
        self, interaction: discord.Interaction[Any], rules: Talk, shown_at_the_end: bool = False
    ) -> None:
        """Choose what players may say in private."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer)
        game = await self.host.store.talks.set_rules(game.id, answer.user_id, rules, shown_at_the_end)
        await self._done(answer, game, say("talk-set", answer.locale, line=lobby_page.talk_line(game, answer.locale)))

    @app_commands.describe(amount="How much later; 0 for at once", unit="Hours, Years of the game, or steps (actions)")
    async def delay(
        self, interaction: discord.Interaction[Any], amount: app_commands.Range[int, 0, 500], unit: Unit = "hours"
    ) -> None:
        """Choose how late those see the game who do not play."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer)
        game = await self.host.store.watching.set_delay(game.id, answer.user_id, amount, unit)
        words = lobby_page.delay_words(game, answer.locale)
        await self._done(answer, game, say("delay-set", answer.locale, amount=amount, delay=words))

    async def _done(self, answer: Answer, game: Game, text: str) -> None:
        await answer.say(text)
        await self._lobby.show_lobby(game)


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(TableRules(host))
