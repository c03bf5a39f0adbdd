"""The sheets of a tournament as texts."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from cogs.tournament_pages import lines_of
from store.tournament_records import Logged, Tournament
from tournament.own_record import iso
from tournament.ratings import rate_results
from tournament.sheets import everything, ratings_sheet, results_sheet, sheet_names, standings_sheet


def export_files(one: Tournament, logged: Sequence[Logged] = ()) -> dict[str, str]:
    """Return file name -> text: three CSV sheets, and all of it as JSON. `logged`: what was done, newest first."""
    names = sheet_names(one.names)
    lines, results = lines_of(one), one.results
    ratings = rate_results(results)
    about = {
        "name": one.name,
        "plan": dataclasses.asdict(one.plan),
        "points": {"places": dict(one.points.places), "renown": one.points.renown, "bye": one.points.bye},
        "seed": one.seed,
        "phase": one.phase,
        "length": one.length,
        "most": one.most,
        "hours": one.hours,
        "seeding": one.seeding,
        "talk": one.talk,
        "clock": dataclasses.asdict(one.clock),
        "statuses": {entrant.number: entrant.status for entrant in one.entrants},
        "tables": [
            {
                "round": table.round,
                "table": table.number,
                "game": table.game_id,
                "ending": table.ending,
                "seats": [[row.entrant, row.seat, row.nation] for row in one.at(table.round, table.number)],
            }
            for table in one.tables
        ],
        "ratings": {number: dataclasses.asdict(rating) for number, rating in sorted(ratings.items())},
        "log": [_entry(entry) for entry in reversed(logged)],
    }
    return {
        "results.csv": results_sheet(results, names),
        "standings.csv": standings_sheet(lines, names),
        "ratings.csv": ratings_sheet(ratings, names),
        "tournament.json": everything(about, results, lines, names),
    }


def _entry(entry: Logged) -> dict[str, object]:
    """Return a line of the log without the numbers that people have on Discord."""
    facts = {name: fact for name, fact in entry.facts.items() if not str(fact).startswith("<@")}
    return {"at": iso(entry.at), "code": entry.code, **facts}
