"""Bids and announcements: a card is worth what it promises, in ducats of now."""

from __future__ import annotations

from engine.ai.card_value import card_value, remaining
from engine.ai.persona import Persona
from engine.game import Game
from engine.view import View

AVERAGE_CARD = 1.3


def ducat_worth(game: Game, seat: str, persona: Persona) -> float:
    """Return what the next ducat spent is worth in Renown: the poorer, the more."""
    ducats = game.player(seat).ducats
    early = min(1.0, remaining(game) / 3)
    scarce = 0.25 if ducats <= 5 else 0.08 if ducats <= 13 else 0.0
    return persona.money * (0.2 + early * scarce)


def card_in_sight(game: Game, view: View, seat: str, persona: Persona, *, buried: bool) -> float:
    """Return the worth of the card under the hammer; an unseen one is an average card."""
    card = view.buried if buried else view.face_up
    if view.auction is not None and view.auction.card is not None:
        card = view.auction.card
    return AVERAGE_CARD if card is None else card_value(game, seat, card, persona)


def announcement(game: Game, view: View, seat: str, persona: Persona) -> str:
    """Return `top` or `buried`: whichever the initiator would rather own or be paid for."""
    top = card_in_sight(game, view, seat, persona, buried=False)
    if view.buried is not None:
        return "buried" if card_value(game, seat, view.buried, persona) > top else "top"
    return "buried" if top < 0.75 else "top"


def bid(game: Game, view: View, seat: str, persona: Persona, most: int, shade: float) -> int:
    """Return a bid in ducats: a share of what the card is worth, keeping a little for the Year to come."""
    auction = view.auction
    value = card_in_sight(game, view, seat, persona, buried=bool(auction and auction.buried))
    ducats = value / ducat_worth(game, seat, persona)
    if auction is not None and auction.initiator == seat:
        shade *= 0.85
    reserve = 1 if remaining(game) > 1 else 0
    return max(0, min(round(ducats * shade), most - reserve))
