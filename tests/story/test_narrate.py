"""Events in words: one line for each kind, hidden facts only for whom they are, lists in groups."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from engine.content.loader import load
from engine.events import EVENTS, HIDDEN
from engine.model import Event, Orders
from story import narrate, orders

CORE = load()
NAMES = {"england": "Margot"}
EXAMPLES: list[tuple[str, dict[str, object], str]] = [
    (entry["kind"], entry["facts"], entry["line"])
    for entry in map(json.loads, Path(__file__).with_name("examples.jsonl").read_text(encoding="utf-8").splitlines())
]


@pytest.mark.parametrize(("kind", "facts", "expected"), EXAMPLES)
def test_each_kind_of_event_is_told(kind: str, facts: dict[str, object], expected: str) -> None:
    assert narrate.line(Event(kind, facts), None, NAMES, CORE) == expected


def test_the_examples_have_every_kind_with_every_fact() -> None:
    assert {kind for kind, _, _ in EXAMPLES} == set(EVENTS) - narrate.PRIVATE
    for kind, facts, _ in EXAMPLES:
        assert set(facts) == set(EVENTS[kind]), kind


def test_every_line_is_a_sentence_with_the_number_of_its_rule() -> None:
    for kind, _, line in EXAMPLES:
        assert line[0].isupper() or line[0].isdigit()
        assert "  " not in line and "none" not in line and "{" not in line, line
        assert line.endswith(")") or kind in ("turn_ended", "resolved_itself", "mended"), line


@pytest.mark.parametrize("kind", sorted(narrate.PRIVATE))
def test_what_is_nobody_elses_business_is_not_told(kind: str) -> None:
    """Section 15: that an order was given or used is not even hinted at."""
    event = Event(kind, {}, "england", {"order": "bid:ship:3", "option": "bid:3"})
    assert narrate.line(event, None, NAMES, CORE) is None
    assert narrate.line(event, "france", NAMES, CORE) is None
    assert "3" in str(narrate.line(event, "england", NAMES, CORE))


@pytest.mark.parametrize(
    ("kind", "facts", "hidden", "shown"),
    [
        ("bid_sealed", {"sealed": 1, "of": 3}, {"bid": 9}, "$9"),
        ("haven_drawn", {"seat": "england", "price": 1}, {"card": "haven_panuco"}, "Cattle Plains of Pánuco"),
        (
            "card_discarded",
            {"seat": "england", "card": None, "haven": True},
            {"card": "haven_panuco"},
            "Cattle Plains of Pánuco",
        ),
        ("card_sealed", {"sealed": 1, "of": 3}, {"card": "attacker"}, "for the attacker"),
        (
            "auction_won",
            {"winner": "england", "price": 1, "to": "pool", "bids": {"england": 1}, "card": None, "buried": True},
            {"hidden_card": "otter"},
            "Otter",
        ),
    ],
)
def test_15_what_is_hidden_is_told_only_to_its_seat(
    kind: str, facts: dict[str, object], hidden: dict[str, object], shown: str
) -> None:
    """A sealed bid or card, a drawn or discarded Haven card, a buried card: never for another seat or the public."""
    event = Event(kind, facts, "england", hidden)
    assert kind in HIDDEN
    assert shown in (narrate.line(event, "england", NAMES, CORE) or "")
    for other in (None, "spain", "france"):
        assert shown not in (narrate.line(event, other, NAMES, CORE) or "")
        assert narrate.line(event, other, NAMES, CORE) == narrate.line(Event(kind, facts), None, NAMES, CORE)


def test_an_empty_refill_is_not_told() -> None:
    event = Event("cathedrals_refilled", {"citizens": {}, "natives": {}, "homes": {}})
    assert narrate.line(event, None, NAMES, CORE) is None


@pytest.mark.parametrize(
    ("kind", "hidden", "shown"),
    [
        ("order_given", {"order": "announce:buried"}, "In your next own auction you announce buried treasure."),
        ("order_given", {"order": "bid:ship:4"}, "Bid up to $4 on a ship."),
        ("order_given", {"order": "bid:any:none"}, "No bid ahead on any card."),
        (
            "order_given",
            {"order": "support:with_netherlands+against_crown+target"},
            "with the Netherlands, against the Crown",
        ),
        ("order_given", {"order": "support:none"}, "No Battle Card ahead."),
        ("order_given", {"order": "labour:cuba+tlaxcala+hire"}, "hire from Santiago, kidnap at Tlaxcala, hire."),
        ("answered_by_order", {"option": "bid:3"}, "Your order answers for you: Bid $3."),
        ("answered_by_order", {"option": "support:target"}, "Your order answers for you: For the target."),
        ("answered_by_order", {"option": "hire:cuba:barbados"}, "Hire from Santiago for Barbados."),
        ("answered_by_order", {"option": "kidnap:tlaxcala:panuco"}, "Kidnap at Tlaxcala for Pánuco."),
        ("answered_by_order", {"option": "buried"}, "Announce buried treasure."),
        ("labour_kept", {"option": "hire:cuba:barbados"}, "Kept until your turn: Hire from Santiago for Barbados."),
        ("labour_gone", {"option": "hire:cuba:barbados"}, "for Barbados. No Citizen is left there. Choose again."),
        ("labour_gone", {"option": "kidnap:tlaxcala:panuco"}, "No Native is left there. Choose again. (5.3)"),
    ],
)
def test_15_orders_given_ahead_are_told_only_to_who_gave_them(kind: str, hidden: dict[str, object], shown: str) -> None:
    event = Event(kind, {}, "england", hidden)
    assert shown in (narrate.line(event, "england", NAMES, CORE) or "")
    assert narrate.line(event, "france", NAMES, CORE) is None
    assert narrate.line(event, None, NAMES, CORE) is None


def test_15_orders_that_stand_are_listed() -> None:
    standing = Orders(announce="top", bids={"any": 2}, support=["attacker"], labour=["hire"])
    assert orders.standing(standing, NAMES, CORE) == [
        "In your next own auction you auction the face-up card.",
        "Bid up to $2 on any card.",
        "Battle Card, the first that fits: for the attacker.",
        "Labour, the first that fits: hire.",
    ]
    assert orders.standing(Orders(), NAMES, CORE) == []


def test_earnings_are_one_table() -> None:
    events = [
        Event("earned", {"seat": "england", "colonies": 3, "cards": 1, "total": 4}),
        Event("earned", {"seat": "netherlands", "colonies": 2, "cards": 0, "total": 2}),
    ]
    assert narrate.lines(events, None, NAMES, CORE) == [
        "Earnings (5.7)\n- Margot $4 (Colonies $3 + cards $1)\n- The Netherlands $2"
    ]


def test_the_die_off_shows_every_die() -> None:
    events = [
        Event("fever_roll", {"zone": "panama", "die": 1, "fever": 2, "enslaved": ["portobelo"], "citizens": []}),
        Event("fever_roll", {"zone": "cuba", "die": 4, "fever": 1, "enslaved": [], "citizens": []}),
        Event("fever_roll", {"zone": "jamaica", "die": 6, "fever": 2, "enslaved": [], "citizens": []}),
    ]
    assert narrate.lines(events, None, NAMES, CORE) == [
        "Die-off (5.4)\n- Panama: die 1, fever 2. The Enslaved at Portobelo die.\n"
        "- Nobody dies in Cuba (die 4, fever 1) and Jamaica (die 6, fever 2)."
    ]


def test_moves_that_follow_one_another_are_one_voyage() -> None:
    zones = ["europe", "antilles", "eastern", "hispaniola"]
    events = [
        Event("sailed", {"seat": "england", "origin": origin, "to": to, "winds": 1, "left": 7 - place})
        for place, (origin, to) in enumerate(pairwise(zones))
    ]
    assert narrate.lines(events, None, NAMES, CORE) == [
        "Margot sails from Europe by the Antilles Approach and the Eastern Caribbean to Hispaniola: "
        "3 winds, 5 left. (2.3)"
    ]


def test_a_single_event_of_a_group_is_a_line() -> None:
    events = [Event("earned", {"seat": "england", "colonies": 3, "cards": 0, "total": 3}), Event("turn_ended", {})]
    assert narrate.lines(events, None, NAMES, CORE) == ["Margot earns $3. (5.7)"]


@pytest.mark.parametrize(
    ("to", "spain", "told"),
    [
        ("pool", 3, " The initiator wins ties. Margot wins"),
        ("france", 3, " Of those who bid as much the first in Player Order wins. Margot wins"),
        ("pool", 2, "Spain $2. Margot wins"),
    ],
)
def test_a_tie_of_bids_says_what_broke_it(to: str, spain: int, told: str) -> None:
    bids = {"england": 3, "spain": spain}
    facts = {"winner": "england", "price": 3, "to": to, "bids": bids, "card": None, "buried": True}
    assert told in str(narrate.line(Event("auction_won", facts), None, NAMES, CORE))


def test_bids_are_shown_highest_first_and_the_winner_before_its_like() -> None:
    bids = {"spain": 2, "france": 0, "netherlands": 2}
    facts = {"winner": "netherlands", "price": 2, "to": "pool", "bids": bids, "card": "otter", "buried": False}
    told = narrate.line(Event("auction_won", facts), None, NAMES, CORE) or ""
    assert told.startswith(
        "Bids: the Netherlands $2, Spain $2, France $0. The initiator wins ties. The Netherlands wins Otter"
    )
