"""Corrections by a moderator: named, bounded, told to everybody, part of a record that replays and verifies."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import front, mend, record, verify
from engine.atlas import atlas_of
from engine.errors import GameError, Illegal, Malformed, NotYours, Stale
from engine.game import Game
from engine.model import Action, State
from tests.builder import Chest, Table
from tests.engine.accounts import check_cards

NATIONS = ["england", "france", "netherlands"]


def correct(state: State, option: str) -> Any:
    """Make a correction."""
    return front.apply(state, Action(mend.MODERATOR, f"mend:{option}"))


def turn() -> Table:
    """England's play turn, France still to come."""
    return Table("england", "france", "spain").play_turn("england", then="france")


def game_of(state: State) -> Game:
    return Game(state, atlas_of(state.content), quiet=True)


@pytest.mark.parametrize(
    ("option", "read", "value"),
    [
        ("ducats:france:12", lambda state: state.players["france"].ducats, 12),
        ("favour:france:3", lambda state: state.players["france"].favour, 3),
        ("liberated:france:2", lambda state: state.players["france"].liberated, 2),
        ("infamy:france:1", lambda state: state.players["france"].infamy, 1),
        ("fleet:france:jamaica", lambda state: state.players["france"].fleet.at, "jamaica"),
        ("legality:france:SMUGGLER", lambda state: state.players["france"].fleet.legality, "SMUGGLER"),
        ("owner:barbados:france", lambda state: state.colonies["barbados"].owner, "france"),
        ("worker:tortuga:enslaved", lambda state: state.colonies["tortuga"].worker, "enslaved"),
        ("chests:tortuga:1", lambda state: state.colonies["tortuga"].chests, 1),
        ("natives:timucua:0", lambda state: state.natives["timucua"], 0),
        ("citizens:cuba:2", lambda state: state.citizens["cuba"], 2),
        ("rebels:cuba:2", lambda state: state.rebels["cuba"], 2),
        ("order:all:spain+france+england", lambda state: state.order, ["spain", "france", "england"]),
    ],
)
def test_one_public_thing_is_set_and_told(option: str, read: Any, value: object) -> None:
    before = turn().state
    step = correct(before, option)
    assert read(step.state) == value != read_or_none(read, before)
    told = [event for event in step.events if event.kind == "mended"]
    assert len(told) == 1 and told[0].hidden is None
    assert told[0].facts["now"] == value and step.barrier
    assert front.waiting_for(step.state) == front.waiting_for(before)


def read_or_none(read: Any, state: State) -> object:
    try:
        return read(state)
    except KeyError:
        return None


