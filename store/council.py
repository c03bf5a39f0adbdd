"""What people decide together and what moderators do: votes, the audit log, settings of a server."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import sqlalchemy as sa

from clocks.now import now
from store import tables
from store.clock_tables import audit, votes
from store.database import Database
from store.errors import Refused
from store.records import Game, Seat
from store.rows import get_game

# What can be voted on, and whether all must agree or more than half.
PROPOSALS = {"pause": False, "resume": False, "draw": True, "expel": True, "undo": True}


@dataclasses.dataclass(frozen=True, slots=True)
class Count:
    """A vote as it stands: who may vote, who has agreed, how many are needed."""

    game: Game
    what: str
    voters: tuple[int, ...]
    agreed: tuple[int, ...]

    @property
    def needed(self) -> int:
        """How many must agree."""
        unanimous = PROPOSALS[self.what.split(":")[0]]
        return len(self.voters) if unanimous else len(self.voters) // 2 + 1

    @property
    def carried(self) -> bool:
        """Whether it is decided."""
        return bool(self.voters) and len(self.agreed) >= self.needed


@dataclasses.dataclass(frozen=True, slots=True)
class Entry:
    """One line of the audit log. `user_id` None: the players by vote, or the host."""

    id: int
    game_id: int | None
    guild_id: int
    user_id: int | None
    what: str
    facts: dict[str, str | int]
    at: int


@dataclasses.dataclass(frozen=True, slots=True)
class Guild:
    """Settings of a server. `locale` of its threads, `clock` a preset for new games, `moderator_id` a role.

    Channels: of the home panel, the one in which games are opened (None: all), the one in which the log is told too.
    """

    guild_id: int
    locale: str | None = None
    moderator_id: int | None = None
    clock: str | None = None
    home_channel_id: int | None = None
    home_message_id: int | None = None
    games_channel_id: int | None = None
    log_channel_id: int | None = None


class Council:
    """Votes, audit, settings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def agree(self, game_id: int, what: str, user_id: int, agree: bool = True) -> Count:
        """Propose `what` or agree to it (or not any more). `what`: of `PROPOSALS`, `expel:POSITION`, `undo:SEQ-EPOCH`.

        Refused: no seat, an unknown proposal, voting about oneself.
        """
        async with self._database.write() as connection:
            game = await get_game(connection, game_id)
            if game.phase != "running":
                raise Refused("not-started" if game.phase == "lobby" else "ended")
            if what.split(":")[0] not in PROPOSALS:
                raise Refused("no-proposal", what=what[:20])
            may = voters(game, what)
            if user_id not in may:
                raise Refused("no-vote" if game.seat_of(user_id) is not None else "not-in-game")
            here = (votes.c.game_id == game_id) & (votes.c.what == what)
            if agree:
                row = sa.insert(votes).prefix_with("OR IGNORE")
                await connection.execute(row.values(game_id=game_id, what=what, user_id=user_id, at=now()))
            else:
                await connection.execute(sa.delete(votes).where(here & (votes.c.user_id == user_id)))
            found = (await connection.execute(sa.select(votes.c.user_id).where(here))).scalars().all()
        return Count(game, what, may, tuple(user for user in found if user in may))

    async def settle(self, game_id: int, what: str) -> None:
        """Forget a proposal that has been decided."""
        async with self._database.write() as connection:
            here = (votes.c.game_id == game_id) & (votes.c.what == what)
            await connection.execute(sa.delete(votes).where(here))

    async def note(
        self, guild_id: int, game_id: int | None, user_id: int | None, what: str, **facts: str | int
    ) -> None:
        """Write a line into the audit log."""
        values = {"guild_id": guild_id, "game_id": game_id, "user_id": user_id, "what": what, "at": now()}
        async with self._database.write() as connection:
            await connection.execute(sa.insert(audit).values(facts=json.dumps(facts, sort_keys=True), **values))

    async def entries(self, guild_id: int, game_id: int | None = None, most: int = 25) -> list[Entry]:
        """Return the newest lines of the audit log of a server or of one game, newest first."""
        here = audit.c.guild_id == guild_id
        if game_id is not None:
            here &= audit.c.game_id == game_id
        query = sa.select(audit).where(here).order_by(audit.c.id.desc()).limit(most)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Entry(row.id, row.game_id, row.guild_id, row.user_id, row.what, json.loads(row.facts), row.at)
            for row in rows
        ]

    async def guild(self, guild_id: int) -> Guild:
        """Return the settings of a server."""
        async with self._database.read() as connection:
            query = sa.select(tables.guilds).where(tables.guilds.c.guild_id == guild_id)
            row = (await connection.execute(query)).first()
        return Guild(guild_id) if row is None else _guild(row)

    async def homes(self) -> list[Guild]:
        """Return the servers that have a home panel."""
        async with self._database.read() as connection:
            query = sa.select(tables.guilds).where(tables.guilds.c.home_channel_id.is_not(None))
            return [_guild(row) for row in (await connection.execute(query)).all()]

    async def set_guild(self, guild_id: int, **values: object) -> None:
        """Change settings of a server."""
        async with self._database.write() as connection:
            await connection.execute(
                sa.insert(tables.guilds).prefix_with("OR IGNORE").values(guild_id=guild_id, locale="")
            )
            here = tables.guilds.c.guild_id == guild_id
            await connection.execute(sa.update(tables.guilds).where(here).values(**values))


def _guild(row: sa.Row[Any]) -> Guild:
    return Guild(
        row.guild_id,
        row.locale or None,
        row.moderator_id,
        row.clock,
        row.home_channel_id,
        row.home_message_id,
        row.games_channel_id,
        row.log_channel_id,
    )


def voters(game: Game, what: str) -> tuple[int, ...]:
    """Return who may vote: the people at the table who are there; not somebody who is to be expelled."""
    kind, _, detail = what.partition(":")
    return tuple(
        seat.user_id
        for seat in game.seats
        if seat.user_id is not None and not seat.absent and not (kind == "expel" and str(seat.position) == detail)
    )


def seat_at(game: Game, position: int) -> Seat | None:
    """Return the seat at a position, or None."""
    return next((seat for seat in game.seats if seat.position == position), None)
