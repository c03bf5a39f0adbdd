"""Commitments: the seed's in the first message, those of sealed answers with their reveal, all good in the record."""

from __future__ import annotations

import json
import re

from cogs import seals
from cogs.chronicle import chapters
from cogs.export import export_bytes
from engine import fair, verify
from engine.model import Action
from sandbox.world import World
from tests.cogs.driver import Person, everything_said, fast_forward, open_game, text, wise


async def test_a_game_is_committed_to_and_verified_afterwards(world: World) -> None:
    """What was shown in the thread fits the record that is exported at the end."""
    await open_game(world, ["Anna"], bots=2)
    anna = Person(world, "Anna")
    for salt in range(3000):
        asked = await anna.asked()
        if asked is None:
            break
        position, one = asked
        answer = wise(position, one, salt)[1]
        await world.store.play.act(1, Action(one.decision.seat, answer), user_id=anna.actor.id)
        world.host.conductor.wake(1)
        await world.host.conductor.settled(1)
    game = await world.store.find.game(1)
    data = await export_bytes(world.store, game)
    said = everything_said(world)
    published = fair.seed_commitment(game.seed, game.salt)
    assert published in said
    verify.verify(data, published)
    shown = set(re.findall(r"\b[0-9a-f]{16}\b", said))
    assert shown and shown <= recorded(data)
    for bids, found in await auctions(world):
        assert set(found) <= set(bids)


async def test_an_order_that_answers_is_committed_to_like_an_answer(world: World) -> None:
    """Nobody can tell from the commitments whose bid was left ahead (section 15): one for each, none of them twice."""
    await open_game(world, ["Anna", "Ben"])
    await fast_forward(world, 1, "announce")
    for name in ("Anna", "Ben"):
        await world.people[name].slash(world.thread(), "standing bid", on="any", most=0)
    for salt in range(300):
        game = await world.store.find.game(1)
        if game.phase != "running":
            break
        for name in ("Anna", "Ben"):
            person = Person(world, name)
            asked = await person.asked()
            if asked is not None and asked[1].open:
                answer = wise(*asked, salt)[1]
                await world.store.play.act(1, Action(asked[1].decision.seat, answer), user_id=person.actor.id)
        world.host.conductor.wake(1)
        await world.host.conductor.settled(1)
    revealed = await auctions(world)
    assert len(revealed) > 4 and all(set(found) == set(bids) for bids, found in revealed)
    every = [commitment for _, found in revealed for commitment in found.values()]
    assert len(every) == len(set(every))
    assert all(commitment in everything_said(world) for commitment in every)
    data = await export_bytes(world.store, game)
    verify.verify(data, fair.seed_commitment(game.seed, game.salt))
    assert set(every) <= recorded(data)


def recorded(data: bytes) -> set[str]:
    """Return the beginnings of all commitments in a record."""
    actions = json.loads(data)["actions"]
    full = [each for entry in actions for each in (entry.get("sealed"), *entry.get("ordered", ())) if each]
    return {each[: seals.SHOWN] for each in full}


async def auctions(world: World) -> list[tuple[dict[str, int], dict[str, str]]]:
    """Return the bids of each auction and the commitments shown with them."""
    game, log = await world.store.find.game(1), await world.store.play.log(1)
    found = []
    for chapter in await chapters(world.store, game):
        for told in chapter.section.events:
            if told.event.kind == "auction_won":
                events = await world.store.play.events(1, seals.asked_since(told, log), told.seq)
                bids = told.event.facts["bids"]
                assert isinstance(bids, dict)
                found.append((bids, seals.commitments(told, log, events, game.salt)))
    return found


async def test_nothing_of_a_sealed_answer_shows_before_the_reveal(world: World) -> None:
    """While bids come in, no commitment stands in the thread."""
    await open_game(world, ["Anna", "Ben"])
    messages = world.thread().history(viewer=world.people["Chen"])
    assert not any(re.search(r"\b[0-9a-f]{16}\b", text(message)) for message in messages)
