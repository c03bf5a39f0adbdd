"""What may hint that two entrants are one person. A hint is for organisers to look at; families and friends give the
same ones, so nothing here decides anything.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

MADE_WITHIN = 600  # seconds between the making of two accounts
AFTER_WITHIN = 5  # seconds between an answer and the next one
ANSWERS = 20  # fewer than so many in a row tell nothing
SHARE = 90  # percent of them


@dataclasses.dataclass(frozen=True, slots=True)
class Hint:
    """`kind`: `made` (accounts made `figure` seconds apart) or `prompt` (in `of` changes of turn between the two the
    second answered within AFTER_WITHIN seconds `figure` times)."""

    kind: str
    first: int
    second: int
    figure: int
    of: int = 0


def hints(made: Mapping[int, int], games: Iterable[Sequence[tuple[int, int]]]) -> list[Hint]:
    """Return hints. `made`: person -> UTC seconds of the account; `games`: (person, UTC seconds) of each answer, in
    order."""
    found = [
        Hint("made", one, other, abs(made[one] - made[other]))
        for one, other in itertools.combinations(sorted(made), 2)
        if abs(made[one] - made[other]) <= MADE_WITHIN
    ]
    gaps: dict[tuple[int, int], list[int]] = defaultdict(list)
    for answers in games:
        for (one, before), (other, after) in itertools.pairwise(answers):
            if one != other:
                gaps[min(one, other), max(one, other)].append(after - before)
    for (one, other), waited in sorted(gaps.items()):
        prompt = sum(seconds <= AFTER_WITHIN for seconds in waited)
        if len(waited) >= ANSWERS and prompt * 100 >= SHARE * len(waited):
            found.append(Hint("prompt", one, other, prompt, len(waited)))
    return found
