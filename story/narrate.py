"""Events in words: what happened, to whom, by how much, then the number of the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from engine.content.model import Content
from engine.model import Event
from story import details
from story.catalogue import DEFAULT, say
from story.details import Teller

Facts = Mapping[str, Any]
# Only for the seat that they belong to; to others not even that they happened (section 15).
PRIVATE = frozenset({"order_given", "answered_by_order", "labour_kept", "labour_gone"})
NOTHING_TO_TELL = frozenset({"cathedrals_refilled", *PRIVATE})
TOLD_BY_OTHERS = frozenset({"resolved_itself", "bid_sealed", "card_sealed", "turn_ended"})


def line(
    event: Event, seat: str | None, names: Mapping[str, str], content: Content, locale: str = DEFAULT
) -> str | None:
    """Return one event as one line for `seat` (None: the public), or None where there is nothing to tell.

    `names` maps nations to display names that can be shown as they are. Hidden facts are told only to whom they are
    shown. Raises MissingMessage for a kind without a text.
    """
    facts = event.seen_by(seat)
    teller = Teller(names, content, locale)
    if not any(facts.values()) and event.kind in NOTHING_TO_TELL:
        return None
    args = teller.args(facts)
    more = details.MORE.get(event.kind)
    if more is not None:
        args.update(more(teller, facts))
    return teller.sentence(f"event-{event.kind.replace('_', '-')}", args)


def lines(
    events: Iterable[Event], seat: str | None, names: Mapping[str, str], content: Content, locale: str = DEFAULT
) -> list[str]:
    """Return several events in order; a run of one kind that has a grouped form is one text of several rows.

    What another event tells anyway (TOLD_BY_OTHERS) is left out.
    """
    told: list[str] = []
    for kind, run in groupby(events, key=lambda event: event.kind):
        group = list(run)
        if kind in TOLD_BY_OTHERS:
            continue
        grouped = GROUPS.get(kind)
        if grouped is not None and len(group) > 1:
            told.append(grouped([event.seen_by(seat) for event in group], Teller(names, content, locale)))
            continue
        texts = [line(event, seat, names, content, locale) for event in group]
        told.extend(text for text in texts if text)
    return told


def _earnings(rows: list[Facts], teller: Teller) -> str:
    """Return the earnings as a table, one row for each player."""
    entries = [teller.sentence("group-earned-entry", teller.args(facts)) for facts in rows]
    return "\n".join([say("group-earned", teller.locale), *(f"- {entry}" for entry in entries)])


def _die_off(rows: list[Facts], teller: Teller) -> str:
    """Return the dice of all land zones: one row for each with deaths, the others together."""
    quiet = [facts for facts in rows if not facts["enslaved"] and not facts["citizens"]]
    shown = [
        teller.sentence("event-fever-roll", {**teller.args(facts), **details.fever(teller, facts)}).removesuffix(
            " (5.4)"
        )
        for facts in rows
        if facts not in quiet
    ]
    if quiet:
        zones = [say("group-fever-zone", teller.locale, **teller.args(facts)) for facts in quiet]
        shown.append(say("group-fever-none", teller.locale, zones=teller.joined(zones)))
    return "\n".join([say("group-fever", teller.locale), *(f"- {row}" for row in shown)])


def _voyage(rows: list[Facts], teller: Teller) -> str:
    """Return moves that follow one another as one voyage."""
    via = [teller.thing(facts["to"]) for facts in rows[:-1]]
    winds = sum(facts["winds"] for facts in rows)
    args = {**teller.args(rows[0]), **teller.args({key: rows[-1][key] for key in ("to", "left")}), "winds": winds}
    return teller.sentence("group-sailed", {**args, "via": teller.joined(via)})


GROUPS: dict[str, Callable[[list[Facts], Teller], str]] = {
    "earned": _earnings,
    "fever_roll": _die_off,
    "sailed": _voyage,
}
