"""5.3 through Discord: all who have a choice of labour are asked at once; what later players choose is kept sealed."""

from __future__ import annotations

from cogs import notices
from cogs.asked import everything_asked
from engine import front
from engine.model import State
from sandbox.world import World
from tests.cogs.driver import Person, everything_said, fast_forward, game_of, open_game, table, text, wise

NAMES = ("Anna", "Ben", "Chen")


async def at_labour(world: World) -> list[Person]:
    """Open a game of three and play on to a Goods Year in which all have a vacant Colony; in Player Order."""
    await open_game(world, list(NAMES), seed=7)
    await fast_forward(world, 1, "labour")
    game, state = await game_of(world)
    assert len(everything_asked(game, state)) == len(NAMES)
    named = {world.people[name].id: Person(world, name) for name in NAMES}
    return [named[game.seat_for(seat).user_id or 0] for seat in state.order]


async def choose(person: Person) -> str:
    """Let a person choose what makes sense on the private panel; return the option."""
    found = await person.asked()
    assert found is not None
    option, answer = wise(*found)
    await person.open()
    await person.choose(found[0], option, answer)
    return answer


async def choose_another(person: Person, before: Person) -> str:
    """Let a person hire where the one before it in Player Order will not."""
    found, theirs = await person.asked(), await before.asked()
    assert found is not None and theirs is not None
    taken = wise(*theirs)[0].steps[0]
    option = next(one for one in found[1].decision.options if one.kind == "hire" and one.steps[0] != taken)
    await person.open()
    await person.choose(found[0], option, option.id)
    return option.id


def worked(state: State, option: str) -> bool:
    """Has the Colony of this option a worker?"""
    return state.colonies[option.rpartition(":")[2]].worker is not None


async def waiting(world: World, person: Person) -> list[str]:
    """Return how the waits of a person for labour ended, `open` for one that has not."""
    history = await world.store.clocks.history(1)
    return [wait.outcome for wait, _ in history if wait.kind == "labour" and wait.user_id == person.actor.id]


async def test_the_second_player_answers_first(world: World) -> None:
    first, second, third = await at_labour(world)
    foot, said = table(world), everything_said(world)
    before = foot.embeds[0].description or ""
    assert all(f"Waiting for **{person.name}" in text(foot) for person in (first, second, third))
    assert "Chosen before the turn comes: 0 of 2." in text(foot)

    option = await choose_another(second, first)
    assert "Kept until your turn: " in text(second.panel.message)
    assert "You can choose anew until your turn comes." in text(second.panel.message)
    _, state = await game_of(world)
    assert not worked(state, option)
    assert await waiting(world, second) == ["answered"] and await waiting(world, first) == ["open"]

    after = table(world)
    assert after.id == foot.id, "no ping, no new message"
    assert after.embeds[0].description == before.replace("0 of 2", "1 of 2"), "how many, not who"
    fresh = everything_said(world).replace(said, "")
    assert "Kept" not in fresh and "hire" not in fresh.lower() and "kidnap" not in fresh.lower()
    for viewer in (state.order[0], state.order[2], None):
        assert option not in str(front.view(state, viewer).frames)

    own = await choose(first)
    _, state = await game_of(world)
    assert worked(state, own) and worked(state, option)
    assert "had chosen its labour before its turn came" in everything_said(world)
    assert await waiting(world, second) == ["answered"], "the second is not called again"
    assert await waiting(world, third) == ["open"]


async def test_a_kept_answer_can_be_changed_and_not_taken_back(world: World) -> None:
    """Undo is for what everybody saw; what is sealed is changed by choosing anew."""
    _, second, _ = await at_labour(world)
    option = await choose(second)
    refused = await second.actor.slash(world.thread(), "game undo")
    assert "Nothing can be taken back" in text(refused.response)
    found = await second.asked()
    assert found is not None and found[1].decision.given == option
    other = next(one for one in found[1].decision.options if one.id != option and one.kind == "hire")
    await second.open()
    await second.choose(found[0], other, other.id)
    found = await second.asked()
    assert found is not None and found[1].decision.given == other.id


async def test_undo_ends_where_a_kept_answer_was_opened(world: World) -> None:
    first, second, _ = await at_labour(world)
    await choose_another(second, first)
    await choose(first)
    refused = await first.actor.slash(world.thread(), "game undo")
    assert "Nothing can be taken back" in text(refused.response)


async def test_who_counted_on_a_source_that_is_gone_is_called_again_and_told(world: World) -> None:
    first, second, _ = await at_labour(world)
    _, state = await game_of(world)
    found = await second.asked()
    assert found is not None
    hires = [one for one in found[1].decision.options if one.kind == "hire" and state.citizens[one.steps[0]] == 1]
    assert hires, "a Cathedral with its last Citizen"
    await second.open()
    await second.choose(found[0], hires[0], hires[0].id)
    mine = await first.asked()
    assert mine is not None
    same = next(one for one in mine[1].decision.options if one.kind == "hire" and one.steps[0] == hires[0].steps[0])
    await first.open()
    await first.choose(mine[0], same, same.id)
    assert await waiting(world, second) == ["answered", "open"]
    panel = await second.open()
    assert "What you had chosen before your turn is no longer possible: Hire from" in text(panel)
    assert "No Citizen is left there. Choose again." in text(panel)
    assert "no longer possible" not in everything_said(world)


async def test_the_reminder_of_a_later_player_and_its_grace_name_nobody(world: World) -> None:
    """Section 15: who has not chosen yet is told to that player alone; of the one at it the thread may speak."""
    first, second, third = await at_labour(world)
    await choose_another(second, first)
    waits = {wait.user_id: wait for wait in await world.store.clocks.waiting(1)}
    said = everything_said(world)
    for person in (first, third):
        await world.store.people.be_reminded(person.actor.id, "thread", None)
        await notices.remind(world.host, waits[person.actor.id])
    assert f"<@{first.actor.id}>" in everything_said(world).replace(said, "")
    assert f"<@{third.actor.id}>" not in everything_said(world).replace(said, "")
    await notices.grace(world.host, 1, [waits[third.actor.id]])
    told = world.thread().last_message
    assert told is not None and "Answers missing: 1." in text(told) and third.name not in text(told)
