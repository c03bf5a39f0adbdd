"""Hints that two entrants are one person: from two figures, with bounds, and never about chance meetings."""

from __future__ import annotations

from tournament.likeness import AFTER_WITHIN, ANSWERS, MADE_WITHIN, Hint, hints


def turns(count: int, seconds: int) -> list[tuple[int, int]]:
    """Return answers of 1 and 2 in turn, this far apart."""
    return [(1 + place % 2, place * seconds) for place in range(count)]


def test_accounts_made_together() -> None:
    assert hints({1: 1000, 2: 1000 + MADE_WITHIN, 3: 5000}, []) == [Hint("made", 1, 2, MADE_WITHIN)]
    assert hints({1: 1000, 2: 1001 + MADE_WITHIN}, []) == []


def test_answers_always_at_once() -> None:
    assert hints({}, [turns(ANSWERS + 1, AFTER_WITHIN)]) == [Hint("prompt", 1, 2, ANSWERS, ANSWERS)]
    assert hints({}, [turns(ANSWERS, AFTER_WITHIN)]) == []  # too few
    assert hints({}, [turns(ANSWERS + 1, AFTER_WITHIN + 1)]) == []  # as others do
    assert hints({}, [[(1, place) for place in range(90)]]) == []  # one alone
