"""Provably fair: a whole record verifies, and any change of any byte is found and named."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from engine import fair, front, record, verify
from engine.ai.captain import Captain
from engine.ai.persona import personas
from engine.model import Action
from engine.record import BrokenRecord, Record
from engine.simulate import play_game

SALT = "0123456789abcdef0123456789abcdef"


@pytest.fixture(scope="module")
def data() -> bytes:
    """A finished short game as it is exported."""
    _, _, actions = play_game(["england", "france", "courland"], 21, "short", ["random"])
    return record.write(record.make(["england", "france", "courland"], 21, "short", actions, salt=SALT))


def test_a_true_record_verifies(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 0, and the published commitment fits too."""
    file = tmp_path / "game.json"
    file.write_bytes(data)
    assert verify.main([str(file), "--commitment", fair.seed_commitment(21, SALT)]) == 0
    assert capsys.readouterr().out.startswith("Verified")


def test_another_published_commitment_does_not_fit(data: bytes) -> None:
    """Who kept the commitment of the first message sees a swapped game."""
    with pytest.raises(BrokenRecord, match="was published"):
        verify.verify(data, fair.seed_commitment(22, SALT))


def test_any_changed_byte_is_found(data: bytes) -> None:
    """Two hundred random bytes, each changed to another one."""
    chance = random.Random(4)
    for _ in range(200):
        place = chance.randrange(len(data))
        changed = bytearray(data)
        changed[place] = chance.choice([byte for byte in b"0123456789abcdefz \n" if byte != changed[place]])
        with pytest.raises(BrokenRecord):
            verify.verify(bytes(changed))


def test_a_changed_bid_is_named(data: bytes) -> None:
    """A bid that would have been legal is named by its action, and so is a link, a seal and a seed."""
    game = msgspec.json.decode(data, type=Record)
    number = next(
        at for at, entry in enumerate(game.actions) if entry.option.startswith("bid:") and entry.option != "bid:0"
    )
    changed = msgspec.json.decode(data, type=Record)
    changed.actions[number].option = "bid:0"
    with pytest.raises(BrokenRecord, match=rf"Action {number + 1} "):
        verify.verify(record.write(changed))
    changed = msgspec.json.decode(data, type=Record)
    changed.actions[7].link = "0" * 32
    with pytest.raises(BrokenRecord, match="Action 8 "):
        verify.verify(record.write(changed))
    changed.seed = 5
    with pytest.raises(BrokenRecord, match="Seed 5"):
        verify.verify(record.write(changed))


def test_the_commitment_to_an_answer_by_order_is_checked() -> None:
    """An order answers a bid of every auction: each has a commitment of its own, and a changed one is named."""
    nations = ["england", "france"]
    state = front.new_game(nations, 3, "short").state
    actions = [Action("england", "order:bid:any:1")]
    state = front.apply(state, actions[0]).state
    while state.frames:
        asked = next(one for one in front.decisions(state) if one.given is None)
        actions.append(Action(asked.seat, Captain(personas()["trader"]).choose(front.view(state, asked.seat), asked)))
        state = front.apply(state, actions[-1]).state
    game = record.make(nations, 3, "short", actions, salt=SALT)
    verify.verify(record.write(game))
    ordered = [(number, each) for number, entry in enumerate(game.actions, start=1) for each in entry.ordered]
    assert len(ordered) > 3 and len({each for _, each in ordered}) == len(ordered)
    number = ordered[2][0]
    game.actions[number - 1].ordered = ["0" * 64]
    with pytest.raises(BrokenRecord, match=rf"Action {number} .*an order gave"):
        verify.verify(record.write(game))


def test_a_cut_record_is_found(data: bytes) -> None:
    """Without its last action the game is not over."""
    game = msgspec.json.decode(data, type=Record)
    game.actions.pop()
    with pytest.raises(BrokenRecord, match="not over"):
        verify.verify(record.write(game))


def test_what_cannot_be_verified_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No salt, no file: one sentence each, exit code 1."""
    file = tmp_path / "game.json"
    file.write_bytes(record.write(record.make(["england", "france"], 1, "short", [])))
    assert verify.main([str(file)]) == 1
    assert "not verified" in capsys.readouterr().err
    assert verify.main([str(tmp_path / "none.json")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_commitments_hide_and_bind() -> None:
    """Another seed, salt, number, seat or option gives another commitment."""
    commitments = {
        fair.answer_commitment(SALT, number, seat, option)
        for number in (1, 2)
        for seat in ("england", "france")
        for option in ("bid:0", "bid:1")
    }
    assert len(commitments) == 8
    assert fair.seed_commitment(1, SALT) != fair.seed_commitment(1, SALT[::-1])
