"""Message catalogues: fallback, and that a missing message or argument is loud."""

from __future__ import annotations

import pytest

from engine.content.loader import load
from engine.model import Event
from story import MissingMessage, closest, narrate, say


def test_say_fills_a_message() -> None:
    assert say("year-kind", year_kind="auction") == "Auction Year"


def test_a_missing_message_is_loud() -> None:
    with pytest.raises(MissingMessage, match="no-such-message"):
        say("no-such-message")


def test_a_missing_argument_is_loud() -> None:
    with pytest.raises(MissingMessage, match="event-turn-ended"):
        say("event-turn-ended")


def test_an_unknown_language_falls_back_to_english() -> None:
    assert closest("ja") == "en"
    assert say("track-favour", "ja") == "Favour"


def test_a_region_falls_back_to_its_language() -> None:
    assert closest("en-GB") == "en"


def test_no_isolation_marks() -> None:
    assert say("list-and", first="a", last="b") == "a and b"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Ana sails from the Gulf of Mexico to Cuba: 2 winds, 3 left. (2.3)"),
        ("pt-BR", "Ana navega do Golfo do México para Cuba: 2 ventos, restam 3. (2.3)"),
        ("es", "Ana navega del Golfo de México a Cuba: 2 vientos, quedan 3. (2.3)"),
    ],
)
def test_prepositions_melt_into_articles(locale: str, told: str) -> None:
    event = Event("sailed", {"seat": "england", "origin": "gulf", "to": "cuba", "winds": 2, "left": 3})
    assert narrate.line(event, None, {"england": "Ana"}, load(), locale) == told
