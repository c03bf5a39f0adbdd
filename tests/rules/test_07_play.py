"""Section 7: the Play Year."""

from __future__ import annotations

import pytest

from engine import front
from engine.errors import Illegal
from tests.builder import Table, facts, kinds


def rich() -> Table:
    """England with $20, an Enslaved at St. Kitts and a ship in hand, in its play turn; France plays after it."""
    table = Table("england", "france").seat("england", ducats=20, hand=["otter"])
    return table.colony("st_kitts", "england", "enslaved").play_turn("england", then="france")


def test_7_1_in_player_order_each_takes_a_play_turn() -> None:
    table = Table("england", "france")
    table.begin("play")
    assert table.asked() == ["england"]
    table.do("england", "end")
    assert table.asked() == ["france"]


def test_7_1_up_to_three_actions() -> None:
    table = rich()
    table.do("england", "draw", "draw", "draw")
    with pytest.raises(Illegal, match="3 actions"):
        table.do("england", "draw")
    assert "end" in table.options("england")


def test_7_1_fewer_actions_may_be_taken() -> None:
    table = rich()
    table.do("england", "end")
    assert table.asked() == ["france"]


@pytest.mark.parametrize("option", ["play:otter", "draw", "fort:st_kitts", "manumit:st_kitts", "court"])
def test_7_1_each_of_them_is_an_action(option: str) -> None:
    table = rich()
    table.do("england", "draw", "draw", option)
    verbs = {option.split(":")[0] for option in table.options("england")}
    assert verbs <= {"sell", "give", "legality", "end"}


@pytest.mark.parametrize(("option", "price"), [("draw", 1), ("fort:st_kitts", 2), ("manumit:st_kitts", 5)])
def test_7_1_the_whole_price_must_be_there_and_no_more(option: str, price: int) -> None:
    assert option in rich().seat("england", ducats=price).options("england")
    assert option not in rich().seat("england", ducats=price - 1).options("england")


def test_7_1_play_a_card_from_hand() -> None:
    table = rich()
    table.do("england", "play:otter")
    assert table.ship("england").galleons == 2
    assert table.player("england").hand == []


def test_7_1_draw_a_haven_card_for_1() -> None:
    """The drawer alone sees which."""
    table = rich()
    top = table.state.haven[0]
    event = next(event for event in table.do("england", "draw") if event.kind == "haven_drawn")
    assert table.player("england").ducats == 19
    assert table.player("england").hand == ["otter", top]
    assert event.seen_by("england")["card"] == top
    assert "card" not in event.seen_by("france")


def test_7_1_no_haven_card_can_be_drawn_from_an_empty_deck() -> None:
    table = rich()
    table.state.haven = []
    assert "draw" not in table.options("england")


def test_7_1_build_a_fort_for_2() -> None:
    table = rich()
    table.do("england", "fort:st_kitts")
    assert table.state.colonies["st_kitts"].fort
    assert table.player("england").ducats == 18


def test_7_1_a_fort_only_on_an_own_occupied_colony_without_one() -> None:
    table = rich().colony("guadeloupe", "england").colony("barbados", "england", "citizen", fort=True)
    assert table.options("england", "fort:") == ["fort:st_kitts"]


def test_7_1_manumit_for_5() -> None:
    table = rich()
    table.do("england", "manumit:st_kitts")
    assert table.state.colonies["st_kitts"].worker == "citizen"
    assert (table.player("england").liberated, table.player("england").ducats) == (1, 15)


@pytest.mark.parametrize(
    ("nations", "price"),
    [
        (("spain", "england"), 3),
        (("england", "france"), 2),
        (("england", "france", "courland"), 4),
        (("spain", "england", "france", "courland"), 3),
        (("spain", "england", "france", "netherlands", "courland"), 3),
    ],
)
def test_7_1_a_gift_at_court_costs_by_the_size_of_the_game(nations: tuple[str, ...], price: int) -> None:
    table = Table(*nations).seat("england", ducats=price - 1).play_turn("england")
    assert "court" not in table.options("england")
    table.seat("england", ducats=price).do("england", "court")
    assert (table.player("england").favour, table.player("england").ducats) == (1, 0)


def test_7_1_a_gift_at_court_once_a_play_turn() -> None:
    table = rich()
    table.do("england", "court")
    assert (table.player("england").favour, table.player("england").ducats) == (1, 18)
    with pytest.raises(Illegal, match="one gift at Court"):
        table.do("england", "court")


def test_7_2_sell_a_market_card_for_1_without_an_action() -> None:
    """[B] Any number; also when all actions are taken."""
    table = rich().seat("england", hand=["otter", "swiftsure"])
    table.do("england", "draw", "draw", "draw", "sell:otter", "sell:swiftsure")
    assert table.player("england").ducats == 19
    assert table.state.discard == ["otter", "swiftsure"]


def test_7_2_give_any_whole_sum_to_another_player() -> None:
    table = rich()
    table.do("england", "give:france:7", "give:france:13")
    assert (table.player("england").ducats, table.player("france").ducats) == (0, 25)


def test_7_2_a_last_ducat_can_be_given() -> None:
    table = rich().seat("england", ducats=1)
    assert table.options("england", "give:") == ["give:france:1-1"]


@pytest.mark.parametrize("amount", ["0", "21", "1.5", "-1"])
def test_7_2_no_other_sum(amount: str) -> None:
    with pytest.raises(Exception, match=r"whole number|no move"):
        rich().do("england", f"give:france:{amount}")


