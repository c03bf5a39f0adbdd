"""Rule 12.2: the one-shot cards."""

from __future__ import annotations

import pytest

from engine import front
from tests.builder import FIVE, Chest, Table, facts, kinds


def playing(*hand: str, nations: tuple[str, ...] = ("england", "france")) -> Table:
    """The first nation in its play turn with these cards and $20; the second plays after it."""
    table = Table(*nations).seat(nations[0], hand=list(hand), ducats=20)
    return table.play_turn(nations[0], 9, then=nations[1])


def test_12_2_a_one_shot_is_discarded() -> None:
    table = playing("engages")
    table.do("england", "play:engages:cuba")
    assert table.state.discard == ["engages"]
    assert table.player("england").tableau == []


def test_12_2_charter_founds_a_colony_on_an_empty_site_of_the_named_land_zone() -> None:
    table = playing("harcourt_patent")
    assert table.options("england", "play:") == ["play:harcourt_patent:cayenne", "play:harcourt_patent:essequibo"]
    table.do("england", "play:harcourt_patent:essequibo")
    assert table.state.colonies["essequibo"].owner == "england"
    assert table.state.colonies["essequibo"].worker is None


def test_12_2_engineers_build_a_fort_free() -> None:
    """As in 7.1: an own occupied Colony without one."""
    table = playing("fort_de_rocher").colony("barbados", "england").seat("england", ducats=0)
    assert table.options("england", "play:") == ["play:fort_de_rocher:st_kitts"]
    table.do("england", "play:fort_de_rocher:st_kitts")
    assert table.state.colonies["st_kitts"].fort
    assert table.player("england").ducats == 0


def test_12_2_tax_order_places_a_rebel_in_each_of_two_different_land_zones_of_the_crown() -> None:
    table = playing("union_of_arms")
    targets = {tuple(option.split(":")[2:]) for option in table.options("england", "play:")}
    assert ("florida", "cuba") in targets
    assert all(one != other for one, other in targets)
    assert not any("leeward_is" in pair for pair in targets), "no Colony of the Crown there"
    table.do("england", "play:union_of_arms:florida:cuba")
    assert (table.state.rebels["florida"], table.state.rebels["cuba"]) == (1, 1)


def test_12_2_tax_order_works_on_the_colonies_of_spain() -> None:
    table = playing("union_of_arms", nations=("england", "spain"))
    table.do("england", "play:union_of_arms:florida:cuba")
    assert table.state.rebels["cuba"] == 1


def test_12_2_uprising_of_a_native() -> None:
    table = playing("yanga")
    table.do("england", "play:yanga:itza")
    assert table.state.natives["itza"] == 2
    assert table.state.rebels["yucatan"] == 1


def test_12_2_uprising_of_the_last_native_of_a_site() -> None:
    table = playing("yanga")
    table.do("england", "play:yanga:bahoruco")
    assert table.state.natives["bahoruco"] == 0
    options = table.seat("england", hand=["rising_on_providence"]).options("england", "play:")
    assert "play:rising_on_providence:itza" in options
    assert "play:rising_on_providence:bahoruco" not in options


def test_12_2_uprising_of_an_enslaved_at_work() -> None:
    table = playing("yanga")
    table.do("england", "play:yanga:veracruz")
    assert table.state.colonies["veracruz"].worker is None
    assert table.state.rebels["new_spain"] == 1
    assert "play:yanga:santiago" not in playing("yanga").options("england"), "a Citizen does not rise"


