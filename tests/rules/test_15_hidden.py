"""Section 15: hidden and shown. The same positions with other hidden facts look the same to everybody else."""

from __future__ import annotations

import pytest

from engine import front
from engine.errors import GameError
from engine.model import State
from tests.builder import Table


def looks(state: State, viewer: str | None) -> tuple[object, object]:
    """Return what a viewer sees and is offered."""
    offered = [decision for decision in front.decisions(state) if decision.seat == viewer]
    return front.view(state, viewer), offered


def auction() -> Table:
    table = Table("england", "france", "netherlands").market("otter", "swiftsure", "amsterdam")
    for seat, hand in (("england", ["marston_moor"]), ("france", ["haven_belize"]), ("netherlands", ["haven_panuco"])):
        table.seat(seat, hand=hand, ducats=6)
    table.auctions("england")
    return table


@pytest.mark.parametrize("viewer", [None, "england", "netherlands"])
def test_15_hands_are_hidden(viewer: str | None) -> None:
    """France holds another Haven card."""
    one, other = auction(), auction()
    other.player("france").hand = ["haven_darien"]
    assert looks(one.state, viewer) == looks(other.state, viewer)
    assert looks(one.state, "france") != looks(other.state, "france")


@pytest.mark.parametrize("viewer", [None, "england", "france"])
def test_15_the_order_of_the_decks_and_the_buried_card_are_hidden(viewer: str | None) -> None:
    one, other = auction(), auction()
    other.state.market[1:] = reversed(other.state.market[1:])
    other.state.haven.reverse()
    other.state.goods_deck.reverse()
    other.state.rng = 12345
    assert looks(one.state, viewer) == looks(other.state, viewer)


@pytest.mark.parametrize("viewer", [None, "england", "netherlands"])
def test_15_bids_are_hidden_until_all_are_in(viewer: str | None) -> None:
    one, other = auction(), auction()
    for table, amount in ((one, 1), (other, 6)):
        table.do("england", "top")
        table.do("france", f"bid:{amount}")
    assert looks(one.state, viewer) == looks(other.state, viewer)


def battle(card: str) -> Table:
    table = Table("england", "france", "netherlands", "spain").fleet("england", at="hispaniola", legality="RAIDER")
    table.fleet("netherlands", at="hispaniola").sail_turn("england")
    table.do("england", "attack:tortuga:seize")
    table.do("netherlands", f"support:{card}")
    return table


@pytest.mark.parametrize("viewer", [None, "england", "france", "spain"])
def test_15_battle_cards_are_hidden_until_all_are_in(viewer: str | None) -> None:
    """Spain, whose Colony is there, has not answered."""
    one, other = battle("attacker"), battle("target")
    assert looks(one.state, viewer) == looks(other.state, viewer)


def inquisition(answer: str) -> Table:
    table = Table("spain", "france", "netherlands").seat("spain", hand=["holy_office"]).play_turn("spain")
    table.colony("petit_goave", "netherlands", "citizen").do("spain", "play:holy_office:hispaniola")
    table.do("france", answer)
    return table


@pytest.mark.parametrize("viewer", [None, "spain", "netherlands"])
def test_15_answers_to_a_card_that_asks_all_at_once_are_hidden(viewer: str | None) -> None:
    one, other = inquisition("pay"), inquisition("lose:tortuga")
    assert looks(one.state, viewer) == looks(other.state, viewer)


def test_15_who_has_answered_is_not_shown_beyond_how_many() -> None:
    """The view tells that one of three bids is in, not whose."""
    one, other = auction(), auction()
    for table, bidder in ((one, "france"), (other, "netherlands")):
        table.do("england", "top")
        table.do(bidder, "bid:1")
    assert looks(one.state, "england") == looks(other.state, "england")
    seen = front.view(one.state, "england").auction
    assert seen is not None and (seen.sealed, len(seen.bidders)) == (1, 3)


def test_15_everything_else_is_public() -> None:
    """Two players see the same of a third: money, tracks, tableau, Fleet, Colonies, number of cards."""
    table = auction()
    table.seat("netherlands", favour=2, infamy=3, tableau=["thomas_gage"]).fleet("netherlands", chests=["silver"])
    seen = [front.view(table.state, viewer).player("netherlands") for viewer in (None, "england", "france")]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("option", ["play:otter", "sell:otter", "play:haven_darien:darien"])
def test_15_a_refusal_gives_nothing_hidden_away(option: str) -> None:
    """England asks for a card that France holds, and for one that lies in the deck: it hears the same."""
    told = []
    for holder in ("france", None):
        table = Table("england", "france").seat("england", hand=["marston_moor"]).play_turn("england")
        if holder:
            table.seat(holder, hand=[option.split(":")[1]])
        with pytest.raises(GameError) as caught:
            table.do("england", option)
        told.append(str(caught.value))
    assert told[0] == told[1]
