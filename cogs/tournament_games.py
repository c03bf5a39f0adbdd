"""The games of a tournament: opened table by table, counted when they end, decided by Renown when time is up.

What a stop interrupted is taken up again: a table without a game gets one, a game that was not started is started, a
game that has ended is counted. Nothing is done twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec

from clocks.now import now
from cogs import notices, posting
from cogs.answer import Page
from cogs.limits import THREAD_NAME, cut
from cogs.people import plain_name, safe_name
from cogs.tournament_pages import announcement, draw_embed, standings_page
from engine import front
from engine.content.loader import CORE
from store.errors import Refused
from store.locks import Locks
from store.ranked import Won
from store.records import Game
from store.tournament_records import Tournament
from story.catalogue import say
from tournament.scoring import Ended, adjudicated

if TYPE_CHECKING:
    from cogs.host import Host

log = logging.getLogger(__name__)
WATCH_SECONDS = 60.0
FAILURES = (discord.HTTPException, aiohttp.ClientError, TimeoutError)


class Tables:
    """`open_round`, `game_over`, `adjudicate`, `resume` for the tournaments of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks = Locks()
        self.draws_pictures: Callable[[], bool] = lambda: host.settings.picture_seconds > 0

    # ------------------------------------------------------------------ opening

    async def open_round(self, number: int) -> None:
        """Open all games of the round that are not open yet, one after another."""
        async with self._locks.of(number):
            one = await self._host.store.tournaments.get(number)
            for table in one.tables_of(one.round):
                if not table.ending and one.phase == "playing":
                    await self._open_table(one, table.number, table.game_id)

    async def _open_table(self, one: Tournament, table: int, game_id: int | None) -> None:
        store = self._host.store
        if game_id is None:
            game_id = await store.tournament_games.open_game(one.id, one.round, table)
            if game_id is None:
                return
        game = await store.find.game(game_id)
        if game.phase != "lobby":
            return
        if game.thread_id is None:
            name = say("t-thread", one.locale, name=plain_name(one.name), round=one.round, table=table)
            try:
                await self._host.open_thread(game, cut(name, THREAD_NAME))
            except FAILURES as error:
                log.warning("game %d has no thread and is played in its channel: %s", game_id, error)
        played = await store.play.start(game_id, game.opener_id, game.content or CORE)
        self._host.conductor.wake(game_id)
        if all(seat.is_bot for seat in played.game.seats):
            await self._host.conductor.settled(game_id)  # nobody waits for these: one after another is kinder

    # ------------------------------------------------------------------ counting

    async def game_over(self, game_id: int) -> None:
        """Count a game, if it is one of a tournament."""
        found = await self._host.store.tournaments.of_game(game_id)
        if found is not None:
            one, table = found
            game = await self._host.store.find.game(game_id)
            number = next(row.round for row in one.tables if row.game_id == game_id)
            ended = await self._ended(game)
            await self.count(await self._host.store.tournament_games.finish_table(one.id, number, table, ended))

    async def _ended(self, game: Game) -> Ended:
        """Return how a game that is over has ended, from its last event; an abandoned one is decided by Renown."""
        for told in reversed(await self._host.store.play.events(game.id, since=game.seq)):
            if told.event.kind == "game_won":
                won = msgspec.convert(told.event.facts, Won)
                return Ended(won.standings, won.renown, won.ending)
        return await self._by_renown(game)

    async def _by_renown(self, game: Game) -> Ended:
        _, state = await self._host.store.play.position(game.id)
        players = front.view(state, None).players
        return adjudicated(
            {player.nation: player.renown for player in players}, {player.nation: player.ducats for player in players}
        )

    async def count(self, one: Tournament) -> None:
        """Post what a round has come to once it is over, once only."""
        if one.phase not in ("between", "over") or one.told >= one.round:
            return
        async with self._locks.of(one.id):
            one = await self._host.store.tournaments.get(one.id)
            if one.told >= one.round:
                return
            page = await standings_page(one, drawn=self.draws_pictures())
            try:
                await posting.send(self._host.get_partial_messageable(one.channel_id), page)
            except FAILURES as error:
                log.warning("standings of tournament %d could not be posted: %s", one.id, error)
                return
            await self._host.store.tournaments.mark(one.id, told=one.round)
        await self.announce(one)

    async def adjudicate(self, one: Tournament, by: int) -> int:
        """End every game of the round that still runs and count it by Renown. Returns how many there were."""
        ended = 0
        for table in one.tables_of(one.round):
            if table.ending or table.game_id is None:
                continue
            game = await self._host.store.find.game(table.game_id)
            if game.phase == "running":
                result = await self._by_renown(game)
                after = await self._host.store.lobby.abandon(game.id, by, allowed=True)
                one = await self._host.store.tournament_games.finish_table(one.id, one.round, table.number, result)
                ended += 1
                try:
                    await self._host.conductor.teller.abandoned(after)
                except FAILURES as error:
                    log.info("game %d ended without a word: %s", game.id, error)
            elif game.phase in ("over", "abandoned"):
                result = await self._ended(game)
                one = await self._host.store.tournament_games.finish_table(one.id, one.round, table.number, result)
        await self.count(one)
        return ended

    # ------------------------------------------------------------------ people

    async def hand_over(self, one: Tournament, table: int, old_id: int, new_id: int, name: str) -> None:
        """Give the seat of a running game to a substitute."""
        game_id = next((row.game_id for row in one.tables_of(one.round) if row.number == table), None)
        if game_id is None:
            return
        game = await self._host.store.find.game(game_id)
        seat = game.seat_of(old_id)
        if seat is not None and game.phase == "running":
            moved = await self._host.store.chairs.replace(game_id, seat.position, new_id, name)
            self._host.conductor.wake(moved.game.id)

    async def leave_games(self, one: Tournament, user_id: int) -> None:
        """Let bots play on for somebody who has dropped out."""
        for table in one.tables_of(one.round):
            if table.ending or table.game_id is None:
                continue
            game = await self._host.store.find.game(table.game_id)
            seat = game.seat_of(user_id)
            if game.phase == "running" and seat is not None and not seat.absent:
                moved = await self._host.store.chairs.leave(game.id, user_id, "left")
                await notices.seat_left(self._host, moved)
                self._host.conductor.wake(game.id)

    # ------------------------------------------------------------------ telling

    async def announce(self, one: Tournament) -> None:
        """Bring the announcement up to date; it is posted again if somebody deleted it."""
        page = announcement(one)
        try:
            if one.message_id is not None:
                try:
                    await self._host.partial(one.channel_id, one.message_id).edit(**page.edit())
                    return
                except discord.NotFound:
                    log.info("the announcement of tournament %d was deleted and is posted again", one.id)
            message = await self._host.get_partial_messageable(one.channel_id).send(**page.send())
        except FAILURES as error:
            log.warning("tournament %d could not be announced: %s", one.id, error)
            return
        await self._host.store.tournaments.mark(one.id, message_id=message.id)

    async def began(self, one: Tournament) -> None:
        """Tell the channel that a round has begun."""
        text = say("t-round-began", one.locale, name=safe_name(one.name), round=one.round)
        page = Page(text=text, embed=draw_embed(one))
        try:
            await posting.send(self._host.get_partial_messageable(one.channel_id), page)
        except FAILURES as error:
            log.warning("the round of tournament %d could not be told: %s", one.id, error)

    # ------------------------------------------------------------------ after a stop, and when time is up

    async def resume(self) -> None:
        """Take up what a stop interrupted."""
        for one in await self._host.store.tournaments.in_phase("playing"):
            for table in one.tables_of(one.round):
                if table.game_id is not None and not table.ending:
                    game = await self._host.store.find.game(table.game_id)
                    if game.phase in ("over", "abandoned"):
                        await self.game_over(game.id)
            await self.open_round(one.id)
        for phase in ("between", "over"):
            for one in await self._host.store.tournaments.in_phase(phase):
                await self.count(one)

    async def watch(self) -> None:
        """Look once a minute whether the time of a round is up."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self.close_overdue()
            except (Refused, *FAILURES) as error:
                log.warning("rounds that are over could not be closed: %s", error)

    async def close_overdue(self) -> None:
        """Decide by Renown what has not ended when the time of its round is up."""
        for one in await self._host.store.tournaments.in_phase("playing"):
            if one.deadline is not None and one.deadline <= now():
                count = await self.adjudicate(one, one.opener_id)
                text = say("t-overdue", one.locale, name=safe_name(one.name), round=one.round, count=count)
                await self._host.get_partial_messageable(one.channel_id).send(text)
