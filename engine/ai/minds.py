"""The bots that fill seats. A mind sees a view and a decision, and answers with an option id.

    mind = make("captain:pirate")
    option = mind.choose(view(state, seat), decision)

The same game and salt always give the same answers: a mind remembers nothing but the course of its Fleet.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol
from zlib import crc32

import msgspec

from engine.ai import bidding
from engine.ai.determinize import possible_state
from engine.ai.evaluate import HELD, evaluate
from engine.ai.lookahead import probable_support, try_option
from engine.ai.persona import FOR_ALL, FOR_SPAIN, Persona, personas
from engine.ai.voyage import best_voyage
from engine.atlas import atlas_of
from engine.frames import LandBattle, SeaBattle
from engine.game import Game
from engine.model import SPAIN, Decision, Option
from engine.query import hand_limit
from engine.view import View

_PACK = msgspec.msgpack.Encoder(order="deterministic")


class Mind(Protocol):
    """What plays a seat without a human."""

    def choose(self, view: View, decision: Decision) -> str:
        """Return the id of one of the decision's options, a number put where it has a range."""
        ...


class UnknownMind(ValueError):
    """A name of a mind or persona that does not exist."""


class Dice:
    """Random numbers of a mind, made from what it sees and its salt."""

    def __init__(self, view: View, decision: Decision, salt: int) -> None:
        seen = _PACK.encode((view, decision.seat, decision.kind, [option.id for option in decision.options]))
        self.state = (crc32(seen) << 32 | (salt & 0xFFFFFFFF)) & ((1 << 64) - 1)

    def number(self) -> int:
        """Return a 32-bit random number (splitmix64)."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & ((1 << 64) - 1)
        mixed = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & ((1 << 64) - 1)
        return ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & ((1 << 64) - 1)) >> 32

    def fraction(self) -> float:
        """Return a number from 0 to 1."""
        return self.number() / 0xFFFFFFFF


def fill(option: Option, number: int) -> str:
    """Return the answer for an option, `number` put where it has a range."""
    return option.id if option.low is None else ":".join((option.kind, *option.steps, str(number)))


class RandomMind:
    """Any legal option, each as likely as any other."""

    def __init__(self, salt: int = 0) -> None:
        self.salt = salt

    def choose(self, view: View, decision: Decision) -> str:
        """Return a random legal answer."""
        dice = Dice(view, decision, self.salt)
        option = decision.options[dice.number() % len(decision.options)]
        if option.low is None or option.high is None:
            return option.id
        return fill(option, option.low + dice.number() % (option.high - option.low + 1))


class Captain:
    """Looks one step ahead with an evaluation of its persona; bids what a card is worth to it.

    `noise` blurs what it sees, in Renown points, and makes it forget where it was sailing: a deckhand misjudges.
    """

    def __init__(self, persona: Persona, salt: int = 0, noise: float = 0.0) -> None:
        self.persona = persona
        self.salt = salt
        self.noise = noise
        self.course: tuple[tuple[object, ...], list[str]] | None = None

    def choose(self, view: View, decision: Decision) -> str:
        """Return the best answer it sees."""
        dice = Dice(view, decision, self.salt)
        world = Game(possible_state(view, dice.number()), atlas_of(view.content), quiet=True)
        seat = decision.seat
        if decision.kind == "announce" and len(decision.options) > 1:
            return bidding.announcement(world, view, seat, self.persona)
        if decision.kind == "bid":
            shade = 0.45 + 0.2 * dice.fraction() + self.noise * (dice.fraction() - 0.5) * 0.4
            high = decision.options[0].high or 0
            return f"bid:{bidding.bid(world, view, seat, self.persona, high, shade)}"
        if decision.kind == "support":
            return self._support(world, seat)
        if decision.kind == "sail_turn" and dice.fraction() >= self.noise / 3:
            return self._sail(world, view, seat)
        return self._best(world, decision, dice)

    def _sail(self, world: Game, view: View, seat: str) -> str:
        """Hold the course that was set earlier in this turn as long as nothing has come between, else think anew."""
        fleet = view.player(seat).fleet
        now = (seat, view.year, fleet.at, view.winds, len(fleet.chests), len(fleet.meeples), fleet.galleons)
        if self.course and self.course[0] == now:
            steps = self.course[1]
        else:
            steps = best_voyage(world, seat, self.persona)
        self.course = None
        if len(steps) > 1:
            to = steps[0].partition(":")[2]
            left = (view.winds or 0) - world.atlas.reach[fleet.at][to]
            self.course = ((seat, view.year, to, left, *now[4:]), steps[1:])
        return steps[0]

    def _support(self, world: Game, seat: str) -> str:
        frame = world.state.frames[-1]
        assert isinstance(frame, LandBattle | SeaBattle)
        frame.cards.pop(seat, None)
        sides = ["attacker", "target"] if isinstance(frame, LandBattle) else ["attacker", "target", "neutral"]
        usual = probable_support(world, frame, seat)
        sides.sort(key=lambda side: side != usual)
        worth = {side: self._worth(world, seat, f"support:{side}") for side in sides}
        best = max(sides, key=lambda side: worth[side])
        # Where the answer makes little difference to what the bot sees, the usual one stands.
        return f"support:{best if worth[best] > worth[usual] + 0.25 else usual}"

    def _worth(self, world: Game, seat: str, option: str) -> float:
        if option == "draw":
            return self._worth_of_drawing(world, seat)
        return evaluate(try_option(world, seat, option), seat, self.persona)

    def _worth_of_drawing(self, world: Game, seat: str) -> float:
        """An unseen Haven card is an average one, and worth nothing to a full hand."""
        player, price = world.player(seat), world.atlas.numbers.play.haven_price
        player.ducats -= price
        worth = evaluate(world, seat, self.persona)
        player.ducats += price
        room = len(player.hand) < hand_limit(world.state, world.atlas, seat)
        return worth + (HELD * bidding.AVERAGE_CARD if room else 0.0)

    def _best(self, world: Game, decision: Decision, dice: Dice) -> str:
        best, best_worth = decision.options[-1].id, float("-inf")
        for option in decision.options:
            if option.low is not None:
                continue
            worth = self._worth(world, decision.seat, option.id)
            if self.noise:
                worth += self.noise * (dice.fraction() + dice.fraction() - 1)
            worth -= _reluctance(option)
            if worth > best_worth:
                best, best_worth = option.id, worth
        return best


def _reluctance(option: Option) -> float:
    """Return a small cost of acting, so that a bot does not act for nothing; an unlawful act costs trust."""
    if option.kind in ("end", "hire", "kidnap", "discard", "lose", "pay", "place", "tribute"):
        return 0.0
    if option.kind == "sell":
        return 0.1
    unlawful = option.facts.get("lawful") is False
    return 0.01 + (0.3 if unlawful else 0.0)


def _persona(name: str, seat: str | None, salt: int) -> Persona:
    known = personas()
    if not name:
        choice = FOR_SPAIN if seat == SPAIN else FOR_ALL
        name = choice[crc32(f"{seat}:{salt}".encode()) % len(choice)]
    if name not in known:
        raise UnknownMind(f"There is no persona '{name}'; the personas are {', '.join(known)}.")
    return known[name]


_KINDS: dict[str, Callable[[Persona, int], Mind]] = {
    "deckhand": lambda persona, salt: Captain(persona, salt, noise=0.9),
    "captain": lambda persona, salt: Captain(persona, salt),
}


def make(spec: str, *, seat: str | None = None, salt: int = 0) -> Mind:
    """Return a mind by name: `random`, or `STRENGTH[:PERSONA]` with strength deckhand or captain (`heuristic`).

    Without a persona one is chosen by seat and salt. Raises UnknownMind.
    """
    strength, _, persona = spec.partition(":")
    if strength == "random":
        return RandomMind(salt)
    strength = "captain" if strength == "heuristic" else strength
    if strength not in _KINDS:
        raise UnknownMind(f"There is no bot '{strength}'; the bots are random, heuristic, {', '.join(_KINDS)}.")
    return _KINDS[strength](_persona(persona, seat, salt), salt)
