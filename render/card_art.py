"""The emblems of the cards: an engraved vignette for each kind."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from render import marks
from render.geometry import Point, bezier
from render.pen import Pen, star
from render.theme import Colour, mix

# Colour of each kind: band and ground of the vignette.
KINDS: dict[str, Colour] = {
    "tableau": (122, 34, 26),
    "ship": (30, 66, 98),
    "one_shot": (138, 92, 22),
    "haven": (34, 92, 78),
    "battle": (48, 40, 44),
}
SKY: Colour = (240, 228, 198)
SEA: Colour = (196, 212, 204)


def vignette(pen: Pen, kind: str, box: tuple[float, float, float, float], tint: Colour, seed: int) -> None:
    """Fill a box with the scene of a kind, cut in lines as on copper; `seed` varies sky and what stands where."""
    x0, y0, x1, y1 = box
    wide, high = x1 - x0, y1 - y0
    horizon = y0 + high * 0.66
    chance = np.random.default_rng(seed)
    pen.rectangle(box, SKY)
    lee = 1
    if kind in SCENES:
        lee = _sky(pen, (x0, y0, x1, horizon), tint, chance)
    else:
        _ruled(pen, (x0, y0, x1, y1), tint)
    centre = (x0 + wide / 2, horizon)
    if kind in ("ship", "haven", "one_shot"):
        _islets(pen, (x0, x1), horizon, tint, chance)
        pen.rectangle((x0, horizon, x1, y1), SEA)
    if kind in SCENES:
        SCENES[kind](pen, centre, wide, high, tint, chance, lee)
    pen.rectangle(box, None, marks.INK, 1.2)


def _sky(pen: Pen, box: tuple[float, float, float, float], tint: Colour, chance: np.random.Generator) -> int:
    """Rule the sky and leave out a sun and a few clouds. Return the side without the sun: 1 right, -1 left."""
    x0, y0, x1, y1 = box
    wide, high = x1 - x0, y1 - y0
    ink = mix(tint, SKY, 0.45)
    _ruled(pen, box, tint)
    side = 0.16 + 0.1 * chance.random()
    lee = 1 if chance.random() < 0.5 else -1
    sun = (x0 + wide * (side if lee > 0 else 1 - side), y0 + high * (0.34 + 0.3 * chance.random()))
    pen.circle(sun, 17, SKY)
    pen.circle(sun, 10.5, (246, 214, 130), mix(tint, marks.INK, 0.3), 0.9)
    for turn in range(0, 360, 30):
        reach = math.radians(turn)
        ray = [(sun[0] + r * math.cos(reach), sun[1] + r * math.sin(reach)) for r in (12.5, 16.0)]
        pen.stroke(ray, mix(tint, marks.INK, 0.3), 0.9)
    for _ in range(2):
        x, y = x0 + wide * (0.1 + 0.7 * chance.random()), y0 + high * (0.16 + 0.4 * chance.random())
        if abs(x - sun[0]) > 52:
            _cloud(pen, (x, y), 0.8 + 0.5 * chance.random(), ink)
    return lee


def _ruled(pen: Pen, box: tuple[float, float, float, float], tint: Colour) -> None:
    """Rule a ground with lines, stronger above."""
    x0, y0, x1, y1 = box
    rows = int((y1 - y0) / 3.4)
    for index in range(rows):
        y = y0 + 2 + index * 3.4
        pen.stroke([(x0, y), (x1, y)], mix(tint, SKY, 0.45), 0.95 - 0.65 * index / rows)


def _cloud(pen: Pen, at: Point, size: float, ink: Colour) -> None:
    x, y = at
    for dx, dy, r in ((-15, 0, 7), (-4, -5, 9.5), (9, -2, 8), (19, 1, 5.5)):
        pen.circle((x + dx * size, y + dy * size), r * size, SKY, ink, 0.9)
    for dx, dy, r in ((-15, 0, 6.2), (-4, -5, 8.7), (9, -2, 7.2), (19, 1, 4.8)):
        pen.circle((x + dx * size, y + dy * size), r * size, SKY)
    pen.rectangle((x - 20 * size, y + 1.5 * size, x + 23 * size, y + 9 * size), SKY)
    pen.stroke([(x - 23 * size, y + 2.5 * size), (x + 26 * size, y + 2.5 * size)], ink, 0.9)


def _islets(pen: Pen, reach: Point, horizon: float, tint: Colour, chance: np.random.Generator) -> None:
    """Set one or two far islands on the horizon."""
    for side in (0.18, 0.82)[: 1 + int(chance.random() < 0.6)]:
        x = reach[0] + (reach[1] - reach[0]) * (side + 0.1 * (chance.random() - 0.5))
        half, high = 18 + 16 * chance.random(), 7 + 9 * chance.random()
        hill = bezier(((x - half, horizon + 1), (x - half * 0.2, horizon - 2 * high), (x + half, horizon + 1)), 16)
        pen.polygon(hill, mix(tint, SKY, 0.62), mix(tint, marks.INK, 0.2), 0.8)


def _waves(pen: Pen, centre: Point, wide: float, high: float, tint: Colour) -> None:
    chance = np.random.default_rng(3)
    for row in range(7):
        y = centre[1] + 3 + row * high * 0.047
        x = centre[0] - wide / 2 + chance.random() * 12
        while x < centre[0] + wide / 2 - 10:
            length = 10 + 22 * chance.random()
            end = min(x + length, centre[0] + wide / 2 - 2)
            pen.stroke(bezier(((x, y), ((x + end) / 2, y - 3), (end, y)), 8), mix(tint, SEA, 0.25), 0.9)
            x += length + 8 + 10 * chance.random()


def _ship(
    pen: Pen, centre: Point, wide: float, high: float, tint: Colour, chance: np.random.Generator, lee: int
) -> None:
    _waves(pen, centre, wide, high, tint)
    x, y = centre[0], centre[1] + high * 0.1
    s = high / 100
    way = -lee  # the bow is on the side away from the sun, so that no spar runs through it
    paper, wood = (250, 242, 222), (146, 98, 56)

    def spots(points: list[Point]) -> list[Point]:
        return [(x + way * a * s, y + b * s) for a, b in points]

    pen.polygon(
        spots(
            [
                (-52, -22),
                (-44, -24),
                (-38, -10),
                (26, -10),
                (38, -24),
                (50, -26),
                (42, 2),
                (30, 12),
                (-32, 12),
                (-44, -2),
            ]
        ),
        wood,
        marks.INK,
        1.2,
    )
    for row in range(3):
        pen.stroke(spots([(-44 + row * 2, -8 + row * 6), (42 - row * 4, -8 + row * 6)]), marks.INK, 0.7)
    for gun in range(6):
        left = x + (way * (-27.75 + gun * 11) - 2.25) * s
        pen.rectangle((left, y - 4 * s, left + 4.5 * s, y + 0.5 * s), marks.INK)
    for mast, top in ((-28, -66), (0, -80), (28, -62)):
        pen.stroke(spots([(mast, -10), (mast, top)]), marks.INK, 1.5)
        pen.polygon(spots([(mast, top), (mast + 13, top + 3), (mast, top + 7)]), tint, marks.INK, 0.7)
    for mast, top, half, low in (
        (-28, -58, 13, -34),
        (-28, -32, 15, -14),
        (0, -72, 15, -44),
        (0, -42, 19, -14),
        (28, -55, 12, -33),
        (28, -31, 14, -14),
    ):
        belly = bezier(
            (
                (x + way * (mast + half) * s, y + low * s),
                (x + way * mast * s, y + (low + 8) * s),
                (x + way * (mast - half) * s, y + low * s),
            ),
            12,
        )
        pen.polygon([*spots([(mast - half * 0.8, top), (mast + half * 0.8, top)]), *belly], paper, marks.INK, 1.0)
        for k in range(1, 4):
            pen.stroke(
                spots([(mast + half * 0.28 * k, top + 3), (mast + half * 0.33 * k, low + 1)]),
                mix(marks.INK, paper, 0.45),
                0.6,
            )
    pen.stroke(spots([(-50, -22), (-72, -38)]), marks.INK, 1.4)


def _haven(
    pen: Pen, centre: Point, wide: float, high: float, tint: Colour, chance: np.random.Generator, lee: int
) -> None:
    _waves(pen, centre, wide, high, tint)
    x, y = centre
    s = high / 100
    land = bezier(((x - 62 * s, y + 8 * s), (x - 6 * s, y - 40 * s), (x + 64 * s, y + 8 * s)), 24)
    pen.polygon(land, (226, 208, 158), marks.INK, 1.1)
    for k in range(12):
        a = land[8 + k]
        pen.stroke([a, (a[0] + 8 * s, a[1] + 13 * s)], mix(marks.INK, SKY, 0.4), 0.7)
    house = 44 if lee < 0 else -46  # the palms stand away from the sun
    for dx in (-26, -8, 12, 26)[: 3 + int(chance.random() < 0.4)]:
        lean, tall = 22 * (chance.random() - 0.5), 30 + 15 * chance.random()
        foot = (x + (dx - house * 0.12 + 5 * chance.random()) * s, y - 10 * s)
        top = (foot[0] + lean * s, foot[1] - tall * s)
        pen.tapered(
            bezier((foot, (foot[0] + lean * 0.2 * s, foot[1] - tall * 0.5 * s), top), 12), marks.INK, (3.4 * s, 1.8 * s)
        )
        for turn in (-160, -125, -90, -50, -15, 20, 165):
            tip = (top[0] + 19 * s * math.cos(math.radians(turn)), top[1] + (14 * math.sin(math.radians(turn)) + 7) * s)
            control = (
                top[0] + 10 * s * math.cos(math.radians(turn)),
                top[1] + (14 * math.sin(math.radians(turn)) - 4) * s,
            )
            pen.tapered(bezier((top, control, tip), 9), mix(tint, (50, 70, 40), 0.3), (4.2 * s, 0.8))
    pen.polygon(
        [
            (x + (house - 10) * s, y),
            (x + (house - 10) * s, y - 14 * s),
            (x + house * s, y - 22 * s),
            (x + (house + 10) * s, y - 14 * s),
            (x + (house + 10) * s, y),
        ],
        (250, 242, 222),
        marks.INK,
        1,
    )


def _town(
    pen: Pen, centre: Point, wide: float, high: float, tint: Colour, chance: np.random.Generator, lee: int
) -> None:
    x, y = centre[0], centre[1] + high * 0.16
    s = high / 100
    pen.rectangle((x - wide / 2, y, x + wide / 2, centre[1] + high * 0.34), (226, 208, 158))
    for row in range(6):
        pen.stroke(
            [(x - wide / 2, y + 3 + row * 3.4), (x + wide / 2, y + 3 + row * 3.4)],
            mix(tint, (226, 208, 158), 0.55),
            0.7,
        )
    stone, roof = (246, 236, 210), mix(tint, (190, 96, 70), 0.5)
    for dx, w in ((-104, 22), (-80, 26), (-52, 22), (30, 22), (54, 28), (84, 20)):
        h = 16 + 14 * chance.random()
        pen.rectangle((x + dx * s, y - h * s, x + (dx + w) * s, y), stone, marks.INK, 0.9)
        pen.polygon(
            [
                (x + (dx - 2) * s, y - h * s),
                (x + (dx + w / 2) * s, y - (h + 11) * s),
                (x + (dx + w + 2) * s, y - h * s),
            ],
            roof,
            marks.INK,
            0.9,
        )
        pen.rectangle((x + (dx + w / 2 - 2.5) * s, y - 9 * s, x + (dx + w / 2 + 2.5) * s, y), marks.INK)
    pen.rectangle((x - 16 * s, y - 44 * s, x + 16 * s, y), stone, marks.INK, 1)
    pen.polygon([(x - 19 * s, y - 44 * s), (x, y - 60 * s), (x + 19 * s, y - 44 * s)], roof, marks.INK, 1)
    pen.circle((x, y - 30 * s), 5 * s, (120, 160, 180), marks.INK, 0.9)
    pen.rectangle((x - 5 * s, y - 16 * s, x + 5 * s, y), marks.INK, radius=3)
    for side in (-1, 1):
        pen.rectangle((x + side * 21 * s - 6 * s, y - 58 * s, x + side * 21 * s + 6 * s, y), stone, marks.INK, 1)
        pen.polygon(
            [
                (x + side * 21 * s - 8 * s, y - 58 * s),
                (x + side * 21 * s, y - 74 * s),
                (x + side * 21 * s + 8 * s, y - 58 * s),
            ],
            roof,
            marks.INK,
            1,
        )
        pen.rectangle(
            (x + side * 21 * s - 2 * s, y - 50 * s, x + side * 21 * s + 2 * s, y - 41 * s), marks.INK, radius=1
        )


def _scroll(
    pen: Pen, centre: Point, wide: float, high: float, tint: Colour, chance: np.random.Generator, lee: int
) -> None:
    _waves(pen, centre, wide, high, tint)
    x, y = centre[0], centre[1] - high * 0.16
    s = high / 100
    pen.polygon(
        [(x - 44 * s, y - 34 * s), (x + 40 * s, y - 40 * s), (x + 46 * s, y + 28 * s), (x - 38 * s, y + 34 * s)],
        (252, 244, 222),
        marks.INK,
        1.2,
    )
    for end_y, tilt in ((-36, -3), (31, -3)):
        pen.tapered([(x - 48 * s, y + end_y * s), (x + 48 * s, y + (end_y + tilt) * s)], marks.INK, (11 * s, 11 * s))
        pen.tapered(
            [(x - 47 * s, y + end_y * s), (x + 47 * s, y + (end_y + tilt) * s)], (232, 214, 168), (8.4 * s, 8.4 * s)
        )
    pen.polygon(star((x + 22 * s, y + 22 * s), 15 * s, 12.5 * s, 14), tint, marks.INK, 0.9)
    marks.crown(pen, (x + 22 * s, y + 22 * s), 7 * s, (250, 226, 150))
    pen.tapered(
        bezier(((x - 58 * s, y + 34 * s), (x - 64 * s, y - 10 * s), (x - 40 * s, y - 52 * s)), 16),
        marks.INK,
        (1.2, 9 * s),
    )
    pen.tapered(
        bezier(((x - 58 * s, y + 34 * s), (x - 64 * s, y - 10 * s), (x - 40 * s, y - 52 * s)), 16),
        (250, 246, 236),
        (0.6, 6.4 * s),
    )


Scene = Callable[[Pen, Point, float, float, Colour, np.random.Generator, int], None]
SCENES: dict[str, Scene] = {"ship": _ship, "haven": _haven, "tableau": _town, "one_shot": _scroll}
