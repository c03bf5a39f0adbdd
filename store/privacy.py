"""What is stored about one person, handed out or deleted.

Every column that holds the number of a person on Discord stands in `HELD`; a test walks the tables for others.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from store import league_tables as leagues
from store import talk_tables as talk
from store import tournament_tables as cups
from store.clock_tables import audit, persons, pings, votes, waits
from store.database import Database
from store.errors import Refused
from store.rows import find_games
from store.tables import actions, games, prompts, seats
from store.tournament_records import OPEN

NOBODY = 0  # the id under which what must stay is kept
NAMELESS = "?"
Forget = Literal["row", "nobody", "empty", "number"]


@dataclasses.dataclass(frozen=True, slots=True)
class Held:
    """A column with numbers of people.

    `forget`: delete the row; or keep it with nobody's number, without one, or with one made from the column `number`
    of the row, below zero. `also`: other columns that tell something of the person, with what they are set to.
    `shown`: the columns that are handed out, where not all may be (a running game's seed is in its row).
    """

    table: sa.Table
    column: str
    forget: Forget
    also: tuple[tuple[str, object], ...] = ()
    shown: tuple[str, ...] = ()

    @property
    def at(self) -> sa.Column[Any]:
        """The column itself."""
        return self.table.c[self.column]


HELD: tuple[Held, ...] = (
    Held(persons, "user_id", "row"),
    Held(prompts, "user_id", "row"),
    Held(votes, "user_id", "row"),
    Held(seats, "user_id", "nobody", (("name", NAMELESS), ("absent", True))),
    Held(seats, "owner_id", "empty"),
    Held(games, "opener_id", "nobody", shown=("id", "created_at", "ended_at")),
    Held(actions, "user_id", "empty"),
    Held(waits, "user_id", "nobody"),
    Held(waits, "closed_by", "empty"),
    Held(audit, "user_id", "nobody"),
    Held(talk.gift_notes, "user_id", "row"),
    Held(talk.talks, "first_id", "empty"),
    Held(talk.talks, "second_id", "empty"),
    Held(talk.deals, "by_id", "nobody", (("text", NAMELESS),)),
    Held(talk.deals, "other_id", "empty"),
    Held(talk.watchers, "user_id", "row"),
    Held(cups.entrants, "user_id", "number", (("name", NAMELESS),)),
    Held(cups.organisers, "user_id", "row"),
    Held(cups.tournaments, "opener_id", "nobody", shown=("id", "name", "created_at")),
    Held(cups.tournament_log, "user_id", "nobody"),
    Held(leagues.league_members, "user_id", "number", (("name", NAMELESS), ("status", "left"))),
    Held(leagues.leagues, "opener_id", "nobody", shown=("id", "name", "created_at")),
    Held(cups.tournament_reports, "user_id", "row"),
)


class Privacy:
    """One person's data."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row that is about this person, by table. Moves are there, what others did is not."""
        wanted: dict[str, sa.Select[Any]] = {}
        for held in HELD:
            name = held.table.name if held.table.name not in wanted else f"{held.table.name}_{held.column}"
            shown = [held.table.c[one] for one in held.shown] or list(held.table.columns)
            wanted[name] = sa.select(*shown).where(held.at == user_id)
        wanted["pings"] = sa.select(pings).join(waits, waits.c.id == pings.c.wait_id).where(waits.c.user_id == user_id)
        wanted["tournament_log_about"] = sa.select(cups.tournament_log).where(_about(user_id))
        async with self._database.read() as connection:
            return {name: await _rows(connection, query) for name, query in wanted.items()}

    async def delete(self, user_id: int) -> int:
        """Forget this person: finished games keep a seat without a name. Returns how many games that were.

        Refused while the person has a seat in a game that is open or running, or is entered in a tournament that is
        not over: leaving, conceding or dropping out comes first.
        """
        async with self._database.write() as connection:
            seated = sa.select(seats.c.game_id).where(seats.c.user_id == user_id)
            played = await find_games(connection, games.c.id.in_(seated))
            live = [game for game in played if game.phase in ("lobby", "running")]
            if live:
                raise Refused("privacy-playing", number=live[0].id)
            entered = await self._entered(connection, user_id)
            if entered:
                raise Refused("privacy-entered", name=entered[0])
            names = {seat.name for game in played if (seat := game.seat_of(user_id)) is not None}
            await _forget_names(connection, [game.id for game in played], names)
            await _forget_mentions(connection, user_id)
            for held in HELD:
                await connection.execute(_forgetting(held, user_id))
        return len(played)

    @staticmethod
    async def _entered(connection: AsyncConnection, user_id: int) -> Sequence[str]:
        query = (
            sa.select(cups.tournaments.c.name)
            .join(cups.entrants, cups.entrants.c.tournament_id == cups.tournaments.c.id)
            .where((cups.entrants.c.user_id == user_id) & cups.tournaments.c.phase.in_(OPEN))
        )
        return (await connection.execute(query)).scalars().all()


def _forgetting(held: Held, user_id: int) -> sa.Delete | sa.Update:
    here = held.at == user_id
    if held.forget == "row":
        return sa.delete(held.table).where(here)
    instead: object = {"nobody": NOBODY, "empty": None}.get(held.forget)
    if held.forget == "number":
        instead = -held.table.c.number
    return sa.update(held.table).where(here).values({held.column: instead, **dict(held.also)})


async def _forget_names(connection: AsyncConnection, numbers: list[int], names: set[str]) -> None:
    """Take the names of somebody out of what moderators noted about those games."""
    query = sa.select(audit.c.id, audit.c.facts).where(audit.c.game_id.in_(numbers))
    for row in (await connection.execute(query)).all():
        facts = json.loads(row.facts)
        for key, value in facts.items():
            if isinstance(value, str) and any(name in value.replace("\\", "") for name in names):
                facts[key] = NAMELESS
        text = json.dumps(facts, sort_keys=True)
        await connection.execute(sa.update(audit).where(audit.c.id == row.id).values(facts=text))


def _about(user_id: int) -> sa.ColumnElement[bool]:
    return cups.tournament_log.c.facts.contains(f"<@{user_id}>", autoescape=True)


async def _forget_mentions(connection: AsyncConnection, user_id: int) -> None:
    """Take somebody out of what organisers noted."""
    table = cups.tournament_log
    text = sa.func.replace(table.c.facts, f"<@{user_id}>", NAMELESS)
    await connection.execute(sa.update(table).where(_about(user_id)).values(facts=text))


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings().all()]
