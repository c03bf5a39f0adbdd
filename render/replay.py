"""A whole game as an animation: one board after the other, small enough to post."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence

from PIL import Image

from engine.view import View
from render import board
from render.encode import POST_LIMIT

# Width of the frames and quality, from the best to the smallest; then fewer frames.
STEPS = ((900, 60), (720, 50), (600, 40), (480, 30), (360, 20))


def draw(
    views: Sequence[View],
    *,
    names: Mapping[str, str] | None = None,
    palette: str = "standard",
    milliseconds: int = 700,
    limit: int = POST_LIMIT,
    locale: str = "en",
) -> bytes:
    """Return an animated WebP of the boards of `views`, the last one held; wakes show what moved from frame to frame.

    Raises ValueError without views, or if even the smallest is over `limit` bytes.
    """
    if not views:
        raise ValueError("A replay needs at least one position.")
    high = round(STEPS[0][0] * 0.75)
    frames = []
    for before, view in zip([None, *views], views, strict=False):
        full = board.paint(view, names=names, since=before, palette=palette, locale=locale)
        frames.append(full.resize((STEPS[0][0], high), Image.Resampling.LANCZOS, reducing_gap=2.0))
    keep = 1
    while True:
        chosen = [frame for index, frame in enumerate(reversed(frames)) if index % keep == 0][::-1]
        for wide, quality in STEPS:
            data = _animate(chosen, wide, quality, milliseconds)
            if len(data) <= limit:
                return data
        if len(chosen) == 1:
            raise ValueError(f"The replay takes {len(data)} bytes even at its smallest; {limit} are allowed.")
        keep *= 2


def _animate(frames: Sequence[Image.Image], wide: int, quality: int, milliseconds: int) -> bytes:
    size = (wide, round(wide * 0.75))
    small = [frame if frame.size == size else frame.resize(size, Image.Resampling.LANCZOS) for frame in frames]
    out = io.BytesIO()
    times = [milliseconds] * (len(small) - 1) + [milliseconds * 6]
    small[0].save(
        out, "WEBP", save_all=True, append_images=small[1:], duration=times, loop=0, quality=quality, method=2
    )
    return out.getvalue()
