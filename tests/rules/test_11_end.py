"""Section 11: Renown and the end."""

from __future__ import annotations

import pytest

from engine import front
from tests.builder import FIVE, Table, facts

PRESIDENT = ("guadeloupe", "st_martin", "barbados", "providence")


def renown(table: Table, seat: str) -> int:
    return front.view(table.state, None).player(seat).renown


def test_11_1_one_each_for_favour_infamy_and_liberated() -> None:
    table = Table("england", "france").bare().seat("england", ducats=0, favour=2, infamy=3, liberated=4)
    assert renown(table, "england") == 9


def test_11_1_one_for_each_occupied_colony_and_one_more_if_a_citizen_works_it() -> None:
    table = Table("england", "france").bare().seat("england", ducats=0)
    table.colony("barbados", "england", "enslaved").colony("tobago", "england", "citizen").colony("belize", "england")
    assert renown(table, "england") == 3


@pytest.mark.parametrize(("ducats", "points"), [(4, 0), (5, 1), (14, 2)])
def test_11_1_one_for_each_whole_5_ducats(ducats: int, points: int) -> None:
    assert renown(Table("england", "france").bare().seat("england", ducats=ducats), "england") == points


def test_11_1_plus_tableau_cards() -> None:
    table = (
        Table("england", "france")
        .bare()
        .seat("england", ducats=0, tableau=["longvilliers_de_poincy", "carlos_de_ibarra"])
    )
    assert renown(table, "england") == 3


def test_11_1_spain_counts_a_third_of_either_each_by_itself_rounded_down() -> None:
    """5 occupied and 4 of them by Citizens: 1 + 1."""
    table = Table("spain", "france").bare().seat("spain", ducats=0)
    for site in ("havana", "caracas", "cumana", "cartagena"):
        table.colony(site, "spain", "citizen")
    assert renown(table.colony("veracruz", "spain", "enslaved"), "spain") == 2


def ended(table: Table, cycle: int = 4) -> tuple[str | None, str | None]:
    table.end_of_sail_year(cycle=cycle)
    return table.state.winner, table.state.ending


def court(*nations: str, favour: int, running: int = 1) -> Table:
    """England has this much Favour, rose last, and has headed the Court for so many Sail Years running."""
    table = Table(*nations).seat("england", favour=favour)
    table.state.favour_rose["england"] = 5
    table.state.running["court_favourite"] = {"england": running} if running else {}
    return table


@pytest.mark.parametrize(
    ("nations", "needed"),
    [
        (("england", "france"), 8),
        (("england", "france", "courland"), 7),
        (FIVE[:4], 8),
        (FIVE, 8),
        (("spain", "england"), 8),
    ],
)
def test_11_2_court_favourite_needs_favour_by_game_size(nations: tuple[str, ...], needed: int) -> None:
    assert ended(court(*nations, favour=needed)) == ("england", "court_favourite")
    assert ended(court(*nations, favour=needed - 1)) == (None, None)


def test_11_2_court_favourite_at_the_end_of_two_sail_years_running() -> None:
    table = court("england", "france", favour=8, running=0)
    assert ended(table, 4) == (None, None)
    assert ended(table, 5) == ("england", "court_favourite")


def test_11_2_the_head_of_the_court_is_the_player_there_whose_favour_rose_last() -> None:
    """France came later and pushes England aside, whose Sail Years running are gone."""
    table = court("england", "france", favour=8).seat("france", favour=8)
    table.state.favour_rose["france"] = 6
    assert front.view(table.state, None).court_head == "france"
    assert ended(table) == (None, None)
    assert table.state.running["court_favourite"] == {"france": 1}


def test_11_2_a_player_not_at_court_does_not_head_it_though_its_favour_rose_last() -> None:
    table = court("england", "france", favour=8).seat("france", favour=3)
    table.state.favour_rose["france"] = 6
    assert ended(table) == ("england", "court_favourite")


def test_11_2_whose_favour_rises_is_asked_anew_with_each_rise() -> None:
    """England, France, England: each gift at Court puts its giver at the head; nothing gained is no rise."""
    table = Table("england", "france").seat("england", favour=8, ducats=20).seat("france", favour=8, ducats=20)
    for giver in ("england", "france", "england"):
        table.play_turn(giver).do(giver, "court")
        assert front.view(table.state, None).court_head == giver
    assert table.player("england").favour == 10
    table.fleet("france", at="florida_strait", chests=["salt"]).sail_turn("france")
    nearest = next(sea for sea in table.atlas.seas if "europe" in table.atlas.reach[sea])
    table.fleet("france", at=nearest).do("france", "sail:europe")
    assert front.view(table.state, None).court_head == "england"


