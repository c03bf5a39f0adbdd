"""Section 4: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import front
from engine.content.loader import load
from engine.rules.setup import set_up
from tests.builder import FIVE, Table, facts

CORE = load()


def test_4_1_crown_colonies_forts_and_workers() -> None:
    state = Table("england", "france").state
    crown = {site: colony for site, colony in state.colonies.items() if colony.owner == "crown"}
    assert set(crown) == {site.id for site in CORE.sites.values() if site.crown}
    assert {site for site, colony in crown.items() if colony.fort} == {
        "havana",
        "cumana",
        "cartagena",
        "portobelo",
        "veracruz",
    }
    assert crown["san_agustin"].worker == "enslaved"
    assert crown["santiago"].worker == "citizen"


def test_4_1_rebels_natives_and_citizens_of_the_start() -> None:
    state = Table("england", "france").state
    assert state.rebels == {"panama": 1, "jamaica": 1}
    assert all(count == CORE.sites[site].natives for site, count in state.natives.items())
    assert state.citizens == {site.zone: site.citizens for site in CORE.sites.values() if site.kind == "cathedral"}


def test_4_2_spain_in_the_game_owns_every_crown_colony() -> None:
    state = Table(*FIVE).state
    assert all(state.colonies[site.id].owner == "spain" for site in CORE.sites.values() if site.crown)


def test_4_2_spain_not_in_the_game_the_crown_is_nobodys() -> None:
    state = Table("england", "france").state
    assert all(state.colonies[site.id].owner == "crown" for site in CORE.sites.values() if site.crown)


@pytest.mark.parametrize(
    ("nation", "site", "fort", "ducats", "legality"),
    [
        ("england", "st_kitts", False, 3, "CORSAIR"),
        ("france", "tortuga", True, 5, "RAIDER"),
        ("netherlands", "curacao", False, 8, "SMUGGLER"),
        ("courland", "tobago", True, 7, "SMUGGLER"),
    ],
)
def test_4_3_each_other_nation_starts_with_a_citizen_and_its_money(
    nation: str, site: str, fort: bool, ducats: int, legality: str
) -> None:
    table = Table(*FIVE)
    colony, player = table.state.colonies[site], table.player(nation)
    assert (colony.owner, colony.worker, colony.fort) == (nation, "citizen", fort)
    assert (player.ducats, player.fleet.galleons, player.fleet.legality, player.fleet.at) == (
        ducats,
        1,
        legality,
        "europe",
    )


def test_4_3_spain() -> None:
    spain = Table(*FIVE).player("spain")
    assert (spain.ducats, spain.fleet.galleons, spain.fleet.legality) == (4, 1, "CONQUISTADOR")


def test_4_3_a_nation_that_is_not_in_the_game_has_no_colony() -> None:
    state = Table("england", "france").state
    assert "curacao" not in state.colonies and "tobago" not in state.colonies


def test_4_3_spain_is_always_eligible_for_conquistador_and_never_for_corsair() -> None:
    """Spain has a letter of marque in its tableau, which helps it nothing."""
    table = Table("spain", "england").seat("spain", tableau=["parker_commission"]).fleet("spain", legality="RAIDER")
    assert table.play_turn("spain").options("spain", "legality:") == ["legality:SMUGGLER", "legality:CONQUISTADOR"]


def test_4_3_spain_earns_a_quarter_of_its_colonies_money_rounded_up() -> None:
    """5 Enslaved and a Citizen make $16, and one Citizen more $17: a quarter is 4.25, so $5. Cards are not divided."""
    table = Table("spain", "england").bare().seat("spain", tableau=["willem_usselincx"])
    for site in ("havana", "caracas", "cumana", "cartagena", "veracruz"):
        table.colony(site, "spain", "enslaved")
    table.colony("santiago", "spain", "citizen").colony("san_juan", "spain", "citizen")
    earned = facts(table.goods_step(7), "earned")[0]
    assert (earned["colonies"], earned["cards"]) == (5, 1)


def test_4_3_england_holds_a_letter_of_marque_from_the_start() -> None:
    table = Table("england", "france").fleet("england", legality="SMUGGLER").fleet("france", legality="SMUGGLER")
    assert "legality:CORSAIR" in table.play_turn("england").options("england")
    assert "legality:CORSAIR" not in table.play_turn("france").options("france")


@pytest.mark.parametrize(("aim", "strength"), [("loot", 2), ("seize", 1)])
def test_4_3_england_has_one_more_strength_when_it_loots(aim: str, strength: int) -> None:
    table = Table("england", "france").fleet("england", at="panama").sail_turn("england")
    table.colony("portobelo", "crown", "enslaved", fort=True, chests=1)
    events = table.do("england", f"attack:portobelo:{aim}")
    assert facts(events, "battle_began")[0]["attack"] == strength


def test_4_3_france_gets_a_ducat_for_its_first_won_attack_of_each_sail_year_as_raider() -> None:
    """Two attacks on natives are won as RAIDER: one ducat in all."""
    table = Table("england", "france").fleet("france", at="new_spain", galleons=3, legality="RAIDER")
    table.colony("guadeloupe", "france").colony("martinique", "france").seat("france", ducats=0)
    table.sail_turn("france")
    first = table.do("france", "attack:tlaxcala:enslave")
    assert facts(first, "paid_ducats") == [{"seat": "france", "amount": 1, "why": "raider_first_win"}]
    table.fleet("france", meeples=[])
    second = table.do("france", "attack:totonac:enslave")
    assert facts(second, "battle_won")[0]["winner"] == "attacker"
    assert facts(second, "paid_ducats") == []
    assert table.player("france").ducats == 1


def test_4_3_france_gets_its_ducat_at_sea_too_and_only_as_raider() -> None:
    for legality, ducats in (("RAIDER", 1), ("CORSAIR", 0)):
        table = Table("france", "spain").fleet("france", at="gulf", galleons=2, legality=legality)
        table.fleet("spain", at="gulf", legality="RAIDER").seat("france", ducats=0, tableau=["parker_commission"])
        table.sail_turn("france").do("france", "engage:spain")
        assert table.player("france").ducats == ducats


def test_4_3_bribes_of_the_netherlands_cost_one_less() -> None:
    table = Table("netherlands", "france").fleet("netherlands", at="panama")
    table.colony("portobelo", "crown", "enslaved", chests=1).colony("darien", "france", "citizen", chests=1)
    table.sail_turn("netherlands")
    prices = {each.id: each.facts["price"] for each in table.option_list("netherlands") if each.kind == "load"}
    assert prices == {"load:portobelo": 1, "load:darien": 0}


def test_4_3_bribes_of_the_netherlands_never_cost_less_than_0() -> None:
    """The Factors of Curaçao take another ducat off a bribe that is free already."""
    table = Table("netherlands", "france").fleet("netherlands", at="panama").sail_turn("netherlands")
    table.colony("darien", "france", "citizen", chests=1).seat("netherlands", ducats=0, tableau=["curacao_factors"])
    table.do("netherlands", "load:darien")
    assert table.player("netherlands").ducats == 0


def test_4_3_courland_has_one_wind_more() -> None:
    table = Table("courland", "france")
    began = facts(table.begin("sail"), "sail_turn_began")[0]
    assert (began["seat"], began["winds"]) == ("courland", 9)


def test_4_3_the_first_hire_of_courland_in_each_goods_year_is_free() -> None:
    table = Table("courland", "france").colony("barbados", "courland").colony("martinique", "courland")
    table.seat("courland", ducats=1).labour("courland")
    assert facts(table.do("courland", "hire:cuba:barbados"), "hired")[0]["price"] == 0
    assert facts(table.do("courland", "hire:puerto_rico:martinique"), "hired")[0]["price"] == 1


def test_4_4_decks_are_shuffled_two_haven_cards_dealt_and_the_top_market_card_face_up() -> None:
    one, other = (set_up(FIVE, seed, "standard", "core").state for seed in (1, 2))
    assert one.market != other.market and one.haven != other.haven and one.goods_deck != other.goods_deck
    assert sorted(one.market) == sorted(CORE.market)
    for player in one.players.values():
        assert len(player.hand) == 2 and set(player.hand) <= set(CORE.haven)
    assert len(one.haven) == 14
    assert front.view(one, None).face_up == one.market[0]


def test_4_5_the_first_player_order_is_drawn_at_random() -> None:
    """Over many seeds each of the two is first about as often."""
    first = Counter(set_up(("england", "france"), seed, "standard", "core").state.order[0] for seed in range(200))
    assert 70 < first["england"] < 130


def test_4_5_the_draw_is_the_update_of_the_first_goods_year() -> None:
    """France has less Renown than England, and stays second as drawn; in the second cycle it would come first."""
    table = Table("england", "france").seat("england", favour=9)
    table.goods_step(0, cycle=1)
    assert table.state.order == ["england", "france"]
    table.goods_step(0, cycle=2)
    assert table.state.order == ["france", "england"]
