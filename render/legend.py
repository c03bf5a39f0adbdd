"""The legend in the band under the map: markers, goods and Treasure by value, Legalities, winds."""

from __future__ import annotations

from PIL import Image

from engine.content.loader import load
from render import fonts, icons, sprites, words
from render.geometry import Point
from render.pen import Pen
from render.theme import Theme, theme

LEFT, RIGHT, TOP = 1076.0, 1778.0, 1212.0
ROWS = (1228.0, 1268.0, 1308.0)
TEXT = 14.5


def draw(picture: Image.Image, palette: str, locale: str) -> None:
    """Write the legend on the static chart."""
    colours = theme(palette)
    say = words.say(locale)
    pen = Pen(picture, 1.0)
    pen.stroke([(LEFT - 8, TOP + 4), (LEFT - 8, 1330)], colours.line, 0.8)
    marks = (
        ("empty_site", sprites.empty_site("sugar", False, 0.62, palette)),
        ("vacant", sprites.colony("england", None, False, "sugar", 0, False, 0.7, palette)),
        ("citizen", icons.icon("citizen", 12, 1.0, palette)),
        ("enslaved", icons.icon("enslaved", 12, 1.0, palette)),
        ("fort", icons.icon("fort", 12, 1.0, palette)),
        ("tribal", sprites.natives("tribal", False, 0, 0, 0, 0.72, palette)),
        ("wild", sprites.natives("tribal", True, 0, 0, 0, 0.72, palette)),
        ("visita", sprites.natives("visita", False, 0, 0, 0, 0.72, palette)),
        ("cathedral", sprites.cathedral(0, 0, "", 0.7, palette)),
        ("rebels", sprites.rebels(2, 0.8, palette)),
    )
    _row(picture, pen, colours, [(say(key), sprite) for key, sprite in marks], ROWS[0], 70.0)
    goods = load().goods.values()
    cells = [(f"{say(f'good_{good.id}')} {good.value}", icons.icon(good.id, 11, 1.0, palette)) for good in goods]
    _row(picture, pen, colours, cells, ROWS[1], 58.3)
    signs = [
        (say(name), icons.icon(name, 13, 1.0, palette)) for name in ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")
    ]
    signs += [(say(name), icons.icon(name, 11, 1.0, palette)) for name in ("court", "admiral")]
    signs += [
        (say("patrol"), icons.icon("patrol", 11, 1.0, palette)),
        (say("chest"), _chest(palette, False)),
        (say("treasure"), _chest(palette, True)),
    ]
    _row(picture, pen, colours, signs, ROWS[2], 70.0)
    _wind(pen, colours, (LEFT + 9.5 * 70, ROWS[2]), say("wind"))


def _row(
    picture: Image.Image, pen: Pen, colours: Theme, cells: list[tuple[str, Image.Image]], y: float, wide: float
) -> None:
    """Write signs side by side, each with its word under it."""
    for index, (text, sprite) in enumerate(cells):
        x = LEFT + (index + 0.5) * wide
        picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2 - 4)), sprite)
        line, size = fonts.fit(text, "name", TEXT, wide - 3, 11)
        pen.text((x, y + 17), line, "name", size, colours.ink, "mm")


def _chest(palette: str, gilded: bool) -> Image.Image:
    good = "silver" if gilded else "sugar"
    return sprites.chest(good, gilded, 1.35, palette)


def _wind(pen: Pen, colours: Theme, at: Point, text: str) -> None:
    x, y = at[0], at[1] - 5
    pen.tapered([(x - 26, y + 4), (x + 12, y - 2)], colours.wind, (1.2, 5))
    pen.polygon([(x + 24, y - 4), (x + 9, y - 10), (x + 13, y - 2.4), (x + 11, y + 6)], colours.wind)
    pen.text((x, y + 22.5), text, "name", TEXT, colours.ink, "mm")
