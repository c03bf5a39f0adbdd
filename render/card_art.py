"""The emblems of the cards: an engraved vignette for each kind and a small seal for each effect."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from engine.content.checks import kind_of
from engine.content.model import Card
from render import marks
from render.geometry import Point, bezier
from render.pen import Pen, star
from render.theme import Colour, mix, theme

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


def vignette(pen: Pen, kind: str, box: tuple[float, float, float, float], tint: Colour) -> None:
    """Fill a box with the scene of a kind, cut in lines as on copper."""
    x0, y0, x1, y1 = box
    wide, high = x1 - x0, y1 - y0
    pen.rectangle(box, SKY)
    horizon = y0 + high * 0.66
    for index in range(int((horizon - y0) / 3.4)):
        y = y0 + 2 + index * 3.4
        fade = 1 - index * 3.4 / (horizon - y0)
        gap = wide * 0.28 * (1 - fade)
        weight = 0.35 + 0.6 * fade
        pen.stroke([(x0, y), (x0 + wide / 2 - gap, y)], mix(tint, SKY, 0.45), weight)
        pen.stroke([(x0 + wide / 2 + gap, y), (x1, y)], mix(tint, SKY, 0.45), weight)
    centre = (x0 + wide / 2, horizon)
    if kind in ("ship", "haven", "one_shot"):
        pen.rectangle((x0, horizon, x1, y1), SEA)
    {"ship": _ship, "haven": _haven, "tableau": _town, "one_shot": _scroll}.get(kind, _swords)(
        pen, centre, wide, high, tint
    )
    pen.rectangle(box, None, marks.INK, 1.2)


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


def _ship(pen: Pen, centre: Point, wide: float, high: float, tint: Colour) -> None:
    _waves(pen, centre, wide, high, tint)
    x, y = centre[0], centre[1] + high * 0.1
    s = high / 100
    paper, wood = (250, 242, 222), (146, 98, 56)

    def spots(points: list[Point]) -> list[Point]:
        return [(x + a * s, y + b * s) for a, b in points]

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
        pen.rectangle((x + (-30 + gun * 11) * s, y - 4 * s, x + (-25.5 + gun * 11) * s, y + 0.5 * s), marks.INK)
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
                (x + (mast + half) * s, y + low * s),
                (x + mast * s, y + (low + 8) * s),
                (x + (mast - half) * s, y + low * s),
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


def _haven(pen: Pen, centre: Point, wide: float, high: float, tint: Colour) -> None:
    _waves(pen, centre, wide, high, tint)
    x, y = centre
    s = high / 100
    land = bezier(((x - 62 * s, y + 8 * s), (x - 6 * s, y - 40 * s), (x + 64 * s, y + 8 * s)), 24)
    pen.polygon(land, (226, 208, 158), marks.INK, 1.1)
    for k in range(12):
        a = land[8 + k]
        pen.stroke([a, (a[0] + 8 * s, a[1] + 13 * s)], mix(marks.INK, SKY, 0.4), 0.7)
    for dx, lean, tall in ((-22, -9, 44), (-8, 6, 54), (20, 10, 40)):
        foot = (x + dx * s, y - 10 * s)
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
            (x + 34 * s, y),
            (x + 34 * s, y - 14 * s),
            (x + 44 * s, y - 22 * s),
            (x + 54 * s, y - 14 * s),
            (x + 54 * s, y),
        ],
        (250, 242, 222),
        marks.INK,
        1,
    )


def _town(pen: Pen, centre: Point, wide: float, high: float, tint: Colour) -> None:
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
    for dx, w, h in ((-104, 22, 24), (-80, 26, 18), (-52, 22, 26), (30, 22, 24), (54, 28, 18), (84, 20, 26)):
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


def _scroll(pen: Pen, centre: Point, wide: float, high: float, tint: Colour) -> None:
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


def _swords(pen: Pen, centre: Point, wide: float, high: float, tint: Colour) -> None:
    x, y = centre[0], centre[1] - high * 0.16
    swords(pen, (x, y), high * 0.4)


def swords(pen: Pen, c: Point, r: float) -> None:
    """Draw two crossed swords."""
    x, y = c
    for side in (-1, 1):
        tip, hilt = (x + side * r, y - r), (x - side * r * 0.72, y + r * 0.72)
        pen.tapered([hilt, tip], marks.INK, (r * 0.2, r * 0.06))
        pen.tapered([hilt, tip], (214, 218, 224), (r * 0.12, r * 0.02))
        cross = [(x - side * r * 0.78, y + r * 0.36), (x - side * r * 0.36, y + r * 0.78)]
        pen.stroke(cross, marks.INK, r * 0.16)
        pen.stroke(cross, (222, 176, 60), r * 0.09)
        pen.circle((x - side * r * 0.84, y + r * 0.84), r * 0.12, (222, 176, 60), marks.INK, r * 0.04)


def seal(pen: Pen, card: Card, c: Point, r: float) -> None:
    """Draw the sign of a card's first effect in a ring."""
    pen.circle(c, r * 1.45, (255, 250, 240), marks.INK, r * 0.12)
    pen.circle(c, r * 1.28, None, (190, 150, 80), r * 0.08)
    sign(pen, card, c, r)


