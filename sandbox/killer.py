"""Killing the simulated bot in the middle of a request: before it reaches Discord, or after, with its answer lost."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import aiohttp
import discord

from cogs.host import Host

CLOSED = {"code": 50007, "message": "Cannot send messages to this user"}


class _Refusal:
    """What the library wants to know of a refused request."""

    status = 403
    reason = "Forbidden"


class Killer:
    """`arm(n)`: the program dies with the n-th request from now. While it is `dead` no request goes out."""

    def __init__(self) -> None:
        self.dead = False
        self._left: int | None = None
        self._after = False
        self.refused: set[str] = set()  # paths to which this server lets the bot post nothing

    @property
    def armed(self) -> bool:
        """Whether one of the next requests is the last."""
        return self._left is not None

    def arm(self, requests: int, *, after: bool) -> None:
        """Let the program die with this request; `after`: Discord has done it, but the answer is lost."""
        self._left, self._after = requests, after

    def revive(self) -> None:
        """A new program lives, and is in no danger."""
        self.dead, self._left = False, None

    def watch(self, host: Host) -> None:
        """Stand between a bot and its server."""
        http: Any = host.http
        real = http.request

        async def request(*arguments: Any, **options: Any) -> Any:
            if self.dead:
                raise asyncio.CancelledError
            route = arguments[0]
            if route.method == "POST" and any(str(route.url).endswith(path) for path in self.refused):
                raise discord.Forbidden(
                    cast("aiohttp.ClientResponse", _Refusal()),
                    {"code": 50007, "message": "Cannot send messages to this user"},
                )
            if self._left is not None:
                self._left -= 1
                if self._left <= 0:
                    if self._after:
                        await real(*arguments, **options)
                    self.dead = True
                    raise asyncio.CancelledError
            return await real(*arguments, **options)

        http.request = request
