"""`?` on a panel, and `Why not?`: what each option does, and why another is not offered."""

from __future__ import annotations

from discord.ext import commands

from cogs.answer import Answer
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.which import position_in
from cogs.why_page import help_page, why_page
from story.catalogue import say


class Why(commands.Cog):
    """Explanations. Nothing here changes a game; they speak of the question of now, whatever was pressed."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("help", self.help)
        host.router.add("why", self.why)
        host.router.add("why_pick", self.pick)

    async def help(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`?`: what each option on this panel does, in full."""
        await answer.acknowledge("private")
        position = await position_in(self.host.store, press.game, answer.user_id)
        one = position.asked()
        if one is None:
            await answer.say(say("panel-nothing-asked", position.locale))
            return
        await answer.show(help_page(position, one))

    async def why(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Why not?`, and the way back in its menus."""
        await answer.acknowledge("update" if answer.is_panel else "private")
        await answer.show(why_page(await position_in(self.host.store, press.game, answer.user_id), press.rest))

    async def pick(self, answer: Answer, press: Press, values: list[str]) -> None:
        """A step out of the menu."""
        await answer.acknowledge("update" if answer.is_panel else "private")
        position = await position_in(self.host.store, press.game, answer.user_id)
        await answer.show(why_page(position, values[0] if values else ""))


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Why(host))
