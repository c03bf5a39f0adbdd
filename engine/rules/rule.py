"""The shape of a rule module's decision points, and parsing of option ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.game import Game


@dataclass(frozen=True)
class Rule:
    """What one kind of frame does.

    `kind`: the kind of decision (engine.events.DECISIONS).
    `proceed(game, frame)`: act without anybody's answer; True if anything was done, False if the frame waits.
    `asked(game, frame)`: the seats that must still answer.
    `legal(game, frame, seat)`: option ids of a seat asked, or of one whose sealed answer may be changed.
    `answer(game, frame, seat, option)`: take a legal answer.
    `answers_itself(game, frame)`: may the frame answer for a seat with one legal option? A cheap test before listing;
    None: never, because something hidden or a choice hangs on it.
    `sealed(game, frame)`: sealed answers so far by seat, for secret simultaneous decisions; None for open ones.
    `secret(frame, seat)`: is what a seat answers now sealed?
    """

    kind: str | Callable[[Any], str]
    proceed: Callable[[Game, Any], bool]
    asked: Callable[[Game, Any], list[str]]
    legal: Callable[[Game, Any, str], list[str]]
    answer: Callable[[Game, Any, str, str], None]
    sealed: Callable[[Game, Any], dict[str, str]] | None = None
    answers_itself: Callable[[Game, Any], bool] | None = None
    secret: Callable[[Any, str], bool] = lambda frame, seat: False


def no_seats(game: Game, frame: Any) -> list[str]:
    """Nobody is ever asked by this frame."""
    return []


def no_options(game: Game, frame: Any, seat: str) -> list[str]:
    """No option is ever offered by this frame."""
    return []


def no_answer(game: Game, frame: Any, seat: str, option: str) -> None:
    """Never called: the frame asks nobody."""


def always(game: Game, frame: Any) -> bool:
    """A single option is taken at once."""
    return True


def automatic(proceed: Callable[[Game, Any], bool]) -> Rule:
    """Return the rule of a frame that only moves the game on."""
    return Rule("", proceed, no_seats, no_options, no_answer)
