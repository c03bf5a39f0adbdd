"""`/privacy`: what is stored about a person, as a file, or deleted."""

from __future__ import annotations

import io
import json
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answer import Answer, Page
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.router import GameButton
from story.catalogue import say


class Privacy(commands.Cog):
    """Telling, handing out, deleting."""

    def __init__(self, host: Host) -> None:
        self.host = host
        for verb, handler in {
            "privacy_file": self.press_file,
            "privacy_delete": self.press_delete,
            "privacy_yes": self.press_yes,
        }.items():
            host.router.add(verb, handler)

    @app_commands.command(name="privacy", description="What is stored about you; get it as a file, or have it deleted")
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Say what is stored."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        view = discord.ui.View(timeout=None)
        for verb, style in (
            ("privacy_file", discord.ButtonStyle.secondary),
            ("privacy_delete", discord.ButtonStyle.danger),
        ):
            label = say(f"button-{verb.replace('_', '-')}", answer.locale)
            view.add_item(GameButton(Press(0, 0, verb), label, style=style))
        embed = discord.Embed(
            title=cut(say("privacy-title", answer.locale), EMBED_TITLE),
            description=cut(say("privacy-text", answer.locale), EMBED_DESCRIPTION),
        )
        await answer.show(Page(embed=embed, view=view))

    async def press_file(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Give me the file`."""
        await answer.acknowledge("update")
        data = await self.host.store.privacy.export(answer.user_id)
        text = json.dumps(data, indent=1, ensure_ascii=False)
        file = discord.File(io.BytesIO(text.encode()), filename="my-data.json")
        count = sum(len(rows) for rows in data.values())
        await answer.show(Page(text=say("privacy-file", answer.locale, count=count), files=[file]))

    async def press_delete(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Delete`: asks once."""
        await answer.acknowledge("update")
        view = discord.ui.View(timeout=None)
        label = say("button-do-it", answer.locale)
        view.add_item(GameButton(Press(0, 0, "privacy_yes"), label, style=discord.ButtonStyle.danger))
        await answer.show(Page(text=say("privacy-ask", answer.locale), view=view))

    async def press_yes(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Do it`."""
        await answer.acknowledge("update")
        count = await self.host.store.privacy.delete(answer.user_id)
        self.host.store.people.forget(answer.user_id)
        await answer.show(Page(text=say("privacy-deleted", answer.locale, count=count)))


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Privacy(host))
