"""Deadlines at work: reminders, time that is up, default answers, vacations. One task sleeps until the next of them.

After a stop of this program nothing fires at once: what is overdue is announced and gets its grace from then on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from clocks.now import now
from clocks.wishes import MISSES
from cogs import notices
from cogs.asked import everything_asked
from engine import front
from engine.errors import GameError
from engine.model import Action, Decision, State
from store.errors import Refused
from store.waits import Wait
from story import words
from story.catalogue import say

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)

LONGEST_SLEEP = 6 * 3600.0  # a computer that was suspended wakes up late; nothing waits longer than this
PREFERRED = {"bid": "bid:0", "support": "support:target", "play_turn": "end", "sail_turn": "end"}
TROUBLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError)


class Timekeeper:
    """`start` once the bot is ready, `wake` whenever a deadline may have come or gone, `close` at the end."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._task: asyncio.Task[None] | None = None
        self._asleep = False
        self._again = False
        self._started = False
        self._closing = False
        self._held = False

    async def start(self) -> None:
        """Announce what ran out while this program stood still, then keep time."""
        if self._started:
            return
        self._started = True
        await self._announce_stop()

    def hold(self) -> None:
        """The connection to Discord is gone: nobody can answer, so nothing runs out."""
        self._held = True

    async def release(self) -> None:
        """The connection is back: what ran out meanwhile gets its grace from now on."""
        if self._held:
            self._held = False
            if self._started:
                await self._announce_stop()

    async def _announce_stop(self) -> None:
        for game_id in await self._host.store.clocks.after_a_stop():
            await self._quietly(notices.after_a_stop(self._host, game_id))
            self._host.conductor.wake(game_id)
        self.wake()

    def wake(self) -> None:
        """Look at the clocks now."""
        if not self._started or self._closing:
            return
        if self._task is not None and not self._task.done():
            if not self._asleep:
                self._again = True
                return
            self._task.cancel()
        self._asleep = False
        self._task = self._host.conductor.spawn(self._run())

    async def close(self) -> None:
        """Stop keeping time."""
        self._closing = True
        if self._task is not None and not self._task.done():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._again = False
            try:
                await self._look()
                at = None if self._held else await self._host.store.clocks.next_at()
            except Exception:
                log.exception("the clocks could not be looked at; once more in a minute")
                at = now() + 60
            if self._again:
                continue
            if at is None:
                return
            self._asleep = True
            await asyncio.sleep(min(LONGEST_SLEEP, max(1.0, at - now())))
            self._asleep = False

    async def _look(self) -> None:
        if self._held:
            return
        store = self._host.store
        for user_id in await store.chairs.vacations_over():
            for moved in await store.chairs.end_vacation(user_id):
                await self._quietly(notices.back_from_vacation(self._host, moved))
                self._host.conductor.wake(moved.game.id)
        for wait in await store.clocks.to_remind():
            if await store.clocks.claim([wait.id], "reminder"):
                await self._quietly(notices.remind(self._host, wait))
            await store.clocks.reminded(wait.id)
        run_out = await store.clocks.run_out()
        for game_id in sorted({wait.game_id for wait in run_out}):
            await self._quietly(self._grace(game_id, [wait for wait in run_out if wait.game_id == game_id]))
        for wait in await store.clocks.expired():
            await self.answer_for(wait)

    async def _grace(self, game_id: int, waits: Sequence[Wait]) -> None:
        fresh = await self._host.store.clocks.claim([wait.id for wait in waits], "grace")
        if fresh:
            await notices.grace(self._host, game_id, [wait for wait in waits if wait.id in fresh])
            self._host.conductor.wake(game_id)

    async def answer_for(self, wait: Wait) -> None:
        """Give the default answer of the rules for a seat whose time and grace are over; nothing if it has answered."""
        store = self._host.store
        try:
            game, state = await store.play.position(wait.game_id)
            asked = next((one for one in everything_asked(game, state) if one.decision.seat == wait.seat), None)
            if asked is None or asked.decision.kind != wait.kind or not asked.open:
                return
            option = default_answer(asked.decision)
            played = await store.play.act(game.id, Action(wait.seat, option), user_id=None, wait_id=wait.id)
        except (Refused, GameError) as error:
            log.info("game %d: no default answer for %s: %s", wait.game_id, wait.seat, error)
            return
        if not asked.decision.secret:
            label = _label(game.locale, asked.decision, option, state, wait.seat)
            await self._quietly(notices.answered_for(self._host, game, asked.seat, label))
        seat = played.game.seat_for(wait.seat)
        if seat.missed >= MISSES and seat.user_id is not None and played.game.phase == "running":
            moved = await store.chairs.leave(game.id, seat.user_id, "silent")
            await self._quietly(notices.seat_left(self._host, moved))
        self._host.conductor.wake(wait.game_id)

    @staticmethod
    async def _quietly(work: object) -> None:
        """Tell something; that it cannot be told changes nothing else."""
        try:
            await work  # type: ignore[misc]
        except TROUBLE as error:
            log.info("something about a clock could not be told: %s", error)
        except Refused as refused:
            log.info("something about a clock is over: %s", refused.code)


def default_answer(decision: Decision) -> str:
    """Return what a seat answers that does not: bids nothing, supports the target, ends its turn, else the first."""
    wanted = PREFERRED.get(decision.kind)
    for option in decision.options:
        if option.id == wanted:
            return option.id
        if option.low is not None and wanted is not None and wanted.startswith(f"{option.kind}:"):
            return f"{option.id.rpartition(':')[0]}:{option.low}"
    first = decision.options[0]
    return first.id if first.low is None else f"{first.id.rpartition(':')[0]}:{first.low}"


def _label(locale: str, decision: Decision, answer: str, state: State, seat: str) -> str:
    view, content = front.view(state, None), front.content_of(state)
    for option in decision.options:
        if option.id == answer:
            return words.option(option, view, content, locale).label
    return say("option-end.label", locale) if answer == "end" else answer


__all__ = ["Timekeeper", "default_answer"]
