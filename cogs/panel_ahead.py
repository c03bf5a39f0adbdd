"""What a panel offers to leave ahead (engine.orders) beside its question: one press instead of a command."""

from __future__ import annotations

import dataclasses

from engine.frames import Auctions
from engine.model import Decision, Orders
from engine.view import View
from story.catalogue import say


@dataclasses.dataclass(frozen=True, slots=True)
class Offer:
    """An order as the engine names it, its words, and whether it stands; the press then withdraws it."""

    order: str
    label: str
    stands: bool

    @property
    def pressed(self) -> str:
        """The order that a press gives."""
        return f"{self.order.partition(':')[0]}:none" if self.stands else self.order


def offers(view: View, decision: Decision, locale: str) -> list[Offer]:
    """Return the orders that fit the question: announcements with a bid (6.2), labour (5.3), Battle Cards (9.3).

    An announcement is offered only to a seat with an own auction still to come this Year.
    """
    given = view.player(decision.seat).orders or Orders()
    against = f"against_{decision.facts.get('attacker')}"
    wishes = {
        "bid": {"top": "announce:top", "buried": "announce:buried", "kinds": "announce:top:ship+tableau"},
        "labour": {"hire": "labour:hire", "kidnap": "labour:hire+kidnap"},
        "support": {"target": "support:target", "against": f"support:{against}+target"},
    }.get(decision.kind, {})
    if decision.kind == "bid" and decision.seat not in _initiators(view):
        return []
    stand = {f"announce:{given.announce}", f"support:{'+'.join(given.support)}", f"labour:{'+'.join(given.labour)}"}
    return [Offer(order, say("button-ahead", locale, what=what), order in stand) for what, order in wishes.items()]


def _initiators(view: View) -> list[str]:
    """Return who will still be initiator this Year."""
    return next((frame.initiators for frame in view.frames if isinstance(frame, Auctions)), [])
