"""The thread of a game: what happened, one message a turn that grows; the table at the foot; the final message.

All of it is a projection of the store: it can be made again, and a message that somebody deleted is posted again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs import finale, notices, posting, seals
from cogs.answer import Page
from cogs.asked import Asked
from cogs.foot import Foot
from cogs.limits import EMBED_TITLE, cut
from cogs.people import plain_names, shown_names
from cogs.pictures import Look, Pictures
from cogs.prompts import Prompts
from cogs.sections import Section, fitting, split, text_of
from cogs.titles import colour, title_of
from engine import fair, front
from engine.model import State
from engine.view import View
from store.records import Game, Seat, Shown
from story.catalogue import say

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013
MEMBER_SECONDS = 600.0
LOOKUP_SECONDS = 2.0
Place = discord.abc.Messageable


class Teller:
    """`tell(game)` brings the thread up to date; `refresh(game)` makes its foot again."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.pictures = Pictures(host.settings.picture_seconds)
        self.prompts = Prompts(host)
        self.foot = Foot(host)
        self._pictured: dict[int, View] = {}
        self._seen: dict[tuple[int, int], float] = {}

    async def tell(self, game_id: int) -> None:
        """Post what is new, then the table, then the private prompts. Raises `discord.HTTPException`."""
        store = self._host.store
        game, state = await store.play.position(game_id)
        place = await self._host.place(game)
        posted = False
        if game.told < game.seq:
            posted = await self._sections(game, state, place)
            await store.play.mark(game_id, told=game.seq)
        if game.phase == "running":
            await self._table(game, state, place, at_foot=not posted)
            await self.prompts.push(game, state)
        elif game.phase == "over":
            await finale.post(self._host, game, state, place)
            await self.prompts.clear(game)
        self._host.dispatch("game_told", game_id)

    async def refresh(self, game: Game, state: State) -> None:
        """Post the table anew at the foot of the thread."""
        place = await self._host.place(game)
        await self._table(game, state, place, at_foot=False)

    # ------------------------------------------------------------------ what happened

    async def _sections(self, game: Game, state: State, place: Place) -> bool:
        """Tell the events that are not told yet; True if a new message was posted."""
        store = self._host.store
        last = await store.shown.newest(game.id, "section")
        events = await store.play.events(game.id, last.seq if last is not None else 0)
        if last is not None:
            events = [told for told in events if (told.seq, told.ordinal) >= (last.seq, last.ordinal)]
        if not events:
            return False
        content = front.content_of(state)
        names = shown_names(game, content, game.locale)
        sections = [part for whole in split(events) for part in fitting(whole, names, content, game.locale)]
        pictured = self._which_pictured(sections, game.told)
        new_message = False
        for number, section in enumerate(sections):
            goes_on = last is not None and number == 0
            text = text_of(section.events, names, content, game.locale)
            if not text:
                continue
            if section.opening == "year_began":  # its title says the same already
                text = text_of(section.events[1:], names, content, game.locale) or text
            files = None
            if number == pictured:
                files = await self._picture(game, state, section)
            title = self._title(section, game, state, last)
            embed = self._embed(section, title, text)
            if section.opening == "game_started":
                commitment = fair.seed_commitment(game.seed, game.salt)
                embed.set_footer(text=say("game-commitment", game.locale, commitment=commitment))
            elif seals.reveals(section):
                sealed = await seals.line(store, section, game, plain_names(game))
                embed.set_footer(text=sealed or None)
            page = Page(embed=embed, files=files)
            if goes_on and last is not None:
                await self.edit_or_post(place, last, page)
            else:
                message = await posting.send(place, page)
                last = await store.shown.add(game.id, "section", message.channel.id, message.id, *section.start, title)
                new_message = True
        return new_message

    @staticmethod
    def _which_pictured(sections: Sequence[Section], told: int) -> int | None:
        """Return which of these sections gets the picture: the last that has just ended with a battle, a sail turn, a
        Year's work or the game. There is one picture, since it shows the position of now.
        """
        for number in range(len(sections) - 1, -1, -1):
            section = sections[number]
            fresh = [event for event in section.events if event.seq > told]
            kinds = {event.event.kind for event in fresh}
            began_sailing = section.opening == "sail_turn_began"
            if kinds & {"battle_won", "game_won"} or (began_sailing and "turn_ended" in kinds):
                return number
            if section.opening == "year_began" and "year_began" in kinds:
                return number
            if section.opening == "" and "turn_ended" in kinds and number == 0:
                return number
        return None

    async def _picture(self, game: Game, state: State, section: Section) -> list[discord.File]:
        view = front.view(state, None)
        since = self._pictured.get(game.id)
        self._pictured[game.id] = view
        acting = None if section.opening == "year_began" else _seat_of(section)
        picture = await self.pictures.board(view, plain_names(game), Look(locale=game.locale), since, acting)
        battle = await self._battle(section, view, game)
        return [one for one in (battle, picture) if one is not None]

    async def _battle(self, section: Section, view: View, game: Game) -> discord.File | None:
        """Return the picture of the battle that a section ends with, if it does."""
        began = [told.event.facts for told in section.events if told.event.kind in ("battle_began", "sea_battle_began")]
        won = [told.event.facts for told in section.events if told.event.kind == "battle_won"]
        if not began or not won:
            return None
        return await self.pictures.battle(view, began[-1], plain_names(game), Look(locale=game.locale), won[-1])

    def _title(self, section: Section, game: Game, state: State, last: Shown | None) -> str:
        if section.opening or last is None or not last.note:
            return title_of(section, game, front.content_of(state))
        return last.note

    @staticmethod
    def _embed(section: Section, title: str, text: str) -> discord.Embed:
        seat = None if section.opening == "year_began" else _seat_of(section)
        return discord.Embed(title=cut(title, EMBED_TITLE) or None, description=text, colour=colour(seat))

    async def edit_or_post(self, place: Place, shown: Shown, page: Page) -> None:
        """Edit a message; post it again if somebody deleted it."""
        partial = self._host.partial(shown.channel_id, shown.message_id)
        try:
            await posting.edit(partial, page)
        except discord.NotFound:
            message = await posting.send(place, page)
            await self._host.store.shown.update(shown, channel_id=message.channel.id, message_id=message.id)

    # ------------------------------------------------------------------ the table

    async def _table(self, game: Game, state: State, place: Place, *, at_foot: bool) -> None:
        """Show who is waited for, and look after those who were called."""
        called = await self.foot.post(game, state, place, at_foot=at_foot)
        if called:
            await self._look_for_gone(game, state, called, place)

    async def _look_for_gone(self, game: Game, state: State, waiting: Sequence[Asked], place: Place) -> None:
        """Hand the seats of people who have left the server to bots."""
        gone = [one.seat for one in waiting if not await self.is_member(game, one.seat)]
        for seat in gone:
            assert seat.user_id is not None
            moved = await self._host.store.chairs.leave(game.id, seat.user_id, "gone")
            await notices.seat_left(self._host, moved)
            self._host.conductor.wake(game.id)

    async def is_member(self, game: Game, seat: Seat) -> bool:
        """Whether the person of a seat is on the server of the game still; looked up once in ten minutes."""
        key = (game.guild_id, seat.user_id or 0)
        if seat.user_id is None or asyncio.get_running_loop().time() < self._seen.get(key, 0.0):
            return True
        try:
            await asyncio.wait_for(self._host.http.get_member(game.guild_id, seat.user_id), LOOKUP_SECONDS)
        except discord.NotFound as error:
            if error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                return False
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            log.debug("a member could not be looked up: %s", error)
        self._seen[key] = asyncio.get_running_loop().time() + MEMBER_SECONDS
        return True

    async def remove(self, shown: Shown) -> None:
        """Delete a message that has done its work."""
        try:
            await self._host.partial(shown.channel_id, shown.message_id).delete()
        except discord.NotFound:
            log.debug("message %d was gone already", shown.message_id)
        except discord.HTTPException as error:
            log.info("message %d could not be removed: %s", shown.message_id, error)
        await self._host.store.shown.forget(shown)

    async def after_undo(self, game: Game) -> None:
        """Remove what tells of events that were taken back, and let the last message that stays be written again."""
        for shown in reversed(await self._host.store.shown.of(game.id, "section")):
            if shown.seq <= game.seq:
                await self._host.store.play.mark(game.id, told=min(game.told, shown.seq - 1))
                return
            await self.remove(shown)

    async def abandoned(self, game: Game, drawn: bool = False) -> None:
        """Say that a running game has been ended, take the table away and archive the thread."""
        place = await self._host.place(game)
        self._host.dispatch("game_over", game.id)
        await place.send(say("thread-drawn" if drawn else "thread-abandoned", game.locale))
        await self.prompts.clear(game)
        table = await self._host.store.shown.newest(game.id, "table")
        if table is not None:
            await self.remove(table)
        if game.thread_id is not None:
            await self._host.archive(game.thread_id)


def _seat_of(section: Section) -> str | None:
    """Return whose doings a section tells."""
    seats = (told.event.facts.get("seat", told.event.facts.get("attacker")) for told in section.events)
    return next((seat for seat in seats if isinstance(seat, str)), None)
