"""Sixty-four people, from the announcement to the trophy: drops, a late entry, a substitute, a stop in each phase."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

from cogs.tournament_export import export_files
from sandbox.world import open_world
from tests.cogs.driver import restart
from tests.cogs.test_tournament import announce, do_next, now, said
from tests.tournament.recompute import recomputed, shown_rows

NAMES = tuple(f"P{number}" for number in range(1, 65))
ROUNDS = 3


async def test_sixty_four_people(tmp_path: Path) -> None:
    async with open_world(tmp_path / "pax.sqlite3", people=("Anna", "Late 65", "Sub 66", *NAMES)) as world:
        board = await announce(world, seats=4, rounds=ROUNDS)
        for name in NAMES:
            await world.people[name].click(board, label="Sign up")
        await restart(world)
        await do_next(world)
        for name in NAMES:
            await world.people[name].click(board, label="I am here")
        await restart(world)
        for number in range(1, ROUNDS + 1):
            await do_next(world)
            await restart(world)
            one = await now(world)
            assert (one.phase, one.round) == ("drawn", number)
            await do_next(world)
            await restart(world)
            assert len(await world.store.find.in_phase("running")) == len(one.tables_of(number)) == 16
            if number == 1:
                await world.people["P9"].slash(world.channel, "tournament leave")
                await world.people["Late 65"].click(board, label="Sign up")
                people = {"old": world.people["P17"], "new": world.people["Sub 66"]}
                await world.people["Anna"].slash(world.channel, "organise substitute", **people)
            await said(world, "Anna", "organise adjudicate")
            await restart(world)
        one = await now(world)
        assert one.phase == "over"
        met: Counter[frozenset[int]] = Counter()
        for table in one.tables:
            seats = [row.entrant for row in one.at(table.round, table.number)]
            met.update(frozenset(two) for two in itertools.combinations(seats, 2))
        assert max(met.values()) == 1
        seen = [(row.round, row.entrant) for row in one.places]
        assert len(seen) == len(set(seen)) == 64 * ROUNDS
        names = one.names
        drawn = {number: {names[row.entrant] for row in one.places if row.round == number} for number in (1, 2)}
        assert "Sub 66" in drawn[1] and "P17" not in drawn[1]
        assert {"Late 65", "Sub 66"} <= drawn[2] and not {"P9", "P17"} & drawn[2]
        files = export_files(one)
        found = recomputed(files["results.csv"], knockout_from=0)
        assert shown_rows(files["standings.csv"]) == found
