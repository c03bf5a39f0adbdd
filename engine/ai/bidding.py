"""Bids and announcements: a card is worth what it promises, in ducats of now."""

from __future__ import annotations

from engine import query
from engine.ai.card_value import card_value, remaining
from engine.ai.persona import Persona
from engine.content.model import Peek
from engine.frames import Auction
from engine.game import Game

AVERAGE_CARD = 1.3


def ducat_worth(game: Game, seat: str, persona: Persona) -> float:
    """Return what the next ducat spent is worth in Renown: the poorer, the more."""
    ducats = game.player(seat).ducats
    early = min(1.0, remaining(game) / 3)
    scarce = 0.25 if ducats <= 5 else 0.08 if ducats <= 13 else 0.0
    return persona.money * (0.2 + early * scarce)


def buried_worth(game: Game, frame: Auction, seat: str, persona: Persona) -> float:
    """Return the worth of the buried card: an average one, unless a card lets its initiator look at it."""
    if seat == frame.initiator and query.has_effect(game.state, game.atlas, seat, Peek):
        return card_value(game, seat, game.state.market[1], persona)
    return AVERAGE_CARD


def announcement(game: Game, frame: Auction, seat: str, persona: Persona) -> str:
    """Return `top` or `buried`: whichever the initiator would rather own or be paid for."""
    top = card_value(game, seat, game.state.market[0], persona)
    known = query.has_effect(game.state, game.atlas, seat, Peek)
    if known:
        return "buried" if buried_worth(game, frame, seat, persona) > top else "top"
    return "buried" if top < 0.75 else "top"


def bid(game: Game, frame: Auction, seat: str, persona: Persona, shade: float) -> int:
    """Return a bid in ducats: a share of what the card is worth, keeping a little for the Year to come."""
    if frame.buried:
        value = buried_worth(game, frame, seat, persona)
    else:
        value = card_value(game, seat, game.state.market[0], persona)
    if frame.initiator == seat:
        shade *= 0.85
    reserve = 1 if remaining(game) > 1 else 0
    most = game.player(seat).ducats
    return max(0, min(round(value / ducat_worth(game, seat, persona) * shade), most - reserve))
