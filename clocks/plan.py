"""How long a game waits for an answer: not limited, the same for every decision, or a bank of time with increment."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Literal

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR

Kind = Literal["none", "fixed", "bank"]


@dataclasses.dataclass(frozen=True, slots=True)
class Plan:
    """The clock of one game; times in seconds.

    `seconds`: for each decision (fixed) or at the start (bank). `increment`: put into the bank after each answer, up
    to `most`. `grace`: what is still allowed after the time is up. `humane`: weekends and quiet hours, by each
    player's own time zone, do not count. `remind`: the share of the time, in percent, after which one reminder goes
    out, where the player has not chosen another.
    """

    kind: Kind = "none"
    seconds: int = 0
    increment: int = 0
    most: int = 0
    grace: int = 0
    humane: bool = False
    remind: int = 50

    @property
    def runs(self) -> bool:
        """Whether there are deadlines at all."""
        return self.kind != "none"

    def allowed(self, bank: int | None) -> int | None:
        """Return the seconds for a decision asked now; `bank`: what the seat has left (None: nothing used yet)."""
        if self.kind == "none":
            return None
        if self.kind == "fixed":
            return self.seconds
        return self.seconds if bank is None else bank

    def after(self, bank: int | None, used: int) -> int | None:
        """Return the bank after an answer that took `used` seconds; None where there is no bank."""
        if self.kind != "bank":
            return None
        left = max(0, (self.seconds if bank is None else bank) - used)
        return min(self.most, left + self.increment)


UNLIMITED = Plan()

PRESETS: Mapping[str, Plan] = {
    "none": UNLIMITED,
    "live": Plan("fixed", 5 * MINUTE, grace=2 * MINUTE, remind=60),
    "brisk": Plan("bank", 4 * HOUR, 30 * MINUTE, 6 * HOUR, grace=15 * MINUTE),
    "daily": Plan("fixed", DAY, grace=6 * HOUR, humane=True),
    "leisurely": Plan("bank", 5 * DAY, 12 * HOUR, 7 * DAY, grace=DAY, humane=True),
}


def preset_of(plan: Plan) -> str:
    """Return the name of the preset that this plan is, or `custom`."""
    return next((name for name, known in PRESETS.items() if known == plan), "custom")
