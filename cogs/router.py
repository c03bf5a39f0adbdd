"""From a press to what it does: persistent buttons and menus, and forms, by the verb of their id."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from cogs import custom_ids
from cogs.answer import Answer
from cogs.custom_ids import Press
from cogs.errors import report

log = logging.getLogger(__name__)

Handler = Callable[[Answer, Press, list[str]], Awaitable[None]]
REMEMBERED = 2000


class Router:
    """Handlers by verb. An interaction that is delivered twice is handled once."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}
        self._seen: OrderedDict[int, None] = OrderedDict()

    def add(self, verb: str, handler: Handler) -> None:
        """Let `handler(answer, press, values)` do what presses with this verb mean."""
        self._handlers[verb] = handler

    async def press(self, interaction: discord.Interaction[Any], custom_id: str, values: list[str]) -> None:
        """Handle one press or one sent form; errors are told to the person. Never raises."""
        press = custom_ids.parse(custom_id)
        if press is None or not self._first_time(interaction.id):
            return
        answer = Answer(interaction)
        try:
            await self._handlers[press.verb](answer, press, values)
        except Exception as error:
            await report(answer, error)

    async def follow(self, answer: Answer, press: Press) -> None:
        """Do what another press means, in answer to this one. Errors are for the caller."""
        await self._handlers[press.verb](answer, press, [])

    def _first_time(self, interaction_id: int) -> bool:
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True


def _router(interaction: discord.Interaction[Any]) -> Router:
    router: Router = interaction.client.router
    return router


class GameButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=custom_ids.TEMPLATE):
    """A button that outlives restarts: all it knows stands in its id."""

    def __init__(
        self,
        press: Press,
        label: str = "",
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
        row: int | None = None,
    ) -> None:
        super().__init__(discord.ui.Button(label=label, style=style, disabled=disabled, custom_id=str(press), row=row))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> GameButton:
        """Make the button again from its id."""
        press = custom_ids.parse(match.string)
        assert press is not None
        return cls(press)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the router."""
        await _router(interaction).press(interaction, self.custom_id, [])


class GameMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=custom_ids.TEMPLATE.replace("px:", "pm:", 1)):
    """A menu that outlives restarts. Its id begins with `pm:` instead of `px:`, so that the two are told apart."""

    def __init__(
        self,
        press: Press,
        options: list[discord.SelectOption] | None = None,
        *,
        placeholder: str | None = None,
        row: int | None = None,
    ) -> None:
        super().__init__(
            discord.ui.Select(
                custom_id=str(press).replace("px:", "pm:", 1), options=options or [], placeholder=placeholder, row=row
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> GameMenu:
        """Make the menu again from its id."""
        press = custom_ids.parse(match.string.replace("pm:", "px:", 1))
        assert press is not None
        return cls(press)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the router."""
        data: Mapping[str, Any] = interaction.data or {}
        values = [str(value) for value in data.get("values", [])]
        await _router(interaction).press(interaction, self.custom_id.replace("pm:", "px:", 1), values)


def form_values(interaction: discord.Interaction[Any]) -> tuple[str, list[str]]:
    """Return the id of a sent form and its texts, top to bottom."""
    data: Mapping[str, Any] = interaction.data or {}
    texts: list[str] = []

    def collect(parts: list[Mapping[str, Any]]) -> None:
        for part in parts:
            if "value" in part:
                texts.append(str(part["value"]))
            collect(list(part.get("components", [])))
            if isinstance(part.get("component"), Mapping):
                collect([part["component"]])

    collect(list(data.get("components", [])))
    return str(data.get("custom_id", "")), texts
