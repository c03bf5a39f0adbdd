"""Names of seas and lands, each on its curve, and the leaders of the sites."""

from __future__ import annotations

import math

from PIL import Image

from render import fonts, labels
from render.chart_lines import faint
from render.geometry import Curve, Label, geometry
from render.pen import Pen
from render.theme import Theme
from render.window import Window


def draw_names(picture: Image.Image, window: Window, theme: Theme, words: dict[str, str]) -> None:
    """Write every sea and land name into `picture`, which shows `window` (at any scale)."""
    geo = geometry()
    for zone, sea in geo.sea_zones.items():
        if zone != "europe":
            _name(picture, window, sea.label, words.get(zone, sea.label.text).upper(), theme, sea=True)
    for zone, land in geo.land_zones.items():
        _name(picture, window, land.label, words.get(zone, land.label.text), theme, sea=False)


def _name(picture: Image.Image, window: Window, label: Label, text: str, theme: Theme, *, sea: bool) -> None:
    told = labels.setting(label, text, sea=sea)
    curve: Curve = (window.to(label.curve[0]), window.to(label.curve[1]), window.to(label.curve[2]))
    letters = told.size * window.scale
    reach = letters * 2 + fonts.width(text, told.face, letters, told.tracking) / 2
    xs = [p[0] for p in curve]
    ys = [p[1] for p in curve]
    left, top = math.floor(min(xs) - reach), math.floor(min(ys) - 3 * letters)
    right, bottom = math.ceil(max(xs) + reach), math.ceil(max(ys) + 3 * letters)
    if right < 0 or bottom < 0 or left > picture.width or top > picture.height:
        return
    for row, line in enumerate(told.lines):
        down = (row - (len(told.lines) - 1) / 2) * letters * 0.95
        shifted: Curve = (
            (curve[0][0] - left, curve[0][1] - top + down),
            (curve[1][0] - left, curve[1][1] - top + down),
            (curve[2][0] - left, curve[2][1] - top + down),
        )
        mask = fonts.on_curve((right - left, bottom - top), line, told.face, letters, shifted, told.tracking)
        colour = theme.sea_name if sea else theme.zone_name
        around = theme.sea if sea else theme.land
        halo = fonts.grow(mask, (2.0 if sea else 2.2) * window.scale)
        picture.paste(around, (left, top), halo.point([round(v * (0.55 if sea else 0.85)) for v in range(256)]))
        picture.paste(colour, (left, top), mask)


def draw_leaders(pen: Pen, theme: Theme) -> None:
    """Draw a line from the true place of each site to its marker where they are apart, and a dot at the place."""
    for site in geometry().sites:
        (x0, y0), (x1, y1) = site.true_px, site.display
        if site.name_at is None or math.hypot(x1 - x0, y1 - y0) <= 14:
            continue
        pen.stroke([(x0, y0), (x1, y1)], faint(theme.halo, 0.85), 3.2)
    for site in geometry().sites:
        (x0, y0), (x1, y1) = site.true_px, site.display
        apart = math.hypot(x1 - x0, y1 - y0)
        if apart <= 14:
            continue
        if site.name_at is None:
            pen.dashed([(x0, y0), (x1, y1)], faint(theme.ink, 0.7), 1.1, 3, 2.4)
        else:
            pen.stroke([(x0, y0), (x1, y1)], faint(theme.ink, 0.9), 1.2)
        pen.circle((x0, y0), 3.6, theme.accent, theme.edge, 0.9)
