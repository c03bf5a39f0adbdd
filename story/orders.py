"""Orders given ahead (engine.orders) in words: for the seat that gave them and nobody else."""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.model import Content
from engine.model import Orders
from story import names as called
from story.catalogue import DEFAULT, say

Names = Mapping[str, str]


def order(given: str, names: Names, content: Content, locale: str = DEFAULT) -> str:
    """Return one order (`bid:ship:4`, `support:with_france+target`, `labour:none`) as a sentence."""
    kind, *parts = given.split(":")
    if kind == "announce" and len(parts) > 1:
        kinds = [say("order-card-kind", locale, card=card) for card in parts[1].split("+")]
        return say("order-announce-kinds", locale, kinds=", ".join(kinds))
    if kind == "announce":
        return say("order-announce", locale, what=parts[0])
    if kind == "bid":
        amount = int(parts[1]) if parts[1].isdigit() else 0
        return say("order-bid", locale, card=parts[0], given=parts[1] != "none", amount=amount)
    wishes = [] if parts[0] == "none" else [wish(kind, each, names, content, locale) for each in parts[0].split("+")]
    return say(f"order-{kind}", locale, count=len(wishes), wishes=", ".join(wishes))


def wish(kind: str, word: str, names: Names, content: Content, locale: str = DEFAULT) -> str:
    """Return one preference of an order for `support` or `labour` in words."""
    way, _, whom = word.partition("_")
    if kind == "support" and way in ("with", "against") and whom:
        return say("order-wish-seat", locale, way=way, seat=called.seat(whom, names, content, locale))
    if kind == "support":
        return say("order-wish-side", locale, side=word)
    if word in ("hire", "kidnap"):
        return say("order-wish-labour", locale, way=word)
    if word in content.land_zones:
        return say("order-wish-hire", locale, cathedral=called.cathedral(word, content, locale))
    return say("order-wish-kidnap", locale, site=called.site(word, content, locale))


def standing(orders: Orders, names: Names, content: Content, locale: str = DEFAULT) -> list[str]:
    """Return every order that a seat has left, a sentence each; an empty list if there is none."""
    found = [f"announce:{orders.announce}"] if orders.announce else []
    found += [f"bid:{card}:{amount}" for card, amount in orders.bids.items()]
    found += [f"{kind}:{'+'.join(wishes)}" for kind, wishes in _lists(orders) if wishes]
    return [order(each, names, content, locale) for each in found]


def answer(option: str, names: Names, content: Content, locale: str = DEFAULT) -> str:
    """Return the answer that an order gave (`bid:3`, `support:target`, `hire:cuba:barbados`) in words."""
    kind, *parts = option.split(":")
    if kind == "bid":
        return say("option-bid.amount", locale, amount=int(parts[0]))
    if kind == "support":
        return say("step-side", locale, side=parts[0])
    if kind == "hire":
        cathedral = called.cathedral(parts[0], content, locale)
        return say("option-hire.label", locale, cathedral=cathedral, site=called.site(parts[1], content, locale))
    if kind == "kidnap":
        source, site = (called.site(part, content, locale) for part in parts)
        return say("option-kidnap.label", locale, source=source, site=site)
    return say(f"option-{kind}.label", locale)


def _lists(orders: Orders) -> tuple[tuple[str, list[str]], ...]:
    return ("support", orders.support), ("labour", orders.labour)
