"""A sheet of paper for pictures that are no map: grain, frame, title. Kept like the charts."""

from __future__ import annotations

import functools

import numpy as np
from PIL import Image

from render import fonts
from render.pen import Pen, ring
from render.theme import Theme, theme
from render.window import Window, clouds


@functools.lru_cache(maxsize=12)
def _paper(wide: int, high: int, palette: str) -> Image.Image:
    colours = theme(palette)
    window = Window((0, 0, wide * 0.7, high * 0.7), 1 / 0.7)
    ground = np.empty((high, wide, 3), dtype=np.float32)
    ground[:] = np.array(colours.paper, dtype=np.float32)
    rough = np.asarray(
        Image.fromarray(clouds(window, 210, 91, 4)).resize((wide, high), Image.Resampling.BICUBIC), dtype=np.float32
    )
    patches = ((rough - 0.35) * 1.6).clip(0, 1)[:, :, None]
    ground += (np.array(colours.paper_deep, dtype=np.float32) - ground) * patches
    xs, ys = np.arange(wide, dtype=np.float32), np.arange(high, dtype=np.float32)
    edge = np.minimum(np.minimum(xs, wide - xs)[None, :], np.minimum(ys, high - ys)[:, None])
    rim = (np.exp(-edge / 46) * 0.3 * min(1.0, colours.grain))[:, :, None]
    ground += (np.array(colours.gold, dtype=np.float32) - ground) * rim
    picture = Image.fromarray(ground.clip(0, 255).astype(np.uint8))
    fine = picture.resize((wide * 2, high * 2), Image.Resampling.BICUBIC)
    frame(Pen(fine, 2.0), colours, (0, 0, wide, high))
    return fine.resize((wide, high), Image.Resampling.LANCZOS)


def sheet(wide: int, high: int, palette: str) -> Image.Image:
    """Return a framed sheet to draw on (RGB)."""
    return _paper(wide, high, palette).copy()


def frame(pen: Pen, colours: Theme, box: tuple[float, float, float, float]) -> None:
    """Draw a printed frame with small diamonds at its corners."""
    x0, y0, x1, y1 = box
    pen.rectangle((x0 + 9, y0 + 9, x1 - 9, y1 - 9), None, colours.ink, 2.2)
    pen.rectangle((x0 + 14, y0 + 14, x1 - 14, y1 - 14), None, colours.gold, 3)
    pen.rectangle((x0 + 19, y0 + 19, x1 - 19, y1 - 19), None, colours.ink, 1)
    for x in (x0 + 14, x1 - 14):
        for y in (y0 + 14, y1 - 14):
            pen.polygon(ring((x, y), 11, 4), colours.panel, colours.ink, 1.4)
            pen.polygon(ring((x, y), 6, 4), colours.accent)


def title(pen: Pen, colours: Theme, text: str, at: tuple[float, float], size: float, room: float) -> None:
    """Write a title with a rule under it."""
    line, letters = fonts.fit(text, "fell_caps", size, room, 18)
    pen.text(at, line, "fell_caps", letters, colours.zone_name, "mm", 0.03)
    y = at[1] + size * 0.72
    half = min(room / 2, 190.0)
    for side in (-1, 1):
        pen.tapered([(at[0] + side * 12, y), (at[0] + side * half, y)], colours.line, (2, 0.6))
    pen.polygon(ring((at[0], y), 5, 4), colours.gold, colours.line, 0.8)
