"""The games of a tournament: opened from a draw, their results, substitutes, corrections."""

from __future__ import annotations

import dataclasses

import sqlalchemy as sa

from engine import fair
from store import tables as game_tables
from store import tournament_tables as tables
from store.clock_tables import game_clocks
from store.database import Database
from store.errors import Refused
from store.rows import add_row, now
from store.tournament_records import Tournament
from store.tournament_rows import (
    check_right,
    entry_of,
    get_run_by,
    get_tournament,
    keep_results,
    note,
    set_entrant,
    set_tournament,
)
from tournament.forms import is_over
from tournament.model import Seat, Table
from tournament.scoring import Ended


class TournamentGames:
    """The verbs of tables and their games. Each returns what is afterwards, or raises `Refused`."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
                talk=one.talk,
                talks_shown=one.talks_shown,
            )
            if one.clock.runs:
                await add_row(connection, game_clocks, game_id=game_id, **dataclasses.asdict(one.clock))
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

    async def answers(self, game_id: int) -> list[tuple[int, int]]:
        """Return (person, UTC seconds) of each answer that a person gave in a game, in order."""
        actions = game_tables.actions.c
        query = sa.select(actions.user_id, actions.at).where(
            (actions.game_id == game_id) & actions.user_id.is_not(None)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(actions.seq))).all()
        return [(row.user_id, row.at) for row in rows]

    async def substitute(self, number: int, by: int, user_id: int, new_id: int, new_name: str) -> Tournament:
        """Somebody new takes the place of an entrant, in the round that is drawn or played too."""
        async with self._database.write() as connection:
            one = await get_run_by(connection, number, by, None, "people")
            old = entry_of(one, user_id)
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
                check_right(one, by, "results")
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


def game_seed(one: Tournament, round_number: int, table: int) -> int:
    """Return the seed of a table's game: the same for the same tournament seed."""
    return int(fair.digest(f"tournament:{one.seed}:{round_number}:{table}:seed")[:12], 16)
