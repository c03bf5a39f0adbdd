"""What panels offer beyond single options: routes of several steps, reasons, step back, pictures in their place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cogs.choices import option_key, tree
from cogs.doing import do
from cogs.panel_page import Position, page
from cogs.routes import routes
from cogs.why_page import reasons
from engine import front
from engine.model import Action, Colony, Option
from sandbox.world import World
from story import words
from tests.cogs.driver import Person, components, fast_forward, game_of, ids, open_game, text
from tests.cogs.test_presses import pressing


async def far(world: World, person: Person) -> tuple[Any, Any]:
    """Return a panel and its menu of zones farther off; it stands on the first page, with no press before it."""
    panel = await person.open()
    return panel, next(one for one in components(panel.message) if ":far:" in one.get("custom_id", ""))


async def test_zones_farther_off_are_offered_as_one_choice(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    anna = Person(world, "Anna")
    panel, menu = await far(world, anna)
    values = [entry["value"] for entry in menu["options"]]
    assert {"leeward_is", "eastern", "venezuela", "cuba", "new_granada"} <= set(values)
    assert all("by way of the Antilles Approach" in entry["description"] for entry in menu["options"])
    await anna.actor.select(panel, ["venezuela"], custom_id=menu["custom_id"])
    log = await world.store.play.log(1)
    assert [done.option for done in log[-3:]] == ["sail:antilles", "sail:eastern", "sail:venezuela"]
    assert (await world.store.find.game(1)).seq == game.seq + 3
    assert "5 left" in text(panel.message)


async def test_the_way_home_is_the_cheapest(world: World) -> None:
    """From the Eastern Caribbean the Antilles Approach is 4 winds upwind, the Windward Passage and Sargasso Sea 3."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    anna = Person(world, "Anna")
    panel, menu = await far(world, anna)
    await anna.actor.select(panel, ["eastern"], custom_id=menu["custom_id"])
    menu = next(one for one in components(panel.message) if ":far:" in one.get("custom_id", ""))
    home = next(entry for entry in menu["options"] if entry["value"] == "europe")
    way = "3 winds · 3 left · unloads $0 · by way of the Windward Passage and the Sargasso Sea"
    assert home["description"] in (way, way.replace(" · unloads $0", ""))


@pytest.mark.parametrize("typed", [False, True])
async def test_a_route_stops_before_a_patrol_for_a_look(world: World, typed: bool) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn")
    people = [name for name in ("Anna", "Ben") if await Person(world, name).asked() is not None]
    first, second = (people[0], "Ben" if people[0] == "Anna" else "Anna")
    panel, menu = await far(world, Person(world, first))
    await Person(world, first).actor.select(panel, ["eastern"], custom_id=menu["custom_id"])
    await do(world.host, 1, world.people[first].id, "patrol:any")
    person = Person(world, second)
    panel, menu = await far(world, person)
    values = {entry["value"]: entry["description"] for entry in menu["options"]}
    assert "patrol of" in values["eastern"]
    assert "by way of the Antilles Approach and the Eastern Caribbean" not in "".join(values.values())
    before = (await world.store.find.game(1)).seq
    told = await person.actor.slash(world.thread(), "sail", to="Venezuela")
    assert "The short way to Venezuela leads by a patrol. Round it: " in text(told.response)
    assert (await world.store.find.game(1)).seq == before, "a typed name does not cost more winds than the map says"
    if typed:
        shown = (await person.actor.slash(world.thread(), "sail", to="Eastern Caribbean")).response.message
    else:
        await person.actor.select(panel, ["eastern"], custom_id=menu["custom_id"])
        shown = panel.message
    assert (await world.store.play.log(1))[-1].option == "sail:antilles"
    assert (await world.store.find.game(1)).seq == before + 1
    assert "Do it" in [one.get("label") for one in components(shown)]


