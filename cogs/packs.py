"""Content packs of the host: folders of TOML under the folder of packs, named when a game is opened."""

from __future__ import annotations

import re
from pathlib import Path

from engine.content.loader import CORE, ContentError, load
from store.errors import Refused

NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,30}\Z")
SHOWN = 12


def names(folder: Path) -> list[str]:
    """Return the packs there are, by name."""
    if not folder.is_dir():
        return []
    return sorted(path.name for path in folder.iterdir() if path.is_dir() and NAME.match(path.name))


def content_of(folder: Path, pack: str | None) -> str:
    """Return what the engine calls this pack's content; ours without one. Raises `Refused` with every mistake of a
    broken pack, or for a name that is none.
    """
    if pack is None:
        return CORE
    if pack not in names(folder):
        raise Refused("pack", pack=pack[:40], known=", ".join(names(folder)) or "–")
    content = str(folder / pack)
    try:
        load(content)
    except ContentError as error:
        mistakes = list(error.problems)
        listed = "\n".join(f"- {mistake}" for mistake in mistakes[:SHOWN])
        raise Refused("pack-broken", pack=pack, count=len(mistakes), mistakes=listed) from error
    return content


def pack_of(content: str) -> str:
    """Return the name of the pack that a game is played with; empty for ours."""
    return "" if content in ("", CORE) else Path(content).name
