"""From what somebody typed to what is legal now: ids, names, labels; near matches are proposed, never guessed."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Sequence

from cogs.choices import plain

NEAR = 3
CUTOFF = 0.6


@dataclasses.dataclass(frozen=True, slots=True)
class Candidate:
    """Something that can be chosen: its id and what people call it."""

    value: str
    names: tuple[str, ...]


def match(typed: str, candidates: Sequence[Candidate]) -> Candidate | None:
    """Return the one candidate that is meant: the id, a name without regard to case and accents, or the only one that
    begins so; None if there is none or more than one.
    """
    wanted = plain(typed.strip())
    for candidate in candidates:
        if typed.strip() == candidate.value:
            return candidate
    exact = [one for one in candidates if wanted in {plain(one.value), *(plain(name) for name in one.names)}]
    if len(exact) == 1:
        return exact[0]
    begins = [one for one in candidates if any(plain(name).startswith(wanted) for name in (*one.names, one.value))]
    return begins[0] if len(begins) == 1 and wanted else None


def near(typed: str, candidates: Sequence[Candidate]) -> list[str]:
    """Return up to three names that come close to what was typed."""
    names = {plain(name): name for candidate in candidates for name in candidate.names[:1]}
    inside = [name for key, name in names.items() if plain(typed.strip()) in key][:NEAR]
    close = [names[key] for key in difflib.get_close_matches(plain(typed.strip()), list(names), NEAR, CUTOFF)]
    return list(dict.fromkeys([*inside, *close]))[:NEAR]


def offer(typed: str, candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    """Return the candidates that fit what has been typed so far, those that begin so first."""
    wanted = plain(typed.strip())
    first = [one for one in candidates if any(plain(name).startswith(wanted) for name in one.names)]
    rest = [one for one in candidates if one not in first and any(wanted in plain(name) for name in one.names)]
    return [*first, *rest][:most]
