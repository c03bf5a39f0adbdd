"""Section 3: markers."""

from __future__ import annotations

from engine import front
from tests.builder import Chest, Table, facts


def test_3_1_a_colony_has_one_worker_at_most() -> None:
    """A worked Colony is not offered to a Meeple aboard, a vacant one is."""
    table = Table("england", "france").colony("guadeloupe", "england").sail_turn("england")
    table.fleet("england", at="leeward_is", meeples=["citizen"])
    assert table.options("england", "land:") == ["land:guadeloupe:citizen"]


def test_3_1_a_vacant_colony_yields_and_earns_nothing() -> None:
    table = Table("england", "france").colony("st_kitts", "england")
    table.state.goods_deck = [["tobacco", "salt", "hides", "sugar"]]
    table.goods_step(5)
    assert table.state.colonies["st_kitts"].chests == 0
    assert facts(table.goods_step(7), "earned")[0]["total"] == 0


def test_3_2_meeples_are_where_they_can_be() -> None:
    state = Table("england", "france").state
    view = front.view(state, None)
    assert view.natives["timucua"].count == 2
    assert view.citizens["new_spain"] == 2
    assert view.colonies["portobelo"].worker == "enslaved"
    assert view.rebels == {"jamaica": 1, "panama": 1}


def test_3_3_one_fort_at_most() -> None:
    table = Table("england", "france").colony("st_kitts", "england", "citizen", fort=True)
    assert table.seat("england", ducats=9).play_turn("england").options("england", "fort:") == []


def test_3_3_two_chests_at_most_at_a_colony() -> None:
    table = Table("england", "france").colony("st_kitts", "england", "citizen", chests=2)
    table.state.goods_deck = [["tobacco", "salt", "hides", "sugar"]]
    table.goods_step(5)
    assert table.state.colonies["st_kitts"].chests == 2


def test_3_4_a_fourth_galleon_cannot_be_played() -> None:
    table = Table("england", "france").seat("england", hand=["otter"]).fleet("england", galleons=3)
    assert table.play_turn("england").options("england", "play:") == []
    table.fleet("england", galleons=2)
    table.do("england", "play:otter")
    assert table.ship("england").galleons == 3


def test_3_4_the_flagship_is_never_lost() -> None:
    """England attacks with its one Galleon and loses."""
    table = Table("england", "france").fleet("england", at="panama").sail_turn("england", then="france")
    table.do("england", "attack:portobelo:seize")
    assert table.ship("england").galleons == 1


def test_3_4_each_galleon_has_one_chest_hold_and_one_meeple_hold() -> None:
    """Two Galleons, two vacant Colonies and more: two Chests and two Meeples fit."""
    table = Table("england", "france").fleet("england", at="leeward_is", galleons=2).sail_turn("england")
    table.colony("st_kitts", "england", "citizen", chests=2).colony("guadeloupe", "england").colony(
        "st_martin", "england"
    )
    table.colony("barbados", "england")
    table.do("england", "load:st_kitts", "load:st_kitts")
    table.state.colonies["st_kitts"].chests = 1
    assert table.options("england", "load:") == []
    table.fleet("england", at="europe", chests=[])
    table.state.homes["england"] = 3
    table.do("england", "take:europe", "take:europe")
    assert table.options("england", "take:") == []


def test_3_5_eight_colony_markers_twenty_for_spain() -> None:
    view = front.view(Table("spain", "england").state, None)
    assert view.player("england").markers_left == 7
    assert view.player("spain").markers_left == 4


def test_3_5_a_meeple_that_would_be_a_seventeenth_rebel_leaves_the_map() -> None:
    """In a rebel land zone an Enslaved escapes, and 16 Rebels are on the map already."""
    table = Table("england", "france")
    table.state.rebels = {"panama": 16}
    events = table.losses("panama")
    assert facts(events, "enslaved_escaped")[0]["rebel"] is False
    assert table.state.rebels == {"panama": 16}
    assert table.state.colonies["portobelo"].worker is None


def test_3_5_a_sixteenth_rebel_finds_room() -> None:
    table = Table("england", "france")
    table.state.rebels = {"panama": 15}
    assert facts(table.losses("panama"), "enslaved_escaped")[0]["rebel"] is True
    assert table.state.rebels == {"panama": 16}


def test_3_5_a_card_that_needs_more_rebels_than_are_left_cannot_be_played() -> None:
    table = Table("england", "france").seat("england", hand=["union_of_arms", "yanga"]).play_turn("england")
    table.state.rebels = {"panama": 14}
    assert table.options("england", "play:union_of_arms")
    table.state.rebels = {"panama": 15}
    assert not table.options("england", "play:union_of_arms")
    assert table.options("england", "play:yanga")
    table.state.rebels = {"panama": 16}
    assert not table.options("england", "play:")


def test_3_6_tracks_are_public_and_start_at_0() -> None:
    player = front.view(Table("england", "france").state, None).player("england")
    assert (player.favour, player.infamy, player.liberated) == (0, 0, 0)


def test_3_7_battle_cards_come_back_after_each_battle() -> None:
    """France supports the attacker, and has all its cards again in the next battle."""
    table = Table("england", "france").fleet("england", at="puerto_rico", galleons=3)
    table.colony("santa_cruz", "france", "citizen").colony("san_juan", "crown", "enslaved")
    table.sail_turn("england")
    for _ in range(2):
        table.state.colonies["san_juan"].chests = 1
        table.do("england", "attack:san_juan:loot")
        assert table.options("france") == ["support:attacker", "support:target"]
        table.do("france", "support:attacker")


def test_3_8_hands_are_hidden_and_their_numbers_by_kind_public() -> None:
    table = Table("england", "france").seat("england", hand=["otter", "haven_panuco", "haven_belize"])
    for viewer in (None, "france"):
        player = front.view(table.state, viewer).player("england")
        assert player.hand is None
        assert (player.market_cards, player.haven_cards) == (1, 2)
    assert front.view(table.state, "england").player("england").hand is not None


def test_3_8_played_cards_lie_in_the_tableau_face_up() -> None:
    table = Table("england", "france").seat("england", hand=["carlos_de_ibarra"]).play_turn("england")
    table.do("england", "play:carlos_de_ibarra")
    assert front.view(table.state, "france").player("england").tableau == ("carlos_de_ibarra",)


def test_3_8_a_played_one_shot_goes_to_the_discard_pile() -> None:
    table = Table("england", "france").seat("england", hand=["engages"]).play_turn("england")
    table.do("england", "play:engages:cuba")
    assert table.state.discard == ["engages"]


def test_3_8_a_played_haven_card_goes_under_the_haven_deck() -> None:
    table = Table("england", "france").seat("england", hand=["haven_panuco"]).play_turn("england")
    table.do("england", "play:haven_panuco:panuco")
    assert table.state.haven[-1] == "haven_panuco"


def test_3_3_chests_travel_with_what_they_are() -> None:
    """A claim stays a claim aboard."""
    table = Table("england", "france").fleet("england", chests=[Chest("silver", claim=True)])
    assert front.view(table.state, None).player("england").fleet.chests == (Chest("silver", claim=True),)
