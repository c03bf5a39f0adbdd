"""The furniture of the chart: graduated frame, compass rose, scale bar, boxes, serpent and weed."""

from __future__ import annotations

import math

import numpy as np

from render.chart_lines import draw_star, faint, free, half_star, keep_out
from render.geometry import Box, Point, bezier, europe, geometry
from render.pen import Pen, ring
from render.theme import Theme, mix
from render.window import BOARD_HEIGHT, BOARD_WIDTH, MAP_HEIGHT

BAND: Box = (10.0, 1204.0, 1790.0, 1340.0)
# The inset of Europe: lon/lat of its left upper corner and px a degree.
INSET = (-37.5, 59.6, 4.25, 6.6)


def draw_frame(pen: Pen, theme: Theme) -> None:
    """Draw the graduated border with its degrees."""
    geo = geometry()
    f, wide, high = geo.canvas.frame, BOARD_WIDTH, MAP_HEIGHT
    paper = theme.paper
    for box in ((0, 0, wide, f), (0, high - f, wide, high), (0, 0, f, high), (wide - f, 0, wide, high)):
        pen.rectangle(box, paper)
    pen.rectangle((0, high, wide, BOARD_HEIGHT), paper)
    for inset, weight in ((2.0, 1.6), (6.0, 0.7), (14.0, 0.9), (18.5, 0.6), (21.0, 1.8)):
        pen.rectangle((inset, inset, wide - inset, high - inset), None, theme.ink, weight)
    p = geo.projection
    for lon in range(-100, -49):
        x0, x1 = geo.project(lon, 0)[0], geo.project(lon + 1, 0)[0]
        x0, x1 = max(x0, 22.0), min(x1, wide - 22.0)
        if x1 <= x0:
            continue
        if lon % 2:
            pen.rectangle((x0, 14.5, x1, 18.3), theme.ink)
            pen.rectangle((x0, high - 18.3, x1, high - 14.5), theme.ink)
        if lon % 5 == 0:
            for y in (10.2, high - 9.8):
                pen.rectangle((x0 - 10, y - 6, x0 + 10, y + 6), paper)
                pen.text((x0, y), str(-lon), "fell", 12.5, theme.ink, "mm")
    for lat in range(2, 34):
        y1, y0 = geo.project(p.lon0, lat)[1], geo.project(p.lon0, lat + 1)[1]
        y0, y1 = max(y0, 22.0), min(y1, high - 22.0)
        if y1 <= y0:
            continue
        if lat % 2:
            pen.rectangle((14.5, y0, 18.3, y1), theme.ink)
            pen.rectangle((wide - 18.3, y0, wide - 14.5, y1), theme.ink)
        if lat % 5 == 0:
            for x in (10.0, wide - 10.0):
                pen.rectangle((x - 6, y1 - 7, x + 6, y1 + 7), paper)
                pen.text((x, y1), str(lat), "fell", 12.5, theme.ink, "mm")


def draw_plate(pen: Pen, theme: Theme, box: Box, *, nails: bool = False) -> None:
    """Draw a sheet of paper laid on the chart: shadow, double line, gilding between."""
    x0, y0, x1, y1 = box
    for grow, share in ((7, 0.05), (5, 0.08), (3, 0.12), (1.5, 0.16)):
        pen.rectangle(
            (x0 - grow + 3, y0 - grow + 4, x1 + grow + 1, y1 + grow + 2), faint(theme.edge, share), radius=grow
        )
    pen.rectangle(box, theme.panel, theme.edge, 1.6)
    pen.rectangle((x0 + 3, y0 + 3, x1 - 3, y1 - 3), None, theme.gold, 2.4)
    pen.rectangle((x0 + 6.4, y0 + 6.4, x1 - 6.4, y1 - 6.4), None, theme.line, 0.8)
    if nails:
        for x in (x0 + 4, x1 - 4):
            for y in (y0 + 4, y1 - 4):
                pen.circle((x, y), 5.5, theme.gold, theme.edge, 1.1)
                pen.circle((x - 1, y - 1), 2, theme.halo)


