"""What somebody may see of a running game: who plays, what it is now; who does not, what it was, as the game is set."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import OrderedDict

from cogs.lobby_page import delay_words
from engine.model import State
from store.records import Done, Game
from store.rewind import replayed
from store.store import Store
from story.catalogue import say

KEPT = 16  # positions of the past that are remembered
_past: OrderedDict[tuple[object, ...], State] = OrderedDict()


@dataclasses.dataclass(frozen=True, slots=True)
class Seen:
    """A game as somebody may see it: the position after action `seq`.

    Where that is not of now, `note` is said above it, and `at` is when it was (UTC seconds).
    """

    game: Game
    state: State
    seq: int
    note: str = ""
    at: int | None = None


async def as_seen(store: Store, game_id: int, user_id: int, locale: str) -> Seen:
    """Return the game as this person may see it. Raises `Refused` if it has not started."""
    game, state = await store.play.position(game_id)
    if game.phase != "running" or not game.delay or game.seat_of(user_id) is not None:
        return Seen(game, state, game.seq)
    seq = await store.watching.visible(game)
    log = await store.play.log(game_id)
    at = next((done.at for done in reversed(log) if done.seq <= seq), game.started_at or game.created_at)
    note = say("late-view", locale, stamp=f"<t:{at}:R>", delay=delay_words(game, locale))
    return Seen(game, await at_action(game, log, seq), seq, note, at)


async def at_action(game: Game, log: list[Done], seq: int) -> State:
    """Return the position after an action; played again from the log, off the event loop."""
    begun = (game.seed, game.length, game.nations, game.talk, tuple(sorted(game.left.items())))
    key = (*begun, tuple((done.seat, done.option) for done in log if done.seq <= seq))
    found = _past.get(key)
    if found is None:
        found = await asyncio.to_thread(replayed, game, log, seq)
        _past[key] = found
        while len(_past) > KEPT:
            _past.popitem(last=False)
    return found
