"""Seasons of a ladder: quarters of the calendar, in UTC."""

from __future__ import annotations

import dataclasses
from datetime import UTC, datetime


@dataclasses.dataclass(frozen=True, slots=True)
class Season:
    """A quarter. `start` and `end` are UTC seconds, the second is the start of the next one."""

    name: str
    start: int
    end: int


def season_of(moment: int, back: int = 0) -> Season:
    """Return the season of a moment (UTC seconds), or the one `back` seasons earlier.

    >>> season_of(0).name
    '1970-1'
    """
    at = datetime.fromtimestamp(moment, UTC)
    quarter = at.year * 4 + (at.month - 1) // 3 - back
    return Season(f"{quarter // 4}-{quarter % 4 + 1}", _begins(quarter), _begins(quarter + 1))


def _begins(quarter: int) -> int:
    return int(datetime(quarter // 4, quarter % 4 * 3 + 1, 1, tzinfo=UTC).timestamp())