def test_11_2_of_three_at_court_the_last_to_rise_heads_it() -> None:
    table = Table("spain", "england", "france", "courland")
    for seat, rose in (("spain", 3), ("england", 5), ("france", 4)):
        table.seat(seat, favour=8)
        table.state.favour_rose[seat] = rose
    assert front.view(table.state, None).court_head == "england"


def test_11_2_sail_years_before_the_third_cycle_count_toward_two_running() -> None:
    """The condition is met at the end of cycles 2 and 3: England wins after the third."""
    table = court("england", "france", favour=8, running=0)
    assert ended(table, 2) == (None, None)
    assert ended(table, 3) == ("england", "court_favourite")


def abolitionist(liberated: int = 5, spanish: int = 0) -> Table:
    return Table("england", "spain").seat("england", liberated=liberated).seat("spain", liberated=spanish)


def test_11_2_abolitionist() -> None:
    """Liberated 5, no Enslaved at work or aboard, more Liberated than any other."""
    assert ended(abolitionist()) == ("england", "abolitionist")
    assert ended(abolitionist(4)) == (None, None)
    assert ended(abolitionist(5, spanish=5)) == (None, None)
    assert ended(abolitionist().colony("barbados", "england", "enslaved")) == (None, None)
    assert ended(abolitionist().fleet("england", meeples=["enslaved"])) == (None, None)


def test_11_2_ambitions_are_checked_from_the_third_cycle_on() -> None:
    assert ended(abolitionist(), 2) == (None, None)
    assert ended(abolitionist(), 3) == ("england", "abolitionist")


@pytest.mark.parametrize(("liberated", "wins"), [(8, False), (9, True)])
def test_11_2_spain_needs_4_more_liberated(liberated: int, wins: bool) -> None:
    table = Table("england", "spain").bare().seat("spain", liberated=liberated)
    assert (ended(table)[0] == "spain") == wins


def president(*nations: str, rebels: int = 6, running: int = 1) -> Table:
    """England has four Colonies of Citizens in three land zones, and so many rebel land zones are on the map."""
    table = Table(*nations).bare()
    for site in PRESIDENT:
        table.colony(site, "england", "citizen")
    zones = ["cuba", "jamaica", "panama", "yucatan", "guiana", "florida", "venezuela", "bahamas"]
    table.state.rebels = dict.fromkeys(zones[:rebels], 1)
    table.state.running["president"] = {"england": running} if running else {}
    return table


@pytest.mark.parametrize(
    ("nations", "rebels"),
    [
        (("england", "france"), 7),
        (("england", "france", "courland"), 6),
        (FIVE[:4], 6),
        (FIVE, 6),
        (("spain", "england"), 6),
    ],
)
def test_11_2_president_needs_colonies_and_unrest_by_game_size(nations: tuple[str, ...], rebels: int) -> None:
    """4 Colonies and 6 rebel land zones make 10; with 2 seats 11 are needed."""
    assert ended(president(*nations, rebels=rebels)) == ("england", "president")
    assert ended(president(*nations, rebels=rebels - 1)) == (None, None)


def test_11_2_president_at_the_end_of_two_sail_years_running() -> None:
    assert ended(president("england", "france", "courland", running=0)) == (None, None)


def test_11_2_president_needs_four_colonies_of_citizens_in_three_land_zones() -> None:
    three = president("england", "france", "courland", rebels=8)
    three.state.colonies.pop("providence")
    assert ended(three) == (None, None)
    two_zones = president("england", "france", "courland", rebels=8)
    two_zones.state.colonies.pop("providence")
    two_zones.colony("martinique", "england", "citizen")
    assert ended(two_zones) == (None, None)


def test_11_2_president_with_no_enslaved_at_work() -> None:
    table = president("england", "france", "courland").colony("belize", "england", "enslaved")
    assert ended(table) == (None, None)
    aboard = president("england", "france", "courland").fleet("england", meeples=["enslaved"])
    assert ended(aboard) == ("england", "president"), "none worked by Enslaved; aboard does not matter"


def test_11_2_president_whatever_the_others_have_enslaved() -> None:
    table = president("england", "france", "courland").colony("belize", "france", "enslaved")
    assert ended(table) == ("england", "president")


def test_11_2_president_with_more_such_colonies_than_any_other() -> None:
    table = president("england", "france", "courland")
    for site in ("belize", "bluefields", "cayenne", "essequibo"):
        table.colony(site, "france", "citizen")
    assert ended(table) == (None, None)


