"""What was found out about discord.py: one test for each finding, named after it."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import discord.gateway
import discord.http
import pytest
import yarl
from discord import app_commands

from cogs import start
from cogs.answer import Answer, Page, TooLate
from cogs.errors import report, sentence
from cogs.host import Host
from cogs.settings import Settings
from sandbox.world import World
from tests.cogs.driver import Person, fast_forward, open_game, text
from tests.cogs.test_presses import pressing

ROOT = Path(__file__).parent.parent.parent


def test_another_base_needs_three_assignments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)
    start.point_at("http://127.0.0.1:9/api/v10")
    assert discord.http.Route("GET", "/x").url == "http://127.0.0.1:9/api/v10/x"
    assert discord.Asset.BASE == "http://127.0.0.1:9"


async def test_the_gateway_is_the_third_and_a_url(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL("ws://old/"))
    monkeypatch.setattr(world.host.http, "request", AsyncMock(return_value={"url": "ws://127.0.0.1:9"}))
    await world.host._find_gateway()
    assert yarl.URL("ws://127.0.0.1:9/") == discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY


def interaction(**response: Any) -> Any:
    """Return an interaction of which the response does as told."""
    return SimpleNamespace(
        user=SimpleNamespace(id=1, display_name="Anna"),
        locale="en-US",
        client=None,
        response=SimpleNamespace(**response),
        edit_original_response=AsyncMock(),
        followup=SimpleNamespace(send=AsyncMock()),
        message=None,
    )


def refused(status: int, code: int) -> discord.HTTPException:
    """Return what discord.py raises for a refusal."""
    return discord.HTTPException(SimpleNamespace(status=status, reason="no"), {"code": code, "message": "no"})


async def test_a_lost_answer_whose_retry_fails_with_40060_counts_as_acknowledged() -> None:
    answer = Answer(interaction(defer=AsyncMock(side_effect=refused(400, 40060))))
    await answer.acknowledge("private")
    assert answer.way == "private"


async def test_10062_is_too_late_and_nothing_else_is() -> None:
    with pytest.raises(TooLate):
        await Answer(interaction(defer=AsyncMock(side_effect=refused(404, 10062)))).acknowledge("private")
    with pytest.raises(discord.HTTPException):
        await Answer(interaction(defer=AsyncMock(side_effect=refused(500, 0)))).acknowledge("private")


async def test_after_defer_the_original_response_is_edited_not_followed_up() -> None:
    asked = interaction(defer=AsyncMock())
    answer = Answer(asked)
    await answer.acknowledge("private")
    await answer.show(Page(text="a"))
    assert asked.edit_original_response.await_count == 1 and not asked.followup.send.await_count
    await answer.say("b")
    assert asked.followup.send.await_args.kwargs["ephemeral"] is True


async def test_errors_of_handlers_are_told_and_never_left_to_did_not_respond(world: World) -> None:
    source = (ROOT / "cogs" / "host.py").read_text(encoding="utf-8")
    assert "self.tree.on_error = self._on_command_error" in source
    result = await world.people["Anna"].slash(world.channel, "game join")
    assert result.response.content == "No game is open here; /game new opens one."
    asked = interaction(defer=AsyncMock())
    await report(Answer(asked), app_commands.NoPrivateMessage())
    assert asked.edit_original_response.await_count == 1
    assert sentence(ValueError("ours"), "en") is None, "that one is logged whole"


async def test_sigterm_ends_the_program_in_good_order() -> None:
    stopped = asyncio.Event()

    async def run() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()

    task = asyncio.create_task(run())
    await asyncio.sleep(0)
    start.stop_on_signals(task)
    signal.raise_signal(signal.SIGTERM)
    await asyncio.gather(task, return_exceptions=True)
    assert stopped.is_set()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().remove_signal_handler(name)


async def test_interactions_are_served_before_ready(world: World) -> None:
    """Handlers, items and cogs are there when the hook of the set-up ends, not only when the bot is ready."""
    settings = Settings(database=world.host.settings.database, bot_pause=0.0, picture_seconds=0.0)
    other = Host(settings, world.store)
    assert {"mine", "join", "do"} <= set(world.host.router._handlers)
    source = (ROOT / "cogs" / "host.py").read_text(encoding="utf-8")
    hook = source[source.index("async def setup_hook") : source.index("async def _find_gateway")]
    assert "add_dynamic_items" in hook and "load_extension" in hook
    await other.close()


async def test_a_message_may_be_sent_again_and_an_answer_may_not(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A post that failed is tried again; a press whose answer failed is not done again."""
    monkeypatch.setattr("cogs.conductor.RETRY_SECONDS", (0.01, 0.01, 0.01))
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    world.env.inject_error("POST", f"/channels/{game.place}/messages*", status=500, times=1)
    anna = Person(world, "Anna")
    panel = await anna.open()
    world.env.inject_error("PATCH", "/webhooks/*", status=400, code=0, times=1)
    await anna.actor.click(panel, custom_id=pressing(panel.message, "do"))
    after = await world.store.find.game(1)
    assert after.seq == game.seq + 1, "done once"
    assert after.told == after.seq, "and told"
    assert text(world.thread().last_message)