def draw_rose(pen: Pen, theme: Theme) -> None:
    """Draw the great compass rose with its lily to the north and a cross to the east."""
    geo = geometry()
    c, r = geo.rose.center, geo.rose.radius
    pen.circle(c, r + 2, faint(theme.paper, 0.93), theme.ink, 1.5)
    pen.circle(c, r - 3, None, theme.gold, 2.2)
    pen.circle(c, r - 6, None, theme.ink, 0.7)
    for i in range(72):
        turn = math.radians(i * 5)
        inner = r - (3.5 if i % 2 else 6)
        pen.stroke([_polar(c, inner, turn), _polar(c, r, turn)], theme.ink, 0.6)
    pen.circle(c, r * 0.62, None, faint(theme.line, 0.8), 0.7)
    half_star(pen, c, r * 0.66, 16, theme.gold_deep, theme)
    half_star(pen, c, r * 0.8, 8, theme.wind, theme, -67.5)
    half_star(pen, c, r * 0.8, 8, theme.wind, theme)
    half_star(pen, c, r * 0.92, 4, theme.accent, theme)
    pen.circle(c, 7.5, theme.paper, theme.ink, 1.0)
    pen.circle(c, 4, theme.gold, theme.ink, 0.8)
    for letter, turn in (("S", 90), ("W", 180), ("E", 0)):
        pen.text(_polar(c, r + 13, math.radians(turn)), letter, "fell_caps", 19, theme.ink, "mm")
    _lily(pen, theme, (c[0], c[1] - r - 2), 24)


def _polar(centre: Point, radius: float, turn: float) -> Point:
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


def _lily(pen: Pen, theme: Theme, foot: Point, high: float) -> None:
    x, y = foot
    petal = [(x, y - high), (x + high * 0.2, y - high * 0.62), (x + high * 0.12, y - high * 0.2), (x, y - high * 0.1)]
    pen.polygon([*petal, *[(2 * x - a, b) for a, b in reversed(petal)]], theme.accent, theme.ink, 0.9)
    for side in (-1, 1):
        curl = bezier(
            ((x, y - high * 0.2), (x + side * high * 0.75, y - high * 0.95), (x + side * high * 0.52, y - high * 0.18)),
            14,
        )
        pen.tapered(curl, theme.ink, (5.0, 2.4))
        pen.tapered(curl, theme.accent, (3.4, 1.0))
    pen.rectangle((x - high * 0.3, y - high * 0.24, x + high * 0.3, y - high * 0.12), theme.gold, theme.ink, 0.8)


def draw_scale(pen: Pen, theme: Theme, caption: str) -> None:
    """Draw a bar of 100 Spanish leagues (17.5 to a degree of latitude)."""
    x0, y0, _, _ = geometry().boxes["scale_bar"]
    league = geometry().projection.ky / 17.5
    left, y = x0 + 18, y0 + 14
    for i in range(10):
        a, b = left + i * 10 * league, left + (i + 1) * 10 * league
        pen.rectangle((a, y, b, y + 5), theme.ink if i % 2 == 0 else theme.paper, theme.ink, 0.8)
    for value in (0, 50, 100):
        pen.text((left + value * league, y - 8), str(value), "fell", 13, theme.ink, "mm")
    pen.text((left + 50 * league, y + 14), caption, "fell_italic", 14, theme.ink, "mm")


