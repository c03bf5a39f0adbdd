"""The board: the whole map with every marker, the Year, the players, how far the ambitions are. From a view alone.

>>> from engine import front
>>> data = draw(front.view(front.new_game(["england", "france"], seed=1).state, None))
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.view import View
from render import band, cartouche, encode, panel, pieces
from render.chart import chart
from render.scene import layout, turn_of
from render.window import BOARD


def paint(
    view: View,
    *,
    names: Mapping[str, str] | None = None,
    since: View | None = None,
    palette: str = "standard",
    acting: str | None = None,
    locale: str = "en",
) -> Image.Image:
    """Return the board as an RGB picture of 1800 x 1350 px. Arguments as for `draw`."""
    picture = chart(BOARD, palette, locale).copy()
    turn = acting or turn_of(view)
    scene = layout(view)
    pieces.draw(picture, BOARD, view, scene, since, palette, turn)
    cartouche.draw(picture, view, names or {}, palette, turn, locale)
    panel.draw(picture, view, names or {}, palette, turn, locale)
    band.draw(picture, view, palette, locale)
    return picture


def draw(
    view: View,
    *,
    names: Mapping[str, str] | None = None,
    since: View | None = None,
    palette: str = "standard",
    acting: str | None = None,
    locale: str = "en",
    form: str = encode.DEFAULT,
) -> bytes:
    """Return the board as bytes of `form` (`render.encode.FORMS`; `encode.extension(data)` names the file).

    `names`: nation to player's display name. `since`: an older view; what changed is shown as wakes of Fleets and
    rings round new markers. `acting`: whose turn it is (None: the one acting seat of the view).
    Raises ValueError for an unknown palette or form.
    """
    return encode.encode(paint(view, names=names, since=since, palette=palette, acting=acting, locale=locale), form)
