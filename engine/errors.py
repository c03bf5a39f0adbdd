"""What can be wrong with an action. `str(error)` is one sentence for the player who sent it.

GameError
  Malformed   the text is no option id at all
  Stale       the question it answers is not asked any more
  NotYours    another seat is asked
  Illegal     asked, but this option is not among the legal ones
  GameOver    the game has ended
A broken invariant is no GameError: it is a bug and is raised as `BrokenInvariant`.
"""

from __future__ import annotations


class GameError(Exception):
    """An action that changes nothing. `sentence` is for the player; `rule` is the number to look up, or empty."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule


class Malformed(GameError):
    """No option id."""


class Stale(GameError):
    """Asked earlier, not now."""


class NotYours(GameError):
    """Another seat is asked."""


class Illegal(GameError):
    """Not among the legal options."""


class GameOver(GameError):
    """The game has ended."""


class BrokenInvariant(Exception):
    """The rules came to an impossible state: a bug of ours, never a player's fault."""
