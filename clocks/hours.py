"""When a person's clock runs: not at weekends, not in quiet hours, by the person's own time zone.

All times are UTC seconds; the wall clock, summer time included, is only used to find where a day begins.
"""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

SATURDAY = 5
DAY_MINUTES = 24 * 60
_CLOCK = re.compile(r"(\d{1,2})(?::(\d{2}))?")


@dataclasses.dataclass(frozen=True, slots=True)
class Hours:
    """When somebody can be expected to answer.

    `zone`: an IANA name. Quiet from `quiet_from` to `quiet_until`, in minutes after midnight (equal: never), over
    midnight where the end is the smaller. `weekends`: whether Saturday and Sunday count.
    """

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    weekends: bool = True

    @property
    def always(self) -> bool:
        """Whether the clock never stops."""
        return self.weekends and self.quiet_from == self.quiet_until


ALWAYS = Hours()


def known_zone(name: str) -> str | None:
    """Return the IANA time zone of this name, however it is capitalised, or None."""
    return _zones().get(name.strip().casefold().replace(" ", "_"))


@functools.cache
def _zones() -> dict[str, str]:
    return {name.casefold(): name for name in sorted(available_timezones())}


def zones_like(text: str, most: int) -> list[str]:
    """Return up to `most` time zones whose names contain the text."""
    wanted = text.strip().casefold().replace(" ", "_")
    return [name for low, name in _zones().items() if wanted in low][:most]


def minutes_of(text: str) -> int | None:
    """Return the minutes after midnight of a time of day such as `22:30` or `7`, or None."""
    match = _CLOCK.fullmatch(text.strip())
    if match is None:
        return None
    minutes = int(match[1]) * 60 + int(match[2] or 0)
    return minutes % DAY_MINUTES if int(match[1]) <= 24 and int(match[2] or 0) < 60 and minutes <= DAY_MINUTES else None


def due(start: int, seconds: int, hours: Hours = ALWAYS) -> int:
    """Return when `seconds` of this person's running time have passed since `start`."""
    if hours.always:
        return start + seconds
    left = seconds
    for begins, ends in _open(start, hours):
        room = ends - max(begins, start)
        if room <= 0:
            continue
        if left <= room:
            return max(begins, start) + left
        left -= room
    raise AssertionError("unreachable: days do not end")


def between(start: int, end: int, hours: Hours = ALWAYS) -> int:
    """Return how many seconds of this person's running time lie between two times; 0 if `end` is not later."""
    if end <= start:
        return 0
    if hours.always:
        return end - start
    total = 0
    for begins, ends in _open(start, hours):
        if begins >= end:
            return total
        total += max(0, min(ends, end) - max(begins, start))
    raise AssertionError("unreachable: days do not end")


def _open(start: int, hours: Hours) -> Iterator[tuple[int, int]]:
    """Yield, from the day before `start` on, the stretches (begin, end) in which the clock runs, in order."""
    try:
        zone = ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")
    day = datetime.fromtimestamp(start, UTC).astimezone(zone).date() - timedelta(days=1)
    while True:
        following = day + timedelta(days=1)
        if hours.weekends or day.weekday() < SATURDAY:
            for begins, ends in _of_day(hours):
                yield _instant(day, begins, zone), _instant(day, ends, zone)
        day = following


def _of_day(hours: Hours) -> list[tuple[int, int]]:
    quiet_from, quiet_until = hours.quiet_from, hours.quiet_until
    if quiet_from == quiet_until:
        return [(0, DAY_MINUTES)]
    if quiet_from > quiet_until:
        return [(quiet_until, quiet_from)]
    return [(0, quiet_from), (quiet_until, DAY_MINUTES)]


def _instant(day: date, minutes: int, zone: ZoneInfo) -> int:
    if minutes == DAY_MINUTES:
        day, minutes = day + timedelta(days=1), 0
    return int(datetime.combine(day, time(minutes // 60, minutes % 60), zone).timestamp())
