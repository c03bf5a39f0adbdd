"""A window on the map: which map px are drawn, and how many picture px a map px takes. Noise that fits any window."""

from __future__ import annotations

import functools

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.geometry import Box, Point

BOARD_WIDTH, BOARD_HEIGHT, MAP_HEIGHT = 1800, 1350, 1200
Array = NDArray[np.float32]


class Window(msgspec.Struct, frozen=True):
    """Map px `box` shown at `scale` picture px a map px."""

    box: Box
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height of the picture in px."""
        return round((self.box[2] - self.box[0]) * self.scale), round((self.box[3] - self.box[1]) * self.scale)

    @property
    def origin(self) -> Point:
        """Return the map px of the upper left corner."""
        return self.box[0], self.box[1]

    def to(self, point: Point) -> Point:
        """Return the picture px of a map px."""
        return (point[0] - self.box[0]) * self.scale, (point[1] - self.box[1]) * self.scale

    def area(self, box: Box) -> Box:
        """Return a box of map px in picture px."""
        return (*self.to((box[0], box[1])), *self.to((box[2], box[3])))


BOARD = Window((0.0, 0.0, float(BOARD_WIDTH), float(BOARD_HEIGHT)), 1.0)


@functools.lru_cache(maxsize=32)
def _lattice(cell: float, seed: int) -> Image.Image:
    columns, rows = int(BOARD_WIDTH / cell) + 6, int(BOARD_HEIGHT / cell) + 6
    values = np.random.default_rng(seed).random((rows, columns), dtype=np.float32)
    return Image.fromarray(values)


def noise(window: Window, cell: float, seed: int) -> Array:
    """Return smooth noise about 0..1, bumps `cell` map px wide; the same map px has the same value in every window."""
    x0, y0, x1, y1 = (value / cell + 2 for value in window.box)
    picture = _lattice(cell, seed).resize(window.size, Image.Resampling.BICUBIC, box=(x0, y0, x1, y1))
    return np.asarray(picture, dtype=np.float32)


def clouds(window: Window, cell: float, seed: int, octaves: int = 3) -> Array:
    """Return noise summed over octaves, about 0..1."""
    total = np.zeros((window.size[1], window.size[0]), dtype=np.float32)
    weight, whole = 1.0, 0.0
    for octave in range(octaves):
        total += np.float32(weight) * noise(window, cell / 2**octave, seed + octave)
        whole += weight
        weight /= 2
    return total / np.float32(whole)
