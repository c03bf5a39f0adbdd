"""Gifts of ducats with a message: the form behind `With a message` on the panel. Typed, it is `/give ... message:`."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.answer import Answer
from cogs.choices import tree
from cogs.custom_ids import Press
from cogs.doing import do
from cogs.host import Host
from cogs.limits import MODAL_TITLE, TEXT_INPUT_LABEL, cut
from cogs.panel import Panel, with_number
from cogs.which import position_in
from store.errors import Refused, StalePress
from store.gift_notes import LONGEST
from story.catalogue import say


class Gifts(commands.Cog):
    """The form of a gift, and what is sent with it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.router.add("gift", self.ask)
        host.router.add("gift_sent", self.sent)

    async def ask(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`With a message`: a form, which answers by itself, so that nothing is looked up first."""
        key, low, high = [*press.rest.split(":"), "", "", ""][:3]
        modal = discord.ui.Modal(
            title=cut(say("form-gift-title", answer.locale), MODAL_TITLE),
            custom_id=str(Press(press.game, press.epoch, "gift_sent", key)),
            timeout=None,
        )
        label = cut(say("form-number-label", answer.locale, low=low, high=high), TEXT_INPUT_LABEL)
        modal.add_item(discord.ui.TextInput(label=label, min_length=1, max_length=6, custom_id="number"))
        label = cut(say("form-gift-note", answer.locale), TEXT_INPUT_LABEL)
        style = discord.TextStyle.paragraph
        modal.add_item(
            discord.ui.TextInput(label=label, style=style, min_length=1, max_length=LONGEST, custom_id="note")
        )
        await answer.modal(modal)

    async def sent(self, answer: Answer, press: Press, values: list[str]) -> None:
        """The form was sent: give the gift, with what was written."""
        await answer.acknowledge("update" if answer.interaction.message is not None else "private")
        panel = self.host.get_cog("Panel")
        assert isinstance(panel, Panel)
        position = await position_in(self.host.store, press.game, answer.user_id)
        one = position.asked()
        node = None
        if one is not None and press.epoch == position.game.epoch:
            node = tree(one.decision.options, position.content, position.name).find(press.rest)
        option = node.option if node is not None else None
        if option is None or option.low is None or option.high is None:
            await panel.show(answer, position, note=say("panel-stale", position.locale))
            return
        number, note = [*(value.strip() for value in values), "", ""][:2]
        number = number.lstrip("$")
        if not (number.isascii() and number.isdigit() and option.low <= int(number) <= option.high):
            raise Refused("number", value=number[:20] or "-", low=option.low, high=option.high)
        try:
            position, told = await do(
                self.host, press.game, answer.user_id, with_number(option, number), press.epoch, note
            )
        except StalePress:
            position = await position_in(self.host.store, press.game, answer.user_id)
            told = say("panel-stale", position.locale)
        await panel.show(answer, position, note=told, fresh=True)


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Gifts(host))
