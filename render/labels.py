"""How the names of seas and lands are set, and where they lie, so that the layout can keep markers off them."""

from __future__ import annotations

import functools
import itertools
import math

import msgspec

from engine.model import EUROPE
from render import fonts
from render.geometry import Box, Label, bezier, geometry

# Half of the height of capitals and what hangs below, as a share of the size of the letters.
HALF = 0.42
STEP = 6.0


class Setting(msgspec.Struct, frozen=True):
    """A name ready to be set: its lines, typeface, size of the letters in map px, tracking (share of the size)."""

    lines: tuple[str, ...]
    face: str
    size: float
    tracking: float


def two_lines(text: str) -> list[str]:
    """Return a small sea name as two lines, broken at the blank nearest its middle."""
    blanks = [index for index, letter in enumerate(text) if letter == " "]
    if not blanks:
        return [text]
    cut = min(blanks, key=lambda index: abs(index - len(text) / 2))
    return [text[:cut], text[cut + 1 :]]


def setting(label: Label, text: str, *, sea: bool) -> Setting:
    """Return how `text`, the name in some language, is set: no longer than the name for which the curve was made."""
    face = "sea" if sea else "fell_caps"
    tracking = (0.16 if label.size > 40 else 0.1) if sea else 0.09
    broken = sea and label.size <= 22
    lines = two_lines(text) if broken else [text]
    usual = max(fonts.width(line, face, 40, 0.07) for line in (two_lines(label.text) if broken else [label.text]))
    longest = max(fonts.width(line, face, 40, tracking) for line in lines)
    size = label.size * (1.04 if sea else 1.1) * min(1.0, (1.12 if label.size > 40 else 0.96) * usual / longest)
    return Setting(tuple(lines), face, size, tracking)


@functools.cache
def land_names() -> dict[str, tuple[Box, ...]]:
    """Return for each land zone small boxes along its name that together cover it, in map px."""
    return {zone: _along(place.label, sea=False) for zone, place in geometry().land_zones.items()}


@functools.cache
def sea_names() -> dict[str, tuple[Box, ...]]:
    """Return the same for each sea zone."""
    return {zone: _along(place.label, sea=True) for zone, place in geometry().sea_zones.items() if zone != EUROPE}


def _along(label: Label, *, sea: bool) -> tuple[Box, ...]:
    """Return the boxes of a name in English; in another language it is set no longer."""
    told = setting(label, label.text.upper() if sea else label.text, sea=sea)
    across = told.size * HALF
    half = across * len(told.lines)
    reach = max(fonts.width(line, told.face, told.size, told.tracking) for line in told.lines) / 2
    points = bezier(label.curve, 80)
    total = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
    boxes: list[Box] = []
    travelled, last = 0.0, -math.inf
    for a, b in itertools.pairwise(points):
        if abs(travelled - total / 2) <= reach and travelled - last >= STEP:
            boxes.append((a[0] - across, a[1] - half, a[0] + across, a[1] + half))
            last = travelled
        travelled += math.dist(a, b)
    return tuple(boxes)
