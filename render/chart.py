"""The static chart: everything that never changes, drawn once a palette and window and kept on disk."""

from __future__ import annotations

import functools
import hashlib
import os
import re
import tempfile
import threading
import time
from pathlib import Path

from PIL import Image

from render import chart_frame, chart_lines, chart_names, legend, words
from render.chart_ground import paint_ground
from render.geometry import ASSETS, geometry
from render.pen import Pen
from render.theme import Theme, theme
from render.window import BOARD, Window

FINE = 2
MONTH = 30 * 24 * 3600
# All charts there can be are some 260 MiB; those in use are far fewer.
MOST_BYTES = 128 * 2**20
STORED = re.compile(r"[0-9a-f]{16}")
_drawing = threading.Lock()


def cache_folder() -> Path:
    """Return where charts are kept: `PAX_RENDER_CACHE`, else the user's cache folder, else a temporary one."""
    named = os.environ.get("PAX_RENDER_CACHE")
    if named:
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME")
    home = Path(base) if base else Path.home() / ".cache"
    return (
        home / "pax-hispanica" / "charts"
        if os.access(home.parent, os.W_OK)
        else Path(tempfile.gettempdir()) / "pax-hispanica-charts"
    )


@functools.cache
def digest() -> str:
    """Return a digest of the code and data that make the chart; a change of either makes new files."""
    total = hashlib.sha256()
    here = Path(__file__).resolve().parent
    parts = (
        "chart",
        "fonts",
        "geometry",
        "goods",
        "icons",
        "labels",
        "legend",
        "marks",
        "pen",
        "relief",
        "shields",
        "sprites",
        "theme",
        "window",
    )
    code = sorted(path for path in here.glob("*.py") if path.name.startswith(parts))
    data = sorted(path for path in ASSETS.rglob("*") if path.suffix in {".json", ".toml"})
    for path in (*code, *data):
        total.update(path.name.encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def draw(window: Window, palette: Theme, locale: str) -> Image.Image:
    """Draw the chart of a window from nothing (RGB). The board has the furniture, a zoom only the land and sea."""
    picture = paint_ground(window, palette)
    wide, high = window.size
    picture = picture.resize((wide * FINE, high * FINE), Image.Resampling.BICUBIC)
    fine = Window(window.box, window.scale * FINE)
    pen = Pen(picture, fine.scale, window.origin)
    whole = window == BOARD
    chart_lines.draw_rhumbs_at_sea(pen, window, palette)
    chart_lines.draw_sea_borders(pen, palette)
    chart_lines.draw_shoals(pen, palette)
    chart_frame.draw_weed(pen, palette)
    chart_lines.draw_relief(pen, palette)
    chart_lines.draw_land_borders(pen, palette)
    chart_frame.draw_serpent(pen, palette, (950, 118))
    chart_frame.draw_star(pen, palette)
    chart_lines.draw_winds(pen, palette)
    names = words.places(locale)
    chart_names.draw_names(picture, fine, palette, names)
    chart_names.draw_leaders(pen, palette)
    chart_frame.draw_europe(pen, palette, names.get("europe", "Europe"))
    if whole:
        say = words.say(locale)
        chart_frame.draw_rose(pen, palette)
        chart_frame.draw_scale(pen, palette, say("leagues"))
        chart_frame.draw_frame(pen, palette)
        chart_frame.draw_cartouche(pen, palette, say("title"), say("motto"))
        chart_frame.draw_plate(pen, palette, geometry().boxes["panel"])
        chart_frame.draw_plate(pen, palette, chart_frame.BAND)
    picture = picture.resize((wide, high), Image.Resampling.LANCZOS)
    if whole:
        legend.draw(picture, palette.name, locale)
    return picture


def _file(window: Window, palette: str, locale: str) -> Path:
    key = hashlib.sha256(repr((window, palette, locale)).encode()).hexdigest()[:12]
    return cache_folder() / digest() / f"{palette}-{key}.png"


@functools.lru_cache(maxsize=12)
def chart(window: Window, palette: str = "standard", locale: str = "en") -> Image.Image:
    """Return the chart of a window; do not draw on it, copy it. Read from disk where it was drawn before.

    Raises ValueError for an unknown palette. A cache that cannot be read or written is only slower.
    """
    wanted = theme(palette)
    path = _file(window, palette, locale)
    with _drawing:
        picture = _read(path, window.size)
        if picture is None:
            picture = draw(window, wanted, locale)
            _write(path, picture)
    return picture


def _read(path: Path, size: tuple[int, int]) -> Image.Image | None:
    try:
        with Image.open(path) as stored:
            stored.load()
            found = stored.convert("RGB") if stored.size == size else None
        os.utime(path)  # in use: others go first when room is needed
        return found
    except (OSError, ValueError, SyntaxError):
        return None


def _write(path: Path, picture: Image.Image) -> None:
    """Write beside the name and move into place, so that no reader ever sees half a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        with os.fdopen(handle, "wb") as out:
            picture.save(out, "PNG", compress_level=1)
        Path(name).replace(path)
        _tidy(path.parent)
        _bound(path.parent)
    except OSError:
        return


def _bound(current: Path) -> None:
    """Keep the charts of this version under `MOST_BYTES`: those not read for longest go."""
    stored = sorted(current.glob("*.png"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    total = 0
    for file in stored:
        total += file.stat().st_size
        if total > MOST_BYTES:
            file.unlink(missing_ok=True)


def _tidy(current: Path) -> None:
    """Remove the charts of earlier versions that nobody has drawn into for a month; nothing else in the folder."""
    for folder in current.parent.iterdir():
        if folder == current or not STORED.fullmatch(folder.name) or time.time() - folder.stat().st_mtime < MONTH:
            continue
        files = list(folder.iterdir())
        if all(file.suffix in {".png", ".part"} for file in files):
            for file in files:
                file.unlink()
            folder.rmdir()
