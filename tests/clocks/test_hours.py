"""Hours of day: quiet hours, weekends, summer time; adding and measuring agree."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocks.hours import ALWAYS, Hours, between, due, known_zone, minutes_of, zones_like
from clocks.plan import DAY, HOUR

NIGHT = Hours("America/Sao_Paulo", 22 * 60, 7 * 60, weekends=False)


def at(text: str, zone: str = "America/Sao_Paulo") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


def test_without_quiet_hours_a_day_is_a_day() -> None:
    assert due(1000, DAY) == 1000 + DAY
    assert between(1000, 1000 + DAY) == DAY


def test_the_night_and_the_weekend_do_not_count() -> None:
    friday_evening = at("2026-11-27T21:00")
    assert due(friday_evening, HOUR, NIGHT) == at("2026-11-27T22:00")
    assert due(friday_evening, 2 * HOUR, NIGHT) == at("2026-11-30T08:00")
    assert between(friday_evening, at("2026-11-30T08:00"), NIGHT) == 2 * HOUR
    assert between(at("2026-11-28T01:00"), at("2026-11-29T23:00"), NIGHT) == 0


def test_what_is_asked_in_the_night_begins_to_count_in_the_morning() -> None:
    assert due(at("2026-11-25T23:30"), HOUR, NIGHT) == at("2026-11-26T08:00")
    assert due(at("2026-11-26T03:30"), HOUR, NIGHT) == at("2026-11-26T08:00")


def test_quiet_hours_in_the_middle_of_a_day() -> None:
    siesta = Hours("Europe/Madrid", 13 * 60, 17 * 60)
    start = at("2026-06-01T12:30", "Europe/Madrid")
    assert due(start, HOUR, siesta) == at("2026-06-01T17:30", "Europe/Madrid")


@pytest.mark.parametrize(("day", "hours"), [("2026-03-29", 22), ("2026-10-25", 24), ("2026-06-01", 23)])
def test_a_day_on_which_the_clocks_change_is_as_long_as_it_is(day: str, hours: int) -> None:
    berlin = Hours("Europe/Berlin", 4 * 60, 5 * 60)
    start = at(f"{day}T00:00", "Europe/Berlin")
    end = due(start, 23 * HOUR, ALWAYS) if hours == 22 else start + 25 * HOUR if hours == 24 else start + DAY
    assert between(start, end, berlin) == hours * HOUR


@given(
    st.integers(1_700_000_000, 1_900_000_000),
    st.integers(1, 30 * DAY),
    st.sampled_from(["UTC", "America/Sao_Paulo", "Europe/Berlin", "Asia/Kathmandu", "Australia/Lord_Howe"]),
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.booleans(),
)
def test_adding_and_measuring_agree(
    start: int, seconds: int, zone: str, quiet: int, until: int, weekends: bool
) -> None:
    hours = Hours(zone, quiet, until, weekends)
    end = due(start, seconds, hours)
    assert end >= start + seconds
    assert between(start, end, hours) == seconds
    middle = start + (end - start) // 2
    assert between(start, middle, hours) + between(middle, end, hours) == seconds


@given(st.integers(1_700_000_000, 1_900_000_000), st.integers(1, 9 * DAY), st.integers(1, 9 * DAY))
def test_more_time_is_never_over_earlier(start: int, one: int, more: int) -> None:
    assert due(start, one, NIGHT) < due(start, one + more, NIGHT)
    assert due(start, one, NIGHT) <= due(start + more, one, NIGHT)


@pytest.mark.parametrize(("text", "minutes"), [("22", 1320), ("7:05", 425), ("24", 0), ("24:01", None), ("x", None)])
def test_a_time_of_day_is_read(text: str, minutes: int | None) -> None:
    assert minutes_of(text) == minutes


def test_zones_are_found_by_name() -> None:
    assert known_zone("europe/berlin") == "Europe/Berlin"
    assert known_zone("America/sao paulo") == "America/Sao_Paulo"
    assert known_zone("Atlantis") is None
    assert "America/Sao_Paulo" in zones_like("paulo", 25)
    assert len(zones_like("", 25)) == 25
    assert between(5, 5, NIGHT) == between(9, 5) == 0
