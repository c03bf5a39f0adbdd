"""Section 5 without labour (5.3): the steps of the Goods Year. [B p.6] names them and their order."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import front
from engine.frames import GoodsYear
from engine.rules.setup import set_up
from tests.builder import FIVE, Table, facts, kinds

NO_GOODS = ["salt", "ginger", "cacao", "indigo"]


def test_5_the_steps_and_their_order() -> None:
    """[B p.6] Player Order, Cathedrals, labour, die-off, Chests, loss of the enslaved, earnings.

    St. Kitts is worked, Villa de la Vega loses its Enslaved to the Rebel there, Trujillo needs labour; nobody is asked.
    """
    table = Table("england", "france").colony("trujillo", "crown")
    table.stand("goods", GoodsYear(), cycle=2).next_roll(6, 6, 6, 6)
    seen = [kind for kind in kinds(table.run()) if kind not in ("rising_roll", "enslaved_rose")]
    order = list(dict.fromkeys(seen))
    assert order == [
        "order_updated",
        "cathedrals_refilled",
        "crown_labour",
        "fever_roll",
        "goods_turned",
        "chests_placed",
        "enslaved_escaped",
        "earned",
    ]


def test_5_1_lowest_renown_first() -> None:
    """[B p.6] Player Order is updated. Courland has least Renown, England most."""
    table = Table("england", "france", "courland").seat("england", favour=5).seat("france", favour=3)
    events = table.goods_step(0, cycle=2)
    assert facts(events, "order_updated") == [{"order": ["courland", "france", "england"]}]


def test_5_1_ties_fewer_ducats_first() -> None:
    table = Table("england", "france").seat("england", ducats=4).seat("france", ducats=3)
    table.goods_step(0, cycle=2)
    assert table.state.order == ["france", "england"]


def test_5_1_ties_then_the_later_in_the_old_order() -> None:
    table = Table("england", "france").seat("england", ducats=4).seat("france", ducats=4)
    table.goods_step(0, cycle=2)
    assert table.state.order == ["france", "england"]


@pytest.mark.parametrize(
    ("choice", "order"),
    [
        ("first", ["england", "courland", "france"]),
        ("last", ["courland", "france", "england"]),
        ("stay", ["courland", "england", "france"]),
    ],
)
def test_5_1_a_card_may_choose_first_or_last(choice: str, order: list[str]) -> None:
    """The new order is Courland, England, France; England holds the card."""
    table = Table("england", "france", "courland").seat("england", tableau=["longvilliers_de_poincy"], favour=1)
    table.seat("france", favour=9)
    table.goods_step(0, cycle=2)
    assert (table.asked(), table.kind()) == (["england"], "order_choice")
    table.do("england", choice)
    assert table.state.order == order


def test_5_1_cards_move_their_owners_one_after_another_in_the_new_order() -> None:
    """England and then France choose to be first: France, asked later, ends before England."""
    table = Table("england", "france", "courland").seat("france", favour=5).seat("courland", favour=9)
    for seat in ("england", "france"):
        table.player(seat).tableau.append("longvilliers_de_poincy")
    table.goods_step(0, cycle=2)
    assert table.asked() == ["england"]
    table.do("england", "first")
    assert table.asked() == ["france"]
    table.do("france", "first")
    assert table.state.order == ["france", "england", "courland"]


def test_5_1_a_card_may_choose_in_the_first_goods_year_too() -> None:
    table = Table("england", "france").seat("france", tableau=["longvilliers_de_poincy"])
    table.goods_step(0, cycle=1)
    assert table.asked() == ["france"]


def test_5_1_after_the_choice_the_goods_year_goes_on() -> None:
    table = Table("england", "france").seat("france", tableau=["longvilliers_de_poincy"])
    table.begin("goods")
    assert "goods_turned" in kinds(table.do("france", "stay"))


def test_5_2_cathedrals_are_refilled_to_their_printed_number() -> None:
    """[B p.6] In rebel land zones too; what is above the number stays."""
    table = Table("england", "france")
    table.state.citizens |= {"panama": 0, "hispaniola": 1, "cuba": 3}
    table.state.homes["england"] = 0
    events = table.goods_step(1)
    assert table.state.citizens["panama"] == 1
    assert table.state.citizens["hispaniola"] == 2
    assert table.state.citizens["cuba"] == 3
    assert table.state.homes["england"] == 2
    refilled = facts(events, "cathedrals_refilled")[0]
    assert (refilled["citizens"], refilled["homes"]) == ({"panama": 1, "hispaniola": 1}, {"england": 2})


def test_5_2_one_citizen_that_is_missing_at_home_comes_back() -> None:
    table = Table("england", "france")
    table.state.homes["france"] = 1
    table.goods_step(1)
    assert table.state.homes == {"england": 2, "france": 2}


def test_5_2_a_visita_regains_one_native_up_to_its_printed_number() -> None:
    table = Table("england", "france")
    table.state.natives |= {"tlaxcala": 0, "izamal": 2, "turbaco": 0, "totonac": 0}
    events = table.goods_step(1)
    assert facts(events, "cathedrals_refilled")[0]["natives"] == {"turbaco": 1, "tlaxcala": 1}
    natives = table.state.natives
    assert (natives["tlaxcala"], natives["izamal"], natives["turbaco"]) == (1, 2, 1)
    assert natives["totonac"] == 0, "a Tribal Site regains none"


def test_5_2_a_visita_in_a_rebel_land_zone_regains_none() -> None:
    table = Table("england", "france")
    table.state.natives["tlaxcala"] = 0
    table.state.rebels["new_spain"] = 1
    table.goods_step(1)
    assert table.state.natives["tlaxcala"] == 0


def one_zone(zone_sites: dict[str, str], die: int) -> tuple[Table, list[dict[str, object]]]:
    table = Table("england", "france").bare()
    for site, worker in zone_sites.items():
        table.colony(site, "england", worker)
    table.next_roll(die)
    return table, facts(table.goods_step(4), "fever_roll")


@pytest.mark.parametrize(("die", "dies"), [(1, True), (2, False)])
def test_5_4_at_or_below_the_fever_every_enslaved_dies(die: int, dies: bool) -> None:
    """[B p.6] Die-off in Colonies. Cuba has fever 1."""
    table, rolls = one_zone({"havana": "enslaved", "isla_de_pinos": "enslaved", "santiago": "citizen"}, die)
    assert len(rolls) == 1
    assert (table.state.colonies["havana"].worker is None) == dies
    assert (table.state.colonies["isla_de_pinos"].worker is None) == dies
    assert table.state.colonies["santiago"].worker == "citizen", "Citizens do not die in a zone of fever 1"


@pytest.mark.parametrize(
    ("die", "enslaved", "citizen"), [(1, None, None), (2, None, "citizen"), (3, "enslaved", "citizen")]
)
def test_5_4_on_a_1_in_a_fever_2_zone_every_citizen_dies_too(
    die: int, enslaved: str | None, citizen: str | None
) -> None:
    table, _ = one_zone({"trujillo": "enslaved", "providence": "citizen"}, die)
    assert table.state.colonies["trujillo"].worker == enslaved
    assert table.state.colonies["providence"].worker == citizen


def test_5_4_no_die_where_no_colony_is_occupied() -> None:
    table = Table("england", "france").bare().colony("trujillo", "england")
    assert facts(table.goods_step(4), "fever_roll") == []


def test_5_4_citizens_that_a_card_protects_do_not_die() -> None:
    """Méndez Nieto: own Citizens never die of fever; those of others and own Enslaved do."""
    table = Table("england", "france").bare().seat("england", tableau=["mendez_nieto"])
    table.colony("trujillo", "england", "enslaved").colony("providence", "england", "citizen")
    table.colony("bluefields", "france", "citizen").next_roll(1).goods_step(4)
    workers = [table.state.colonies[site].worker for site in ("trujillo", "providence", "bluefields")]
    assert workers == [None, "citizen", None]


def test_5_5_chests_are_placed_at_occupied_colonies_that_yield_the_years_goods() -> None:
    """[B p.6] Chests with the year's goods. St. Kitts yields tobacco, Tortuga hides; Santiago is vacant."""
    table = Table("england", "france").colony("santiago", "crown")
    table.state.goods_deck = [["salt", "tobacco", "ginger", "cacao"]]
    events = table.goods_step(5)
    assert table.state.year_goods == ["salt", "tobacco", "ginger", "cacao"]
    chests = {site: colony.chests for site, colony in table.state.colonies.items()}
    assert (chests["st_kitts"], chests["tortuga"], chests["santiago"]) == (1, 0, 0)
    assert facts(events, "goods_turned")[0]["goods"] == ["salt", "tobacco", "ginger", "cacao"]


