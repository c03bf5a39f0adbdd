"""The same simulated server as for the cogs, and the same store."""

from __future__ import annotations

from tests.cogs.conftest import world
from tests.store.conftest import path, store

__all__ = ["path", "store", "world"]
