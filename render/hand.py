"""A hand as a picture: its cards as faces, numbered as the player chooses them."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from PIL import Image

from engine.content.model import Content
from render import cards, encode, fonts, words
from render.panel import lay
from render.pen import Pen
from render.sprites import plain
from render.theme import theme

CARD, GAP, MARGIN = 330, 30, 34


def paint(
    content: Content, card_ids: Sequence[str], *, title: str = "", palette: str = "standard", locale: str = "en"
) -> Image.Image:
    """Return the cards on a table, at most four in a row."""
    colours = theme(palette)
    count = len(card_ids)
    columns = max(1, min(4, count)) if count != 6 else 3
    rows = max(1, -(-count // columns))
    high = round(CARD * cards.HIGH / cards.WIDE)
    head = 72 if title else 0
    size = (
        max(2 * MARGIN + columns * CARD + (columns - 1) * GAP, 560),
        2 * MARGIN + head + (rows * high + (rows - 1) * GAP if count else 120),
    )
    table = cards.cloth(size, palette)
    pen = Pen(table, 1.0)
    pen.rectangle((8, 8, size[0] - 8, size[1] - 8), None, colours.gold_deep, 2, 10)
    if title:
        text, letters = fonts.fit(fonts.clean(title), "fell_caps", 38, size[0] - 60, 20)
        pen.text((size[0] / 2, MARGIN + 26), text, "fell_caps", letters, colours.ink, "mm")
    if not count:
        pen.text((size[0] / 2, MARGIN + head + 58), words.say(locale)("no_cards"), "fell_italic", 32, colours.ink, "mm")
    for index, card_id in enumerate(card_ids):
        column, row = index % columns, index // columns
        at = (MARGIN + column * (CARD + GAP), MARGIN + head + row * (high + GAP))
        cards.lay(table, cards.face(cards.find(content, card_id), content, locale), at, CARD)
        lay(table, _number(index + 1), (at[0] + CARD / 2, at[1] - 2.0))
    return table


@functools.lru_cache(maxsize=32)
def _number(number: int) -> Image.Image:
    """Return the disc with a card's number, which stands on its upper edge."""

    def paint(pen: Pen) -> None:
        pen.circle((0, 0), 20, (255, 250, 240), (36, 24, 14), 2.6)
        pen.text((0, 0.5), str(number), "figure", 27, (143, 36, 24), "mm")

    return plain((22.0, 22.0), 1.0, paint)


def draw(
    content: Content,
    card_ids: Sequence[str],
    *,
    title: str = "",
    palette: str = "standard",
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return a hand as bytes: cards in the order given, numbered from 1. Raises KeyError for an unknown card.

    Give it only what its viewer may see (`PlayerView.hand` or `.tableau`); it is for private answers.
    """
    return encode.encode(paint(content, card_ids, title=title, palette=palette, locale=locale), form)
