"""A whole short game by slash commands alone, from `/game new` to the final message."""

from __future__ import annotations

from sandbox.world import World
from tests.cogs.driver import Person, fast_forward, open_game, text, wise


async def test_two_people_play_a_short_game_by_slash_commands_alone(world: World) -> None:
    anna, ben = Person(world, "Anna"), Person(world, "Ben")
    await anna.actor.slash(world.channel, "game new", length="short", seed=11)
    joined = await ben.actor.slash(world.channel, "game join")
    assert "You have a seat" in joined.response.content
    await anna.actor.slash(world.channel, "game nation", nation="france")
    await anna.actor.slash(world.channel, "game start")
    game = (await world.store.find.in_phase("running"))[0]
    typed: set[str] = set()
    while (await world.store.find.game(game.id)).phase == "running":
        for person in (anna, ben):
            asked = await person.asked(game.id)
            if asked is None or not asked[1].open:
                continue
            position, one = asked
            option, answer = wise(position, one, salt=3)
            result = await person.type(position, option, answer)
            assert result.ephemeral
            log = await world.store.play.log(game.id)
            assert any(done.option == answer for done in log[-2:]), (answer, text(result.response))
            typed.add(option.kind)
    assert {"bid", "end", "sail", "play"} <= typed
    final = world.thread().last_message
    assert final is not None
    assert final.content.removeprefix("## ").startswith("Final")


async def test_a_word_that_one_answer_has_is_taken(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "announce", "Anna")
    await world.people["Anna"].slash(world.thread(), "announce", what="FÁCE")
    log = await world.store.play.log(1)
    assert "top" in [done.option for done in log[-2:]]


async def test_move_offers_everything_of_now_and_does_it(world: World) -> None:
    anna = Person(world, "Anna")
    await anna.actor.slash(world.channel, "game new", seed=1)
    await anna.actor.slash(world.channel, "game add_bot", persona="trader")
    await anna.actor.slash(world.channel, "game start")
    asked = await anna.asked()
    assert asked is not None
    offered = await anna.actor.autocomplete(world.thread(), "move", "option", "")
    ids = {choice["value"] for choice in offered}
    answers = {option.id for option in asked[1].decision.options if option.low is None}
    numbers = {
        f"{option.id.rpartition(':')[0]}:{number}"
        for option in asked[1].decision.options
        if option.low is not None and option.high is not None
        for number in range(option.low, option.high + 1)
    }
    assert ids == answers | numbers
    before = (await world.store.find.game(1)).seq
    await anna.actor.slash(world.thread(), "move", option=sorted(ids)[0])
    assert (await world.store.find.game(1)).seq > before


async def test_a_number_is_offered_out_of_what_is_possible_now(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "bid", "Anna")
    asked = await Person(world, "Anna").asked()
    assert asked is not None
    most = asked[1].decision.options[0].high
    assert most is not None
    anna = world.people["Anna"]
    offered = await anna.autocomplete(world.thread(), "bid", "amount", "")
    assert [choice["value"] for choice in offered] == list(range(min(most + 1, 25)))
    assert offered[1]["name"] == "Bid $1"
    assert [choice["value"] for choice in await anna.autocomplete(world.thread(), "bid", "amount", "2")] == [2]
    assert await anna.autocomplete(world.thread(), "bid", "amount", "-") == []
    assert await world.people["Emil"].autocomplete(world.thread(), "bid", "amount", "") == []


async def test_the_number_of_a_gift_is_offered_once_it_is_known_to_whom(world: World) -> None:
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "play_turn", "Anna")
    asked = await Person(world, "Anna").asked()
    assert asked is not None
    gift = next(one for one in asked[1].decision.options if one.kind == "give")
    assert gift.high is not None
    anna = world.people["Anna"]
    offered = await anna.autocomplete(world.thread(), "give", "amount", "", to=gift.steps[0])
    assert [choice["value"] for choice in offered] == list(range(1, min(gift.high, 25) + 1))
    assert await anna.autocomplete(world.thread(), "give", "amount", "", to="Atlantis") == []
