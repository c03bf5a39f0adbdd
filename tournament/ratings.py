"""Ratings: Plackett-Luce over the full ranking of each table (openskill), from the record alone, in its order."""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from openskill.models import PlackettLuce

from tournament.model import Result, by_table

Player = TypeVar("Player", bound=Hashable)
PROVISIONAL = 5  # games until a rating is shown without a mark
IDLE_DAYS = 90  # without a game for so long a rating is shown apart, unchanged


@dataclasses.dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody's strength. `mu`: the estimate, `sigma`: how uncertain it is, `games`: rated so far."""

    mu: float
    sigma: float
    games: int

    @property
    def provisional(self) -> bool:
        """Whether there are too few games to rely on it."""
        return self.games < PROVISIONAL

    @property
    def ordinal(self) -> float:
        """The cautious estimate by which a ladder is ordered: mu less three times sigma."""
        return self.mu - 3 * self.sigma


def newcomer() -> Rating:
    """Return the rating of somebody who has not played."""
    model = PlackettLuce()
    return Rating(model.mu, model.sigma, 0)


def rate(games: Iterable[Sequence[Player]], before: Mapping[Player, Rating] | None = None) -> dict[Player, Rating]:
    """Return player -> rating after these games, each given as its players, best first.

    `before`: ratings to begin with. A game in which somebody sits twice, or alone, is left out.
    """
    model = PlackettLuce()
    ratings = dict(before or {})
    for players in games:
        if len(players) < 2 or len(set(players)) < len(players):
            continue
        old = [ratings.get(player, newcomer()) for player in players]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
        for player, was, (now,) in zip(players, old, model.rate(teams), strict=True):
            ratings[player] = Rating(now.mu, now.sigma, was.games + 1)
    return ratings


def rate_results(results: Iterable[Result]) -> dict[int, Rating]:
    """Return entrant -> rating after these results, in the order of rounds and tables."""
    tables = by_table(results).values()
    return rate([[row.entrant for row in sorted(rows, key=lambda row: row.place)] for rows in tables])


def ladder(ratings: Mapping[Player, Rating]) -> list[tuple[Player, Rating]]:
    """Return players and ratings, best first: by the cautious estimate, then more games."""
    return sorted(ratings.items(), key=lambda item: (-item[1].ordinal, -item[1].games, str(item[0])))
