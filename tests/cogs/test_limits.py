"""Every limit, counted against the real command tree and the largest legal option lists."""

from __future__ import annotations

import discord
import pytest

from cogs import limits
from cogs.choices import tree
from cogs.custom_ids import REST, Press, parse
from cogs.limits import cut
from cogs.move_specs import MOVES
from cogs.panel_page import Position, page
from engine import front
from engine.ai import minds
from engine.content.loader import load
from engine.events import DECISIONS
from engine.model import Action, Option, State
from sandbox.world import World
from store.records import Game, Seat
from tests.cogs.measure import measure_command, measure_components, measure_message

CONTENT = load("core")


def test_the_numbers_are_those_of_discord() -> None:
    assert (limits.ROWS, limits.BUTTONS_IN_ROW, limits.SELECT_OPTIONS) == (5, 5, 25)
    assert (limits.MESSAGE_TEXT, limits.EMBED_DESCRIPTION, limits.EMBEDS_TOTAL) == (2000, 4096, 6000)
    assert (limits.CUSTOM_ID, limits.BUTTON_LABEL, limits.PLACEHOLDER, limits.MODAL_TITLE) == (100, 80, 150, 45)
    assert (limits.GLOBAL_COMMANDS, limits.SUBCOMMANDS, limits.CHOICES) == (100, 25, 25)
    assert limits.FILE_BYTES <= 8 * 1024 * 1024


async def test_the_command_tree(world: World) -> None:
    commands = [command.to_dict(world.host.tree) for command in world.host.tree.get_commands()]
    assert len(commands) <= limits.GLOBAL_COMMANDS
    for command in commands:
        measure_command(command)
    group = next(command for command in commands if command["name"] == "game")
    assert len(group["options"]) <= limits.SUBCOMMANDS
    names = {command["name"] for command in commands}
    assert {"bid", "support", "hand", "board", "status", "log", "rules", "move", "game"} <= names


def test_every_kind_of_option_has_a_command() -> None:
    kinds = {form.split(":")[0] for forms in DECISIONS.values() for form in forms}
    assert kinds == {kind for spec in MOVES for kind in spec.kinds}


def game_for(nations: list[str], state: State) -> Game:
    """Return a game in which people with very long names play these nations."""
    seats = tuple(
        Seat(1, place, 10**18 + place, "W" * 60, nation, None, absent=False, wants_dm=True)
        for place, nation in enumerate(nations)
    )
    fixed = {"locale": "en", "content": state.content, "seed": 1, "salt": "", "length": "standard"}
    times = {"waiting_since": None, "created_at": 0, "started_at": 0, "ended_at": None}
    number = 999_999_999_999
    return Game(
        id=number,
        guild_id=1,
        channel_id=2,
        thread_id=3,
        opener_id=4,
        phase="running",
        nations=tuple(nations),
        seq=99_999,
        epoch=999_999_999,
        told=0,
        seats=seats,
        **fixed,  # type: ignore[arg-type]
        **times,  # type: ignore[arg-type]
    )


async def measure_panels(position: Position) -> int:
    """Measure the panel of every step of what is asked; returns the number of options, all of them reachable."""
    one = position.asked()
    assert one is not None
    root = tree(one.decision.options, position.content, position.name)
    assert sorted(option.id for option in root.leaves()) == sorted(option.id for option in one.decision.options)
    for node in root.walk():
        assert len(node.children) <= limits.SELECT_OPTIONS
        shown = page(position, node.key, note="n" * 300, undo=True)
        assert shown.view is not None and shown.embed is not None
        measure_components(shown.view.to_components())
        measure_message({"content": shown.text, "embeds": [shown.embed.to_dict()]})
        offered = {press.rest for item in _ids(shown.view) if (press := parse(item.replace("pm:", "px:", 1)))}
        for child in node.children:
            values = {option.value.partition(":")[2] for option in _options(shown.view)}
            assert child.key in offered | values
    return len(one.decision.options)


def _ids(view: discord.ui.View) -> list[str]:
    return [child["custom_id"] for row in view.to_components() for child in row["components"]]


def _options(view: discord.ui.View) -> list[discord.SelectOption]:
    menus = [item.item for item in view.children if isinstance(item, discord.ui.DynamicItem)]
    return [option for menu in menus if isinstance(menu, discord.ui.Select) for option in menu.options]


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_panel_of_a_whole_game_of_five(seed: int) -> None:
    nations = list(CONTENT.nations)
    state = front.new_game(nations, seed, "long").state
    largest: dict[str, int] = {}
    step = 0
    while state.winner is None:
        asked = next(one for one in front.decisions(state) if one.given is None)
        step += 1
        if step % 7 == 0 or len(asked.options) > largest.get(asked.kind, 0):
            game = game_for(nations, state)
            measured = await measure_panels(Position.of(game, state, game.seat_for(asked.seat)))
            largest[asked.kind] = max(measured, largest.get(asked.kind, 0))
        mind = minds.make("random", seat=asked.seat, salt=step)
        state = front.apply(state, Action(asked.seat, mind.choose(front.view(state, asked.seat), asked))).state
    assert largest["play_turn"] > 25
    assert {"announce", "bid", "labour", "play_turn", "sail_turn"} <= set(largest)


async def test_the_largest_lists_that_cards_can_give() -> None:
    """A tax order (pairs of zones), an uprising (every site), and every other card, in one hand."""
    nations = list(CONTENT.nations)
    state = front.new_game(nations, 3, "long").state
    while front.decisions(state)[0].kind != "play_turn":
        asked = next(one for one in front.decisions(state) if one.given is None)
        option = asked.options[0]
        answer = option.id if option.low is None else f"{option.id.rpartition(':')[0]}:0"
        state = front.apply(state, Action(asked.seat, answer)).state
    seat = front.decisions(state)[0].seat
    player = state.players[seat]
    player.hand = [*list(CONTENT.market)[:60], *list(CONTENT.haven)[:24]]
    player.ducats = 500
    game = game_for(nations, state)
    assert await measure_panels(Position.of(game, state, game.seat_for(seat))) > 200


def test_lists_without_zones_are_divided_by_first_letters() -> None:
    options = [Option(f"sell:card_{number:03}", "sell", (f"card_{number:03}",)) for number in range(300)]
    root = tree(options, CONTENT, lambda word: word)
    assert all(len(node.children) <= limits.SELECT_OPTIONS for node in root.walk())
    assert sorted(option.id for option in root.leaves()) == [option.id for option in options]
    keys = [node.key for node in root.walk()]
    assert len(set(keys)) == len(keys)


def test_ids_are_read_as_they_were_written_and_never_too_long() -> None:
    press = Press(999_999_999_999, 999_999_999, "sent", "a" * 60)
    assert parse(str(press)) == press
    assert len(str(press)) <= limits.CUSTOM_ID
    assert parse("px:1:2:join") == Press(1, 2, "join")
    for other in ("", "px:", "px:x:1:join", "px:1:2:JOIN", "other:1:2:join", "px:1:2:join:" + "x" * (REST + 1)):
        assert parse(other) is None
    assert parse(f"px:0:0:which:{'x' * REST}") == Press(0, 0, "which", "x" * REST)
    with pytest.raises(ValueError, match="characters"):
        str(Press(1, 1, "v", "x" * 100))


@pytest.mark.parametrize(
    ("text", "most", "kept"), [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("ab cd", 4, "ab…"), ("", 1, "")]
)
def test_what_is_cut_says_so(text: str, most: int, kept: str) -> None:
    assert cut(text, most) == kept
