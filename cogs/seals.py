"""Commitments to sealed answers, shown together when they are revealed (engine.fair).

Each was fixed when the answer was sealed; the record of the finished game holds what is needed to check it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.sections import Section
from engine import fair
from engine.content.loader import CORE, load
from engine.front import ORDER
from store.records import Done, Game, Told
from store.store import Store
from story import names as called
from story.catalogue import say

REVEALED = {
    "auction_won": ("bid",),
    "battle_won": ("support",),
    "inquisition_paid": ("pay", "lose"),
    "inquisition_lost": ("pay", "lose"),
}
SHOWN = 16


def reveals(section: Section) -> bool:
    """Does a section show sealed answers?"""
    return any(section.has(kind) for kind in REVEALED)


def commitments(reveal: Told, log: Sequence[Done], events: Sequence[Told], salt: str) -> dict[str, str]:
    """Return nation -> the beginning of the commitment to its sealed answer, for the answers that an event reveals.

    `log`: all actions of the game in order. `events`: those from `asked_since` on, up to the reveal; in them stand the
    answers that orders left ahead have given (`engine.orders`). Of an answer that was changed the last one counts.
    """
    found: dict[str, str] = {}
    for told in events:
        if told.event.kind in REVEALED and (told.seq, told.ordinal) < (reveal.seq, reveal.ordinal):
            found.clear()  # several auctions can be decided in one action
        found.update(fair.commitments_to_ordered(salt, told.seq, [told.event]))
    for done in _answers(reveal, log):
        found[done.seat] = fair.answer_commitment(salt, done.seq, done.seat, done.option)
    return {seat: commitment[:SHOWN] for seat, commitment in sorted(found.items())}


def asked_since(reveal: Told, log: Sequence[Done]) -> int:
    """Return the number of the action that asked for the answers which an event reveals; orders answer from then on."""
    answers = _answers(reveal, log)
    first = answers[0].seq if answers else reveal.seq
    return max((done.seq for done in log if done.seq < first and not done.option.startswith(ORDER)), default=0)


def _answers(reveal: Told, log: Sequence[Done]) -> list[Done]:
    """Return the actions that gave the revealed answers, in order."""
    verbs = REVEALED[reveal.event.kind]
    found: list[Done] = []
    for done in reversed([done for done in log if done.seq <= reveal.seq and not done.option.startswith(ORDER)]):
        if done.option.partition(":")[0] not in verbs or (done.barrier and done.seq < reveal.seq):
            break
        found.append(done)
    return found[::-1]


async def line(store: Store, section: Section, game: Game, names: dict[str, str]) -> str:
    """Return the commitments to what a section reveals as one line; empty where it reveals nothing."""
    reveal = next((told for told in section.events if told.event.kind in REVEALED), None)
    if reveal is None:
        return ""
    log = await store.play.log(game.id)
    events = await store.play.events(game.id, asked_since(reveal, log), reveal.seq)
    found = commitments(reveal, log, events, game.salt)
    if not found:
        return ""
    content = load(game.content or CORE)
    who = {nation: names.get(nation) or called.nation_title(nation, content, game.locale) for nation in found}
    parts = [f"{who[nation]} {commitment}" for nation, commitment in found.items()]
    return say("game-seals", game.locale, seals=" · ".join(parts))
