"""One player's finished games as rows: for a chart, and as CSV and JSON."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime

from tournament.statistics import Finish, Finished

HEAD = ("game", "ended", "length", "ending", "seats", "nation", "place", "renown", "with_bots")


@dataclasses.dataclass(frozen=True, slots=True)
class Row:
    """One game. `ended`: ISO 8601 in UTC; `place`: 1 is the winner; `with_bots`: whether a bot had a seat."""

    game: int
    ended: str
    length: str
    ending: str
    seats: int
    nation: str
    place: int
    renown: int
    with_bots: bool


def iso(moment: int) -> str:
    """Return UTC seconds as ISO 8601.

    >>> iso(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def rows_csv(rows: Sequence[Row]) -> str:
    """Return the games as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for row in rows:
        values = dataclasses.astuple(row)
        writer.writerow([int(value) if isinstance(value, bool) else value for value in values])
    return text.getvalue()


def rows_json(rows: Sequence[Row]) -> str:
    """Return the games as JSON."""
    return json.dumps([dataclasses.asdict(row) for row in rows], indent=1, ensure_ascii=False) + "\n"


def course(games: Iterable[Finished], mine: Callable[[Finish], bool]) -> tuple[list[bool], list[float]]:
    """Return, of the games in which such a seat played, whether it won, and the share of wins if all were equal."""
    won: list[bool] = []
    even: list[float] = []
    for game in games:
        places = [place for place, seat in enumerate(game.seats) if mine(seat)]
        if places:
            won.append(places[0] == 0)
            even.append(len(places) / len(game.seats))
    return won, even
