"""`/mod undo`: a moderator who does not play takes a game back before the last action of a nation, reveals too."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, cut
from cogs.moderate import NATIONS, Moderate
from cogs.router import GameButton
from cogs.taking_back import before_last
from store.errors import Refused, StalePress
from story.catalogue import say


class ModUndo(commands.Cog):
    """The command, its look beforehand, and the button that does it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("mod_undo_yes", self.press_yes)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="undo",
            description="Go back before the last action of a nation, reveals too; asks once",
            callback=self.undo,
        )
        self._moderate.group.add_command(command, override=True)

    @property
    def _moderate(self) -> Moderate:
        moderate = self.host.get_cog("Moderate")
        assert isinstance(moderate, Moderate)
        return moderate

    @app_commands.describe(nation="Before whose last action")
    @app_commands.choices(nation=NATIONS)
    async def undo(self, interaction: discord.Interaction[Any], nation: app_commands.Choice[str]) -> None:
        """Show what would be taken back."""
        answer, game = await self._moderate.begin(interaction, "undo")
        if nation.value not in game.nations:
            raise Refused("no-such-player")
        seq, lines = await before_last(self.host.store, game, nation.value, answer.locale)
        text = "\n".join([say("undo-ask", answer.locale), lines])
        view = discord.ui.View(timeout=None)
        press = Press(game.id, game.epoch, "mod_undo_yes", str(seq))
        view.add_item(GameButton(press, say("button-do-it", answer.locale), style=discord.ButtonStyle.danger))
        await answer.show(Page(embed=discord.Embed(description=cut(text, EMBED_DESCRIPTION)), view=view))

    async def press_yes(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it`: the right is looked at again, and the game must be where it was."""
        game = await self._moderate.again(answer, press)
        if game.epoch != press.epoch:
            raise StalePress
        after = await self.host.store.play.rewind(game.id, int(press.rest))
        await self.host.conductor.teller.after_undo(after)
        await answer.show(Page(text=say("mod-done", answer.locale)))
        await self._moderate.announce(answer, after, "undo", back_to=after.seq)


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(ModUndo(host))
