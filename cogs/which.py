"""Which game a command means, and who in it the person is."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import discord

from cogs.answer import Answer
from cogs.choosing import MEANT, Choosing
from cogs.panel_page import Position
from store.errors import Refused
from store.records import Game
from store.store import Store
from store.waits import Wait


def spoken(game: Game, locale: str) -> Game:
    """Return the game as it is told privately, in the language of one person."""
    return dataclasses.replace(game, locale=locale)


async def game_here(store: Store, answer: Answer, phases: tuple[str, ...] = ("lobby", "running")) -> Game:
    """Return the game that is meant in this place.

    In a game's thread its game; in a channel the one game opened there, or the one of several in which this person
    sits; in direct messages the only game of this person, or the only one that waits for it. Where that leaves
    several, the person chooses from a menu, those that wait longest first. Raises `Refused`.
    """
    here = [game for game in await store.find.in_place(answer.place) if game.phase in phases]
    if len(here) == 1:
        return await _one_of(store, answer, here, "no-game-here")
    if answer.interaction.guild_id is not None:
        under = here or [game for game in await store.find.under_channel(answer.place) if game.phase in phases]
        own = [game for game in under if game.seat_of(answer.user_id) is not None]
        return await _one_of(store, answer, own or under, "no-game-here")
    return await _one_of(store, answer, await store.find.of_user(answer.user_id, phases), "no-game-yours")


def since(wait: Wait) -> tuple[int, int]:
    """Return what sorts waits by how long they last, the longest first."""
    return wait.asked_at, wait.id


async def _one_of(store: Store, answer: Answer, games: Sequence[Game], none: str) -> Game:
    """Return the only game, the only one that waits for this person, the only one that goes on, or the one chosen."""
    if not games:
        raise Refused(none)
    meant = answer.interaction.extras.get(MEANT)
    if meant is not None:  # chosen from a menu; another game that has become the only one since is not it
        chosen = next((game for game in games if game.id == meant), None)
        if chosen is None:
            raise Refused(none)
        return chosen
    waits: dict[int, Wait] = {}
    for wait in await store.clocks.of_user(answer.user_id):
        waits.setdefault(wait.game_id, wait)
    waiting = sorted((game for game in games if game.id in waits), key=lambda game: since(waits[game.id]))
    going_on = [game for game in games if game.phase in ("lobby", "running")]
    candidates = waiting or going_on or list(games)
    if len(candidates) == 1:
        return candidates[0]
    if answer.interaction.type is discord.InteractionType.autocomplete:
        return candidates[0]  # a hint must not ask back
    choosing = answer.interaction.client.get_cog("Choosing")
    assert isinstance(choosing, Choosing)
    return await choosing.ask(answer, candidates, waits)


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
