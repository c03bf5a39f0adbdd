"""The simulated server: who is there, its channel, and the real bot in it.

Server, channel and people have the same ids at every start: they are made under a clock that stands still.
"""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands

from cogs.host import Host
from cogs.settings import Settings
from engine.errors import GameError
from store.errors import Refused
from store.store import Store
from story.catalogue import locales, say

PEOPLE = ("Anna", "Ben", "Chen", "Dora", "Emil")
SERVER = "The Brethren"
CHANNEL = "pax-hispanica"
BOT_NAME = "Pax Hispanica"
PRIVATE = discord.ChannelType.private_thread.value


@dataclasses.dataclass(slots=True)
class World:
    """A running simulation. `people` are members of the server, by name."""

    env: simcord.Env
    host: Host
    store: Store
    guild: Any
    channel: Any
    people: dict[str, Any]

    def thread(self) -> Any:
        """Return the newest thread in which everybody can follow a game. Raises LookupError if there is none."""
        watching = tuple(say("gallery-name", locale, number="").strip() for locale in locales())
        threads = [
            one
            for one in self.channel.threads
            if self.env.backend.channels[one.id].type != PRIVATE and not str(one.name).startswith(watching)
        ]
        if not threads:
            raise LookupError("no game has a thread yet")
        return threads[-1]


def build(env: simcord.Env, people: Sequence[str]) -> tuple[Any, Any, dict[str, Any]]:
    """Make the server, its channel and its people. Returns the three."""
    guild = env.create_guild(SERVER)
    channel = guild.create_text_channel(CHANNEL)
    members = {name: guild.add_member(env.create_user(name.lower(), global_name=name)) for name in people}
    return guild, channel, members


def meant(error: BaseException) -> bool:
    """Whether an error is one that a person is told in a sentence of its own."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    return isinstance(cause, GameError | Refused)


@asynccontextmanager
async def open_world(
    database: Path,
    *,
    people: Sequence[str] = PEOPLE,
    pictures: float = 0.0,
    check_errors: bool = True,
    settle_timeout: float = 60.0,
    retell_minutes: float = 2.0,
) -> AsyncIterator[World]:
    """Start the bot in a fresh simulated server, on the database of this path.

    `pictures`: seconds that a picture may take (0: none are drawn).
    """
    store = await Store.open(database)
    settings = Settings(database=database, bot_pause=0.0, picture_seconds=pictures, retell_minutes=retell_minutes)
    host = Host(settings, store)
    env = simcord.Env(host, check_errors=check_errors, settle_timeout=settle_timeout)
    env.backend.bot_user.name = BOT_NAME
    try:
        await env.start()
        try:
            yield World(env, host, store, *build(env, people))
        finally:
            await host.conductor.close()
            await env.shutdown()
        mistakes = [error for error in env.errors if not meant(error)]
        if check_errors and mistakes:
            raise ExceptionGroup("the bot made mistakes", [error for error in mistakes if isinstance(error, Exception)])
    finally:
        await store.close()