def test_5_5_each_occupied_treasure_city_gets_a_chest_every_year() -> None:
    table = Table("england", "france").colony("cumana", "crown")
    table.state.goods_deck = [NO_GOODS]
    table.goods_step(5)
    chests = {site: table.state.colonies[site].chests for site in ("cumana", "cartagena", "portobelo", "veracruz")}
    assert chests == {"cumana": 0, "cartagena": 1, "portobelo": 1, "veracruz": 1}


@pytest.mark.parametrize(("length", "cycles"), [("short", 5), ("standard", 7), ("long", 9)])
def test_5_5_as_many_goods_cards_as_cycles_each_good_as_often_as_any_other_to_within_one(
    length: str, cycles: int
) -> None:
    for seed in range(20):
        deck = set_up(("england", "france"), seed, length, "core").state.goods_deck
        assert len(deck) == cycles
        assert all(len(set(card)) == 4 for card in deck)
        counts = Counter(good for card in deck for good in card)
        assert len(counts) == 8 and max(counts.values()) - min(counts.values()) <= 1


def test_5_6_in_each_rebel_land_zone_one_enslaved_escapes_and_becomes_a_rebel() -> None:
    """[B p.6] Loss of the enslaved. Two Enslaved work in Panama, one escapes, and no die is rolled."""
    table = Table("england", "france").colony("darien", "england", "enslaved")
    table.state.rebels = {"panama": 1}
    events = table.losses("panama")
    assert table.state.rebels == {"panama": 2}
    assert kinds(events) == ["enslaved_escaped"]
    workers = [table.state.colonies[site].worker for site in ("portobelo", "darien")]
    assert workers.count("enslaved") == 1


