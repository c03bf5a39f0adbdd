"""Section 15: nothing hidden in a channel, an autocomplete answer or a log; nothing about who has answered."""

from __future__ import annotations

import logging

import pytest

from cogs import panel_page
from cogs.moves import all_moves
from cogs.panel_page import Position
from engine import front
from sandbox.world import World
from tests.cogs.driver import Person, everything_said, fast_forward, game_of, open_game, table, text


async def test_the_table_says_how_many_bids_are_in_and_not_whose(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    before = text(table(world))
    assert "0 of 3 bids are in." in before
    standing = table(world).id
    await Person(world, "Ben").open()
    await world.people["Ben"].slash(world.thread(), "bid", amount=2)
    after = text(table(world))
    assert "1 of 3 bids are in." in after
    lines_before = [line for line in before.split("\n") if "Waiting for" in line]
    assert lines_before == [line for line in after.split("\n") if "Waiting for" in line], "it must not tell who is in"
    assert table(world).id == standing, "nor ping again"


async def test_a_bid_is_nowhere_in_the_thread_before_all_are_in(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    said = everything_said(world)
    await world.people["Ben"].slash(world.thread(), "bid", amount=3)
    fresh = everything_said(world).replace(said, "")
    assert "Bid $3" not in fresh
    assert "$3" not in "\n".join(line for line in fresh.split("\n") if "Renown" not in line)


async def test_hands_stay_out_of_the_thread(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn")
    _, state = await game_of(world)
    said = everything_said(world)
    content = front.content_of(state)
    for player in state.players.values():
        for card in player.hand:
            face = content.market.get(card) or content.haven[card]
            if card in content.haven:
                assert face.name not in said, "a Haven card in a hand is nobody's business"


async def test_a_drawn_haven_card_is_shown_to_who_drew_it_only(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), "draw")
    _, state = await game_of(world)
    nation = (await world.store.find.game(1)).seat_of(world.people["Anna"].id)
    assert nation is not None and nation.nation is not None
    card = state.players[nation.nation].hand[-1]
    name = front.content_of(state).haven[card].name
    assert name in text(result.response)
    assert name not in everything_said(world)


async def test_my_move_hand_and_board_are_private(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    for label in ("My move", "Hand", "Board", "Log", "Rules"):
        result = await world.people["Anna"].click(table(world), label=label)
        assert result.ephemeral, label
    for command in ("hand", "board", "status", "log", "rules"):
        assert (await world.people["Anna"].slash(world.thread(), command)).ephemeral, command


async def test_panel_and_autocomplete_do_not_change_with_what_is_hidden(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    game, state = await game_of(world)
    seat = game.seat_of(world.people["Anna"].id)
    other = game.seat_of(world.people["Ben"].id)
    assert seat is not None and other is not None and other.nation is not None

    def shown(position: Position) -> list[str]:
        panel = panel_page.page(position)
        assert panel.embed is not None
        return [*(name for one in all_moves(position) for name in one.names), str(panel.embed.to_dict())]

    before = shown(Position.of(game, state, seat))
    changed = front.decode(front.encode(state))
    hidden = changed.players[other.nation]
    taken = changed.haven[: len(hidden.hand)]
    changed.haven[: len(hidden.hand)] = hidden.hand
    hidden.hand = taken
    changed.market[1:] = changed.market[:0:-1]
    assert front.encode(changed) != front.encode(state)
    assert shown(Position.of(game, changed, seat)) == before


async def test_the_log_of_the_program_tells_no_secret(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid")
    caplog.clear()
    await world.people["Anna"].slash(world.thread(), "bid", amount=2)
    assert "bid" not in "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("cogs"))


async def test_one_ping_when_the_people_waited_for_change_and_none_else(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    stored = world.env.backend.messages[world.thread().id].values()
    pings = [message for message in stored if message.ping_user_ids]
    assert len(pings) == 1
    assert pings[-1].ping_user_ids == [world.people["Anna"].id]
    before = table(world).id
    await world.people["Anna"].slash(world.thread(), "draw")
    assert table(world).id == before, "the same person is waited for: no new table, no new ping"
    for message in world.thread().history():
        assert not message.mention_everyone


async def test_the_mark_of_a_secret_question_does_not_depend_on_who_answered(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    before = await world.store.shown.newest(1, "table")
    await world.people["Chen"].slash(world.thread(), "bid", amount=0)
    after = await world.store.shown.newest(1, "table")
    assert before == after
