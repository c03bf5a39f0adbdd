"""Going back in a game farther than its snapshots: the position is played again from the log."""

from __future__ import annotations

from collections.abc import Sequence

from engine import front
from engine.errors import GameError
from engine.model import Action, State
from store.errors import Refused
from store.records import Done, Game


def replayed(game: Game, log: Sequence[Done], seq: int) -> State:
    """Return the position after the action `seq`. Refused where the log does not play under the rules of now."""
    state = front.new_game(game.nations, game.seed, game.length, game.content, gifts=game.gifts, left=game.left).state
    try:
        for done in log:
            if done.seq > seq:
                break
            state = front.apply(state, Action(done.seat, done.option)).state
    except GameError as error:
        raise Refused("no-rewind") from error
    return state
