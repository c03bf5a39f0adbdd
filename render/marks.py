"""Small signs drawn with the pen: goods, people, tracks, flags. Each fits a circle of radius `r` about its centre."""

from __future__ import annotations

import math

from render.geometry import Point, bezier
from render.pen import Pen, star
from render.theme import Colour, Theme

STEEL: Colour = (92, 98, 112)
WOOD: Colour = (122, 78, 44)
CITIZEN: Colour = (112, 190, 222)
NATIVE: Colour = (206, 142, 52)
REBEL: Colour = (196, 34, 32)
GREEN: Colour = (62, 118, 62)
WHITE: Colour = (255, 252, 244)
INK: Colour = (36, 24, 14)


def move(c: Point, r: float, points: list[Point]) -> list[Point]:
    """Return points given about (0, 0) in units of `r` as they lie about `c`."""
    return [(c[0] + x * r, c[1] + y * r) for x, y in points]


def citizen(pen: Pen, foot: Point, high: float) -> None:
    """Draw a Citizen standing on `foot`: a broad hat and a cloak, light blue."""
    x, y = foot
    h = high
    pen.polygon(
        [(x - h * 0.3, y), (x - h * 0.2, y - h * 0.52), (x + h * 0.2, y - h * 0.52), (x + h * 0.3, y)],
        CITIZEN,
        INK,
        h * 0.06,
    )
    pen.circle((x, y - h * 0.62), h * 0.16, (238, 222, 196), INK, h * 0.05)
    pen.ellipse((x - h * 0.34, y - h * 0.8, x + h * 0.34, y - h * 0.65), CITIZEN, INK, h * 0.055)
    pen.polygon(
        [(x - h * 0.17, y - h * 0.74), (x - h * 0.14, y - h), (x + h * 0.14, y - h), (x + h * 0.17, y - h * 0.74)],
        CITIZEN,
        INK,
        h * 0.055,
    )


def enslaved(pen: Pen, foot: Point, high: float) -> None:
    """Draw an Enslaved standing on `foot`: iron grey, bare head, a chain between the ankles."""
    x, y = foot
    h = high
    pen.polygon(
        [
            (x - h * 0.28, y - h * 0.06),
            (x - h * 0.21, y - h * 0.58),
            (x + h * 0.21, y - h * 0.58),
            (x + h * 0.28, y - h * 0.06),
        ],
        STEEL,
        INK,
        h * 0.06,
    )
    pen.circle((x, y - h * 0.76), h * 0.2, STEEL, INK, h * 0.06)
    for dx in (-0.27, 0.0, 0.27):
        pen.circle((x + dx * h, y - h * 0.04), h * 0.13, None, INK, h * 0.075)


def native(pen: Pen, foot: Point, high: float) -> None:
    """Draw a Native standing on `foot`: ochre, with a feather."""
    x, y = foot
    h = high
    pen.polygon(
        [(x - h * 0.28, y), (x - h * 0.17, y - h * 0.52), (x + h * 0.17, y - h * 0.52), (x + h * 0.28, y)],
        NATIVE,
        INK,
        h * 0.06,
    )
    pen.polygon(
        [(x + h * 0.03, y - h * 0.76), (x + h * 0.28, y - h * 1.05), (x + h * 0.2, y - h * 0.68)],
        (250, 246, 232),
        INK,
        h * 0.045,
    )
    pen.circle((x, y - h * 0.66), h * 0.18, NATIVE, INK, h * 0.055)


def worker(pen: Pen, kind: str, foot: Point, high: float) -> None:
    """Draw a Meeple by kind: citizen, enslaved or native."""
    {"citizen": citizen, "enslaved": enslaved, "native": native}[kind](pen, foot, high)


def chest(pen: Pen, c: Point, wide: float, high: float, *, gilded: bool) -> None:
    """Draw an empty Chest; Treasure is gilded."""
    x, y = c
    body, dark = ((238, 188, 48), (112, 72, 10)) if gilded else (WOOD, (58, 34, 16))
    pen.rectangle((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), body, dark, wide * 0.075, wide * 0.14)
    pen.stroke([(x - wide / 2, y - high * 0.16), (x + wide / 2, y - high * 0.16)], dark, wide * 0.055)


