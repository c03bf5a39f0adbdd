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
    recorded = {entry["sealed"][: seals.SHOWN] for entry in json.loads(data)["actions"] if entry.get("sealed")}
    assert shown and shown <= recorded
    auctions = [chapter.section for chapter in await chapters(world.store, game) if chapter.section.has("auction_won")]
    log = await world.store.play.log(1)
    for section in auctions:
        bids = next(told.event.facts["bids"] for told in section.events if told.event.kind == "auction_won")
        assert isinstance(bids, dict)
        assert set(seals.commitments(section, log, game.salt)) <= set(bids)


async def test_an_order_that_answers_is_committed_to_like_an_answer(world: World) -> None:
    """Nobody can tell from the line of commitments whose bid was left ahead (section 15)."""
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "bid")
    anna, ben = Person(world, "Anna"), Person(world, "Ben")
    await anna.actor.slash(world.thread(), "standing bid", on="any", most=1)
    await ben.actor.slash(world.thread(), "bid", amount=0)
    await world.host.conductor.settled(1)
    section = next(each.section for each in await chapters(world.store, game) if each.section.has("auction_won"))
    found = seals.commitments(section, await world.store.play.log(1), game.salt)
    assert len(found) == 2
    assert all(commitment in everything_said(world) for commitment in found.values())


async def test_nothing_of_a_sealed_answer_shows_before_the_reveal(world: World) -> None:
    """While bids come in, no commitment stands in the thread."""
    await open_game(world, ["Anna", "Ben"])
    messages = world.thread().history(viewer=world.people["Chen"])
    assert not any(re.search(r"\b[0-9a-f]{16}\b", text(message)) for message in messages)
