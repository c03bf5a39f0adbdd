"""Which rule stands behind which frame, and the loop that moves a game on until somebody must answer."""

from __future__ import annotations

from engine import frames, orders
from engine.game import Game
from engine.rules import auction, cards, cycle, goods, labour, land, losses, play, sail, sea, spoils, unload
from engine.rules.rule import Rule

RULES: dict[type[frames.Base], Rule] = {
    frames.Cycle: cycle.RULE,
    frames.GoodsYear: goods.RULE,
    frames.PlayerOrder: goods.ORDER_RULE,
    frames.Labour: labour.RULE,
    frames.Losses: losses.RULE,
    frames.Auctions: auction.YEAR_RULE,
    frames.Auction: auction.RULE,
    frames.PlayYear: play.YEAR_RULE,
    frames.PlayTurn: play.RULE,
    frames.HandLimit: play.LIMIT_RULE,
    frames.Inquisition: cards.INQUISITION_RULE,
    frames.SailYear: sail.YEAR_RULE,
    frames.SailTurn: sail.RULE,
    frames.Unload: unload.RULE,
    frames.Patrols: sea.PATROLS_RULE,
    frames.LandBattle: land.RULE,
    frames.SeaBattle: sea.RULE,
    frames.Place: spoils.RULE,
}


def kind_of(rule: Rule, frame: frames.Base) -> str:
    """Return the kind of decision that a frame asks for now."""
    return rule.kind if isinstance(rule.kind, str) else rule.kind(frame)


def move_on(game: Game) -> None:
    """Act until a seat has a choice to make, or the game is over."""
    state = game.state
    while state.frames:
        frame = state.frames[-1]
        rule = RULES[type(frame)]
        if rule.proceed(game, frame):
            continue
        if rule.answers_itself is not None and rule.answers_itself(game, frame) and _answer_single(game, rule, frame):
            continue
        if type(frame) in orders.ANSWERED and orders.any_given(state) and _answer_by_order(game, rule, frame):
            continue
        return


def _answer_single(game: Game, rule: Rule, frame: frames.Frame) -> bool:
    """Answer for a seat that has exactly one option, where nothing hidden hangs on it; True if that was done."""
    for seat in rule.asked(game, frame):
        options = rule.legal(game, frame, seat)
        if len(options) == 1:
            game.tell("resolved_itself", seat=seat, decision=kind_of(rule, frame), option=options[0])
            rule.answer(game, frame, seat, options[0])
            return True
    return False


def _answer_by_order(game: Game, rule: Rule, frame: frames.Frame) -> bool:
    """Give the answer that a seat has ordered ahead; True if one was given."""
    for seat in rule.asked(game, frame):
        option = orders.answer(game, frame, seat, rule.legal(game, frame, seat))
        if option is not None:
            orders.used(game, frame, seat)
            game.tell_apart("answered_by_order", seat, {"option": option})
            rule.answer(game, frame, seat, option)
            return True
    return False
