"""The signs of the eight goods and the four Treasures (rule 2.5), each in a circle."""

from __future__ import annotations

from render.geometry import Point, bezier
from render.marks import INK, REBEL, WHITE, move
from render.pen import Pen
from render.theme import Colour


def draw(pen: Pen, good_id: str, c: Point, r: float) -> None:
    """Draw the sign of a good or Treasure."""
    x, y = c
    w = max(0.5, r * 0.13)
    if good_id == "salt":
        pen.polygon(move(c, r, [(-0.85, 0.55), (0, -0.7), (0.85, 0.55)]), WHITE, INK, w)
        pen.stroke(move(c, r, [(-0.25, -0.1), (0.05, 0.15), (0.3, -0.15)]), INK, w * 0.8)
    elif good_id == "hides":
        shape = [
            (-0.3, -0.8),
            (0.3, -0.8),
            (0.45, -0.5),
            (0.85, -0.6),
            (0.62, 0),
            (0.85, 0.65),
            (0.4, 0.5),
            (0, 0.85),
            (-0.4, 0.5),
            (-0.85, 0.65),
            (-0.62, 0),
            (-0.85, -0.6),
            (-0.45, -0.5),
        ]
        pen.polygon(move(c, r, shape), (172, 112, 62), INK, w)
    elif good_id == "tobacco":
        _leaf(pen, c, r, (110, 132, 52), w)
    elif good_id == "dyewood":
        for dy in (-0.42, 0.28):
            pen.rectangle(
                (x - r * 0.8, y + dy * r - r * 0.28, x + r * 0.62, y + dy * r + r * 0.3), (150, 62, 48), INK, w, r * 0.2
            )
            pen.circle((x + r * 0.58, y + dy * r), r * 0.3, (226, 150, 110), INK, w * 0.8)
    elif good_id == "ginger":
        for dx, dy, k in ((-0.4, 0.25, 0.42), (0.25, 0.3, 0.4), (0.05, -0.3, 0.38), (0.55, -0.2, 0.28)):
            pen.circle((x + dx * r, y + dy * r), k * r, (214, 172, 100), INK, w * 0.8)
    elif good_id == "sugar":
        pen.polygon(move(c, r, [(-0.55, 0.75), (-0.42, -0.2), (0, -0.9), (0.42, -0.2), (0.55, 0.75)]), WHITE, INK, w)
        pen.rectangle((x - r * 0.56, y + r * 0.25, x + r * 0.56, y + r * 0.8), (64, 96, 168), INK, w)
    elif good_id == "cacao":
        pen.ellipse((x - r * 0.5, y - r * 0.88, x + r * 0.5, y + r * 0.88), (128, 70, 36), INK, w)
        for dx in (-0.18, 0.18):
            pen.stroke(move(c, r, [(dx, -0.6), (dx * 1.3, 0), (dx, 0.6)]), INK, w * 0.7)
    elif good_id == "indigo":
        drop = bezier(((x, y - r * 0.95), (x + r * 1.05, y + r * 0.35), (x, y + r * 0.85)), 16)
        drop += bezier(((x, y + r * 0.85), (x - r * 1.05, y + r * 0.35), (x, y - r * 0.95)), 16)
        pen.polygon(drop, (54, 50, 150), INK, w)
    elif good_id == "pearls":
        for dx, dy in ((-0.4, 0.3), (0.4, 0.3), (0, -0.4)):
            pen.circle((x + dx * r, y + dy * r), r * 0.4, (244, 238, 248), INK, w)
            pen.circle((x + (dx - 0.1) * r, y + (dy - 0.12) * r), r * 0.1, WHITE)
    elif good_id == "silver":
        bar = [(-0.9, 0.55), (-0.6, -0.4), (0.6, -0.4), (0.9, 0.55)]
        pen.polygon(move(c, r, bar), (200, 206, 214), INK, w)
        pen.stroke(move(c, r, [(-0.55, -0.05), (0.55, -0.05)]), INK, w * 0.7)
    elif good_id == "gems":
        pen.polygon(
            move(c, r, [(-0.85, -0.25), (-0.45, -0.75), (0.45, -0.75), (0.85, -0.25), (0, 0.85)]),
            (34, 150, 92),
            INK,
            w,
        )
        pen.stroke(move(c, r, [(-0.8, -0.25), (0.8, -0.25)]), INK, w * 0.7)
        pen.stroke(move(c, r, [(-0.3, -0.25), (0, 0.75), (0.3, -0.25)]), INK, w * 0.6)
    elif good_id == "relics":
        pen.rectangle((x - r * 0.2, y - r * 0.9, x + r * 0.2, y + r * 0.9), (232, 186, 52), INK, w)
        pen.rectangle((x - r * 0.66, y - r * 0.5, x + r * 0.66, y - r * 0.1), (232, 186, 52), INK, w)
        pen.circle((x, y - r * 0.3), r * 0.16, REBEL, INK, w * 0.6)


def _leaf(pen: Pen, c: Point, r: float, colour: Colour, w: float) -> None:
    x, y = c
    tip, stem = (x + r * 0.75, y - r * 0.8), (x - r * 0.7, y + r * 0.75)
    shape = bezier((stem, (x - r * 0.95, y - r * 0.7), tip), 14) + bezier((tip, (x + r * 0.85, y + r * 0.75), stem), 14)
    pen.polygon(shape, colour, INK, w)
    pen.stroke([stem, (x + r * 0.35, y - r * 0.4)], INK, w * 0.8)
