"""Small facts of the rules, by number, that changing the rules a little at a time showed to be untested."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import front
from engine.atlas import atlas_of
from engine.content.loader import HERE
from engine.errors import Malformed
from engine.frames import SeaBattle
from engine.game import Game
from engine.rules import land
from engine.rules.ambitions import citizen_colonies
from engine.rules.cards import play, targets
from engine.rules.legality import loading
from engine.rules.setup import set_up
from tests.builder import FIVE, Table, facts, kinds
from tests.told import assert_told


def raider(nation: str = "england", galleons: int = 3, at: str = "panama") -> Table:
    """A RAIDER in its sail turn, with England, France and Courland in the game."""
    table = Table("england", "france", "courland").fleet(nation, at=at, galleons=galleons, legality="RAIDER")
    return table.sail_turn(nation, then="courland")


def playing(*hand: str) -> Table:
    """England in its play turn with these cards and $20."""
    return Table("england", "france").seat("england", hand=list(hand), ducats=20).play_turn("england", 9, then="france")


def test_1_2_a_nation_named_twice_or_unknown_is_refused_with_the_names() -> None:
    with pytest.raises(Malformed, match=r"^Each nation can be in the game once\.$"):
        front.new_game(("england", "england"), 1, "short")
    with pytest.raises(Malformed, match="the nations are spain, england, france"):
        front.new_game(("england", "prussia"), 1, "short")
    with pytest.raises(Malformed, match="choose short, standard, long"):
        front.new_game(("england", "france"), 1, "endless")


def test_12_2_war_and_peace_that_pay_nothing_need_two_nations_to_name(tmp_path: Path) -> None:
    """An owner's own numbers may leave the payment out: then a card without a target cannot be played (7.4)."""
    market = (HERE / "market.toml").read_text(encoding="utf-8")
    (tmp_path / "market.toml").write_text(market.replace(", ducats = 2 }", " }"), encoding="utf-8")
    state = front.new_game(("spain", "england"), 3, "short", str(tmp_path)).state
    game = Game(state, atlas_of(state.content))
    assert targets(game, "england", "western_design") == []
    assert targets(game, "england", "twelve_years_truce") == ["spain:england"]
    game.player("england").hand = ["twelve_years_truce"]
    play(game, "england", "twelve_years_truce", "spain:england")
    assert game.state.at_war == [] and "subsidy_paid" not in kinds(game.events)


def test_4_the_game_begins_with_its_nations_its_length_and_the_order_drawn() -> None:
    game = set_up(FIVE, 7, "short", "core")
    assert_told(game.events, list(FIVE), game.atlas)
    order = game.state.order
    assert facts(game.events, "game_started") == [
        {"nations": list(FIVE), "length": "short", "cycles": 5, "order": order}
    ]


def test_4_every_seed_is_a_game_of_its_own() -> None:
    decks = {tuple(set_up(("england", "france"), seed, "short", "core").state.market) for seed in range(20)}
    assert len(decks) == 20


def test_4_3_france_is_paid_for_its_first_win_of_each_sail_year() -> None:
    table = raider("france").seat("france", ducats=5)
    table.player("france").raider_win_paid = True
    table.begin("sail")
    while table.asked() != ["france"]:
        table.do(table.asked()[0], "end")
    table.do("france", "attack:portobelo:seize")
    assert table.player("france").ducats == 6


def test_5_3_one_native_is_kidnapped_of_several() -> None:
    """The Lokono are three."""
    table = Table("england", "france").colony("cayenne", "england").seat("england", ducats=5)
    table.labour("england")
    table.do("england", "kidnap:lokono:cayenne")
    assert table.state.natives["lokono"] == 2


def test_5_3_one_labour_after_another_that_leaves_no_choice_is_taken_at_once() -> None:
    """Each has one vacant Colony with a single source: the Goods Year goes on without a question."""
    table = Table("england", "france").bare().colony("cayenne", "england").colony("essequibo", "france")
    table.seat("england", ducats=0).seat("france", ducats=0)
    assert [entry["site"] for entry in facts(table.labour("england", "france"), "kidnapped")] == [
        "cayenne",
        "essequibo",
    ]
    assert table.state.frames == []


def test_5_5_the_goods_of_a_card_are_in_the_order_of_2_5() -> None:
    table = Table(*FIVE)
    for card in table.state.goods_deck:
        assert card == sorted(card, key=table.atlas.rank.__getitem__)


def test_5_5_a_second_chest_is_placed_beside_the_first() -> None:
    table = Table("england", "france").colony("portobelo", "crown", "enslaved", chests=1)
    table.goods_step(5)
    assert table.state.colonies["portobelo"].chests == 2


