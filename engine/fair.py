"""Commitments: what the host binds itself to before anybody could gain by a change, and how it is checked afterwards.

At the start of a game the host publishes `seed_commitment(seed, salt)`; at each reveal of sealed answers it publishes
`answer_commitment` of each, made when the answer was sealed. The salt stays with the host until the game is over; then
everything can be recomputed by everybody (`engine.verify`). All are SHA-256 over plain text, in hexadecimal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from engine.codec import encode
from engine.model import Event, State


def digest(text: str) -> str:
    """Return the SHA-256 of a text, 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def seed_commitment(seed: int, salt: str) -> str:
    """Return what the host publishes before the first draw."""
    return digest(f"seed:{seed}:{salt}")


def answer_salt(salt: str, number: int) -> str:
    """Return the salt of one sealed answer: nobody can make it without the salt of the game."""
    return digest(f"answer:{number}:{salt}")


def answer_commitment(salt: str, number: int, seat: str, option: str) -> str:
    """Return the commitment to the sealed answer that is, or is given in, action `number` of the game."""
    return digest(f"{seat}:{option}:{answer_salt(salt, number)}")


def commitments_to_ordered(salt: str, number: int, events: Sequence[Event]) -> list[tuple[str, str]]:
    """Return (seat, commitment) of each sealed answer that an order left ahead (`engine.orders`) gave in an action.

    One of its own for each answer: the commitment to the order itself would show again whenever it answers.
    """
    found: list[tuple[str, str]] = []
    for event in events:
        option = str((event.hidden or {}).get("option", ""))
        if event.kind == "answered_by_order" and event.seat and option.partition(":")[0] in ("bid", "support"):
            found.append((event.seat, answer_commitment(salt, number, event.seat, option)))
    return found


def first_link(header: str) -> str:
    """Return the start of the chain of a record: the digest of how the game was begun."""
    return digest(f"pax-hispanica:{header}")[:32]


def next_link(before: str, seat: str, option: str, state: State, events: list[Event]) -> str:
    """Return the link of an action: it binds the action, all that was told of it and the state after it."""
    told = ";".join(f"{event.kind}{sorted(event.facts.items())}" for event in events)
    return digest(f"{before}|{seat}|{option}|{told}|{encode(state).decode()}")[:32]
