"""From a view to a possible state: what is hidden is dealt at random, everything shown is as shown.

A bot thinks about such states only; it never sees the real one.
"""

from __future__ import annotations

from copy import copy, deepcopy

from engine.atlas import atlas_of
from engine.game import Game
from engine.model import YEAR_KINDS, Colony, Fleet, Orders, Player, State
from engine.rules.setup import goods_cards
from engine.view import View


def possible_state(view: View, salt: int) -> State:
    """Return a state that the viewer cannot tell from the real one. `salt` chooses among them."""
    atlas = atlas_of(view.content)
    state = State(
        content=view.content,
        length=view.length,
        cycles=view.cycles,
        nations=list(view.nations),
        players={},
        order=[player.nation for player in view.players],
        rng=salt & ((1 << 64) - 1),
        cycle=view.cycle,
        year_kind=next(kind for kind in YEAR_KINDS if kind == view.year_kind),
        colonies={
            site: Colony(colony.owner, colony.worker, colony.fort, colony.chests)
            for site, colony in view.colonies.items()
        },
        natives={site: natives.count for site, natives in view.natives.items()},
        missions=dict(view.missions),
        citizens=dict(view.citizens),
        homes=dict(view.homes),
        rebels=dict(view.rebels),
        market=[],
        discard=list(view.discard),
        haven=[],
        goods_deck=[],
        year_goods=list(view.year_goods),
        at_war=list(view.at_war),
        favour_rose=dict(view.favour_rose),
        running={ambition: dict(seats) for ambition, seats in view.running.items()},
        frames=[copy(frame) for frame in view.frames],
        admiral=view.admiral,
        rises=max(view.favour_rose.values(), default=0),
        paid=list(view.paid),
        lost_in=list(view.lost_in),
        fought_at_sea=list(view.fought_at_sea),
        gifts=view.gifts,
    )
    game = Game(state, atlas, quiet=True)
    market, haven = _unseen(game, view)
    for shown in view.players:
        hand = list(shown.hand) if shown.hand is not None else []
        if shown.hand is None:
            hand = market[: shown.market_cards] + haven[: shown.haven_cards]
            market, haven = market[shown.market_cards :], haven[shown.haven_cards :]
        fleet = shown.fleet
        state.players[shown.nation] = Player(
            ducats=shown.ducats,
            fleet=Fleet(
                at=fleet.at,
                galleons=fleet.galleons,
                legality=fleet.legality,
                chests=[copy(chest) for chest in fleet.chests],
                meeples=list(fleet.meeples),
                patrol=list(fleet.patrol) if fleet.patrol is not None else None,
                ships=list(fleet.ships),
            ),
            favour=shown.favour,
            infamy=shown.infamy,
            liberated=shown.liberated,
            hand=hand,
            tableau=list(shown.tableau),
            letter=shown.letter,
            free_hires_used=shown.free_hires_used,
            anchorages=list(shown.anchorages),
            brethren=shown.brethren,
            raider_win_paid=shown.raider_win_paid,
            orders=deepcopy(shown.orders) if shown.orders is not None else Orders(),
        )
    top = [view.face_up] if view.face_up is not None else []
    buried = [view.buried] if view.buried is not None else []
    state.market = (top + buried + market)[: view.market_left]
    state.haven = haven[: view.haven_left]
    turned = view.cycle - (1 if not view.year_goods or _before_goods(view) else 0)
    state.goods_deck = goods_cards(game, view.cycles)[: view.cycles - turned]
    return state


def _before_goods(view: View) -> bool:
    """Is a Goods card of this cycle still to be turned?"""
    return any(getattr(frame, "step", 9) <= 5 for frame in view.frames if type(frame).__name__ == "GoodsYear")


def _unseen(game: Game, view: View) -> tuple[list[str], list[str]]:
    """Return the Market and Haven cards that the viewer cannot place, shuffled."""
    seen = set(view.discard)
    seen.update(card for card in (view.face_up, view.buried) if card is not None)
    for player in view.players:
        seen.update(player.tableau)
        seen.update(player.hand or ())
    content = game.atlas.content
    market = game.shuffle([card for card in content.market if card not in seen])
    haven = game.shuffle([card for card in content.haven if card not in seen])
    return market, haven
