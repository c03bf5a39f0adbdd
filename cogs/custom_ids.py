"""The ids of buttons and menus: `px:GAME:EPOCH:VERB[:REST]`, short, and alive for ever.

GAME is the number of the game, EPOCH that of the question that was asked (0 where it does not matter), VERB what a
press means, REST a digest of an option or of a step on the way to it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import re

from cogs.limits import CUSTOM_ID

REST = 80  # characters of the last part, at most; how many fit depends on the others
TEMPLATE = rf"px:(?P<game>\d{{1,12}}):(?P<epoch>\d{{1,9}}):(?P<verb>[a-z_]{{1,16}})(?::(?P<rest>[\w.:+-]{{0,{REST}}}))?"
_PATTERN = re.compile(TEMPLATE)


@dataclasses.dataclass(frozen=True, slots=True)
class Press:
    """A decoded id."""

    game: int
    epoch: int
    verb: str
    rest: str = ""

    def __str__(self) -> str:
        text = f"px:{self.game}:{self.epoch}:{self.verb}" + (f":{self.rest}" if self.rest else "")
        if len(text) > CUSTOM_ID:
            raise ValueError(f"an id of {len(text)} characters: {text}")
        return text


def parse(custom_id: str) -> Press | None:
    """Return the decoded id, or None if it is none of ours."""
    match = _PATTERN.fullmatch(custom_id)
    if match is None:
        return None
    return Press(int(match["game"]), int(match["epoch"]), match["verb"], match["rest"] or "")


def digest(words: tuple[str, ...]) -> str:
    """Return ten characters that stand for these words within one question."""
    return hashlib.blake2s("\x1f".join(words).encode(), digest_size=5).hexdigest()