def sign(pen: Pen, card: Card, c: Point, r: float) -> None:
    """Draw the sign of a card's first effect."""
    effect = card.effects[0]
    good = getattr(effect, "good", "")
    legality = getattr(effect, "legality", "")
    if good:
        marks.good(pen, good, c, r * 0.9)
    elif legality:
        marks.flag(pen, legality, c, r * 1.8, theme())
    else:
        _SEALS.get(kind_of(effect), _default_seal)(pen, c, r)


def _default_seal(pen: Pen, c: Point, r: float) -> None:
    pen.polygon(star(c, r, r * 0.4, 8), (222, 176, 60), marks.INK, r * 0.08)


def _anchor(pen: Pen, c: Point, r: float) -> None:
    x, y = c
    pen.circle((x, y - r * 0.72), r * 0.22, None, marks.INK, r * 0.12)
    pen.stroke([(x, y - r * 0.5), (x, y + r * 0.8)], marks.INK, r * 0.16)
    pen.stroke([(x - r * 0.42, y - r * 0.28), (x + r * 0.42, y - r * 0.28)], marks.INK, r * 0.14)
    pen.stroke(
        bezier(((x - r * 0.75, y + r * 0.2), (x, y + r * 1.4), (x + r * 0.75, y + r * 0.2)), 14), marks.INK, r * 0.16
    )


def _wind(pen: Pen, c: Point, r: float) -> None:
    x, y = c
    for dy, reach in ((-0.45, 0.7), (0.0, 0.95), (0.45, 0.6)):
        pen.stroke(
            bezier(
                (
                    (x - r * 0.9, y + dy * r),
                    (x + r * reach * 1.2, y + dy * r + r * 0.2),
                    (x + r * reach * 0.6, y + dy * r - r * 0.36),
                ),
                14,
            ),
            (40, 96, 130),
            r * 0.14,
        )


def _hurricane(pen: Pen, c: Point, r: float) -> None:
    points = [(c[0] + r * k / 40 * math.cos(k / 5), c[1] + r * k / 40 * math.sin(k / 5)) for k in range(3, 41)]
    pen.tapered(points, (40, 96, 130), (r * 0.3, r * 0.06))


def _cross(pen: Pen, c: Point, r: float) -> None:
    pen.stroke([(c[0], c[1] - r * 0.85), (c[0], c[1] + r * 0.85)], (140, 34, 30), r * 0.24)
    pen.stroke([(c[0] - r * 0.5, c[1] - r * 0.3), (c[0] + r * 0.5, c[1] - r * 0.3)], (140, 34, 30), r * 0.24)


_SEALS: dict[str, Callable[[Pen, Point, float], None]] = {
    "strength": swords,
    "war": swords,
    "brethren": swords,
    "peace": lambda pen, c, r: marks.laurel(pen, c, r * 0.85, marks.GREEN),
    "hand_limit": lambda pen, c, r: marks.cards(pen, c, r, (150, 40, 32)),
    "peek": lambda pen, c, r: marks.eye(pen, c, r * 0.9),
    "wind": _wind,
    "income": marks.coin,
    "ransom": marks.coin,
    "tax_order": lambda pen, c, r: marks.crown(pen, c, r * 0.85, (246, 196, 60)),
    "order_choice": lambda pen, c, r: marks.rotunda(pen, c, r * 0.9, marks.WHITE),
    "bribe_discount": marks.coin,
    "free_hire": lambda pen, c, r: marks.citizen(pen, (c[0], c[1] + r * 0.9), r * 1.8),
    "emigrants": lambda pen, c, r: marks.citizen(pen, (c[0], c[1] + r * 0.9), r * 1.8),
    "refugees": lambda pen, c, r: marks.citizen(pen, (c[0], c[1] + r * 0.9), r * 1.8),
    "fever_proof": lambda pen, c, r: marks.citizen(pen, (c[0], c[1] + r * 0.9), r * 1.8),
    "safe_enslaved": lambda pen, c, r: marks.enslaved(pen, (c[0], c[1] + r * 0.9), r * 1.8),
    "edict": lambda pen, c, r: marks.broken_chain(pen, c, r * 0.9, marks.INK, (196, 40, 36)),
    "mission": lambda pen, c, r: marks.chapel(pen, c, r * 0.9),
    "inquisition": _cross,
    "uprising": marks.rebel,
    "fever": lambda pen, c, r: marks.skull(pen, c, r * 0.85, marks.WHITE),
    "hurricane": _hurricane,
    "galleon": marks.hulk,
    "engineers": marks.fort,
    "charter": lambda pen, c, r: marks.hut(pen, c, r * 0.9),
    "found": lambda pen, c, r: marks.hut(pen, c, r * 0.9),
    "safe_anchorage": _anchor,
}
