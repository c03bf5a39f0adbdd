"""Rebel land zones at a glance: a red wash along the border of the zone, hatched within (rule 2.4)."""

from __future__ import annotations

import functools
import math

import numpy as np
from PIL import Image

from render.chart_ground import blur, raster, zone_mask
from render.geometry import geometry
from render.marks import REBEL
from render.window import Array, Window


@functools.lru_cache(maxsize=48)
def _mask(window: Window, zone: str) -> tuple[Image.Image, tuple[int, int]] | None:
    """Return the wash of a zone as a mask and where it lies in the picture; None where nothing of it shows."""
    place = geometry().land_zones[zone]
    inside = zone_mask(window, zone)
    if place.outline:
        inside = np.maximum(inside, raster(window, [(list(place.outline), [])]))
    inside = inside * _within(window)
    if not inside.any():
        return None
    rows, columns = np.flatnonzero(inside.any(axis=1)), np.flatnonzero(inside.any(axis=0))
    top, bottom, left, right = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
    rim = ((1 - blur(inside, 9 * window.scale)) * 2).clip(0, 1) ** 1.5
    ys, xs = np.mgrid[0 : inside.shape[0], 0 : inside.shape[1]].astype(np.float32) / np.float32(window.scale)
    lines = ((np.sin((xs + window.box[0] + ys + window.box[1]) * math.tau / 9) - 0.72) * 5).clip(0, 1)
    strength = inside * (rim * 0.55 + lines * 0.22).clip(0, 0.75)
    cut = strength[top:bottom, left:right]
    return Image.fromarray((cut * 255).astype(np.uint8)), (int(left), int(top))


def _within(window: Window) -> Array:
    """Return 1 for the pixels inside the frame of the map."""
    geo = geometry()
    low, right, bottom = geo.canvas.frame, geo.canvas.width - geo.canvas.frame, geo.canvas.height - geo.canvas.frame
    return raster(window, [([(low, low), (right, low), (right, bottom), (low, bottom)], [])])


def draw(picture: Image.Image, window: Window, zone: str) -> None:
    """Wash a rebel land zone on a chart."""
    found = _mask(window, zone)
    if found is not None:
        mask, at = found
        picture.paste(REBEL, (*at, at[0] + mask.width, at[1] + mask.height), mask)
