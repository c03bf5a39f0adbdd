"""Panels pushed by direct message: one for each person and game, sent when that person is newly asked.

A closed direct message never stops a game: the same form opens privately behind `My move` in the thread.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs import panel_page
from cogs.answer import Page
from cogs.asked import Asked, everything_asked
from engine.model import State
from store.records import Game, Prompt
from story.catalogue import say

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)

CLOSED = frozenset({50007, 50278})


class Prompts:
    """`push` brings the direct messages of a game up to date; `clear` ends them."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._closed: set[int] = set()

    def reopen(self, user_id: int) -> None:
        """Try direct messages of this person again."""
        self._closed.discard(user_id)

    async def push(self, game: Game, state: State, note: str = "") -> None:
        """Send a panel to whoever is newly asked, renew those that stand, end those that are answered.

        `note`: said above a panel that is newly sent.
        """
        asked = {one.seat.user_id: one for one in everything_asked(game, state) if not one.seat.is_bot}
        for seat in game.seats:
            if seat.user_id is None or seat.absent:
                continue
            one = asked.get(seat.user_id)
            standing = await self._host.store.shown.prompt(game.id, seat.user_id)
            if one is None and standing is not None:
                await self._end(game, standing)
            elif one is not None and standing is not None and standing.epoch != game.epoch:
                await self._renew(game, state, one, standing)
            elif one is not None and standing is None and one.open and seat.wants_dm:
                await self._send(game, state, one, note)

    async def clear(self, game: Game) -> None:
        """End all panels of a game."""
        for seat in game.seats:
            if seat.user_id is not None:
                standing = await self._host.store.shown.prompt(game.id, seat.user_id)
                if standing is not None:
                    await self._end(game, standing)

    async def _send(self, game: Game, state: State, one: Asked, note: str = "", again: bool = False) -> None:
        user_id = one.seat.user_id
        assert user_id is not None
        if user_id in self._closed:
            return
        if not again and not await self._first_time(game, one):
            return
        page = panel_page.page(panel_page.Position.of(game, state, one.seat))
        page.text = "\n".join(filter(None, [say("prompt-where", _locale(game, user_id), place=link(game)), note]))
        try:
            channel = await self._host.create_dm(discord.Object(id=user_id))
            message = await channel.send(**page.send())
        except discord.HTTPException as error:
            if error.status == 403 or error.code in CLOSED:
                self._closed.add(user_id)  # until this program or that person tries again: refusals count
            log.info("game %d: a direct message was not taken (code %s)", game.id, error.code)
            return
        await self._host.store.shown.set_prompt(Prompt(game.id, user_id, channel.id, message.id, game.epoch))
        wait = (await self._host.store.clocks.newest(game.id)).get((one.seat.position, one.decision.kind))
        if wait is not None:
            await self._host.store.clocks.sent([wait.id], "panel")

    async def _renew(self, game: Game, state: State, one: Asked, standing: Prompt) -> None:
        page = panel_page.page(panel_page.Position.of(game, state, one.seat))
        page.text = say("prompt-where", _locale(game, standing.user_id), place=link(game))
        if await self._edit(standing, page):
            kept = Prompt(game.id, standing.user_id, standing.channel_id, standing.message_id, game.epoch)
            await self._host.store.shown.set_prompt(kept)
        else:
            await self._host.store.shown.forget_prompt(game.id, standing.user_id)
            await self._send(game, state, one, again=True)

    async def _first_time(self, game: Game, one: Asked) -> bool:
        """Whether no panel has been sent for this wait: a restart sends none a second time."""
        clocks = self._host.store.clocks
        wait = (await clocks.newest(game.id)).get((one.seat.position, one.decision.kind))
        return wait is None or bool(await clocks.claim([wait.id], "panel"))

    async def _end(self, game: Game, standing: Prompt) -> None:
        text = say("prompt-answered", _locale(game, standing.user_id), place=link(game))
        await self._edit(standing, Page(text=text, files=[]))
        await self._host.store.shown.forget_prompt(game.id, standing.user_id)

    async def _edit(self, standing: Prompt, page: Page) -> bool:
        try:
            await self._host.partial(standing.channel_id, standing.message_id).edit(**page.edit())
        except discord.HTTPException as error:
            log.debug("a panel in a direct message could not be edited: %s", error)
            return False
        return True


def _locale(game: Game, user_id: int) -> str:
    seat = game.seat_of(user_id)
    return (seat.locale if seat is not None else "") or game.locale


def link(game: Game) -> str:
    """Return a link to the thread of a game; a mention of a thread is not readable in direct messages everywhere."""
    name = say("thread-name", game.locale, number=str(game.id))
    return f"[{name}](https://discord.com/channels/{game.guild_id}/{game.place})"
