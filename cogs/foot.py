"""Posting the table at the foot of a thread, with exactly one ping for each wait.

A ping is noted before it is sent and confirmed afterwards. If this program is stopped in between, the thread itself
tells, at the next start, whether it went out.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord

from cogs import tables
from cogs.asked import Asked, everything_asked, waited_for
from engine.model import State
from store.records import Game
from store.waits import Wait

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)

CALL = "call"
LOOK_BACK = 50  # messages of the thread that are looked through for a ping
Place = discord.abc.Messageable


class Foot:
    """`post` brings the table of a game up to date and calls whoever is newly waited for."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._sure: set[int] = set()
        self._buried: set[int] = set()

    async def post(self, game: Game, state: State, place: Place, *, at_foot: bool) -> list[Asked]:
        """Show who is waited for. Posted anew, with one ping, when somebody is newly waited for; else edited where it
        stands. Returns the people who were called.
        """
        store = self._host.store
        await self._be_sure(game, place)
        asked = everything_asked(game, state)
        waiting = waited_for(asked)
        waits = await store.clocks.newest(game.id)
        here = {one.seat.position: waits.get((one.seat.position, one.decision.kind)) for one in waiting}
        numbers = sorted(wait.id for wait in here.values() if wait is not None)
        uncalled = set(numbers) - await store.clocks.called(numbers)
        mark = " ".join(str(number) for number in numbers) or "nobody"
        old = await store.shown.of(game.id, "table")
        changed = not old or old[-1].note != mark or bool(uncalled)
        since = game.waiting_since
        if changed or since is None:
            since = tables.clock()
            await store.play.mark(game.id, waiting_since=since)
        clock = await store.clocks.of(game.id)
        page = tables.page(game, state, asked, since, here, paused=clock.paused_at is not None)
        if old and not changed and at_foot and game.id not in self._buried:
            await self._host.conductor.teller.edit_or_post(place, old[-1], page)
            return []
        fresh = await store.clocks.claim(sorted(uncalled), CALL)
        called = [one for one in waiting if _number(here.get(one.seat.position)) in fresh]
        page.text = " ".join(f"<@{one.seat.user_id}>" for one in called)
        values: dict[str, Any] = page.send()
        people = [discord.Object(id=one.seat.user_id) for one in called if one.seat.user_id is not None]
        values["allowed_mentions"] = discord.AllowedMentions(everyone=False, roles=False, users=people)
        try:
            message = await place.send(**values)
        except Exception:  # whatever went wrong, it did not go out; a stop of this program is no exception
            await store.clocks.unsent(fresh, CALL)
            raise
        self._buried.discard(game.id)
        await store.clocks.sent(fresh, CALL)
        await store.shown.add(game.id, "table", message.channel.id, message.id, note=mark)
        for shown in old:
            await self._host.conductor.teller.remove(shown)
        return called

    def bury(self, game_id: int) -> None:
        """Something else was posted below the table: it is posted again at the foot, without a ping."""
        self._buried.add(game_id)
        self._host.conductor.wake(game_id)

    async def _be_sure(self, game: Game, place: Place) -> None:
        """Once after a start: find out which pings, noted before a stop, are in the thread, and forget the others."""
        if game.id in self._sure:
            return
        unsure = await self._host.store.clocks.unsure(game.id)
        if unsure:
            earliest = datetime.fromtimestamp(min(at for _, _, at in unsure) - 5, UTC)
            posted = await self._posted(place, earliest)
            for wait, user, _ in unsure:
                message = next((one for one in posted or () if f"<@{user}>" in one.content), None)
                if message is not None:
                    await self._adopt(game, message)
                if posted is None or message is not None:
                    await self._host.store.clocks.sent([wait], CALL)
                else:
                    await self._host.store.clocks.unsent([wait], CALL)
        self._sure.add(game.id)

    async def _posted(self, place: Place, earliest: datetime) -> Sequence[discord.Message] | None:
        """Return what this bot has written there since; None where it may not read that."""
        me = self._host.user
        try:
            found = [message async for message in place.history(limit=LOOK_BACK)]
        except discord.Forbidden:
            return None
        return [one for one in found if me is not None and one.author.id == me.id and one.created_at >= earliest]

    async def _adopt(self, game: Game, message: discord.Message) -> None:
        """Remember a table that was posted but not noted, so that it goes when the next is posted."""
        known = await self._host.store.shown.of(game.id, "table")
        if all(shown.message_id != message.id for shown in known):
            await self._host.store.shown.add(game.id, "table", message.channel.id, message.id, note="")


def _number(wait: Wait | None) -> int:
    return 0 if wait is None else wait.id
