"""The signs of the board on the player aid: every marker with its name, larger than in the legend."""

from __future__ import annotations

from PIL import Image

from engine.content.model import Content
from render import fonts, icons, sprites, words
from render.geometry import Box
from render.panel import lay
from render.pen import Pen
from render.theme import Theme, theme

Cell = tuple[str, Image.Image]
# How the rows share the height: markers are taller than signs.
HEIGHTS = (1.4, 1.0, 1.0)
LEGALITIES = ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")


def sign(name: str, palette: str) -> Image.Image:
    """Return the sign of a Year."""
    if name == "chest":
        return sprites.chest("sugar", False, 1.9, palette)
    return icons.icon(name, 19, 1.0, palette)


def draw(picture: Image.Image, box: Box, content: Content, palette: str, locale: str) -> None:
    """Write the signs into a box: markers, people and tracks, goods by value."""
    colours, say = theme(palette), words.say(locale)
    pen = Pen(picture, 1.0)
    x0, y0, x1, y1 = box
    text, size = fonts.fit(words.aid(locale)("signs"), "fell_caps", 31, x1 - x0, 16)
    pen.text((x0 + 6, y0 + 20), text, "fell_caps", size, colours.zone_name)
    rows = _rows(content, palette, say)
    unit = (y1 - y0 - 44) / sum(HEIGHTS)
    top = y0 + 42
    for cells, high in zip(rows, HEIGHTS, strict=True):
        _row(picture, pen, colours, cells, (x0, top, x1, top + high * unit))
        top += high * unit


def _rows(content: Content, palette: str, say: words.Say) -> tuple[list[Cell], list[Cell], list[Cell]]:
    markers: list[Cell] = [
        (say("empty_site"), sprites.empty_site("sugar", False, 1.0, palette)),
        (say("vacant"), sprites.colony("england", None, False, "sugar", 0, False, 1.0, palette)),
        (say("citizen"), sprites.colony("france", "citizen", False, "sugar", 0, False, 1.0, palette)),
        (say("enslaved"), sprites.colony("netherlands", "enslaved", False, "sugar", 0, False, 1.0, palette)),
        (say("fort"), sprites.colony("courland", "citizen", True, "sugar", 0, False, 1.0, palette)),
        (say("chest"), sprites.colony("spain", "citizen", False, "sugar", 1, False, 1.0, palette)),
        (say("treasure"), sprites.colony("spain", "citizen", False, "silver", 1, True, 1.0, palette)),
        (say("tribal"), sprites.natives("tribal", False, 2, 2, 1, 1.0, palette)),
        (say("wild"), sprites.natives("tribal", True, 2, 2, 3, 1.0, palette)),
        (say("visita"), sprites.natives("visita", False, 1, 1, 0, 1.0, palette)),
        (say("cathedral"), sprites.cathedral(2, 2, "", 1.0, palette)),
        (say("rebels"), sprites.rebels(2, 1.0, palette)),
    ]
    tracks = ("ducats", "favour", "infamy", "liberated", "renown", "market", "haven", "court", "admiral", "patrol")
    own = {"renown": "laurel"}
    people: list[Cell] = [(say(name), icons.icon(own.get(name, name), 15, 1.0, palette)) for name in tracks]
    flags: list[Cell] = [(say(name), icons.icon(name, 16, 1.0, palette)) for name in LEGALITIES]
    goods: list[Cell] = [
        (f"{say(f'good_{good.id}')} {good.value}", icons.icon(good.id, 14, 1.0, palette))
        for good in content.goods.values()
    ]
    return markers, [*people, *flags], goods


def _row(picture: Image.Image, pen: Pen, colours: Theme, cells: list[Cell], box: Box) -> None:
    """Write signs side by side with their names under them; a long name gets more room."""
    x0, y0, x1, y1 = box
    size = 20.0
    while size > 12:
        needed = [max(fonts.width(text, "name", size), sprite.width * 0.9) + 6 for text, sprite in cells]
        if sum(needed) <= x1 - x0:
            break
        size -= 0.5
    spare = (x1 - x0 - sum(needed)) / len(cells)
    left = x0
    for (text, sprite), own in zip(cells, needed, strict=True):
        middle = left + (own + spare) / 2
        lay(picture, sprite, (middle, (y0 + y1) / 2 - 12))
        line, letters = fonts.fit(text, "name", size, own + spare - 2, 10)
        pen.text((middle, y1 - 12), line, "name", letters, colours.ink, "mm")
        left += own + spare
