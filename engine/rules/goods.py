"""Section 5: the steps of the Goods Year. Labour (5.3) and the loss of the enslaved (5.6) have modules of their own."""

from __future__ import annotations

from engine import query
from engine.content.model import FeverProof, Income, OrderChoice
from engine.frames import GoodsYear, Labour, Losses, PlayerOrder
from engine.game import Game
from engine.model import CITIZEN, CROWN, ENSLAVED
from engine.rules.labour import crown_labour
from engine.rules.rule import Rule, automatic


def proceed(game: Game, frame: GoodsYear) -> bool:
    """Do the next step of the Goods Year."""
    step = frame.step
    frame.step += 1
    if step == 0:
        update_order(game)
    elif step == 1:
        refill(game)
    elif step == 2:
        game.push(Labour(queue=list(game.state.order)))
    elif step == 3:
        crown_labour(game)
    elif step == 4:
        for zone in game.atlas.zones:
            die_off(game, zone)
    elif step == 5:
        place_chests(game)
    elif step == 6:
        game.push(Losses(zones=list(game.atlas.zones)))
    elif step == 7:
        pay_earnings(game)
    else:
        game.pop(frame)
    return True


def update_order(game: Game) -> None:
    """5.1: lowest Renown first; ties: fewer $, then the later in the old order. 4.5: the first order is the draw."""
    state = game.state
    if state.cycle > 1:
        place = {seat: number for number, seat in enumerate(state.order)}
        state.order.sort(
            key=lambda seat: (query.renown(state, game.atlas, seat), state.players[seat].ducats, -place[seat])
        )
    game.tell("order_updated", order=list(state.order))
    choosers = [seat for seat in state.order if query.has_effect(state, game.atlas, seat, OrderChoice)]
    if choosers:
        game.push(PlayerOrder(choosers=choosers))


def order_proceed(game: Game, frame: PlayerOrder) -> bool:
    if frame.choosers:
        return False
    game.pop(frame)
    return True


def order_answer(game: Game, frame: PlayerOrder, seat: str, option: str) -> None:
    """Move the chooser to the chosen end of the order."""
    frame.choosers.remove(seat)
    order = game.state.order
    if option != "stay":
        order.remove(seat)
        order.insert(0 if option == "first" else len(order), seat)
    game.tell("order_choice", seat=seat, choice=option)


def refill(game: Game) -> None:
    """5.2: Cathedrals to their printed number; a Visita outside rebel land zones regains one Native; homes."""
    state, atlas = game.state, game.atlas
    citizens: dict[str, int] = {}
    for zone, site in atlas.cathedral.items():
        missing = atlas.content.sites[site].citizens - state.citizens[zone]
        if missing > 0:
            state.citizens[zone] += missing
            citizens[zone] = missing
    natives: dict[str, int] = {}
    for site in atlas.all_native_sites:
        kind, printed, _, _ = query.native_kind(state, atlas, site)
        if kind == "visita" and not query.is_rebel(state, atlas.zone_of[site]) and state.natives[site] < printed:
            state.natives[site] += 1
            natives[site] = 1
    homes: dict[str, int] = {}
    for nation in state.nations:
        missing = atlas.numbers.game.home_citizens - state.homes[nation]
        if missing > 0:
            state.homes[nation] += missing
            homes[nation] = missing
    game.tell("cathedrals_refilled", citizens=citizens, natives=natives, homes=homes)


def die_off(game: Game, zone: str) -> None:
    """5.4: one die for a land zone with an occupied Colony."""
    state, atlas = game.state, game.atlas
    occupied: list[str] = []
    for site in atlas.colony_sites[zone]:
        colony = state.colonies.get(site)
        if colony is not None and colony.worker is not None:
            occupied.append(site)
    if not occupied:
        return
    fever = atlas.content.land_zones[zone].fever
    die = game.roll()
    enslaved: list[str] = []
    citizens: list[str] = []
    numbers = atlas.numbers.goods
    if die <= fever:
        enslaved = [site for site in occupied if state.colonies[site].worker == ENSLAVED]
    if fever >= numbers.citizens_die_fever and die <= numbers.citizens_die_at:
        citizens = [
            site
            for site in occupied
            if state.colonies[site].worker == CITIZEN and not _fever_proof(game, state.colonies[site].owner)
        ]
    for site in (*enslaved, *citizens):
        state.colonies[site].worker = None
    game.tell("fever_roll", zone=zone, die=die, fever=fever, enslaved=enslaved, citizens=citizens)


def _fever_proof(game: Game, owner: str) -> bool:
    return owner in game.state.players and query.has_effect(game.state, game.atlas, owner, FeverProof)


def place_chests(game: Game) -> None:
    """5.5: the next Goods card; a Chest at each occupied Colony that yields one of its goods or Treasure."""
    state, atlas = game.state, game.atlas
    state.year_goods = state.goods_deck.pop(0)
    game.tell("goods_turned", goods=list(state.year_goods))
    placed: list[str] = []
    for site in atlas.all_colony_sites:
        colony = state.colonies.get(site)
        if colony is None or colony.worker is None or colony.chests >= atlas.numbers.game.max_chests:
            continue
        good = atlas.good_of(site)
        if atlas.is_treasure(good) or good in state.year_goods:
            colony.chests += 1
            placed.append(site)
    game.tell("chests_placed", sites=placed)


def pay_earnings(game: Game) -> None:
    """5.7: what Colonies outside rebel land zones and tableau cards earn."""
    state, atlas = game.state, game.atlas
    earns = {CITIZEN: atlas.numbers.goods.citizen_earns, ENSLAVED: atlas.numbers.goods.enslaved_earns}
    earned = dict.fromkeys([*state.order, CROWN], 0)
    for site, colony in state.colonies.items():
        if colony.worker is not None and not query.is_rebel(state, atlas.zone_of[site]):
            earned[colony.owner] += earns[colony.worker]
    for seat in state.order:
        from_colonies = -(-earned[seat] // atlas.content.nations[seat].powers.earnings_divisor)
        from_cards = sum([card_income(game, seat, effect) for effect in query.effects(state, atlas, seat, Income)])
        state.players[seat].ducats += from_colonies + from_cards
        game.tell("earned", seat=seat, colonies=from_colonies, cards=from_cards, total=from_colonies + from_cards)


def card_income(game: Game, seat: str, effect: Income) -> int:
    """Return what one income effect pays: flat, or for each own occupied Colony of its good, in any zone."""
    if not effect.good:
        return effect.amount
    sites = sum(
        1
        for site, colony in game.state.colonies.items()
        if colony.owner == seat and colony.worker is not None and game.atlas.good_of(site) == effect.good
    )
    return effect.amount * sites


RULE = automatic(proceed)
ORDER_RULE = Rule(
    "order_choice",
    order_proceed,
    lambda game, frame: frame.choosers[:1],
    lambda game, frame, seat: ["first", "last", "stay"] if seat == frame.choosers[0] else [],
    order_answer,
)
