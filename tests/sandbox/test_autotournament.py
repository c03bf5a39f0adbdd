"""A tournament of bots through the real cogs, from the announcement to the trophy."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from sandbox.autotournament import autotournament
from tests.tournament.recompute import recomputed


async def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        told = await autotournament(4, "swiss", 1, 4, 3, "short", False, tmp_path / folder)
        assert told.startswith("Player 00") and "1 rounds, 1 games" in told
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == [
        "001-standings-1.png",
        "channel.md",
        "ratings.csv",
        "results.csv",
        "standings.csv",
        "tournament.json",
    ]
    for name in names:
        if name != "channel.md":  # people have other numbers at every start
            assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes(), name
    sheet = (tmp_path / "one" / "results.csv").read_text("utf-8")
    rows = list(csv.DictReader(io.StringIO(sheet)))
    assert [row["seat"] for row in rows] == ["1", "2", "3", "4"]
    assert sorted(row["place"] for row in rows) == ["1", "2", "3", "4"]
    shown = [line for line in (tmp_path / "one" / "standings.csv").read_text("utf-8").splitlines() if line[0] != "#"]
    ranked = [row["player"] for row in csv.DictReader(shown)]
    assert ranked == [row[1] for row in recomputed(sheet, knockout_from=0)]
    assert "wins The Brethren Cup" in (tmp_path / "one" / "channel.md").read_text("utf-8")
