"""The recorded games are played again: the first line that differs is named."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from engine.model import Ending
from tests.playthroughs.record import files, read, write

ENDINGS: tuple[Ending, ...] = ("court_favourite", "abolitionist", "president", "pirate_king", "hacendado")


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.stem))
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    recorded = path.read_text(encoding="utf-8").splitlines()
    played = write(read("\n".join(recorded)))
    for number, (old, new) in enumerate(zip_longest(recorded, played), start=1):
        assert old == new, f"{path.name}, line {number}; look, then write anew with: python -m tests.playthroughs"


def test_there_is_a_game_for_each_number_of_seats_and_each_way_to_end() -> None:
    games = {path.stem: read(path.read_text(encoding="utf-8")) for path in files()}
    sizes = {"solo" if len(g.nations) == 2 and "spain" in g.nations else len(g.nations) for g in games.values()}
    assert sizes == {2, 3, 4, 5, "solo"}
    text = "".join(path.read_text(encoding="utf-8") for path in files())
    for ending in ENDINGS:
        assert f'"ending": "{ending}"' in text
