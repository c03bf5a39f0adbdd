"""The real client against a server of our own: `python bot.py` connects, registers, and hosts a game to its end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest_asyncio

from tests.bot.fake_discord import CHANNEL, FakeDiscord, Json, buttons, labelled, user

ROOT = Path(__file__).parents[2]
ANNA, BEN = user("101", "Anna"), user("102", "Ben")
Found = TypeVar("Found")


@pytest_asyncio.fixture
async def server() -> AsyncIterator[FakeDiscord]:
    """Return a running server."""
    fake = FakeDiscord()
    await fake.start()
    yield fake
    await fake.stop()


async def start_bot(server: FakeDiscord, database: Path, **more: str) -> Process:
    """Start `python bot.py` as anybody would."""
    environment = {**os.environ, "DISCORD_TOKEN": server.token, "DISCORD_API_BASE": server.base}
    environment |= {"PAX_DATABASE": str(database), "PAX_BOT_PAUSE": "0", "PAX_PICTURE_SECONDS": "0", **more}
    return await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=ROOT, env=environment, stdout=PIPE, stderr=PIPE
    )


async def stop_bot(process: Process, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
    """Send a signal; returns the exit code and what was written to standard error."""
    if process.returncode is None:
        process.send_signal(how)
    _, errors = await asyncio.wait_for(process.communicate(), 20)
    return process.returncode or 0, errors.decode()


async def until(look: Callable[[], Found | None], seconds: float = 15.0) -> Found:
    """Wait until `look` finds something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen in time")


def answered(server: FakeDiscord, token: str) -> Json | None:
    """Return the message that answers an interaction, once it shows something."""
    if token not in server.originals:
        return None
    channel, number = server.originals[token]
    message = server.messages.get(channel, {}).get(number)
    return message if message is not None and (message["embeds"] or message["content"]) else None


def tables(server: FakeDiscord) -> list[tuple[str, Json]]:
    """Return (channel, message) of every table that stands."""
    found: list[tuple[str, Json]] = []
    for channel, messages in server.messages.items():
        for message in messages.values():
            if labelled(message, "My move") and labelled(message, "Rules"):
                found.append((channel, message))
    return found


def finals(server: FakeDiscord) -> list[Json]:
    """Return the messages whose heading begins with `Final`."""
    every = [message for messages in server.messages.values() for message in messages.values()]
    return [message for message in every if message["content"].lstrip("# ").startswith("Final")]


async def open_game(server: FakeDiscord) -> str:
    """Open a game for two people and a bot; returns the thread."""
    token = await server.slash(ANNA, CHANNEL, "game", "new")
    lobby = await until(lambda: answered(server, token))
    for person, label in ((BEN, "Join"), (ANNA, "Add a bot"), (ANNA, "Start")):
        button = labelled(lobby, label)
        assert button is not None, label
        pressed = await server.press(person, lobby, button["custom_id"])
        await until(lambda pressed=pressed: server.callbacks.get(pressed))  # type: ignore[misc]
        await asyncio.sleep(0.2)
    channel, _ = await until(lambda: next(iter(tables(server)), None))
    return channel


def next_press(panel: Json) -> tuple[str, list[str] | None] | None:
    """Return what an impatient person would press on a panel: the end of the turn, else whatever comes first."""
    choices: list[tuple[str, list[str] | None]] = []
    for one in buttons(panel):
        verb = one["custom_id"].split(":")[3]
        if verb in ("do", "yes", "num", "at") and one.get("label") != "Back":
            choices.append((one["custom_id"], None))
            if str(one.get("label", "")).startswith("End"):
                return one["custom_id"], None
        elif verb == "pick":
            choices.append((one["custom_id"], [one["options"][-1]["value"]]))
    return choices[0] if choices else None


async def move(server: FakeDiscord, person: Json) -> bool:
    """Open the panel of a person and answer once; False if nothing is asked of it."""
    _, table = tables(server)[-1]
    mine = labelled(table, "My move")
    assert mine is not None
    token = await server.press(person, table, mine["custom_id"])
    panel = await until(lambda: answered(server, token))
    for _ in range(6):
        choice = next_press(panel)
        if choice is None:
            return False
        before = str(panel["embeds"]) + str(panel["components"])
        await server.press(person, panel, *choice)
        await until(lambda before=before: str(panel["embeds"]) + str(panel["components"]) != before)  # type: ignore[misc]
        if not any(part in choice[0] for part in (":at:", ":pick:")):
            return True
        if choice[1] is not None and choice[1][0].startswith("do:"):
            return True
    return True


async def test_a_game_of_two_people_and_a_bot_from_connect_to_final(server: FakeDiscord, tmp_path: Path) -> None:
    process = await start_bot(server, tmp_path / "pax.sqlite3")
    try:
        await asyncio.wait_for(server.connected.wait(), 20)
        assert server.synced == 1
        await open_game(server)
        end = time.monotonic() + 240
        while not finals(server) and time.monotonic() < end:
            for person in (ANNA, BEN):
                if tables(server):
                    await move(server, person)
        assert finals(server)
    finally:
        code, errors = await stop_bot(process)
    assert code == 0, errors
    assert "Traceback" not in errors


async def test_killed_and_started_again_it_goes_on_and_old_buttons_live(server: FakeDiscord, tmp_path: Path) -> None:
    database = tmp_path / "pax.sqlite3"
    process = await start_bot(server, database)
    await asyncio.wait_for(server.connected.wait(), 20)
    await open_game(server)
    _, table = tables(server)[-1]
    mine: Any = labelled(table, "My move")
    token = await server.press(ANNA, table, mine["custom_id"])
    await until(lambda: answered(server, token))
    await stop_bot(process, signal.SIGKILL)
    server.connected.clear()
    process = await start_bot(server, database)
    try:
        await asyncio.wait_for(server.connected.wait(), 20)
        assert server.synced == 1, "the same commands are not registered twice"
        token = await server.press(ANNA, table, mine["custom_id"])
        panel = await until(lambda: answered(server, token))
        assert panel["embeds"]
    finally:
        code, errors = await stop_bot(process)
    assert code == 0, errors


async def test_a_wrong_token_is_one_sentence_and_no_success(server: FakeDiscord, tmp_path: Path) -> None:
    process = await start_bot(server, tmp_path / "pax.sqlite3", DISCORD_TOKEN="wrong")
    _, errors = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 1
    last = errors.decode().strip().splitlines()[-1]
    assert last.startswith("Error: Discord refuses the token in DISCORD_TOKEN")


async def test_a_server_that_is_not_there_is_one_sentence(tmp_path: Path, unused_tcp_port: int) -> None:
    fake = FakeDiscord()
    fake.port = unused_tcp_port
    process = await start_bot(fake, tmp_path / "pax.sqlite3")
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    assert "cannot be reached" in errors.decode().strip().splitlines()[-1]


async def test_a_broken_database_is_one_sentence_and_left_alone(server: FakeDiscord, tmp_path: Path) -> None:
    database = tmp_path / "pax.sqlite3"
    database.write_bytes(b"this is no database " * 400)
    before = database.read_bytes()
    process = await start_bot(server, database)
    _, errors = await asyncio.wait_for(process.communicate(), 20)
    assert process.returncode == 1
    assert "cannot be read" in errors.decode().strip().splitlines()[-1]
    assert database.read_bytes() == before
