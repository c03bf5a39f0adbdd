"""The tutorial: ten steps of a real game, met by real moves, missed without harm, kept through a restart."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from simcord.builders import UserHandle

from cogs.lessons import NAMES, Scene, advised, lesson_of
from cogs.reach import reach
from cogs.tutorial import SEED
from cogs.tutorial_pages import guide
from engine import front
from engine.ai import minds
from engine.model import Action, Option
from sandbox.world import World
from store.tutorials import Tutorial
from story import locales
from tests.cogs.driver import Person, game_of, ids, meaning, restart, text
from tests.cogs.measure import measure_components, measure_message


async def begin(world: World, name: str = "Anna") -> Person:
    """Open a tutorial by its command."""
    result = await world.people[name].slash(world.channel, "tutorial")
    assert "the guide speaks in the thread" in result.response.content
    await world.host.conductor.settled(1)
    return Person(world, name)


def guides(world: World) -> list[Any]:
    """Return the messages of the guide, oldest first."""
    found = [message for message in world.thread().history() if message.embeds]
    return [message for message in found if (message.embeds[0].title or "").startswith(("Step ", "The tutorial"))]


async def lesson(world: World, number: int = 1) -> str:
    """Return which lesson is being taught."""
    tutorial = await world.store.tutorials.get(number)
    assert tutorial is not None
    return tutorial.lesson


async def advice(world: World, person: Person) -> tuple[Option, str]:
    """Return what the guide would advise, as an option of now."""
    asked = await person.asked()
    assert asked is not None
    position, one = asked
    game, state = await game_of(world)
    tutorial = await world.store.tutorials.get(game.id)
    assert tutorial is not None
    options = one.decision.options
    if tutorial.lesson:
        within = reach(state, "england") if one.decision.kind == "sail_turn" else {}
        options = advised(Scene("england", position.view, one.decision, reach=within), tutorial.lesson)
    mind = minds.make("captain", seat="england", salt=SEED)  # as `What would you do?` asks it
    answer = mind.choose(position.view, msgspec.structs.replace(one.decision, options=options))
    for option in options:
        if option.id == answer or (option.low is not None and answer.startswith(option.id.rpartition(":")[0] + ":")):
            return option, answer
    return options[0], options[0].id


async def go_on(world: World, person: Person) -> None:
    """Read what is to be read, else do what the guide advises, by the real panel."""
    newest = guides(world)[-1]
    read = [one for one in ids(newest) if ":lesson_on:" in one]
    now = await lesson(world)
    if read and now and lesson_of(now).is_read:
        await person.actor.click(newest, custom_id=read[0])
        return
    asked = await person.asked()
    assert asked is not None and asked[1].open
    option, answer = await advice(world, person)
    await person.open()
    await person.choose(asked[0], option, answer)


async def test_ten_steps_are_met_by_following_the_guide_and_the_game_goes_on(world: World) -> None:
    anna = await begin(world)
    taught: list[str] = []
    for _ in range(120):
        tutorial = await world.store.tutorials.get(1)
        assert tutorial is not None
        if tutorial.status == "done":
            break
        if tutorial.lesson and tutorial.lesson not in taught:
            taught.append(tutorial.lesson)
            shown = text(guides(world)[-1])
            assert shown.startswith(f"Step {len(taught)} of 10 · "), shown
            assert len(shown.split(". ")) >= 3, "two or three sentences"
        await go_on(world, anna)
    assert sorted(taught) == sorted(NAMES)
    last = guides(world)[-1]
    assert "The tutorial is over" in text(last)
    assert "did not bring" not in text(last)
    assert all("Done." in text(message) for message in guides(world)[:-1])
    assert not any(ids(message) for message in guides(world)[:-1]), "steps that are behind have no buttons"
    game, state = await game_of(world)
    assert game.phase == "running" and state.winner is None
    before = game.seq
    asked = await anna.asked()
    assert asked is not None
    option, answer = await advice(world, anna)
    await anna.open()
    await anna.choose(asked[0], option, answer)
    assert (await game_of(world))[0].seq > before


async def test_it_can_be_ended_by_a_button_after_the_last_step(world: World) -> None:
    anna = await begin(world)
    while (await lesson(world)) or (await world.store.tutorials.get(1)).status == "open":  # type: ignore[union-attr]
        if await lesson(world):
            newest = guides(world)[-1]
            await anna.actor.click(newest, custom_id=meaning(newest, "lesson_on"))
        else:
            await go_on(world, anna)
    result = await anna.actor.click(guides(world)[-1], custom_id=meaning(guides(world)[-1], "abandon"))
    await anna.actor.click(result.response, custom_id=meaning(result.response.message, "abandon_yes"))
    assert (await world.store.find.game(1)).phase == "abandoned"


async def test_moves_off_the_path_do_no_harm_and_the_step_comes_again(world: World) -> None:
    anna = await begin(world)
    while await lesson(world) != "sail":
        await go_on(world, anna)
    await anna.actor.slash(world.thread(), "end")
    assert "That moment has passed" in text(guides(world)[-1]) or "That moment has passed" in text(guides(world)[-2])
    tutorial = await world.store.tutorials.get(1)
    assert tutorial is not None and tutorial.missed == ("sail",)
    for _ in range(60):
        if await lesson(world) == "sail":
            break
        await go_on(world, anna)
    assert await lesson(world) == "sail", "in the next Sail Year"
    assert (await game_of(world))[1].winner is None


async def test_the_guide_advises_and_only_the_person_whose_it_is(world: World) -> None:
    anna = await begin(world)
    await anna.actor.click(guides(world)[-1], custom_id=meaning(guides(world)[-1], "lesson_on"))
    newest = guides(world)[-1]
    result = await anna.actor.click(newest, custom_id=meaning(newest, "lesson_tip"))
    assert result.ephemeral and result.response.content.startswith("A captain would now: **")
    other = await world.people["Ben"].click(newest, custom_id=meaning(newest, "lesson_on"))
    said = [message.content for message in other.followups]
    assert said == ["This tutorial is somebody else's; /tutorial opens yours."]
    assert await lesson(world) == "auction"


async def test_a_restart_keeps_the_step_and_posts_it_once(world: World) -> None:
    anna = await begin(world)
    await go_on(world, anna)
    assert await lesson(world) == "auction"
    before = len(guides(world))
    await restart(world)
    assert len(guides(world)) == before
    while await lesson(world) == "auction":
        await go_on(world, anna)
    assert "auction" in (await world.store.tutorials.get(1)).met  # type: ignore[union-attr]


async def test_a_guide_that_was_not_posted_before_a_stop_is_posted_after_it(world: World) -> None:
    await begin(world)
    before = len(guides(world))
    now = await world.store.tutorials.get(1)
    assert now is not None
    (shown,) = await world.store.shown.of(1, "lesson")
    await world.store.shown.forget(shown)
    await restart(world)
    assert len(guides(world)) == before + 1


async def test_it_can_be_left_at_any_time_and_another_opened(world: World) -> None:
    anna = await begin(world)
    again = await anna.actor.slash(world.channel, "tutorial")
    assert again.response.content.startswith("Your tutorial goes on in [Pax Hispanica 1](https://discord.com/channels/")
    newest = guides(world)[-1]
    result = await anna.actor.click(newest, custom_id=meaning(newest, "lesson_leave"))
    assert "The guide says no more" in result.response.content
    assert "You left the tutorial here." in text(guides(world)[-1])
    count = len(guides(world))
    asked = await anna.asked()
    assert asked is not None
    await anna.open()
    option, answer = await advice(world, anna)
    await anna.choose(asked[0], option, answer)
    assert len(guides(world)) == count
    opened = await anna.actor.slash(world.channel, "tutorial")
    assert "is open in" in opened.response.content


async def test_an_old_step_says_that_it_is_behind(world: World) -> None:
    anna = await begin(world)
    old = meaning(guides(world)[-1], "lesson_on")
    await anna.actor.click(guides(world)[-1], custom_id=old)
    newest = guides(world)[-1]
    world.env.backend.get_message(newest.channel.id, newest.id).components[0]["components"][0]["custom_id"] = old
    result = await anna.actor.click(newest, custom_id=old)
    assert [one.content for one in result.followups] == [
        "That step is behind you; the newest message of the guide says what comes now."
    ]
    assert await lesson(world) == "auction"


async def test_help_has_a_button_for_it_and_direct_messages_say_where_it_is(world: World) -> None:
    shown = (await world.people["Anna"].slash(world.channel, "help")).response
    await world.people["Anna"].click(shown, custom_id=meaning(shown.message, "tutorial"))
    assert await world.store.tutorials.running_of(world.people["Anna"].id) == 1
    home = UserHandle(world.env, world.env.backend.users[world.people["Ben"].id])
    assert "tutorial" not in home.available_commands()
    assert not ids((await home.slash("help")).response.message), "where it cannot be opened no button says so"


async def test_a_tutorial_counts_in_no_record(world: World) -> None:
    anna = await begin(world)
    await anna.actor.click(guides(world)[-1], custom_id=meaning(guides(world)[-1], "lesson_leave"))
    for salt in range(2000):
        game, state = await game_of(world)
        if game.phase != "running":
            break
        one = next(one for one in front.decisions(state) if one.given is None)
        answer = minds.make("captain", seat=one.seat, salt=salt).choose(front.view(state, one.seat), one)
        seat = game.seat_for(one.seat)
        await world.store.play.act(1, Action(one.seat, answer), user_id=seat.user_id)
    assert (await world.store.find.game(1)).phase == "over"
    assert await world.store.ranked.games(None, bots=True) == []


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", NAMES)
async def test_every_guide_fits_and_says_two_or_three_sentences(world: World, locale: str, name: str) -> None:
    game = await world.store.lobby.open(
        guild_id=1, channel_id=2, user_id=3, name="Anna", length="short", seed=1, locale=locale
    )
    page = guide(game, Tutorial(game.id, name), before="x" * 100)
    assert page.embed is not None and page.view is not None
    measure_message({"embeds": [page.embed.to_dict()]})
    measure_components(page.view.to_components())
    told = (page.embed.description or "").rpartition("\n")[2]
    assert 2 <= told.count(".") - told.count("...") <= 5
    assert "**" not in (page.embed.title or "")
