"""Section 12: cards that stay (tableau and ships), Haven cards, founded Colonies."""

from __future__ import annotations

import pytest

from engine import front
from engine.content.checks import kind_of
from engine.content.loader import load
from story import cards
from tests.builder import Chest, Table, facts, kinds

CORE = load()


def playing(*hand: str, nations: tuple[str, ...] = ("england", "france"), actions: int = 9) -> Table:
    """The first nation in its play turn with these cards; the second plays after it."""
    table = Table(*nations).seat(nations[0], hand=list(hand), ducats=20)
    return table.play_turn(nations[0], actions, then=nations[1])


def test_12_1_a_card_has_a_name_a_kind_a_renown_value_and_effects() -> None:
    for card in (*CORE.market.values(), *CORE.haven.values()):
        assert card.name and card.kind and 0 <= card.renown <= 2 and card.effects


def test_12_1_all_text_is_made_from_the_effects() -> None:
    """Two cards with like effects have like texts."""
    by_effects: dict[str, set[str]] = {}
    for card in (*CORE.market.values(), *CORE.haven.values()):
        by_effects.setdefault(repr(card.effects), set()).add(" ".join(cards.text(card, CORE)))
    assert all(len(texts) == 1 for texts in by_effects.values())
    assert len({text for texts in by_effects.values() for text in texts}) == len(by_effects)


# Tableau


def test_12_2_like_effects_add_up() -> None:
    table = Table("england", "france").seat("england", tableau=["fadrique_de_toledo", "jackson_commission"])
    table.fleet("england", at="panama").sail_turn("england", then="france")
    battle = facts(table.do("england", "attack:portobelo:seize"), "battle_began")[0]
    assert battle["attack_parts"] == [("galleons", 1), ("cards", 2)]


def test_12_2_tableau_hand_limit_one_more() -> None:
    table = playing("vazquez_de_espinosa")
    table.do("england", "play:vazquez_de_espinosa")
    assert front.view(table.state, None).player("england").hand_limit == 5


def test_12_2_tableau_one_wind_more() -> None:
    table = Table("england", "france").seat("england", tableau=["arcano_del_mare"])
    assert facts(table.begin("sail"), "sail_turn_began")[0]["winds"] == 9


def test_12_2_tableau_income() -> None:
    """$1, and $1 for each own occupied Colony that yields tobacco."""
    table = Table("england", "france").seat("england", tableau=["willem_usselincx", "ralph_merrifield"])
    table.colony("santa_cruz", "england", "enslaved").colony("providence", "england")
    assert facts(table.goods_step(7), "earned")[0]["cards"] == 3


def test_12_2_tableau_one_free_hire_each_goods_year() -> None:
    table = Table("england", "france").seat("england", ducats=5, tableau=["compagnie_des_iles"])
    for site in ("barbados", "martinique"):
        table.colony(site, "england")
    table.labour("england")
    assert facts(table.do("england", "hire:cuba:barbados"), "hired")[0]["free"] is True
    assert facts(table.do("england", "hire:panama:martinique"), "hired")[0]["price"] == 1
    table.begin("goods", cycle=2)
    assert table.player("england").free_hires_used == 0


def test_12_2_tableau_bribes_one_less() -> None:
    table = Table("courland", "france").seat("courland", tableau=["curacao_factors"]).fleet("courland", at="panama")
    table.colony("portobelo", "crown", "enslaved", chests=1).sail_turn("courland")
    assert facts(table.do("courland", "load:portobelo"), "chest_loaded")[0]["price"] == 1


def test_12_2_tableau_more_for_each_chest_of_a_named_good_unloaded() -> None:
    """Dyewood twice at 2 + 1 + 1 as SMUGGLER, salt without it."""
    table = Table("courland", "france").seat("courland", ducats=0, tableau=["rasphuis"])
    table.fleet("courland", at="sargasso", galleons=3, chests=["dyewood", "dyewood", "salt"]).state.year_goods = []
    table.sail_turn("courland").do("courland", "sail:europe")
    assert table.player("courland").ducats == 4 + 4 + 2


@pytest.mark.parametrize(("card", "legality"), [("parker_commission", "CORSAIR"), ("elvas_asiento", "CONQUISTADOR")])
def test_12_2_tableau_licence(card: str, legality: str) -> None:
    table = playing(card, nations=("france", "england"))
    assert table.options("france", f"legality:{legality}") == []
    table.do("france", f"play:{card}")
    assert table.options("france", f"legality:{legality}")


def test_12_2_tableau_look_at_the_buried_card_when_initiator() -> None:
    """Only the initiator with the card sees it, and only while it is to announce."""
    table = Table("england", "france").market("otter", "swiftsure").seat("england", tableau=["thomas_gage"])
    table.auctions("england", "france")
    assert front.view(table.state, "england").buried == "swiftsure"
    assert front.view(table.state, "france").buried is None
    assert front.view(table.state, None).buried is None
    table.do("england", "top", "bid:0")
    table.do("france", "bid:0")
    assert front.view(table.state, "england").buried is None, "France is initiator now"


def test_12_2_tableau_own_enslaved_are_safe() -> None:
    table = Table("england", "france").bare().seat("england", tableau=["truce_with_bioho"])
    table.state.rebels = {"mosquito": 1}
    table.colony("trujillo", "england", "enslaved").losses("mosquito")
    assert table.state.colonies["trujillo"].worker == "enslaved"


# Ships


def test_12_2_ship_the_fleet_gains_a_galleon_where_it_stands() -> None:
    table = playing("amsterdam", "swiftsure", "otter").fleet("england", at="gulf")
    table.do("england", "play:amsterdam", "play:swiftsure")
    assert (table.ship("england").galleons, table.ship("england").at) == (3, "gulf")
    assert table.options("england", "play:") == [], "a fourth cannot be played"


