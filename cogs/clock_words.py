"""Clocks in words: presets by what they mean, others by their times."""

from __future__ import annotations

from clocks.durations import parts_of
from clocks.plan import Plan, preset_of
from story.catalogue import say


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