def draw_europe(pen: Pen, theme: Theme, title: str) -> None:
    """Draw the inset of Europe: its coasts faint under the home Cathedrals and the Fleets there."""
    box = geometry().boxes["europe"]
    draw_plate(pen, theme, box)
    x0, y0, x1, y1 = (box[0] + 7, box[1] + 7, box[2] - 7, box[3] - 7)
    pen.rectangle((x0, y0, x1, y1), mix(theme.sea, theme.panel, 0.35))
    lon0, lat1, kx, ky = INSET

    def place(point: Point) -> Point:
        return min(max(x0 + (point[0] - lon0) * kx, x0), x1), min(max(y0 + (lat1 - point[1]) * ky, y0), y1)

    for rings in europe():
        outer = [place(p) for p in rings[0]]
        pen.polygon(outer, mix(theme.land, theme.land_deep, 0.3), faint(theme.coast, 0.5), 0.8)
        for hole in rings[1:]:
            pen.polygon([place(p) for p in hole], mix(theme.sea, theme.panel, 0.35), faint(theme.coast, 0.5), 0.8)
    pen.rectangle((x0 - 0.6, y0 - 0.6, x1 + 0.6, y1 + 0.6), None, theme.line, 0.9)
    pen.text((x0 + 12, y0 + 20), title, "fell_caps", 29, theme.zone_name, "lm", 0.06)


def draw_cartouche(pen: Pen, theme: Theme, title: str, motto: str) -> None:
    """Draw the cartouche of the title: a sheet with rolled ends in a carved frame."""
    x0, y0, x1, y1 = geometry().boxes["cartouche"]
    draw_plate(pen, theme, (x0, y0, x1, y1))
    for side, x in ((-1, x0), (1, x1)):
        for turn, y in ((-1, y0), (1, y1)):
            _scroll(pen, theme, (x, y), side, turn)
        mid = (y0 + y1) / 2
        for offset in (-18.0, 0.0, 18.0):
            pen.circle((x, mid + offset), 4.6 - abs(offset) / 12, theme.gold, theme.edge, 1)
    middle = (x0 + x1) / 2
    crest = [
        (middle + dx, y0 + dy) for dx, dy in ((-70, 4), (-46, -7), (-24, -4), (0, -17), (24, -4), (46, -7), (70, 4))
    ]
    pen.polygon(crest, theme.gold, theme.edge, 1.3)
    pen.circle((middle, y0 - 5), 5, theme.accent, theme.edge, 1)
    pen.text((middle, y0 + 42), title, "fell_caps", 47, theme.zone_name, "mm", 0.04)
    pen.text((middle, y0 + 74), motto, "fell_italic", 19, theme.muted, "mm")
    for side in (-1, 1):
        pen.tapered([(middle + side * 10, y0 + 92), (middle + side * 128, y0 + 92)], theme.line, (1.8, 0.5))
    pen.polygon(ring((middle, y0 + 92), 4.4, 4), theme.gold, theme.line, 0.8)


def _scroll(pen: Pen, theme: Theme, corner: Point, side: int, turn: int) -> None:
    x, y = corner[0] - side * 2, corner[1] - turn * 2
    spiral = []
    for i in range(34):
        angle = i / 33 * math.tau * 1.35
        radius = 14 * (1 - i / 40)
        spiral.append((x + side * radius * math.cos(angle), y + turn * radius * math.sin(angle)))
    pen.circle((x, y), 14.5, theme.gold, theme.edge, 1.4)
    pen.tapered(spiral, theme.edge, (2.2, 1.0))
    pen.circle((x, y), 3.2, theme.panel, theme.edge, 0.9)


def draw_weed(pen: Pen, theme: Theme) -> None:
    """Scatter sargasso weed over the open sea, where no marker ever stands."""
    chance = np.random.default_rng(11)
    taken = keep_out(10)
    geo = geometry()
    for place in geo.sea_zones.values():
        taken += [(x - 36, y - 32, x + 36, y + 32) for x, y in place.fleet_anchors]
    taken.append((930, 70, 1100, 150))
    ink = faint(mix((86, 112, 72), theme.sea, 0.15), 0.75)
    for row in range(6):
        for column in range(7):
            x = 905 + column * 88 + 44 * (row % 2) + 22 * (chance.random() - 0.5)
            y = 70 + row * 58 + 20 * (chance.random() - 0.5)
            if not free(taken, (x - 16, y - 10, x + 16, y + 8)) or (x > 1130 and y < 240) or x < 880 + row * 12:
                continue
            for lean in (-9, -5, -1, 3, 7):
                blade = bezier(((x, y + 4), (x + lean * 0.4, y - 5), (x + lean * 1.5, y - 6 - chance.random() * 3)), 8)
                pen.tapered(blade, ink, (1.4, 0.5))
                pen.circle(blade[-2], 1.1, ink)
            pen.stroke([(x - 12, y + 5), (x + 12, y + 5)], faint(theme.sea_ink, 0.35), 0.5)


