"""From what somebody typed to what is legal now: ids, names, labels; near matches are proposed, never guessed."""

from __future__ import annotations

import dataclasses
import difflib
import re
from collections.abc import Sequence

from cogs.choices import plain
from store.errors import Refused

NEAR = 3
CUTOFF = 0.6
CUTOFF_OF_WORD = 0.8
LISTED = 5
SHORTEST = 3


@dataclasses.dataclass(frozen=True, slots=True)
class Candidate:
    """Something that can be chosen: its id and what people call it. `whole`: a part of it is no answer (a number)."""

    value: str
    names: tuple[str, ...]
    whole: bool = False


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
    return begins[0] if len(begins) == 1 and wanted and not begins[0].whole else None


def match_word(typed: str, candidates: Sequence[Candidate]) -> Candidate | None:
    """Return what `match` returns, or else the only candidate with a word in it that begins so ("face" of "face-up").

    Fewer than three letters mean nothing inside a name, nor does what begins several names.
    """
    found = match(typed, candidates)
    wanted = plain(typed.strip())
    if found is not None or len(wanted) < SHORTEST or wanted.isdigit():
        return found
    begun = re.compile(rf"(?<!\w){re.escape(wanted)}")
    inside = [one for one in candidates if any(begun.search(plain(name)) for name in one.names)]
    return inside[0] if len(inside) == 1 and not inside[0].whole else None


def unknown(typed: str, parameter: str, candidates: Sequence[Candidate], possible: Sequence[str] = ()) -> Refused:
    """Return the refusal of a word that means nothing now: with near matches, or else with what is possible.

    `possible`: what to list where nothing is near; the names of the candidates if it is not given.
    """
    value = typed[:60]
    close = near(typed, candidates) if typed.strip() else []
    if close:
        return Refused("unknown", value=value, parameter=parameter, near=", ".join(close))
    listed = list(dict.fromkeys(possible or [one.names[0] for one in candidates]))
    if not listed:
        return Refused("nothing-here", value=value, parameter=parameter)
    shown = listed if possible else listed[:LISTED]
    more = len(listed) - len(shown)
    return Refused("unknown-none-near", value=value, parameter=parameter, options=", ".join(shown), more=more)


def near(typed: str, candidates: Sequence[Candidate]) -> list[str]:
    """Return up to three names that come close to what was typed."""
    names = {plain(name): name for candidate in candidates for name in candidate.names[:1]}
    inside = [name for key, name in names.items() if plain(typed.strip()) in key][:NEAR]
    close = [names[key] for key in difflib.get_close_matches(plain(typed.strip()), list(names), NEAR, CUTOFF)]
    parts = {part: name for key, name in names.items() for part in key.split() if len(part) > SHORTEST}
    alike = [parts[part] for part in difflib.get_close_matches(plain(typed.strip()), list(parts), NEAR, CUTOFF_OF_WORD)]
    return list(dict.fromkeys([*inside, *close, *alike]))[:NEAR]


def offer(typed: str, candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    """Return the candidates that fit what has been typed so far, those that begin so first."""
    wanted = plain(typed.strip())
    first = [one for one in candidates if any(plain(name).startswith(wanted) for name in one.names)]
    rest = [one for one in candidates if one not in first and any(wanted in plain(name) for name in one.names)]
    return [*first, *rest][:most]
