"""Pictures of a game as files for Discord. A picture that cannot be drawn is left out; the text stands for itself."""

from __future__ import annotations

import asyncio
import importlib
import io
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord

from cogs.limits import ALT_TEXT, FILE_BYTES, cut
from engine.content.model import Content
from engine.view import View
from render import encode

log = logging.getLogger(__name__)


class Pictures:
    """Draws one picture at a time, off the event loop, and gives up after `seconds` (0: never draws)."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn: asyncio.Lock | None = None

    async def board(
        self, view: View, names: Mapping[str, str], since: View | None = None, acting: str | None = None
    ) -> discord.File | None:
        """Return the whole map. `since`: an earlier view, to show what moved; `acting`: whose doings it shows."""
        alt = self._alt("board", view, names)
        return await self._draw("board", alt, view, names=names, since=since, acting=acting)

    async def zone(self, view: View, zone: str, names: Mapping[str, str]) -> discord.File | None:
        """Return one zone at double scale."""
        alt = self._alt("zone", view, zone, names)
        return await self._draw("zone", alt, view, zone, names=names)

    async def hand(self, content: Content, cards: Sequence[str]) -> discord.File | None:
        """Return cards side by side."""
        return await self._draw("hand", self._alt("hand", content, cards), content, cards)

    async def _draw(self, module: str, alt: str, *args: Any, **kwargs: Any) -> discord.File | None:
        if self._seconds <= 0:
            return None
        if self._turn is None:
            self._turn = asyncio.Lock()
        try:
            async with self._turn:
                draw: Callable[..., bytes] = importlib.import_module(f"render.{module}").draw
                work = asyncio.to_thread(draw, *args, **kwargs)
                data = await asyncio.wait_for(work, self._seconds)
        except TimeoutError:
            log.warning("drawing a %s took more than %g s; the text goes without it", module, self._seconds)
            return None
        except Exception:
            log.exception("a %s could not be drawn; the text goes without it", module)
            return None
        if len(data) > FILE_BYTES:
            log.warning("a %s of %d bytes is too large to post", module, len(data))
            return None
        filename = f"{module}.{encode.extension(data)}"
        return discord.File(io.BytesIO(data), filename=filename, description=cut(alt, ALT_TEXT) or None)

    @staticmethod
    def _alt(what: str, *args: Any) -> str:
        try:
            text: str = getattr(importlib.import_module("render.alt"), what)(*args)
            return text
        except Exception:
            log.exception("a picture could not be put into words")
            return ""
