"""The record of a game: what it was begun with and every action, enough to play it again and to verify it.

    {"game": "pax-hispanica", "record": 2, "content": "core", "version": "...", "nations": [...], "seed": 7,
     "length": "standard", "salt": "...", "commitment": "...", "start": "...",
     "actions": [{"seat": "spain", "option": "bid:3", "sealed": "...", "link": "..."}, ...]}

`commitment` was published before the first draw; `sealed` is the commitment to a secret answer; each `link` binds the
action, all that was told of it and the state after it to everything before (engine.fair). A record without salt and
links can be replayed and not verified.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine import fair, front
from engine.atlas import atlas_of
from engine.content.loader import ContentError
from engine.errors import GameError, Malformed
from engine.legacies import Legacy
from engine.model import Action, State, Step

RECORD = 2


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One action. `sealed`: the commitment to a secret answer; `ordered`: those to the secret answers that orders left
    ahead gave in it; `link`: the chain up to here.
    """

    seat: str
    option: str
    sealed: str = ""
    ordered: list[str] = []
    link: str = ""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """One game from its first draw on. `version` is the content's (engine.content). `gifts`: only there, and false,
    where gifts of ducats were off. `left`: only there where an earlier game of a campaign left something to a seat."""

    nations: list[str]
    seed: int
    length: str
    version: str
    content: str = "core"
    salt: str = ""
    commitment: str = ""
    start: str = ""
    actions: list[Entry] = []
    game: str = "pax-hispanica"
    record: int = RECORD
    gifts: bool | msgspec.UnsetType = msgspec.UNSET
    left: dict[str, Legacy] | msgspec.UnsetType = msgspec.UNSET


class BrokenRecord(Exception):
    """A record that cannot be read or played; the text says where."""


def read(data: bytes) -> Record:
    """Return the record of JSON data. Raises BrokenRecord."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenRecord(f"This is no record of a game: {error}.") from error
    if record.game != "pax-hispanica" or not 1 <= record.record <= RECORD:
        raise BrokenRecord(
            f"This is a record of '{record.game}', format {record.record}; this reads 'pax-hispanica' up to {RECORD}."
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
        gifts = record.gifts is not False
        step = front.new_game(
            record.nations, record.seed, record.length, record.content, gifts=gifts, left=left_to(record)
        )
    except (Malformed, ContentError) as error:
        raise BrokenRecord(f"The game cannot be set up: {error}") from error
    if record.version != version and not any_version:
        raise BrokenRecord(f"The record was played with content {record.version}; this is {version}.")
    yield step
    for number, entry in enumerate(record.actions, start=1):
        try:
            step = front.apply(step.state, Action(entry.seat, entry.option))
        except GameError as error:
            raise BrokenRecord(f"Action {number} ({entry.seat}: {entry.option}) is not legal: {error}") from error
        yield step


def is_secret(state: State, seat: str) -> bool:
    """Is what this seat is asked now answered in secret?"""
    return any(asked.secret for asked in front.decisions(state) if asked.seat == seat)


def header(record: Record) -> str:
    """Return how the game was begun, as one line: the start of the chain."""
    begun = (record.content, record.version, record.length, record.seed, record.salt, record.commitment)
    without = ("no_gifts",) if record.gifts is False else ()
    left = (f"{seat}={legacy.amounts()}" for seat, legacy in sorted(left_to(record).items()))
    return ":".join((*map(str, begun), *record.nations, *without, *left))


def left_to(record: Record) -> dict[str, Legacy]:
    """Return seat -> what an earlier game of a campaign left to it."""
    return {} if record.left is msgspec.UNSET else record.left


def make(
    nations: Sequence[str],
    seed: int,
    length: str,
    actions: Sequence[Action],
    *,
    content: str = "core",
    salt: str = "",
    gifts: bool = True,
    left: Mapping[str, Legacy] | None = None,
) -> Record:
    """Return the record of a game; with a salt, one that can be verified. Raises BrokenRecord for an illegal action."""
    record = Record(
        nations=list(nations),
        seed=seed,
        length=length,
        version=atlas_of(content).content.version,
        content=content,
        salt=salt,
        actions=[Entry(action.seat, action.option) for action in actions],
        gifts=msgspec.UNSET if gifts else False,
        left=dict(left) if left else msgspec.UNSET,
    )
    if not salt:
        return record
    record.commitment = fair.seed_commitment(seed, salt)
    link = record.start = fair.first_link(header(record))
    steps = play(record)
    before = next(steps).state
    for number, (entry, step) in enumerate(zip(record.actions, steps, strict=True), start=1):
        if is_secret(before, entry.seat):
            entry.sealed = fair.answer_commitment(salt, number, entry.seat, entry.option)
        entry.ordered = [sealed for _, sealed in fair.commitments_to_ordered(salt, number, step.events)]
        link = entry.link = fair.next_link(link, entry.seat, entry.option, step.state, step.events)
        before = step.state
    return record
