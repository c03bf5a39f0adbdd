"""Small signs for panels, bands and tables: nations, goods, tracks, Legalities, people."""

from __future__ import annotations

import functools

from PIL import Image

from render import goods, marks, shields
from render.pen import Pen
from render.sprites import make, part, plain
from render.theme import theme

DARK = frozenset({"RAIDER", "SMUGGLER", "CORSAIR", "enslaved", "citizen", "native", "fort", "galleons", "colonies"})


@functools.lru_cache(maxsize=64)
def nation(nation_id: str, radius: float, scale: float, palette: str) -> Image.Image:
    """Return the sign of a nation alone."""
    room = radius * 1.12 + 5
    return make((room, room), scale, theme(palette), lambda pen: shields.draw(pen, nation_id, (0, 0), radius), 1.4)


@functools.lru_cache(maxsize=512)
def icon(name: str, radius: float, scale: float, palette: str) -> Image.Image:
    """Return a sign of the panel by name (a good, a track, a Legality, a worker).

    Without halo; on a dark palette those that are dark themselves, or have a dark outline, get a thin one.
    """
    colours = theme(palette)
    room = radius * 1.35

    def paint(pen: Pen) -> None:
        if name in {"RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR"}:
            marks.flag(pen, name, (0, 0), radius * 2, colours)
        elif name in {"citizen", "enslaved", "native"}:
            marks.worker(pen, name, (0, radius), radius * 2)
        elif name == "favour":
            marks.crown(pen, (0, 0), radius, (246, 196, 60))
        elif name == "infamy":
            marks.skull(pen, (0, 0), radius, marks.WHITE)
        elif name == "liberated":
            marks.broken_chain(pen, (0, 0), radius, colours.ink, (196, 40, 36))
        elif name == "ducats":
            marks.coin(pen, (0, 0), radius)
        elif name == "market":
            marks.cards(pen, (0, 0), radius, (150, 40, 32))
        elif name == "haven":
            marks.cards(pen, (0, 0), radius, (40, 92, 140))
        elif name == "president":
            marks.rotunda(pen, (0, 0), radius, marks.WHITE)
        elif name == "laurel":
            marks.laurel(pen, (0, 0), radius, colours.good)
        elif name in {"court", "admiral"}:
            pen.circle((0, 0), radius * 1.1, (143, 36, 24), colours.edge, radius * 0.1)
            pen.circle((0, 0), radius * 0.95, None, (240, 200, 90), radius * 0.1)
            if name == "court":
                marks.crown(pen, (0, radius * 0.05), radius * 0.62, (246, 200, 70))
            else:
                marks.skull(pen, (0, 0), radius * 0.62, marks.WHITE)
        elif name == "rebel":
            marks.rebel(pen, (0, 0), radius * 1.1)
        elif name == "galleons":
            marks.hulk(pen, (0, 0), radius)
        elif name == "colonies":
            marks.house(pen, (0, 0), radius)
        elif name == "fort":
            marks.fort(pen, (0, 0), radius)
        elif name == "resistance":
            marks.hut(pen, (0, 0), radius)
        elif name == "patrol":
            marks.eye(pen, (0, 0), radius)
        else:
            pen.circle((0, 0), radius * 1.25, marks.WHITE, colours.edge, radius * 0.1)
            goods.draw(pen, name, (0, 0), radius * 0.86)

    if colours.dark and name in DARK:
        return part((room, room), scale, colours, paint)
    return plain((room, room), scale, paint)


@functools.lru_cache(maxsize=32)
def dot(radius: float, filled: bool, palette: str) -> Image.Image:
    """Return a round pip of a track, filled or empty."""
    colours = theme(palette)
    fill = colours.accent if filled else colours.paper_deep
    return plain((radius + 2, radius + 2), 1.0, lambda pen: pen.circle((0, 0), radius, fill, colours.line, 1.1))


@functools.lru_cache(maxsize=8)
def pointer(palette: str) -> Image.Image:
    """Return the arrowhead that points at whose turn it is, its tip to the right."""
    colours = theme(palette)

    def paint(pen: Pen) -> None:
        pen.polygon([(-12, -17), (11, 0), (-12, 17)], colours.accent, colours.halo, 2.4)

    return plain((15.0, 20.0), 1.0, paint)
