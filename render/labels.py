"""Where the names of seas and lands lie on the map, so that the layout can keep markers off them."""

from __future__ import annotations

import functools
import itertools
import math

from render import fonts
from render.geometry import Box, Label, bezier, geometry

TRACKING = 0.09
FACE = "fell_caps"
# Letters are set a little larger than the label's size; half of their height with what hangs below.
LARGER, HALF = 1.1, 0.42
STEP = 6.0


def size_of(label: Label) -> float:
    """Return the size in px in which the name of a land is set in English; no language sets it longer."""
    return label.size * LARGER


@functools.cache
def land_names() -> dict[str, tuple[Box, ...]]:
    """Return for each land zone small boxes along its name that together cover it, in map px."""
    return {zone: _along(place.label) for zone, place in geometry().land_zones.items()}


def _along(label: Label) -> tuple[Box, ...]:
    letters = size_of(label)
    half = letters * HALF
    reach = fonts.width(label.text, FACE, letters, TRACKING) / 2
    points = bezier(label.curve, 80)
    total = sum(math.dist(a, b) for a, b in itertools.pairwise(points))
    boxes: list[Box] = []
    travelled, last = 0.0, -math.inf
    for a, b in itertools.pairwise(points):
        if abs(travelled - total / 2) <= reach and travelled - last >= STEP:
            boxes.append((a[0] - half, a[1] - half, a[0] + half, a[1] + half))
            last = travelled
        travelled += math.dist(a, b)
    return tuple(boxes)
