"""What one seat, or the public, may see: a whitelist. Pictures, messages and bots get nothing else (section 15)."""

from __future__ import annotations

import msgspec

from engine.frames import Frame
from engine.model import Chest, Orders


class ColonyView(msgspec.Struct, frozen=True):
    """A Colony: `owner` a nation or `crown`; `worker` citizen, enslaved or None; `chests` of the site's good."""

    owner: str
    worker: str | None
    fort: bool
    chests: int


class NativesView(msgspec.Struct, frozen=True):
    """A Tribal Site or Visita: Natives there of the printed number. A mission turns a Tribal Site into a Visita."""

    count: int
    printed: int
    kind: str
    wild: bool
    resistance: int


class FleetView(msgspec.Struct, frozen=True):
    """A Fleet: `at` a land zone, sea zone or `europe`; `patrol` None, or `any`, `laden`, or nations."""

    at: str
    galleons: int
    legality: str
    chests: tuple[Chest, ...]
    meeples: tuple[str, ...]
    patrol: tuple[str, ...] | None
    ships: tuple[str, ...]


class AmbitionView(msgspec.Struct, frozen=True):
    """How far an ambition is: `parts` are (what, have, need); `running` Sail Years in a row of `years_running`."""

    id: str
    met_now: bool
    running: int
    years_running: int
    parts: tuple[tuple[str, int, int], ...]


class PlayerView(msgspec.Struct, frozen=True):
    """One player. `hand` and `orders` are None where hidden; the two counts are public."""

    nation: str
    ducats: int
    favour: int
    infamy: int
    liberated: int
    renown: int
    market_cards: int
    haven_cards: int
    hand_limit: int
    hand: tuple[str, ...] | None
    tableau: tuple[str, ...]
    fleet: FleetView
    letter: bool
    colonies: int
    occupied: int
    vacant: int
    markers_left: int
    anchorages: tuple[str, ...]
    brethren: int
    ambitions: tuple[AmbitionView, ...]
    free_hires_used: int
    raider_win_paid: bool
    orders: Orders | None


class AuctionView(msgspec.Struct, frozen=True):
    """The auction under way. `card` is None while it is hidden from the viewer; `sealed` of `bidders` are in."""

    initiator: str
    buried: bool | None
    card: str | None
    sealed: int
    bidders: tuple[str, ...]
    number: int
    of: int
    own_bid: int | None


class BattleView(msgspec.Struct, frozen=True):
    """The battle under way. `target`: a site, `rebels` or, at sea, a nation. Strengths before support."""

    sea: bool
    attacker: str
    zone: str
    target: str
    target_owner: str | None
    aim: str
    attack: int
    defence: int
    asked: tuple[str, ...]
    answered: int
    own_card: str | None
    patrol: bool


class View(msgspec.Struct, frozen=True):
    """One position as `viewer` (None: the public) sees it. `players` in Player Order; dicts in printed order.

    `frames` are copies of the decision points under way without others' sealed answers; what follows is public too.
    """

    viewer: str | None
    content: str
    length: str
    cycle: int
    cycles: int
    year: int
    year_kind: str
    nations: tuple[str, ...]
    acting: tuple[str, ...]
    waiting: tuple[str, ...]
    winds: int | None
    actions: int | None
    colonies: dict[str, ColonyView]
    natives: dict[str, NativesView]
    citizens: dict[str, int]
    homes: dict[str, int]
    rebels: dict[str, int]
    players: tuple[PlayerView, ...]
    face_up: str | None
    market_left: int
    haven_left: int
    discard: tuple[str, ...]
    buried: str | None
    year_goods: tuple[str, ...]
    at_war: tuple[tuple[str, str], ...]
    court_head: str | None
    admiral: str | None
    auction: AuctionView | None
    battle: BattleView | None
    winner: str | None
    ending: str | None
    frames: tuple[Frame, ...]
    missions: dict[str, int]
    favour_rose: dict[str, int]
    running: dict[str, dict[str, int]]
    paid: tuple[tuple[str, str], ...]
    lost_in: tuple[tuple[str, str], ...]
    fought_at_sea: tuple[tuple[str, str], ...]
    gifts: bool | msgspec.UnsetType = msgspec.UNSET

    def player(self, nation: str) -> PlayerView:
        """Return the player of `nation`. Raises KeyError if it is not in the game."""
        for player in self.players:
            if player.nation == nation:
                return player
        raise KeyError(nation)
