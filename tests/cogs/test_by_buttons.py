"""A whole short game by buttons alone, from the lobby to the final message."""

from __future__ import annotations

from sandbox.world import World
from tests.cogs.driver import Person, open_game, text, wise


async def test_two_people_play_a_short_game_by_buttons_alone(world: World) -> None:
    game = await open_game(world, ["Anna", "Ben"])
    people = [Person(world, "Anna"), Person(world, "Ben")]
    pressed = 0
    while (await world.store.find.game(game.id)).phase == "running":
        for person in people:
            asked = await person.asked(game.id)
            if asked is None or not asked[1].open:
                continue
            await person.open()
            position, one = asked
            option, answer = wise(position, one)
            await person.choose(position, option, answer)
            log = await world.store.play.log(game.id)
            assert any(done.option == answer and done.seat == one.decision.seat for done in log[-2:]), answer
            pressed += 1
    ended = await world.store.find.game(game.id)
    assert ended.phase == "over"
    assert pressed > 50
    final = world.thread().last_message
    assert final is not None
    assert final.content.removeprefix("## ").startswith("Final")
    assert "Final table" in text(final)
