"""The bots that fill seats. A mind sees a view and a decision, and answers with an option id.

    mind = make("captain:pirate")
    option = mind.choose(view(state, seat), decision)

The same game and salt always give the same answers: a mind remembers nothing but the course of its Fleet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol
from zlib import crc32

from engine.ai.admiral import Admiral, never
from engine.ai.captain import Captain
from engine.ai.dice import Dice
from engine.ai.persona import FOR_ALL, FOR_SPAIN, Persona, personas
from engine.model import SPAIN, Decision, Option
from engine.view import View

STRENGTHS = ("deckhand", "captain", "admiral")
DECKHAND_NOISE = 0.9


class Mind(Protocol):
    """What plays a seat without a human."""

    def choose(self, view: View, decision: Decision) -> str:
        """Return the id of one of the decision's options, a number put where it has a range."""
        ...


class UnknownMind(ValueError):
    """A name of a mind or persona that does not exist."""


def fill(option: Option, number: int) -> str:
    """Return the answer for an option, `number` put where it has a range."""
    return option.id if option.low is None else ":".join((option.kind, *option.steps, str(number)))


class RandomMind:
    """Any legal option, each as likely as any other."""

    def __init__(self, salt: int = 0) -> None:
        self.salt = salt

    def choose(self, view: View, decision: Decision) -> str:
        """Return a random legal answer."""
        dice = Dice.seen(view, decision, self.salt)
        option = decision.options[dice.number() % len(decision.options)]
        if option.low is None or option.high is None:
            return option.id
        return fill(option, option.low + dice.number() % (option.high - option.low + 1))


def _persona(name: str, seat: str | None, salt: int) -> Persona:
    known = personas()
    if not name:
        choice = FOR_SPAIN if seat == SPAIN else FOR_ALL
        name = choice[crc32(f"{seat}:{salt}".encode()) % len(choice)]
    if name not in known:
        raise UnknownMind(f"There is no persona '{name}'; the personas are {', '.join(known)}.")
    return known[name]


def make(
    spec: str,
    *,
    seat: str | None = None,
    salt: int = 0,
    playouts: int = 24,
    stop: Callable[[], bool] = never,
) -> Mind:
    """Return a mind by name: `random`, or `STRENGTH[:PERSONA]` with a strength of STRENGTHS (`heuristic`: captain).

    Without a persona one is chosen by seat and salt. `playouts` bounds an admiral's search, `stop` ends it early.
    Raises UnknownMind.
    """
    strength, _, persona = spec.partition(":")
    if strength == "random":
        return RandomMind(salt)
    if strength in ("captain", "heuristic"):
        return Captain(_persona(persona, seat, salt), salt)
    if strength == "deckhand":
        return Captain(_persona(persona, seat, salt), salt, noise=DECKHAND_NOISE)
    if strength == "admiral":
        return Admiral(_persona(persona, seat, salt), salt, playouts, stop)
    raise UnknownMind(f"There is no bot '{strength}'; the bots are random, heuristic, {', '.join(STRENGTHS)}.")