def crown(pen: Pen, c: Point, r: float, fill: Colour, line: Colour = INK) -> None:
    """Draw a crown: Favour at Court, the Crown."""
    shape = [(-0.8, 0.6), (-0.95, -0.4), (-0.45, 0.05), (0, -0.75), (0.45, 0.05), (0.95, -0.4), (0.8, 0.6)]
    pen.polygon(move(c, r, shape), fill, line, max(0.5, r * 0.13))
    for dx, dy in ((-0.95, -0.45), (0, -0.8), (0.95, -0.45)):
        pen.circle((c[0] + dx * r, c[1] + dy * r), r * 0.15, fill, line, max(0.4, r * 0.08))


def skull(pen: Pen, c: Point, r: float, fill: Colour, line: Colour = INK) -> None:
    """Draw a skull: Infamy."""
    x, y = c
    w = max(0.5, r * 0.13)
    pen.rectangle((x - r * 0.4, y + r * 0.2, x + r * 0.4, y + r * 0.85), fill, line, w, r * 0.15)
    pen.circle((x, y - r * 0.12), r * 0.78, fill, line, w)
    pen.rectangle((x - r * 0.32, y + r * 0.3, x + r * 0.32, y + r * 0.72), fill)
    for dx in (-0.3, 0.3):
        pen.circle((x + dx * r, y - r * 0.08), r * 0.2, line)
    for dx in (-0.15, 0.15):
        pen.stroke([(x + dx * r, y + r * 0.45), (x + dx * r, y + r * 0.8)], line, w * 0.6)


def broken_chain(pen: Pen, c: Point, r: float, colour: Colour, spark: Colour) -> None:
    """Draw two links apart: Liberated."""
    x, y = c
    w = max(0.7, r * 0.24)
    pen.ellipse((x - r * 1.05, y - r * 0.36, x - r * 0.18, y + r * 0.36), None, colour, w)
    pen.ellipse((x + r * 0.18, y - r * 0.36, x + r * 1.05, y + r * 0.36), None, colour, w)
    for dx, dy, ex, ey in (
        (0, -0.45, 0, -0.95),
        (-0.2, -0.45, -0.42, -0.85),
        (0.2, -0.45, 0.42, -0.85),
        (0, 0.45, 0, 0.95),
    ):
        pen.stroke([(x + dx * r, y + dy * r), (x + ex * r, y + ey * r)], spark, w * 0.62)


def coin(pen: Pen, c: Point, r: float) -> None:
    """Draw a ducat."""
    pen.circle(c, r, (238, 188, 48), INK, max(0.6, r * 0.12))
    pen.circle(c, r * 0.72, None, (150, 100, 20), max(0.5, r * 0.09))
    pen.text((c[0], c[1]), "$", "figure", r * 1.25, (110, 70, 10), "mm")


def cards(pen: Pen, c: Point, r: float, back: Colour, line: Colour = INK) -> None:
    """Draw two cards, one behind the other."""
    x, y = c
    pen.rectangle((x - r * 0.85, y - r * 0.8, x + r * 0.25, y + r * 0.75), WHITE, line, max(0.5, r * 0.12), r * 0.15)
    pen.rectangle((x - r * 0.35, y - r * 0.62, x + r * 0.8, y + r * 0.92), back, line, max(0.5, r * 0.12), r * 0.15)
    pen.polygon(star((x + r * 0.22, y + r * 0.15), r * 0.36, r * 0.15, 4), WHITE)


