"""A simulated server with the real bot for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from sandbox.world import World, open_world


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Return a running world; errors that the bot swallowed fail the test at its end."""
    async with open_world(tmp_path / "pax.sqlite3") as opened:
        yield opened
