"""Draw the whole catalogue of pictures into a folder, with a page to look through them.

python -m render.sample --out DIR [--quick]
"""

from __future__ import annotations

import argparse
import html
import sys
import time
from pathlib import Path

from render import alt, encode
from render.catalogue import NAMES, SEED, TABLES, jobs
from render.played import play


def index(rows: list[tuple[str, str, int, float]], words: str) -> str:
    """Return the page: each picture full size and at the width of a phone."""
    parts = [
        "<!doctype html><meta charset=utf-8><title>Pax Hispanica: pictures</title>",
        "<style>body{font:16px Georgia,serif;background:#ddd3bd;margin:2em;max-width:1840px}figure{margin:2em 0}"
        "img{max-width:100%;display:block;box-shadow:0 2px 12px #0006}img.phone{width:550px;margin-top:1em}"
        "pre{white-space:pre-wrap;background:#fff8;padding:1em}</style><h1>Pictures</h1>",
    ]
    for file, caption, size, seconds in rows:
        small = f'<img class=phone src="{file}" alt="" loading=lazy>' if "replay" not in file else ""
        text = html.escape(f"{caption} – {file}, {size / 1024:.0f} KiB, {seconds:.2f} s")
        parts.append(f'<figure><figcaption>{text}</figcaption><img src="{file}" alt="" loading=lazy>{small}</figure>')
    parts.append(f"<h2>The last board in words</h2><pre>{html.escape(words)}</pre>")
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> int:
    """Draw everything; return the exit status."""
    parser = argparse.ArgumentParser(description="Draw the whole catalogue of pictures and an index.html.")
    parser.add_argument("--out", required=True, type=Path, help="the folder to write to")
    parser.add_argument("--quick", action="store_true", help="only one of each kind")
    options = parser.parse_args(arguments)
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"The folder {options.out} cannot be made: {error.strerror}.", file=sys.stderr)
        return 1
    rows = []
    for name, caption, draw in jobs(options.quick):
        began = time.perf_counter()
        data = draw()
        seconds = time.perf_counter() - began
        file = f"{name}.{encode.extension(data)}"
        (options.out / file).write_bytes(data)
        rows.append((file, caption, len(data), seconds))
        print(f"{file}  {len(data) / 1024:.0f} KiB  {seconds:.2f} s")
    last = play(TABLES[5], SEED).views[-1]
    text = f"{alt.board(last, NAMES)}\n\n{alt.board_text(last, NAMES)}"
    (options.out / "index.html").write_text(index(rows, text), encoding="utf-8")
    print(f"{len(rows)} pictures and index.html in {options.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