def test_12_2_hurricane_each_fleet_in_a_sea_zone_loses_its_last_galleon() -> None:
    """England has two Galleons, full; France a Flagship with a Chest; Courland is away."""
    table = playing("storm_of_1605", nations=("england", "france", "courland"))
    table.fleet("england", at="gulf", galleons=2, chests=["salt", "gems"]).fleet("france", at="gulf", chests=["sugar"])
    table.fleet("courland", at="western", galleons=2, chests=["salt"])
    assert set(table.options("england", "play:")) == {"play:storm_of_1605:gulf", "play:storm_of_1605:western"}
    events = table.do("england", "play:storm_of_1605:gulf")
    assert (table.ship("england").galleons, table.ship("england").chests) == (1, [Chest("gems")])
    assert (table.ship("france").galleons, table.ship("france").chests) == (1, [])
    assert table.ship("courland").galleons == 2
    assert [entry["seat"] for entry in facts(events, "fleet_damaged")] == ["england", "france"]


def test_12_2_hurricane_passes_over_a_lone_flagship_without_chests_and_fleets_elsewhere() -> None:
    """England is away, France has nothing to lose; Courland, after both in Player Order, loses its Chest."""
    table = playing("storm_of_1605", nations=("england", "france", "courland"))
    table.fleet("england", at="western", chests=["salt"]).fleet("france", at="gulf")
    table.fleet("courland", at="gulf", chests=["sugar", "salt"])
    events = table.do("england", "play:storm_of_1605:gulf")
    assert facts(events, "fleet_damaged") == [
        {"seat": "courland", "zone": "gulf", "galleon": False, "chest": "salt", "meeple": None, "ship": None}
    ]
    assert table.ship("courland").chests == [Chest("sugar")]
    alone = playing("storm_of_1605").fleet("england", at="western").fleet("france", at="gulf", chests=["salt"])
    assert alone.options("england", "play:") == ["play:storm_of_1605:gulf"]


def test_12_2_fever_rolls_the_die_off_now_in_one_land_zone() -> None:
    table = playing("yellow_fever").next_roll(1)
    events = table.do("england", "play:yellow_fever:panama")
    assert facts(events, "fever_roll")[0]["zone"] == "panama"
    assert table.state.colonies["portobelo"].worker is None


def inquisition(*, french: int = 5) -> Table:
    """Spain sends the Inquisition to Hispaniola; France has two worked Colonies there, the Netherlands one."""
    table = playing("holy_office", nations=("spain", "france", "netherlands")).seat("france", ducats=french)
    table.colony("petit_goave", "netherlands", "enslaved").colony("tortuga", "france", "citizen")
    table.colony("santo_domingo", "france", "citizen")
    table.do("spain", "play:holy_office:hispaniola")
    return table


def test_12_2_inquisition_asks_each_player_but_spain_with_an_occupied_colony_there_at_once() -> None:
    table = inquisition()
    assert table.asked() == ["france", "netherlands"]
    assert table.options("france") == ["pay", "lose:santo_domingo", "lose:tortuga"]


def test_12_2_inquisition_pay_or_lose_the_worker_of_one_such_colony() -> None:
    table = inquisition()
    table.do("france", "lose:tortuga")
    table.do("netherlands", "pay")
    assert table.state.colonies["tortuga"].worker is None
    assert table.state.colonies["santo_domingo"].worker == "citizen"
    assert (table.player("netherlands").ducats, table.player("france").ducats) == (6, 5)


def test_12_2_inquisition_is_paid_to_who_plays_it_once_all_answers_are_in() -> None:
    table = inquisition()
    before = table.player("spain").ducats
    table.do("france", "pay")
    assert table.player("spain").ducats == before
    assert "inquisition_collected" in kinds(table.do("netherlands", "pay"))
    assert table.player("spain").ducats == before + 4


def test_12_2_inquisition_does_not_ask_who_plays_it() -> None:
    table = playing("holy_office", nations=("france", "spain", "netherlands"))
    table.colony("petit_goave", "netherlands", "enslaved")
    table.do("france", "play:holy_office:hispaniola")
    assert table.asked() == ["netherlands"]


def test_12_2_inquisition_who_cannot_pay_loses_a_worker_of_its_choice() -> None:
    assert inquisition(french=1).options("france") == ["lose:santo_domingo", "lose:tortuga"]


