"""Clocks in words, presets by what they mean and others by their times; and words as clocks."""

from __future__ import annotations

from discord import app_commands

from clocks.durations import WrongPlan, custom_plan, parts_of
from clocks.plan import PRESETS, Plan, preset_of
from store.errors import Refused
from story.catalogue import say

PRESET_CHOICES = [app_commands.Choice(name=name, value=name) for name in PRESETS]
SPEED_CHOICES = [*PRESET_CHOICES, *(app_commands.Choice(name=name, value=name) for name in ("fixed", "bank"))]


def clock_words(plan: Plan, locale: str) -> str:
    """Return what a plan means (`a clock of its own: 36 hours for each decision, 6 hours of grace`)."""
    preset = preset_of(plan)
    if preset != "custom":
        return say("clock", locale, clock=preset)
    return say(
        "clock-custom",
        locale,
        kind=plan.kind,
        time=duration(plan.seconds, locale),
        increment=duration(plan.increment, locale),
        most=duration(plan.most, locale),
        grace=duration(plan.grace, locale),
        humane=plan.humane,
    )


def duration(seconds: int, locale: str) -> str:
    """Return a stretch of time in words (`2 days 12 hours`)."""
    days, hours, minutes = parts_of(seconds)
    named = (("day", days), ("hour", hours), ("minute", minutes))
    parts = [say(f"duration-{name}", locale, count=count) for name, count in named if count]
    return " ".join(parts) or say("duration-minute", locale, count=0)


def plan_from(base: Plan, speed: str | None, typed: dict[str, str], weekends: bool | None, locale: str) -> Plan:
    """Return the plan that is meant: a preset, or times of one's own over a preset or over what was."""
    if speed is not None and speed in PRESETS:
        if not typed and weekends is None:
            return PRESETS[speed]
        base, speed = PRESETS[speed], None
    try:
        return custom_plan(base, speed, typed, None if weekends is None else weekends)
    except WrongPlan as wrong:
        facts = {
            key: duration(value, locale) if isinstance(value, int) else value for key, value in wrong.facts.items()
        }
        raise Refused(wrong.code, **facts) from wrong
