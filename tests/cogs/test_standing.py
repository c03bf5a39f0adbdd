"""Orders given ahead through Discord: private, shown back, used, withdrawn, and refused in one sentence."""

from __future__ import annotations

from engine import query
from engine.atlas import atlas_of
from engine.frames import Auctions, LandBattle, SeaBattle
from sandbox.world import World
from store.records import Game
from tests.cogs.driver import Person, everything_said, fast_forward, game_of, ids, meaning, open_game, text


async def test_orders_are_left_shown_and_withdrawn(world: World) -> None:
    """Four kinds of orders; nobody else reads of them."""
    await open_game(world, ["Anna", "Ben"])
    anna, thread = world.people["Anna"], world.thread()
    await anna.slash(thread, "standing announce", what="buried")
    by_kind = await anna.slash(thread, "standing announce", what="top", where="ship", also="tableau")
    assert "ship, tableau card; else you announce buried treasure" in text(by_kind.response.message)
    await anna.slash(thread, "standing bid", on="ship", most=3)
    await anna.slash(thread, "standing battle", first="against the crown", second="for the target")
    result = await anna.slash(thread, "standing labour", first="hire", second="Tlaxcala")
    assert result.ephemeral
    shown = text(result.response.message)
    assert "$3" in shown and "Tlaxcala" in shown
    assert "Tlaxcala" not in everything_said(world)
    _, state = await game_of(world)
    mine = (await world.store.find.game(1)).seat_of(anna.id)
    assert mine is not None and mine.nation is not None
    orders = state.players[mine.nation].orders
    assert orders.support == ["against_crown", "target"] and orders.labour == ["hire", "tlaxcala"]
    result = await anna.slash(thread, "standing withdraw")
    assert "Nothing" in text(result.response.message)


async def test_a_standing_bid_answers_at_once(world: World) -> None:
    """With an order on any card Anna is not asked for a bid any more."""
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "bid", of="Anna")
    await world.people["Anna"].slash(world.thread(), "standing bid", on="any", most=0)
    await world.host.conductor.settled(game.id)
    asked = await Person(world, "Anna").asked()
    assert asked is None or asked[1].decision.given == "bid:0" or asked[1].decision.kind != "bid"


async def test_the_next_announcement_is_left_with_a_bid(world: World) -> None:
    """6.2: two buttons on the panel of a bid, for who has an own auction to come; pressed again, one is withdrawn."""
    await open_game(world, ["Anna", "Ben"])
    game, nation, person = await bidder_with_an_auction_to_come(world)
    said = everything_said(world)
    panel = await person.open()
    await person.press(f"px:1:{game.epoch}:order:announce:buried")
    assert "In your next own auction you announce buried treasure." in text(panel.message)
    assert (await game_of(world))[1].players[nation].orders.announce == "buried"
    assert everything_said(world).count("buried") == said.count("buried"), "nobody else hears of it"
    await person.press(meaning(panel.message, "num"))
    assert "Sealed: " in text(panel.message)
    await person.press(f"px:1:{game.epoch}:order:announce:none")
    assert (await game_of(world))[1].players[nation].orders.announce is None


async def test_announcements_by_kind_are_left_with_a_bid(world: World) -> None:
    """6.2: the third button stays until it is pressed again, and the panel says what stands."""
    await open_game(world, ["Anna", "Ben"])
    game, nation, person = await bidder_with_an_auction_to_come(world)
    panel = await person.open()
    press = f"px:1:{game.epoch}:order:announce:top:ship+tableau"
    assert press in ids(panel.message)
    explained = text((await person.press(meaning(panel.message, "help"))).response)
    assert "In your next own auction you announce buried treasure." in explained
    assert "In each of your own auctions, until you withdraw this" in explained
    panel = await person.open()
    await person.press(press)
    assert "ship, tableau card; else you announce buried treasure" in text(panel.message)
    assert (await game_of(world))[1].players[nation].orders.announce == "top:ship+tableau"
    assert press not in ids(panel.message)
    await person.press(f"px:1:{game.epoch}:order:announce:none")
    assert (await game_of(world))[1].players[nation].orders.announce is None


async def test_labour_is_left_for_good_on_the_panel_that_asks_for_it(world: World) -> None:
    """5.3: one press answers now and from now on, and nobody else hears of it."""
    await open_game(world, ["Anna", "Ben"])
    game = await fast_forward(world, 1, "labour", of="Anna")
    nation = _nation(game, world, "Anna")
    anna = Person(world, "Anna")
    panel = await anna.open()
    vacant = query.vacant_colonies((await game_of(world))[1], atlas_of("core"), nation)
    assert vacant
    await anna.press(f"px:1:{game.epoch}:order:labour:hire+kidnap")
    await world.host.conductor.settled(game.id)
    _, state = await game_of(world)
    assert state.players[nation].orders.labour == ["hire", "kidnap"]
    assert "hire, kidnap" in text(panel.message)
    asked = await anna.asked()
    assert asked is None or asked[1].decision.kind != "labour" or asked[1].decision.given is not None
    assert "first that fits" not in everything_said(world)


async def test_battle_cards_are_left_for_good_on_the_panel_that_asks_for_one(world: World) -> None:
    """9.3: for the target, or against this attacker wherever it fights."""
    await open_game(world, ["Anna", "Ben", "Chen"])
    game = await fast_forward(world, 1, "support", of="Anna")
    nation = _nation(game, world, "Anna")
    _, state = await game_of(world)
    battle = state.frames[-1]
    assert isinstance(battle, LandBattle | SeaBattle)
    anna = Person(world, "Anna")
    panel = await anna.open()
    against = f"px:1:{game.epoch}:order:support:against_{battle.attacker}+target"
    assert {against, f"px:1:{game.epoch}:order:support:target"} <= set(ids(panel.message))
    await anna.press(against)
    await world.host.conductor.settled(game.id)
    _, state = await game_of(world)
    assert state.players[nation].orders.support == [f"against_{battle.attacker}", "target"]
    asked = await anna.asked()
    assert asked is None or asked[1].decision.kind != "support" or asked[1].decision.given == "support:target"


async def bidder_with_an_auction_to_come(world: World) -> tuple[Game, str, Person]:
    """Play on to a bid; return the game, and nation and person of who is initiator next."""
    game = await fast_forward(world, 1, "bid")
    auctions = (await game_of(world))[1].frames[-2]
    assert isinstance(auctions, Auctions)
    nation = auctions.initiators[0]
    name = next(name for name in ("Anna", "Ben") if _nation(game, world, name) == nation)
    return game, nation, Person(world, name)


def _nation(game: Game, world: World, name: str) -> str:
    seat = game.seat_of(world.people[name].id)
    assert seat is not None and seat.nation is not None
    return seat.nation


async def test_orders_that_cannot_be(world: World) -> None:
    """Unknown wishes, no seat, no game: one private sentence, nothing changed."""
    await open_game(world, ["Anna", "Ben"])
    before = (await world.store.find.game(1)).seq
    wrong = await world.people["Anna"].slash(world.thread(), "standing battle", first="for peace")
    assert wrong.ephemeral and "for peace" in text(wrong.response.message)
    mixed = await world.people["Anna"].slash(world.thread(), "standing announce", what="buried", where="ship")
    assert mixed.ephemeral and "goes with what:top, not with what:buried" in text(mixed.response.message)
    outside = await world.people["Chen"].slash(world.thread(), "standing show")
    assert outside.ephemeral and text(outside.response.message)
    offered = await world.people["Anna"].autocomplete(world.thread(), "standing battle", "first", "against")
    assert offered
    assert (await world.store.find.game(1)).seq == before
