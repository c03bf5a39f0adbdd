"""The poster of a finished game: the winner and the future won, the last map, how everybody ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.view import PlayerView, View
from render import encode, fonts, marks, pieces, shields, words
from render.chart import chart
from render.icons import icon, nation
from render.panel import label, lay
from render.pen import Pen, star
from render.scene import layout
from render.sheet import sheet
from render.theme import Theme, mix, theme
from render.window import Window

WIDE, HIGH = 1200, 1752
MAP = Window((22.0, 22.0, 1778.0, 1178.0), 0.63)
SIGNS = {
    "court_favourite": "favour",
    "abolitionist": "liberated",
    "president": "president",
    "pirate_king": "infamy",
    "hacendado": "colonies",
}


def paint(
    view: View, *, names: Mapping[str, str] | None = None, palette: str = "standard", locale: str = "en"
) -> Image.Image:
    """Return the poster (RGB, portrait). Raises ValueError while nobody has won."""
    if view.winner is None:
        raise ValueError("Nobody has won this game yet.")
    called = names or {}
    colours = theme(palette)
    say = words.say(locale)
    picture = sheet(WIDE, HIGH, palette)
    pen = Pen(picture, 1.0)
    ending = view.ending or "hacendado"
    pen.text((WIDE / 2, 88), say("title"), "fell_caps", 60, colours.zone_name, "mm", 0.06)
    pen.text((WIDE / 2, 138), f"1598 – {view.year}", "fell_italic", 34, colours.muted, "mm")
    _medal(picture, view.winner, ending, (WIDE / 2, 290), palette)
    text, size = fonts.fit(label(view.winner, called, locale), "name", 84, WIDE - 200, 34)
    pen.text((WIDE / 2, 448), text, "name", size, colours.ink, "mm")
    future = say(f"is_{ending}")
    half = fonts.width(future, "fell_caps", 54) / 2 + 40
    pen.polygon(
        [
            (WIDE / 2 - half - 30, 508), (WIDE / 2 + half + 30, 508), (WIDE / 2 + half + 8, 543),
            (WIDE / 2 + half + 30, 578), (WIDE / 2 - half - 30, 578), (WIDE / 2 - half - 8, 543),
        ],
        colours.accent, colours.edge, 2,
    )  # fmt: skip
    pen.text((WIDE / 2, 544), future, "fell_caps", 54, marks.INK if colours.dark else (255, 248, 230), "mm", 0.03)
    _map(picture, view, palette, locale)
    standing = sorted(view.players, key=lambda player: (player.nation != view.winner, -player.renown, -player.ducats))
    _table(picture, pen, standing, called, colours, palette, locale)
    return picture


def _medal(picture: Image.Image, who: str, ending: str, at: tuple[float, float], palette: str) -> None:
    """Draw the winner's sign in a wreath on rays, with the sign of the future won above it."""
    size, fine = 300, 3
    art = Image.new("RGBA", (size * fine, size * fine), (0, 0, 0, 0))
    pen = Pen(art, fine, (-size / 2, -size / 2))
    colours = theme(palette)
    pen.polygon(star((0, 0), 146, 96, 32), (*mix(colours.gold, colours.paper, 0.35), 255))
    pen.circle((0, 0), 104, colours.panel, colours.edge, 2)
    pen.circle((0, 0), 98, None, colours.gold, 4)
    marks.laurel(pen, (0, 4), 80, colours.good)
    shields.draw(pen, who, (0, 8), 52)
    small = art.resize((size, size), Image.Resampling.LANCZOS)
    picture.paste(small, (round(at[0] - size / 2), round(at[1] - size / 2)), small)
    lay(picture, icon(SIGNS.get(ending, "favour"), 30, 1.0, palette), (at[0], at[1] - 88))


def _map(picture: Image.Image, view: View, palette: str, locale: str) -> None:
    base = chart(MAP, palette, locale).copy()
    pieces.draw(base, MAP, view, layout(view), None, palette, None)
    left, top, room = (WIDE - base.width) // 2, 606, base.height
    picture.paste(base, (left, top))
    pen = Pen(picture, 1.0)
    pen.rectangle((left, top, left + base.width, top + room), None, theme(palette).ink, 2)
    pen.rectangle((left - 6, top - 6, left + base.width + 6, top + room + 6), None, theme(palette).gold, 4)


def _table(
    picture: Image.Image,
    pen: Pen,
    players: Sequence[PlayerView],
    names: Mapping[str, str],
    colours: Theme,
    palette: str,
    locale: str,
) -> None:
    """Write everybody's last figures, the winner first."""
    top, bottom = 1362.0, HIGH - 40.0
    step = min(70.0, (bottom - top - 34) / len(players))
    columns = (
        ("laurel", 640.0),
        ("ducats", 748.0),
        ("favour", 846.0),
        ("infamy", 934.0),
        ("liberated", 1024.0),
        ("colonies", 1112.0),
    )
    for sign, x in columns:
        lay(picture, icon(sign, 15, 1.0, palette), (x, top + 14))
    for row, player in enumerate(players):
        y = top + 40 + (row + 0.5) * step
        fill = mix(colours.panel, (255, 224, 130), 0.5) if row == 0 and not colours.dark else colours.panel
        pen.rectangle((48, y - step / 2 + 3, WIDE - 48, y + step / 2 - 3), fill, colours.line, 1, 8)
        lay(picture, nation(player.nation, 19, 1.0, palette), (84, y))
        text, size = fonts.fit(label(player.nation, names, locale), "name", 36, 290, 18)
        pen.text((118, y), text, "name", size, colours.ink)
        lay(picture, icon(player.fleet.legality, 15, 1.0, palette), (450, y))
        pen.text((472, y), words.say(locale)(player.fleet.legality), "fell_italic", 25, colours.muted)
        values = (player.renown, player.ducats, player.favour, player.infamy, player.liberated, player.occupied)
        for (_, x), value in zip(columns, values, strict=True):
            ink = colours.accent if x == 640.0 else colours.ink
            pen.text((x, y), str(value), "figure", 38 if x == 640.0 else 32, ink, "mm")


def draw(
    view: View,
    *,
    names: Mapping[str, str] | None = None,
    palette: str = "standard",
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return the poster as bytes; arguments as for `paint`."""
    return encode.encode(paint(view, names=names, palette=palette, locale=locale), form)
