"""The sandbox's server between starts: restored, or begun anew with a welcome; lost threads are opened again."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any

import simcord
from simcord._clock import Clock
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from cogs.host import COMMANDS_FACT, Host
from cogs.limits import THREAD_NAME, cut
from cogs.lobby_page import welcome_page
from sandbox.keep import Keeper
from sandbox.world import BOT_NAME, CHANNEL, PEOPLE, World, build, meant
from store.store import Store
from story.catalogue import say


class LiveClock(Clock):
    """The time of day, so that messages show when they were written."""

    def now(self) -> datetime:
        """Return the time of day."""
        return datetime.now(UTC)


def apart(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Run a game's drive beside the simulation, so that a press need not wait until all bots have moved."""
    return contextvars.Context().run(asyncio.create_task, work)


def only_mistakes(env: Any) -> None:
    """Let the simulation note no refusal as an error: its page would call the outcome of the command uncertain."""
    record = env._record_error
    env._record_error = lambda error: None if meant(error) else record(error)


async def found(host: Host, store: Store, keeper: Keeper, settle_timeout: float) -> World:
    """Start the bot in the restored server, or in a new one."""
    env = simcord.Env(host, check_errors=False, settle_timeout=settle_timeout)
    only_mistakes(env)
    host.conductor.spawn = apart
    host.conductor.held = True
    restored = keeper.restore(env.backend)
    env.backend.bot_user.name = BOT_NAME
    if restored:
        env.backend.clock = LiveClock()
    else:
        await store.shown.set_fact(COMMANDS_FACT, "")  # a new server knows no commands yet
    await env.start()
    if restored:
        guild = GuildHandle(env, next(iter(env.backend.guilds.values())))
        channel = guild.channels[CHANNEL]
        users = {user.global_name: user for user in env.backend.users.values()}
        people = {name: MemberActor(env, guild, UserHandle(env, users[name])) for name in PEOPLE}
    else:
        guild, channel, people = build(env, PEOPLE)
        for member in people.values():
            env.backend.get_dm_channel(member.id)
        env.backend.clock = LiveClock()
        page = welcome_page(say("sandbox-welcome"), "en")
        await host.get_partial_messageable(channel.id).send(**page.send())
    world = World(env, host, store, guild, channel, people)
    await rehouse(world)
    host.conductor.held = False
    await host.conductor.resume()
    return world


async def rehouse(world: World) -> None:
    """Give running games whose thread the simulated server has lost a new one."""
    for game in await world.store.find.in_phase("running"):
        if game.thread_id in world.env.backend.channels:
            continue
        for kind in ("lobby", "section", "table", "lesson"):
            for shown in await world.store.shown.of(game.id, kind):
                await world.store.shown.forget(shown)
        await world.host.open_thread(game, cut(say("thread-name", game.locale, number=str(game.id)), THREAD_NAME))


def direct_messages(world: World, name: str) -> ChannelHandle:
    """Return the direct messages of a person with the bot."""
    handle = UserHandle(world.env, world.env.backend.users[world.people[name].id])
    return handle.dm_channel
