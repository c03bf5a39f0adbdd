"""Plans: banks go down by what is used and up by the increment, within their limits."""

from __future__ import annotations

import pytest

from clocks.hours import Hours
from clocks.now import now, told_by
from clocks.plan import DAY, HOUR, PRESETS, Plan, preset_of
from clocks.wishes import times


@pytest.mark.parametrize("name", PRESETS)
def test_presets_make_sense(name: str) -> None:
    plan = PRESETS[name]
    assert preset_of(plan) == name
    assert plan.runs == (name != "none")
    if plan.kind == "bank":
        assert 0 < plan.increment < plan.seconds <= plan.most
    assert plan.runs == (plan.grace > 0)
    assert preset_of(Plan("fixed", 7)) == "custom"


def test_a_bank_is_used_and_filled() -> None:
    plan = Plan("bank", 10 * HOUR, 2 * HOUR, 11 * HOUR)
    assert plan.allowed(None) == 10 * HOUR
    assert plan.after(None, 3 * HOUR) == 9 * HOUR
    assert plan.after(9 * HOUR, 0) == 11 * HOUR
    assert plan.after(HOUR, 5 * HOUR) == 2 * HOUR
    assert plan.allowed(2 * HOUR) == 2 * HOUR
    assert PRESETS["daily"].after(None, 5) is None
    assert PRESETS["none"].allowed(None) is None


def test_reminder_and_deadline() -> None:
    plan = Plan("fixed", DAY, remind=50)
    assert times(plan, 100, DAY, Hours(), None).remind_at == 100 + DAY // 2
    assert times(plan, 100, DAY, Hours(), 25).remind_at == 100 + DAY // 4
    assert times(plan, 100, DAY, Hours(), 0).remind_at is None
    assert times(plan, 100, DAY, Hours(), None, back=500).due_at == 500 + DAY
    assert times(PRESETS["none"], 100, None, Hours(), None).due_at is None


def test_a_plan_that_is_not_humane_takes_no_notice_of_the_night() -> None:
    night = Hours("UTC", 0, 720)
    assert times(Plan("fixed", HOUR), 0, HOUR, night, None).due_at == HOUR
    assert times(Plan("fixed", HOUR, humane=True), 0, HOUR, night, None).due_at == 720 * 60 + HOUR


def test_a_simulation_tells_the_time() -> None:
    with told_by(lambda: 77.9):
        assert now() == 77
    assert now() > 1_700_000_000
