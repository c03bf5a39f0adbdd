"""Which events go together into one message of the thread: a Year's work, an auction, a turn, a battle."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from cogs.limits import EMBED_DESCRIPTION
from engine.content.model import Content
from store.records import Told
from story import narrate

OPENING = frozenset(
    {"game_started", "year_began", "auction_announced", "no_auction", "play_turn_began", "sail_turn_began"}
)
BATTLE_DECIDED = "battle_won"
SPOILS = frozenset({"worker_moved", "freed_settled", "resolved_itself"})
UNTIL_REVEALED = {"bid_sealed": "auction_won", "card_sealed": "battle_won"}
ROOM = EMBED_DESCRIPTION - 96


@dataclasses.dataclass(frozen=True, slots=True)
class Section:
    """Events in a row that one message tells. `opening` is the kind that gives it its title, "" if it goes on."""

    events: tuple[Told, ...]
    opening: str

    @property
    def start(self) -> tuple[int, int]:
        """The place of the first event: (seq, ordinal)."""
        return self.events[0].seq, self.events[0].ordinal

    def has(self, kind: str) -> bool:
        """Whether an event of this kind is among them."""
        return any(told.event.kind == kind for told in self.events)


def split(events: Sequence[Told]) -> list[Section]:
    """Divide events in the order in which they happened. The first section may go on from an earlier one."""
    groups: list[list[Told]] = []
    decided_in = -1
    for told in events:
        new_turn = told.event.kind in OPENING
        after_battle = decided_in >= 0 and told.seq > decided_in and told.event.kind not in SPOILS
        if not groups or new_turn or after_battle:
            groups.append([])
            decided_in = -1
        groups[-1].append(told)
        if told.event.kind == BATTLE_DECIDED:
            decided_in = told.seq
    return [_section(group) for group in groups]


def _section(group: list[Told]) -> Section:
    first = group[0].event.kind
    return Section(tuple(group), first if first in OPENING else "")


def fitting(section: Section, names: Mapping[str, str], content: Content, locale: str) -> list[Section]:
    """Return the section, divided where its text would not fit into one message."""
    parts: list[list[Told]] = [[]]
    room = ROOM
    for told in section.events:
        size = len(text_of([told], names, content, locale)) + 1
        if size > room and parts[-1]:
            parts.append([])
            room = ROOM
        parts[-1].append(told)
        room -= size
    return [Section(tuple(part), section.opening if place == 0 else "") for place, part in enumerate(parts)]


def text_of(
    events: Sequence[Told], names: Mapping[str, str], content: Content, locale: str, seat: str | None = None
) -> str:
    """Return these events as lines for `seat` (None: the public). Of sealed answers only the newest count is told."""
    kept: list[Told] = []
    for place, told in enumerate(events):
        revealed_by = UNTIL_REVEALED.get(told.event.kind)
        if revealed_by is not None and seat is None:
            later = {other.event.kind for other in events[place + 1 :]}
            if told.event.kind in later or revealed_by in later:
                continue
        kept.append(told)
    return "\n".join(narrate.lines([told.event for told in kept], seat, names, content, locale))
