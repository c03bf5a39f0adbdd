"""Section 6: the Auction Year. [B p.7]"""

from __future__ import annotations

import pytest

from engine import front
from engine.errors import Illegal, NotYours
from tests.builder import FIVE, Table, facts


def announced(option: str = "top", **ducats: int) -> Table:
    """Return an auction of England, announced; the bids are asked. Otter lies face up, Swiftsure below it."""
    table = Table("england", "france", "netherlands").market("otter", "swiftsure", "amsterdam")
    for seat in ("england", "france", "netherlands"):
        table.seat(seat, ducats=ducats.get(seat, 5))
    table.auctions("england")
    table.do("england", option)
    return table


def bid(table: Table, **bids: int) -> list[dict[str, object]]:
    """Place the bids and return the facts of the reveal."""
    events = []
    for seat, amount in bids.items():
        events += table.do(seat, f"bid:{amount}")
    return facts(events, "auction_won")


def test_6_1_the_face_up_card_goes_under_the_deck_and_the_next_is_turned() -> None:
    table = Table("england", "france").market("otter", "swiftsure")
    events = table.begin("auction")
    assert facts(events, "auction_deck_turned") == [{"under": "otter", "face_up": "swiftsure"}]
    assert (table.state.market[0], table.state.market[-1]) == ("swiftsure", "otter")


def test_6_1_each_player_is_initiator_of_one_auction_in_player_order() -> None:
    table = Table(*FIVE)
    table.begin("auction")
    initiators = []
    while table.state.year_kind == "auction":
        initiators.append(table.asked()[0])
        events = table.do(table.asked()[0], "top")
        assert facts(events, "auction_announced")[0]["of"] == 5
        while table.state.year_kind == "auction" and table.kind() == "bid":
            table.do(table.asked()[0], "bid:0")
    assert initiators == list(FIVE)


@pytest.mark.parametrize(
    ("nations", "initiators"),
    [
        (("england", "france"), ["england", "france", "england", "france"]),
        (("england", "france", "courland"), ["england", "france", "courland", "england"]),
    ],
)
def test_6_1_below_4_seats_the_order_starts_again_until_4_have_been_held(
    nations: tuple[str, ...], initiators: list[str]
) -> None:
    table = Table(*nations)
    table.begin("auction")
    seen = []
    while table.state.year_kind == "auction":
        seen.append(table.asked()[0])
        table.do(table.asked()[0], "top")
        while table.state.year_kind == "auction" and table.kind() == "bid":
            table.do(table.asked()[0], "bid:0")
    assert seen == initiators


def test_6_2_the_initiator_auctions_the_top_card_face_up() -> None:
    """[B]"""
    table = Table("england", "france").market("otter", "swiftsure")
    table.auctions("england")
    assert table.options("england") == ["top", "buried"]
    events = table.do("england", "top")
    assert facts(events, "auction_announced")[0]["card"] == "otter"


def test_6_2_buried_treasure_is_the_unrevealed_card_just_below_the_top() -> None:
    """[B] Nobody sees it before the auction is decided, and the top card stays."""
    table = announced("top")
    table = Table("england", "france", "netherlands").market("otter", "swiftsure", "amsterdam")
    table.auctions("england")
    assert facts(table.do("england", "buried"), "auction_announced")[0]["card"] is None
    for viewer in (None, "england", "france"):
        view = front.view(table.state, viewer)
        assert view.auction is not None and view.auction.card is None
    bid(table, england=0, france=2, netherlands=0)
    assert table.player("france").hand == ["swiftsure"]
    assert table.state.market[:2] == ["otter", "amsterdam"]


def test_6_3_the_initiator_and_every_player_with_a_ducat_must_bid() -> None:
    """[B] The Netherlands has nothing and is not asked; each who bids is asked at once."""
    table = announced(netherlands=0, france=1)
    assert table.asked() == ["england", "france"]


def test_6_3_an_initiator_without_money_bids_zero() -> None:
    """[B] There is only one bid it can place, so it need not be asked."""
    table = announced(england=0)
    assert table.asked() == ["france", "netherlands"]
    won = bid(table, france=0, netherlands=0)[0]
    assert (won["winner"], won["price"], won["bids"]) == ("england", 0, {"england": 0, "france": 0, "netherlands": 0})


def test_6_3_zero_is_allowed() -> None:
    """[B]"""
    table = announced()
    assert bid(table, england=0, france=0, netherlands=0)[0]["price"] == 0


def test_6_3_bids_are_secret_until_all_are_revealed_at_once() -> None:
    """[B] Before the last is in, only how many are sealed is shown."""
    table = announced()
    sealed = table.do("france", "bid:4")
    assert all("bid" not in event.seen_by(seat) for event in sealed for seat in (None, "england", "netherlands"))
    view = front.view(table.state, "england")
    assert view.auction is not None and (view.auction.sealed, view.auction.own_bid) == (1, None)
    table.do("england", "bid:1")
    revealed = facts(table.do("netherlands", "bid:0"), "auction_won")[0]
    assert revealed["bids"] == {"france": 4, "england": 1, "netherlands": 0}


