"""The sheets of a tournament: `results.csv`, `standings.csv`, `ratings.csv`, and all of it as JSON."""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from collections.abc import Iterable, Mapping, Sequence

from tournament.model import Result
from tournament.ratings import Rating
from tournament.standings import FORMULAS, Line

RESULTS = ("round", "table", "seat", "player", "nation", "place", "renown", "points", "ending")
STANDINGS = (
    *("rank", "player", "reached", "last_place", "points", "wins", "head_to_head", "sonneborn", "opponents", "renown"),
    *("games", "number"),
)
RATINGS = ("player", "mu", "sigma", "games")


def sheet_names(names: Mapping[int, str]) -> dict[int, str]:
    """Return names for the sheets: no two alike, and none that a spreadsheet would take for a formula."""
    taken: set[str] = set()
    found: dict[int, str] = {}
    for number in sorted(names):
        plain = " ".join(names[number].split()).lstrip("=+-@#") or f"entrant {number}"
        found[number] = plain if plain not in taken else f"{plain} ({number})"
        taken.add(found[number])
    return found


def decimals(thousandths: int) -> str:
    """Return a number of thousandths with its three decimals."""
    sign = "-" if thousandths < 0 else ""
    whole, part = divmod(abs(thousandths), 1000)
    return f"{sign}{whole}.{part:03d}"


def results_sheet(results: Iterable[Result], names: Mapping[int, str]) -> str:
    """Return `results.csv`. A bye has table 0, seat 0 and no nation, place and Renown."""
    rows = [
        (
            row.round,
            row.table,
            row.seat,
            names[row.entrant],
            row.nation,
            "" if row.is_bye else row.place,
            "" if row.is_bye else row.renown,
            decimals(row.thousandths),
            row.ending,
        )
        for row in sorted(results, key=lambda row: (row.round, row.is_bye, row.table, row.seat, row.entrant))
    ]
    return _sheet((), RESULTS, rows)


def standings_sheet(lines: Sequence[Line], names: Mapping[int, str]) -> str:
    """Return `standings.csv`, the formulas in comments at its head."""
    rows = [
        (
            line.rank,
            names[line.entrant],
            line.reached,
            line.last_place,
            decimals(line.thousandths),
            line.wins,
            line.head_to_head,
            decimals(line.sonneborn),
            decimals(line.opponents),
            line.renown,
            line.played,
            line.entrant,
        )
        for line in lines
    ]
    return _sheet((*FORMULAS, "games: games played; number: in order of the sign-ups"), STANDINGS, rows)


def ratings_sheet(ratings: Mapping[int, Rating], names: Mapping[int, str]) -> str:
    """Return `ratings.csv`, the best first by mu less three times sigma."""
    order = sorted(ratings, key=lambda one: (-ratings[one].ordinal, one))
    rows = [(names[one], f"{ratings[one].mu:.6f}", f"{ratings[one].sigma:.6f}", ratings[one].games) for one in order]
    return _sheet((), RATINGS, rows)


def everything(
    about: Mapping[str, object], results: Sequence[Result], lines: Sequence[Line], names: Mapping[int, str]
) -> str:
    """Return a whole tournament as JSON. Points are thousandths."""
    whole = {
        **about,
        "entrants": [{"number": number, "name": name} for number, name in sorted(names.items())],
        "results": [dataclasses.asdict(row) for row in results],
        "standings": [dataclasses.asdict(line) for line in lines],
        "formulas": list(FORMULAS),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _sheet(comments: Iterable[str], head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    text.writelines(f"# {line}\n" for line in comments)
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
