"""Random numbers of a mind, made from what it sees and its salt: the same game gives the same moves."""

from __future__ import annotations

from zlib import crc32

import msgspec

from engine.model import Decision
from engine.view import View

_PACK = msgspec.msgpack.Encoder(order="deterministic")
_MASK = (1 << 64) - 1


class Dice:
    """A stream of random numbers (splitmix64)."""

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def seen(cls, view: View, decision: Decision, salt: int) -> Dice:
        """Return the dice for one decision as a seat sees it."""
        seen = _PACK.encode((view, decision.seat, decision.kind, [option.id for option in decision.options]))
        return cls(crc32(seen) << 32 | (salt & 0xFFFFFFFF))

    def number(self) -> int:
        """Return a 32-bit number."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        return ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK) >> 32

    def fraction(self) -> float:
        """Return a number from 0 to 1."""
        return self.number() / 0xFFFFFFFF
