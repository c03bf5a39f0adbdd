"""Palettes (`assets/themes.toml`) and the signs of the five nations: colour, second colour, letter, shape, pattern."""

from __future__ import annotations

import functools
import tomllib
from typing import Literal

import msgspec
from PIL import ImageColor

from render.geometry import ASSETS

Colour = tuple[int, int, int]
Shape = Literal["shield", "square", "lozenge", "round", "hexagon"]
PALETTES = ("standard", "high_contrast", "light", "dark")


class Nation(msgspec.Struct, frozen=True):
    """How a nation is told from the others by any one of: fill, letter, shape, pattern of the field."""

    letter: str
    shape: Shape
    fill: Colour
    second: Colour
    text: Colour
    pattern: Literal["pale", "fess", "saltire", "cross", "chevron", "plain"]


class Theme(msgspec.Struct, frozen=True):
    """One palette; colours are RGB."""

    name: str
    dark: bool
    land: Colour
    land_deep: Colour
    sea: Colour
    sea_deep: Colour
    sea_washes: tuple[Colour, ...]
    washes: tuple[Colour, ...]
    wash: float
    ink: Colour
    coast: Colour
    sea_ink: Colour
    sea_name: Colour
    zone_name: Colour
    wind: Colour
    gold: Colour
    gold_deep: Colour
    paper: Colour
    paper_deep: Colour
    panel: Colour
    line: Colour
    halo: Colour
    edge: Colour
    accent: Colour
    muted: Colour
    good: Colour
    grain: float


def rgb(text: str) -> Colour:
    """Return an RGB triple of `#rrggbb`."""
    red, green, blue = ImageColor.getrgb(text)[:3]
    return red, green, blue


NATIONS: dict[str, Nation] = {
    "spain": Nation("S", "shield", rgb("#f5cf3a"), rgb("#c8102e"), rgb("#2a1a0e"), "pale"),
    "netherlands": Nation("N", "square", rgb("#e2661a"), rgb("#27408f"), rgb("#1d2f6f"), "fess"),
    "france": Nation("F", "lozenge", rgb("#2668bf"), rgb("#f4f0e0"), rgb("#ffffff"), "chevron"),
    "england": Nation("E", "round", rgb("#a51a2b"), rgb("#ffffff"), rgb("#ffffff"), "cross"),
    "courland": Nation("C", "hexagon", rgb("#26262e"), rgb("#b9bcc8"), rgb("#ffffff"), "saltire"),
}
CROWN = Nation("✚", "shield", rgb("#d9c9a0"), rgb("#7d1f1f"), rgb("#5a1a10"), "plain")


def nation(nation_id: str) -> Nation:
    """Return the signs of a nation, or of the Crown without a player."""
    return NATIONS.get(nation_id, CROWN)


@functools.cache
def theme(name: str = "standard") -> Theme:
    """Return a palette by name. Raises ValueError with the names there are."""
    if name not in PALETTES:
        raise ValueError(f"There is no palette {name!r}; there are {', '.join(PALETTES)}.")
    raw = tomllib.loads((ASSETS / "themes.toml").read_text(encoding="utf-8"))[name]
    plain: dict[str, object] = {}
    for key, value in raw.items():
        if isinstance(value, str):
            plain[key] = rgb(value)
        elif isinstance(value, list):
            plain[key] = tuple(rgb(item) for item in value)
        else:
            plain[key] = value
    return msgspec.convert({"name": name, **plain}, type=Theme)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return `a` with `share` (0..1) of `b` in it."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )
