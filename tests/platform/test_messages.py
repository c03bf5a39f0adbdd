"""How a good host writes: one test for each manner, named after it."""

from __future__ import annotations

import re
from pathlib import Path

from cogs.people import safe_name
from sandbox.world import World
from store import tables
from tests.cogs.driver import Person, everything_said, fast_forward, game_of, ids, open_game, table, text

ROOT = Path(__file__).parent.parent.parent


async def test_the_thread_is_a_projection_that_can_be_made_again(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    for message in list(world.thread().history()):
        world.env.backend.delete_message(game.place, message.id)
    await world.people["Anna"].slash(world.thread(), "game refresh")
    assert any(":mine" in one for one in ids(table(world)))
    assert (await game_of(world))[0].seq == game.seq


async def test_a_deleted_message_is_posted_again(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    for message in list(world.thread().history()):
        world.env.backend.delete_message(game.place, message.id)
    await world.people["Anna"].slash(world.thread(), "draw")
    assert "draws a Haven card" in everything_said(world)
    assert any(":mine" in one for one in ids(table(world)))


def test_links_of_pictures_are_never_stored() -> None:
    """No column is meant for one, and nothing that stores reads the address of an attachment."""
    columns = {f"{table.name}.{column.name}" for table in tables.metadata.sorted_tables for column in table.columns}
    assert not [name for name in columns if "url" in name or "link" in name]
    for path in [*(ROOT / "cogs").glob("*.py"), *(ROOT / "store").glob("*.py")]:
        source = path.read_text(encoding="utf-8")
        assert ".proxy_url" not in source and "attachments[0].url" not in source, path.name


async def test_a_ping_is_a_new_message_and_comes_once_for_each_wait(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    stored = world.env.backend.messages[world.thread().id]
    pings = [message for message in stored.values() if message.ping_user_ids]
    assert [message.ping_user_ids for message in pings] == [[world.people["Anna"].id]]
    said = text(table(world))
    assert f"<@{world.people['Anna'].id}>" in said and "play turn" in said
    before = table(world).id
    await world.people["Anna"].slash(world.thread(), "draw")
    assert table(world).id == before


async def test_no_mention_is_allowed_unless_it_is_the_one_ping(world: World) -> None:
    await open_game(world, ["Anna", "Ben"], bots=1)
    await fast_forward(world, 1, "sail_turn", "Anna")
    called = {world.people[name].id for name in ("Anna", "Ben")}
    for sent in world.env.http_requests:
        body = sent.json if isinstance(sent.json, dict) else {}
        body = body.get("data", body) if isinstance(body.get("data"), dict) else body
        if sent.method in ("POST", "PATCH") and ("content" in body or "embeds" in body):
            allowed = body.get("allowed_mentions", {"parse": []})
            assert not allowed.get("parse"), sent.path
            assert {int(one) for one in allowed.get("users", [])} <= called
            assert sent.method == "POST" or not allowed.get("users"), "an edit pings nobody"


async def test_what_is_said_privately_is_never_the_only_trace(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), "draw")
    assert result.ephemeral
    assert "draws a Haven card" in everything_said(world)
    log = await world.store.play.log(1)
    assert log[-1].option == "draw"


async def test_names_are_escaped_and_people_told_apart_by_id(world: World) -> None:
    wild = "**@everyone** <@1> [x](http://y) \u202eevil\nsecond"
    member = world.env.backend.guilds[world.guild.id].members[world.people["Ben"].id]
    member.nick = wild[:32]
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Ben")
    assert "\u202e" not in everything_said(world)
    for message in world.thread().history():  # a footer is shown as it is, without marks
        for told in [message.content, *(embed.description or "" for embed in message.embeds)]:
            assert "**@everyone**" not in told
            assert not re.search(r"(?<!\\)(\\\\)*\[x\]", told), "no link lives"
    for message in world.thread().history():
        assert not message.mention_everyone
    for mark in ("*", "_", "`", "~", "|", "[", "<", "\n", "\u202e", "@everyone"):
        assert not safe_name(f"a{mark}b").startswith(f"a{mark}b")
    assert (await world.store.find.game(1)).seat_of(world.people["Ben"].id) is not None
    assert await Person(world, "Ben").asked() is not None