def draw_serpent(pen: Pen, theme: Theme, at: Point) -> None:
    """Draw the one sea monster: three coils out of the water, hatched below, a crested head."""
    x, y = at
    body, dark = mix((122, 138, 110), theme.sea, 0.15), theme.ink
    for cx, r, t in ((62.0, 20.0, 7.0), (24.0, 25.0, 8.5), (98.0, 13.0, 4.6)):
        outer = [(x + cx + r * math.cos(a), y - r * math.sin(a)) for a in np.linspace(0, math.pi, 30)]
        inner = [
            (x + cx + (r - t * 1.6) * math.cos(a), y - (r - t * 1.6) * math.sin(a)) for a in np.linspace(math.pi, 0, 30)
        ]
        pen.polygon([*outer, *inner], body, dark, 0.9)
        for a in np.linspace(0.25, math.pi - 0.25, 11):
            p = _polar((x + cx, y), r - 0.6, -a)
            pen.polygon(
                [
                    _polar((x + cx, y), r, -a - 0.07),
                    _polar((x + cx, y), r + 3.2, -a),
                    _polar((x + cx, y), r, -a + 0.07),
                ],
                dark,
            )
            pen.stroke([p, _polar((x + cx, y), r - t * 0.95, -a + 0.06)], faint(dark, 0.55), 0.5)
    tail = bezier(((x + 116, y), (x + 132, y - 4), (x + 138, y - 19)), 14)
    pen.tapered(tail, dark, (6, 1.5))
    pen.tapered(tail, body, (4.4, 0.6))
    pen.polygon([(x + 138, y - 17), (x + 130, y - 27), (x + 139, y - 23), (x + 149, y - 27)], body, dark, 0.8)
    neck = bezier(((x - 4, y), (x - 16, y - 24), (x - 3, y - 38)), 20)
    pen.tapered(neck, dark, (14, 8.4))
    pen.tapered(neck, body, (12.4, 7))
    for i in range(3, 19, 2):
        (px, py), (qx, qy) = neck[i], neck[i + 1]
        pen.stroke([(px - 4, py + 1), (qx + 1, qy)], faint(dark, 0.5), 0.5)
    head = [
        (-9, -40),
        (-2, -47),
        (8, -45),
        (4, -38),
        (-1, -34),
        (-10, -33),
        (-22, -30),
        (-23, -33),
        (-14, -35),
        (-24, -38),
        (-22, -41),
        (-14, -42),
    ]
    pen.polygon([(x + a, y + b) for a, b in head], body, dark, 0.9)
    pen.circle((x - 5, y - 41.5), 1.7, theme.paper, dark, 0.5)
    for lean in (0, 5, 10):
        pen.polygon([(x + lean, y - 44), (x + 8 + lean, y - 52 + lean * 0.6), (x + 4 + lean, y - 40)], body, dark, 0.6)
    for row in range(4):
        half = 72 - row * 17
        for dx in (-half * 0.9, half * 0.15):
            pen.stroke(
                [(x + 55 + dx, y + 2 + row * 3), (x + 55 + dx + half * 0.72, y + 2 + row * 3)],
                faint(theme.sea_ink, 0.7),
                0.6,
            )


__all__ = [
    "BAND",
    "draw_cartouche",
    "draw_europe",
    "draw_frame",
    "draw_plate",
    "draw_rose",
    "draw_scale",
    "draw_serpent",
    "draw_star",
    "draw_weed",
]
