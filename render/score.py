"""The score chart: Renown and ducats of each player over the Years, two panels under each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from render import encode, fonts, shields, words
from render.geometry import Point
from render.panel import label
from render.pen import Pen
from render.sheet import sheet, title
from render.theme import Theme, mix, theme
from render.theme import nation as signs

WIDE, HIGH, FINE = 1200, 900, 2
Rows = Sequence[tuple[int, Mapping[str, tuple[int, int]]]]


def paint(
    rows: Rows, *, names: Mapping[str, str] | None = None, palette: str = "standard", locale: str = "en"
) -> Image.Image:
    """Return the chart of `rows`: (year, {nation: (ducats, Renown)}), oldest first. Raises ValueError for none."""
    if not rows:
        raise ValueError("A score chart needs at least one Year.")
    rows = list(dict(rows).items())  # one row a Year, the last said
    colours = theme(palette)
    say = words.say(locale)
    base = sheet(WIDE, HIGH, palette)
    fine = base.resize((WIDE * FINE, HIGH * FINE), Image.Resampling.BICUBIC)
    pen = Pen(fine, FINE)
    title(pen, colours, say("score"), (WIDE / 2, 62), 44, WIDE - 120)
    nations = list(rows[-1][1])
    _plot(pen, colours, rows, nations, 1, say("renown"), (96, 126, WIDE - 190, 520), names or {}, locale)
    _plot(pen, colours, rows, nations, 0, say("ducats"), (96, 580, WIDE - 190, 820), names or {}, locale)
    return fine.resize((WIDE, HIGH), Image.Resampling.LANCZOS)


def _plot(
    pen: Pen,
    colours: Theme,
    rows: Rows,
    nations: Sequence[str],
    which: int,
    caption: str,
    box: tuple[float, float, float, float],
    names: Mapping[str, str],
    locale: str,
) -> None:
    x0, y0, x1, y1 = box
    top = max(5, *(values[nation][which] for _, values in rows for nation in nations if nation in values))
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if top / size <= 6)
    high = -(-top // step) * step
    first, last = rows[0][0], max(rows[-1][0], rows[0][0] + 1)

    def spot(year: int, value: float) -> Point:
        return x0 + (x1 - x0) * (year - first) / (last - first), y1 - (y1 - y0) * value / high

    pen.rectangle(box, (*colours.panel, 150), colours.line, 1)
    for value in range(0, high + 1, step):
        y = spot(first, value)[1]
        pen.stroke([(x0, y), (x1, y)], (*colours.line, 70), 0.8)
        pen.text((x0 - 12, y), str(value), "figure", 24, colours.ink, "rm")
    for year in range(first, last + 1, 4):
        x = spot(year, 0)[0]
        pen.stroke([(x, y0), (x, y1)], (*colours.line, 70), 0.8)
        pen.text((x, y1 + 20), str(year), "figure", 22, colours.ink, "mm")
    pen.text((x0 + 12, y0 + 22), caption, "fell_caps", 32, colours.zone_name)
    for nation in nations:
        line = [spot(year, values[nation][which]) for year, values in rows if nation in values]
        fill = signs(nation).fill
        if len(line) > 1:
            pen.stroke(line, colours.halo, 8)
            pen.stroke(line, colours.edge, 5)
            pen.stroke(line, fill, 3.6)
            for year, at in zip([year for year, values in rows if nation in values], line, strict=True):
                if (year - first) % 4 == 0 and year != rows[-1][0]:
                    pen.polygon(shields.outline(signs(nation).shape, at, 7.6), colours.halo)
                    pen.polygon(shields.outline(signs(nation).shape, at, 6.2), fill, colours.edge, 1.0)
    ends = sorted((spot(rows[-1][0], rows[-1][1][nation][which])[1], nation) for nation in nations)
    places = _spread([y for y, _ in ends], 35.0, y0 + 8, y1 + 14)
    for (y, nation), place in zip(ends, places, strict=True):
        pen.stroke([(x1, y), (x1 + 17, place)], colours.halo, 4.4)
        pen.stroke([(x1, y), (x1 + 17, place)], signs(nation).fill, 2)
    for (y, nation), place in zip(ends, places, strict=True):
        pen.circle((x1, y), 6.6, colours.halo)
        pen.circle((x1, y), 5, signs(nation).fill, colours.edge, 1.2)
        pen.polygon(shields.outline(signs(nation).shape, (x1 + 30, place), 14.8), colours.halo)
        shields.draw(pen, nation, (x1 + 30, place), 13)
        figure = str(rows[-1][1][nation][which])
        pen.text((x1 + 50, place), figure, "figure", 26, colours.ink)
        used = fonts.width(figure, "figure", 26) + 58
        text, size = fonts.fit(label(nation, names, locale), "name", 22, 150 - used, 12)
        pen.text((x1 + used, place), text, "name", size, mix(colours.ink, colours.panel, 0.15))


def _spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Return places at least `apart` from each other, near what is wanted (which must be sorted)."""
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + apart if places else low))
    over = places[-1] - high if places else 0.0
    if over > 0:
        for index in range(len(places) - 1, -1, -1):
            ceiling = high if index == len(places) - 1 else places[index + 1] - apart
            places[index] = min(places[index], ceiling)
    return places


def draw(
    rows: Rows,
    *,
    names: Mapping[str, str] | None = None,
    palette: str = "standard",
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return the score chart as bytes; arguments as for `paint`."""
    return encode.encode(paint(rows, names=names, palette=palette, locale=locale), form)
