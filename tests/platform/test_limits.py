"""The limits of the platform: one test for each group of numbers, named after it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cogs import limits
from cogs.answer import Page
from cogs.custom_ids import Press
from sandbox.world import World
from tests.cogs.driver import Person, fast_forward, open_game
from tests.cogs.measure import measure_command, measure_request

ROOT = Path(__file__).parent.parent.parent
PUBLISHED = Path(os.environ.get("DISCORD_OPENAPI", "discord-openapi.json"))


def test_three_seconds_and_fifteen_minutes() -> None:
    assert (limits.FIRST_ANSWER_SECONDS, limits.TOKEN_MINUTES) == (3, 15)
    from cogs.choosing import PATIENCE

    assert PATIENCE < limits.TOKEN_MINUTES * 60, "nothing waits for an answer that could not be shown"


def test_texts_of_messages_and_embeds() -> None:
    assert (limits.MESSAGE_TEXT, limits.EMBED_DESCRIPTION, limits.EMBED_TITLE) == (2000, 4096, 256)
    assert (limits.EMBED_FIELDS, limits.EMBED_FIELD_NAME, limits.EMBED_FIELD_VALUE) == (25, 256, 1024)
    assert (limits.EMBEDS, limits.EMBEDS_TOTAL) == (10, 6000)
    assert len(Page(text="x" * 5000).send()["content"]) == limits.MESSAGE_TEXT


def test_files_stay_below_eight_mebibytes() -> None:
    assert limits.FILES == 10 and limits.FILE_BYTES == 8 * 1024 * 1024


def test_rows_buttons_and_menus() -> None:
    assert (limits.ROWS, limits.BUTTONS_IN_ROW, limits.SELECT_OPTIONS) == (5, 5, 25)


def test_no_message_uses_the_second_kind_of_components() -> None:
    """Their own limits (40 components, 4,000 characters) need not be counted while none is sent."""
    for path in (ROOT / "cogs").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert "LayoutView" not in source and "is_components_v2" not in source, path.name


def test_ids_labels_and_forms() -> None:
    assert (limits.CUSTOM_ID, limits.BUTTON_LABEL, limits.PLACEHOLDER) == (100, 80, 150)
    assert (limits.MODAL_TITLE, limits.MODAL_PARTS, limits.TEXT_INPUT) == (45, 5, 4000)
    with pytest.raises(ValueError, match="characters"):
        str(Press(1, 1, "v", "x" * 100))


async def test_commands(world: World) -> None:
    assert (limits.GLOBAL_COMMANDS, limits.SUBCOMMANDS, limits.CHOICES) == (100, 25, 25)
    assert (limits.COMMAND_NAME, limits.COMMAND_DESCRIPTION) == (32, 100)
    commands = [command.to_dict(world.host.tree) for command in world.host.tree.get_commands()]
    assert len(commands) <= limits.GLOBAL_COMMANDS
    for command in commands:
        measure_command(command)
        assert len([one for one in command.get("options", []) if one["type"] in (1, 2)]) <= limits.SUBCOMMANDS


async def test_everything_that_is_sent_in_a_game_keeps_them(world: World) -> None:
    await open_game(world, ["Anna", "Ben"], bots=3)
    await fast_forward(world, 1, "sail_turn", "Anna")
    await Person(world, "Anna").open()
    assert len(world.env.http_requests) > 20
    for sent in world.env.http_requests:
        measure_request(sent.json)


async def test_few_requests_and_no_storm_of_refused_ones(world: World) -> None:
    """A closed direct message, the commonest refusal, is tried once, and a turn costs a handful of requests."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    world.env.http_requests.clear()
    await world.people["Anna"].slash(world.thread(), "draw")
    assert len(world.env.http_requests) <= 8


async def test_no_channel_is_renamed_and_each_game_has_one_thread(world: World) -> None:
    """Names and topics change twice in ten minutes at most: they never change. A server has 1,000 active threads."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    opened = [one for one in world.env.http_requests if one.path.endswith("/threads")]
    renamed = [one for one in world.env.http_requests if one.method == "PATCH" and one.path.count("/") == 2]
    assert len(opened) == 1
    assert not [one for one in renamed if "name" in (one.json or {}) or "topic" in (one.json or {})]


@pytest.mark.skipif(not PUBLISHED.is_file(), reason="Discord's published API description is not here")
def test_the_published_description_agrees() -> None:
    schemas = json.loads(PUBLISHED.read_text(encoding="utf-8"))["components"]["schemas"]
    found = {
        "content": schemas["MessageCreateRequest"]["properties"]["content"].get("maxLength"),
        "embeds": schemas["MessageCreateRequest"]["properties"]["embeds"].get("maxItems"),
        "title": schemas["RichEmbed"]["properties"]["title"].get("maxLength"),
        "description": schemas["RichEmbed"]["properties"]["description"].get("maxLength"),
        "command": schemas["ApplicationCommandCreateRequest"]["properties"]["description"].get("maxLength"),
    }
    ours = {
        "content": 2 * limits.MESSAGE_TEXT,  # 4,000 for who has bought it; bots keep to 2,000
        "embeds": limits.EMBEDS,
        "title": limits.EMBED_TITLE,
        "description": limits.EMBED_DESCRIPTION,
        "command": limits.COMMAND_DESCRIPTION,
    }
    assert found == ours