def test_6_3_the_bids_are_read_out_from_the_highest_down_and_of_equal_ones_the_winners_first() -> None:
    revealed = bid(announced(), netherlands=1, france=3, england=3)[0]["bids"]
    assert isinstance(revealed, dict)
    assert list(revealed.items()) == [("england", 3), ("france", 3), ("netherlands", 1)]


def test_6_2_after_the_top_card_is_sold_the_next_is_turned_after_buried_treasure_none() -> None:
    table = announced()
    table.do("england", "bid:1")
    table.do("france", "bid:0")
    assert facts(table.do("netherlands", "bid:0"), "market_turned") == [{"card": "swiftsure"}]
    table = announced("buried")
    table.do("england", "bid:1")
    table.do("france", "bid:0")
    assert facts(table.do("netherlands", "bid:0"), "market_turned") == []


def test_6_3_a_sealed_bid_can_be_changed_until_the_last_is_in() -> None:
    table = Table("england", "france", "netherlands").market("otter", "swiftsure", "amsterdam")
    table.auctions("england", "netherlands")
    table.do("england", "top")
    table.do("france", "bid:4", "bid:2")
    assert bid(table, england=0, netherlands=0)[0]["price"] == 2
    with pytest.raises(NotYours):
        table.do("france", "bid:3")


def test_6_4_the_highest_bid_wins() -> None:
    """[B]"""
    assert bid(announced(), england=1, france=3, netherlands=2)[0]["winner"] == "france"


def test_6_4_the_initiator_wins_ties() -> None:
    """[B] England is the initiator."""
    assert bid(announced(), england=3, france=3, netherlands=3)[0]["winner"] == "england"


def test_6_4_a_tie_among_others_first_in_player_order() -> None:
    assert bid(announced(), england=1, netherlands=3, france=3)[0]["winner"] == "france"


def test_6_4_nobody_bids_more_than_it_has() -> None:
    table = announced(france=5)
    with pytest.raises(Illegal, match="0 to 5"):
        table.do("france", "bid:6")


def test_6_5_an_initiator_who_wins_pays_the_pool() -> None:
    """[B]"""
    table = announced()
    assert bid(table, england=3, france=1, netherlands=0)[0]["to"] == "pool"
    assert [table.player(seat).ducats for seat in ("england", "france", "netherlands")] == [2, 5, 5]


def test_6_5_anyone_else_who_wins_pays_the_initiator() -> None:
    """[B]"""
    table = announced()
    assert bid(table, england=1, france=3, netherlands=0)[0]["to"] == "england"
    assert [table.player(seat).ducats for seat in ("england", "france", "netherlands")] == [8, 2, 5]


def test_6_6_a_face_up_card_is_seen_by_everyone_and_the_next_is_turned() -> None:
    table = announced()
    won = bid(table, england=0, france=1, netherlands=0)[0]
    assert won["card"] == "otter"
    assert table.player("france").hand == ["otter"]
    assert table.state.market[0] == "swiftsure"


def test_6_6_only_the_winner_sees_a_buried_card() -> None:
    table = announced("buried")
    table.do("england", "bid:0")
    table.do("netherlands", "bid:0")
    event = next(event for event in table.do("france", "bid:1") if event.kind == "auction_won")
    assert event.seen_by("france")["hidden_card"] == "swiftsure"
    for other in (None, "england", "netherlands"):
        assert "swiftsure" not in str(event.seen_by(other))
        assert front.view(table.state, other).player("france").hand is None
    assert facts([event], "market_turned") == [], "the top card did not leave"


def test_6_7_the_hand_limit_may_be_exceeded_during_the_auction_year() -> None:
    """[B] France holds four cards, wins a fifth, and nobody asks it to discard."""
    table = announced()
    table.player("france").hand = ["swiftsure", "seaflower", "amsterdam", "marston_moor"]
    bid(table, england=0, france=1, netherlands=0)
    assert len(table.player("france").hand) == 5
    assert table.asked() == []


def test_6_8_an_empty_market_deck_is_renewed_from_the_shuffled_discard_pile() -> None:
    table = Table("england", "france")
    table.state.market, table.state.discard = [], ["otter", "swiftsure"]
    events = table.auctions("england")
    assert facts(events, "market_renewed") == [{"cards": 2}]
    assert sorted(table.state.market) == ["otter", "swiftsure"]
    assert table.state.discard == []


def test_6_8_a_deck_with_cards_is_not_renewed() -> None:
    table = Table("england", "france")
    table.state.market, table.state.discard = ["amsterdam", "seaflower"], ["otter", "swiftsure"]
    assert facts(table.auctions("england"), "market_renewed") == []
    assert table.state.market == ["amsterdam", "seaflower"]


def test_6_8_with_one_card_left_no_buried_treasure_can_be_announced() -> None:
    """The face-up card is auctioned without a question: there is no other choice."""
    table = Table("england", "france")
    table.state.market = ["otter"]
    events = table.auctions("england")
    assert facts(events, "auction_announced")[0]["card"] == "otter"


def test_6_8_with_no_card_left_no_auction_is_held() -> None:
    table = Table("england", "france")
    table.state.market = []
    assert facts(table.auctions("england"), "no_auction") == [{"seat": "england"}]
    assert table.asked() == []