@pytest.mark.parametrize(("die", "rises"), [(1, True), (2, False)])
def test_5_6_two_enslaved_without_a_fort_may_rise_at_or_below_their_number_less_one(die: int, rises: bool) -> None:
    table = Table("england", "france").bare().next_roll(die)
    table.colony("trujillo", "england", "enslaved").colony("providence", "crown", "enslaved")
    events = table.losses("mosquito")
    assert facts(events, "rising_roll")[0]["rises"] is rises
    assert table.state.rebels == ({"mosquito": 1} if rises else {})


def test_5_6_three_enslaved_rise_on_a_2() -> None:
    table = Table("england", "france").bare().next_roll(2)
    for site in ("trujillo", "providence", "bluefields"):
        table.colony(site, "crown", "enslaved")
    table.losses("mosquito")
    assert table.state.colonies["trujillo"].worker is None, "the Crown loses in printed order"


def test_5_6_a_fort_in_the_land_zone_keeps_them_from_rising() -> None:
    table = Table("england", "france").bare().next_roll(1)
    table.colony("trujillo", "england", "enslaved").colony("providence", "crown", "enslaved", fort=True)
    assert table.losses("mosquito") == []


def test_5_6_a_fort_does_not_keep_one_from_escaping_to_rebels() -> None:
    """Portobelo has a Fort, and Rebels are in Panama."""
    assert kinds(Table("england", "france").losses("panama")) == ["enslaved_escaped"]


def test_5_6_one_enslaved_alone_does_not_rise() -> None:
    table = Table("england", "france").bare().colony("trujillo", "england", "enslaved").next_roll(1)
    assert table.losses("mosquito") == []


def test_5_6_the_player_with_most_there_loses_one_and_chooses_which() -> None:
    table = Table("england", "france").bare()
    table.state.rebels = {"mosquito": 1}
    table.colony("trujillo", "france", "enslaved").colony("providence", "england", "enslaved")
    table.colony("bluefields", "france", "enslaved").losses("mosquito")
    assert (table.asked(), table.kind()) == (["france"], "loss")
    assert table.options("france") == ["lose:trujillo", "lose:bluefields"]
    table.do("france", "lose:bluefields")
    assert table.state.frames == [], "5.6 goes on"
    assert table.state.colonies["bluefields"].worker is None
    assert table.state.rebels == {"mosquito": 2}


def test_5_6_ties_first_in_player_order() -> None:
    table = Table("france", "england").bare()
    table.state.rebels = {"mosquito": 1}
    table.colony("trujillo", "england", "enslaved").colony("providence", "france", "enslaved").losses("mosquito")
    assert table.state.colonies["providence"].worker is None
    assert table.state.colonies["trujillo"].worker == "enslaved"


