"""Fleets as sprites: the Flagship under the nation's sail, its consorts behind, the holds below (rule 3.4)."""

from __future__ import annotations

import functools

from PIL import Image

from render import goods, marks, sprites
from render.geometry import Point, bezier
from render.pen import Pen
from render.theme import Nation, Theme, mix, nation, theme

Hold = tuple[tuple[str, bool], ...]
HULL = (124, 80, 46)
CANVAS = (246, 236, 210)


@functools.lru_cache(maxsize=256)
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
            _ship(pen, (13.0 if index == 1 else -13.0, 0.0), 0.52, who, "")
        _ship(pen, (0.0, 9.5), 0.92, who, nation_id)

    whole.alpha_composite(sprites.make(half, scale, colours, ships, 1.5))
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
    """Draw one Galleon; `at` is the middle of its waterline. The main sail carries the nation's colours and letter."""
    x, y = at

    def spot(dx: float, dy: float) -> Point:
        return x + dx * size, y + dy * size

    line = 0.55 + 0.35 * size
    for edge in (-1, 1):
        pen.stroke([spot(edge * 16, -6), spot(edge * 16, -29)], marks.INK, line)
        pen.polygon(
            [spot(edge * 16, -29), spot(edge * 16 - 7, -27.2), spot(edge * 16, -25.4)], who.fill, marks.INK, line * 0.6
        )
        belly = _belly(spot(edge * 23, -10.5), spot(edge * 9, -10.5), 2.6 * size)
        pen.polygon([spot(edge * 10.5, -25), spot(edge * 21.5, -25), *belly], CANVAS, marks.INK, line)
    hull = [(-25, -14), (-19, -13), (-15, -7), (12, -7), (17, -14), (25, -16), (22, -3), (15, 5), (-14, 5), (-21, -2)]
    pen.polygon([spot(*p) for p in hull], HULL, marks.INK, line)
    wale = [(-23.5, -9), (-15, -4.6), (13, -4.6), (23.4, -10), (22.4, -5.6), (14, -0.6), (-15, -0.6), (-22, -4.4)]
    pen.polygon([spot(*p) for p in wale], mix(who.fill, (255, 252, 244), 0.12))
    for gun in (-10, -3.4, 3.2, 9.8):
        pen.circle(spot(gun, -2.6), 0.9 * size, marks.INK)
    pen.stroke([spot(0, -6), spot(0, -35)], marks.INK, line)
    pen.polygon([spot(0, -36.5), spot(-8, -34.4), spot(0, -32.4)], who.fill, marks.INK, line * 0.6)
    sail = [spot(-12.5, -32), spot(12.5, -32), *_belly(spot(14.5, -8.6), spot(-14.5, -8.6), 3.4 * size)]
    pen.polygon(sail, who.fill)
    if who.pattern == "fess":
        pen.polygon([spot(-13, -26.6), spot(13, -26.6), spot(14, -13), spot(-14, -13)], (255, 252, 244))
        pen.polygon(
            [spot(-14, -13), spot(14, -13), *_belly(spot(14.5, -8.6), spot(-14.5, -8.6), 3.4 * size)], who.second
        )
    pen.polygon(sail, None, marks.INK, line)
    if emblem:
        letter = 17.5 if who.pattern == "fess" else 22.0
        pen.text(spot(0, -19.4), who.letter, "figure", letter * size, who.text, "mm")


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
            goods.draw(pen, good, (x, 19.0), 3.4)
            if claim:
                marks.crown(pen, (x + 2.6, 15.0), 2.4, (255, 230, 120))
        else:
            pen.rectangle((x - 1.5, 17.3, x + 1.5, 20.3), (170, 150, 116))
    pen.stroke([(left + galleons * wide, 14.6), (left + galleons * wide, 23.2)], (150, 120, 80), 0.6)
