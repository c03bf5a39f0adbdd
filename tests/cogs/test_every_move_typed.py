"""Each kind of move, typed as a slash command with what autocomplete offers, the first time that a game allows it."""

from __future__ import annotations

import pytest

from cogs.asked import everything_asked
from cogs.panel_page import Position
from engine.events import DECISIONS
from engine.model import Action, Option
from sandbox.hands import typed_move
from sandbox.world import World
from tests.cogs.driver import Person, game_of, open_game, text, wise

EVERY = {form.split(":")[0] for forms in DECISIONS.values() for form in forms}
# Not in every game: who owns a certain card, or a CONQUISTADOR in Europe, or a full hand.
SELDOM = {"first", "last", "stay", "lose", "discard", "pay", "tribute", "place", "letter"}


@pytest.mark.parametrize(
    ("people", "seed"), [(["Anna", "Ben", "Chen"], 5), (["Anna", "Ben", "Chen", "Dora", "Emil"], 2)]
)
async def test_every_kind_of_move_can_be_typed(world: World, people: list[str], seed: int) -> None:
    """Moves in between are a captain's, past Discord; whatever has not been typed yet is, to the end of the game."""
    await open_game(world, people, length="standard", seed=seed)
    by_user = {world.people[name].id: Person(world, name) for name in people}
    typed: set[str] = set()
    while (await world.store.find.game(1)).phase == "running":
        game, state = await game_of(world)
        one = next(one for one in everything_asked(game, state) if one.open)
        position = Position.of(game, state, one.seat)
        new = next((option for option in one.decision.options if option.kind not in typed), None)
        if new is None:
            _, answer = wise(position, one)
            await world.store.play.act(1, Action(one.decision.seat, answer), user_id=one.seat.user_id)
            continue
        assert one.seat.user_id is not None
        answer = new.id if new.low is None else f"{new.id.rpartition(':')[0]}:{new.low}"
        await _type(world, by_user[one.seat.user_id], new, answer)
        typed.add(new.kind)
    assert EVERY - SELDOM - typed == set()


async def _type(world: World, person: Person, option: Option, answer: str) -> None:
    """Choose each word from what is offered after those before it; the answer stands in the log then."""
    spec, values = typed_move(option, answer)
    chosen: dict[str, str | int] = {}
    for name, value in values.items():
        offered = await person.actor.autocomplete(world.thread(), spec.name, name, "", **chosen)
        assert value in [choice["value"] for choice in offered], (option.id, name, offered)
        chosen[name] = value
    result = await person.actor.slash(world.thread(), spec.name, **values)
    assert result.ephemeral
    log = await world.store.play.log(1)
    assert any(done.option == answer for done in log[-2:]), (answer, text(result.response))
