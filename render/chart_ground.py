"""The ground of the chart, pixel by pixel: paper, hand-coloured seas and lands, engraved shading of the coast."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from render.geometry import Point, coast, geometry
from render.relief import relief
from render.theme import Colour, Theme
from render.window import Array, Window, clouds, noise

FINE = 3
HACHURE_STEP = 3.0


def raster(window: Window, rings: list[tuple[list[Point], list[list[Point]]]]) -> Array:
    """Return how much of each pixel lies in the polygons (0..1); rings in map px, holes cut out."""
    fine = window.scale * FINE
    picture = Image.new("L", (window.size[0] * FINE, window.size[1] * FINE), 0)
    canvas = ImageDraw.Draw(picture)
    x0, y0 = window.origin
    for outer, holes in rings:
        canvas.polygon([((x - x0) * fine, (y - y0) * fine) for x, y in outer], fill=255)
        for hole in holes:
            canvas.polygon([((x - x0) * fine, (y - y0) * fine) for x, y in hole], fill=0)
    return np.asarray(picture.reduce(FINE), dtype=np.float32) / np.float32(255)


def blur(values: NDArray[np.floating[Any]], radius: float) -> Array:
    """Return values (0..1) blurred by a Gaussian of `radius` px."""
    picture = Image.fromarray((values * 255).clip(0, 255).astype(np.uint8))
    return np.asarray(picture.filter(ImageFilter.GaussianBlur(radius)), dtype=np.float32) / np.float32(255)


@functools.cache
def _land_rings() -> list[tuple[list[Point], list[list[Point]]]]:
    """Return every landmass with its holes; the lakes of the relief are cut out last."""
    geo = geometry()
    parts = [[[geo.project(*p) for p in ring] for ring in part.rings] for part in coast().land]
    lakes = [[geo.project(*p) for p in lake.outline] for lake in relief().lakes]
    rings = [(part[0], part[1:]) for part in parts]
    outer, holes = rings[-1]
    return [*rings[:-1], (outer, [*holes, *lakes])]


def land_mask(window: Window) -> Array:
    """Return the share of land of each pixel."""
    return raster(window, _land_rings())


def zone_mask(window: Window, zone: str) -> Array:
    """Return the share of each pixel that is land of `zone`."""
    geo = geometry()
    pieces = [
        ([geo.project(*p) for p in rings[0]], [[geo.project(*p) for p in r] for r in rings[1:]])
        for rings in coast().zones[zone]
    ]
    return raster(window, pieces)


def sea_mask(window: Window, zone: str) -> Array:
    """Return the share of each pixel that lies in the region of a sea zone (land included)."""
    geo = geometry()
    region = geo.sea_zones[zone].region
    return (
        raster(window, [([geo.project(*p) for p in region], [])])
        if region
        else np.zeros((window.size[1], window.size[0]), np.float32)
    )


def _lay(ground: Array, colour: Colour, share: NDArray[np.floating[Any]] | float) -> None:
    """Mix `colour` into the ground (h, w, 3) in place, by `share` (0..1) of each pixel."""
    weight = np.asarray(share, dtype=np.float32)
    if weight.ndim == 2:
        weight = weight[:, :, None]
    ground += (np.array(colour, dtype=np.float32) - ground) * weight


def paint_ground(window: Window, theme: Theme) -> Image.Image:
    """Return paper, seas, lands and coast as an RGB picture of the window."""
    wide, high = window.size
    land = land_mask(window)
    sea = 1 - land
    ground = np.empty((high, wide, 3), dtype=np.float32)
    ground[:] = np.array(theme.sea, dtype=np.float32)
    mottle = clouds(window, 260, 11, 4)
    open_sea = 1 - blur(land, 70 * window.scale)
    _lay(ground, theme.sea_deep, (open_sea**2 * 0.75 + (mottle - 0.5) * 0.5).clip(0, 1))
    _wash_seas(ground, window, theme, mottle)
    lands = np.empty_like(ground)
    lands[:] = np.array(theme.land, dtype=np.float32)
    _lay(lands, theme.land_deep, (0.12 + (clouds(window, 150, 21, 4) - 0.3) * 0.8).clip(0, 0.8))
    _shade_relief(lands, window, theme)
    _wash_lands(lands, window, theme)
    ground += (lands - ground) * land[:, :, None]
    _hachure(ground, window, theme, land, sea)
    _age(ground, window, theme)
    return Image.fromarray(ground.clip(0, 255).astype(np.uint8), "RGB")


def _crop(share: Array, margin: float) -> tuple[slice, slice] | None:
    """Return the rows and columns in which `share` is anything, and `margin` px about them; None where it is nothing.

    Zones are small: washing only their part of the sheet takes a third of the time.
    """
    rows, columns = np.flatnonzero(share.any(axis=1)), np.flatnonzero(share.any(axis=0))
    if not len(rows):
        return None
    more = round(margin)
    return (
        slice(max(0, int(rows[0]) - more), int(rows[-1]) + 1 + more),
        slice(max(0, int(columns[0]) - more), int(columns[-1]) + 1 + more),
    )


def _wash_seas(ground: Array, window: Window, theme: Theme, mottle: Array) -> None:
    """Tint every sea zone, stronger along its border, as a colourist would."""
    for index, zone in enumerate(name for name in geometry().sea_zones if name != "europe"):
        inside = sea_mask(window, zone)
        part = _crop(inside, 34 * window.scale)
        if part is None:
            continue
        inside = inside[part]
        colour = theme.sea_washes[index % len(theme.sea_washes)]
        rim = (1 - blur(inside, 11 * window.scale)) * inside
        _lay(ground[part], colour, inside * (0.16 + 0.2 * mottle[part]) + (rim * 1.1).clip(0, 0.5) * 0.8)


def _wash_lands(lands: Array, window: Window, theme: Theme) -> None:
    """Hand colouring: a wash inside the edge of each zone, nothing in its middle (art direction 8)."""
    patches = clouds(window, 34, 31, 3)
    for zone in geometry().land_zones:
        inside = zone_mask(window, zone)
        part = _crop(inside, 20 * window.scale)
        if part is None:
            continue
        inside = inside[part]
        rim = ((1 - blur(inside, 6.5 * window.scale)) * 2).clip(0, 1) ** 1.35
        colour = theme.washes[ZONE_WASH[zone] % len(theme.washes)]
        _lay(lands[part], colour, inside * (rim * theme.wash * (0.72 + 0.5 * patches[part])).clip(0, 0.85))
        _lay(lands[part], colour, inside * np.float32(0.07))


def _shade_relief(lands: Array, window: Window, theme: Theme) -> None:
    """Shade the flanks of the ranges, light from the north-west."""
    wide, high = window.size
    picture = Image.new("L", (wide, high), 0)
    canvas = ImageDraw.Draw(picture)
    for chain in relief().ranges:
        points = [window.to(geometry().project(*p)) for p in chain.line]
        canvas.line(points, fill=255, width=max(2, round(chain.size * 1.5 * window.scale)), joint="curve")
    heights = blur(np.asarray(picture, dtype=np.float32) / np.float32(255), 12 * window.scale)
    heights = heights * (0.55 + 0.9 * clouds(window, 26, 41, 3))
    down = np.gradient(heights, axis=0) + np.gradient(heights, axis=1)
    shade = (-down * 14 * window.scale).clip(-1, 1)
    _lay(lands, theme.line, (shade.clip(0, 1) * 0.42) + heights * 0.1)
    _lay(lands, theme.halo if not theme.dark else theme.gold, (-shade).clip(0, 1) * (0.5 if not theme.dark else 0.2))


def _hachure(ground: Array, window: Window, theme: Theme, land: Array, sea: Array) -> None:
    """Engrave horizontal strokes seaward of every coast (art direction 7), then the coast line itself."""
    _wide, high = window.size
    near = blur(land, 11 * window.scale)
    rows = (np.arange(high, dtype=np.float32) / window.scale + window.box[1])[:, None] + noise(window, 60, 51) * 1.4
    number = np.floor(rows / HACHURE_STEP).astype(np.int64)
    lengths = np.array([0.20, 0.075, 0.15, 0.035], dtype=np.float32)
    limit = lengths[number % 4] * (0.55 + 0.9 * noise(window, 9, 53))
    off_line = np.abs(rows / HACHURE_STEP - number - 0.5) * HACHURE_STEP * window.scale
    stroke = (0.33 * window.scale - off_line + 0.5).clip(0, 1)
    fade = ((near - limit) / 0.1).clip(0, 1) * (0.35 + near).clip(0, 1)
    _lay(ground, theme.coast if not theme.dark else theme.sea_ink, stroke * fade * sea * 0.85)
    inner = blur(land, 2.2 * window.scale)
    _lay(ground, theme.coast, (land * (1 - inner) * 1.1).clip(0, 0.55))
    line = blur(land, 0.62 * window.scale)
    _lay(ground, theme.coast, (1 - np.abs(line - 0.5) * 2.6).clip(0, 1))


def _age(ground: Array, window: Window, theme: Theme) -> None:
    """Give the sheet its grain, folds and a darker rim."""
    if not theme.grain:
        return
    grain = theme.grain
    wide, high = window.size
    fibres = noise(window, 3.1, 61) * 0.6 + noise(window, 7.3, 62) * 0.6
    ground *= 1 + (fibres[:, :, None] - 0.6) * np.float32(0.05 * grain)
    stains = ((clouds(window, 420, 71, 4) - 0.52) * 4).clip(0, 1)
    _lay(ground, theme.gold, stains * 0.13 * grain)
    xs = np.arange(wide, dtype=np.float32) / window.scale + window.box[0]
    ys = np.arange(high, dtype=np.float32) / window.scale + window.box[1]
    for at, along in ((450, xs), (900, xs), (1350, xs)):
        crease = np.exp(-((along - at) ** 2) / 3.0) - 0.6 * np.exp(-((along - at - 3) ** 2) / 8.0)
        ground -= crease[None, :, None] * np.float32(6 * grain)
    crease_y = np.exp(-((ys - 600) ** 2) / 3.0) - 0.6 * np.exp(-((ys - 603) ** 2) / 8.0)
    ground -= crease_y[:, None, None] * np.float32(6 * grain)
    edge = np.minimum(np.minimum(xs, 1800 - xs)[None, :], np.minimum(ys, 1350 - ys)[:, None])
    _lay(
        ground,
        theme.gold_deep if not theme.dark else theme.edge,
        (np.exp(-edge / 60) * 0.28 * grain).astype(np.float32),
    )


# Neighbours differ (art direction 2).
ZONE_WASH = {
    "florida": 0, "bahamas": 2, "cuba": 0, "jamaica": 2, "hispaniola": 1, "puerto_rico": 3, "leeward_is": 0,
    "windward_is": 2, "guiana": 1, "venezuela": 3, "new_granada": 2, "panama": 0, "mosquito": 1,
    "yucatan": 2, "new_spain": 4,
}  # fmt: skip
