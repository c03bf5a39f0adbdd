"""How long pictures take and how large they are, as ratios within one run; the encoder's time is the floor.

Time is that of the processor in this thread, so that what else runs on the machine distorts it little.

python -m render.bench
"""

from __future__ import annotations

import functools
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from unittest import mock

from render import board, chart, encode, zone
from render.played import play
from render.theme import theme
from render.window import BOARD

NATIONS = ("spain", "england", "france", "netherlands", "courland")
TARGET = 1.5


def _median(work: Callable[[], object], times: int = 7) -> float:
    """Return the median seconds that a call keeps a processor busy."""
    taken = []
    for _ in range(times):
        began = time.thread_time()
        work()
        taken.append(time.thread_time() - began)
    return statistics.median(taken)


def measure() -> dict[str, object]:
    """Return seconds, bytes and ratios: `board_over_encoding` is held against `target` (1.5)."""
    views = play(NATIONS, 7).views
    late = views[-1]
    picture = board.paint(late)
    forms = {}
    for form in encode.FORMS:
        data = encode.encode(picture, form)
        seconds = _median(functools.partial(encode.encode, picture, form), 3)
        forms[form] = {"bytes": len(data), "seconds": round(seconds, 4)}
    encoding = _median(lambda: encode.encode(picture))
    updates = iter(views * 3)
    update = _median(lambda: board.draw(next(updates), since=views[0]), len(views))
    began = time.thread_time()
    chart.draw(BOARD, theme(), "en")
    fresh = time.thread_time() - began
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict("os.environ", {"PAX_RENDER_CACHE": folder}):
        chart.chart.cache_clear()
        chart.chart(BOARD)
        stored = sum(path.stat().st_size for path in Path(folder).rglob("*.png"))
        chart.chart.cache_clear()
        began = time.thread_time()
        chart.chart(BOARD)
        read = time.thread_time() - began
    zoom = _median(lambda: zone.draw(late, "cuba"), 3)
    return {
        "forms": forms,
        "encoding_seconds": round(encoding, 4),
        "board_seconds": round(update, 4),
        "board_over_encoding": round(update / encoding, 3),
        "target": TARGET,
        "zone_over_encoding": round(zoom / encoding, 3),
        "chart_from_nothing_over_encoding": round(fresh / encoding, 1),
        "chart_from_disk_over_encoding": round(read / encoding, 2),
        "chart_file_bytes": stored,
        "board_bytes": len(board.draw(late)),
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
