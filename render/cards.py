"""Cards as faces: a band in the colour of the kind, a vignette, a seal for the effect, text made from the effects."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from engine.content.model import Card, Content
from render import card_art, card_signs, fonts, shields, words
from render.icons import icon
from render.marks import INK, WHITE
from render.pen import Pen, star
from render.theme import Colour, mix, nation, theme
from story import cards as card_text
from story import names

WIDE, HIGH = 360, 504
FINE = 3
PAPER: Colour = (250, 243, 224)


def find(content: Content, card_id: str) -> Card:
    """Return a Market or Haven card. Raises KeyError."""
    return content.market.get(card_id) or content.haven[card_id]


@functools.lru_cache(maxsize=96)
def _blank(kind: str, seal_of: Card | None) -> Image.Image:
    """Return paper, frame, vignette and seal of a card, reduced, without words (RGBA)."""
    picture = Image.new("RGBA", (WIDE * FINE, HIGH * FINE), (0, 0, 0, 0))
    pen = Pen(picture, FINE)
    band = card_art.KINDS[kind]
    pen.rectangle((0, 0, WIDE, HIGH), INK, radius=22)
    pen.rectangle((3, 3, WIDE - 3, HIGH - 3), band, radius=20)
    pen.rectangle((13, 13, WIDE - 13, HIGH - 13), PAPER, INK, 1.6, 12)
    pen.rectangle((18, 18, WIDE - 18, HIGH - 18), None, (190, 150, 80), 1.4, 9)
    seed = zlib.crc32(seal_of.id.encode()) if seal_of is not None else 0
    card_art.vignette(pen, kind, (26, 86, WIDE - 26, 236), band, seed)
    for x in (26.0, WIDE - 26.0):
        for y in (86.0, 236.0):
            pen.polygon(star((x, y), 9, 4.5, 4), (214, 170, 80), INK, 0.9)
    pen.stroke([(40, 452), (WIDE - 40, 452)], (190, 150, 80), 1.2)
    if seal_of is not None and kind == "one_shot":
        card_signs.sign(pen, seal_of, (WIDE / 2 - 4, 153), 27)
    elif seal_of is not None:
        card_signs.seal(pen, seal_of, (WIDE / 2, 240), 23)
    return picture.resize((WIDE, HIGH), Image.Resampling.LANCZOS)


def face(card: Card, content: Content, locale: str = "en") -> Image.Image:
    """Return the face of a card, 360 x 504 px (RGBA); its text is made from its effects (12.1)."""
    name, history = names.card(card.id, content, locale), card_text.history(card, locale)
    effects = tuple(card_text.text(card, content, locale))
    return _face(card, name, card_text.kind(card, content, locale), effects, history)


@functools.lru_cache(maxsize=96)
def _face(card: Card, name: str, kind: str, effects: tuple[str, ...], history: str) -> Image.Image:
    picture = _blank(card.kind, card).copy()
    canvas = ImageDraw.Draw(picture)
    band = card_art.KINDS[card.kind]
    middle = WIDE / 2
    lines, size = _title(name)
    for index, line in enumerate(lines):
        y = 51 + (index - (len(lines) - 1) / 2) * size * 0.92
        fonts.draw(canvas, (middle, y), line, "fell_caps", size, mix(band, INK, 0.25), "mm")
    _body(canvas, effects, history, middle)
    fonts.draw(canvas, (34, 470), kind, "fell_caps", 22, band)
    if card.renown:
        wreath = icon("laurel", 18, 1.0, "standard")
        picture.alpha_composite(wreath, (WIDE - 52 - wreath.width // 2, 462 - wreath.height // 2 + 4))
        fonts.draw(canvas, (WIDE - 52, 465), str(card.renown), "figure", 26, (143, 36, 24), "mm")
    if card.year is not None:
        fonts.draw(canvas, (middle + 20, 470), str(card.year), "fell", 22, (122, 102, 71), "mm")
    return picture


def _title(name: str) -> tuple[list[str], float]:
    room = WIDE - 58
    for size in (31.0, 29.0, 27.0):
        if fonts.width(name, "fell_caps", size) <= room:
            return [name], size
    for size in (26.0, 24.0, 22.0, 20.0):
        lines = fonts.wrap(name, "fell_caps", size, room)
        if len(lines) <= 2:
            return lines, size
    return fonts.wrap(name, "fell_caps", 18.0, room)[:3], 18.0


def _body(canvas: ImageDraw.ImageDraw, effects: Sequence[str], about: str, middle: float) -> None:
    """Write effects and history in the room between the seal and the foot, as large as fits."""
    room, top, bottom = WIDE - 70, 276.0, 446.0
    for size in (25.0, 24.0, 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0):
        small = max(15.0, size * 0.8)
        main = [line for effect in effects for line in fonts.wrap(effect, "name", size, room)]
        note = fonts.wrap(about, "italic", small, room)
        total = len(main) * size * 1.08 + 8 + len(note) * small * 1.1
        if total <= bottom - top:
            break
    y = top + (bottom - top - total) / 2 + size * 0.5
    for line in main:
        fonts.draw(canvas, (middle, y), line, "name", size, INK, "mm")
        y += size * 1.08
    y += 8 - (size - small) * 0.5
    for line in note:
        fonts.draw(canvas, (middle, y), line, "italic", small, (104, 84, 56), "mm")
        y += small * 1.1


@functools.lru_cache(maxsize=16)
def back(kind: str, caption: str) -> Image.Image:
    """Return the back of a card of the Market (`market`), the Haven (`haven`) or of buried treasure (`buried`)."""
    tint = {"haven": card_art.KINDS["haven"], "market": card_art.KINDS["tableau"]}.get(kind, (92, 66, 24))
    picture = Image.new("RGBA", (WIDE * FINE, HIGH * FINE), (0, 0, 0, 0))
    pen = Pen(picture, FINE)
    pen.rectangle((0, 0, WIDE, HIGH), INK, radius=22)
    pen.rectangle((3, 3, WIDE - 3, HIGH - 3), PAPER, radius=20)
    field = picture.copy()
    under = Pen(field, FINE)
    under.rectangle((0, 0, WIDE, HIGH), tint)
    light = mix(tint, PAPER, 0.28)
    for index in range(-24, 40):
        under.stroke([(index * 22, 0), (index * 22 + 504, 504)], light, 0.8)
        under.stroke([(index * 22 + 504, 0), (index * 22, 504)], light, 0.8)
    inner = Image.new("L", picture.size, 0)
    Pen(inner, FINE).rectangle((15, 15, WIDE - 15, HIGH - 15), 255, radius=12)
    picture.paste(field, (0, 0), inner)
    pen.rectangle((15, 15, WIDE - 15, HIGH - 15), None, INK, 1.6, 12)
    pen.rectangle((22, 22, WIDE - 22, HIGH - 22), None, (214, 170, 80), 1.8, 9)
    centre = (WIDE / 2, HIGH / 2)
    pen.circle(centre, 92, PAPER, INK, 2)
    pen.circle(centre, 84, None, (190, 150, 80), 2)
    pen.polygon(star(centre, 76, 16, 8, -67.5), mix(tint, PAPER, 0.3), INK, 1)
    pen.polygon(star(centre, 80, 20, 4), tint, INK, 1.2)
    pen.circle(centre, 13, (232, 186, 52), INK, 1.2)
    fine = picture.resize((WIDE, HIGH), Image.Resampling.LANCZOS)
    canvas = ImageDraw.Draw(fine)
    for y in (100.0, HIGH - 100.0):
        half = fonts.width(caption, "fell_caps", 30) / 2 + 16
        canvas.rounded_rectangle(
            (centre[0] - half, y - 24, centre[0] + half, y + 24), 8, fill=PAPER, outline=INK, width=1
        )
        fonts.draw(canvas, (centre[0], y), caption, "fell_caps", 30, mix(tint, INK, 0.2), "mm")
    return fine


@functools.lru_cache(maxsize=64)
def battle(side: str, nation_id: str, locale: str = "en") -> Image.Image:
    """Return a Battle Card: `attacker`, `target` or `neutral` (3.7), with the sign of its player's nation."""
    tint = {"attacker": (150, 40, 32), "target": (30, 66, 98)}.get(side, (96, 92, 84))
    picture = Image.new("RGBA", (WIDE * FINE, HIGH * FINE), (0, 0, 0, 0))
    pen = Pen(picture, FINE)
    pen.rectangle((0, 0, WIDE, HIGH), INK, radius=22)
    pen.rectangle((3, 3, WIDE - 3, HIGH - 3), tint, radius=20)
    pen.rectangle((13, 13, WIDE - 13, HIGH - 13), PAPER, INK, 1.6, 12)
    pen.rectangle((18, 18, WIDE - 18, HIGH - 18), None, (190, 150, 80), 1.4, 9)
    card_art.vignette(pen, "battle", (26, 96, WIDE - 26, 316), tint, len(side))
    if side == "attacker":
        card_signs.swords(pen, (WIDE / 2, 212), 82)
    elif side == "target":
        card_signs.swords(pen, (WIDE / 2, 212), 88)
        pen.polygon(shields.outline("shield", (WIDE / 2, 208), 70), tint, INK, 3)
        pen.polygon(shields.outline("shield", (WIDE / 2, 208), 55), mix(tint, WHITE, 0.2), (214, 170, 80), 4)
        pen.polygon(star((WIDE / 2, 202), 28, 11.5, 5), (232, 186, 52), INK, 1.6)
    else:
        card_signs.truce(pen, (WIDE / 2, 208), 80)
    pen.polygon(shields.outline(nation(nation_id).shape, (WIDE / 2, 404), 47), INK)
    shields.draw(pen, nation_id, (WIDE / 2, 404), 44)
    fine = picture.resize((WIDE, HIGH), Image.Resampling.LANCZOS)
    text, size = fonts.fit(words.say(locale)(f"battle_{side}"), "fell_caps", 36, WIDE - 60, 20)
    fonts.draw(ImageDraw.Draw(fine), (WIDE / 2, 58), text, "fell_caps", size, mix(tint, INK, 0.2), "mm")
    return fine


def lay(table: Image.Image, card: Image.Image, at: tuple[int, int], wide: int) -> None:
    """Lay a card, made `wide` px wide, on a table with a shadow; `at` is its upper left corner."""
    high = round(card.height * wide / card.width)
    small = card.resize((wide, high), Image.Resampling.LANCZOS)
    shadow = Image.new("L", (wide + 40, high + 40), 0)
    shadow.paste(small.getchannel("A").point([round(v * 0.55) for v in range(256)]), (20, 20))
    table.paste((18, 10, 4), (at[0] - 14, at[1] - 12), shadow.filter(ImageFilter.GaussianBlur(7)))
    table.paste(small, at, small)


def cloth(size: tuple[int, int], palette: str) -> Image.Image:
    """Return a table top in the colours of a palette (RGB)."""
    colours = theme(palette)
    return Image.new(
        "RGB", size, mix(colours.sea_deep, colours.land_deep, 0.5) if not colours.dark else colours.paper_deep
    )
