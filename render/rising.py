"""Zones marked out on a chart: rebel land zones (rule 2.4) washed and hatched red, a zone looked at rimmed in gold."""

from __future__ import annotations

import functools
import math

import numpy as np
from PIL import Image

from render.chart_ground import blur, land_mask, raster, sea_mask, zone_mask
from render.geometry import geometry
from render.marks import REBEL
from render.window import Array, Window

GOLD = (236, 178, 44)


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


@functools.lru_cache(maxsize=32)
def _rim(window: Window, zone: str) -> Image.Image:
    """Return the rim of a zone as a mask: outside the coast of a land zone, inside the border of a sea zone."""
    if zone in geometry().land_zones:
        inside = zone_mask(window, zone)
        outline = geometry().land_zones[zone].outline
        if outline:
            inside = np.maximum(inside, raster(window, [(list(outline), [])]))
        rim = (blur(inside, 7 * window.scale) * 2).clip(0, 1) * (1 - inside)
    else:
        inside = sea_mask(window, zone) * (1 - land_mask(window))
        rim = ((1 - blur(inside, 7 * window.scale)) * 2).clip(0, 1) * inside
    return Image.fromarray((rim * 150).clip(0, 255).astype(np.uint8))


def highlight(picture: Image.Image, window: Window, zone: str) -> None:
    """Draw a gold rim round the zone that a picture is about."""
    picture.paste(GOLD, (0, 0, picture.width, picture.height), _rim(window, zone))
