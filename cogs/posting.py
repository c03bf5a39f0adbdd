"""Posting pages. A message whose pictures Discord does not take goes without them: the text stands for itself."""

from __future__ import annotations

import logging

import discord

from cogs.answer import Page, takes_no_files

log = logging.getLogger(__name__)


async def send(place: discord.abc.Messageable, page: Page) -> discord.Message:
    """Post a page as a new message. Raises `discord.HTTPException`."""
    try:
        return await place.send(**page.send())
    except discord.HTTPException as error:
        if not (page.files and takes_no_files(error)):
            raise
        log.warning("pictures were not taken (%s); the text goes without them", error)
        page.files = []
        return await place.send(**page.send())


async def edit(message: discord.PartialMessage, page: Page) -> None:
    """Let a message show a page. Raises `discord.HTTPException`, `discord.NotFound` if it is gone."""
    try:
        await message.edit(**page.edit())
    except discord.HTTPException as error:
        if not (page.files and takes_no_files(error)):
            raise
        log.warning("pictures were not taken (%s); the text goes without them", error)
        page.files = []
        await message.edit(**page.edit())
