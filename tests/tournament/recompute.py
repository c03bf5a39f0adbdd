"""Standings worked out anew from the text of `results.csv`, with nothing of the project's own.

python tests/tournament/recompute.py DIR [FIRST_KNOCKOUT_ROUND]: compares
DIR/standings.csv with what DIR/results.csv gives.
"""

from __future__ import annotations

import csv
import io
import itertools
import sys
from collections import defaultdict
from fractions import Fraction
from pathlib import Path


def numbered(player: str) -> int:
    """Return the number in a name like `Player 007` or `P7`."""
    return int("".join(letter for letter in player if letter.isdigit()))


def order_of(figures: list[int], player: str) -> tuple[int, ...]:
    """Return by what a player is ranked: less is better only for the place in the last knockout round."""
    reached, place, *others = figures
    return (-reached, place, *(-figure for figure in others), numbered(player))


def recomputed(sheet: str, *, knockout_from: int) -> list[tuple[str, ...]]:
    """Return the rows of the standings from the text of `results.csv`, with nothing of the project's own.

    `number` is taken from the names, which are `P1`, `P2`...
    """
    rows = list(csv.DictReader(io.StringIO(sheet)))
    points: dict[str, int] = defaultdict(int)
    last: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    games: dict[tuple[str, str], list[tuple[str, int, int]]] = defaultdict(list)
    for row in rows:
        points[row["player"]] += int(Fraction(row["points"]) * 1000)
        if knockout_from and int(row["round"]) >= knockout_from:
            last[row["player"]] = max(last[row["player"]], (int(row["round"]), int(row["place"] or 0)))
        if row["ending"] != "bye":
            games[row["round"], row["table"]].append((row["player"], int(row["place"]), int(row["renown"])))
    figures: dict[str, list[int]] = {}
    for player in points:
        mine = [game for game in games.values() if player in [one[0] for one in game]]
        places = [{name: place for name, place, _ in game} for game in mine]
        wins = sum(place[player] == 1 for place in places)
        sonneborn = sum(
            (
                Fraction(sum(points[other] for other in place if place[other] > place[player]), len(place) - 1)
                for place in places
            ),
            Fraction(),
        )
        means = [Fraction(sum(points[one] for one in place if one != player), len(place) - 1) for place in places]
        opponents = sum(means, Fraction()) / len(means) if means else Fraction()
        renown = sum(part for game in mine for name, _, part in game if name == player)
        line = [*last[player], points[player], wins, 0, round(sonneborn), round(opponents), renown]
        figures[player] = line
    for (player, line), (other, theirs) in itertools.permutations(figures.items(), 2):
        if line[:4] == theirs[:4]:
            for game in games.values():
                here = {name: place for name, place, _ in game}
                if player in here and other in here:
                    line[4] += 1 if here[player] < here[other] else -1
    order = sorted(
        figures,
        key=lambda player: order_of(figures[player], player),
    )
    return [(str(rank), player, *map(str, figures[player])) for rank, player in enumerate(order, start=1)]


def shown_rows(sheet: str) -> list[tuple[str, ...]]:
    """Return the rows of `standings.csv` as `recomputed` gives them, points in thousandths."""
    rows = csv.DictReader(line for line in sheet.splitlines() if not line.startswith("#"))
    exact = ("points", "sonneborn", "opponents")
    before = ("rank", "player", "reached", "last_place")
    names = (*before, "points", "wins", "head_to_head", "sonneborn", "opponents", "renown")
    return [tuple(str(int(Fraction(row[key]) * 1000)) if key in exact else row[key] for key in names) for row in rows]


def main(folder: Path, knockout_from: int) -> int:
    """Print whether the standings agree. Returns the exit code."""
    found = recomputed((folder / "results.csv").read_text("utf-8"), knockout_from=knockout_from)
    same = shown_rows((folder / "standings.csv").read_text("utf-8")) == found
    print("the standings agree" if same else "the standings DIFFER")
    return int(not same)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))
