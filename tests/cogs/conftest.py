"""A simulated server with the real bot for each test."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.world import World, open_world
from tests.cogs.measure import measure_request


@pytest_asyncio.fixture
async def world(
    tmp_path: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[World]:
    """Return a running world.

    Errors that the bot swallowed or logged fail the test, unless it is marked `mistakes`; so does whatever it sent
    beyond a limit of Discord's.
    """
    async with open_world(tmp_path / "pax.sqlite3") as opened:
        yield opened
        for sent in opened.env.http_requests:
            measure_request(sent.json)
        if request.node.get_closest_marker("mistakes") is None:
            logged = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
            assert not logged, [record.getMessage() for record in logged]
