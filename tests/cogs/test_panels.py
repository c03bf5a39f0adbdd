"""What panels offer beyond single options: routes of two steps, reasons, step back, pictures in their place."""

from __future__ import annotations

from cogs.panel_page import Position, page
from cogs.routes import routes
from cogs.why_page import reasons
from engine import front
from engine.model import Action
from sandbox.world import World
from tests.cogs.driver import Person, components, fast_forward, game_of, ids, open_game, text
from tests.cogs.test_presses import pressing


async def test_zones_two_steps_away_are_offered_as_one_choice(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "sail_turn", "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    if not [one for one in ids(panel.message) if ":far:" in one]:
        await anna.actor.click(panel, label="Sail")
    menu = next(one for one in components(panel.message) if ":far:" in one.get("custom_id", ""))
    values = [entry["value"] for entry in menu["options"]]
    assert "antilles.leeward_is" in values
    assert "antilles.eastern" in values
    assert all("by way of the Antilles Approach" in entry["description"] for entry in menu["options"])
    await anna.actor.select(panel, ["antilles.eastern"], custom_id=menu["custom_id"])
    log = await world.store.play.log(1)
    assert [done.option for done in log[-2:]] == ["sail:antilles", "sail:eastern"]
    assert (await world.store.find.game(1)).seq == game.seq + 2
    assert "6 left" in text(panel.message)


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
    from cogs.choices import option_key

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
