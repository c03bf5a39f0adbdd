"""The sign of a nation: its shape, field, pattern and letter. One drawing for markers, sails, panel and cards."""

from __future__ import annotations

from render import marks
from render.geometry import Point, bezier
from render.pen import Pen, ring
from render.theme import Colour, Nation, nation


def outline(shape: str, c: Point, r: float) -> list[Point]:
    """Return the outline of a nation's shape about `c`, as high as 2 `r`."""
    x, y = c
    if shape == "shield":
        right = bezier(((x + r * 0.88, y + r * 0.1), (x + r * 0.82, y + r * 0.75), (x, y + r)), 14)
        left = [(2 * x - a, b) for a, b in reversed(right)]
        return [(x - r * 0.88, y - r * 0.92), (x + r * 0.88, y - r * 0.92), *right, *left[1:]]
    if shape == "square":
        return [
            (x - r * 0.88, y - r * 0.88),
            (x + r * 0.88, y - r * 0.88),
            (x + r * 0.88, y + r * 0.88),
            (x - r * 0.88, y + r * 0.88),
        ]
    if shape == "lozenge":
        return [(x, y - r * 1.12), (x + r * 1.06, y), (x, y + r * 1.12), (x - r * 1.06, y)]
    if shape == "hexagon":
        return ring(c, r * 1.06, 6, 0)
    return ring(c, r, 48)


def draw(
    pen: Pen, nation_id: str, c: Point, r: float, *, vacant: bool = False, paper: Colour = (255, 250, 240)
) -> None:
    """Draw the sign: filled, or hollow (a ring of the nation's colour on paper) for a vacant Colony."""
    who = nation(nation_id)
    shape = outline(who.shape, c, r)
    if vacant:
        pen.polygon(shape, paper)
        inner = outline(who.shape, c, r * 0.9)
        pen.polygon(inner, paper, who.fill, r * 0.26)
        _letter(pen, nation_id, who, c, r * 0.86, _strong(who))
        return
    pen.polygon(shape, who.fill)
    _pattern(pen, who, c, r)
    _letter(pen, nation_id, who, c, r, who.text)


def _strong(who: Nation) -> Colour:
    """Return a colour in which the letter reads on paper."""
    return who.text if sum(who.text) < 380 else who.fill


def _letter(pen: Pen, nation_id: str, who: Nation, c: Point, r: float, colour: Colour) -> None:
    if nation_id == "crown":
        marks.crown(pen, (c[0], c[1] + r * 0.05), r * 0.5, who.text, who.text)
        return
    lift = {"shield": -0.1}.get(who.shape, 0.0)
    pen.text((c[0], c[1] + lift * r), who.letter, "figure", r * (1.32 if who.shape != "lozenge" else 1.2), colour, "mm")


def _pattern(pen: Pen, who: Nation, c: Point, r: float) -> None:
    """Draw the charge behind the letter, thin enough that the fill remains the colour of the whole."""
    x, y = c
    if who.pattern == "fess":
        pen.rectangle((x - r * 0.88, y - r * 0.34, x + r * 0.88, y + r * 0.34), (255, 252, 244))
        pen.rectangle((x - r * 0.88, y + r * 0.34, x + r * 0.88, y + r * 0.88), who.second)
        pen.rectangle((x - r * 0.5, y - r * 0.56, x + r * 0.5, y + r * 0.56), (255, 252, 244), radius=r * 0.16)
    elif who.pattern == "pale":
        for dx in (-0.66, 0.66):
            pen.rectangle(
                (x + dx * r - r * 0.1, y - r * 0.92, x + dx * r + r * 0.1, y + r * (0.5 if abs(dx) > 0.5 else 0.9)),
                who.second,
            )
    elif who.pattern == "cross":
        pen.circle(c, r * 0.86, None, who.second, r * 0.1)
    elif who.pattern == "chevron":
        pen.polygon(outline(who.shape, c, r * 0.8), None, who.second, r * 0.08)
    elif who.pattern == "saltire":
        for turn in (0, 60, 120, 180, 240, 300):
            tip = ring(c, r * 0.92, 6, 0)[turn // 60]
            pen.circle((x + (tip[0] - x) * 0.86, y + (tip[1] - y) * 0.86), r * 0.1, who.second)
    elif who.pattern == "plain":
        pen.polygon(outline(who.shape, c, r * 0.8), None, who.second, r * 0.08)
