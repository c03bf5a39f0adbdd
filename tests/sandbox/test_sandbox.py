"""The sandbox: index page, previews of every conversation, and the same server after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def port(unused_tcp_port_factory: Any) -> int:
    """Return a port whose neighbour is free too."""
    for _ in range(20):
        wanted = int(unused_tcp_port_factory())
        with contextlib.suppress(OSError):
            import socket

            with socket.socket() as probe:
                probe.bind(("127.0.0.1", wanted + 1))
            return wanted
    raise AssertionError("no two free ports in a row")


async def start(database: Path, port: int) -> Process:
    """Start `python bot.py` without a token."""
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    environment |= {"PAX_DATABASE": str(database), "PAX_SANDBOX_PORT": str(port), "PAX_BOT_PAUSE": "0"}
    environment |= {"PAX_PICTURE_SECONDS": "0"}
    return await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=ROOT, env=environment, stdout=PIPE, stderr=PIPE
    )


@asynccontextmanager
async def sandbox(database: Path, port: int, how: signal.Signals = signal.SIGTERM) -> AsyncIterator[str]:
    """Run a sandbox; gives its address. It is stopped with the signal `how`."""
    process = await start(database, port)
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    try:
        assert f"http://127.0.0.1:{port}/" in line
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(how)
        _, errors = await asyncio.wait_for(process.communicate(), 20)
        if how is signal.SIGTERM:
            assert process.returncode == 0, errors.decode()


class Browser:
    """Reads and presses as the preview page does."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self._address = address
        self._preview = ""
        self._headers: dict[str, str] = {}
        self._sequence = 0

    async def people(self) -> list[dict[str, Any]]:
        """Return what the index page lists."""
        async with self._session.get(f"{self._address}/state.json") as answer:
            listed: list[dict[str, Any]] = await answer.json()
            return listed

    async def open(self, href: str) -> dict[str, Any]:
        """Open a conversation; returns its page."""
        async with self._session.get(self._address + href, allow_redirects=False) as answer:
            assert answer.status == 302, await answer.text()
            self._preview, _, capability = answer.headers["Location"].partition("#")
        self._headers = {"X-Simcord-Capability": capability}
        async with self._session.post(f"{self._preview}api/pages", json={}, headers=self._headers) as answer:
            page: dict[str, Any] = await answer.json()
        self._sequence = 0
        return page


async def test_a_newcomer_sees_what_to_do_first(tmp_path: Path, port: int) -> None:
    async with sandbox(tmp_path / "pax.sqlite3", port) as address, aiohttp.ClientSession() as session:
        async with session.get(address) as answer:
            assert "New game" in await answer.text()
        browser = Browser(session, address)
        people = await browser.people()
        assert [person["name"] for person in people] == ["Anna", "Ben", "Chen", "Dora", "Emil"]
        assert people[0]["channel"][0]["news"] is True
        page = await browser.open(people[0]["channel"][0]["href"])
        assert "press `New game`" in str(page) or "New game" in str(page)
        assert (await browser.people())[0]["channel"][0]["open"] is True
        page = await browser.open(people[1]["direct"][0]["href"])
        assert page
        async with session.get(f"{address}/open/Nobody/1") as answer:
            assert answer.status == 404


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_the_server_is_the_same_after_a_restart(tmp_path: Path, port: int, how: signal.Signals) -> None:
    database = tmp_path / "pax.sqlite3"
    async with sandbox(database, port, how) as address, aiohttp.ClientSession() as session:
        for _ in range(600):  # kept every second; a killed one keeps nothing more
            if list(tmp_path.rglob("world.pickle")):
                break
            await asyncio.sleep(0.05)
        before = await Browser(session, address).people()
    async with sandbox(database, port) as address, aiohttp.ClientSession() as session:
        after = await Browser(session, address).people()
    assert [one["channel"][0]["href"] for one in after] == [one["channel"][0]["href"] for one in before]
    assert [one["direct"][0]["href"] for one in after] == [one["direct"][0]["href"] for one in before]


async def test_a_taken_port_is_one_sentence(tmp_path: Path, port: int) -> None:
    async with sandbox(tmp_path / "one.sqlite3", port):
        second = await start(tmp_path / "two.sqlite3", port)
        _, errors = await asyncio.wait_for(second.communicate(), 30)
    assert second.returncode == 1
    last = errors.decode().strip().splitlines()[-1]
    assert last.startswith(f"Error: Port {port} of this computer is taken")
    assert "PAX_SANDBOX_PORT" in last
    assert not (tmp_path / "two.sqlite3").exists()


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PAX_SANDBOX_PORT", "many", "PAX_SANDBOX_PORT is 'many'; it must be a number from 0 to 65535."),
        ("PAX_BOT_PAUSE", "-1", "PAX_BOT_PAUSE is '-1'; it must be a number from 0 to 60."),
        ("PAX_LOG_LEVEL", "LOUD", "PAX_LOG_LEVEL is 'LOUD'; choose DEBUG, INFO, WARNING or ERROR."),
        ("DISCORD_API_BASE", "localhost", "DISCORD_API_BASE is 'localhost'; it must begin with http:// or https://."),
    ],
)
def test_a_wrong_setting_is_one_sentence(name: str, value: str, told: str) -> None:
    from cogs.settings import Settings, SettingsError

    with pytest.raises(SettingsError) as caught:
        Settings.from_environment({name: value})
    assert str(caught.value) == told