def test_5_6_most_there_whoever_is_first_in_player_order_or_by_name() -> None:
    table = Table("france", "netherlands", "england").bare()
    table.state.rebels = {"mosquito": 1}
    table.colony("trujillo", "england", "enslaved").colony("providence", "netherlands", "enslaved")
    table.colony("bluefields", "england", "enslaved").losses("mosquito")
    assert table.asked() == ["england"]


def test_5_6_the_crown_loses_only_if_no_player_has_any_there() -> None:
    """The Crown has two there and England one: England loses it."""
    table = Table("england", "france").bare()
    table.state.rebels = {"mosquito": 1}
    table.colony("trujillo", "crown", "enslaved").colony("providence", "crown", "enslaved")
    table.colony("bluefields", "england", "enslaved").losses("mosquito")
    assert table.state.colonies["bluefields"].worker is None
    table.losses("mosquito")
    assert table.state.colonies["trujillo"].worker is None


def test_5_6_enslaved_that_a_card_protects_are_neither_counted_nor_lost() -> None:
    """England holds the truce: of three Enslaved only the Crown's two count, and 2 is above 2 - 1."""
    table = Table("england", "france").bare().seat("england", tableau=["truce_with_bioho"]).next_roll(2, 1)
    table.colony("trujillo", "england", "enslaved").colony("providence", "crown", "enslaved")
    table.colony("bluefields", "crown", "enslaved")
    assert facts(table.losses("mosquito"), "rising_roll")[0]["enslaved"] == 2
    table.state.rebels = {"mosquito": 1}
    table.losses("mosquito")
    table.losses("mosquito")
    assert kinds(table.losses("mosquito")) == ["native_joined"]
    assert table.state.colonies["trujillo"].worker == "enslaved"


def test_5_6_where_no_enslaved_can_escape_a_native_joins_the_rebels() -> None:
    """The fullest of Miskito (2, wild) and Comayagua (2), ties as printed; then the other; at last nobody is left."""
    table = Table("england", "france").bare()
    table.state.rebels = {"mosquito": 1}
    came = [facts(table.losses("mosquito"), "native_joined") for _ in range(5)]
    assert [joined[0]["site"] if joined else None for joined in came] == [
        "miskito",
        "comayagua",
        "miskito",
        "comayagua",
        None,
    ]
    assert table.state.rebels == {"mosquito": 5}
    assert (table.state.natives["miskito"], table.state.natives["comayagua"]) == (0, 0)


def test_5_6_a_native_joins_no_rebels_where_there_are_none_and_none_beyond_16() -> None:
    table = Table("england", "france").bare()
    table.state.rebels = {"cuba": 15, "mosquito": 1}
    assert (table.losses("florida"), table.losses("mosquito")) == ([], [])
    assert table.state.natives["miskito"] == 2


def test_5_7_a_citizen_earns_1_and_an_enslaved_3() -> None:
    """[B p.6] Earnings. Nothing is earned in a rebel land zone or from a vacant Colony."""
    table = Table("england", "france").bare().seat("england", ducats=0)
    table.colony("st_kitts", "england", "citizen").colony("guadeloupe", "england", "enslaved")
    table.colony("st_martin", "england").colony("barbados", "england", "enslaved")
    table.state.rebels = {"windward_is": 1}
    events = table.goods_step(7)
    assert facts(events, "earned")[0] == {"seat": "england", "colonies": 4, "cards": 0, "total": 4}
    assert table.player("england").ducats == 4


def test_5_7_tableau_cards_add_what_they_say_in_any_zone() -> None:
    """James Drax pays for each own occupied Colony that yields sugar, in a rebel land zone too; like effects add up."""
    table = Table("england", "france").bare().seat("england", tableau=["james_drax", "willem_usselincx"])
    table.colony("guadeloupe", "england", "citizen").colony("barbados", "england", "citizen")
    table.colony("port_royal", "england").colony("essequibo", "france", "citizen")
    table.state.rebels = {"windward_is": 1}
    table.seat("england", ducats=0)
    earned = facts(table.goods_step(7), "earned")[0]
    assert (earned["colonies"], earned["cards"], earned["total"]) == (1, 3, 4)
    assert table.player("england").ducats == 4


def test_5_7_earnings_come_in_player_order() -> None:
    table = Table(*FIVE)
    assert [entry["seat"] for entry in facts(table.goods_step(7), "earned")] == list(FIVE)
    assert front.view(table.state, None).player("netherlands").ducats == 9
