"""1.3 and 1.4: the four Years of a cycle, one after the other, and the end of the game after the last (11.3)."""

from __future__ import annotations

from engine import query
from engine.frames import Auctions, Cycle, GoodsYear, PlayYear, SailYear
from engine.game import Game
from engine.model import YEAR_KINDS
from engine.rules.ambitions import close_sail_year
from engine.rules.auction import open_auction_year
from engine.rules.rule import automatic


def proceed(game: Game, frame: Cycle) -> bool:
    """Begin the next Year; after a Sail Year check the ambitions and the end first."""
    state = game.state
    if frame.next == "end_of_cycle":
        close_sail_year(game)
        if state.winner is not None:
            return True
        state.cycle += 1
        frame.next = "goods"
    kind = next(name for name in YEAR_KINDS if name == frame.next)
    state.year_kind = kind
    place = YEAR_KINDS.index(kind)
    frame.next = YEAR_KINDS[place + 1] if place < 3 else "end_of_cycle"
    state.paid, state.lost_in, state.fought_at_sea = [], [], []
    game.tell("year_began", year=query.year(state, game.atlas), year_kind=kind, cycle=state.cycle, cycles=state.cycles)
    if kind == "goods":
        for player in state.players.values():
            player.free_hires_used = 0
        game.push(GoodsYear())
    elif kind == "auction":
        game.push(Auctions(initiators=open_auction_year(game)))
    elif kind == "play":
        game.push(PlayYear(queue=list(state.order)))
    else:
        for player in state.players.values():
            player.raider_win_paid = False
        game.push(SailYear(queue=list(state.order)))
    return True


RULE = automatic(proceed)
