"""Which game a command means, and who in it the person is."""

from __future__ import annotations

import dataclasses

from cogs.answer import Answer
from cogs.asked import everything_asked, for_person
from cogs.panel_page import Position
from cogs.prompts import link
from store.errors import Refused
from store.records import Game
from store.store import Store


def spoken(game: Game, locale: str) -> Game:
    """Return the game as it is told privately, in the language of one person."""
    return dataclasses.replace(game, locale=locale)


async def game_here(store: Store, answer: Answer, phases: tuple[str, ...] = ("lobby", "running")) -> Game:
    """Return the game that is meant in this place.

    In a game's thread its game; in a channel the one game opened there, or the one of several in which this person
    sits; in direct messages the only game of this person, or the only one that waits for it. Raises `Refused`.
    """
    here = [game for game in await store.find.in_place(answer.place) if game.phase in phases]
    if len(here) == 1:
        return here[0]
    if answer.interaction.guild_id is not None:
        under = here or [game for game in await store.find.under_channel(answer.place) if game.phase in phases]
        own = [game for game in under if game.seat_of(answer.user_id) is not None]
        choice = own if len(own) == 1 else under
        if len(choice) == 1:
            return choice[0]
        raise Refused("no-game-here" if not choice else "several-here")
    own = await store.find.of_user(answer.user_id, phases)
    if len(own) > 1:
        own = [game for game in own if await _waits_for(store, game, answer.user_id)] or own
    if len(own) == 1:
        return own[0]
    if not own:
        raise Refused("no-game-yours")
    raise Refused("several-yours", places=" ".join(link(game) for game in own))


async def _waits_for(store: Store, game: Game, user_id: int) -> bool:
    if game.phase != "running":
        return False
    game, state = await store.play.position(game.id)
    one = for_person(everything_asked(game, state), user_id)
    return one is not None and one.open


async def position_here(store: Store, answer: Answer) -> Position:
    """Return the running game that is meant here as this person sees it. Raises `Refused`."""
    game = await game_here(store, answer, ("lobby", "running", "over"))
    return await position_in(store, game.id, answer.user_id)


async def position_in(store: Store, game_id: int, user_id: int) -> Position:
    """Return the game as this person sees it. Raises `Refused` if it has not started or the person has no seat."""
    game, state = await store.play.position(game_id)
    seat = game.seat_of(user_id)
    if seat is None:
        raise Refused("not-in-game")
    return Position.of(game, state, seat)
