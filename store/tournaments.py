"""Tournaments: entries, steps from the announcement to the last result, corrections. Everything is checked in the
transaction; a refused request changes nothing.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine import fair
from store import tables as game_tables
from store import tournament_tables as tables
from store.database import Database
from store.errors import Refused, StalePress
from store.rows import add_row, now
from store.tournament_records import OPEN, Entrant, Logged, Tournament, TournamentPhase
from store.tournament_rows import (
    find_tournaments,
    forget_round,
    get_tournament,
    keep_results,
    keep_round,
    note,
    places_column,
    set_entrant,
    set_tournament,
)
from tournament.forms import Plan, is_over, next_round
from tournament.model import Seat, Table, TournamentError
from tournament.scoring import Ended, Points

HOUR = 3600
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
    ) -> Tournament:
        """Announce a tournament. `most`: entrants, the others wait; `hours`: of each round, 0 for no deadline."""
        async with self._database.write() as connection:
            number = await add_row(
                connection,
                tables.tournaments,
                guild_id=guild_id,
                channel_id=channel_id,
                opener_id=user_id,
                name=name,
                form=plan.form,
                seats=plan.seats,
                rounds=plan.rounds,
                exact=plan.exact,
                final=plan.final,
                length=length,
                most=most,
                hours=hours,
                seeding=seeding,
                seed=seed,
                places=places_column(points),
                renown_points=points.renown,
                bye_points=points.bye,
                locale=locale,
                phase="signup",
                created_at=now(),
            )
            await note(connection, number, user_id, "opened")
            return await get_tournament(connection, number)

    async def sign_up(self, number: int, user_id: int, name: str) -> Tournament:
        """Enter. Before the first round those beyond the most wait; later it is a late entry for the next round."""
        async with self._database.write() as connection:
            one = await self._open(connection, number)
            mine = one.entrant_of(user_id)
            if mine is not None and mine.status != "dropped":
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
            one = await self._open(connection, number)
            mine = self._entrant(one, user_id)
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
            one = await self._open(connection, number)
            mine = self._entrant(one, user_id)
            if one.phase != "checkin":
                raise Refused("no-check-in")
            if mine.status == "waiting":
                raise Refused("still-waiting")
            await set_entrant(connection, number, mine.number, status="checked")
            return await get_tournament(connection, number)

    async def stand_in(self, number: int, user_id: int, persona: str | None) -> Tournament:
        """Let a bot of this character play one's games from the next round on, or None: play oneself."""
        async with self._database.write() as connection:
            mine = self._entrant(await self._open(connection, number), user_id)
            await set_entrant(connection, number, mine.number, persona=persona)
            return await get_tournament(connection, number)

    async def set_organiser(self, number: int, by: int, user_id: int, role: str | None) -> Tournament:
        """Give or take (None) the role of an organiser. Only the opener may."""
        async with self._database.write() as connection:
            one = await get_tournament(connection, number)
            if by != one.opener_id:
                raise Refused("opener-only")
            here = (tables.organisers.c.tournament_id == number) & (tables.organisers.c.user_id == user_id)
            await connection.execute(sa.delete(tables.organisers).where(here))
            if role is not None:
                await add_row(connection, tables.organisers, tournament_id=number, user_id=user_id, role=role)
            await note(connection, number, by, "organiser", person=f"<@{user_id}>", role=role or "none")
            return await get_tournament(connection, number)

    # ------------------------------------------------------------------ steps

    async def step_to(
        self, number: int, by: int, step: int, phase: TournamentPhase, strengths: Mapping[int, float] | None = None
    ) -> Tournament:
        """Go one step on: to checkin, drawn, playing or cancelled. `step`: the one that the preview showed.

        `strengths`: user -> rating, for seeding by rating. Raises `StalePress` if somebody was first.
        """
        async with self._database.write() as connection:
            one = await self._run_by(connection, number, by, step)
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
            one = await self._run_by(connection, number, by, step)
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
            paired = next_round(one.plan, one.round + 1, fresh.active(), fresh.results)
        except TournamentError as error:
            raise Refused("cannot-draw", why=str(error)) from error
        await keep_round(connection, one.id, one.round + 1, paired, one.points.bye * 1000)
        return one.round + 1

    # ------------------------------------------------------------------ games

    async def open_game(self, number: int, round_number: int, table: int) -> int | None:
        """Make the game of a table, in the lobby, its seats taken. Returns its number, None if it has one already."""
        async with self._database.write() as connection:
            one = await get_tournament(connection, number)
            mine = next((game for game in one.tables if (game.round, game.number) == (round_number, table)), None)
            if mine is None or mine.game_id is not None or one.phase != "playing":
                return None
            entrants = {entrant.number: entrant for entrant in one.entrants}
            seats = one.at(round_number, table)
            seed = game_seed(one, round_number, table)
            game_id = await add_row(
                connection,
                game_tables.games,
                guild_id=one.guild_id,
                channel_id=one.channel_id,
                opener_id=one.opener_id,
                phase="lobby",
                length=one.length,
                seed=seed,
                salt=fair.digest(f"tournament:{one.seed}:{round_number}:{table}")[:32],
                locale=one.locale,
                content="",
                created_at=now(),
            )
            for place, seat in enumerate(seats):
                entrant = entrants[seat.entrant]
                away = entrant.persona is not None or entrant.status == "dropped"
                await add_row(
                    connection,
                    game_tables.seats,
                    game_id=game_id,
                    position=place,
                    user_id=entrant.user_id,
                    name=entrant.name,
                    nation=seat.nation,
                    persona=entrant.persona,
                    absent=away,
                    why="left" if away else "",
                )
            games = tables.tournament_games.c
            here = (games.tournament_id == number) & (games.round == round_number) & (games.number == table)
            await connection.execute(sa.update(tables.tournament_games).where(here).values(game_id=game_id))
            return game_id

    async def substitute(self, number: int, by: int, user_id: int, new_id: int, new_name: str) -> Tournament:
        """Somebody new takes the place of an entrant, in the round that is drawn or played too."""
        async with self._database.write() as connection:
            one = await self._run_by(connection, number, by, None)
            old = self._entrant(one, user_id)
            if (there := one.entrant_of(new_id)) is not None and there.status != "waiting":
                raise Refused("entered-already")
            if there is None:
                fresh = max(entrant.number for entrant in one.entrants) + 1
                await add_row(
                    connection,
                    tables.entrants,
                    tournament_id=number,
                    number=fresh,
                    user_id=new_id,
                    name=new_name,
                    status="checked",
                    seeding=old.seeding,
                    since=max(one.round, 1),
                )
            else:
                fresh = there.number
                await set_entrant(connection, number, fresh, status="checked", seeding=old.seeding)
            await set_entrant(connection, number, old.number, status="dropped")
            if one.phase in ("drawn", "playing"):
                seats = tables.tournament_seats.c
                here = (seats.tournament_id == number) & (seats.round == one.round) & (seats.entrant == old.number)
                open_yet = seats.thousandths.is_(None)
                await connection.execute(
                    sa.update(tables.tournament_seats).where(here & open_yet).values(entrant=fresh)
                )
            await note(connection, number, by, "substitute", old=old.name, new=new_name, round=one.round)
            return await get_tournament(connection, number)

    async def finish_table(
        self, number: int, round_number: int, table: int, ended: Ended, by: int | None = None
    ) -> Tournament:
        """Keep how a table ended. `by`: an organiser who corrects it; else a table with results stays as it is."""
        async with self._database.write() as connection:
            one = await get_tournament(connection, number)
            mine = next((game for game in one.tables if (game.round, game.number) == (round_number, table)), None)
            if mine is None:
                raise Refused("no-table", table=table, round=round_number)
            if by is None and (mine.ending or one.phase != "playing"):
                return one
            if by is not None:
                if not one.may(by):
                    raise Refused("organisers-only")
                if not mine.ending or (one.phase == "drawn" and round_number < one.round):
                    raise Refused("no-results-yet" if not mine.ending else "undo-draw-first")
            seats = tuple(Seat(row.entrant, row.seat, row.nation) for row in one.at(round_number, table))
            await keep_results(connection, number, one.points.rows(round_number, table, Table(seats), ended))
            if by is not None:
                order = " > ".join(ended.order)
                await note(connection, number, by, "corrected", round=round_number, table=table, order=order)
            after = await get_tournament(connection, number)
            if one.phase == "playing" and all(game.ending for game in after.tables_of(one.round)):
                phase = "over" if is_over(one.plan, one.round, after.results) else "between"
                await set_tournament(connection, number, phase=phase, step=one.step + 1, deadline=None)
                await note(connection, number, None, f"to-{phase}", round=one.round)
            return await get_tournament(connection, number)

    async def mark(self, number: int, **values: int | None) -> None:
        """Note the message of the announcement (`message_id`) or up to which round standings are posted (`told`)."""
        async with self._database.write() as connection:
            await set_tournament(connection, number, **values)

    # ------------------------------------------------------------------

    @staticmethod
    async def _open(connection: AsyncConnection, number: int) -> Tournament:
        one = await get_tournament(connection, number)
        if one.phase not in OPEN:
            raise Refused("tournament-over", name=one.name)
        return one

    async def _run_by(self, connection: AsyncConnection, number: int, by: int, step: int | None) -> Tournament:
        one = await self._open(connection, number)
        if not one.may(by):
            raise Refused("organisers-only")
        if step is not None and step != one.step:
            raise StalePress
        return one

    @staticmethod
    def _entrant(one: Tournament, user_id: int) -> Entrant:
        mine = one.entrant_of(user_id)
        if mine is None or mine.status in ("dropped", "missed"):
            raise Refused("not-entered")
        return mine

    @staticmethod
    async def _change(connection: AsyncConnection, number: int, before: str, after: str) -> None:
        here = (tables.entrants.c.tournament_id == number) & (tables.entrants.c.status == before)
        await connection.execute(sa.update(tables.entrants).where(here).values(status=after))


def game_seed(one: Tournament, round_number: int, table: int) -> int:
    """Return the seed of a table's game: the same for the same tournament seed."""
    return int(fair.digest(f"tournament:{one.seed}:{round_number}:{table}:seed")[:12], 16)


def _seeded(one: Tournament, strengths: Mapping[int, float]) -> list[Entrant]:
    """Return those who are there in the order of seeding."""
    there = one.with_status("checked")
    if one.seeding == "random":
        random.Random(one.seed).shuffle(there)
    elif one.seeding == "rating":
        there.sort(key=lambda entrant: -strengths.get(entrant.user_id, 0.0))
    return there
