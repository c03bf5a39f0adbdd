"""The pen work of the chart: hills, rivers, woods, zone borders, rhumb lines, winds and shoals."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

import numpy as np
from PIL import Image
from shapely.geometry import Point as Spot
from shapely.geometry import Polygon
from shapely.ops import unary_union
from shapely.prepared import PreparedGeometry, prep

from render.chart_ground import land_mask
from render.geometry import Box, Point, bezier, coast, geometry
from render.pen import Pen, star
from render.relief import relief
from render.theme import Colour, Theme, mix
from render.window import BOARD_WIDTH, MAP_HEIGHT, Window

Ink = tuple[int, int, int, int]


def faint(colour: Colour, share: float) -> Ink:
    """Return a colour that covers `share` (0..1) of what lies under it."""
    return (*colour, round(255 * share))


def keep_out(margin: float = 4.0) -> list[Box]:
    """Return the boxes in which no ornament may stand: markers, Rebels, names, boxes of the frame."""
    geo = geometry()
    boxes = list(geo.boxes.values())
    for site in geo.sites:
        x, y = site.display
        boxes.append((x - 27, y - 27, x + 27, y + 27))
        if site.name_at:
            half = len(site.label) * 4.2 + 4
            boxes.append((site.name_at[0] - half, site.name_at[1] - 11, site.name_at[0] + half, site.name_at[1] + 11))
    for zone in geo.land_zones.values():
        boxes.append((zone.rebels[0] - 20, zone.rebels[1] - 20, zone.rebels[0] + 20, zone.rebels[1] + 20))
    names = [zone.label for zone in geo.land_zones.values()] + [zone.label for zone in geo.sea_zones.values()]
    for name in names:
        half = name.size * 0.75
        boxes += [(x - half, y - half, x + half, y + half) for x, y in bezier(name.curve, 12)]
    for wind in geo.winds:
        boxes += [(x - 12, y - 12, x + 12, y + 12) for x, y in bezier(wind.curve, 8)]
    return [(a - margin, b - margin, c + margin, d + margin) for a, b, c, d in boxes]


def free(boxes: Iterable[Box], box: Box) -> bool:
    """Whether `box` meets none of `boxes` and lies inside the frame of the map."""
    inside = box[0] > 26 and box[1] > 26 and box[2] < BOARD_WIDTH - 26 and box[3] < MAP_HEIGHT - 26
    return inside and all(box[2] < o[0] or o[2] < box[0] or box[3] < o[1] or o[3] < box[1] for o in boxes)


def _land() -> PreparedGeometry[Polygon]:
    geo = geometry()
    shapes = [Polygon([geo.project(*p) for p in part.rings[0]]).buffer(0) for part in coast().land]
    lakes = unary_union([Polygon([geo.project(*p) for p in lake.outline]) for lake in relief().lakes])
    return prep(unary_union(shapes).buffer(-2).difference(lakes.buffer(3)))


def _along(points: list[Point], step: float) -> list[Point]:
    """Return points every `step` px along a polyline."""
    places: list[Point] = []
    rest = 0.0
    for a, b in itertools.pairwise(points):
        span = math.hypot(b[0] - a[0], b[1] - a[1])
        at = rest
        while at < span:
            places.append((a[0] + (b[0] - a[0]) * at / span, a[1] + (b[1] - a[1]) * at / span))
            at += step
        rest = at - span
    return places


def draw_relief(pen: Pen, theme: Theme) -> None:
    """Draw rivers, then woods and hills from north to south, leaving out what would touch a marker or a name."""
    geo = geometry()
    for river in relief().rivers:
        course = _meander([geo.project(*p) for p in river.line])
        pen.tapered(course, faint(theme.sea_ink, 0.75), (0.5, river.weight))
    chance = np.random.default_rng(1598)
    taken = keep_out()
    land = _land()
    things: list[tuple[float, float, str, float]] = []
    for chain in relief().ranges:
        size = chain.size
        for row, (dx, dy) in enumerate(((0.0, 0.0), (0.55, 0.5), (-0.6, 0.45))):
            if row and size < 12:
                continue
            for x, y in _along([geo.project(*p) for p in chain.line], size * 1.25):
                high = size * (0.72 + 0.45 * chance.random()) * (0.8 if row else 1.0)
                spot = (
                    x + dx * size + size * 0.35 * (chance.random() - 0.5),
                    y + dy * size + size * 0.3 * (chance.random() - 0.5),
                )
                things.append((spot[1], spot[0], "hill", high))
    for wood in relief().woods:
        for _ in range(wood.count):
            turn, out = chance.random() * math.tau, math.sqrt(chance.random())
            x, y = geo.project(
                wood.centre[0] + wood.radius[0] * out * math.cos(turn),
                wood.centre[1] + wood.radius[1] * out * math.sin(turn),
            )
            things.append((y, x, wood.kind, 7.5 + 2 * chance.random()))
    placed: list[Box] = []
    for y, x, kind, size in sorted(things):
        box = (x - size * 0.8, y - size, x + size * 0.8, y + 1)
        if not (free(taken, box) and land.contains(Spot(x, y)) and land.contains(Spot(x, y - size * 0.4))):
            continue
        if kind == "hill":
            _hill(pen, theme, (x, y), size, chance)
        elif free(placed, (x - 4, y - 5, x + 4, y + 1)):
            placed.append((x - 4, y - 6, x + 4, y + 1))
            _plant(pen, theme, (x, y), kind, size)


def _meander(points: list[Point]) -> list[Point]:
    """Return a polyline softened by cutting its corners, with small bends of its own."""
    for _ in range(3):
        soft = [points[0]]
        for a, b in itertools.pairwise(points):
            soft += [
                (a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25),
                (a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75),
            ]
        points = [*soft, points[-1]]
    bent = []
    for index, (x, y) in enumerate(_along(points, 1.5)):
        bent.append((x + 1.3 * math.sin(index / 3.1) + 0.8 * math.sin(index / 1.7), y + 1.2 * math.cos(index / 2.6)))
    return bent


def _hill(pen: Pen, theme: Theme, foot: Point, high: float, chance: np.random.Generator) -> None:
    """Draw one hill as an engraver would: lit on the left, hatched on the right."""
    x, y = foot
    half = high * (0.7 + 0.12 * chance.random())
    peak = (x + high * 0.1 * (chance.random() - 0.5), y - high)
    lean = 0.1 * high
    left = [(x - half, y), (x - half * 0.62, y - high * 0.34), (x - half * 0.3, y - high * 0.76), peak]
    right = [peak, (x + half * 0.26 + lean, y - high * 0.7), (x + half * 0.66, y - high * 0.3), (x + half, y)]
    paper = mix(theme.land, theme.land_deep, 0.35)
    pen.polygon([*left, *right[1:]], faint(paper, 0.86))
    shadow = [peak, *right[1:], (x + half * 0.3, y), (x + half * 0.18, y - high * 0.4)]
    pen.polygon(shadow, faint(theme.line, 0.26))
    ink = faint(mix(theme.ink, theme.land_deep, 0.15), 0.8)
    pen.tapered(left, ink, (0.45, 0.8))
    pen.tapered(right, ink, (1.15, 0.6))
    lines = max(3, round(high / 3))
    for i in range(1, lines):
        share = i / lines
        start = (peak[0] + (half + lean * 0.2) * share * 0.86, peak[1] + high * share * 0.9)
        length = high * (0.5 - 0.26 * share)
        end = (start[0] - length * 0.42, min(y, start[1] + length))
        pen.tapered([start, end], faint(theme.ink, 0.5), (0.75, 0.3))


def _plant(pen: Pen, theme: Theme, foot: Point, kind: str, size: float) -> None:
    x, y = foot
    ink, leaf = faint(theme.ink, 0.7), faint(mix((96, 112, 66), theme.land, 0.25), 0.75)
    if kind == "reed":
        for lean in (-2.4, -0.9, 0.8, 2.3):
            pen.tapered([(x + lean * 0.4, y), (x + lean, y - 3.8)], leaf, (0.9, 0.4))
        pen.stroke([(x - 3.6, y + 0.6), (x + 3.6, y + 0.6)], faint(theme.ink, 0.4), 0.5)
    elif kind == "pine":
        pen.stroke([(x, y), (x, y - size * 0.3)], ink, 0.8)
        pen.polygon(
            [(x - size * 0.34, y - size * 0.22), (x + size * 0.34, y - size * 0.22), (x, y - size)], leaf, ink, 0.5
        )
        pen.tapered([(x + size * 0.05, y - size * 0.85), (x + size * 0.26, y - size * 0.26)], ink, (0.5, 1.2))
    else:
        pen.stroke([(x, y), (x, y - size * 0.4)], ink, 0.8)
        for dx, dy, r in ((-0.2, 0.5, 0.22), (0.2, 0.52, 0.22), (0, 0.74, 0.25)):
            pen.circle((x + dx * size, y - dy * size), r * size, leaf, ink, 0.45)


def draw_rhumbs(pen: Pen, theme: Theme) -> None:
    """Draw thirty-two rhumb lines from the small star and sixteen from the rose."""
    geo = geometry()
    for centre, count, share in ((geo.rhumb_star.center, 32, 0.2), (geo.rose.center, 16, 0.14)):
        for i in range(count):
            turn = math.tau * i / count
            reach = 2200.0
            end = (centre[0] + reach * math.cos(turn), centre[1] + reach * math.sin(turn))
            pen.stroke([centre, end], faint(theme.sea_ink, share * (1.25 if i % 4 == 0 else 1)), 0.5)


def draw_sea_borders(pen: Pen, theme: Theme) -> None:
    """Draw the dashed borders of the sea zones on a pale casing."""
    geo = geometry()
    for border in geo.sea_borders:
        line = [geo.project(*p) for p in border.line]
        pen.stroke(line, faint(theme.sea, 0.55), 4.6)
        pen.dashed(line, faint(theme.sea_ink, 0.92), 2.1, 9, 6)


def draw_land_borders(pen: Pen, theme: Theme) -> None:
    """Draw the dotted borders of the land zones, where two of them share ground."""
    geo = geometry()
    shapes = {
        zone: unary_union([Polygon([geo.project(*p) for p in rings[0]]).buffer(0.4) for rings in coast().zones[zone]])
        for zone in geo.land_zones
    }
    names = list(shapes)
    for index, a in enumerate(names):
        for b in names[:index]:
            shared = shapes[a].intersection(shapes[b])
            if shared.area < 1:
                continue
            line = Polygon([geo.project(*p) for p in geo.land_zones[a].region]).boundary.intersection(shared.buffer(1))
            for part in getattr(line, "geoms", [line]):
                if part.length > 3:
                    points = [(float(x), float(y)) for x, y in part.coords]
                    pen.stroke(points, faint(theme.land, 0.5), 3.4)
                    for x, y in _along(points, 5.2):
                        pen.circle((x, y), 1.25, faint(theme.zone_name, 0.85))


def draw_shoals(pen: Pen, theme: Theme) -> None:
    """Stipple the outline of the island groups, so that a marker at sea belongs to somebody (art direction 10)."""
    chance = np.random.default_rng(7)
    geo = geometry()
    for _zone, place in geo.land_zones.items():
        if not place.outline:
            continue
        shape = Polygon(place.outline).buffer(8, join_style="round")
        points = [(float(x), float(y)) for x, y in shape.exterior.coords]
        for depth in range(7):
            for x, y in _along(points, 4.6 + 2.4 * depth):
                inward = shape.centroid
                span = math.hypot(inward.x - x, inward.y - y)
                reach = depth * 3.2 + 3.4 * (chance.random() - 0.5)
                spot = (x + (inward.x - x) / span * reach, y + (inward.y - y) / span * reach)
                pen.circle(spot, 0.95 if depth == 0 else 0.7, faint(theme.zone_name, 0.75 - depth * 0.08))


def draw_winds(pen: Pen, theme: Theme) -> None:
    """Draw the arrow of every downwind link: three feathers at the tail, a barbed head."""
    for wind in geometry().winds:
        points = bezier(wind.curve, 40)
        pen.tapered(points, faint(theme.sea, 0.9), (4.5, 9.5))
        _arrow(pen, points, theme)


def _arrow(pen: Pen, points: list[Point], theme: Theme) -> None:
    (ax, ay), (bx, by) = points[-5], points[-1]
    span = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / span, (by - ay) / span
    head = [
        (bx + 7 * ux, by + 7 * uy),
        (bx - 11 * ux - 9.5 * uy, by - 11 * uy + 9.5 * ux),
        (bx - 6 * ux, by - 6 * uy),
        (bx - 11 * ux + 9.5 * uy, by - 11 * uy - 9.5 * ux),
    ]
    pen.polygon(head, None, faint(theme.sea, 0.9), 4)
    pen.tapered(points[:-2], theme.wind, (1.2, 5.2))
    pen.polygon(head, theme.wind)
    (cx, cy), (dx, dy) = points[0], points[4]
    span = math.hypot(dx - cx, dy - cy)
    ux, uy = (dx - cx) / span, (dy - cy) / span
    for back, out in ((0.0, 4.5), (5.0, 4.0), (10.0, 3.2)):
        for side in (-1, 1):
            root = (cx + ux * (12 - back), cy + uy * (12 - back))
            tip = (root[0] - 6.5 * ux - side * out * uy, root[1] - 6.5 * uy + side * out * ux)
            pen.tapered([root, tip], theme.wind, (1.5, 0.7))


def draw_star(pen: Pen, theme: Theme) -> None:
    """Draw the small compass star on the point where four sea zones meet."""
    geo = geometry()
    centre, radius = geo.rhumb_star.center, geo.rhumb_star.radius
    pen.circle(centre, radius, faint(theme.paper, 0.95), theme.line, 1)
    pen.circle(centre, radius - 3, None, faint(theme.line, 0.8), 0.6)
    half_star(pen, centre, radius - 5, 8, theme.wind, theme)
    half_star(pen, centre, radius - 3.5, 4, theme.accent, theme)


def half_star(
    pen: Pen, centre: Point, radius: float, points: int, colour: Colour, theme: Theme, turn: float = -90.0
) -> None:
    """Draw a star whose points are half dark and half light, as on a compass rose."""
    corners = star(centre, radius, radius * (0.2 if points > 4 else 0.17), points, turn)
    for i in range(points):
        tip, before, after = corners[2 * i], corners[2 * i - 1], corners[2 * i + 1]
        pen.polygon([centre, before, tip], theme.paper)
        pen.polygon([centre, tip, after], colour)
        pen.stroke([before, tip, after], theme.ink, 0.6)


def draw_rhumbs_at_sea(pen: Pen, window: Window, theme: Theme) -> None:
    """Draw the rhumb lines on the water only: the land is laid over them again."""
    before = pen.image.copy()
    draw_rhumbs(pen, theme)
    land = Image.fromarray((land_mask(window) * 235).astype(np.uint8)).resize(pen.image.size, Image.Resampling.BICUBIC)
    pen.image.paste(before, (0, 0), land)
