"""A table of figures on a sheet: standings of a tournament, a ladder."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import encode, fonts
from render.pen import Pen
from render.sheet import sheet, title
from render.theme import theme

WIDE, FINE = 1000, 2
ROW, HEAD, FOOT = 40, 150, 50
MOST = 32
FIGURE = 128
Row = tuple[str, str, Sequence[str]]


def paint(heading: str, columns: Sequence[str], rows: Sequence[Row], *, palette: str = "standard") -> Image.Image:
    """Return the sheet. `columns`: heads of the figures (5 at most); `rows`: (rank, name, figures), the first 32 shown.

    Raises ValueError for no rows.
    """
    if not rows:
        raise ValueError("A table needs at least one row.")
    rows = rows[:MOST]
    high = HEAD + ROW * len(rows) + FOOT
    colours = theme(palette)
    fine = sheet(WIDE, high, palette).resize((WIDE * FINE, high * FINE), Image.Resampling.BICUBIC)
    pen = Pen(fine, FINE)
    title(pen, colours, heading, (WIDE / 2, 62), 40, WIDE - 140)
    right = [WIDE - 60 - FIGURE * place for place in reversed(range(len(columns)))]
    for x, column in zip(right, columns, strict=True):
        text, size = fonts.fit(column, "name", 22, FIGURE - 14, 12)
        pen.text((x, HEAD - 24), text, "name", size, colours.zone_name, "rm")
    room = (right[0] - FIGURE if right else WIDE - 60) - 130
    for place, (rank, name, figures) in enumerate(rows):
        y = HEAD + ROW * (place + 0.5)
        if place % 2 == 0:
            pen.rectangle((40, y - ROW / 2, WIDE - 40, y + ROW / 2), (*colours.panel, 150))
        pen.text((100, y), rank, "figure", 26, colours.accent if place < 3 else colours.ink, "rm")
        text, size = fonts.fit(name, "name", 26, room, 14)
        pen.text((124, y), text, "name", size, colours.ink, "lm")
        for x, figure in zip(right, figures, strict=True):
            pen.text((x, y), figure, "figure", 24, colours.ink, "rm")
    pen.stroke([(40, HEAD), (WIDE - 40, HEAD)], colours.line, 1.2)
    return fine.resize((WIDE, high), Image.Resampling.LANCZOS)


def draw(heading: str, columns: Sequence[str], rows: Sequence[Row], *, palette: str = "standard") -> bytes:
    """Return the sheet as bytes; arguments as for `paint`."""
    return encode.encode(paint(heading, columns, rows, palette=palette), "png")