@pytest.mark.parametrize(("rebels", "kind"), [({"mosquito": 1}, "enslaved_escaped"), ({}, "enslaved_rose")])
def test_5_6_it_is_said_whether_an_enslaved_escapes_or_rises(rebels: dict[str, int], kind: str) -> None:
    table = Table("england", "france").bare().next_roll(1)
    table.state.rebels = dict(rebels)
    table.colony("trujillo", "england", "enslaved").colony("providence", "crown", "enslaved")
    assert kind in kinds(table.losses("mosquito"))


def test_6_3_the_bids_are_read_out_from_the_highest_down_whatever_the_names() -> None:
    table = Table("england", "france", "netherlands").market("otter", "swiftsure")
    table.auctions("england")
    table.do("england", "buried", "bid:2")
    table.do("france", "bid:1")
    won = facts(table.do("netherlands", "bid:3"), "auction_won")[0]
    assert isinstance(won["bids"], dict)
    assert list(won["bids"]) == ["netherlands", "england", "france"]
    assert won["buried"] is True


def test_6_8_with_two_cards_left_buried_treasure_can_be_announced_with_none_the_year_goes_on() -> None:
    table = Table("england", "france")
    table.state.market = ["otter", "swiftsure"]
    table.auctions("england")
    assert table.options("england") == ["top", "buried"]
    table.state.market = []
    assert kinds(table.auctions("england", "france")) == ["no_auction", "no_auction"]
    assert table.state.frames == []


def test_7_3_a_discarded_market_card_is_named_a_haven_card_only_to_who_discards_it() -> None:
    table = playing("otter", "swiftsure", "seaflower", "amsterdam", "santa_margarita", "haven_panuco")
    table.do("england", "end")
    market = facts(table.do("england", "discard:swiftsure"), "card_discarded")
    assert market == [{"seat": "england", "card": "swiftsure", "haven": False}]
    haven = facts(table.do("england", "discard:haven_panuco"), "card_discarded")
    assert haven == [{"seat": "england", "card": None, "haven": True}]


def test_8_1_an_attack_costs_1_wind_however_many_are_left() -> None:
    table = raider().sail_turn("england", 5, then="france")
    table.do("england", "attack:portobelo:seize")
    assert front.view(table.state, "england").winds == 4


def test_8_5_a_patrol_may_wait_for_several_rivals_and_an_attack_in_the_own_turn_is_none() -> None:
    table = Table(*FIVE[1:], "spain").fleet("england", at="gulf", galleons=2).fleet("france", at="gulf")
    table.sail_turn("england", then="courland")
    assert facts(table.do("england", "engage:france"), "sea_battle_began")[0]["patrol"] is False
    table.do("england", "patrol:france+netherlands")
    assert table.ship("england").patrol == ["france", "netherlands"]


def test_8_5_an_attack_by_a_patrol_is_known_as_one() -> None:
    """Courland looks on, so the battle waits for its card."""
    table = Table("england", "france", "courland").fleet("france", at="gulf", patrol=["any"])
    table.fleet("courland", at="gulf").fleet("england", at="yucatan").sail_turn("england", then="courland")
    table.do("england", "sail:gulf")
    assert table.asked() == ["courland"]
    battle = table.state.frames[-1]
    assert isinstance(battle, SeaBattle) and battle.patrol


def test_9_3_at_a_tie_on_land_nothing_is_gained() -> None:
    """One Galleon against a Colony: 1 to 1."""
    table = raider("france", galleons=1).colony("portobelo", "crown", "enslaved", chests=1)
    events = table.do("france", "attack:portobelo:loot")
    began, won = facts(events, "battle_began")[0], facts(events, "battle_won")[0]
    assert (began["owner"], won["attack"], won["defence"]) == ("crown", 1, 1)
    assert table.state.colonies["portobelo"].chests == 1
    assert table.options("france", "attack:") == []


def test_9_3_a_battle_card_is_asked_for_in_secret() -> None:
    table = raider().colony("darien", "courland", "citizen")
    table.do("england", "attack:portobelo:seize")
    asked = front.decisions(table.state)
    assert [(each.seat, each.kind, each.secret) for each in asked] == [("courland", "support", True)]


def test_9_3_who_plays_no_card_stands_with_the_target() -> None:
    table = Table("england", "france", "netherlands").colony("tortuga", "france", "citizen")
    assert land.support_of(table.game, "hispaniola", ["france"], {}) == [
        {"seat": "france", "side": "target", "strength": 2}
    ]


@pytest.mark.parametrize(("rebels", "where"), [(14, "rebel"), (16, "left")])
def test_9_4_those_freed_where_no_rebel_is_left_leave_the_map(rebels: int, where: str) -> None:
    """Jamaica has no Cathedral; 16 Rebels are all there are (3.5)."""
    table = raider(galleons=9, at="jamaica")
    table.state.rebels = {"florida": rebels}
    events = table.do("england", "attack:villa_de_la_vega:liberate")
    assert facts(events, "freed_settled") == [{"zone": "jamaica", "where": where, "count": 1}]