def test_12_2_inquisition_who_has_one_answer_is_not_asked() -> None:
    """The Netherlands can pay nothing and has one Colony there: that is settled, and the other is still asked."""
    table = playing("holy_office", nations=("spain", "france", "netherlands"))
    table.colony("tortuga", "france", "citizen").colony("petit_goave", "netherlands", "enslaved")
    table.seat("netherlands", ducats=0).seat("france", ducats=5)
    events = table.do("spain", "play:holy_office:hispaniola")
    assert facts(events, "resolved_itself")[-1]["option"] == "lose:petit_goave"
    assert table.asked() == ["france"]
    table.do("france", "pay")
    assert table.state.colonies["petit_goave"].worker is None


def test_12_2_inquisition_the_last_ducats_can_be_paid() -> None:
    assert "pay" in inquisition(french=2).options("france")


def test_12_2_inquisition_says_whether_a_citizen_or_an_enslaved_is_lost() -> None:
    table = inquisition()
    table.do("france", "lose:tortuga")
    lost = facts(table.do("netherlands", "lose:petit_goave"), "inquisition_lost")
    assert [entry["worker"] for entry in lost] == ["citizen", "enslaved"]


def test_12_2_inquisition_answers_are_hidden_until_all_are_in() -> None:
    table = inquisition()
    events = table.do("france", "lose:tortuga")
    assert "tortuga" not in str([event.seen_by("netherlands") for event in events])
    assert front.view(table.state, "netherlands").colonies["tortuga"].worker == "citizen"


def test_12_2_inquisition_only_where_there_is_a_cathedral_and_somebody_to_ask() -> None:
    table = playing("holy_office", nations=("spain", "england", "france"))
    assert table.options("spain", "play:") == ["play:holy_office:hispaniola"]


def test_12_2_war_between_two_nations_in_the_game_the_crown_being_spain() -> None:
    """England and France are at war with the Crown already: only the two of them can go to war."""
    table = playing("western_design")
    assert table.options("england", "play:") == ["play:western_design:england:france"]
    table.do("england", "play:western_design:england:france")
    assert ("england", "france") in table.state.at_war


def test_12_2_peace_with_the_crown() -> None:
    table = playing("twelve_years_truce")
    table.do("england", "play:twelve_years_truce:spain:england")
    assert front.view(table.state, None).at_war == (("france", "spain"),)
    table.fleet("england", at="panama").sail_turn("england", then="france")
    assert "unlawful" in kinds(table.do("england", "attack:portobelo:seize"))


def test_12_2_mission_makes_a_visita_of_a_tribal_site_that_is_not_wild() -> None:
    """The Lokono have three Natives: four now, and four is the printed number from now on."""
    table = playing("franciscans_of_piritu")
    targets = [option.rpartition(":")[2] for option in table.options("england", "play:")]
    assert targets == ["timucua", "bahoruco", "lokono", "cumanagoto", "totonac"]
    table.do("england", "play:franciscans_of_piritu:lokono")
    view = front.view(table.state, None).natives["lokono"]
    assert (view.kind, view.count, view.printed, view.resistance) == ("visita", 4, 4, 0)
    assert table.player("england").liberated == 1


def test_12_2_a_mission_is_refilled_as_a_visita() -> None:
    table = playing("franciscans_of_piritu")
    table.do("england", "play:franciscans_of_piritu:lokono")
    table.state.natives["lokono"] = 2
    table.goods_step(1)
    assert table.state.natives["lokono"] == 3


def test_12_2_emigrants_two_citizens_to_a_new_world_cathedral_above_its_number() -> None:
    """Without a vacant Colony of the player."""
    table = playing("engages")
    table.do("england", "play:engages:panama")
    assert table.state.citizens["panama"] == 3


