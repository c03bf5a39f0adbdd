"""Mountains, rivers, lakes and woods of the chart (`assets/relief.toml`, lon/lat)."""

from __future__ import annotations

import functools
import tomllib
from typing import Literal

import msgspec

from render.geometry import ASSETS, Point


class Range(msgspec.Struct, frozen=True):
    """A chain of mountains along a line; `size` of a hill in map px."""

    name: str
    size: float
    line: tuple[Point, ...]


class River(msgspec.Struct, frozen=True):
    """A river from its source to its mouth; `weight` at the mouth in map px."""

    name: str
    weight: float
    line: tuple[Point, ...]


class Lake(msgspec.Struct, frozen=True):
    """A lake."""

    name: str
    outline: tuple[Point, ...]


class Wood(msgspec.Struct, frozen=True):
    """A patch of trees or reeds within an ellipse (degrees)."""

    kind: Literal["pine", "tree", "reed"]
    centre: Point
    radius: Point
    count: int


class Relief(msgspec.Struct, frozen=True):
    """All of `relief.toml`."""

    ranges: tuple[Range, ...]
    rivers: tuple[River, ...]
    lakes: tuple[Lake, ...]
    woods: tuple[Wood, ...]


@functools.cache
def relief() -> Relief:
    """Return the relief (read once)."""
    raw = tomllib.loads((ASSETS / "relief.toml").read_text(encoding="utf-8"))
    return msgspec.convert(raw, type=Relief)