async def test_a_route_costs_what_its_steps_cost(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    asked = await Person(world, "Anna").asked()
    assert asked is not None
    position, one = asked
    found = routes(position)
    assert found == sorted(found, key=lambda route: (route.winds, route.to))
    winds = one.decision.facts["winds"]
    for route in found:
        state = position.state
        for option in route.options:
            state = front.apply(state, Action(one.decision.seat, option)).state
        after = next(other for other in front.decisions(state) if other.seat == one.decision.seat)
        assert after.facts["winds"] == route.left
        assert isinstance(winds, int)
        assert winds - route.winds == route.left


async def test_a_route_can_be_typed(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    offered = await world.people["Anna"].autocomplete(world.thread(), "sail", "to", "east")
    assert [choice["value"] for choice in offered] == ["eastern"]
    assert "by way of the Antilles Approach" in offered[0]["name"]
    await world.people["Anna"].slash(world.thread(), "sail", to="Eastern Caribbean")
    log = await world.store.play.log(1)
    assert [done.option for done in log[-2:]] == ["sail:antilles", "sail:eastern"]


async def test_why_not_is_told_with_numbers_and_rule(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    asked = await Person(world, "Anna").asked()
    assert asked is not None
    told = reasons(*asked)
    assert told["letter"] == "You have no lost letter of marque to buy back. (10.4)"
    anna = Person(world, "Anna")
    panel = await anna.open()
    shown = await anna.actor.click(panel, custom_id=pressing(panel.message, "help"))
    assert shown.ephemeral
    assert "You have no lost letter of marque to buy back. (10.4)" in text(shown.response)


async def test_every_step_can_be_gone_back(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    first = sorted(ids(panel.message))
    await anna.actor.click(panel, custom_id=pressing(panel.message, "at"))
    assert sorted(ids(panel.message)) != first
    await anna.actor.click(panel, label="Back")
    assert sorted(ids(panel.message)) == first


async def test_what_cannot_be_taken_back_is_looked_at_once(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    anna = Person(world, "Anna")
    asked = await anna.asked()
    assert asked is not None
    option = next(one for one in asked[1].decision.options if one.kind == "play")
    panel = await anna.open()
    head = f"px:1:{game.epoch}"
    anna.panel = panel
    backend = world.env.backend.get_message(panel.channel_id, panel.id)
    backend.components[0]["components"][0]["custom_id"] = f"{head}:do:{option_key(option)}"  # a press past the look
    await anna.actor.click(panel, custom_id=f"{head}:do:{option_key(option)}")
    assert (await world.store.find.game(1)).seq == game.seq
    assert "Do it" in [one.get("label") for one in components(panel.message)]
    await anna.actor.click(panel, label="Do it")
    assert (await world.store.find.game(1)).seq == game.seq + 1


async def test_the_log_has_the_whole_history_as_a_file(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "sail_turn", "Anna")
    result = await world.people["Anna"].slash(world.thread(), "log")
    assert result.response.attachments[0].filename == "game-1-log.md"
    data = world.env.backend.cdn.get(result.response.attachments[0].url)
    assert data is not None
    assert "Goods Year, 1598" in data.decode()
    assert "The last" in text(result.response)


async def test_a_card_with_one_target_names_it_in_brackets(world: World) -> None:
    """`Cagway Point Port Royal` would read as one name."""
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    _, state = await game_of(world)
    seat = game.seat_of(world.people["Anna"].id)
    assert seat is not None and seat.nation is not None
    state.players[seat.nation].hand = ["haven_port_royal", "haven_panuco"]
    position = Position.of(game, state, seat)
    asked = position.asked()
    assert asked is not None
    played = [option.steps for option in asked.decision.options if option.kind == "play"]
    assert sorted(played) == [("haven_panuco", "panuco"), ("haven_port_royal", "port_royal")]
    embed = page(position).embed
    assert embed is not None and embed.description is not None
    assert "Cattle Plains of Pánuco (Pánuco) and Cagway Point (Port Royal)" in embed.description


async def test_an_announcement_shows_the_face_up_card(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "announce", "Anna")
    asked = await Person(world, "Anna").asked()
    assert asked is not None and asked[0].view.face_up is not None
    panel = await Person(world, "Anna").open()
    card = words.card(asked[0].view.face_up, asked[0].content)
    assert card.detail.rstrip("…") in text(panel.message)


async def test_a_second_look_tells_the_effects_of_a_card_once(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn", "Anna")
    _, state = await game_of(world)
    seat = game.seat_of(world.people["Anna"].id)
    assert seat is not None and seat.nation is not None
    state.players[seat.nation].hand = ["haven_panuco"]
    position = Position.of(game, state, seat)
    option = next(one for one in position.asked().decision.options if one.kind == "play")  # type: ignore[union-attr]
    embed = page(position, option_key(option)).embed
    assert embed is not None and embed.description is not None
    assert embed.description.count("Found a Colony at Pánuco (hides)") == 1
    assert embed.description.rstrip().endswith("Haven")


async def test_labour_asks_for_the_colony_first(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "labour", "Anna")
    _, state = await game_of(world)
    seat = game.seat_of(world.people["Anna"].id)
    assert seat is not None
    position = Position.of(game, state, seat)
    asked = position.asked()
    assert asked is not None
    hires = [one for one in asked.decision.options if one.kind == "hire"]
    other = [msgspec.structs.replace(one, id=f"{one.id}-x", steps=(one.steps[0], "tortuga")) for one in hires]
    root = tree([*hires, *other, Option("end", "end")], position.content, position.name)
    level = next(child for child in root.children if child.word == "hire")
    assert {child.word for child in level.children} == {hires[0].steps[1], "tortuga"}


async def test_what_all_entries_have_in_common_is_not_named_for_each(world: World) -> None:
    """With one vacant Colony the sources alone are named."""
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "labour", "Anna")
    _, state = await game_of(world)
    seat = game.seat_of(world.people["Anna"].id)
    assert seat is not None and seat.nation is not None
    for colony in state.colonies.values():
        if colony.owner == seat.nation and colony.worker is None:
            colony.worker = "citizen"
    state.colonies["santa_elena"] = Colony(seat.nation)
    position = Position.of(game, state, seat)
    embed = page(position).embed
    assert embed is not None and embed.description is not None
    assert "- **Kidnap a Native**: Timucua and Nombre de Dios" in embed.description
