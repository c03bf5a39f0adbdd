"""The record of a game: what it was begun with and every action, enough to play it again (`/game export`).

{"game": "pax-hispanica", "record": 1, "content": "core", "version": "...", "nations": [...], "seed": 7,
 "length": "standard", "actions": [{"seat": "spain", "option": "bid:3"}, ...]}
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine import front
from engine.atlas import atlas_of
from engine.content.loader import ContentError
from engine.errors import GameError, Malformed
from engine.model import Action, Step

RECORD = 1


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One game from its first draw on. `version` is the content's (engine.content)."""

    nations: list[str]
    seed: int
    length: str
    version: str
    content: str = "core"
    actions: list[Action] = []
    game: str = "pax-hispanica"
    record: int = RECORD


class BrokenRecord(Exception):
    """A record that cannot be read or played; the text says where."""


def read(data: bytes) -> Record:
    """Return the record of JSON data. Raises BrokenRecord."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenRecord(f"This is no record of a game: {error}.") from error
    if record.game != "pax-hispanica" or record.record > RECORD:
        raise BrokenRecord(
            f"This is a record of '{record.game}', format {record.record}; this reads 'pax-hispanica', format {RECORD}."
        )
    return record


def write(record: Record) -> bytes:
    """Return a record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def play(record: Record, *, any_version: bool = False) -> Iterator[Step]:
    """Yield the first position and the one after each action.

    Raises BrokenRecord with the number of a wrong action, and for other content unless `any_version`.
    """
    try:
        version = atlas_of(record.content).content.version
        step = front.new_game(record.nations, record.seed, record.length, record.content)
    except (Malformed, ContentError) as error:
        raise BrokenRecord(f"The game cannot be set up: {error}") from error
    if record.version != version and not any_version:
        raise BrokenRecord(f"The record was played with content {record.version}; this is {version}.")
    yield step
    for number, action in enumerate(record.actions, start=1):
        try:
            step = front.apply(step.state, action)
        except GameError as error:
            raise BrokenRecord(f"Action {number} ({action.seat}: {action.option}) is not legal: {error}") from error
        yield step
