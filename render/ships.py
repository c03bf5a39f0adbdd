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
        for index in range(1, galleons):
            _ship(pen, (17.5 if index == 1 else -17.5, 2.0), 0.52, who, "")
        _ship(pen, (0.0, 9.5), 0.94, who, nation_id)

    whole.alpha_composite(sprites.make(half, scale, colours, ships, 1.7))
    whole.alpha_composite(
        sprites.part(half, scale, colours, lambda pen: marks.flag(pen, legality, (-19.0, -18.0), 17.0, colours))
    )
    if patrol:
        whole.alpha_composite(sprites.part(half, scale, colours, lambda pen: marks.eye(pen, (20.5, -17.0), 6.4)))
    whole.alpha_composite(sprites.part(half, scale, colours, lambda pen: _holds(pen, galleons, chests, meeples)))
    return whole


def _gilded_ring(half: Point, scale: float, colours: Theme) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.ellipse(
            (-half[0] + 2.4, -half[1] + 2.4, half[0] - 2.4, half[1] - 2.4), (255, 226, 128), (176, 120, 20), 2.2
        )

    return sprites.make(half, scale, colours, paint, 1.2)


def _ship(pen: Pen, at: Point, size: float, who: Nation, emblem: str) -> None:
    """Draw one Galleon; `at` is the middle of its waterline. The main sail carries the nation's letter."""
    x, y = at

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, y + dy * size

    side = mix(who.fill, (255, 252, 244), 0.35)
    for edge in (-1, 1):
        pen.stroke([spot(edge * 15, -6), spot(edge * 15, -27)], marks.INK, 0.9)
        belly = _belly(spot(edge * 22, -10), spot(edge * 8, -10), 2.2 * size)
        pen.polygon([spot(edge * 9, -25), spot(edge * 20.5, -25), *belly], side, marks.INK, 0.8)
    hull = [
        spot(-22, -11),
        spot(-14, -7),
        spot(13, -7),
        spot(22, -13),
        spot(19, -1),
        spot(13, 6),
        spot(-13, 6),
        spot(-18, 0),
    ]
    pen.polygon(hull, HULL, marks.INK, 1.0)
    stripe = [
        spot(-21, -10),
        spot(-14, -6),
        spot(13, -6),
        spot(21, -11.5),
        spot(20, -7),
        spot(13, -2.4),
        spot(-13, -2.4),
        spot(-19, -5),
    ]
    pen.polygon(stripe, mix(who.fill, (255, 252, 244), 0.1))
    pen.stroke([spot(0, -6), spot(0, -33)], marks.INK, 1.0)
    sail = [spot(-12, -32), spot(12, -32), *_belly(spot(13.5, -8.5), spot(-13.5, -8.5), 3 * size)]
    pen.polygon(sail, who.fill)
    if who.pattern == "fess":
        pen.polygon([spot(-12.4, -26), spot(12.4, -26), spot(13.2, -13), spot(-13.2, -13)], (255, 252, 244))
        pen.polygon(
            [spot(-13.2, -13), spot(13.2, -13), *_belly(spot(13.5, -8.5), spot(-13.5, -8.5), 3 * size)], who.second
        )
    pen.polygon(sail, None, marks.INK, 1.0)
    if emblem:
        letter = 17.0 if who.pattern == "fess" else 21.5
        pen.text(spot(0, -19.6), who.letter, "figure", letter * size, who.text, "mm")


def _belly(a: Point, b: Point, depth: float) -> list[Point]:
    return bezier((a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + depth), b), 10)


def _holds(pen: Pen, galleons: int, chests: Hold, meeples: tuple[str, ...]) -> None:
    """Draw the holds: for each Galleon one cell for a Meeple and one for a Chest."""
    wide = 9.4
    cells = galleons * 2
    left = -cells * wide / 2
    pen.rectangle((left, 13.4, left + cells * wide, 24.2), (250, 242, 222), radius=1.5)
    for index in range(galleons):
        x = left + wide * (index + 0.5)
        if index < len(meeples):
            marks.worker(pen, meeples[index], (x, 23.6), 10.0)
        else:
            pen.circle((x, 18.8), 1.5, (170, 150, 116))
    for index in range(galleons):
        x = left + wide * (galleons + index + 0.5)
        if index < len(chests):
            good, claim = chests[index]
            gilded = good in {"pearls", "silver", "gems", "relics"}
            marks.chest(pen, (x, 18.8), 9.0, 9.8, gilded=gilded)
            marks.good(pen, good, (x, 19.0), 3.4)
            if claim:
                marks.crown(pen, (x + 2.6, 15.0), 2.4, (255, 230, 120))
        else:
            pen.rectangle((x - 1.5, 17.3, x + 1.5, 20.3), (170, 150, 116))
    pen.stroke([(left + galleons * wide, 14.6), (left + galleons * wide, 23.2)], (150, 120, 80), 0.6)
