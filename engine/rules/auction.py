"""Section 6: the Auction Year."""

from __future__ import annotations

from engine.frames import Auction, Auctions
from engine.game import Game
from engine.rules.rule import Rule, automatic


def turn_top(game: Game) -> None:
    """6.8: where the deck is empty the shuffled discard pile becomes the deck; its top card lies face up."""
    state = game.state
    if not state.market and state.discard:
        state.market = game.shuffle(state.discard)
        state.discard = []
        game.tell("market_renewed", cards=len(state.market))


def open_auction_year(game: Game) -> list[str]:
    """6.1: turn the next card and return the initiators of this Year, in order."""
    state = game.state
    if state.market:
        under = state.market.pop(0)
        state.market.append(under)
        game.tell("auction_deck_turned", under=under, face_up=state.market[0])
    turn_top(game)
    initiators = list(state.order)
    while len(initiators) < game.atlas.numbers.auction.least_auctions:
        initiators += state.order
    return initiators[: max(len(state.order), game.atlas.numbers.auction.least_auctions)]


def year_proceed(game: Game, frame: Auctions) -> bool:
    """Begin the next auction."""
    if not frame.initiators:
        game.pop(frame)
        return True
    seat = frame.initiators.pop(0)
    turn_top(game)
    if not game.state.market:
        game.tell("no_auction", seat=seat)
        return True
    frame.held += 1
    game.push(Auction(initiator=seat))
    return True


def bidders(game: Game, initiator: str) -> list[str]:
    """6.3: the initiator and every player with at least $1, in Player Order."""
    players = game.state.players
    return [seat for seat in game.state.order if seat == initiator or players[seat].ducats >= 1]


def proceed(game: Game, frame: Auction) -> bool:
    """Decide the auction when all bids are in."""
    if frame.buried is None or len(frame.bids) < len(frame.bidders):
        return False
    winner, price = winner_of(game, frame.initiator, frame.bids)
    _settle(game, frame, winner, price)
    game.pop(frame)
    return True


def winner_of(game: Game, initiator: str, bids: dict[str, int]) -> tuple[str, int]:
    """Return (winner, price): the highest bid; ties to the initiator, then the first in Player Order (6.4)."""
    order = [initiator, *(seat for seat in game.state.order if seat != initiator)]
    best = max(bids.values())
    return next(seat for seat in order if bids.get(seat) == best), best


def paid_to(initiator: str, winner: str) -> str:
    """Return who is paid: `pool` by an initiator who wins, else the initiator (6.5)."""
    return "pool" if winner == initiator else initiator


def _settle(game: Game, frame: Auction, winner: str, price: int) -> None:
    """6.5 and 6.6: who pays whom, and where the card goes."""
    state = game.state
    to = paid_to(frame.initiator, winner)
    game.player(winner).ducats -= price
    if to != "pool":
        game.player(to).ducats += price
    card = state.market.pop(1 if frame.buried else 0)
    game.player(winner).hand.append(card)
    bids = dict(sorted(frame.bids.items(), key=lambda item: (-item[1], item[0] != winner)))
    game.tell_apart(
        "auction_won",
        winner,
        {"hidden_card": card},
        winner=winner,
        price=price,
        to=to,
        bids=bids,
        card=None if frame.buried else card,
        buried=bool(frame.buried),
    )
    if not frame.buried:
        turn_top(game)
        if state.market:
            game.tell("market_turned", card=state.market[0])


def asked(game: Game, frame: Auction) -> list[str]:
    """First the initiator announces, then all who must bid are asked at once."""
    if frame.buried is None:
        return [frame.initiator]
    return [seat for seat in frame.bidders if seat not in frame.bids]


def legal(game: Game, frame: Auction, seat: str) -> list[str]:
    """`top`, `buried`; then `bid:0-N` (6.3, 6.4)."""
    if frame.buried is None:
        if seat != frame.initiator:
            return []
        return ["top", "buried"] if len(game.state.market) > 1 else ["top"]
    return [f"bid:0-{game.state.players[seat].ducats}"] if seat in frame.bidders else []


def answer(game: Game, frame: Auction, seat: str, option: str) -> None:
    """Announce, or seal a bid; a sealed bid may be changed until the last is in."""
    if frame.buried is None:
        frame.buried = option == "buried"
        frame.bidders = bidders(game, seat)
        auctions = next(below for below in reversed(game.state.frames) if isinstance(below, Auctions))
        game.tell(
            "auction_announced",
            seat=seat,
            buried=frame.buried,
            card=None if frame.buried else game.state.market[0],
            number=auctions.held,
            of=auctions.held + len(auctions.initiators),
        )
        if not game.player(seat).ducats:
            # Without money there is one bid, and everybody knows it.
            game.tell("resolved_itself", seat=seat, decision="bid", option="bid:0")
            _seal(game, frame, seat, 0)
        return
    _seal(game, frame, seat, int(option.split(":")[1]))


def _seal(game: Game, frame: Auction, seat: str, bid: int) -> None:
    frame.bids[seat] = bid
    game.tell_apart("bid_sealed", seat, {"bid": bid}, sealed=len(frame.bids), of=len(frame.bidders))


def sealed(game: Game, frame: Auction) -> dict[str, str]:
    """Return the bids sealed so far as option ids."""
    return {seat: f"bid:{bid}" for seat, bid in frame.bids.items()}


YEAR_RULE = automatic(year_proceed)
RULE = Rule(
    lambda frame: "announce" if frame.buried is None else "bid",
    proceed,
    asked,
    legal,
    answer,
    sealed,
    lambda game, frame: frame.buried is None and len(game.state.market) == 1,
    lambda frame, seat: frame.buried is not None,
)