# Haven cards


@pytest.mark.parametrize("card", [c.id for c in CORE.haven.values() if kind_of(c.effects[0]) == "found"])
def test_12_4_found_a_colony_at_the_cards_site(card: str) -> None:
    site = str(getattr(CORE.haven[card].effects[0], "site"))  # noqa: B009
    table = playing(card)
    assert table.options("england", "play:") == [f"play:{card}:{site}"]
    table.do("england", f"play:{card}:{site}")
    assert table.state.colonies[site].owner == "england"


def test_12_4_where_it_is_taken_on_another_empty_site_of_that_land_zone() -> None:
    table = playing("haven_barbados").colony("barbados", "france", "citizen")
    assert table.options("england", "play:") == [
        "play:haven_barbados:martinique",
        "play:haven_barbados:tobago",
    ]


def test_12_4_no_empty_site_in_the_land_zone_no_play() -> None:
    table = playing("haven_belize").colony("belize", "france", "citizen")
    assert table.options("england", "play:") == []


def test_12_4_safe_anchorage_until_the_end_of_the_next_sail_year() -> None:
    """England's Fleet in the Gulf cannot be attacked, elsewhere it can."""
    table = playing("haven_matanzas")
    assert len(table.options("england", "play:")) == 8
    table.do("england", "play:haven_matanzas:gulf")
    table.fleet("england", at="gulf").fleet("france", at="gulf").sail_turn("france")
    assert table.options("france", "engage:") == []
    table.fleet("france", at="western").fleet("england", at="western")
    assert table.options("france", "engage:") == ["engage:england"]
    table.end_of_sail_year(cycle=1)
    assert table.player("england").anchorages == []


def test_12_4_a_safe_anchorage_keeps_patrols_off() -> None:
    table = playing("haven_matanzas")
    table.do("england", "play:haven_matanzas:gulf")
    table.fleet("england", at="cuba").fleet("france", at="gulf", patrol=["any"]).sail_turn("england")
    assert kinds(table.do("england", "sail:gulf")) == ["sailed"]


def test_12_4_brethren_add_2_in_the_own_first_attack_of_the_next_sail_year() -> None:
    table = playing("haven_boucaniers")
    table.do("england", "play:haven_boucaniers")
    table.fleet("england", at="panama", galleons=3).sail_turn("england", then="france")
    table.state.rebels["panama"] = 5
    first = facts(table.do("england", "attack:rebels:suppress"), "battle_began")[0]
    assert first["attack_parts"] == [("galleons", 3), ("brethren", 2)]
    table.fleet("england", at="jamaica")
    second = facts(table.do("england", "attack:rebels:suppress"), "battle_began")[0]
    assert second["attack"] == table.ship("england").galleons


def test_12_4_brethren_help_in_an_attack_at_sea_too_and_are_gone_after_the_sail_year() -> None:
    table = playing("haven_diego_el_mulato")
    table.do("england", "play:haven_diego_el_mulato")
    table.fleet("england", at="gulf").fleet("france", at="gulf").sail_turn("england")
    assert facts(table.do("england", "engage:france"), "sea_battle_began")[0]["attack"] == 3
    table.player("england").brethren = 2
    table.end_of_sail_year(cycle=1)
    assert table.player("england").brethren == 0


def test_12_4_brethren_do_not_help_a_target() -> None:
    table = playing("haven_boucaniers")
    table.do("england", "play:haven_boucaniers")
    table.fleet("england", at="gulf").fleet("france", at="gulf").sail_turn("france")
    assert facts(table.do("france", "engage:england"), "sea_battle_began")[0]["defence"] == 1


def test_12_4_refugees_bring_a_citizen_to_a_vacant_own_colony() -> None:
    table = playing("haven_nevis").colony("barbados", "england").colony("belize", "england")
    assert table.options("england", "play:") == ["play:haven_nevis:barbados", "play:haven_nevis:belize"]
    table.do("england", "play:haven_nevis:belize")
    assert table.state.colonies["belize"].worker == "citizen"


def test_12_4_refugees_need_a_vacant_colony() -> None:
    assert playing("haven_nevis").options("england", "play:") == []


def test_12_5_a_founded_colony_is_vacant() -> None:
    table = playing("haven_barbados")
    table.do("england", "play:haven_barbados:barbados")
    colony = table.state.colonies["barbados"]
    assert (colony.worker, colony.fort, colony.chests) == (None, False, 0)


def test_12_5_it_gets_labour_in_the_next_goods_year_or_from_a_fleet() -> None:
    table = playing("haven_barbados")
    table.do("england", "play:haven_barbados:barbados")
    table.fleet("england", at="windward_is", meeples=["citizen"]).sail_turn("england")
    assert table.options("england", "land:") == ["land:barbados:citizen"]
    table.labour("england")
    assert all(option.endswith(":barbados") for option in table.options("england"))


def test_12_6_a_player_without_a_free_marker_founds_none() -> None:
    table = playing("haven_barbados", "harcourt_patent")
    for site in ("guadeloupe", "st_martin", "martinique", "belize", "bluefields", "providence"):
        table.colony(site, "england", "citizen")
    assert len(table.options("england", "play:")) == 3
    table.colony("darien", "england", "citizen")
    assert table.options("england", "play:") == []


def test_12_2_chests_keep_what_they_are_when_a_ship_is_played() -> None:
    table = playing("otter").fleet("england", chests=[Chest("silver", claim=True)])
    table.do("england", "play:otter")
    assert table.ship("england").chests == [Chest("silver", claim=True)]
