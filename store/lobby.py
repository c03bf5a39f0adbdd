"""Before a game starts: opening, joining, leaving, nations, bots, length. Everything is checked in the transaction."""

from __future__ import annotations

import random
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine import fair
from engine.model import SPAIN
from store import tables
from store.database import Database
from store.errors import Refused
from store.locks import Locks
from store.records import Game, Seat
from store.rows import add_row, find_games, get_game, get_lobby, get_own_lobby, now, set_game, set_seat
from store.talk_tables import galleries, talks
from store.tournament_rows import is_of_tournament
from store.waits import end_waits

MOST_SEATS = 5
FEWEST_SEATS = 2
SEATS_WITH_SPAIN = 4  # rule 1.2: with so many seats or more one of them is Spain
LENGTHS = ("short", "standard", "long")


class Lobby:
    """The verbs of a game that has not started. Each returns the game as it is afterwards or raises `Refused`."""

    def __init__(self, database: Database, locks: Locks, nations: Sequence[str]) -> None:
        self._database = database
        self._locks = locks
        self._nations = tuple(nations)

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        user_id: int,
        name: str,
        length: str,
        seed: int,
        salt: str = "",
        locale: str = "en",
        content: str = "",
    ) -> Game:
        """Open a game; its opener takes the first seat.

        `salt` makes the commitments of a fair game (engine.fair); without one, where the seed is known anyway, it is
        made from the seed, so that the same seed gives the same record.
        """
        if length not in LENGTHS:
            raise Refused("length", length=length)
        async with self._database.write() as connection:
            number = await add_row(
                connection,
                tables.games,
                guild_id=guild_id,
                channel_id=channel_id,
                opener_id=user_id,
                phase="lobby",
                length=length,
                seed=seed,
                salt=salt or fair.digest(f"known:{seed}")[:32],
                locale=locale,
                content=content,
                created_at=now(),
            )
            await add_row(connection, tables.seats, game_id=number, position=0, user_id=user_id, name=name)
            return await get_game(connection, number)

    async def join(self, game_id: int, user_id: int, name: str) -> Game:
        """Take a seat. Refused: joined already, full, started."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await get_lobby(connection, game_id)
            if game.seat_of(user_id) is not None:
                raise Refused("joined")
            await self._add_seat(connection, game, user_id=user_id, name=name)
            return await get_game(connection, game_id)

    async def add_bot(self, game_id: int, user_id: int, name: str, persona: str) -> Game:
        """Seat one of the host's bots. Refused: not seated oneself nor the opener, full, started."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await get_lobby(connection, game_id)
            self._must_belong(game, user_id)
            await self._add_seat(connection, game, name=name, persona=persona)
            return await get_game(connection, game_id)

    async def leave(self, game_id: int, user_id: int) -> Game:
        """Give the seat back. The game stays open, for others or for bots alone."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await get_lobby(connection, game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                raise Refused("not-in-game")
            await self._remove(connection, seat)
            return await get_game(connection, game_id)

    async def remove_bot(self, game_id: int, user_id: int) -> Game:
        """Unseat the bot that was added last."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await get_lobby(connection, game_id)
            self._must_belong(game, user_id)
            bots = [seat for seat in game.seats if seat.user_id is None]
            if not bots:
                raise Refused("no-bot")
            await self._remove(connection, bots[-1])
            return await get_game(connection, game_id)

    async def choose_nation(self, game_id: int, user_id: int, nation: str | None) -> Game:
        """Choose the nation of one's seat, or None for one at random. Refused: taken, unknown."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await get_lobby(connection, game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                raise Refused("not-in-game")
            if nation is not None:
                if nation not in self._nations:
                    raise Refused("nation", nation=nation)
                holder = next((other for other in game.seats if other.nation == nation), None)
                if holder is not None and holder.position != seat.position:
                    raise Refused("nation-taken", nation=nation, name=holder.name)
            await set_seat(connection, game_id, seat.position, nation=nation)
            return await get_game(connection, game_id)

    async def set_length(self, game_id: int, user_id: int, length: str) -> Game:
        """Change the number of cycles: short, standard, long. Only the opener may."""
        if length not in LENGTHS:
            raise Refused("length", length=length)
        async with self._locks.of(game_id), self._database.write() as connection:
            await get_own_lobby(connection, game_id, user_id)
            await set_game(connection, game_id, length=length)
            return await get_game(connection, game_id)

    async def check_start(self, game_id: int, user_id: int) -> Game:
        """Return the game if it may start now. Refused: too few seats, Spain where it does not play, not a member."""
        async with self._database.read() as connection:
            game = await get_lobby(connection, game_id)
        self._must_belong(game, user_id)
        if len(game.seats) < FEWEST_SEATS:
            raise Refused("too-few", seats=len(game.seats))
        humans = [seat for seat in game.seats if seat.user_id is not None]
        spaniard = next((seat for seat in humans if seat.nation == SPAIN), None)
        if spaniard is not None and not self._human_spain(game):
            raise Refused("spain-not-played", seats=len(game.seats), name=spaniard.name)
        return game

    def _human_spain(self, game: Game) -> bool:
        humans = sum(seat.user_id is not None for seat in game.seats)
        return humans > 1 and len(game.seats) >= SEATS_WITH_SPAIN

    def deal_nations(self, game: Game) -> list[str]:
        """Return the nation of each seat by rule 1.2; what nobody chose is drawn with the game's seed."""
        humans = sum(seat.user_id is not None for seat in game.seats)
        with_spain = len(game.seats) >= SEATS_WITH_SPAIN or humans == 1
        dealt = [seat.nation if with_spain or seat.nation != SPAIN else None for seat in game.seats]
        if humans == 1 and SPAIN not in dealt:  # solo: a bot acts for Spain
            dealt[max(place for place, seat in enumerate(game.seats) if seat.user_id is None)] = SPAIN
        free = [nation for nation in self._nations if nation not in dealt and (with_spain or nation != SPAIN)]
        random.Random(game.seed).shuffle(free)
        full = [nation if nation is not None else free.pop() for nation in dealt]
        if with_spain and SPAIN not in full:
            full[-1] = SPAIN
        return full

    async def abandon(self, game_id: int, user_id: int, *, allowed: bool = False) -> Game:
        """End the game without a winner. The opener may, any player of a running game, and who is `allowed`."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await get_game(connection, game_id)
            if game.phase not in ("lobby", "running"):
                raise Refused("ended")
            if not allowed:
                self._must_belong(game, user_id)
                if await is_of_tournament(connection, game_id):
                    raise Refused("tournament-game")
            await set_game(connection, game_id, phase="abandoned", ended_at=now())
            await end_waits(connection, game_id)
            return await get_game(connection, game_id)

    @staticmethod
    def _must_belong(game: Game, user_id: int) -> None:
        if game.opener_id != user_id and game.seat_of(user_id) is None:
            raise Refused("not-in-game")

    @staticmethod
    async def _add_seat(connection: AsyncConnection, game: Game, **values: object) -> None:
        if len(game.seats) >= MOST_SEATS:
            raise Refused("full", seats=MOST_SEATS)
        position = max((seat.position for seat in game.seats), default=-1) + 1
        await add_row(connection, tables.seats, game_id=game.id, position=position, **values)

    @staticmethod
    async def _remove(connection: AsyncConnection, seat: Seat) -> None:
        here = (tables.seats.c.game_id == seat.game_id) & (tables.seats.c.position == seat.position)
        await connection.execute(sa.delete(tables.seats).where(here))


class Finder:
    """Reading games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def game(self, game_id: int) -> Game:
        """Return one game. Raises `Refused`."""
        async with self._database.read() as connection:
            return await get_game(connection, game_id)

    async def in_place(self, channel_id: int) -> list[Game]:
        """Return the games whose thread this is, or whose lobby or table stands in this channel, oldest first.

        A private talk between two players of a game and the thread of those who watch it are places of that game too.
        """
        games = tables.games.c
        here = (games.thread_id == channel_id) | ((games.channel_id == channel_id) & games.thread_id.is_(None))
        for other in (talks, galleries):
            here |= games.id.in_(sa.select(other.c.game_id).where(other.c.thread_id == channel_id))
        async with self._database.read() as connection:
            return await find_games(connection, here)

    async def under_channel(self, channel_id: int) -> list[Game]:
        """Return the games opened in this channel that are in the lobby or running."""
        games = tables.games.c
        async with self._database.read() as connection:
            return await find_games(
                connection, (games.channel_id == channel_id) & games.phase.in_(("lobby", "running"))
            )

    async def of_user(self, user_id: int, phases: Sequence[str] = ("lobby", "running")) -> list[Game]:
        """Return the games in which this person has a seat."""
        seated = sa.select(tables.seats.c.game_id).where(tables.seats.c.user_id == user_id)
        async with self._database.read() as connection:
            return await find_games(connection, tables.games.c.id.in_(seated) & tables.games.c.phase.in_(phases))

    async def in_phase(self, phase: str) -> list[Game]:
        """Return all games of a phase."""
        async with self._database.read() as connection:
            return await find_games(connection, tables.games.c.phase == phase)
