"""Section 7: the Play Year."""

from __future__ import annotations

from engine import query
from engine.frames import HandLimit, PlayTurn, PlayYear
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED
from engine.rules import cards
from engine.rules.rule import Rule, automatic
from engine.rules.tracks import gain_favour, gain_liberated

# What takes one of the actions of a play turn (7.1); the rest is free (7.2).
ACTIONS = frozenset({"play", "draw", "fort", "manumit", "court"})


def year_proceed(game: Game, frame: PlayYear) -> bool:
    """Begin the next play turn; after the last, the hand limit once more (7.3)."""
    if frame.queue:
        seat = frame.queue.pop(0)
        actions = game.atlas.numbers.play.actions
        game.tell("play_turn_began", seat=seat, actions=actions)
        game.push(PlayTurn(seat=seat, actions=actions))
    elif not frame.ended:
        frame.ended = True
        for seat in reversed(game.state.order):
            if is_over_limit(game, seat):
                game.push(HandLimit(seat=seat))
    else:
        game.pop(frame)
    return True


def is_over_limit(game: Game, seat: str) -> bool:
    """Does a player hold more cards than the hand limit allows?"""
    return len(game.state.players[seat].hand) > query.hand_limit(game.state, game.atlas, seat)


def legal(game: Game, frame: PlayTurn, seat: str) -> list[str]:
    """7.1 and 7.2: actions while any are left, and what is free."""
    if seat != frame.seat:
        return []
    hand = sorted(game.state.players[seat].hand)
    options = _actions(game, frame, seat, hand) if frame.actions > 0 else []
    options += _free(game, frame, seat, hand)
    options.append("end")
    return options


def _actions(game: Game, frame: PlayTurn, seat: str, hand: list[str]) -> list[str]:
    state, numbers = game.state, game.atlas.numbers.play
    ducats = state.players[seat].ducats
    options: list[str] = []
    for card in hand:
        for target in cards.targets(game, seat, card):
            options.append(f"play:{card}:{target}" if target else f"play:{card}")
    if ducats >= numbers.haven_price and state.haven:
        options.append("draw")
    if ducats >= numbers.fort_price or ducats >= numbers.manumit_price:
        occupied, colonies = query.occupied_colonies(state, game.atlas, seat), state.colonies
        if ducats >= numbers.fort_price:
            for site in occupied:
                if not colonies[site].fort:
                    options.append(f"fort:{site}")
        if ducats >= numbers.manumit_price:
            for site in occupied:
                if colonies[site].worker == ENSLAVED:
                    options.append(f"manumit:{site}")
    if not frame.court_done and ducats >= query.court_price(state, game.atlas):
        options.append("court")
    return options


def _free(game: Game, frame: PlayTurn, seat: str, hand: list[str]) -> list[str]:
    state, numbers = game.state, game.atlas.numbers.play
    player = state.players[seat]
    ducats, market = player.ducats, game.atlas.content.market
    options: list[str] = []
    for card in hand:
        if card in market:
            options.append(f"sell:{card}")
    if ducats > 0 and state.gifts is not False:
        for other in state.order:
            if other != seat:
                options.append(f"give:{other}:1-{ducats}")
    if not frame.legality_done and ducats >= leaving_price(game, seat):
        now = player.fleet.legality
        for new in query.eligible(state, game.atlas, seat):
            if new != now:
                options.append(f"legality:{new}")
    if not player.letter and ducats >= numbers.letter_price and can_buy_letter(game, seat):
        options.append("letter")
    return options


def leaving_price(game: Game, seat: str) -> int:
    """Return what a change of Legality costs now (10.3)."""
    raider = game.state.players[seat].fleet.legality == "RAIDER"
    return game.atlas.numbers.play.leave_raider_price if raider else 0


def can_buy_letter(game: Game, seat: str) -> bool:
    """Has a nation lost its own letter of marque (10.4)?"""
    return game.atlas.content.nations[seat].powers.letter_of_marque and not game.player(seat).letter


def has_nothing(game: Game, frame: PlayTurn) -> bool:
    """Has the player neither money nor a card?"""
    player = game.state.players[frame.seat]
    return not (player.ducats or player.hand)


