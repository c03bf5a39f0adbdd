"""How a person wants to be reminded, and when."""

from __future__ import annotations

import dataclasses
from typing import Literal

from clocks.hours import ALWAYS, Hours, due
from clocks.plan import Plan

Way = Literal["dm", "thread", "none"]
WAYS: tuple[Way, ...] = ("dm", "thread", "none")
MISSES = 3  # so many decisions in a row that the clock answered: the game asks for a substitute


@dataclasses.dataclass(frozen=True, slots=True)
class Times:
    """What is planned for one wait: the reminder and the deadline (None: none)."""

    remind_at: int | None
    due_at: int | None


def times(
    plan: Plan, asked: int, seconds: int | None, hours: Hours, share: int | None, back: int | None = None
) -> Times:
    """Return when somebody asked at `asked` is reminded and when the time is up.

    `seconds`: what is allowed (None: no limit). `share`: percent of it after which the reminder goes out (None: as the
    plan says; 0: no reminder). `back`: the end of a vacation during which the clock stands.
    """
    if seconds is None or not plan.runs:
        return Times(None, None)
    start = asked if back is None else max(asked, back)
    counted = hours if plan.humane else ALWAYS
    part = plan.remind if share is None else share
    remind = due(start, seconds * part // 100, counted) if 0 < part < 100 else None
    return Times(remind, due(start, seconds, counted))