def rotunda(pen: Pen, c: Point, r: float, fill: Colour) -> None:
    """Draw a columned house: President."""
    pen.polygon(move(c, r, [(-0.95, -0.25), (0, -0.9), (0.95, -0.25)]), fill, INK, max(0.5, r * 0.12))
    for dx in (-0.62, -0.2, 0.22, 0.62):
        pen.rectangle(
            (c[0] + (dx - 0.1) * r, c[1] - r * 0.15, c[0] + (dx + 0.1) * r, c[1] + r * 0.55),
            fill,
            INK,
            max(0.4, r * 0.08),
        )
    pen.rectangle((c[0] - r * 0.95, c[1] + r * 0.55, c[0] + r * 0.95, c[1] + r * 0.85), fill, INK, max(0.5, r * 0.1))


def flag(pen: Pen, legality: str, c: Point, wide: float, theme: Theme) -> None:
    """Draw the flag of a Legality, `wide` px wide and 0.7 of it high: four fields and four signs."""
    x, y = c
    w, h = wide / 2, wide * 0.35
    box = (x - w, y - h, x + w, y + h)
    weight = max(0.6, wide * 0.05)
    if legality == "RAIDER":
        pen.rectangle(box, (24, 22, 26), theme.edge, weight)
        skull(pen, (x, y), h * 0.66, WHITE, (24, 22, 26))
    elif legality == "SMUGGLER":
        pen.rectangle(box, (28, 92, 74), theme.edge, weight)
        pen.circle((x, y), h * 0.7, (250, 224, 130))
        pen.circle((x + h * 0.32, y - h * 0.12), h * 0.6, (28, 92, 74))
    elif legality == "CONQUISTADOR":
        pen.rectangle(box, WHITE, theme.edge, weight)
        for a, b in (((-0.8, -0.75), (0.8, 0.75)), ((-0.8, 0.75), (0.8, -0.75))):
            pen.stroke([(x + a[0] * w, y + a[1] * h), (x + b[0] * w, y + b[1] * h)], (186, 30, 38), wide * 0.11)
    else:
        pen.rectangle(box, (38, 78, 160), theme.edge, weight)
        crown(pen, (x, y + h * 0.08), h * 0.66, (246, 200, 70), (38, 78, 160))


def eye(pen: Pen, c: Point, r: float) -> None:
    """Draw a spyglass eye: a Fleet on patrol."""
    x, y = c
    pen.circle(c, r, WHITE, INK, r * 0.16)
    lid = bezier(((x - r * 0.78, y), (x, y - r * 0.95), (x + r * 0.78, y)), 12) + bezier(
        ((x + r * 0.78, y), (x, y + r * 0.95), (x - r * 0.78, y)), 12
    )
    pen.polygon(lid, WHITE, INK, r * 0.12)
    pen.circle(c, r * 0.32, INK)


def laurel(pen: Pen, c: Point, r: float, colour: Colour) -> None:
    """Draw a wreath open at the top: Renown."""
    for side in (-1, 1):
        for i in range(10):
            turn = math.radians(90 + side * (8 + i * 14.2))
            ahead = turn + side * math.pi / 2
            root = (c[0] + r * math.cos(turn), c[1] + r * math.sin(turn))
            for out in (-0.55, 0.55):
                lean = ahead - side * out * 1.05
                long, half = r * 0.36, r * 0.075
                tip = (root[0] + long * math.cos(lean), root[1] + long * math.sin(lean))
                across = (half * math.cos(lean + math.pi / 2), half * math.sin(lean + math.pi / 2))
                mid = (root[0] + long * 0.5 * math.cos(lean), root[1] + long * 0.5 * math.sin(lean))
                leaf = bezier((root, (mid[0] + across[0] * 2, mid[1] + across[1] * 2), tip), 8)
                leaf += bezier((tip, (mid[0] - across[0] * 2, mid[1] - across[1] * 2), root), 8)
                pen.polygon(leaf, colour)
        stem = [
            (c[0] + r * math.cos(math.radians(90 + side * a)), c[1] + r * math.sin(math.radians(90 + side * a)))
            for a in range(4, 142, 6)
        ]
        pen.stroke(stem, colour, r * 0.05)


