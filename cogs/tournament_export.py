"""The sheets of a tournament as texts."""

from __future__ import annotations

import dataclasses

from cogs.tournament_pages import lines_of
from store.tournament_records import Tournament
from tournament.ratings import rate_results
from tournament.sheets import everything, ratings_sheet, results_sheet, sheet_names, standings_sheet


def export_files(one: Tournament) -> dict[str, str]:
    """Return file name -> text: three CSV sheets, and all of it as JSON."""
    names = sheet_names(one.names)
    lines, results = lines_of(one), one.results
    about = {
        "name": one.name,
        "plan": dataclasses.asdict(one.plan),
        "points": {"places": dict(one.points.places), "renown": one.points.renown, "bye": one.points.bye},
        "seed": one.seed,
        "phase": one.phase,
    }
    return {
        "results.csv": results_sheet(results, names),
        "standings.csv": standings_sheet(lines, names),
        "ratings.csv": ratings_sheet(rate_results(results), names),
        "tournament.json": everything(about, results, lines, names),
    }
