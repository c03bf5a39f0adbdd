"""Keeps games moving: tells what happened, lets bots answer, waits for people.

Each game has at most one running drive. Whatever changes a game wakes it; it ends when only people are waited for.
What was committed is true whatever happens to the posts: those are tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs import bots, notices
from cogs.asked import everything_asked
from cogs.teller import Teller
from cogs.timekeeper import Timekeeper
from engine.errors import GameError
from store.errors import Refused
from store.records import Played
from story.catalogue import say

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)

# After these a bot's doings are told before it goes on, so that nobody is swamped and every turn has its message.
PAUSES = frozenset({"turn_ended", "year_began", "auction_won", "battle_won", "unloaded", "game_won"})
ARCHIVED = 50083
RETRY_SECONDS = (1.0, 3.0, 10.0, 30.0)
Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Conductor:
    """`wake(game)` after every change; `settled(game)` waits until only people are waited for.

    `followers` are called with a game after each of its changes has been told: private talks, deals, those who watch.
    """

    def __init__(self, host: Host, spawn: Spawn = asyncio.create_task) -> None:
        self._host = host
        self.spawn = spawn
        self.teller = Teller(host)
        self.timekeeper = Timekeeper(host)
        self._drives: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._closing = False
        self.followers: list[Callable[[int], Awaitable[None]]] = []
        self.held = False  # while it is set, games are woken but do not move

    def wake(self, game_id: int) -> None:
        """Let the game go on, now or as soon as its running drive has come round."""
        self._woken.add(game_id)
        drive = self._drives.get(game_id)
        if (drive is None or drive.done()) and not (self._closing or self.held):
            self._drives[game_id] = self.spawn(self._go_on(game_id))

    async def settled(self, game_id: int) -> None:
        """Wait until the game has been told and only people are waited for."""
        while (drive := self._drives.get(game_id)) is not None and not drive.done():
            await asyncio.wait([drive])

    async def resume(self) -> None:
        """Wake every running game, and those that ended without being told to the end."""
        for game in await self._host.store.find.in_phase("running"):
            self.wake(game.id)
        for game in await self._host.store.find.in_phase("over"):
            if game.told < game.seq:
                self.wake(game.id)
        await self.timekeeper.start()

    async def catch_up(self) -> None:
        """Wake the games whose posts failed, or that somebody stopped in mid-move."""
        for game in await self._host.store.find.in_phase("running"):
            game, state = await self._host.store.play.position(game.id)
            if game.told < game.seq or any(one.for_bot for one in everything_asked(game, state)):
                self.wake(game.id)
        for game in await self._host.store.find.in_phase("over"):
            if game.told < game.seq:
                self.wake(game.id)

    async def close(self) -> None:
        """Stop all drives; what they had committed stays."""
        self._closing = True
        await self.timekeeper.close()
        drives = [drive for drive in self._drives.values() if not drive.done()]
        for drive in drives:
            drive.cancel()
        await asyncio.gather(*drives, return_exceptions=True)
        self.teller.pictures.close()

    async def person_left(self, guild_id: int, user_id: int) -> None:
        """Hand the seats of a person who left the server to bots."""
        for game in await self._host.store.find.of_user(user_id, ("running",)):
            if game.guild_id == guild_id:
                moved = await self._host.store.chairs.leave(game.id, user_id, "gone")
                await notices.seat_left(self._host, moved)
                self.wake(game.id)

    async def _go_on(self, game_id: int) -> None:
        while True:
            await self._drive(game_id)
            self.timekeeper.wake()
            await self._follow(game_id)
            if self._closing or game_id not in self._woken:
                return

    async def _follow(self, game_id: int) -> None:
        """Let what goes along with a game follow it; trouble there changes nothing in the game."""
        for follow in self.followers:
            try:
                await follow(game_id)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, Refused) as error:
                log.warning("game %d: what goes along with it could not be brought up to date: %s", game_id, error)
            except Exception:
                log.exception("game %d: what goes along with it could not be brought up to date", game_id)

    async def _drive(self, game_id: int) -> None:
        failures = 0
        while True:
            self._woken.discard(game_id)
            try:
                await self.teller.tell(game_id)
                failures = 0
            except Refused as refused:
                log.info("game %d: %s", game_id, refused.code)
                return
            except discord.Forbidden as error:
                log.warning("game %d cannot be told in its thread: %s", game_id, error)
                await self._tell_privately(game_id)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
                if failures == len(RETRY_SECONDS):
                    log.error("game %d could not be told; it is tried again with the next move: %s", game_id, error)
                    return
                log.warning("game %d could not be told, once more in %g s: %s", game_id, RETRY_SECONDS[failures], error)
                if isinstance(error, discord.HTTPException) and error.code == ARCHIVED:
                    await self._host.archive((await self._host.store.find.game(game_id)).place, archived=False)
                await asyncio.sleep(RETRY_SECONDS[failures])
                failures += 1
                continue
            except Exception:
                log.exception("game %d could not be told", game_id)
            if not await self._let_bots_move(game_id) and game_id not in self._woken:
                return

    async def _tell_privately(self, game_id: int) -> None:
        """Let people play by direct message while the thread cannot be written to, and say why."""
        try:
            game, state = await self._host.store.play.position(game_id)
            await self.teller.prompts.push(game, state, say("thread-closed", game.locale))
        except (discord.HTTPException, aiohttp.ClientError, Refused) as error:
            log.info("game %d could not be told privately: %s", game_id, error)

    async def _let_bots_move(self, game_id: int) -> bool:
        """Let bots answer until one of them has ended something or only people are waited for; True if any moved."""
        played: Played | None = None
        while True:
            moved, played = played is not None, await self._one_bot_move(game_id, played)
            if played is None:
                return moved
            if played.game.phase != "running" or any(event.kind in PAUSES for event in played.events):
                if self._host.settings.bot_pause:
                    await asyncio.sleep(self._host.settings.bot_pause)
                return True

    async def _one_bot_move(self, game_id: int, before: Played | None = None) -> Played | None:
        """Let one bot answer. `before`: the move just made, whose position is that of now unless the game was woken."""
        if before is None or game_id in self._woken:
            game, state = await self._host.store.play.position(game_id)
        else:
            game, state = before.game, before.state
        waiting = [one for one in everything_asked(game, state) if one.for_bot]
        if not waiting:
            return None
        one = waiting[0]
        thought = asyncio.get_running_loop().time()
        action = await bots.choose(state, one.decision, one.seat.persona, game.seed)
        if one.decision.secret:  # how long it thought would tell of its hand
            ready = thought + bots.secret_seconds(one.seat.persona, self._host.settings.bot_pause)
            await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
        try:
            return await self._host.store.play.act(game_id, action, user_id=None, epoch=game.epoch)
        except Refused:
            return await self._one_bot_move(game_id)  # somebody answered while it thought
        except GameError:
            log.exception("game %d: a bot chose what is not legal: %s", game_id, action)
            fallback = one.decision.options[0]
            option = fallback.id if fallback.low is None else f"{fallback.id.rpartition(':')[0]}:{fallback.low}"
            instead = type(action)(action.seat, option)
            return await self._host.store.play.act(game_id, instead, user_id=None, epoch=game.epoch)
