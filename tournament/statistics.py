"""Statistics over finished games: how often each player or nation won, by which ending, who met whom."""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)


@dataclasses.dataclass(frozen=True, slots=True)
class Finish:
    """The end of one seat: `player` None for a bot."""

    player: int | None
    nation: str
    renown: int


@dataclasses.dataclass(frozen=True, slots=True)
class Finished:
    """One finished game, its seats best first. `actions`: answers it took."""

    number: int
    ending: str
    actions: int
    seats: tuple[Finish, ...]


@dataclasses.dataclass(slots=True)
class Record:
    """What somebody or something has come to. `places`: place -> games; `endings`: those won; `renown`: in all."""

    games: int = 0
    wins: int = 0
    renown: int = 0
    expected: float = 0.0
    places: Counter[int] = dataclasses.field(default_factory=Counter)
    endings: Counter[str] = dataclasses.field(default_factory=Counter)
    nations: Counter[str] = dataclasses.field(default_factory=Counter)

    def add(self, game: Finished, place: int) -> None:
        """Take one seat of a game into account. `place`: 0 is the winner."""
        seat = game.seats[place]
        self.games += 1
        self.renown += seat.renown
        self.expected += 1 / len(game.seats)
        self.places[place + 1] += 1
        self.nations[seat.nation] += 1
        if place == 0:
            self.wins += 1
            self.endings[game.ending] += 1


def records(games: Iterable[Finished], key: Callable[[Finish], Key | None]) -> dict[Key, Record]:
    """Return key -> record over all seats; seats whose key is None are left out."""
    found: dict[Key, Record] = defaultdict(Record)
    for game in games:
        for place, seat in enumerate(game.seats):
            name = key(seat)
            if name is not None:
                found[name].add(game, place)
    return dict(found)


def card_records(
    games: Iterable[Finished], cards: Mapping[int, Sequence[tuple[str, str, str]]], *, openings: bool = False
) -> dict[str, Record]:
    """Return card -> record of the seats that played it; `openings`: of those that bought it as their first.

    `cards`: game -> (`played` or `bought`, nation, card) in order. A seat counts once for each card.
    """
    found: dict[str, Record] = defaultdict(Record)
    for game in games:
        places = {seat.nation: place for place, seat in enumerate(game.seats)}
        seen: set[tuple[str, str]] = set()
        for kind, nation, card in cards.get(game.number, ()):
            key = (nation, "" if openings else card)
            if kind == ("bought" if openings else "played") and nation in places and key not in seen:
                seen.add(key)
                found[card].add(game, places[nation])
    return dict(found)


def against(games: Iterable[Finished], player: int) -> dict[int, tuple[int, int]]:
    """Return other player -> (games in which `player` had the better place, games the other had it)."""
    found: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    for game in games:
        order = [seat.player for seat in game.seats]
        if player in order:
            mine = order.index(player)
            for place, other in enumerate(order):
                if other is not None and other != player:
                    found[other][0 if mine < place else 1] += 1
    return {other: (won, lost) for other, (won, lost) in found.items()}


def longest(games: Sequence[Finished], most: int = 5) -> list[Finished]:
    """Return the games with the most answers, longest first."""
    return sorted(games, key=lambda game: (-game.actions, game.number))[:most]
