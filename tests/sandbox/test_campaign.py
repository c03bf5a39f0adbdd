"""A campaign of twelve short days: late, silent and absent people, substitutes, a bot that is often killed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from sandbox.campaign import campaign
from sandbox.campaign_report import Report, troubles


@pytest.fixture
def record() -> Report:
    """Return the record of a campaign with one wait, in good order."""
    ping = {"how": "call", "at": "2026-01-01T00:00:00+00:00", "sent": True}
    row = {
        "id": 1,
        "kind": "bid",
        "seat": "spain",
        "player": "Anna",
        "outcome": "answered",
        "action": 4,
        "seconds": 900,
        "pings": [ping],
    }
    summary = {"phase": "over", "told": True, "ending": "president"}
    return Report([row], summary, Counter({("spain", 4): 1}), Counter({"Anna": 1}))


async def test_every_decision_is_answered_once_and_called_for_once(tmp_path: Path) -> None:
    line = await campaign(12, 5, tmp_path, restarts=12, length="short", players=("Anna", "Dora", "Emil"))
    assert "0 troubles" in line
    waits = json.loads((tmp_path / "waits.json").read_text(encoding="utf-8"))
    summary = json.loads((tmp_path / "campaign.json").read_text(encoding="utf-8"))
    assert summary["phase"] == "over"
    assert summary["restarts"] >= 12
    assert {"answered", "default"} <= set(summary["outcomes"])
    assert {row["player"] for row in waits} >= {"Anna", "Dora", "Emil"}
    assert summary["talks"] and summary["gifts_with_words"] == 1 and summary["told_to_watchers"]
    assert [deal["status"] for deal in summary["deals"]] == ["kept"] and summary["deals"][0]["reminded"]
    assert summary["reminders_of_deals"] == 2
    for name in ("transcript.md", "dm-anna.md", "dm-emil.md"):
        assert (tmp_path / name).stat().st_size > 0


def test_a_good_record_has_no_troubles(record: Report) -> None:
    assert troubles(record) == []


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"outcome": "open"}, "is open"),
        ({"action": 5}, "0 answers"),
        ({"pings": []}, "never called"),
        ({"pings": [{"how": "call", "at": "", "sent": True}] * 2}, "told by call 2 times"),
    ],
)
def test_what_should_not_be_is_found(record: Report, change: dict[str, object], trouble: str) -> None:
    record.waits[0] |= change
    assert any(trouble in line for line in troubles(record))


def test_calls_that_were_not_noted_are_found(record: Report) -> None:
    record.calls["Ben"] = 1
    assert any("other calls" in line for line in troubles(record))


def test_an_unfinished_game_is_found(record: Report) -> None:
    record.summary["phase"] = "running"
    assert any("did not end" in line for line in troubles(record))