@pytest.mark.parametrize(("vacant", "target", "more"), [(1, ":panama", 1), (2, "", 0), (3, "", 0)])
def test_12_2_emigrants_settle_in_vacant_own_colonies_first(vacant: int, target: str, more: int) -> None:
    """In the order of the map; no Cathedral is named where all find work."""
    table = playing("engages")
    sites = ("belize", "barbados", "martinique")[:vacant]
    for site in sites:
        table.colony(site, "england", None)
    before = table.state.citizens["panama"]
    assert f"play:engages{target}" in table.options("england", "play:")
    table.do("england", f"play:engages{target}")
    settled = [site for site in ("barbados", "martinique", "belize") if site in sites][:2]
    assert {site for site in sites if table.state.colonies[site].worker == "citizen"} == set(settled)
    assert table.state.citizens["panama"] == before + more


@pytest.mark.parametrize(("french", "paid"), [(5, 2), (1, 1)])
def test_12_2_ransom_2_or_what_there_is_from_a_player_with_money(french: int, paid: int) -> None:
    table = playing("ransom_of_the_vega").seat("france", ducats=french)
    table.do("england", "play:ransom_of_the_vega:france")
    assert (table.player("england").ducats, table.player("france").ducats) == (20 + paid, french - paid)


def test_12_2_ransom_needs_a_player_with_money() -> None:
    assert playing("ransom_of_the_vega").seat("france", ducats=0).options("england", "play:") == []


@pytest.mark.parametrize(("enslaved", "liberated"), [(1, 1), (4, 3)])
def test_12_2_edict_all_own_enslaved_at_work_become_citizens(enslaved: int, liberated: int) -> None:
    """Liberated +1 each, +3 at most."""
    table = playing("commissum_nobis")
    sites = ("barbados", "martinique", "belize", "cayenne")[:enslaved]
    for site in sites:
        table.colony(site, "england", "enslaved")
    table.do("england", "play:commissum_nobis")
    assert all(table.state.colonies[site].worker == "citizen" for site in sites)
    assert table.player("england").liberated == liberated


def test_12_2_edict_needs_an_enslaved_at_work() -> None:
    assert playing("commissum_nobis").options("england", "play:") == []


def test_12_2_war_and_peace_never_name_a_nation_that_is_not_in_the_game() -> None:
    for card in ("western_design", "twelve_years_truce"):
        options = playing(card, nations=("england", "courland")).options("england", "play:")
        assert {part for option in options for part in option.split(":")[2:]} <= {"england", "courland", "spain"}


@pytest.mark.parametrize("card", ["western_design", "twelve_years_truce"])
def test_12_2_war_and_peace_pay_who_plays_them(card: str) -> None:
    table = playing(card)
    events = table.do("england", table.options("england", "play:")[0])
    assert facts(events, "subsidy_paid") == [{"seat": "england", "amount": 2}]
    assert table.player("england").ducats == 22


@pytest.mark.parametrize("card", ["western_design", "twelve_years_truce"])
def test_12_2_where_no_two_nations_can_be_named_war_and_peace_still_pay(card: str) -> None:
    """Alone against Spain a nation is at war; between two at peace nothing can be ended."""
    table = playing(card, nations=("spain", "france"))
    table.state.at_war = [] if card == "twelve_years_truce" else [("france", "spain")]
    before = list(table.state.at_war)
    assert table.options("spain", "play:") == [f"play:{card}"]
    events = table.do("spain", f"play:{card}")
    assert "war_declared" not in kinds(events) and "peace_made" not in kinds(events)
    assert table.state.at_war == before
    assert table.player("spain").ducats == 22 and table.state.discard == [card]


def test_12_2_every_one_shot_can_be_played_in_a_full_game() -> None:
    """In a position with something of everything each of the 24 has a target."""
    table = Table(*FIVE).fleet("france", at="gulf", galleons=2).colony("st_kitts", "england", "enslaved")
    table.colony("isla_de_pinos", "england", "citizen")
    content = front.content_of(table.state)
    for card in content.market.values():
        if card.kind == "one_shot":
            table.seat("england", hand=[card.id], ducats=9).play_turn("england")
            assert table.options("england", "play:"), card.id