def test_11_2_spains_colonies_count_a_third_its_zones_and_enslaved_whole() -> None:
    """12 Colonies of Citizens make 4; one Enslaved anywhere spoils it."""
    spanish = ("havana", "santiago", "santo_domingo", "san_juan", "caracas", "cumana", "cartagena", "santa_marta")
    table = Table("spain", "england").bare()
    for site in (*spanish, "riohacha", "portobelo", "trujillo", "campeche"):
        table.colony(site, "spain", "citizen")
    table.state.rebels = dict.fromkeys(["florida", "jamaica", "guiana", "bahamas", "leeward_is", "windward_is"], 1)
    table.state.running["president"] = {"spain": 1}
    assert ended(table) == ("spain", "president")
    table.state.winner = table.state.ending = None
    table.state.running["president"] = {"spain": 1}
    assert ended(table.colony("veracruz", "spain", "enslaved")) == (None, None)


@pytest.mark.parametrize(
    ("nations", "needed"),
    [
        (FIVE, 16),
        (FIVE[:4], 14),
        (("england", "france", "courland"), 11),
        (("england", "france"), 9),
        (("spain", "england"), 9),
    ],
)
def test_11_2_pirate_king_holds_the_title_and_needs_infamy_by_game_size(nations: tuple[str, ...], needed: int) -> None:
    for infamy, admiral, winner in (
        (needed, "england", "england"),
        (needed - 1, "england", None),
        (needed, None, None),
    ):
        table = Table(*nations).seat("england", infamy=infamy)
        table.state.admiral = admiral
        assert ended(table)[0] == winner


def plunder(table: Table, seat: str) -> None:
    """The seat gains 1 Infamy by unloading Treasure as RAIDER."""
    table.fleet(seat, at="sargasso", legality="RAIDER", chests=["pearls"]).sail_turn(seat).do(seat, "sail:europe")


def test_11_2_the_first_player_with_infamy_5_takes_the_title_admiral_of_the_brethren() -> None:
    table = Table("england", "france").seat("england", infamy=3)
    plunder(table, "england")
    assert table.state.admiral is None
    plunder(table, "england")
    assert table.state.admiral == "england"


def test_11_2_another_takes_the_title_at_once_when_its_infamy_is_higher() -> None:
    table = Table("england", "france").seat("england", infamy=6).seat("france", infamy=5)
    table.state.admiral = "england"
    plunder(table, "france")
    assert table.state.admiral == "england", "equal is not higher"
    plunder(table, "france")
    assert table.state.admiral == "france"


def test_11_2_several_players_at_once_most_renown_then_most_ducats_then_the_later_in_player_order() -> None:
    """England is Abolitionist and France Pirate King, in every case in the same cycle."""

    def both(infamy: int = 9, ducats: int = 4) -> Table:
        table = Table("france", "england").seat("england", liberated=9, ducats=4)
        table.seat("france", infamy=infamy, ducats=ducats)
        table.state.admiral = "france"
        return table

    assert ended(both(infamy=10))[0] == "france"
    assert ended(both(ducats=3))[0] == "england"
    assert ended(both())[0] == "england", "the later in Player Order"


def test_11_2_a_winner_with_several_ambitions_is_called_by_the_first_in_the_list() -> None:
    table = court("england", "france", favour=8).seat("england", liberated=5)
    events = table.end_of_sail_year(cycle=4)
    won = facts(events, "game_won")[0]
    assert won["ending"] == "court_favourite"
    assert won["met"] == {"england": ["court_favourite", "abolitionist"]}


def test_11_3_after_the_last_cycle_the_hacendado_wins_most_renown() -> None:
    assert ended(Table("england", "france").seat("france", favour=3), 7) == ("france", "hacendado")


def test_11_3_ties_most_ducats_then_the_later_in_player_order() -> None:
    table = Table("france", "england").bare().seat("england", ducats=3).seat("france", ducats=4)
    assert ended(table, 7)[0] == "france"
    table = Table("france", "england").bare().seat("england", ducats=4).seat("france", ducats=4)
    assert ended(table, 7)[0] == "england"


def test_11_3_an_ambition_in_the_last_cycle_goes_before_renown() -> None:
    table = abolitionist().seat("spain", favour=30)
    assert ended(table, 7) == ("england", "abolitionist")


def test_11_the_end_closes_the_game_and_ranks_everybody() -> None:
    table = Table("england", "france").seat("france", favour=3)
    won = facts(table.end_of_sail_year(cycle=7), "game_won")[0]
    assert won["standings"] == ["france", "england"]
    assert front.decisions(table.state) == []
