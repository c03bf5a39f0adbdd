"""The legend in the band under the map: markers, goods and Treasure by value, Legalities, winds."""

from __future__ import annotations

from PIL import Image

from engine.content.loader import load
from render import fonts, icons, sprites, words
from render.pen import Pen
from render.theme import Theme, theme

LEFT, RIGHT, TOP = 1076.0, 1778.0, 1212.0
ROWS = (1228.0, 1268.0, 1308.0)
TEXT, SMALLEST = 15.0, 11.0


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
    _row(picture, pen, colours, [(say(key), sprite) for key, sprite in marks], ROWS[0])
    goods = load().goods.values()
    cells = [(f"{say(f'good_{good.id}')} {good.value}", icons.icon(good.id, 11, 1.0, palette)) for good in goods]
    _row(picture, pen, colours, cells, ROWS[1])
    signs = [
        (say(name), icons.icon(name, 13, 1.0, palette)) for name in ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")
    ]
    signs += [(say(name), icons.icon(name, 11, 1.0, palette)) for name in ("court", "admiral")]
    signs += [
        (say("patrol"), icons.icon("patrol", 11, 1.0, palette)),
        (say("chest"), _chest(palette, False)),
        (say("treasure"), _chest(palette, True)),
    ]
    signs.append((say("wind"), _wind(colours)))
    _row(picture, pen, colours, signs, ROWS[2])


def _row(picture: Image.Image, pen: Pen, colours: Theme, cells: list[tuple[str, Image.Image]], y: float) -> None:
    """Write signs side by side, each with its word under it; long words get more of the row than short ones."""
    size = TEXT
    widths = _needed(cells, size)
    while sum(widths) > RIGHT - LEFT and size > SMALLEST:
        size -= 0.5
        widths = _needed(cells, size)
    spare = (RIGHT - LEFT - sum(widths)) / len(cells)
    left = LEFT
    for (text, sprite), needed in zip(cells, widths, strict=True):
        wide = needed + spare
        x = left + wide / 2
        picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2 - 4)), sprite)
        line, letters = fonts.fit(text, "name", size, wide - 2, 10)
        pen.text((x, y + 17), line, "name", letters, colours.ink, "mm")
        left += wide


def _needed(cells: list[tuple[str, Image.Image]], size: float) -> list[float]:
    return [max(fonts.width(text, "name", size), 34.0) + 5.0 for text, _ in cells]


def _chest(palette: str, gilded: bool) -> Image.Image:
    good = "silver" if gilded else "sugar"
    return sprites.chest(good, gilded, 1.35, palette)


def _wind(colours: Theme) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.tapered([(-26, 4), (12, -2)], colours.wind, (1.2, 5))
        pen.polygon([(24, -4), (9, -10), (13, -2.4), (11, 6)], colours.wind)

    return sprites.plain((28.0, 12.0), 1.0, paint)
