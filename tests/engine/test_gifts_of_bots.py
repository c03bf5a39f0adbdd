"""7.2 and 11.2: a captain pays for somebody who can stop a rival, and only then."""

from __future__ import annotations

import pytest

from engine import front
from engine.ai.minds import make
from tests.builder import Table

PLAYERS = ("england", "france", "netherlands")


def court(*, french: int = 0, english: int = 6, running: int = 1, favour: int = 6) -> Table:
    """The Netherlands is head of the Court; England plays first, France can push past with what it lacks in ducats."""
    table = Table(*PLAYERS).seat("netherlands", favour=7, ducats=0).seat("france", favour=favour, ducats=french)
    table.seat("england", ducats=english).play_turn("england", then="france")
    table.state.cycle = 4
    table.state.running["court_favourite"] = {"netherlands": running}
    return table


def answer(table: Table) -> str:
    """Return what a captain of England does."""
    decision = next(asked for asked in front.decisions(table.state) if asked.seat == "england")
    return make("captain", seat="england", salt=1).choose(front.view(table.state, "england"), decision)


@pytest.mark.parametrize("french", [0, 1, 3])
def test_a_gift_is_what_the_other_lacks(french: int) -> None:
    price = 4
    assert answer(court(french=french)) == f"give:france:{price - french}"


@pytest.mark.parametrize(
    "why", [{"french": 4}, {"english": 3}, {"running": 0}, {"favour": 5}], ids=["rich", "poor", "no hurry", "too far"]
)
def test_no_gift_where_it_is_not_needed_or_does_not_help(why: dict[str, int]) -> None:
    assert not answer(court(**why)).startswith("give:")


def test_nobody_gives_before_ambitions_are_checked() -> None:
    table = court()
    table.state.cycle = 2
    assert not answer(table).startswith("give:")


@pytest.mark.parametrize(("enslaved", "gift"), [(1, "give:france:5"), (0, "")])
def test_a_gift_for_a_manumission_against_an_abolitionist(enslaved: int, gift: str) -> None:
    table = Table(*PLAYERS).seat("netherlands", liberated=6, ducats=0).seat("france", liberated=5, ducats=0)
    if enslaved:
        table.colony("barbados", "france", "enslaved")
    table.seat("england", ducats=7).play_turn("england", then="france")
    table.state.cycle = 4
    given = answer(table)
    assert given == gift if gift else not given.startswith("give:")
