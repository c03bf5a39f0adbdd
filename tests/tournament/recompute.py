"""Standings worked out anew from the text of `results.csv`, with nothing of the project's own.

python tests/tournament/recompute.py DIR [elimination]: compare DIR/standings.csv with what DIR/results.csv gives.
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


def recomputed(sheet: str, *, elimination: bool) -> list[tuple[str, ...]]:
    """Return the rows of the standings from the text of `results.csv`, with nothing of the project's own.

    `number` is taken from the names, which are `P1`, `P2`...
    """
    rows = list(csv.DictReader(io.StringIO(sheet)))
    points: dict[str, int] = defaultdict(int)
    reached: dict[str, int] = defaultdict(int)
    games: dict[tuple[str, str], list[tuple[str, int, int]]] = defaultdict(list)
    for row in rows:
        points[row["player"]] += int(Fraction(row["points"]) * 1000)
        reached[row["player"]] = max(reached[row["player"]], int(row["round"]) if elimination else 0)
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
        line = [reached[player], points[player], wins, 0, round(sonneborn), round(opponents), renown]
        figures[player] = line
    for (player, line), (other, theirs) in itertools.permutations(figures.items(), 2):
        if line[:3] == theirs[:3]:
            for game in games.values():
                here = {name: place for name, place, _ in game}
                if player in here and other in here:
                    line[3] += 1 if here[player] < here[other] else -1
    order = sorted(
        figures,
        key=lambda player: (*(-figure for figure in figures[player]), numbered(player)),
    )
    return [(str(rank), player, *map(str, figures[player])) for rank, player in enumerate(order, start=1)]


def main(folder: Path, elimination: bool) -> int:
    """Print whether the standings agree. Returns the exit code."""
    found = recomputed((folder / "results.csv").read_text("utf-8"), elimination=elimination)
    lines = [line for line in (folder / "standings.csv").read_text("utf-8").splitlines() if not line.startswith("#")]
    shown = [
        (
            *(row["rank"], row["player"], row["reached"], str(int(Fraction(row["points"]) * 1000)), row["wins"]),
            *(row["head_to_head"], *(str(int(Fraction(row[key]) * 1000)) for key in ("sonneborn", "opponents"))),
            row["renown"],
        )
        for row in csv.DictReader(lines)
    ]
    print("the standings agree" if shown == found else "the standings DIFFER")
    return int(shown != found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), "elimination" in sys.argv[2:]))
