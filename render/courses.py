"""The course that a Fleet may have sailed between two places: the cheapest by the winds, over water only (rule 2.3)."""

from __future__ import annotations

import functools
import heapq
import math
from itertools import pairwise

from engine.content.loader import load
from engine.content.model import Content
from render.geometry import Point, geometry

# How far a course swings out at its gates: 0 is a polyline, 0.5 swings over the land.
TENSION = 0.32
# So many times the direct way is too far round.
FAR_ROUND = 1.8
# How far from the panel a course turns its corner.
CLEAR = 20.0


@functools.lru_cache(maxsize=512)
def zones(origin: str, to: str) -> tuple[str, ...]:
    """Return the zones sailed through, both ends included; only the two ends when there is no way."""
    content = load()
    best: dict[str, int] = {origin: 0}
    queue: list[tuple[int, tuple[str, ...]]] = [(0, (origin,))]
    while queue:
        spent, way = heapq.heappop(queue)
        here = way[-1]
        if here == to:
            return way
        for there, cost in _moves(content, here):
            # Through a port as through the sea, but where both cost the same the open sea makes the better line.
            total = spent + 10 * cost + (there in content.land_zones)
            if total < best.get(there, 10**6):
                best[there] = total
                heapq.heappush(queue, (total, (*way, there)))
    return origin, to


def _moves(content: Content, here: str) -> list[tuple[str, int]]:
    costs = content.numbers.sail
    if here in content.land_zones:
        return [(sea, costs.coast_cost) for sea in content.land_zones[here].seas]
    zone = content.sea_zones[here]
    return (
        [(land, costs.coast_cost) for land in zone.borders]
        + [(sea, costs.downwind_cost) for sea in zone.downwind]
        + [(sea, costs.upwind_cost) for sea in zone.upwind]
    )


def course(origin: str, to: str, start: Point, end: Point) -> list[Point]:
    """Return a smooth line in map px from `start` to `end` through the waters between two zones."""
    way = zones(origin, to)
    spots = [start]
    for a, b in pairwise(way):
        gate = _gate(a, b)
        if gate is not None and math.dist(gate, spots[-1]) > 24 and math.dist(gate, end) > 24:
            spots.append(gate)
    spots.append(end)
    lands = geometry().land_zones
    if origin in lands and len(spots) > 2 and _detour(*spots[:3]):
        del spots[1]
    if to in lands and len(spots) > 2 and _detour(*spots[-3:]):
        del spots[-2]
    return [off_panel(point) for point in _smooth(round_panel(spots))]


def _detour(a: Point, by: Point, b: Point) -> bool:
    """Whether to call at the usual harbour is a long way round for a Fleet that lies elsewhere off its land."""
    return math.dist(a, by) + math.dist(by, b) > FAR_ROUND * math.dist(a, b)


def round_panel(spots: list[Point]) -> list[Point]:
    """Return the spots with the free corner of the panel between two that have it in their way (map px)."""
    left, _top, _right, bottom = geometry().boxes["panel"]
    corner = (left - CLEAR, bottom + CLEAR)
    way = spots[:1]
    for (x0, y0), (x1, y1) in pairwise(spots):
        if (y0 < bottom) != (y1 < bottom) and max(x0, x1) > left:
            at_corner = x0 + (x1 - x0) * (corner[1] - y0) / (y1 - y0)
            if at_corner > corner[0]:
                way.append(corner)
        way.append((x1, y1))
    return way


def off_panel(point: Point) -> Point:
    """Return a point moved out from under the panel, to the left or down, whichever is nearer (map px)."""
    left, _top, _right, bottom = geometry().boxes["panel"]
    x, y = point
    over, under = x - (left - CLEAR / 2), bottom + CLEAR / 2 - y
    if over <= 0 or under <= 0:
        return point
    return (x - over, y) if over < under else (x, y + under)


def _gate(a: str, b: str) -> Point | None:
    """Return where one sails from one zone to the next: on the wind arrow, or off the harbour."""
    geo = geometry()
    for wind in geo.winds:
        if {wind.origin, wind.to} == {a, b}:
            (x0, y0), (x1, y1), (x2, y2) = wind.curve
            return (x0 + 2 * x1 + x2) / 4, (y0 + 2 * y1 + y2) / 4
    land = a if a in geo.land_zones else b
    return geo.land_zones[land].fleet_anchors[0] if land in geo.land_zones and land == a else None


def _smooth(spots: list[Point]) -> list[Point]:
    """Return a Catmull-Rom curve through the spots, a point about every six px."""
    if len(spots) == 2:
        (x0, y0), (x1, y1) = spots
        bow = min(50.0, math.dist(*spots) * 0.14) / (math.dist(*spots) or 1.0)
        spots = [spots[0], ((x0 + x1) / 2 + (y1 - y0) * bow, (y0 + y1) / 2 - (x1 - x0) * bow), spots[1]]
    ends = [spots[0], *spots, spots[-1]]
    line: list[Point] = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        steps = max(2, round(math.dist(p1, p2) / 6))
        line += [_catmull(p0, p1, p2, p3, step / steps) for step in range(steps)]
    return [*line, spots[-1]]


def _catmull(p0: Point, p1: Point, p2: Point, p3: Point, t: float) -> Point:
    def along(a: float, b: float, c: float, d: float) -> float:
        into, out = TENSION * (c - a), TENSION * (d - b)
        return b + into * t + (3 * (c - b) - 2 * into - out) * t * t + (2 * (b - c) + into + out) * t**3

    return along(p0[0], p1[0], p2[0], p3[0]), along(p0[1], p1[1], p2[1], p3[1])
