"""The band under the map: how far each player is on each of the four ambitions (11.2), and the legend."""

from __future__ import annotations

from PIL import Image

from engine.view import AmbitionView, View
from render import fonts, words
from render.icons import dot, icon, nation
from render.panel import lay
from render.pen import Pen
from render.theme import Colour, Theme, mix, theme
from render.theme import nation as signs

TOP, BOTTOM, LEFT = 1210.0, 1330.0, 22.0
COLUMN = 262.0
AMBITIONS = (
    ("court_favourite", "favour"),
    ("abolitionist", "liberated"),
    ("president", "president"),
    ("pirate_king", "infamy"),
)


def draw(picture: Image.Image, view: View, palette: str, locale: str) -> None:
    """Write the ambitions on a board."""
    colours = theme(palette)
    say = words.say(locale)
    pen = Pen(picture, 1.0)
    step = (BOTTOM - TOP - 32) / max(len(view.players), 3)
    for column, (ambition, sign) in enumerate(AMBITIONS):
        x = LEFT + column * COLUMN
        lay(picture, icon(sign, 10, 1.0, palette), (x + 14, TOP + 15))
        text, size = fonts.fit(say(ambition), "fell_caps", 25, COLUMN - 46, 16)
        pen.text((x + 32, TOP + 16), text, "fell_caps", size, colours.zone_name)
        for row, player in enumerate(view.players):
            state = next((item for item in player.ambitions if item.id == ambition), None)
            if state is not None:
                y = TOP + 34 + (row + 0.5) * step
                _row(picture, pen, (x, y), player.nation, state, colours, palette)
        if column:
            pen.stroke([(x - 5, TOP + 4), (x - 5, BOTTOM - 4)], mix(colours.line, colours.panel, 0.4), 0.8)


def shares(state: AmbitionView) -> tuple[float, str, bool]:
    """Return how far (0..1), the figures in short, and whether something forbids it for now."""
    wanted = [part for part in state.parts if part[2] > 0]
    blocked = any(have > 0 for _, have, need in state.parts if need == 0)
    far = min((min(1.0, have / need) for _, have, need in wanted), default=1.0)
    main = wanted[-1] if state.id != "abolitionist" else wanted[0]
    if state.id == "pirate_king":
        far = min(1.0, main[1] / main[2])
        blocked = any(name == "title" and not have for name, have, _ in state.parts)
    return far, f"{main[1]}/{main[2]}", blocked


def _row(
    picture: Image.Image, pen: Pen, at: tuple[float, float], who: str, state: AmbitionView, colours: Theme, palette: str
) -> None:
    x, y = at
    far, figures, blocked = shares(state)
    lay(picture, nation(who, 6.6, 1.0, palette), (x + 12, y))
    bar = (x + 25, y - 5.0, x + 168, y + 5.0)
    pen.rectangle(bar, colours.paper_deep, colours.line, 0.8, 5)
    fill: Colour = signs(who).fill
    if far > 0:
        pen.rectangle(
            (bar[0], bar[1], max(bar[0] + 10, bar[0] + (bar[2] - bar[0]) * far), bar[3]),
            mix(fill, colours.panel, 0.6) if blocked else fill,
            colours.edge,
            0.8,
            5,
        )
    pen.text((x + 174, y + 0.5), figures, "figure", 19, colours.muted if blocked else colours.ink)
    for index in range(state.years_running if state.years_running > 1 else 0):
        lay(picture, dot(5.6, index < state.running, palette), (x + 222 + index * 15, y))
    if state.years_running <= 1 and state.met_now:
        lay(picture, dot(5.6, True, palette), (x + 222, y))
