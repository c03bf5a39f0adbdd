"""The picture under `/stats player` and `/stats nation`."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable, Sequence

import discord

from cogs.limits import ALT_TEXT, cut
from render import record_chart as picture
from story.catalogue import say
from tournament.own_record import course
from tournament.statistics import Finish, Finished, Record, records

log = logging.getLogger(__name__)


async def record_chart(
    heading: str,
    games: Sequence[Finished],
    mine: Callable[[Finish], bool],
    by: str,
    label: Callable[[str], str],
    locale: str,
) -> discord.File | None:
    """Return the chart of the seats that are `mine`, None where they have no games or it could not be drawn.

    `by`: nation, or seats: what the bars are.
    """
    won, even = course(games, mine)
    if not won:
        return None
    found: dict[str, Record] = {}
    if by == "nation":
        found = records(games, lambda seat: seat.nation if mine(seat) else None)
    else:
        for size in sorted({len(game.seats) for game in games}):
            of_size = [game for game in games if len(game.seats) == size]
            record = records(of_size, lambda seat: "mine" if mine(seat) else None).get("mine")
            if record is not None:
                found[str(size)] = record
    bars = [
        picture.Bar(label(name), record.wins, record.games, record.expected)
        for name, record in sorted(found.items(), key=lambda item: (-item[1].games, item[0]))
    ]
    words = picture.Words(heading, say("t-chart-line", locale), say("t-chart-bars", locale, by=by))
    listed = ", ".join(f"{bar.name} {bar.won}/{bar.games}" for bar in bars)
    alt = say("t-chart-alt", locale, name=heading, won=sum(won), games=len(won), list=listed)
    try:
        data = await asyncio.to_thread(picture.draw, words, won, even, bars)
    except (ValueError, OSError):
        log.exception("a chart could not be drawn; the text goes without it")
        return None
    return discord.File(io.BytesIO(data), filename="record.webp", description=cut(alt, ALT_TEXT))
