"""A pen on a supersampled picture: shapes in map px, whatever the scale and window."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render import fonts
from render.geometry import Box, Point
from render.theme import Colour

Fill = Colour | tuple[int, int, int, int] | int | None


class Pen:
    """Draws on `image` with coordinates in map px: `scale` picture px a map px, `origin` the map px of its corner."""

    def __init__(self, image: Image.Image, scale: float, origin: Point = (0.0, 0.0)) -> None:
        self.image = image
        self.scale = scale
        self.origin = origin
        self.canvas = ImageDraw.Draw(image, "RGBA" if image.mode == "RGB" else None)

    def to(self, point: Point) -> Point:
        """Return the picture px of a map px."""
        return (point[0] - self.origin[0]) * self.scale, (point[1] - self.origin[1]) * self.scale

    def _all(self, points: Iterable[Point]) -> list[Point]:
        return [self.to(point) for point in points]

    def polygon(self, points: Sequence[Point], fill: Fill = None, line: Fill = None, weight: float = 0.0) -> None:
        """Fill a polygon and go round it with a line of `weight` map px."""
        placed = self._all(points)
        if fill is not None:
            self.canvas.polygon(placed, fill=fill)
        if line is not None and weight > 0:
            self.stroke([*points, points[0], points[1]], line, weight)

    def stroke(self, points: Sequence[Point], fill: Fill, weight: float) -> None:
        """Draw a line with round joints and ends."""
        placed = self._all(points)
        thick = max(1, round(weight * self.scale))
        self.canvas.line(placed, fill=fill, width=thick, joint="curve")
        if thick > 2:
            r = thick / 2 - 0.5
            for x, y in (placed[0], placed[-1]):
                self.canvas.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def dashed(self, points: Sequence[Point], fill: Fill, weight: float, dash: float, gap: float) -> None:
        """Draw a dashed line; `dash` and `gap` in map px."""
        for piece in dashes(points, dash, gap):
            self.stroke(piece, fill, weight)

    def tapered(self, points: Sequence[Point], fill: Fill, weights: tuple[float, float]) -> None:
        """Draw a line whose weight goes evenly from the first to the second of `weights`."""
        left: list[Point] = []
        right: list[Point] = []
        for index, (x, y) in enumerate(points):
            a, b = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
            span = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
            half = (weights[0] + (weights[1] - weights[0]) * index / max(1, len(points) - 1)) / 2
            nx, ny = -(b[1] - a[1]) / span * half, (b[0] - a[0]) / span * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        self.canvas.polygon(self._all([*left, *reversed(right)]), fill=fill)

    def circle(self, centre: Point, radius: float, fill: Fill = None, line: Fill = None, weight: float = 0.0) -> None:
        """Draw a circle; the line lies inside the radius."""
        self.ellipse(
            (centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius), fill, line, weight
        )

    def ellipse(self, box: Box, fill: Fill = None, line: Fill = None, weight: float = 0.0) -> None:
        """Draw an ellipse in a box."""
        (x0, y0), (x1, y1) = self.to(box[:2]), self.to(box[2:])
        thick = round(weight * self.scale) if line is not None else 0
        self.canvas.ellipse((x0, y0, x1, y1), fill=fill, outline=line, width=thick)

    def arc(self, box: Box, start: float, end: float, fill: Fill, weight: float) -> None:
        """Draw part of an ellipse, degrees clockwise from the east."""
        (x0, y0), (x1, y1) = self.to(box[:2]), self.to(box[2:])
        self.canvas.arc((x0, y0, x1, y1), start, end, fill=fill, width=max(1, round(weight * self.scale)))

    def rectangle(
        self, box: Box, fill: Fill = None, line: Fill = None, weight: float = 0.0, radius: float = 0.0
    ) -> None:
        """Draw a rectangle, with round corners if `radius` is given."""
        (x0, y0), (x1, y1) = self.to(box[:2]), self.to(box[2:])
        thick = max(1, round(weight * self.scale)) if line is not None and weight else 0
        area = (x0, y0, x1, y1)
        self.canvas.rounded_rectangle(
            area, radius * self.scale, fill=fill, outline=line if thick else None, width=thick
        )

    def text(
        self,
        at: Point,
        text: str,
        face: str,
        size: float,
        fill: Colour | int,
        anchor: str = "lm",
        tracking: float = 0.0,
    ) -> float:
        """Write one line, size in map px; return its width in map px."""
        return fonts.draw(self.canvas, self.to(at), text, face, size * self.scale, fill, anchor, tracking) / self.scale


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """Cut a polyline into dashes."""
    pieces: list[list[Point]] = []
    piece: list[Point] = [points[0]]
    left, drawing = dash, True
    for a, b in itertools.pairwise(points):
        span = math.hypot(b[0] - a[0], b[1] - a[1])
        done = 0.0
        while span - done > left:
            done += left
            x, y = a[0] + (b[0] - a[0]) * done / span, a[1] + (b[1] - a[1]) * done / span
            piece.append((x, y))
            if drawing:
                pieces.append(piece)
            drawing = not drawing
            left = dash if drawing else gap
            piece = [(x, y)]
        left -= span - done
        piece.append(b)
    if drawing and len(piece) > 1:
        pieces.append(piece)
    return pieces


def ring(centre: Point, radius: float, corners: int, turn: float = -90.0) -> list[Point]:
    """Return the corners of a regular polygon; `turn` is the direction of the first in degrees."""
    return [
        (
            centre[0] + radius * math.cos(math.radians(turn + 360 * i / corners)),
            centre[1] + radius * math.sin(math.radians(turn + 360 * i / corners)),
        )
        for i in range(corners)
    ]


def star(centre: Point, outer: float, inner: float, points: int, turn: float = -90.0) -> list[Point]:
    """Return the corners of a star."""
    out = ring(centre, outer, points, turn)
    notch = ring(centre, inner, points, turn + 180 / points)
    return [corner for pair in zip(out, notch, strict=True) for corner in pair]
