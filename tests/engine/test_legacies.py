"""What one game of a campaign leaves to the next: the start of a seat, in the record, seen by everybody."""

from __future__ import annotations

import pytest

from engine import front, record
from engine.ai import minds
from engine.errors import Malformed
from engine.legacies import LAST, MOST, Legacy, legacies
from engine.model import Action
from engine.rules.ambitions import AMBITIONS
from engine.verify import verify

SEATS = ["england", "france"]


def test_the_table_has_every_end_and_gives_little() -> None:
    table = legacies()
    assert set(table) == {*AMBITIONS, "hacendado", LAST}
    for left in table.values():
        assert sum(left.amounts()) == 1
    assert all(2 * amount <= MOST for left in table.values() for amount in left.amounts())  # won and last of all bots


def test_a_seat_begins_with_what_was_left_to_it_and_nothing_else_changes() -> None:
    plain = front.new_game(SEATS, 5, "short")
    given = front.new_game(SEATS, 5, "short", left={"france": Legacy(ducats=1, favour=1, infamy=2, liberated=1)})
    before, after = plain.state.players, given.state.players
    assert after["england"] == before["england"]
    was, now = before["france"], after["france"]
    assert (now.ducats - was.ducats, now.favour, now.infamy, now.liberated) == (1, 1, 2, 1)
    assert given.state.rng == plain.state.rng and given.state.order == plain.state.order
    told = [event for event in given.events if event.kind == "inherited"]
    assert [event.facts["seat"] for event in told] == ["france"]
    assert front.view(given.state, "england").player("france").infamy == 2


def test_nothing_left_is_the_game_as_it_was() -> None:
    assert front.encode(front.new_game(SEATS, 5, "short", left={}).state) == front.encode(
        front.new_game(SEATS, 5, "short").state
    )


@pytest.mark.parametrize("left", [{"spain": Legacy(1)}, {"france": Legacy(MOST + 1)}, {"france": Legacy(-1)}])
def test_what_cannot_be_left(left: dict[str, Legacy]) -> None:
    with pytest.raises(Malformed):
        front.new_game(SEATS, 5, "short", left=left)


def test_a_record_with_a_legacy_is_played_again_and_verified() -> None:
    left = {"england": Legacy(liberated=1)}
    state = front.new_game(SEATS, 5, "short", left=left).state
    actions = []
    while state.winner is None:
        asked = next(one for one in front.decisions(state) if one.given is None)
        mind = minds.make("deckhand", seat=asked.seat, salt=1)
        actions.append(Action(asked.seat, mind.choose(front.view(state, asked.seat), asked)))
        state = front.apply(state, actions[-1]).state
    made = record.make(SEATS, 5, "short", actions, salt="a" * 32, left=left)
    read = record.read(record.write(made))
    assert record.left_to(read) == left
    assert front.encode(list(record.play(read))[-1].state) == front.encode(state)
    assert record.left_to(verify(record.write(made))) == left
    read.left = {"england": Legacy(liberated=2)}
    with pytest.raises(record.BrokenRecord):
        verify(record.write(read))
    assert b'"left"' not in record.write(record.make(SEATS, 5, "short", []))