def test_9_4_of_two_freed_where_one_rebel_is_left_one_leaves_the_map() -> None:
    table = raider(galleons=9, at="jamaica").colony("port_royal", "crown", "enslaved")
    table.state.rebels = {"florida": 15}
    events = table.do("england", "attack:villa_de_la_vega:liberate")
    assert facts(events, "freed_settled") == [
        {"zone": "jamaica", "where": "rebel", "count": 1},
        {"zone": "jamaica", "where": "left", "count": 1},
    ]


def test_9_4_a_razed_worker_for_whom_there_is_no_place_leaves_the_map() -> None:
    table = (
        Table("spain", "england").fleet("spain", at="bahamas", galleons=5).colony("eleuthera", "england", "enslaved")
    )
    table.state.rebels = {"florida": 16}
    table.sail_turn("spain", then="england")
    events = table.do("spain", "attack:eleuthera:raze")
    assert facts(events, "worker_moved") == [{"seat": "spain", "worker": "enslaved", "where": "left"}]


def test_9_5_what_goes_down_with_a_galleon_is_named() -> None:
    """A ship card, a Chest and a Meeple of England; the Fort and three Galleons are too strong."""
    table = Table("england", "spain").seat("england", hand=["otter"]).play_turn("england")
    table.do("england", "play:otter")
    table.fleet("england", at="panama", legality="RAIDER", chests=["salt", "gems"], meeples=["enslaved", "citizen"])
    table.fleet("spain", at="panama", galleons=3).sail_turn("england", then="spain")
    lost = facts(table.do("england", "attack:portobelo:seize"), "galleon_lost")
    assert lost == [{"seat": "england", "chest": "salt", "meeple": "enslaved", "ship": "otter"}]


def test_10_1_treasure_at_an_own_colony_is_for_a_raider_neither_loaded_nor_looted() -> None:
    table = Table("england", "france").fleet("england", at="panama", legality="RAIDER")
    table.colony("portobelo", "england", "citizen", chests=1)
    assert loading(table.game, "england", "portobelo") == ("none", 0, None)
    table.colony("portobelo", "france", "citizen", chests=1)
    assert loading(table.game, "england", "portobelo") == ("loot", 0, None)


def test_10_4_the_licence_lost_is_named() -> None:
    table = Table("england", "france").fleet("england", at="leeward_is", galleons=3, legality="CORSAIR")
    table.colony("guadeloupe", "france", "citizen").sail_turn("england", then="france")
    events = table.do("england", "attack:guadeloupe:seize")
    assert facts(events, "unlawful") == [{"seat": "england", "was": "CORSAIR", "licence": "letter"}]


def test_11_2_the_colonies_of_a_president_are_counted_with_those_of_the_enslaved() -> None:
    table = Table("england", "france").bare()
    for site, worker in (
        ("belize", "citizen"),
        ("barbados", "citizen"),
        ("tobago", "enslaved"),
        ("cayenne", "enslaved"),
    ):
        table.colony(site, "england", worker)
    assert citizen_colonies(table.state, table.atlas, "england") == (2, 2, 2)


def test_12_2_what_a_card_does_is_told_as_it_is() -> None:
    """A Fort at no price, one Rebel in each land zone, a Rebel for the Enslaved that rose."""
    built = playing("fort_de_rocher").do("england", "play:fort_de_rocher:st_kitts")
    assert facts(built, "fort_built") == [{"seat": "england", "site": "st_kitts", "price": 0}]
    taxed = playing("union_of_arms").do("england", "play:union_of_arms:florida:cuba")
    assert [(entry["zone"], entry["count"]) for entry in facts(taxed, "rebels_placed")] == [("florida", 1), ("cuba", 1)]
    rose = playing("yanga").do("england", "play:yanga:veracruz")
    assert facts(rose, "enslaved_rose")[0]["rebel"] is True
    storm = playing("storm_of_1605").fleet("england", at="gulf", galleons=2).do("england", "play:storm_of_1605:gulf")
    assert facts(storm, "fleet_damaged")[0]["galleon"] is True


def test_12_4_two_cards_of_brethren_add_4() -> None:
    cards = [
        card.id for card in Table("england", "france").atlas.content.haven.values() if "brethren" in str(card).lower()
    ]
    table = playing(*cards)
    table.do("england", *(f"play:{card}" for card in cards))
    assert table.player("england").brethren == 2 * len(cards) == 4


def test_13_1_the_fullest_site_is_one_with_more_natives_not_the_last_by_name() -> None:
    """San Agustín: two Timucua, three at Nombre de Dios."""
    table = Table("england", "france").colony("san_agustin", "crown")
    table.state.natives.update(timucua=2, nombre_de_dios=3)
    assert facts(table.goods_step(3), "crown_labour")[0]["source"] == "nombre_de_dios"
