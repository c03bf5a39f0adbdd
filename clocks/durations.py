"""Stretches of time as people type them, `2d 12h` or `90 min`, and taken apart to be said."""

from __future__ import annotations

import dataclasses
import re

from clocks.plan import DAY, HOUR, MINUTE, Plan

_PART = re.compile(r"(\d{1,6})\s*([^\W\d_]+)\.?[\s,]*")
_UNITS = {
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes", "minuto", "minutos"), MINUTE),
    **dict.fromkeys(("h", "hr", "hrs", "hour", "hours", "hora", "horas"), HOUR),
    **dict.fromkeys(("d", "day", "days", "día", "días", "dia", "dias"), DAY),
    **dict.fromkeys(("w", "week", "weeks", "semana", "semanas"), 7 * DAY),
}
NOTHING = frozenset({"0", "none", "no"})


@dataclasses.dataclass(frozen=True, slots=True)
class Bounds:
    """What a time of a plan may be, in seconds."""

    least: int
    most: int


# Of a plan's times: for each decision or at the start, increment, the most that a bank holds, grace.
BOUNDS = {
    "time": Bounds(MINUTE, 30 * DAY),
    "increment": Bounds(0, 7 * DAY),
    "most": Bounds(MINUTE, 60 * DAY),
    "grace": Bounds(0, 7 * DAY),
}


class WrongPlan(Exception):
    """A plan that cannot be. `code` says why, `facts` with which values (seconds as whole numbers)."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def seconds_of(text: str) -> int | None:
    """Return the seconds of a text such as `36h`, `2d 12h`, `90 min`, `0`, or None for what is no stretch of time."""
    wanted = text.strip().casefold()
    if wanted in NOTHING:
        return 0
    total, place = 0, 0
    while place < len(wanted):
        part = _PART.match(wanted, place)
        if part is None or part[2] not in _UNITS:
            return None
        total += int(part[1]) * _UNITS[part[2]]
        place = part.end()
    return total if wanted else None


def parts_of(seconds: int) -> tuple[int, int, int]:
    """Return (days, hours, minutes), rounded down to whole minutes."""
    days, rest = divmod(seconds, DAY)
    hours, rest = divmod(rest, HOUR)
    return days, hours, rest // MINUTE


def custom_plan(
    base: Plan,
    kind: str | None,
    typed: dict[str, str],
    humane: bool | None = None,
    remind: int | None = None,
) -> Plan:
    """Return a plan made of what was typed, over a plan to begin with.

    `kind`: fixed or bank, None: a bank where an increment or a most is typed, else that of `base`, or fixed.
    `typed`: time, increment, most, grace as text, each may be missing. Raises `WrongPlan`.
    """
    given = {name: _checked(name, text) for name, text in typed.items()}
    if kind is None:
        as_bank = "increment" in given or "most" in given or base.kind == "bank"
        kind = "bank" if as_bank else "fixed"
    if kind == "fixed" and ("increment" in given or "most" in given):
        raise WrongPlan("clock-bank-only")
    seconds = given.get("time", base.seconds)
    if not seconds:
        raise WrongPlan("clock-time-missing")
    increment = given.get("increment", base.increment) if kind == "bank" else 0
    most = given.get("most", max(base.most, seconds + increment)) if kind == "bank" else 0
    if kind == "bank" and most < seconds:
        raise WrongPlan("clock-most", most=most, time=seconds)
    return Plan(
        "bank" if kind == "bank" else "fixed",
        seconds,
        increment,
        most,
        given.get("grace", base.grace if base.runs else min(seconds // 4, DAY)),
        base.humane if humane is None else humane,
        base.remind if remind is None else remind,
    )


def _checked(name: str, text: str) -> int:
    seconds = seconds_of(text)
    if seconds is None:
        raise WrongPlan("duration", value=text[:30])
    bounds = BOUNDS[name]
    if not bounds.least <= seconds <= bounds.most:
        raise WrongPlan("clock-bounds", what=name, given=seconds, least=bounds.least, most=bounds.most)
    return seconds
