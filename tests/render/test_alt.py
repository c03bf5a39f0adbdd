"""The position in words: complete, within Discord's limits, and nothing hidden in it."""

import pytest
from msgspec.structs import replace

from engine import front
from engine.content.loader import load
from render import alt
from render.played import play
from render.states import random_view

NAMES = {"spain": "Inês", "england": "Tom", "france": "Margot", "netherlands": "Pieter", "courland": "Jēkabs"}


@pytest.mark.parametrize("seed", range(0, 300, 3))
def test_alt_text_stays_within_a_thousand_characters(seed: int) -> None:
    names = {nation: "An unusually long name of a player " + nation for nation in NAMES}
    for called in (names, NAMES, {}):
        text = alt.board(random_view(seed), called)
        assert 40 < len(text) <= 1000 and "\n" not in text


def test_alt_text_tells_year_turn_and_each_player() -> None:
    view = random_view(7, 5)
    text = alt.board(view, NAMES)
    assert str(view.year) in text and "Turn of" in text
    for player in view.players:
        assert f"{NAMES[player.nation]}" in text and f"Renown {player.renown}, ${player.ducats}" in text


def test_the_whole_position_names_every_site_fleet_and_rebel() -> None:
    view = random_view(21, 5)
    content = load()
    text = alt.board_text(view, NAMES)
    for site in content.sites.values():
        assert site.name in text
    for zone, count in view.rebels.items():
        assert any(
            line.startswith(content.land_zones[zone].name) and f"Rebels {count}" in line for line in text.split("\n")
        )
    for player in view.players:
        assert f"Galleons {player.fleet.galleons}" in text


def test_pieces_fit_a_message_and_lose_nothing() -> None:
    text = alt.board_text(random_view(3, 5), NAMES) + "\n" + "x" * 5000
    pieces = alt.pieces(text)
    assert all(0 < len(piece) <= alt.PIECE for piece in pieces)
    assert "".join(pieces).replace("\n", "") == text.replace("\n", "")


def test_words_are_the_same_for_every_viewer_of_a_public_position() -> None:
    """A hand seen by its owner changes no word."""
    step = front.new_game(["spain", "england", "france", "netherlands"], seed=3)
    public = front.view(step.state, None)
    for seat in public.nations:
        own = front.view(step.state, seat)
        assert alt.board_text(own, NAMES) == alt.board_text(public, NAMES)
        assert alt.board(own, NAMES) == alt.board(public, NAMES)


def test_the_end_names_the_winner_and_the_future() -> None:
    last = play(("england", "netherlands"), 7, "short").views[-1]
    assert last.winner is not None
    assert "has won" in alt.board(last, NAMES)


def test_zone_and_hand_in_words() -> None:
    view = random_view(8, 5, crowd="cuba")
    text = alt.zone(view, "cuba", NAMES)
    assert "Havana" in text and "Tom" in text and len(text) <= 1000
    assert "Gulf of Mexico" in alt.zone(view, "gulf", NAMES)
    with pytest.raises(KeyError):
        alt.zone(view, "atlantis", NAMES)
    cards = list(load().market)[:3]
    words = alt.hand(load(), cards)
    assert words.startswith("1. ") and load().market[cards[2]].name in words
    assert alt.hand(load(), []) == "no cards"


def test_a_colony_owner_without_a_player_is_the_crown() -> None:
    step = front.new_game(["england", "france"], seed=3)
    view = replace(front.view(step.state, None), face_up=None)
    assert "The Crown" in alt.board_text(view, NAMES)
