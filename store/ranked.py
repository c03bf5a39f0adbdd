"""Finished games as the record tells them: who came in which place. Ratings and statistics come from nothing else."""

from __future__ import annotations

import dataclasses

import msgspec
import sqlalchemy as sa

from engine.model import Event
from store import tables
from store.database import Database
from store.tutorials import tutorials

_decode = msgspec.json.Decoder(Event).decode


@dataclasses.dataclass(frozen=True, slots=True)
class Ranking:
    """The end of one seat. `user_id` None and `persona` set: a bot; both set: a bot that stood in for somebody."""

    nation: str
    user_id: int | None
    name: str
    persona: str | None
    renown: int

    @property
    def is_bot(self) -> bool:
        """Whether a bot of the host's was meant to play this seat."""
        return self.user_id is None or self.persona is not None


@dataclasses.dataclass(frozen=True, slots=True)
class RankedGame:
    """One finished game, its seats best first. `actions`: how many answers it took."""

    game_id: int
    guild_id: int
    length: str
    ended_at: int
    actions: int
    ending: str
    seats: tuple[Ranking, ...]


class Ranked:
    """Reading finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(
        self, guild_id: int | None, *, bots: bool, since: int | None = None, until: int | None = None
    ) -> list[RankedGame]:
        """Return the finished games of a server (None: of all), oldest first; tutorials are none.

        `bots`: those in which a bot had a seat, else those of people alone. `since`, `until`: UTC seconds of the end,
        the second excluded.
        """
        games, seats, events = tables.games.c, tables.seats.c, tables.events.c
        taught = sa.select(tutorials.c.game_id)
        where = [games.phase == "over", events.kind == "game_won", games.id.not_in(taught)]
        if guild_id is not None:
            where.append(games.guild_id == guild_id)
        if since is not None:
            where.append(games.ended_at >= since)
        if until is not None:
            where.append(games.ended_at < until)
        query = (
            sa.select(tables.games, events.body)
            .join(tables.events, events.game_id == games.id)
            .where(*where)
            .order_by(games.ended_at, games.id)
        )
        found: list[RankedGame] = []
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            people = sa.select(tables.seats).where(seats.game_id.in_(sa.select(games.id).where(games.phase == "over")))
            seated = {(seat.game_id, seat.nation): seat for seat in (await connection.execute(people)).all()}
        for row in rows:
            facts = msgspec.convert(_decode(row.body).facts, Won)
            ranked = tuple(
                Ranking(nation, seat.user_id, seat.name, seat.persona, facts.renown[nation])
                for nation in facts.standings
                if (seat := seated.get((row.id, nation))) is not None
            )
            if any(one.is_bot for one in ranked) == bots:
                found.append(
                    RankedGame(row.id, row.guild_id, row.length, row.ended_at or 0, row.seq, facts.ending, ranked)
                )
        return found

    async def cards(self, guild_id: int) -> dict[int, list[tuple[str, str, str]]]:
        """Return game -> (`played` or `bought`, nation, card) of the finished games of a server, in order of play."""
        games, events = tables.games.c, tables.events.c
        query = (
            sa.select(events.game_id, events.kind, events.body)
            .join(tables.games, games.id == events.game_id)
            .where(games.guild_id == guild_id, games.phase == "over", events.kind.in_(("card_played", "auction_won")))
            .order_by(events.game_id, events.seq, events.ordinal)
        )
        found: dict[int, list[tuple[str, str, str]]] = {}
        async with self._database.read() as connection:
            for row in (await connection.execute(query)).all():
                facts = _decode(row.body).facts
                seat = facts.get("seat", facts.get("winner"))
                kind = "played" if row.kind == "card_played" else "bought"
                if isinstance(seat, str) and isinstance(facts.get("card"), str):
                    found.setdefault(row.game_id, []).append((kind, seat, str(facts["card"])))
        return found


class Won(msgspec.Struct):
    """The facts of `game_won` that count."""

    standings: list[str]
    renown: dict[str, int]
    ending: str
