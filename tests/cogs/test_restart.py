"""The bot is stopped at any moment and started again: the game goes on and every old button is alive."""

from __future__ import annotations

from sandbox.world import World
from tests.cogs.driver import Person, fast_forward, game_of, ids, open_game, restart, table, text
from tests.cogs.test_presses import pressing


async def test_restart_in_the_middle_of_an_auction(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"])
    await fast_forward(world, 1, "bid")
    panels = {}
    for name in ("Anna", "Ben", "Chen"):
        panels[name] = await Person(world, name).open()
    await world.people["Anna"].click(panels["Anna"], custom_id=pressing(panels["Anna"].message, "num"))
    before, _ = await game_of(world)
    await restart(world)
    for name in ("Ben", "Chen"):  # on the panels that were opened before
        await world.people[name].click(panels[name], custom_id=pressing(panels[name].message, "num"))
    events = await world.store.play.events(1, before.seq)
    won = next(told.event for told in events if told.event.kind == "auction_won")
    assert len(won.facts["bids"]) == 3  # type: ignore[arg-type]


async def test_restart_in_the_middle_of_a_battle(world: World) -> None:
    await open_game(world, ["Anna", "Ben", "Chen"], seed=5)
    await fast_forward(world, 1, "support")
    game, state = await game_of(world)
    asked = next(one for one in (await _asked(world)) if one is not None)
    panel = await asked.open()
    await restart(world)
    await asked.actor.click(panel, custom_id=pressing(panel.message, "do"))
    after, _ = await game_of(world)
    assert after.seq == game.seq + 1
    assert (await world.store.play.log(1))[-1].option.startswith("support:")
    assert state.winner is None


async def _asked(world: World) -> list[Person | None]:
    people = [Person(world, name) for name in ("Anna", "Ben", "Chen")]
    found: list[Person | None] = []
    for person in people:
        asked = await person.asked()
        found.append(person if asked is not None and asked[1].decision.kind == "support" else None)
    return found


async def test_what_was_committed_but_not_told_is_told_after_the_restart(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "play_turn")
    _, state = await game_of(world)
    from engine import front
    from engine.model import Action

    seat = front.decisions(state)[0].seat
    await world.store.play.act(1, Action(seat, "end"), user_id=game.seat_for(seat).user_id)  # and nobody told it
    await restart(world)
    after = await world.store.find.game(1)
    assert after.told == after.seq
    assert any(":mine" in one for one in ids(table(world)))


async def test_the_lobby_survives_a_restart(world: World) -> None:
    opened = await world.people["Anna"].slash(world.channel, "game new")
    lobby = opened.response.message
    await restart(world)
    await world.people["Ben"].click(lobby, label="Join")
    await world.people["Anna"].click(lobby, label="Start")
    assert (await world.store.find.game(1)).phase == "running"


async def test_a_restart_registers_no_commands_again_and_posts_no_table_twice(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn")
    syncs = sum(one.method == "PUT" and one.path.endswith("/commands") for one in world.env.http_requests)
    tables = [message for message in world.thread().history() if "My move" in text(message) and ids(message)]
    await restart(world)
    again = sum(one.method == "PUT" and one.path.endswith("/commands") for one in world.env.http_requests)
    assert syncs == again == 1
    assert [one.id for one in tables] == [
        message.id for message in world.thread().history() if "My move" in text(message) and ids(message)
    ]