def test_a_card_comes_out_of_the_discard_pile_and_is_in_one_place() -> None:
    table = turn()
    content = front.content_of(table.state)
    card = table.state.market.pop()
    table.state.discard.append(card)
    after = correct(table.state, f"hand:{card}:spain").state
    assert card in after.players["spain"].hand and card not in after.discard
    check_cards(after, len(content.market), len(content.haven))
    with pytest.raises(Illegal, match="no hand of"):
        correct(after, f"hand:{card}:france")


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("ducats:france:1000", "choose a whole number from 0 to 999"),
        ("ducats:france:x", "'x' does not fit"),
        ("ducats:portugal:3", "There is no ducats of portugal"),
        ("renown:france:3", "'renown' cannot be corrected"),
        ("rebels:cuba:99", "0 to"),
        ("fleet:france:nowhere", "'nowhere' does not fit"),
        ("order:all:spain+france", "does not fit for order"),
        ("owner:tortuga:none", "does not fit for owner"),
        ("fleet:france:europe", "is so already"),
        ("fort:tortuga:maybe", "'maybe' does not fit"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_values(option: str, sentence: str) -> None:
    table = turn()
    before = front.encode(table.state)
    with pytest.raises(Illegal, match=sentence):
        correct(table.state, option)
    assert front.encode(table.state) == before


def test_a_fleet_with_chests_is_not_put_into_europe() -> None:
    table = turn().fleet("france", at="cuba", chests=[Chest("dyewood")])
    with pytest.raises(Illegal, match="'europe' does not fit"):
        correct(table.state, "fleet:france:europe")


def test_markers_stay_bounded() -> None:
    table = turn()
    most = front.content_of(table.state).nations["france"].colony_markers
    state = table.state
    free = [site for site in game_of(state).atlas.all_colony_sites if site not in state.colonies]
    while sum(colony.owner == "france" for colony in state.colonies.values()) < most:
        state = correct(state, f"owner:{free.pop()}:france").state
    with pytest.raises(Illegal, match="does not fit for owner"):
        correct(state, f"owner:{free.pop()}:france")


def test_the_title_follows_infamy() -> None:
    state = correct(turn().state, "infamy:france:20").state
    assert state.admiral == "france"
    state = correct(state, "infamy:england:20").state
    assert state.admiral == "france", "a tie leaves it where it is"
    state = correct(state, "infamy:france:0").state
    assert state.admiral == "england"
    assert correct(state, "infamy:england:0").state.admiral is None


def test_nothing_is_corrected_while_secrets_or_a_battle_are_under_way() -> None:
    table = Table("england", "france", "netherlands").market("otter", "swiftsure", "amsterdam")
    table.auctions("england")
    table.do("england", "top")
    with pytest.raises(Illegal, match="waits until that is decided"):
        correct(table.state, "ducats:france:1")


def test_players_do_not_correct_and_a_moderator_does_not_play() -> None:
    state = turn().state
    with pytest.raises(NotYours, match="Only a moderator"):
        front.apply(state, Action("england", "mend:ducats:england:99"))
    with pytest.raises(NotYours, match="Only a moderator"):
        front.apply(state, Action(mend.MODERATOR, "end"))
    with pytest.raises((Malformed, Stale)):
        correct(state, "ducats")


def test_whatever_is_offered_can_be_done_and_leaves_a_game_that_goes_on() -> None:
    """Random corrections amid random play: the books stay in order and the games still end."""
    done = {what for seed in range(6) for what in mended_at_random(seed)}
    assert done == set(mend.kinds())


def mended_at_random(seed: int) -> set[str]:
    """Play a game to its end; return what was corrected in it."""
    chance = random.Random(seed)
    state = front.new_game(NATIONS, seed, "short").state
    content, done = front.content_of(state), set()
    for _ in range(6000):
        if not state.frames:
            break
        game = game_of(state)
        what = chance.choice(mend.kinds())
        of = chance.choice(mend.subjects(game, what) or ["-"])
        found = [str(one) for one in mend.choices(game, what, of)][:30]
        if chance.random() < 0.2 and found:
            now = "+".join(chance.sample(found, len(found))) if what == "order" else chance.choice(found)
            try:
                state = correct(state, f"{what}:{of}:{now}").state
                done.add(what)
            except Illegal as error:
                assert error.code in ("mend-wait", "mend-same"), error
        if not state.frames:
            break
        asked = chance.choice(front.decisions(state))
        option = chance.choice(asked.options)
        answer = option.id if option.low is None else f"{option.id.rpartition(':')[0]}:{option.low}"
        state = front.apply(state, Action(asked.seat, answer)).state
        check_cards(state, len(content.market), len(content.haven))
        assert sum(state.rebels.values()) <= content.numbers.game.max_rebels
        assert front.decode(front.encode(state)) == state
        assert bool(front.waiting_for(state)) == bool(state.frames)
    assert state.winner is not None
    return done


def test_a_corrected_game_replays_and_verifies_and_a_changed_correction_is_found() -> None:
    chance = random.Random(3)
    state = front.new_game(NATIONS, 3, "short").state
    actions: list[Action] = []
    while state.frames:
        asked = front.decisions(state)[0]
        option = chance.choice(asked.options)
        answer = option.id if option.low is None else f"{option.id.rpartition(':')[0]}:{option.low}"
        for action in (Action(mend.MODERATOR, f"mend:ducats:france:{chance.randrange(9)}"), Action(asked.seat, answer)):
            try:
                state = front.apply(state, action).state
            except GameError:
                continue
            actions.append(action)
            if not state.frames:
                break
    data = record.write(record.make(NATIONS, 3, "short", actions, salt="s"))
    assert len(verify.verify(data).actions) == len(actions)
    forged = data.replace(b"mend:ducats:france:8", b"mend:ducats:france:7", 1)
    assert forged != data
    with pytest.raises(record.BrokenRecord):
        verify.verify(forged)
