"""The waiting predicate under whatever people do: play, leave orders, go, come back, hand over, undo, correct, stop."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest

from clocks.plan import Plan
from engine import front, mend
from engine.ai import minds
from engine.atlas import atlas_of
from engine.errors import Illegal
from engine.game import Game as Board
from engine.model import Action
from store.errors import Refused
from store.store import Store
from tests.store.conftest import ANNA, BEN, start_game
from tests.store.test_waits import Hand
from tests.store.test_waits import hand as hand

PEOPLE = (ANNA, BEN, 13, 14)


async def check(store: Store) -> None:
    """Open waits are exactly the open questions to people who are there, one each; nobody is waited for in vain."""
    game, state = await store.play.position(1)
    found = await store.clocks.waiting(1)
    wanted: set[tuple[str, str, int | None]] = set()
    asked = front.decisions(state) if game.phase == "running" else []
    for decision in asked:
        seat = game.seat_for(decision.seat)
        if decision.given is None and not seat.is_bot:
            wanted.add((decision.seat, decision.kind, seat.user_id))
    assert {(wait.seat, wait.kind, wait.user_id) for wait in found} == wanted
    assert len(found) == len(wanted)
    if game.phase == "running":
        assert any(decision.given is None for decision in asked), "a game never waits for nobody"
    closed = [wait for wait, _ in await store.clocks.history(1) if wait.outcome in ("answered", "default", "order")]
    done = {(one.seat, one.seq) for one in await store.play.log(1)}
    for wait in closed:
        if wait.outcome != "order":
            assert (wait.seat, wait.closed_seq) in done
    assert len({(wait.seat, wait.closed_seq) for wait in closed}) == len(closed)


async def step(store: Store, chance: random.Random) -> None:
    """Do one thing out of all that people do."""
    game, state = await store.play.position(1)
    person = chance.choice(PEOPLE)
    what = chance.choice(
        ["play"] * 12 + ["order", "leave", "back", "over", "undo", "pause", "default", "rewind", "mend"]
    )
    if what == "play":
        one = chance.choice([one for one in front.decisions(state) if one.given is None])
        answer = minds.make("random", seat=one.seat, salt=chance.randrange(99)).choose(front.view(state, one.seat), one)
        seat = game.seat_for(one.seat)
        await store.play.act(1, Action(one.seat, answer), user_id=None if seat.is_bot else seat.user_id)
    elif what == "order":
        seat = chance.choice(game.seats)
        option = chance.choice(["order:support:target", "order:bid:any:2", "order:announce:top", "order:bid:any:none"])
        await store.play.act(1, Action(seat.nation or "", option), user_id=seat.user_id)
    elif what == "leave":
        await store.chairs.leave(1, person, "left")
    elif what == "back":
        await store.chairs.come_back(1, person)
    elif what == "over":
        await store.chairs.take_over(1, chance.choice(game.seats).position, person, "Substitute")
    elif what == "undo":
        last = await store.play.undoable(1, person)
        if last is not None:
            await store.play.undo(1, person, last.seq)
    elif what == "rewind" and game.seq > 3:
        await store.play.rewind(1, game.seq - 2)
    elif what == "mend":
        where = Board(state, atlas_of(state.content), quiet=True)
        kind = chance.choice(["ducats", "worker", "owner", "fleet", "rebels", "favour"])
        of = chance.choice(mend.subjects(where, kind))
        now = chance.choice([str(one) for one in mend.choices(where, kind, of)][:12])
        with contextlib.suppress(Illegal):  # as it is already, or while secrets are out
            await store.play.correct(1, f"mend:{kind}:{of}:{now}", user_id=99, epoch=game.epoch)
    elif what == "pause":
        await (store.clocks.pause(1) if chance.random() < 0.5 else store.clocks.resume(1))
    elif what == "default":
        for wait in await store.clocks.force(1, chance.choice(game.seats).position):
            first = next(one for one in front.decisions(state) if one.seat == wait.seat).options[0]
            option = first.id if first.low is None else f"{first.id.rpartition(':')[0]}:{first.low}"
            await store.play.act(1, Action(wait.seat, option), user_id=None, wait_id=wait.id)


@pytest.mark.parametrize("seed", range(6))
async def test_who_is_waited_for_is_who_is_asked_whatever_happens(path: Path, hand: Hand, seed: int) -> None:
    chance = random.Random(seed)
    store = await Store.open(path)
    try:
        await start_game(store, seed=seed + 1)
        await store.clocks.set_plan(1, Plan("bank", 90_000, 600, 90_000, grace=60))
        for number in range(120):
            if (await store.find.game(1)).phase != "running":
                break
            with contextlib.suppress(Refused):
                await step(store, chance)
            hand.time += chance.randrange(1, 4000)
            await check(store)
            if number % 40 == 39:  # stopped and started again
                await store.close()
                store = await Store.open(path)
                await check(store)
    finally:
        await store.close()
