"""What people type: ids, names without accents, beginnings; near matches are proposed and never guessed."""

from __future__ import annotations

import pytest

from cogs.matching import Candidate, match, match_word, near, offer, unknown

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
    assert near("antiles", [Candidate("antilles", ("Antilles Approach",))]) == ["Antilles Approach"]


def test_what_is_offered_begins_with_what_begins_so() -> None:
    assert [one.value for one in offer("cu", PLACES, 25)] == ["curacao", "cumana"]
    assert [one.value for one in offer("cruz", PLACES, 25)] == ["santa_cruz"]
    assert len(offer("", PLACES, 3)) == 3


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("CRÜZ", "santa_cruz"), ("goa", "petit_goave"), ("go", None), ("sant", None), ("oave", None), ("", None)],
)
def test_a_word_inside_a_name_is_meant_where_one_name_has_it(typed: str, meant: str | None) -> None:
    found = match_word(typed, PLACES)
    assert (found.value if found is not None else None) == meant


@pytest.mark.parametrize("typed", ["Bid", "ducats", "1"])
def test_a_number_is_never_guessed(typed: str) -> None:
    only = [Candidate("bid:10", ("Bid 10 ducats",), whole=True)]
    assert match_word(typed, only) is None
    assert match_word("bid 10 ducats", only) == only[0]


def test_a_refusal_proposes_what_is_near_or_else_tells_what_is_possible() -> None:
    assert unknown("Curacoa", "to", PLACES).code == "unknown"
    assert unknown("zzz", "to", PLACES).code == "unknown-none-near"
    assert unknown("", "to", PLACES).code == "unknown-none-near"
    assert unknown("zzz", "to", []).code == "nothing-here"
