"""Stretches of time as people type them, and plans made of them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clocks.durations import BOUNDS, WrongPlan, custom_plan, parts_of, seconds_of
from clocks.plan import DAY, HOUR, MINUTE, PRESETS, UNLIMITED, Plan


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("36h", 36 * HOUR),
        ("2d 12h", 2 * DAY + 12 * HOUR),
        ("2d12h", 2 * DAY + 12 * HOUR),
        ("90 min", 90 * MINUTE),
        ("1 Day, 3 hours", DAY + 3 * HOUR),
        ("1 semana", 7 * DAY),
        ("2 días 1 hora", 2 * DAY + HOUR),
        ("0", 0),
        ("none", 0),
        ("", None),
        ("soon", None),
        ("36", None),
        ("h", None),
        ("-3h", None),
        ("1.5h", None),
        ("3 parsecs", None),
        ("2d and 3h", None),
    ],
)
def test_what_people_type(text: str, seconds: int | None) -> None:
    assert seconds_of(text) == seconds


@given(st.integers(0, 400 * DAY // MINUTE))
def test_a_stretch_taken_apart_is_the_same_when_typed(minutes: int) -> None:
    days, hours, rest = parts_of(minutes * MINUTE)
    assert hours < 24 and rest < 60
    assert seconds_of(f"{days}d {hours}h {rest} min") == minutes * MINUTE


@given(st.text(max_size=40))
def test_whatever_is_typed_is_a_stretch_or_none(text: str) -> None:
    found = seconds_of(text)
    assert found is None or found >= 0


def test_a_time_for_each_decision() -> None:
    assert custom_plan(UNLIMITED, None, {"time": "36h", "grace": "6h"}) == Plan("fixed", 36 * HOUR, grace=6 * HOUR)
    assert custom_plan(UNLIMITED, "fixed", {"time": "8h"}).grace == 2 * HOUR, "a quarter, where nothing is said"


def test_a_bank_with_increment() -> None:
    plan = custom_plan(UNLIMITED, None, {"time": "3d", "increment": "12h"}, humane=True)
    assert plan == Plan("bank", 3 * DAY, 12 * HOUR, 3 * DAY + 12 * HOUR, grace=18 * HOUR, humane=True)
    assert custom_plan(UNLIMITED, "bank", {"time": "3d", "most": "5d"}).most == 5 * DAY


def test_what_is_not_said_stays_as_it_was() -> None:
    daily = PRESETS["daily"]
    assert custom_plan(daily, None, {"time": "2d"}) == Plan("fixed", 2 * DAY, grace=6 * HOUR, humane=True)
    assert custom_plan(daily, None, {}, humane=False).humane is False


@pytest.mark.parametrize(
    ("base", "kind", "typed", "code"),
    [
        (UNLIMITED, None, {"time": "soon"}, "duration"),
        (UNLIMITED, None, {"time": "10 s"}, "duration"),
        (UNLIMITED, None, {"time": "31d"}, "clock-bounds"),
        (UNLIMITED, None, {"time": "1h", "grace": "8d"}, "clock-bounds"),
        (UNLIMITED, None, {"grace": "1h"}, "clock-time-missing"),
        (UNLIMITED, "fixed", {"time": "1h", "increment": "1h"}, "clock-bank-only"),
        (UNLIMITED, "bank", {"time": "2d", "most": "1d"}, "clock-most"),
    ],
)
def test_what_cannot_be_is_refused(base: Plan, kind: str | None, typed: dict[str, str], code: str) -> None:
    with pytest.raises(WrongPlan) as wrong:
        custom_plan(base, kind, typed)
    assert wrong.value.code == code


@given(
    st.sampled_from(list(PRESETS.values())),
    st.sampled_from([None, "fixed", "bank"]),
    st.dictionaries(st.sampled_from(list(BOUNDS)), st.sampled_from(["0", "5 min", "1h", "2d", "40d", "x"])),
)
def test_a_plan_is_either_refused_or_within_bounds(base: Plan, kind: Any, typed: dict[str, str]) -> None:
    try:
        plan = custom_plan(base, kind, typed)
    except WrongPlan:
        return
    assert plan.runs and BOUNDS["time"].least <= plan.seconds <= BOUNDS["time"].most
    assert plan.kind != "bank" or plan.most >= plan.seconds
    assert plan.kind != "fixed" or (plan.increment, plan.most) == (0, 0)
