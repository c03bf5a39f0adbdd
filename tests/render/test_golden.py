"""Golden pictures: what is drawn stays what was looked at. `python -m tests.render.regenerate` makes them anew."""

import numpy as np
import pytest
from PIL import Image

from tests.render.regenerate import FOLDER, pictures, small

MEAN, FAR, SHARE = 5.0, 60, 0.012


@pytest.mark.parametrize("name", list(pictures()))
def test_picture_is_the_golden_one(name: str) -> None:
    """Tolerance: mean difference of a channel, and the share of pixels that are far off (another freetype, say)."""
    drawn = np.asarray(small(pictures()[name]()), dtype=np.int16)
    with Image.open(FOLDER / f"{name}.png") as kept:
        wanted = np.asarray(kept.convert("RGB"), dtype=np.int16)
    assert drawn.shape == wanted.shape
    off = np.abs(drawn - wanted)
    far = float((off.max(axis=2) > FAR).mean())
    assert off.mean() <= MEAN and far <= SHARE, f"{name}: mean {off.mean():.2f}, far {far:.4f}"


def test_a_marker_more_is_noticed() -> None:
    """The tolerance is no blanket: one Rebel star more on the board would fail."""
    picture = pictures()["board"]()
    changed = picture.copy()
    changed.paste((196, 34, 32), (600, 600, 780, 780))
    off = np.abs(np.asarray(small(picture), dtype=np.int16) - np.asarray(small(changed), dtype=np.int16))
    assert float((off.max(axis=2) > FAR).mean()) > SHARE / 2
