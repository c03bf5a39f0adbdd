"""How a good host answers presses and commands: one test for each manner, named after it."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path
from typing import Any

import discord
import pytest

import cogs
from cogs.answer import Answer, TooLate
from cogs.choices import tree
from cogs.custom_ids import Press, parse
from cogs.limits import CUSTOM_ID, SELECT_OPTIONS
from cogs.lobby_page import page as lobby_page
from cogs.router import GameButton, GameMenu
from engine.content.loader import load
from engine.model import Option
from sandbox.world import World
from tests.cogs.driver import Person, components, fast_forward, game_of, ids, open_game, restart, text
from tests.cogs.test_presses import pressing

COGS = Path(cogs.__file__).parent


async def test_acknowledge_first_work_after(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing slow comes before the acknowledgement: the store and the renderer are not touched until it is out."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    order: list[str] = []
    acknowledge = Answer.acknowledge

    async def noted(self: Answer, way: Any) -> None:
        await acknowledge(self, way)
        order.append("acknowledged")

    read = type(world.store.find._database).read

    def slow(self: Any) -> Any:
        order.append("database")
        return read(self)

    monkeypatch.setattr(Answer, "acknowledge", noted)
    monkeypatch.setattr(type(world.store.find._database), "read", slow)
    for custom_id in (pressing(panel.message, "help"), pressing(panel.message, "hand"), pressing(panel.message, "at")):
        order.clear()
        await anna.actor.click(panel, custom_id=custom_id)
        assert order[0] == "acknowledged" and "database" in order, custom_id
    places = {**dict.fromkeys(("hand", "board", "status", "log", "my games", "end"), world.thread())}
    places |= dict.fromkeys(("game new", "tutorial", "game join", "ladder", "tournament standings"), world.channel)
    for command, place in places.items():
        order.clear()
        await anna.actor.slash(place, command)
        assert order[0] == "acknowledged" and "database" in order, command


async def test_only_what_opens_a_form_answers_with_the_form(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    game, state = await game_of(world)
    seat = game.seat_of(world.people["Anna"].id)
    assert seat is not None and seat.nation is not None
    state.players[seat.nation].ducats = 30
    anna = Person(world, "Anna")
    panel = await anna.open()
    result = await anna.actor.click(panel, label="other")
    assert result.modal is not None


async def test_an_acknowledgement_that_comes_too_late_leaves_nothing_half_done(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    events = len(await world.store.play.events(1))
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    await anna.actor.click(panel, custom_id=pressing(panel.message, "do"))
    assert (await world.store.find.game(1)).seq == game.seq
    assert len(await world.store.play.events(1)) == events


def test_one_place_answers_interactions() -> None:
    """No module but `cogs.answer` touches the response or the follow-up of an interaction."""
    for path in COGS.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        if path.name != "answer.py":
            for word in (".response.send", ".response.defer", ".response.edit", ".followup.", "edit_original_response"):
                assert word not in source, f"{path.name} answers by itself: {word}"


async def test_the_same_interaction_delivered_twice_acts_once(world: World) -> None:
    router, seen = world.host.router, list[int]()

    async def handler(answer: object, press: object, values: list[str]) -> None:
        seen.append(1)

    router.add("twice", handler)

    class Delivered:
        id = 4711
        locale = "en-US"
        client = None
        user = type("User", (), {"id": 1, "display_name": "Anna"})

    await asyncio.gather(*(router.press(Delivered(), "px:1:0:twice", []) for _ in range(2)))  # type: ignore[arg-type]
    assert seen == [1]


async def test_the_second_of_two_presses_is_told_and_shown_what_waits_now(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    first, second = await anna.open(), await anna.open()
    end = pressing(first.message, "do")
    await anna.actor.click(first, custom_id=end)
    await anna.actor.click(second, custom_id=end)
    assert (await world.store.find.game(1)).seq == game.seq + 1
    assert "answered already, or the game has gone on. This is what is asked now." in text(second.message)


async def test_a_press_on_an_old_prompt_is_answered_with_the_current_one(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    anna = Person(world, "Anna")
    old = await anna.open()
    await fast_forward(world, 1, "play_turn", "Anna")
    await restart(world)
    await anna.actor.click(old, custom_id=pressing(old.message, "num"))
    assert "play turn" in text(old.message)
    assert pressing(old.message, "at").split(":")[2] == str((await world.store.find.game(1)).epoch)


async def test_no_button_dies(world: World) -> None:
    """Every button and menu is persistent: no time limit, a short id, and a verb that the router knows."""
    await open_game(world, ["Anna", "Ben"], bots=1)
    await fast_forward(world, 1, "play_turn", "Anna")
    panel = await Person(world, "Anna").open()
    view = lobby_page(await world.store.find.game(1)).view
    assert view is None or view.timeout is None
    known = set(world.host.router._handlers)
    found = [one for message in (*world.thread().history(), panel.message) for one in ids(message)]
    assert len(found) > 8
    for custom_id in found:
        press = parse(custom_id.replace("pm:", "px:", 1))
        assert press is not None and press.verb in known and len(custom_id) <= CUSTOM_ID
    for path in COGS.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert source.count("discord.ui.View(") == source.count("discord.ui.View(timeout=None)"), path.name


async def test_autocomplete_is_a_hint_and_what_arrives_is_checked_against_now(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), "sail", to="Antilles Aproach")
    assert "Did you mean: Antilles Approach" in result.response.content
    stale = await world.people["Anna"].slash(world.thread(), "bid", amount=1)
    assert "You are asked for something else now (sail turn)" in stale.response.content
    assert (await world.store.find.game(1)).seq == game.seq


def test_more_than_25_options_are_narrowed_and_never_cut() -> None:
    content = load("core")
    options = [Option(f"attack:{site}:seize", "attack", (site, "seize")) for site in content.sites]
    assert len(options) > SELECT_OPTIONS
    root = tree(options, content, lambda word: word)
    assert all(len(node.children) <= SELECT_OPTIONS for node in root.walk())
    assert sorted(one.id for one in root.leaves()) == sorted(one.id for one in options)


def test_a_closed_interaction_raises_instead_of_acting() -> None:
    """`TooLate` is no `discord` error, so nothing that handles those can swallow it and act."""
    assert not issubclass(TooLate, discord.DiscordException)
    assert "TooLate" in inspect.getsource(Answer.acknowledge)


async def test_the_items_are_registered_for_every_start(world: World) -> None:
    for item in (
        GameButton(Press(1, 2, "mine"), "x"),
        GameMenu(Press(1, 2, "pick"), [discord.SelectOption(label="x")]),
    ):
        assert item.is_persistent()
    before = components((await world.people["Anna"].slash(world.channel, "game new")).response.message)
    assert before
