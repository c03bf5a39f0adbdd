"""Tournaments: entries, steps from the announcement to the last result, corrections. Everything is checked in the
transaction; a refused request changes nothing.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.plan import UNLIMITED, preset_of
from clocks.plan import Plan as Clock
from store import tournament_tables as tables
from store.database import Database
from store.errors import Refused
from store.rows import add_row, now
from store.talks import TALK
from store.tournament_records import OPEN, Entrant, Logged, Report, Role, Tournament, TournamentPhase
from store.tournament_rows import (
    check_right,
    clock_column,
    entry_of,
    find_tournaments,
    forget_round,
    get_open,
    get_run_by,
    get_tournament,
    keep_round,
    note,
    open_tournament,
    set_entrant,
    set_tournament,
)
from tournament.forms import Plan, next_round
from tournament.model import TournamentError
from tournament.scoring import Points

HOUR = 3600
BEFORE: Mapping[str, tuple[TournamentPhase, ...]] = {
    "checkin": ("signup",),
    "drawn": ("checkin", "between"),
    "playing": ("drawn",),
    "cancelled": OPEN,
}
SEEDINGS = ("random", "rating", "order")


class Tournaments:
    """The verbs of a tournament. Each returns it as it is afterwards, or raises `Refused`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------ reading

    async def get(self, number: int) -> Tournament:
        """Return one tournament."""
        async with self._database.read() as connection:
            return await get_tournament(connection, number)

    async def in_guild(self, guild_id: int, phases: tuple[TournamentPhase, ...] = OPEN) -> list[Tournament]:
        """Return the tournaments of a server that are in these phases, oldest first."""
        columns = tables.tournaments.c
        async with self._database.read() as connection:
            return await find_tournaments(connection, (columns.guild_id == guild_id) & columns.phase.in_(phases))

    async def in_phase(self, phase: TournamentPhase) -> list[Tournament]:
        """Return all tournaments of a phase."""
        async with self._database.read() as connection:
            return await find_tournaments(connection, tables.tournaments.c.phase == phase)

    async def of_game(self, game_id: int) -> tuple[Tournament, int] | None:
        """Return the tournament of a game and the number of its table, or None."""
        games = tables.tournament_games
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(games).where(games.c.game_id == game_id))).first()
            return None if row is None else (await get_tournament(connection, row.tournament_id), row.number)

    async def log(self, number: int, most: int = 20) -> list[Logged]:
        """Return the last lines of the log, newest first."""
        table = tables.tournament_log
        query = sa.select(table).where(table.c.tournament_id == number).order_by(table.c.id.desc()).limit(most)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Logged(row.at, row.user_id, row.code, json.loads(row.facts)) for row in rows]

    # ------------------------------------------------------------------ entries

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        user_id: int,
        name: str,
        plan: Plan,
        points: Points,
        length: str,
        most: int,
        hours: int,
        seeding: str,
        seed: int,
        locale: str = "en",
        talk: str = "open",
        clock: Clock = UNLIMITED,
    ) -> Tournament:
        """Announce a tournament. `most`: entrants, the others wait; `hours`: of each round, 0 for no deadline.

        `talk` (one of store.talks.TALK), `clock`: of its games.
        """
        if talk not in TALK:
            raise Refused("talk-rules", talk=talk[:20])
        async with self._database.write() as connection:
            return await open_tournament(
                connection,
                guild_id=guild_id,
                channel_id=channel_id,
                opener_id=user_id,
                name=name,
                plan=plan,
                points=points,
                length=length,
                most=most,
                hours=hours,
                seeding=seeding,
                seed=seed,
                locale=locale,
                talk=talk,
                clock=clock,
            )

    async def set_games(self, number: int, by: int, talk: str, shown: bool, clock: Clock) -> Tournament:
        """Choose the rules of talk and the clock of all games, until the first round is drawn."""
        if talk not in TALK:
            raise Refused("talk-rules", talk=talk[:20])
        async with self._database.write() as connection:
            one = await get_run_by(connection, number, by, None, "step")
            if one.phase not in ("signup", "checkin"):
                raise Refused("games-are-set", round=one.round)
            await set_tournament(connection, number, talk=talk, talks_shown=shown, clock=clock_column(clock))
            await note(connection, number, by, "games", talk=talk, clock=preset_of(clock))
            return await get_tournament(connection, number)

    async def sign_up(self, number: int, user_id: int, name: str) -> Tournament:
        """Enter. Before the first round those beyond the most wait; later it is a late entry for the next round."""
        async with self._database.write() as connection:
            one = await get_open(connection, number)
            mine = one.entrant_of(user_id)
            if mine is not None and mine.status not in ("dropped", "missed"):
                raise Refused("entered-already")
            if one.plan.form == "elimination" and one.round > 0:
                raise Refused("entries-closed")
            started = one.phase not in ("signup", "checkin")
            room = len(one.with_status("in", "checked")) < one.most
            if started and not room:
                raise Refused("tournament-full", most=one.most)
            status = "checked" if started else "in" if room else "waiting"
            if mine is not None:
                await set_entrant(connection, number, mine.number, status=status, name=name, since=one.round + 1)
            else:
                await add_row(
                    connection,
                    tables.entrants,
                    tournament_id=number,
                    number=max((other.number for other in one.entrants), default=0) + 1,
                    user_id=user_id,
                    name=name,
                    status=status,
                    since=one.round + 1 if started else 1,
                )
            if started:
                await note(connection, number, user_id, "late", name=name, round=one.round + 1)
            return await get_tournament(connection, number)

    async def drop(self, number: int, user_id: int, by: int) -> tuple[Tournament, Entrant | None]:
        """Take an entry back, or end it; games that run go on. Returns who moved up from the waiting list, if any."""
        async with self._database.write() as connection:
            one = await get_open(connection, number)
            mine = entry_of(one, user_id)
            await set_entrant(connection, number, mine.number, status="dropped")
            await note(connection, number, by, "dropped", name=mine.name, round=one.round)
            risen: Entrant | None = None
            waiting = one.with_status("waiting")
            if one.phase in ("signup", "checkin") and mine.status in ("in", "checked") and waiting:
                risen = waiting[0]
                await set_entrant(connection, number, risen.number, status="in")
                await note(connection, number, None, "risen", name=risen.name)
            return await get_tournament(connection, number), risen

    async def check_in(self, number: int, user_id: int) -> Tournament:
        """Confirm that one is there."""
        async with self._database.write() as connection:
            one = await get_open(connection, number)
            mine = entry_of(one, user_id)
            if one.phase != "checkin":
                raise Refused("no-check-in")
            if mine.status == "waiting":
                raise Refused("still-waiting")
            await set_entrant(connection, number, mine.number, status="checked")
            return await get_tournament(connection, number)

    async def stand_in(self, number: int, user_id: int, persona: str | None) -> Tournament:
        """Let a bot of this character play one's games from the next round on, or None: play oneself."""
        async with self._database.write() as connection:
            mine = entry_of(await get_open(connection, number), user_id)
            await set_entrant(connection, number, mine.number, persona=persona)
            return await get_tournament(connection, number)

    async def set_organiser(self, number: int, by: int, user_id: int, role: Role | None) -> Tournament:
        """Give a role in running the tournament, or take it (None). Only the owner may, whose own does not change."""
        async with self._database.write() as connection:
            one = await get_tournament(connection, number)
            check_right(one, by, "roles")
            if user_id == one.opener_id:
                raise Refused("owner-stays")
            here = (tables.organisers.c.tournament_id == number) & (tables.organisers.c.user_id == user_id)
            await connection.execute(sa.delete(tables.organisers).where(here))
            if role is not None:
                await add_row(connection, tables.organisers, tournament_id=number, user_id=user_id, role=role)
            await note(connection, number, by, "organiser", person=f"<@{user_id}>", role=role or "none")
            return await get_tournament(connection, number)

    # ------------------------------------------------------------------ reports

    async def report(self, number: int, user_id: int, round_number: int, table: int, text: str) -> Report:
        """Keep what an entrant tells the organisers about a table that was drawn."""
        async with self._database.write() as connection:
            one = await get_tournament(connection, number)
            if one.entrant_of(user_id) is None:
                raise Refused("not-entered")
            if not any((game.round, game.number) == (round_number, table) for game in one.tables):
                raise Refused("no-table", table=table, round=round_number)
            values = {"at": now(), "user_id": user_id, "round": round_number, "number": table, "text": text}
            key = await add_row(connection, tables.tournament_reports, tournament_id=number, **values)
            return Report(key, now(), user_id, round_number, table, text)

    async def reports(self, number: int, by: int) -> list[Report]:
        """Return what entrants told, newest first, to whom may read it."""
        table = tables.tournament_reports
        async with self._database.read() as connection:
            check_right(await get_tournament(connection, number), by, "reports")
            query = sa.select(table).where(table.c.tournament_id == number).order_by(table.c.id.desc())
            rows = (await connection.execute(query)).all()
        return [Report(row.id, row.at, row.user_id, row.round, row.number, row.text) for row in rows]

    # ------------------------------------------------------------------ steps

    async def step_to(
        self, number: int, by: int, step: int, phase: TournamentPhase, strengths: Mapping[int, float] | None = None
    ) -> Tournament:
        """Go one step on: to checkin, drawn, playing or cancelled. `step`: the one that the preview showed.

        `strengths`: user -> rating, for seeding by rating. Raises `StalePress` if somebody was first.
        """
        async with self._database.write() as connection:
            one = await get_run_by(connection, number, by, step, "cancel" if phase == "cancelled" else "step")
            allowed = {
                "checkin": ("signup",),
                "drawn": ("checkin", "between"),
                "playing": ("drawn",),
                "cancelled": OPEN,
            }
            if one.phase not in allowed.get(phase, ()):
                raise Refused("not-that-step")
            values: dict[str, object] = {}
            if phase == "drawn":
                values["round"] = await self._draw(connection, one, strengths or {})
            elif phase == "playing":
                values["deadline"] = now() + one.hours * HOUR if one.hours else None
            await set_tournament(connection, number, phase=phase, step=one.step + 1, **values)
            await note(connection, number, by, f"to-{phase}", round=int(str(values.get("round", one.round))))
            return await get_tournament(connection, number)

    async def undo(self, number: int, by: int, step: int) -> Tournament:
        """Take the last step back: a draw whose games have not begun, or the check-in."""
        async with self._database.write() as connection:
            one = await get_run_by(connection, number, by, step, "step")
            values: dict[str, object] = {}
            if one.phase == "checkin":
                values["phase"] = "signup"
                await self._change(connection, number, "checked", "in")
            elif one.phase == "drawn":
                await forget_round(connection, number, one.round)
                values = {"phase": "checkin" if one.round == 1 else "between", "round": one.round - 1}
                if one.round == 1:
                    await self._change(connection, number, "missed", "in")
            else:
                raise Refused("games-have-begun" if one.phase == "playing" else "nothing-to-undo")
            await set_tournament(connection, number, step=one.step + 1, **values)
            await note(connection, number, by, "undone", round=one.round)
            return await get_tournament(connection, number)

    async def _draw(self, connection: AsyncConnection, one: Tournament, strengths: Mapping[int, float]) -> int:
        if one.phase == "checkin":
            room = one.most - len(one.with_status("checked"))
            await self._change(connection, one.id, "in", "missed")
            for risen in one.with_status("waiting")[: max(room, 0)]:
                await set_entrant(connection, one.id, risen.number, status="checked")
            for place, entrant in enumerate(_seeded(await get_tournament(connection, one.id), strengths), start=1):
                await set_entrant(connection, one.id, entrant.number, seeding=place)
        fresh = await get_tournament(connection, one.id)
        try:
            # In a thread: with hundreds of entrants it takes seconds, and presses must be acknowledged meanwhile.
            paired = await asyncio.to_thread(next_round, one.plan, one.round + 1, fresh.active(), fresh.results)
        except TournamentError as error:
            raise Refused(error.code, **error.facts) from error
        await keep_round(connection, one.id, one.round + 1, paired, one.points.bye * 1000)
        return one.round + 1

    async def mark(self, number: int, **values: int | None) -> None:
        """Note the message of the announcement (`message_id`) or up to which round standings are posted (`told`)."""
        async with self._database.write() as connection:
            await set_tournament(connection, number, **values)

    # ------------------------------------------------------------------

    @staticmethod
    async def _change(connection: AsyncConnection, number: int, before: str, after: str) -> None:
        here = (tables.entrants.c.tournament_id == number) & (tables.entrants.c.status == before)
        await connection.execute(sa.update(tables.entrants).where(here).values(status=after))


def _seeded(one: Tournament, strengths: Mapping[int, float]) -> list[Entrant]:
    """Return those who are there in the order of seeding."""
    there = one.with_status("checked")
    if one.seeding == "random":
        random.Random(one.seed).shuffle(there)
    elif one.seeding == "rating":
        there.sort(key=lambda entrant: -strengths.get(entrant.user_id, 0.0))
    return there
