"""Records on a sheet: a line of how often somebody has won so far, game by game, and bars for each nation or ending."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from PIL import Image

from render import encode, fonts
from render.pen import Pen
from render.sheet import sheet, title
from render.theme import Theme, theme

WIDE, FINE = 1000, 2
LEFT, RIGHT = 110, 940
TOP, LOW = 140, 380  # the line
BARS, BAR = 470, 46
FOOT = 50
MOST_BARS = 8


@dataclasses.dataclass(frozen=True, slots=True)
class Bar:
    """`won` of `games`, and how many that would be if all were equal."""

    name: str
    won: int
    games: int
    expected: float


@dataclasses.dataclass(frozen=True, slots=True)
class Words:
    """The texts of the sheet: its title, what the line is, what the bars are."""

    heading: str
    line: str
    bars: str


def paint(
    words: Words, won: Sequence[bool], even: Sequence[float], bars: Sequence[Bar], *, palette: str = "standard"
) -> Image.Image:
    """Return the sheet. `won`: of each game, in order; `even`: the share of wins in it if all were equal; `bars`: the
    first 8 are shown. Raises ValueError for no games.
    """
    if not won:
        raise ValueError("A chart needs at least one game.")
    bars = bars[:MOST_BARS]
    high = BARS + BAR * len(bars) + FOOT
    colours = theme(palette)
    fine = sheet(WIDE, high, palette).resize((WIDE * FINE, high * FINE), Image.Resampling.BICUBIC)
    pen = Pen(fine, FINE)
    title(pen, colours, words.heading, (WIDE / 2, 62), 40, WIDE - 140)
    _line(pen, colours, words.line, won, even)
    pen.text((60, BARS - 24), *_fitted(words.bars, 24, 880), colours.zone_name, "lm")
    for place, bar in enumerate(bars):
        _bar(pen, colours, bar, BARS + BAR * (place + 0.5))
    return fine.resize((WIDE, high), Image.Resampling.LANCZOS)


def shares(won: Sequence[bool]) -> list[float]:
    """Return the share of games won after each game.

    >>> shares([True, False])
    [1.0, 0.5]
    """
    return [sum(won[: place + 1]) / (place + 1) for place in range(len(won))]


def _fitted(text: str, size: float, room: float) -> tuple[str, str, float]:
    line, letters = fonts.fit(text, "name", size, room, 12)
    return line, "name", letters


def _line(pen: Pen, colours: Theme, text: str, won: Sequence[bool], even: Sequence[float]) -> None:
    pen.text((60, TOP - 26), *_fitted(text, 24, 880), colours.zone_name, "lm")
    pen.rectangle((LEFT, TOP, RIGHT, LOW), (*colours.panel, 150))
    for percent in (0, 25, 50, 75, 100):
        y = LOW - (LOW - TOP) * percent / 100
        pen.stroke([(LEFT, y), (RIGHT, y)], (*colours.line, 90), 0.8)
        pen.text((LEFT - 12, y), f"{percent}%", "figure", 20, colours.ink, "rm")
    step = (RIGHT - LEFT) / max(len(won), 2)
    xs = [LEFT + step * (place + 0.5) for place in range(len(won))]
    means = [sum(even[: place + 1]) / (place + 1) for place in range(len(even))]
    ys = [LOW - (LOW - TOP) * share for share in shares(won)]
    if len(won) > 1:
        pen.dashed([(x, LOW - (LOW - TOP) * mean) for x, mean in zip(xs, means, strict=True)], colours.ink, 1.6, 9, 7)
        pen.stroke(list(zip(xs, ys, strict=True)), colours.accent, 3)
    radius = min(6.0, max(2.5, step / 3))
    for x, y, first in zip(xs, ys, won, strict=True):
        pen.circle((x, y), radius, colours.accent if first else colours.panel, colours.ink, 1.2)
    pen.text((xs[0], LOW + 22), "1", "figure", 20, colours.ink, "mm")
    if len(won) > 1:
        pen.text((xs[-1], LOW + 22), str(len(won)), "figure", 20, colours.ink, "mm")


def _bar(pen: Pen, colours: Theme, bar: Bar, y: float) -> None:
    left, wide = 300, 500
    share, even = bar.won / max(bar.games, 1), bar.expected / max(bar.games, 1)
    pen.text((left - 16, y), *_fitted(bar.name, 24, 220), colours.ink, "rm")
    pen.rectangle((left, y - 13, left + wide, y + 13), (*colours.panel, 150), colours.line, 0.8)
    if share:
        pen.rectangle((left, y - 13, left + wide * share, y + 13), colours.accent)
    pen.stroke([(left + wide * even, y - 18), (left + wide * even, y + 18)], colours.ink, 2)
    pen.text((left + wide + 16, y), f"{bar.won} / {bar.games}", "figure", 22, colours.ink, "lm")


def draw(
    words: Words, won: Sequence[bool], even: Sequence[float], bars: Sequence[Bar], *, palette: str = "standard"
) -> bytes:
    """Return the sheet as bytes; arguments as for `paint`."""
    return encode.encode(paint(words, won, even, bars, palette=palette), "webp")