def hut(pen: Pen, c: Point, r: float) -> None:
    """Draw a thatched house: a Tribal Site."""
    x, y = c
    pen.rectangle((x - r * 0.5, y - r * 0.05, x + r * 0.5, y + r * 0.7), (214, 176, 118), INK, r * 0.1)
    pen.rectangle((x - r * 0.16, y + r * 0.18, x + r * 0.16, y + r * 0.7), (92, 60, 30))
    pen.polygon(move(c, r, [(-0.85, 0.1), (0, -0.85), (0.85, 0.1)]), (176, 130, 66), INK, r * 0.11)
    for dx in (-0.35, 0, 0.35):
        pen.stroke(move(c, r, [(dx * 0.4, -0.45), (dx, 0.02)]), INK, r * 0.06)


def chapel(pen: Pen, c: Point, r: float) -> None:
    """Draw a small church: a Visita."""
    x, y = c
    pen.rectangle((x - r * 0.62, y - r * 0.05, x + r * 0.62, y + r * 0.72), WHITE, INK, r * 0.1)
    pen.polygon(move(c, r, [(-0.8, 0), (0, -0.6), (0.8, 0)]), (190, 96, 70), INK, r * 0.1)
    pen.rectangle((x - r * 0.17, y + r * 0.25, x + r * 0.17, y + r * 0.72), (92, 60, 30))
    pen.stroke(move(c, r, [(0, -0.55), (0, -1.05)]), INK, r * 0.12)
    pen.stroke(move(c, r, [(-0.2, -0.86), (0.2, -0.86)]), INK, r * 0.12)


def burst(pen: Pen, c: Point, r: float, fill: Colour) -> None:
    """Draw the jagged star of the Rebels."""
    pen.polygon(star(c, r, r * 0.74, 12), fill, INK, r * 0.06)


def fort(pen: Pen, c: Point, r: float) -> None:
    """Draw a crenellated wall: a Fort."""
    x, y = c
    stone = (176, 164, 146)
    pen.rectangle((x - r * 0.9, y - r * 0.1, x + r * 0.95, y + r * 0.75), stone, INK, r * 0.1)
    for k in range(4):
        left = x - r * 0.9 + k * r * 0.5
        pen.rectangle((left, y - r * 0.5, left + r * 0.32, y), stone, INK, r * 0.1)
    pen.rectangle((x - r * 0.8, y - r * 0.08, x + r * 0.85, y + r * 0.2), stone)


def hulk(pen: Pen, c: Point, r: float) -> None:
    """Draw a small ship under one sail: a Galleon."""
    x, y = c
    hull = [(-0.95, 0.15), (0.95, 0.1), (0.62, 0.75), (-0.62, 0.75)]
    pen.polygon(move(c, r, hull), (146, 98, 56), INK, r * 0.1)
    pen.stroke([(x, y + r * 0.2), (x, y - r * 1.0)], INK, r * 0.1)
    pen.polygon(
        move(c, r, [(-0.55, -0.85), (0.55, -0.85), (0.72, 0.02), (-0.72, 0.02)]), (250, 242, 222), INK, r * 0.09
    )


def house(pen: Pen, c: Point, r: float) -> None:
    """Draw a walled house: a Colony."""
    x, y = c
    pen.rectangle((x - r * 0.68, y - r * 0.12, x + r * 0.68, y + r * 0.78), (246, 236, 210), INK, r * 0.1)
    pen.polygon(move(c, r, [(-0.9, -0.05), (0, -0.85), (0.9, -0.05)]), (176, 84, 60), INK, r * 0.1)
    pen.rectangle((x - r * 0.18, y + r * 0.25, x + r * 0.18, y + r * 0.78), (92, 60, 30))


def rebel(pen: Pen, c: Point, r: float) -> None:
    """Draw the star of the Rebels with one of them in it."""
    burst(pen, c, r * 1.1, REBEL)
    pen.circle((c[0], c[1] - r * 0.32), r * 0.22, WHITE)
    pen.polygon(move(c, r, [(-0.36, 0.55), (-0.22, -0.05), (0.22, -0.05), (0.36, 0.55)]), WHITE)
