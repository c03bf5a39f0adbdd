"""The one place that answers interactions. It acknowledges first and knows whether it has answered.

Acknowledgements: `private` (a message that only this person sees), `public` (a message for all), `update` (the message
on which the button stands will change). Only a modal is an answer without one.
"""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Sequence
from typing import Any, Literal

import discord

from cogs.limits import MESSAGE_TEXT, cut
from story.catalogue import closest

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060
Way = Literal["private", "public", "update"]


def takes_no_files(error: discord.HTTPException) -> bool:
    """Whether a refused message may be taken without its files (too large, not read, a failing store of files)."""
    return error.status in (400, 413) or error.status >= 500


class TooLate(Exception):
    """Discord no longer takes an answer to this interaction; nothing must be done for it."""


def language_of(interaction: discord.Interaction[Any]) -> str:
    """Return the language of a person: as chosen with `/my language`, else that in which they use Discord.

    It is known without a look into the database, which would stand before the acknowledgement.
    """
    store = getattr(interaction.client, "store", None)
    chosen = store.people.language(interaction.user.id) if store is not None else ""
    return closest(chosen or str(interaction.locale))


@dataclasses.dataclass(slots=True)
class Page:
    """What a message shows. `files` None: keep the pictures that are there; an empty list: take them away."""

    text: str = ""
    embed: discord.Embed | None = None
    view: discord.ui.View | None = None
    files: Sequence[discord.File] | None = None

    def edit(self) -> dict[str, Any]:
        """Return the arguments of an edit."""
        values: dict[str, Any] = {
            "content": cut(self.text, MESSAGE_TEXT) or None,
            "embed": self.embed,
            "view": self.view,
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        if self.files is not None:
            values["attachments"] = list(self.files)
        return values

    def send(self) -> dict[str, Any]:
        """Return the arguments of a new message."""
        values: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none()}
        if self.text:
            values["content"] = cut(self.text, MESSAGE_TEXT)
        if self.embed is not None:
            values["embed"] = self.embed
        if self.view is not None:
            values["view"] = self.view
        if self.files:
            values["files"] = list(self.files)
        return values


class Answer:
    """The answer to one interaction."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.user_id = interaction.user.id
        self.name = interaction.user.display_name
        self.locale = language_of(interaction)
        self.way: Way | None = None
        self._shown = False

    @property
    def place(self) -> int:
        """The channel, thread or direct message channel in which this happened (0: unknown)."""
        return self.interaction.channel_id or 0

    @property
    def is_panel(self) -> bool:
        """Whether the pressed message belongs to this person alone (ephemeral, or a direct message)."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def acknowledge(self, way: Way) -> None:
        """Acknowledge. Raises `TooLate` when Discord no longer waits for it."""
        if self.way is not None:
            return
        response = self.interaction.response
        try:
            if way == "update":
                await response.defer()
            else:
                await response.defer(ephemeral=way == "private", thinking=True)
        except discord.InteractionResponded:
            pass
        except (KeyError, TypeError):  # it took effect, and its answer has no body that the library can read
            log.debug("an acknowledgement was answered without a body")
        except discord.HTTPException as error:
            if error.code == UNKNOWN_INTERACTION:
                raise TooLate from error
            if error.code != ALREADY_ACKNOWLEDGED:  # it took effect and its answer was lost
                raise
        self.way = way

    async def modal(self, modal: discord.ui.Modal) -> None:
        """Answer with a form."""
        try:
            await self.interaction.response.send_modal(modal)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_INTERACTION:
                raise TooLate from error
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
        self.way = "update"

    def begin_again(self) -> None:
        """Let the next sentence take the place of what is shown, where that was only a question about the command."""
        self._shown = False

    async def show(self, page: Page) -> discord.InteractionMessage:
        """Show a page: in the acknowledged message, or on the message that was pressed. Returns that message."""
        try:
            message = await self.interaction.edit_original_response(**page.edit())
        except discord.HTTPException as error:
            if not (page.files and takes_no_files(error)):
                raise
            log.warning("pictures were not taken (%s); the text goes without them", error)
            page.files = []
            message = await self.interaction.edit_original_response(**page.edit())
        self._shown = True
        return message

    async def say(self, text: str) -> None:
        """Say one private sentence. It leaves a pressed message as it is, and takes the place of a public one."""
        if self.way is None:
            await self.acknowledge("private")
        if self.way == "private" and not self._shown:
            await self.show(Page(text=text))
            return
        pending = self.way == "public" and not self._shown
        if pending:  # what follows an answer that is still thinking takes its place, and is as public as it
            await self.show(Page(text="…"))
        await self.interaction.followup.send(
            cut(text, MESSAGE_TEXT), ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
        )
        if pending:
            await self.take_back()

    async def take_back(self) -> None:
        """Remove the acknowledged message, where it has become pointless."""
        try:
            await self.interaction.delete_original_response()
        except discord.HTTPException:
            log.debug("an original response was gone already")
