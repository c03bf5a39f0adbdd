"""Replays: stepping to and fro, and what may be seen."""

from __future__ import annotations

from engine.model import Action
from sandbox.world import World
from tests.cogs.driver import Person, components, fast_forward, ids, open_game, text, wise


async def finished(world: World) -> None:
    """Play a short game of Anna and a bot to its end, past the panels."""
    await open_game(world, ["Anna"], bots=1)
    anna = Person(world, "Anna")
    for salt in range(3000):
        asked = await anna.asked()
        if asked is None:
            break
        position, one = asked
        _, answer = wise(position, one, salt)
        await world.store.play.act(1, Action(one.decision.seat, answer), user_id=anna.actor.id)
        world.host.conductor.wake(1)
        await world.host.conductor.settled(1)
    assert (await world.store.find.game(1)).phase == "over"


async def test_a_finished_game_is_stepped_through_from_its_final_message(world: World) -> None:
    """`Replay` opens privately; forwards, back, to the end; with all hands, now that it is over."""
    await finished(world)
    final = next(m for m in reversed(world.thread().history(viewer=world.people["Anna"])) if "Final" in text(m))
    result = await world.people["Ben"].click(final, label="Replay")
    assert result.ephemeral
    first = text(result.response.message)
    assert "Turn 1 of " in first and "Spain" in first
    for name, expected in (("Next", "Turn 2 of"), ("Next", "Turn 3 of"), ("Back", "Turn 2 of")):
        result = await world.people["Ben"].click(result.response, label=name)
        assert expected in text(result.response.message)
    result = await world.people["Ben"].click(result.response, label="Last")
    shown = result.response.message
    assert "wins as" in text(shown) and len(set(ids(shown))) == len(ids(shown))
    assert all(one.get("disabled") for one in components(shown) if one.get("label") in ("Next", "Last"))


async def test_a_running_game_shows_what_could_be_seen_then(world: World) -> None:
    """Nobody's hand stands in the replay of a running game; a turn beyond the end is the last."""
    game = await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, game.id, "play_turn")
    result = await world.people["Chen"].slash(world.thread(), "replay", turn=100000)
    shown = text(result.response.message)
    assert "-#" not in shown and "Turn " in shown
    _, state = await world.store.play.position(game.id)
    assert state.players and not any(card in shown for player in state.players.values() for card in player.hand)


async def test_there_is_no_replay_of_what_has_not_begun(world: World) -> None:
    """One clear private sentence."""
    opened = await world.people["Anna"].slash(world.channel, "game new")
    result = await world.people["Anna"].slash(world.channel, "replay")
    assert opened.response is not None and result.ephemeral and text(result.response.message)


async def test_a_rematch_opens_once_and_is_joined_by_the_others(world: World) -> None:
    """The first press opens the lobby with the same bots, the next joins it; the story comes as a file."""
    await finished(world)
    final = next(m for m in reversed(world.thread().history(viewer=world.people["Anna"])) if "Final" in text(m))
    for name, seats in (("Anna", 2), ("Ben", 3), ("Ben", 3)):
        result = await world.people[name].click(final, label="Rematch")
        assert result.ephemeral and "Game 2 is open" in text(result.response.message)
        (lobby,) = await world.store.find.in_phase("lobby")
        assert len(lobby.seats) == seats
    assert lobby.seats[1].persona == (await world.store.find.game(1)).seats[1].persona
    story = await world.people["Ben"].click(final, label="Tell the story")
    assert story.ephemeral and story.response.message.attachments
