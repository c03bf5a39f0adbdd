"""Doing what a person chose: one place for buttons and for commands, which both end in the same engine call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clocks.now import now
from cogs import notices
from cogs.asked import everything_asked, for_person
from cogs.panel_page import Position
from cogs.people import shown_names
from engine import front
from engine.errors import GameError
from engine.model import Action
from store.errors import Refused
from store.records import Played
from story import narrate, why, words
from story.catalogue import say

if TYPE_CHECKING:
    from cogs.host import Host


async def do(
    host: Host, game_id: int, user_id: int, option: str, epoch: int | None = None, note: str = ""
) -> tuple[Position, str]:
    """Commit one option of this person and let the game go on.

    `epoch`: that of the prompt that was pressed, None for what was typed. `note`: what is written with a gift.
    Returns the position afterwards and what the person is told. Raises `StalePress` or `Refused`, with the engine's
    reason in this person's language; nothing is changed then.
    """
    game = await host.store.find.game(game_id)
    seat = game.seat_of(user_id)
    if seat is None:
        raise Refused("not-in-game")
    if game.phase == "lobby":
        raise Refused("not-started")
    if game.phase != "running":
        raise Refused("ended")
    if seat.absent:
        await take_back(host, game_id, user_id)
    if seat.nation is None:
        raise Refused("not-started")
    try:
        action = Action(seat.nation, option)
        played = await host.store.play.act(game_id, action, user_id=user_id, epoch=epoch, note=note)
    except GameError as error:
        game, state = await host.store.play.position(game_id)
        position = Position.of(game, state, game.seat_for(seat.nation))
        reason = why.sentence(error.reason, position.content, position.locale, position.names)
        raise Refused("reason", reason=reason) from error
    position = Position.of(played.game, played.state, played.game.seat_for(seat.nation))
    host.conductor.wake(game_id)
    return position, told(position, played)


async def take_back(host: Host, game_id: int, user_id: int) -> None:
    """Give a seat that a bot plays back to its person. Refused after a concession."""
    moved = await host.store.chairs.come_back(game_id, user_id)
    await notices.withdraw_advert(host, moved.game, moved.seat.position)


def told(position: Position, played: Played) -> str:
    """Return what happened, as the person who did it may see it."""
    game, state = played.game, played.state
    if played.sealed and not any(event.kind in narrate.PRIVATE for event in played.events):
        assert position.seat.user_id is not None
        one = for_person(everything_asked(game, state), position.seat.user_id)
        if one is not None:
            given = words.given(one.decision, position.view, position.content, position.locale, position.names)
            return say("receipt", position.locale, given=given, stamp=f"<t:{now()}:T>")
    names = shown_names(game, position.content, position.locale)
    lines = narrate.lines(played.events, position.seat.nation, names, position.content, position.locale)
    return "\n".join(lines)


def why_not(position: Position, option: str) -> str:
    """Return why this option is not possible now, with the rule; empty if it is possible."""
    assert position.seat.nation is not None
    reason = front.refusal(position.state, position.seat.nation, option)
    return "" if reason is None else why.sentence(reason, position.content, position.locale, position.names)
