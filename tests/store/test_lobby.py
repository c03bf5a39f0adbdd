"""Before the start: joining, leaving, nations, bots; everything is checked in the transaction."""

from __future__ import annotations

import asyncio

import pytest

from store.errors import Refused
from store.store import Store
from tests.store.conftest import ANNA, BEN, open_game


async def refused(code: str, request: object) -> None:
    """Await a request and see that it is refused for this reason."""
    with pytest.raises(Refused) as caught:
        await request  # type: ignore[misc]
    assert caught.value.code == code


async def test_the_opener_has_the_first_seat(store: Store) -> None:
    game = await store.lobby.open(guild_id=1, channel_id=2, user_id=ANNA, name="Anna", length="standard", seed=1)
    assert [seat.user_id for seat in game.seats] == [ANNA]
    assert game.phase == "lobby"


async def test_joining_twice_is_refused(store: Store) -> None:
    game = await open_game(store)
    await refused("joined", store.lobby.join(game.id, BEN, "Ben"))
    assert len((await store.find.game(game.id)).seats) == 2


async def test_two_people_who_press_join_at_once_for_the_last_seat(store: Store) -> None:
    game = await open_game(store)
    for _ in range(2):
        await store.lobby.add_bot(game.id, ANNA, "Bot", "pirate")
    results = await asyncio.gather(
        store.lobby.join(game.id, 21, "C"), store.lobby.join(game.id, 22, "D"), return_exceptions=True
    )
    assert sum(isinstance(result, Refused) and result.code == "full" for result in results) == 1
    assert len((await store.find.game(game.id)).seats) == 5


async def test_a_bot_needs_somebody_who_belongs_there(store: Store) -> None:
    game = await open_game(store)
    await refused("not-in-game", store.lobby.add_bot(game.id, 99, "Bot", "pirate"))


async def test_leaving_gives_the_seat_back_and_one_can_return(store: Store) -> None:
    game = await open_game(store)
    game = await store.lobby.leave(game.id, ANNA)
    assert [seat.user_id for seat in game.seats] == [BEN]
    await refused("not-in-game", store.lobby.leave(game.id, ANNA))
    game = await store.lobby.join(game.id, ANNA, "Anna")
    assert [seat.user_id for seat in game.seats] == [BEN, ANNA]


async def test_removing_a_bot_takes_the_last_one(store: Store) -> None:
    game = await open_game(store)
    await refused("no-bot", store.lobby.remove_bot(game.id, ANNA))
    await store.lobby.add_bot(game.id, ANNA, "One", "pirate")
    await store.lobby.add_bot(game.id, ANNA, "Two", "trader")
    game = await store.lobby.remove_bot(game.id, ANNA)
    assert [seat.name for seat in game.seats] == ["Anna", "Ben", "One"]


async def test_a_nation_is_chosen_once(store: Store) -> None:
    game = await open_game(store)
    await store.lobby.choose_nation(game.id, ANNA, "france")
    await store.lobby.choose_nation(game.id, ANNA, "france")
    await refused("nation-taken", store.lobby.choose_nation(game.id, BEN, "france"))
    await refused("nation", store.lobby.choose_nation(game.id, BEN, "portugal"))
    await store.lobby.choose_nation(game.id, ANNA, None)
    game = await store.lobby.choose_nation(game.id, BEN, "france")
    assert [seat.nation for seat in game.seats] == [None, "france"]


async def test_only_the_opener_sets_the_length(store: Store) -> None:
    game = await open_game(store)
    await refused("opener-only", store.lobby.set_length(game.id, BEN, "long"))
    await refused("length", store.lobby.set_length(game.id, ANNA, "endless"))
    assert (await store.lobby.set_length(game.id, ANNA, "long")).length == "long"


async def test_1_2_two_or_three_seats_play_without_spain(store: Store) -> None:
    game = await open_game(store)
    dealt = (await store.play.start(game.id, ANNA)).game.nations
    assert len(dealt) == 2
    assert "spain" not in dealt


async def test_1_2_a_person_cannot_choose_spain_with_three_seats(store: Store) -> None:
    game = await open_game(store)
    await store.lobby.add_bot(game.id, ANNA, "Bot", "pirate")
    await store.lobby.choose_nation(game.id, ANNA, "spain")
    await refused("spain-not-played", store.play.start(game.id, ANNA))
    assert (await store.find.game(game.id)).phase == "lobby"


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("seed", range(6))
async def test_1_2_four_or_five_seats_play_with_spain(store: Store, seats: int, seed: int) -> None:
    game = await open_game(store, seed)
    for number in range(seats - 2):
        await store.lobby.join(game.id, 30 + number, f"P{number}")
    dealt = (await store.play.start(game.id, ANNA)).game.nations
    assert len(set(dealt)) == seats
    assert "spain" in dealt


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
async def test_1_2_solo_is_one_person_against_a_spanish_bot(store: Store, bots: int) -> None:
    game = await store.lobby.open(guild_id=1, channel_id=2, user_id=ANNA, name="Anna", length="short", seed=3)
    for _ in range(bots):
        await store.lobby.add_bot(game.id, ANNA, "Bot", "pirate")
    played = await store.play.start(game.id, ANNA)
    assert len(played.game.nations) == bots + 1
    assert played.game.seat_for("spain").user_id is None


async def test_1_2_a_person_alone_cannot_be_spain(store: Store) -> None:
    game = await store.lobby.open(guild_id=1, channel_id=2, user_id=ANNA, name="Anna", length="short", seed=3)
    await store.lobby.add_bot(game.id, ANNA, "Bot", "pirate")
    await store.lobby.choose_nation(game.id, ANNA, "spain")
    await refused("spain-not-played", store.play.start(game.id, ANNA))


async def test_one_seat_is_too_few_and_starting_twice_is_refused(store: Store) -> None:
    game = await store.lobby.open(guild_id=1, channel_id=2, user_id=ANNA, name="Anna", length="short", seed=3)
    await refused("too-few", store.play.start(game.id, ANNA))
    await store.lobby.join(game.id, BEN, "Ben")
    await refused("not-in-game", store.play.start(game.id, 99))
    results = await asyncio.gather(
        store.play.start(game.id, ANNA), store.play.start(game.id, BEN), return_exceptions=True
    )
    assert sum(isinstance(result, Refused) and result.code == "started" for result in results) == 1
    await refused("started", store.lobby.join(game.id, 30, "C"))


async def test_the_same_seed_deals_the_same_nations(store: Store) -> None:
    dealt = [(await store.play.start((await open_game(store, 5)).id, ANNA)).game.nations for _ in range(3)]
    assert len(set(dealt)) == 1


async def test_an_abandoned_game_takes_nobody(store: Store) -> None:
    game = await open_game(store)
    await refused("not-in-game", store.lobby.abandon(game.id, 99))
    assert (await store.lobby.abandon(game.id, BEN)).phase == "abandoned"
    await refused("ended", store.lobby.join(game.id, 30, "C"))
    await refused("ended", store.lobby.abandon(game.id, BEN))
    await refused("no-game", store.find.game(999))
