"""A game in which gifts of ducats (7.2) are off: not offered, refused with a reason, and the same in its record."""

from __future__ import annotations

import pytest

from engine import front, record, verify
from engine.ai.determinize import possible_state
from engine.errors import Illegal
from engine.model import Action, State

NATIONS = ["england", "france"]


def at_play_turn(*, gifts: bool) -> tuple[State, list[Action]]:
    """Return a position in the first play turn."""
    state, actions = front.new_game(NATIONS, 5, "short", gifts=gifts).state, []
    while (asked := front.decisions(state)[0]).kind != "play_turn":
        option = asked.options[0]
        answer = option.id if option.low is None else f"{option.id.rpartition(':')[0]}:{option.low}"
        actions.append(Action(asked.seat, answer))
        state = front.apply(state, actions[-1]).state
    return state, actions


def kinds(state: State) -> set[str]:
    return {option.kind for option in front.decisions(state)[0].options}


def test_gifts_are_offered_unless_they_are_off() -> None:
    assert "give" in kinds(at_play_turn(gifts=True)[0])
    state, _ = at_play_turn(gifts=False)
    assert "give" not in kinds(state)
    seat = front.waiting_for(state)[0]
    other = next(nation for nation in NATIONS if nation != seat)
    with pytest.raises(Illegal, match="Gifts of ducats are off") as refused:
        front.apply(state, Action(seat, f"give:{other}:1"))
    assert (refused.value.rule, refused.value.code) == ("7.2", "gifts-off")
    assert f"give:{other}:1" in front.not_offered(state, seat)


def test_a_bot_knows_that_they_are_off() -> None:
    state, _ = at_play_turn(gifts=False)
    seen = front.view(state, front.waiting_for(state)[0])
    assert "give" not in kinds(possible_state(seen, 1))


def test_a_position_with_gifts_is_written_as_it_always_was() -> None:
    state, _ = at_play_turn(gifts=True)
    assert b"gifts" not in front.encode(state)
    without, _ = at_play_turn(gifts=False)
    assert front.decode(front.encode(without)).gifts is False


def test_the_record_says_so_and_no_other_can_be_put_in_its_place() -> None:
    _, actions = at_play_turn(gifts=False)
    made = record.make(NATIONS, 5, "short", actions, salt="s", gifts=False)
    data = record.write(made)
    assert b'"gifts": false' in data
    *_, last = record.play(record.read(data))
    assert "give" not in kinds(last.state)
    assert b"gifts" not in record.write(record.make(NATIONS, 5, "short", actions, salt="s"))
    with pytest.raises(record.BrokenRecord, match="start of the game"):
        verify.verify(data.replace(b'"gifts": false', b'"gifts": true'))
