"""Accounts of a game kept from its events alone: what money and Meeples must be if every event tells the truth."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.frames import Place
from engine.model import Event, State

PAID_TO_THE_POOL = (
    "hired",
    "haven_drawn",
    "fort_built",
    "manumitted",
    "court_gift",
    "legality_changed",
    "letter_bought",
    "inquisition_paid",
)


def money(state: State) -> dict[str, int]:
    """Return the ducats of each seat."""
    return {seat: player.ducats for seat, player in state.players.items()}


def money_moved(events: list[Event]) -> Counter[str]:
    """Return by how much each seat's money changes, read off the events."""
    moved: Counter[str] = Counter()
    for event in events:
        facts: dict[str, Any] = event.facts
        kind, seat = event.kind, str(facts.get("seat"))
        if kind in PAID_TO_THE_POOL:
            moved[seat] -= facts["price"]
        elif kind == "card_sold":
            moved[seat] += facts["price"]
        elif kind == "earned":
            moved[seat] += facts["total"]
        elif kind == "auction_won":
            moved[facts["winner"]] -= facts["price"]
            moved[facts["to"]] += facts["price"]
        elif kind in ("money_given", "ransom_paid"):
            moved[seat] -= facts["amount"]
            moved[facts["to"]] += facts["amount"]
        elif kind == "chest_loaded":
            moved[seat] -= facts["price"]
            moved[facts["to"]] += facts["price"]
        elif kind == "unloaded":
            moved[seat] += facts["ducats"]
        elif kind in ("paid_ducats", "inquisition_collected", "subsidy_paid"):
            moved[seat] += facts["amount"]
    return moved


def meeples(state: State) -> int:
    """Return all Meeples on the map, in the homes, aboard, and on their way to a Colony still to be chosen."""
    moving = sum(frame.left for frame in state.frames if isinstance(frame, Place))
    at_work = sum(colony.worker is not None for colony in state.colonies.values())
    aboard = sum(len(player.fleet.meeples) for player in state.players.values())
    places = (state.natives, state.citizens, state.homes, state.rebels)
    return moving + at_work + aboard + sum(sum(place.values()) for place in places)


def meeples_moved(events: list[Event]) -> int:
    """Return by how many Meeples the game grows, read off the events."""
    total = 0
    for event in events:
        facts: dict[str, Any] = event.facts
        kind = event.kind
        if kind == "cathedrals_refilled":
            total += sum(sum(facts[part].values()) for part in ("citizens", "natives", "homes"))
        elif kind == "fever_roll":
            total -= len(facts["enslaved"]) + len(facts["citizens"])
        elif kind in ("enslaved_escaped", "enslaved_rose"):
            total -= not facts["rebel"]
        elif kind == "rebels_placed":
            total += facts["count"]
        elif kind in ("refugee_came", "emigrant_settled", "mission_founded"):
            total += 1
        elif kind == "emigrants_came":
            total += facts["citizens"]
        elif kind in ("galleon_lost", "fleet_damaged"):
            total -= facts["meeple"] is not None
        elif kind == "inquisition_lost":
            total -= 1
        elif kind == "rebels_suppressed" or (kind == "freed_settled" and facts["where"] == "left"):
            total -= facts["count"]
        elif kind == "worker_moved" and facts["where"] == "left":
            total -= 1
    return total


def check_cards(state: State, market: int, haven: int) -> None:
    """Every card is in exactly one place."""
    places: Counter[str] = Counter([*state.market, *state.discard, *state.haven])
    for player in state.players.values():
        places.update([*player.hand, *player.tableau])
    assert len(places) == market + haven
    assert set(places.values()) == {1}
