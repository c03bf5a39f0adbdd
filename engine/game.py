"""A game at work: a state that may be changed in place, its content, and the events told so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.atlas import Atlas
from engine.errors import BrokenInvariant
from engine.frames import Frame
from engine.model import Event, Fleet, Player, State

Item = TypeVar("Item")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Game:
    """What a rule gets: `state` (its own copy), `atlas`, and `tell` for events. `quiet` drops events (playouts)."""

    __slots__ = ("atlas", "events", "quiet", "state")

    def __init__(self, state: State, atlas: Atlas, *, quiet: bool = False) -> None:
        self.state = state
        self.atlas = atlas
        self.events: list[Event] = []
        self.quiet = quiet

    def player(self, seat: str) -> Player:
        """Return the player in a seat."""
        return self.state.players[seat]

    def fleet(self, seat: str) -> Fleet:
        """Return the Fleet of a seat."""
        return self.state.players[seat].fleet

    def tell(self, kind: str, /, **facts: object) -> None:
        """State a public fact (kinds and facts: engine.events)."""
        if not self.quiet:
            self.events.append(Event(kind, facts))

    def tell_apart(self, kind: str, to: str, hidden: dict[str, object], /, **facts: object) -> None:
        """State a fact of which a part is shown only to one seat."""
        if not self.quiet:
            self.events.append(Event(kind, facts, to, hidden))

    def push(self, frame: Frame) -> None:
        """Put a decision point on top."""
        self.state.frames.append(frame)

    def pop(self, frame: Frame) -> None:
        """Take the top frame away. Raises BrokenInvariant unless it is `frame`."""
        if self.state.frames[-1] is not frame:
            raise BrokenInvariant(f"{type(frame).__name__} is not on top")
        self.state.frames.pop()

    def random(self, below: int) -> int:
        """Return a whole number from 0 to `below` - 1 (splitmix64 on the one integer of the state)."""
        mixed = self.state.rng = (self.state.rng + _STEP) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) * below) >> 64

    def roll(self) -> int:
        """Roll one die (d6 by content)."""
        return self.random(self.atlas.numbers.goods.die) + 1

    def shuffle(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in random order (Fisher-Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.random(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
