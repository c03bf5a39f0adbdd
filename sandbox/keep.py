"""Keeping the simulated server over a restart: messages, threads, direct messages, in a folder beside the database.

The folder is this program's own and is read with pickle: do not put there what you got from others.
"""

from __future__ import annotations

import hashlib
import logging
import pickle
from pathlib import Path
from typing import Any

log = logging.getLogger(__name__)

PARTS = (
    "_reserved_ids",
    "_sequences",
    "users",
    "guilds",
    "channels",
    "messages",
    "dm_channels",
    "interactions",
    "interaction_tokens",
    "application_id",
    "bot_user",
    "commands",
)
FORMAT = 1


class Keeper:
    """Saves and restores the backend of one simulated server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pictures = folder / "pictures"
        self._written: set[str] = set()
        self._last = -1

    @property
    def _file(self) -> Path:
        return self._folder / "world.pickle"

    def restore(self, backend: Any) -> bool:
        """Bring a fresh backend to what was saved; False if nothing usable is there."""
        try:
            saved = pickle.loads(self._file.read_bytes())
            if saved["format"] != FORMAT:
                return False
        except FileNotFoundError:
            return False
        except Exception as error:  # a pickle can fail in any way; the games themselves are in the database
            log.warning("the simulated server could not be restored and begins anew: %s", error)
            return False
        for part in PARTS:
            setattr(backend, part, saved[part])
        for url, name in saved["pictures"].items():
            path = self._pictures / name
            if path.exists():
                backend.cdn._blobs[url] = path.read_bytes()
                self._written.add(url)
        return True

    def save(self, backend: Any) -> None:
        """Save if anything has happened since the last time."""
        happened = len(backend.transcript)
        if happened == self._last:
            return
        self._pictures.mkdir(parents=True, exist_ok=True)
        names: dict[str, str] = {}
        for url, data in backend.cdn._blobs.items():
            names[url] = hashlib.sha256(url.encode()).hexdigest()[:24]
            if url not in self._written:
                (self._pictures / names[url]).write_bytes(data)
                self._written.add(url)
        saved = {"format": FORMAT, "pictures": names, **{part: getattr(backend, part) for part in PARTS}}
        fresh = self._file.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(saved))
        fresh.replace(self._file)
        self._last = happened