def test_7_2_change_legality_once() -> None:
    table = rich()
    table.do("england", "legality:SMUGGLER")
    assert table.ship("england").legality == "SMUGGLER"
    assert table.options("england", "legality:") == []


def test_7_2_buy_back_englands_letter() -> None:
    table = rich()
    assert "letter" not in table.options("england")
    table.player("england").letter = False
    table.do("england", "letter")
    assert table.player("england").letter
    assert table.player("england").ducats == 18


def test_7_2_only_a_nation_that_lost_its_letter_buys_one_and_for_2() -> None:
    """England has $2 and $1; France never had a letter of its own."""
    table = rich().seat("england", ducats=2)
    table.player("england").letter = False
    assert "letter" in table.options("england")
    assert "letter" not in table.seat("england", ducats=1).options("england")
    assert "letter" not in Table("england", "france").seat("france", ducats=20).play_turn("france").options("france")


def test_7_2_a_game_may_be_played_without_gifts_of_money() -> None:
    table = rich()
    table.state.gifts = False
    assert table.options("england", "give:") == []
    table.state.gifts = True
    assert table.options("england", "give:") == ["give:france:1-20"]


FIVE_CARDS = ["otter", "swiftsure", "seaflower", "amsterdam", "haven_panuco"]


def test_7_3_the_hand_limit_is_enforced_at_the_end_of_the_own_play_turn() -> None:
    """[B pp.7, 9] Five cards, the limit is four, Market and Haven together."""
    table = rich().seat("england", hand=FIVE_CARDS)
    table.do("england", "end")
    assert (table.asked(), table.kind()) == (["england"], "hand_limit")
    table.do("england", "sell:otter")
    assert table.player("england").ducats == 21
    assert table.asked() == ["france"]


def test_7_3_four_cards_may_stay() -> None:
    table = rich().seat("england", hand=FIVE_CARDS[1:])
    table.do("england", "end")
    assert table.asked() == ["france"]


def test_7_3_at_the_limit_a_card_is_sold_or_discarded_a_haven_card_only_discarded() -> None:
    """[B] Market cards can be sold for $1; [H] a Haven card cannot be sold."""
    table = rich().seat("england", hand=FIVE_CARDS)
    table.do("england", "end")
    options = table.options("england")
    assert {"sell:otter", "discard:otter", "discard:haven_panuco"} <= set(options)
    assert "sell:haven_panuco" not in options


def test_7_3_a_haven_card_cannot_be_sold_in_the_turn() -> None:
    table = rich().seat("england", hand=["haven_panuco"])
    assert table.options("england", "sell:") == []


def test_7_3_a_discarded_haven_card_is_shuffled_back_into_the_haven_deck() -> None:
    """[B] Which one it was is shown to nobody else."""
    table = rich().seat("england", hand=FIVE_CARDS)
    cards, before = len(table.state.haven), table.state.rng
    table.do("england", "end")
    event = next(e for e in table.do("england", "discard:haven_panuco") if e.kind == "card_discarded")
    assert len(table.state.haven) == cards + 1 and "haven_panuco" in table.state.haven
    assert table.state.rng != before
    assert "haven_panuco" not in str(event.seen_by("france"))


def test_7_3_market_cards_sold_or_discarded_go_to_the_discard_pile() -> None:
    table = rich().seat("england", hand=[*FIVE_CARDS, "la_catholique"])
    table.do("england", "end", "sell:otter", "discard:swiftsure")
    assert table.state.discard == ["otter", "swiftsure"]
    assert table.player("england").ducats == 21


def test_7_3_the_limit_is_enforced_again_at_the_end_of_the_play_year() -> None:
    """[B] England came over its limit after its turn; both are asked in Player Order, and nobody else."""
    table = Table("england", "france", "courland").play_turn("courland")
    table.player("england").hand = list(FIVE_CARDS)
    table.player("france").hand = [
        "marston_moor",
        "la_catholique",
        "scourge_of_malice",
        "olive_blossom",
        "santa_margarita",
    ]
    table.do("courland", "end")
    assert (table.asked(), table.kind()) == (["england"], "hand_limit")
    table.do("england", "discard:otter")
    assert table.asked() == ["france"]
    table.do("france", "sell:marston_moor")
    assert table.asked() == []


def test_7_3_a_card_can_raise_the_limit() -> None:
    table = rich().seat("england", hand=FIVE_CARDS, tableau=["vazquez_de_espinosa"])
    table.do("england", "end")
    assert table.asked() == ["france"]


def test_7_4_who_plays_a_card_chooses_among_its_targets() -> None:
    table = rich().seat("england", hand=["engages"])
    targets = [option.rpartition(":")[2] for option in table.options("england", "play:engages:")]
    assert targets == list(front.view(table.state, None).citizens)


def test_7_4_a_card_without_a_legal_target_cannot_be_played_but_can_be_sold_or_discarded() -> None:
    """No Fleet is in a sea zone: a hurricane has no target."""
    table = rich().seat("england", hand=["hurricane_of_1622"])
    assert table.options("england", "play:") == []
    with pytest.raises(Illegal, match="no legal target"):
        table.do("england", "play:hurricane_of_1622:gulf")
    assert kinds(table.do("england", "sell:hurricane_of_1622")) == ["card_sold"]
    assert facts(table.do("england", "end"), "turn_ended") == [{"seat": "england"}]
