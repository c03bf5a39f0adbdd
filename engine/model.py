"""The state of one game: plain mutable structs, JSON in and out.

A seat is named by its nation (`"spain"`). The Crown's Colonies are owned by `CROWN` while Spain is not in the game;
with Spain in it they are Spain's. Zones and sites are named by the ids of the content.
Frames (`engine.frames`) hold the decision points under way; the last one is on top.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.frames import Frame

CROWN = "crown"
SPAIN = "spain"
EUROPE = "europe"
CITIZEN = "citizen"
ENSLAVED = "enslaved"
ANY = "any"
LADEN = "laden"

YearKind = Literal["goods", "auction", "play", "sail"]
YEAR_KINDS: tuple[YearKind, ...] = ("goods", "auction", "play", "sail")
Ending = Literal["court_favourite", "abolitionist", "president", "pirate_king", "hacendado"]

SCHEMA = 1


class Chest(msgspec.Struct):
    """A Chest aboard (rule 3.3). A `claim` was looted by a CORSAIR (section 10)."""

    good: str
    claim: bool = False


class Colony(msgspec.Struct):
    """A marker on a Colony site (rule 3.1). `chests` waiting there are of the site's good."""

    owner: str
    worker: str | None = None
    fort: bool = False
    chests: int = 0


class Fleet(msgspec.Struct):
    """A player's one Fleet (rule 3.4). One Meeple hold and one Chest hold a Galleon.

    `patrol`: None, or what it waits for (`["any"]`, `["laden"]` or nations). `ships`: ship cards in the order played.
    """

    at: str
    galleons: int
    legality: str
    chests: list[Chest] = []
    meeples: list[str] = []
    patrol: list[str] | None = None
    ships: list[str] = []


class Orders(msgspec.Struct):
    """Answers given ahead by a seat, hidden until used (engine.orders): `bids` in ducats by kind of card."""

    announce: str | None = None
    bids: dict[str, int] = {}
    support: list[str] = []
    labour: list[str] = []


class Player(msgspec.Struct):
    """One seat: money, tracks, cards, Fleet. `letter`: holds the nation's own letter of marque (England)."""

    ducats: int
    fleet: Fleet
    favour: int = 0
    infamy: int = 0
    liberated: int = 0
    hand: list[str] = []
    tableau: list[str] = []
    letter: bool = False
    free_hires_used: int = 0
    anchorages: list[str] = []
    brethren: int = 0
    raider_win_paid: bool = False
    orders: Orders = msgspec.field(default_factory=Orders)


class State(msgspec.Struct):
    """Everything about one game. `market[0]` is the face-up card, `market[1]` the one that may be buried treasure.

    `rng` is the whole randomness. `at_war` holds sorted pairs of nations. `favour_rose[nation]` is the ordinal of the
    last rise of its Favour (0: never). `running[ambition][nation]`: Sail Years in a row at whose end its condition
    held.
    `paid`, `lost_in`, `fought_at_sea` are facts of this Year for 9.7, 9.5 and 8.5. `gifts`: only there, and False,
    where players may not give ducats away (7.2); else a position is written as it was before there was a choice.
    """

    content: str
    length: str
    cycles: int
    nations: list[str]
    players: dict[str, Player]
    order: list[str]
    rng: int
    cycle: int
    year_kind: YearKind
    colonies: dict[str, Colony]
    natives: dict[str, int]
    missions: dict[str, int]
    citizens: dict[str, int]
    homes: dict[str, int]
    rebels: dict[str, int]
    market: list[str]
    discard: list[str]
    haven: list[str]
    goods_deck: list[list[str]]
    year_goods: list[str]
    at_war: list[tuple[str, str]]
    favour_rose: dict[str, int]
    running: dict[str, dict[str, int]]
    frames: list[Frame]
    admiral: str | None = None
    rises: int = 0
    paid: list[tuple[str, str]] = []
    lost_in: list[tuple[str, str]] = []
    fought_at_sea: list[tuple[str, str]] = []
    winner: str | None = None
    ending: Ending | None = None
    schema: int = SCHEMA
    gifts: bool | msgspec.UnsetType = msgspec.UNSET


class Action(msgspec.Struct, frozen=True):
    """One answer of one seat: `option` is an option id, a number put where it has a range (`bid:3`)."""

    seat: str
    option: str


class Option(msgspec.Struct, frozen=True):
    """One thing that a seat may answer now.

    `id` is words with meaning, parts split by `:`; `kind` is its first part, `steps` the others in the order in which a
    person chooses them (so that menus can narrow). With a range (`low`..`high`) the last part is chosen as a number:
    the option `bid:0-7` is answered by `bid:3`. `facts` tell cost and effect (see `engine.explain`).
    """

    id: str
    kind: str
    steps: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    facts: dict[str, object] = {}


class Decision(msgspec.Struct, frozen=True):
    """What is asked of one seat now. `secret`: sealed until all are in; `given`: the sealed answer so far."""

    seat: str
    kind: str
    options: tuple[Option, ...]
    secret: bool = False
    given: str | None = None
    facts: dict[str, object] = {}


class Event(msgspec.Struct):
    """A fact that happened. `facts` are public; `hidden` only for `seat` (see `engine.events` for the kinds)."""

    kind: str
    facts: dict[str, object] = {}
    seat: str | None = None
    hidden: dict[str, object] | None = None

    def seen_by(self, seat: str | None) -> dict[str, object]:
        """Return the facts that `seat` (None: the public) may be shown."""
        if self.hidden is not None and seat is not None and seat == self.seat:
            return {**self.facts, **self.hidden}
        return self.facts


class Step(msgspec.Struct, frozen=True):
    """What `apply` gives: the new state, what happened, and whether undo stops here (a roll or a reveal)."""

    state: State
    events: list[Event]
    barrier: bool
