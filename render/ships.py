"""Fleets as sprites: the Flagship under the nation's sail, its consorts behind, the holds below (rule 3.4)."""

from __future__ import annotations

import functools

from PIL import Image

from render import marks, sprites
from render.geometry import Point, bezier
from render.pen import Pen
from render.theme import Nation, Theme, mix, nation, theme

Hold = tuple[tuple[str, bool], ...]
HULL = (112, 70, 38)


@functools.lru_cache(maxsize=1024)
def fleet(
    nation_id: str,
    galleons: int,
    legality: str,
    chests: Hold,
    meeples: tuple[str, ...],
    patrol: bool,
    acting: bool,
    scale: float,
    palette: str,
) -> Image.Image:
    """Return a Fleet. `chests` are (good, claim) aboard, `meeples` kinds; empty holds show as empty cells."""
    colours = theme(palette)
    half = sprites.ROOM["fleet"]
    who = nation(nation_id)
    whole = Image.new("RGBA", (round(half[0] * 2 * scale), round(half[1] * 2 * scale)), (0, 0, 0, 0))
    if acting:
        whole.alpha_composite(_gilded_ring(half, scale, colours))

    def ships(pen: Pen) -> None:
        for index in range(galleons - 1, 0, -1):
            _ship(pen, (-1.0 + index * 9.5 * (1 if index == 1 else -1) * 1.6, 4.0 - 2.0 * index), 0.56, who, "")
        _ship(pen, (-1.0, 8.0), 0.92, who, nation_id)

    whole.alpha_composite(sprites.make(half, scale, colours, ships, 1.8))

    def signs(pen: Pen) -> None:
        marks.flag(pen, legality, (-18.0, -17.4), 16.0, colours)

    whole.alpha_composite(sprites.make(half, scale, colours, signs, 1.1, shadow=False))
    if patrol:
        whole.alpha_composite(
            sprites.make(half, scale, colours, lambda pen: marks.eye(pen, (20.5, -16.0), 6.2), 1.1, shadow=False)
        )
    whole.alpha_composite(
        sprites.make(half, scale, colours, lambda pen: _holds(pen, galleons, chests, meeples), 1.1, shadow=False)
    )
    return whole


def _gilded_ring(half: Point, scale: float, colours: Theme) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse(
            (-half[0] + 2.4, -half[1] + 2.4, half[0] - 2.4, half[1] - 2.4), (255, 226, 128), (176, 120, 20), 2.2
        )

    return sprites.make((half[0], half[1]), scale, colours, paint, 1.2, shadow=False)


def _ship(pen: Pen, at: Point, size: float, who: Nation, emblem: str) -> None:
    """Draw one Galleon; `at` is the middle of its waterline."""
    x, y = at
    s = size

    def spot(dx: float, dy: float) -> Point:
        return x + dx * s, y + dy * s

    hull = [
        spot(-20, -9),
        spot(-12, -6),
        spot(11, -6),
        spot(20, -11),
        spot(17, -1),
        spot(12, 5),
        spot(-12, 5),
        spot(-17, 0),
    ]
    pen.polygon(hull, HULL, marks.INK, 1.0)
    pen.polygon(
        [
            spot(-19, -8),
            spot(-12, -5),
            spot(11, -5),
            spot(19, -9.5),
            spot(18, -6),
            spot(11, -2),
            spot(-12, -2),
            spot(-18, -4),
        ],
        mix(who.fill, HULL, 0.15),
    )
    for mast in (-11.0, 11.5):
        pen.stroke([spot(mast, -5), spot(mast, -24)], marks.INK, 1.0)
    pen.stroke([spot(0, -5), spot(0, -29)], marks.INK, 1.1)
    side = mix(who.fill, (255, 252, 244), 0.12)
    pen.polygon(
        [spot(-16.5, -21), spot(-6.5, -21), *_belly(spot(-6, -9), spot(-17, -9), 2.5 * s)], side, marks.INK, 0.9
    )
    pen.polygon([spot(7.5, -20), spot(16.5, -20), *_belly(spot(17, -10), spot(7, -10), 2.5 * s)], side, marks.INK, 0.9)
    sail = [spot(-9, -29), spot(9.5, -29), *_belly(spot(11, -8), spot(-10.5, -8), 3 * s)]
    pen.polygon(sail, who.fill, marks.INK, 1.0)
    if emblem:
        _letter(pen, emblem, who, spot(0.2, -17.6), 10.2 * s)


def _belly(a: Point, b: Point, depth: float) -> list[Point]:
    return bezier((a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + depth), b), 10)


def _letter(pen: Pen, nation_id: str, who: Nation, c: Point, r: float) -> None:
    """Write the nation's letter on a sail; the Dutch sail has its three stripes."""
    if who.pattern == "fess":
        pen.rectangle((c[0] - r * 0.98, c[1] - r * 0.42, c[0] + r * 0.98, c[1] + r * 0.42), (255, 252, 244))
        pen.rectangle((c[0] - r * 0.98, c[1] + r * 0.42, c[0] + r * 0.98, c[1] + r * 0.98), who.second)
        pen.rectangle((c[0] - r * 0.5, c[1] - r * 0.66, c[0] + r * 0.5, c[1] + r * 0.66), (255, 252, 244))
    pen.text(c, who.letter, "figure", r * 1.7, who.text, "mm")


def _holds(pen: Pen, galleons: int, chests: Hold, meeples: tuple[str, ...]) -> None:
    """Draw the holds: for each Galleon one cell for a Meeple and one for a Chest."""
    wide = 9.3
    cells = galleons * 2
    left = -cells * wide / 2
    pen.rectangle((left, 12.2, left + cells * wide, 22.6), (250, 242, 222), radius=1.5)
    for index in range(galleons):
        x = left + wide * (index + 0.5)
        if index < len(meeples):
            marks.worker(pen, meeples[index], (x, 22.0), 9.4)
        else:
            pen.circle((x, 17.4), 1.5, (170, 150, 116))
    for index in range(galleons):
        x = left + wide * (galleons + index + 0.5)
        if index < len(chests):
            good, claim = chests[index]
            gilded = good in {"pearls", "silver", "gems", "relics"}
            marks.chest(pen, (x, 17.4), 9.0, 9.6, gilded=gilded)
            marks.good(pen, good, (x, 17.6), 3.1)
            if claim:
                marks.crown(pen, (x + 2.6, 13.8), 2.3, (255, 230, 120))
        else:
            pen.rectangle((x - 1.5, 15.9, x + 1.5, 18.9), (170, 150, 116))
    pen.stroke([(left + galleons * wide, 13.2), (left + galleons * wide, 21.6)], (150, 120, 80), 0.6)
