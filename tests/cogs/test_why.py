"""`Why not?`: everything that a question knows and does not offer can be asked about, pressed or typed."""

from __future__ import annotations

import dataclasses

import pytest

from cogs.choices import tree
from cogs.limits import SELECT_OPTIONS
from cogs.panel_page import Position
from cogs.why_page import unoffered, why_page
from engine import front
from engine.ai import minds
from engine.content.loader import load
from engine.model import Action
from sandbox.world import World
from story import locales
from tests.cogs.driver import Person, components, fast_forward, meaning, open_game, text
from tests.cogs.measure import measure_components, measure_message
from tests.cogs.test_limits import game_for


async def test_pressed_step_by_step_and_back(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    before = (await world.store.find.game(1)).seq
    anna = Person(world, "Anna")
    panel = await anna.open()
    shown = (await anna.actor.click(panel, custom_id=meaning(panel.message, "help"))).response
    await anna.actor.click(shown, custom_id=meaning(shown.message, "why"))
    assert "Choose what is not, and read why." in text(shown.message)
    menu = components(shown.message)[0]
    wanted = next(one["value"] for one in menu["options"] if one["label"] == "Change Legality")
    await anna.actor.select(shown, [wanted], custom_id=menu["custom_id"])
    menu = components(shown.message)[0]
    already = next(one for one in menu["options"])
    await anna.actor.select(shown, [already["value"]], custom_id=menu["custom_id"])
    assert "(10" in text(shown.message), "the rule is named"
    assert already["label"] in text(shown.message)
    await anna.actor.click(shown, label="Back")
    assert len(components(shown.message)[0]["options"]) > 2
    assert (await world.store.find.game(1)).seq == before


@pytest.mark.parametrize("locale", locales())
def test_every_step_of_a_whole_game_fits_and_ends_in_a_reason(locale: str) -> None:
    content = load()
    state = front.new_game(list(content.nations), 4, "short").state
    asked_about: set[str] = set()
    step = 0
    while state.winner is None:
        asked = next(one for one in front.decisions(state) if one.given is None)
        step += 1
        new = {option.split(":")[0] for option in front.not_offered(state, asked.seat)} - asked_about
        if step % 25 == 0 or new:
            game = game_for(list(content.nations), state)
            seat = game.seat_for(asked.seat)
            position = Position.of(game, state, dataclasses.replace(seat, locale=locale))
            options = unoffered(position)
            asked_about |= {option.kind for option in options}
            for node in tree(options, content, position.name).walk() if options else ():
                assert len(node.children) <= SELECT_OPTIONS
                page = why_page(position, node.key)
                assert page.view is not None and page.embed is not None
                measure_components(page.view.to_components())
                measure_message({"embeds": [page.embed.to_dict()]})
                if node.option is not None:
                    assert (page.embed.description or "").endswith(")"), page.embed.description
        mind = minds.make("captain", seat=asked.seat, salt=step)
        state = front.apply(state, Action(asked.seat, mind.choose(front.view(state, asked.seat), asked))).state
    assert {"attack", "load", "sail", "fort", "legality", "hire", "play"} <= asked_about


@pytest.mark.parametrize(
    ("command", "typed", "says"),
    [
        ("sail", {"to": "Europe"}, "Your Fleet is in Europe already. (8.1)"),
        ("attack", {"target": "Portobelo", "aim": "loot"}, "Portobelo is in Panama and your Fleet is in"),
        ("load", {"site": "Havana"}, "Havana is in Cuba and your Fleet is in"),
        ("patrol", {"against": "any"}, "A patrol is set in a sea zone"),
    ],
)
async def test_typed(world: World, command: str, typed: dict[str, str], says: str) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), command, **typed)
    assert says in result.response.content
    assert result.response.content.endswith(")"), "the rule is named"
    assert (await world.store.find.game(1)).seq == game.seq


@pytest.mark.parametrize(
    ("command", "typed", "value"),
    [("attack", {"target": "moon", "aim": "loot"}, "moon loot"), ("load", {"site": "La Habana"}, "La Habana")],
)
async def test_a_word_that_names_nothing_is_not_answered_in_the_engines_own_terms(
    world: World, command: str, typed: dict[str, str], value: str
) -> None:
    """Where a command has no option at all now, the engine could only say `attack:TARGET:AIM`."""
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), command, **typed)
    assert result.response.content.startswith(f"'{value}' is not possible now; you can: ")
    assert "Sail" in result.response.content and ":TARGET" not in result.response.content
    assert (await world.store.find.game(1)).seq == game.seq


async def test_a_word_that_names_nothing_is_still_met_with_near_ones(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), "sail", to="Antiles Aproach")
    assert "Did you mean: Antilles Approach" in result.response.content


async def test_a_zone_farther_off_is_met_with_near_ones_too(world: World) -> None:
    """All that is in reach may have been meant, not only what is one step away."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), "sail", to="Venezula")
    assert "Did you mean: Venezuela" in result.response.content
    result = await world.people["Anna"].slash(world.thread(), "sail", to="Atlantis")
    assert "Antilles Approach, Eastern Caribbean" in result.response.content
