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

from collections.abc import Mapping
from typing import NamedTuple

Facts = Mapping[str, object]


class Reason(NamedTuple):
    """Why something cannot be: one English sentence, the number of the rule or "", and the same as a code with facts
    (ids and numbers), out of which other languages make their sentence."""

    sentence: str
    rule: str
    code: str
    facts: Facts


class GameError(Exception):
    """An action that changes nothing. `sentence` is for the player; `rule` is the number to look up, or empty.

    `code` and `facts`: see `Reason`.
    """

    def __init__(self, sentence: str, rule: str = "", code: str = "", facts: Facts | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule
        self.code = code
        self.facts: Facts = facts or {}

    @property
    def reason(self) -> Reason:
        """All of it."""
        return Reason(self.sentence, self.rule, self.code, self.facts)


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
