"""Deals: what two players have agreed on, written down. They bind nobody; the host reminds of them and keeps score."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from clocks.now import now
from engine.model import YEAR_KINDS, State
from store.database import Database
from store.errors import Refused
from store.records import Game
from store.rows import add_row, get_game
from store.talk_tables import deal_letters, deals
from store.talks import may_talk

MOST_OPEN = 12  # of one seat at a time, so that all of them fit into one menu
LONGEST = 300  # characters
OPEN = ("offered", "agreed")
MARKS = ("kept", "broken", "void")


@dataclasses.dataclass(frozen=True, slots=True)
class Deal:
    """One deal (see `store.talk_tables`). `text` as it was typed."""

    id: int
    game_id: int
    by: str
    other: str
    by_id: int
    other_id: int | None
    text: str
    cycle: int
    year_kind: str
    status: str
    made_at: int
    reminded_at: int | None
    marked_by: str | None
    marked_at: int | None

    def partner(self, nation: str) -> str:
        """Return the other party."""
        return self.other if nation == self.by else self.by


@dataclasses.dataclass(frozen=True, slots=True)
class Letter:
    """A deal that is to be shown to the seat `nation`: `kind` offered or due."""

    id: int
    deal: Deal
    nation: str
    kind: str


class Deals:
    """Writing down, confirming, marking. Only the two parties see a deal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def write(
        self, game_id: int, user_id: int, nation: str, text: str, due: tuple[int, str], state: State
    ) -> tuple[Game, Deal]:
        """Write a deal down for who plays `nation` to confirm. `due`: (cycle, kind of Year) in which it is reminded of.

        Refused: private talk is off, a bot, no text or too much, due in the past or after the end, too many are open.
        """
        text = " ".join(text.split())
        if not text or len(text) > LONGEST:
            raise Refused("deal-text", length=len(text), most=LONGEST)
        if due[0] > state.cycles:
            raise Refused("deal-late", cycle=due[0], cycles=state.cycles)
        if is_reached(state, *due):
            raise Refused("deal-past", cycle=due[0], year=due[1], now_cycle=state.cycle, now_year=state.year_kind)
        async with self._database.write() as connection:
            game, own, other = await may_talk(connection, game_id, user_id, nation)
            for seat in (own, other):
                if len(await _open(connection, game_id, str(seat.nation))) >= MOST_OPEN:
                    raise Refused("deals-many", most=MOST_OPEN, name=seat.name)
            number = await add_row(
                connection,
                deals,
                game_id=game_id,
                by=own.nation,
                other=nation,
                by_id=user_id,
                text=text,
                cycle=due[0],
                year_kind=due[1],
                made_at=now(),
            )
            await _letters(connection, number, "offered", nation)
            return game, await _get(connection, number)

    async def answer(self, number: int, user_id: int, what: str) -> tuple[Game, Deal]:
        """Say `agreed` or `declined` to a deal that is offered, or `withdrawn` of one's own offer."""
        async with self._database.write() as connection:
            game, deal, nation = await self._mine(connection, number, user_id)
            if deal.status != "offered":
                raise Refused("deal-answered", status=deal.status)
            if (nation == deal.by) != (what == "withdrawn"):
                raise Refused("deal-not-yours")
            values: dict[str, object] = {"status": what}
            if nation == deal.other:
                values["other_id"] = user_id
            await _set(connection, number, **values)
            return game, await _get(connection, number)

    async def mark(self, number: int, user_id: int, mark: str) -> tuple[Game, Deal]:
        """Say of an agreed deal that it was kept, broken, or is void; either party may, once for both."""
        if mark not in MARKS:
            raise Refused("deal-answered", status=mark[:20])
        async with self._database.write() as connection:
            game, deal, nation = await self._mine(connection, number, user_id)
            if deal.status != "agreed":
                raise Refused("deal-answered", status=deal.status)
            await _set(connection, number, status=mark, marked_by=nation, marked_at=now())
            return game, await _get(connection, number)

    async def get(self, number: int, user_id: int) -> tuple[Game, Deal]:
        """Return a deal to one of its parties."""
        async with self._database.read() as connection:
            game, deal, _ = await self._mine(connection, number, user_id)
            return game, deal

    async def of_seat(self, game_id: int, nation: str) -> list[Deal]:
        """Return the deals of a seat: open ones first, by when they come due, then the others, newest first."""
        async with self._database.read() as connection:
            found = await _find(connection, _party(game_id, nation))
        still = [deal for deal in found if deal.status in OPEN]
        still.sort(key=lambda deal: (deal.cycle, YEAR_KINDS.index(_kind(deal.year_kind)), deal.id))
        return still + [deal for deal in reversed(found) if deal.status not in OPEN]

    # ------------------------------------------------------------------ telling

    async def come_due(self, game_id: int, state: State) -> None:
        """Write a letter to both parties of each agreed deal that has come due, once for each deal."""
        here = (deals.c.game_id == game_id) & (deals.c.status == "agreed") & deals.c.reminded_at.is_(None)
        async with self._database.read() as connection:
            found = await _find(connection, here)
        due = [deal for deal in found if is_reached(state, deal.cycle, deal.year_kind)]
        if not due:
            return
        async with self._database.write() as connection:
            for deal in due:
                await _set(connection, deal.id, reminded_at=now())
                await _letters(connection, deal.id, "due", deal.by, deal.other)

    async def letters(self, game_id: int) -> list[Letter]:
        """Return what is still to be sent, oldest first."""
        query = (
            sa.select(deal_letters)
            .join(deals, deals.c.id == deal_letters.c.deal_id)
            .where(deals.c.game_id == game_id)
            .order_by(deal_letters.c.id)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            return [Letter(row.id, await _get(connection, row.deal_id), row.nation, row.kind) for row in rows]

    async def sent(self, letter: Letter) -> None:
        """Forget a letter that has been sent, or that need not be."""
        async with self._database.write() as connection:
            await connection.execute(sa.delete(deal_letters).where(deal_letters.c.id == letter.id))

    async def claim(self, letter: Letter) -> bool:
        """Forget a letter that is about to be sent; whether it was there still."""
        async with self._database.write() as connection:
            gone = await connection.execute(sa.delete(deal_letters).where(deal_letters.c.id == letter.id))
            return gone.rowcount == 1

    async def put_back(self, letter: Letter) -> None:
        """Keep a letter that was claimed and could not be sent, under its number, so that it is tried again."""
        row = {"id": letter.id, "deal_id": letter.deal.id, "nation": letter.nation, "kind": letter.kind}
        async with self._database.write() as connection:
            await connection.execute(sa.insert(deal_letters).prefix_with("OR IGNORE").values(row))

    @staticmethod
    async def _mine(connection: AsyncConnection, number: int, user_id: int) -> tuple[Game, Deal, str]:
        deal = await _get(connection, number)
        game = await get_game(connection, deal.game_id)
        seat = game.seat_of(user_id)
        if seat is None or seat.nation not in (deal.by, deal.other):
            raise Refused("no-deal", number=number)  # to others it is as if there were none
        return game, deal, str(seat.nation)


def is_reached(state: State, cycle: int, year_kind: str) -> bool:
    """Whether the game is in this Year or past it."""
    wanted = (cycle, YEAR_KINDS.index(_kind(year_kind)))
    return (state.cycle, YEAR_KINDS.index(state.year_kind)) >= wanted


def _kind(name: str) -> str:
    if name not in YEAR_KINDS:
        raise Refused("deal-year", year=name[:20])
    return name


def _party(game_id: int, nation: str) -> sa.ColumnElement[bool]:
    return (deals.c.game_id == game_id) & ((deals.c.by == nation) | (deals.c.other == nation))


async def _open(connection: AsyncConnection, game_id: int, nation: str) -> Sequence[Deal]:
    return await _find(connection, _party(game_id, nation) & deals.c.status.in_(OPEN))


async def _find(connection: AsyncConnection, where: sa.ColumnElement[bool]) -> list[Deal]:
    rows = (await connection.execute(sa.select(deals).where(where).order_by(deals.c.id))).all()
    return [Deal(*row) for row in rows]


async def _get(connection: AsyncConnection, number: int) -> Deal:
    found = await _find(connection, deals.c.id == number)
    if not found:
        raise Refused("no-deal", number=number)
    return found[0]


async def _set(connection: AsyncConnection, number: int, **values: object) -> None:
    await connection.execute(sa.update(deals).where(deals.c.id == number).values(**values))


async def _letters(connection: AsyncConnection, number: int, kind: str, *nations: str) -> None:
    for nation in nations:
        await connection.execute(sa.insert(deal_letters).values(deal_id=number, nation=nation, kind=kind))
