"""What people type: ids, names without accents, beginnings; near matches are proposed and never guessed."""

from __future__ import annotations

import pytest

from cogs.matching import Candidate, match, near, offer

PLACES = [
    Candidate("curacao", ("Curaçao",)),
    Candidate("cumana", ("Cumaná",)),
    Candidate("santiago", ("Santiago",)),
    Candidate("santa_cruz", ("Santa Cruz",)),
    Candidate("petit_goave", ("Petit-Goâve",)),
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("curacao", "curacao"),
        ("CURAÇAO", "curacao"),
        ("  Cumana ", "cumana"),
        ("petit", "petit_goave"),
        ("santa", "santa_cruz"),
        ("sant", None),
        ("havana", None),
        ("", None),
        ("santa cruz de tenerife", None),
    ],
)
def test_what_is_meant(typed: str, meant: str | None) -> None:
    found = match(typed, PLACES)
    assert (found.value if found is not None else None) == meant


def test_near_matches() -> None:
    assert near("Curacoa", PLACES)[0] == "Curaçao"
    assert set(near("sant", PLACES)) == {"Santiago", "Santa Cruz"}
    assert near("zzz", PLACES) == []


def test_what_is_offered_begins_with_what_begins_so() -> None:
    assert [one.value for one in offer("cu", PLACES, 25)] == ["curacao", "cumana"]
    assert [one.value for one in offer("cruz", PLACES, 25)] == ["santa_cruz"]
    assert len(offer("", PLACES, 3)) == 3
