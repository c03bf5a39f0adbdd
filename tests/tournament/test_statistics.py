"""Records and seasons."""

from __future__ import annotations

from tournament.seasons import season_of
from tournament.statistics import Finish, Finished, against, card_records, longest, records


def game(number: int, *players: int | None, actions: int = 100, ending: str = "hacendado") -> Finished:
    nations = ("spain", "england", "france", "netherlands", "courland")
    seats = tuple(Finish(one, nations[place], 10 - place) for place, one in enumerate(players))
    return Finished(number, ending, actions, seats)


GAMES = [game(1, 7, 8, None), game(2, 8, 7, ending="pirate_king"), game(3, None, 7, actions=300)]


def test_records_of_players_and_nations() -> None:
    players = records(GAMES, lambda seat: seat.player)
    assert set(players) == {7, 8}
    assert (players[7].games, players[7].wins, players[7].renown) == (3, 1, 28)
    assert players[7].places == {1: 1, 2: 2}
    assert players[8].endings == {"pirate_king": 1}
    assert abs(players[7].expected - (1 / 3 + 1 / 2 + 1 / 2)) < 1e-9
    assert records(GAMES, lambda seat: seat.nation)["spain"].wins == 3


def test_head_to_head() -> None:
    assert against(GAMES, 7) == {8: (1, 1)}
    assert against(GAMES, 9) == {}


def test_cards_and_openings() -> None:
    cards = {
        1: [("bought", "england", "a"), ("bought", "england", "b"), ("played", "spain", "a"), ("played", "spain", "a")]
    }
    assert {card: (one.games, one.wins) for card, one in card_records(GAMES, cards).items()} == {"a": (1, 1)}
    first = card_records(GAMES, cards, openings=True)
    assert {card: (one.games, one.wins) for card, one in first.items()} == {"a": (1, 0)}


def test_longest_games() -> None:
    assert [one.number for one in longest(GAMES, 2)] == [3, 1]


def test_seasons_are_quarters() -> None:
    new_year = season_of(1_767_225_600)  # 1 January 2026
    assert new_year.name == "2026-1" and new_year.start == 1_767_225_600
    assert season_of(1_767_225_599).name == "2025-4"
    assert season_of(1_767_225_600, back=1).end == new_year.start
