"""What a game of a campaign leaves to the next one, read from its last event."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.legacies import LAST, Legacy, legacies
from engine.model import Event
from store import campaign_tables as campaigns
from store import tables
from store.records import Game, Seat
from store.rows import find_games

_decode = msgspec.json.Decoder(Event).decode


class Won(msgspec.Struct):
    """The facts of `game_won` that count."""

    standings: list[str]
    renown: dict[str, int]
    ending: str


async def how_it_ended(connection: AsyncConnection, game_id: int) -> Won | None:
    """Return how a game ended, None where it has not, or without a winner."""
    events = tables.events.c
    query = sa.select(events.body).where((events.game_id == game_id) & (events.kind == "game_won"))
    body = (await connection.execute(query.order_by(events.seq.desc()))).scalars().first()
    return None if body is None else msgspec.convert(_decode(body).facts, Won)


async def before(connection: AsyncConnection, game_id: int) -> Game | None:
    """Return the game before this one in its campaign, or None."""
    table = campaigns.campaign_games.c
    here = (await connection.execute(sa.select(campaigns.campaign_games).where(table.game_id == game_id))).first()
    if here is None:
        return None
    earlier = sa.select(table.game_id).where(
        (table.campaign_id == here.campaign_id) & (table.number == here.number - 1)
    )
    found = await find_games(connection, tables.games.c.id.in_(earlier))
    return found[0] if found else None


def same(one: Seat) -> tuple[str, object]:
    """Return who plays a seat, over several games: a person, or a bot by its persona."""
    return ("bot", one.persona) if one.user_id is None else ("person", one.user_id)


def heirs(game: Game, won: Won) -> dict[tuple[str, object], list[str]]:
    """Return who of a finished game -> what is left for: its ending to the winner, `last` to the last player."""
    seats = {seat.nation: same(seat) for seat in game.seats}
    found: dict[tuple[str, object], list[str]] = {}
    for nation, word in ((won.standings[0], won.ending), (won.standings[-1], LAST)):
        if nation in seats:
            found.setdefault(seats[nation], []).append(word)
    return found


async def left_by_campaign(connection: AsyncConnection, game: Game, dealt: Sequence[str]) -> dict[str, Legacy]:
    """Return nation -> what the game before in the campaign left to who plays it. `dealt`: nations in seat order."""
    earlier = await before(connection, game.id)
    won = None if earlier is None else await how_it_ended(connection, earlier.id)
    if earlier is None or won is None:
        return {}
    words = heirs(earlier, won)
    left: dict[str, Legacy] = {}
    for seat, nation in zip(game.seats, dealt, strict=True):
        for word in words.pop(same(seat), []):  # of two bots of one persona the first inherits
            left[nation] = left.get(nation, Legacy()) + legacies().get(word, Legacy())
    return {nation: legacy for nation, legacy in left.items() if any(legacy.amounts())}
