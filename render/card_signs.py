"""The signs of what cards do: one for each effect, in a ring as a seal or alone."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.content.checks import kind_of
from engine.content.model import Card
from render import goods, marks
from render.geometry import Point, bezier
from render.pen import Pen, star
from render.theme import theme


def swords(pen: Pen, c: Point, r: float) -> None:
    """Draw two crossed swords, points up: blade with its fuller, guard, grip, pommel."""
    for side in (-1, 1):
        _sword(pen, c, r, side)


def _sword(pen: Pen, c: Point, r: float, side: int) -> None:
    x, y = c
    root = math.sqrt(0.5)

    def at(along: float, across: float) -> Point:
        return (
            x + side * (along - across) * root * r,
            y - (along + across) * root * r,
        )

    blade = [at(-0.72, -0.085), at(1.12, -0.06), at(1.36, 0.0), at(1.12, 0.06), at(-0.72, 0.085)]
    pen.polygon(blade, (226, 230, 234), marks.INK, r * 0.045)
    pen.stroke([at(-0.66, 0.0), at(1.0, 0.0)], (150, 158, 168), r * 0.035)
    pen.stroke([at(-0.76, 0.0), at(-1.14, 0.0)], marks.INK, r * 0.19)
    pen.stroke([at(-0.8, 0.0), at(-1.1, 0.0)], (104, 62, 34), r * 0.11)
    pen.stroke([at(-0.74, -0.36), at(-0.74, 0.36)], marks.INK, r * 0.17)
    pen.stroke([at(-0.74, -0.33), at(-0.74, 0.33)], (222, 176, 60), r * 0.1)
    pen.circle(at(-1.18, 0.0), r * 0.11, (222, 176, 60), marks.INK, r * 0.04)


def truce(pen: Pen, c: Point, r: float) -> None:
    """Draw a white flag on its staff: neutral."""
    x, y = c
    pen.stroke([(x - r * 0.78, y - r * 1.02), (x - r * 0.78, y + r * 1.06)], marks.INK, r * 0.12)
    pen.stroke([(x - r * 0.78, y - r * 0.98), (x - r * 0.78, y + r * 1.02)], (146, 98, 56), r * 0.06)
    pen.circle((x - r * 0.78, y - r * 1.06), r * 0.09, (222, 176, 60), marks.INK, r * 0.03)
    top = bezier(((x - r * 0.74, y - r * 0.9), (x - r * 0.1, y - r * 1.24), (x + r * 0.2, y - r * 0.84)), 14)
    top += bezier(((x + r * 0.2, y - r * 0.84), (x + r * 0.5, y - r * 0.52), (x + r * 0.98, y - r * 0.8)), 14)
    foot = [(px, py + r * 0.98) for px, py in reversed(top)]
    pen.polygon([*top, *foot], marks.WHITE, marks.INK, r * 0.045)
    for share in (0.33, 0.66):
        pen.stroke([(px, py + r * 0.98 * share) for px, py in top[3:-3]], (206, 202, 192), r * 0.02)


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
        goods.draw(pen, good, c, r * 0.9)
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