def answer(game: Game, frame: PlayTurn, seat: str, option: str) -> None:
    """Do one thing of a play turn."""
    verb, *parts = option.split(":")
    player, numbers = game.state.players[seat], game.atlas.numbers.play
    if verb in ACTIONS:
        frame.actions -= 1
    if verb == "play":
        cards.play(game, seat, parts[0], ":".join(parts[1:]))
    elif verb == "draw":
        player.ducats -= numbers.haven_price
        card = game.state.haven.pop(0)
        player.hand.append(card)
        game.tell_apart("haven_drawn", seat, {"card": card}, seat=seat, price=numbers.haven_price)
    elif verb == "fort":
        player.ducats -= numbers.fort_price
        game.state.colonies[parts[0]].fort = True
        game.tell("fort_built", seat=seat, site=parts[0], price=numbers.fort_price)
    elif verb == "manumit":
        player.ducats -= numbers.manumit_price
        game.state.colonies[parts[0]].worker = CITIZEN
        gain_liberated(game, seat, 1)
        game.tell("manumitted", seat=seat, site=parts[0], price=numbers.manumit_price, liberated=player.liberated)
    elif verb == "court":
        frame.court_done = True
        price = query.court_price(game.state, game.atlas)
        player.ducats -= price
        gain_favour(game, seat, 1)
        game.tell("court_gift", seat=seat, price=price, favour=player.favour)
    elif verb == "sell":
        sell(game, seat, parts[0])
    elif verb == "give":
        amount = int(parts[1])
        player.ducats -= amount
        game.state.players[parts[0]].ducats += amount
        game.tell("money_given", seat=seat, to=parts[0], amount=amount)
    elif verb == "legality":
        frame.legality_done = True
        price, was = leaving_price(game, seat), player.fleet.legality
        player.ducats -= price
        player.fleet.legality = parts[0]
        game.tell("legality_changed", seat=seat, legality=parts[0], was=was, price=price)
    elif verb == "letter":
        player.ducats -= numbers.letter_price
        player.letter = True
        game.tell("letter_bought", seat=seat, price=numbers.letter_price)
    else:
        game.tell("turn_ended", seat=seat)
        game.pop(frame)
        if is_over_limit(game, seat):
            game.push(HandLimit(seat=seat))


def sell(game: Game, seat: str, card: str) -> None:
    """7.2: a Market card for $1, to the discard pile."""
    player, price = game.player(seat), game.atlas.numbers.play.sell_price
    player.hand.remove(card)
    player.ducats += price
    game.state.discard.append(card)
    game.tell("card_sold", seat=seat, card=card, price=price)


def limit_proceed(game: Game, frame: HandLimit) -> bool:
    """Done when the player is within the limit."""
    if is_over_limit(game, frame.seat):
        return False
    game.pop(frame)
    return True


def limit_legal(game: Game, frame: HandLimit, seat: str) -> list[str]:
    """7.3: sell or discard a Market card, discard a Haven card."""
    if seat != frame.seat:
        return []
    options: list[str] = []
    for card in sorted(game.player(seat).hand):
        if card in game.atlas.content.market:
            options.append(f"sell:{card}")
        options.append(f"discard:{card}")
    return options


def limit_answer(game: Game, frame: HandLimit, seat: str, option: str) -> None:
    """Sell or discard one card."""
    verb, card = option.split(":")
    if verb == "sell":
        sell(game, seat, card)
        return
    game.player(seat).hand.remove(card)
    if card in game.atlas.content.market:
        game.state.discard.append(card)
        game.tell("card_discarded", seat=seat, card=card, haven=False)
    else:
        game.state.haven = game.shuffle([*game.state.haven, card])
        game.tell_apart("card_discarded", seat, {"card": card}, seat=seat, card=None, haven=True)


YEAR_RULE = automatic(year_proceed)
RULE = Rule(
    "play_turn",
    lambda game, frame: False,
    lambda game, frame: [frame.seat],
    legal,
    answer,
    answers_itself=has_nothing,
)
LIMIT_RULE = Rule("hand_limit", limit_proceed, lambda game, frame: [frame.seat], limit_legal, limit_answer)
