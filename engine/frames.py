"""Frames: one small struct for each decision point of the rules. The stack of them says where a game stands.

A frame holds only its own data; what it asks and does is in the module of `engine.rules` that is named beside it.
"""

from __future__ import annotations

import msgspec


class Base(msgspec.Struct, tag_field="frame"):
    """Base of all frames."""


class Cycle(Base, tag="cycle"):
    """Bottom of the stack: begins one Year after the other; `next` is the Year to begin (engine.rules.cycle)."""

    next: str = "goods"


class GoodsYear(Base, tag="goods_year"):
    """5.1 to 5.7 in order; `step` is the next one (engine.rules.goods)."""

    step: int = 0


class PlayerOrder(Base, tag="player_order"):
    """5.1: owners of a card that may choose are asked one after another (engine.rules.goods)."""

    choosers: list[str]


class Labour(Base, tag="labour", omit_defaults=True):
    """5.3: players still to acquire labour, the first is at it (engine.rules.labour).

    `ahead`: what later ones have answered before their turn, sealed until it comes. `gone`: such an answer of the one
    at it, no longer possible; only that player sees it. Both are written only where there is something in them.
    """

    queue: list[str]
    ahead: dict[str, list[str]] = {}
    gone: str | None = None


class Losses(Base, tag="losses"):
    """5.6: land zones to be looked at; `chooser` settles which Enslaved in the first is lost (engine.rules.losses)."""

    zones: list[str]
    chooser: str | None = None
    escaped: bool = False


class Auctions(Base, tag="auctions"):
    """6.1: initiators still to hold an auction (engine.rules.auction)."""

    initiators: list[str]
    held: int = 0


class Auction(Base, tag="auction"):
    """6.2 to 6.6: one auction. `buried` is None until announced; then `bidders` seal `bids` (engine.rules.auction)."""

    initiator: str
    buried: bool | None = None
    bidders: list[str] = []
    bids: dict[str, int] = {}


class PlayYear(Base, tag="play_year"):
    """7.1: players still to take a play turn; then the hand limit again (engine.rules.play)."""

    queue: list[str]
    ended: bool = False


class PlayTurn(Base, tag="play_turn"):
    """One play turn (engine.rules.play)."""

    seat: str
    actions: int
    court_done: bool = False
    legality_done: bool = False


class HandLimit(Base, tag="hand_limit"):
    """7.3: a player over the limit sells or discards (engine.rules.play)."""

    seat: str


class Inquisition(Base, tag="inquisition"):
    """A card asks all at once: pay who played it, or lose a worker (engine.rules.cards).

    `to` is None, the Pool, in games saved before the player of the card was paid.
    """

    zone: str
    price: int
    asked: list[str]
    answers: dict[str, str] = {}
    to: str | None = None


class SailYear(Base, tag="sail_year"):
    """8.1: players still to take a sail turn (engine.rules.sail)."""

    queue: list[str]


class SailTurn(Base, tag="sail_turn"):
    """One sail turn (engine.rules.sail)."""

    seat: str
    winds: int


class Unload(Base, tag="unload"):
    """8.4: a CONQUISTADOR chooses which Treasure is tribute (engine.rules.unload)."""

    seat: str


class Patrols(Base, tag="patrols"):
    """8.5: patrols that still attack the Fleet that entered (engine.rules.sea)."""

    seat: str
    zone: str
    attackers: list[str]


class LandBattle(Base, tag="land_battle"):
    """Section 9: a land battle waiting for Battle Cards. `target` is a site, or `rebels` (engine.rules.land)."""

    attacker: str
    zone: str
    target: str
    aim: str
    attack: int
    defence: int
    asked: list[str]
    cards: dict[str, str] = {}


class SeaBattle(Base, tag="sea_battle"):
    """9.6: an attack at sea waiting for Battle Cards (engine.rules.sea)."""

    attacker: str
    target: str
    zone: str
    attack: int
    defence: int
    asked: list[str]
    cards: dict[str, str] = {}
    patrol: bool = False


class Place(Base, tag="place"):
    """9.4: the attacker chooses the vacant Colony for a worker won by liberate or raze (engine.rules.spoils)."""

    seat: str
    worker: str
    sites: list[str]
    left: int
    zone: str = ""


Frame = (
    Cycle
    | GoodsYear
    | PlayerOrder
    | Labour
    | Losses
    | Auctions
    | Auction
    | PlayYear
    | PlayTurn
    | HandLimit
    | Inquisition
    | SailYear
    | SailTurn
    | Unload
    | Patrols
    | LandBattle
    | SeaBattle
    | Place
)
