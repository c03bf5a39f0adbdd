"""What changes in the cartouche: the Year, the cycle, the Year's kind, whose turn it is, the year's goods."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.model import YEAR_KINDS
from engine.view import View
from render import fonts, words
from render.geometry import Box, geometry
from render.icons import icon, nation
from render.panel import label, lay
from render.pen import Pen
from render.theme import mix, theme

ROMAN = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """Return a number of 1 to 39 in Roman figures."""
    text = ""
    for value, sign in ROMAN:
        while number >= value:
            text += sign
            number -= value
    return text


def waited(view: View, locale: str) -> str:
    """Return how many sealed answers are in; who has answered and who has not stays hidden (section 15)."""
    say = words.say(locale)
    if view.auction is not None and view.auction.buried is not None:
        return say("bids_in", sealed=view.auction.sealed, of=len(view.auction.bidders))
    if view.battle is not None:
        return say("cards_in", sealed=view.battle.answered, of=len(view.battle.asked))
    return say("awaited") if view.waiting else ""


def draw(
    picture: Image.Image, view: View, names: Mapping[str, str], palette: str, acting: str | None, locale: str
) -> None:
    """Write the cartouche on a board."""
    x0, y0, x1, _y1 = geometry().boxes["cartouche"]
    colours = theme(palette)
    say = words.say(locale)
    pen = Pen(picture, 1.0)
    middle = (x0 + x1) / 2
    pen.text((middle, y0 + 121), str(view.year), "title", 60, colours.ink, "mm")
    cycle = say("cycle", cycle=roman(view.cycle), cycles=roman(view.cycles))
    pen.text((middle, y0 + 162), cycle, "fell", 25, colours.accent, "mm", 0.02)
    _years(pen, view, (x0 + 14, y0 + 180, x1 - 14, y0 + 212), palette, locale)
    _turn(picture, pen, view, names, palette, acting, locale)
    row = y0 + 283
    pen.text((x0 + 20, row), say("this_year"), "fell_italic", 21, colours.ink)
    for index, good in enumerate(view.year_goods):
        lay(picture, icon(good, 12.5, 1.0, palette), (x0 + 140 + index * 42, row))


def _years(pen: Pen, view: View, box: Box, palette: str, locale: str) -> None:
    """Write the four kinds of Year side by side, that of now filled; a long word gets more room than a short one."""
    x0, y0, x1, y1 = box
    colours, say = theme(palette), words.say(locale)
    texts = [say(kind) for kind in YEAR_KINDS]
    for size in (25.0, 23.5, 22.0, 20.5, 19.0, 17.5, 16.0):
        widths = [fonts.width(text, "name", size) + 12 for text in texts]
        if sum(widths) <= x1 - x0:
            break
    spare = (x1 - x0 - sum(widths)) / len(texts)
    left = x0
    for kind, text, needed in zip(YEAR_KINDS, texts, widths, strict=True):
        wide = needed + spare
        now = kind == view.year_kind and view.winner is None
        fill = colours.accent if now else colours.paper_deep
        pen.rectangle((left + 2, y0, left + wide - 2, y1), fill, colours.edge if now else colours.line, 1.2, 6)
        ink = (colours.panel if not colours.dark else colours.edge) if now else colours.muted
        pen.text((left + wide / 2, y0 + 15), text, "name", size if now else size * 0.92, ink, "mm")
        left += wide


def _turn(
    picture: Image.Image, pen: Pen, view: View, names: Mapping[str, str], palette: str, acting: str | None, locale: str
) -> None:
    x0, y0, x1, _ = geometry().boxes["cartouche"]
    colours = theme(palette)
    say = words.say(locale)
    y = y0 + 239
    if view.winner is not None:
        who, note = view.winner, say(view.ending or "over")
    elif acting is not None:
        who = acting
        note = (
            say("winds", count=view.winds)
            if view.winds is not None
            else say("actions", count=view.actions)
            if view.actions is not None
            else ""
        )
    else:
        text = waited(view, locale)
        pen.text(((x0 + x1) / 2, y), text, "italic", 25, colours.ink, "mm")
        return
    pen.rectangle((x0 + 14, y - 23, x1 - 14, y + 23), mix(colours.panel, colours.gold, 0.3), colours.gold_deep, 1.4, 8)
    lay(picture, nation(who, 15.5, 1.0, palette), (x0 + 40, y))
    used = fonts.width(note, "name", 24) if note else 0.0
    text, size = fonts.fit(label(who, names, locale), "name", 31, x1 - x0 - 96 - used, 16)
    pen.text((x0 + 66, y), text, "name", size, colours.ink)
    if note:
        pen.text((x1 - 26, y), note, "name", 24, colours.accent, "rm")
