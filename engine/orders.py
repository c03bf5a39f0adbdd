"""Orders given ahead: a seat's standing answers, hidden until used (section 15), shown back and withdrawn at any time.

An order is an action of its own that any seat may take whenever the game runs:

    order:announce:top|buried|none            one's next own auction
    order:announce:top:KIND[+KIND...]         every own auction, until withdrawn: top where the face-up card is a ship,
                                              tableau or one_shot named here, else buried; replaces the one above
    order:bid:KIND:NUMBER|none                up to so many $; KIND ship, tableau, one_shot, buried or any
    order:support:WISH[+WISH...]|none         with_NATION, against_NATION, attacker, target, neutral: first that fits
    order:labour:WISH[+WISH...]|none          hire, kidnap, or one source (a land zone, a site): first that fits

Where an order has an answer to what its seat is asked, that answer is given at once.
"""

from __future__ import annotations

from engine.errors import Illegal, Malformed
from engine.frames import Auction, Frame, Labour, LandBattle, SeaBattle
from engine.game import Game
from engine.model import CROWN, Orders, State
from engine.rules.land import target_owner

VERB = "order"
NONE = "none"
CARD_KINDS = ("ship", "tableau", "one_shot")
BID_KINDS = (*CARD_KINDS, "buried", "any")
SIDES = ("attacker", "target", "neutral")
ANSWERED = frozenset({Auction, LandBattle, SeaBattle, Labour})


def check(game: Game, seat: str, option: str) -> None:
    """Refuse an order that cannot be. Raises Malformed or Illegal."""
    _, *parts = option.split(":")
    if len(parts) == 2 and parts[0] == "announce" and parts[1] in ("top", "buried", NONE):
        return
    if len(parts) == 3 and parts[:2] == ["announce", "top"] and set(parts[2].split("+")) <= set(CARD_KINDS):
        return
    if len(parts) == 3 and parts[0] == "bid" and parts[1] in BID_KINDS:
        if parts[2] == NONE or (parts[2].isascii() and parts[2].isdigit() and int(parts[2]) < 1000):
            return
        sentence = f"'{parts[2]}' is no number of ducats to bid; give a whole number, or 'none'."
        raise Illegal(sentence, "6.4", "order-bid", {"given": parts[2]})
    if len(parts) == 2 and parts[0] in ("support", "labour"):
        for wish in parts[1].split("+"):
            if parts[1] != NONE and wish not in wishes(game, seat, parts[0]):
                rule = "9.3" if parts[0] == "support" else "5.3"
                facts = {"wish": wish, "kind": parts[0]}
                raise Illegal(f"'{wish}' is no order for {parts[0]}.", rule, "order-wish", facts)
        return
    sentence = f"'{option[:60]}' is no order; orders are for announce, bid, support and labour."
    raise Malformed(sentence, "", "order-kind", {"option": option[:60]})


def wishes(game: Game, seat: str, kind: str) -> list[str]:
    """Return every preference that an order for `support` or `labour` may name."""
    if kind == "labour":
        sites = [site for site in game.atlas.all_native_sites if not game.atlas.content.sites[site].wild]
        return ["hire", "kidnap", *game.atlas.cathedral, *sites]
    others = [other for other in (*game.state.nations, CROWN) if other != seat]
    return [*SIDES, *(f"{way}_{other}" for other in others for way in ("with", "against"))]


def take(game: Game, seat: str, option: str) -> None:
    """Note an order that has been checked."""
    _, kind, *parts = option.split(":")
    orders = game.player(seat).orders
    if kind == "announce":
        orders.announce = None if parts[0] == NONE else ":".join(parts)
    elif kind == "bid":
        orders.bids.pop(parts[0], None)
        if parts[1] != NONE:
            orders.bids[parts[0]] = int(parts[1])
    elif kind == "support":
        orders.support = [] if parts[0] == NONE else parts[0].split("+")
    else:
        orders.labour = [] if parts[0] == NONE else parts[0].split("+")
    game.tell_apart("order_given", seat, {"order": option.partition(":")[2]})


def any_given(state: State) -> bool:
    """Has any seat left an order?"""
    for player in state.players.values():
        given = player.orders
        if given.announce or given.bids or given.support or given.labour:
            return True
    return False


def answer(game: Game, frame: Frame, seat: str, options: list[str]) -> str | None:
    """Return the option that the seat's orders choose of the legal ones, or None where they have no answer."""
    orders = game.player(seat).orders
    if isinstance(frame, Auction):
        if frame.buried is None:
            return _announcement(game, orders.announce, options)
        return _bid(game, frame, seat, orders)
    if isinstance(frame, LandBattle | SeaBattle):
        return next((f"support:{side}" for side in _sides(game, frame, orders) if f"support:{side}" in options), None)
    if isinstance(frame, Labour):
        return next((option for wish in orders.labour for option in options if _is_source(option, wish)), None)
    return None


def used(game: Game, frame: Frame, seat: str) -> None:
    """An order for one announcement is spent when it is used; one by kind of card stays."""
    orders = game.player(seat).orders
    if isinstance(frame, Auction) and frame.buried is None and orders.announce and ":" not in orders.announce:
        orders.announce = None


def _announcement(game: Game, order: str | None, options: list[str]) -> str | None:
    """By kind of card, what cannot be buried (6.8: one card is left) is top."""
    said, _, kinds = (order or "").partition(":")
    if kinds:
        wanted = game.atlas.cards[game.state.market[0]].kind in kinds.split("+")
        said = "top" if wanted or "buried" not in options else "buried"
    return said if said in options else None


def _bid(game: Game, frame: Auction, seat: str, orders: Orders) -> str | None:
    kind = "buried" if frame.buried else game.atlas.cards[game.state.market[0]].kind
    most = orders.bids.get(kind, orders.bids.get("any"))
    return None if most is None else f"bid:{min(most, game.player(seat).ducats)}"


def _sides(game: Game, frame: LandBattle | SeaBattle, orders: Orders) -> list[str]:
    target = frame.target if isinstance(frame, SeaBattle) else target_owner(game, frame.target)
    found: list[str] = []
    for wish in orders.support:
        way, _, whom = wish.partition("_")
        if wish in SIDES:
            found.append(wish)
        elif whom == frame.attacker:
            found.append("attacker" if way == "with" else "target")
        elif whom == target:
            found.append("target" if way == "with" else "attacker")
    return found


def _is_source(option: str, wish: str) -> bool:
    verb, source, _ = option.split(":")
    return wish in (verb, source)
