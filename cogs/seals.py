"""Commitments to sealed answers, shown together when they are revealed (engine.fair).

Each was fixed when the answer was sealed; the record of the finished game holds what is needed to check it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.sections import Section
from engine import fair
from engine.content.loader import CORE, load
from engine.model import Event
from store.records import Done, Game
from story import names as called
from story.catalogue import say

REVEALED = {
    "auction_won": ("bid",),
    "battle_won": ("support",),
    "inquisition_paid": ("pay", "lose"),
    "inquisition_lost": ("pay", "lose"),
}
# Where an order left ahead has answered, the commitment to the order stands for that to the answer.
ORDERS = {"auction_won": "order:bid:", "battle_won": "order:support:"}
SHOWN = 16


def reveals(section: Section) -> bool:
    """Does a section show sealed answers?"""
    return any(section.has(kind) for kind in REVEALED)


def commitments(section: Section, log: Sequence[Done], salt: str) -> dict[str, str]:
    """Return nation -> the beginning of the commitment to its sealed answer, for the answers that a section reveals.

    `log`: all actions of the game in order. Of an answer that was changed the last one counts. That an order answered
    (`engine.orders`) cannot be told from it: the order is committed to like an answer.
    """
    reveal = next((told for told in section.events if told.event.kind in REVEALED), None)
    if reveal is None:
        return {}
    verbs = REVEALED[reveal.event.kind]
    found: dict[str, str] = {}
    for done in reversed([done for done in log if done.seq <= reveal.seq]):
        if done.option.startswith("order:"):
            continue
        if done.option.partition(":")[0] not in verbs or (done.barrier and done.seq < reveal.seq):
            break
        found.setdefault(done.seat, _shown(salt, done))
    ordered = ORDERS.get(reveal.event.kind, "none")
    for done in reversed([done for done in log if done.seq <= reveal.seq and done.option.startswith(ordered)]):
        if done.seat in _answered(reveal.event):
            found.setdefault(done.seat, _shown(salt, done))
    return dict(sorted(found.items()))


def _answered(event: Event) -> set[str]:
    """Return who has given one of the answers that an event reveals."""
    bids, support = event.facts.get("bids"), event.facts.get("support")
    if isinstance(bids, dict):
        return {str(seat) for seat in bids}
    return {str(entry["seat"]) for entry in support} if isinstance(support, list) else set()


def _shown(salt: str, done: Done) -> str:
    return fair.answer_commitment(salt, done.seq, done.seat, done.option)[:SHOWN]


def line(section: Section, log: Sequence[Done], game: Game, names: dict[str, str]) -> str:
    """Return the commitments of a section as one line; empty where it reveals nothing."""
    found = commitments(section, log, game.salt)
    if not found:
        return ""
    content = load(game.content or CORE)
    who = {nation: names.get(nation) or called.nation_title(nation, content, game.locale) for nation in found}
    parts = [f"{who[nation]} {commitment}" for nation, commitment in found.items()]
    return say("game-seals", game.locale, seals=" · ".join(parts))
