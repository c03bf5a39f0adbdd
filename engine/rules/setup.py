"""Section 4: set-up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.atlas import atlas_of
from engine.errors import Malformed
from engine.frames import Cycle
from engine.game import Game
from engine.model import CITIZEN, CROWN, EUROPE, SPAIN, Colony, Fleet, Player, State


def goods_cards(game: Game, cards: int) -> list[list[str]]:
    """Return Goods cards made at random: each good as often as any other to within one (5.5)."""
    goods = [good.id for good in game.atlas.content.goods.values() if not good.treasure]
    size = game.atlas.numbers.goods.year_goods
    left = dict.fromkeys(goods, cards * size // len(goods))
    for good in game.shuffle(goods)[: cards * size % len(goods)]:
        left[good] += 1
    deck: list[list[str]] = []
    for remaining in range(cards, 0, -1):
        # A good that must be on every card still to be made comes first; the rest is drawn by how often it is left.
        tickets = game.shuffle([good for good in goods for _ in range(left[good])])
        chosen = [good for good in goods if left[good] >= remaining]
        for good in tickets:
            if len(chosen) >= size:
                break
            if good not in chosen:
                chosen.append(good)
        for good in chosen:
            left[good] -= 1
        deck.append(sorted(chosen, key=game.atlas.rank.__getitem__))
    return game.shuffle(deck)


def check_nations(nations: Sequence[str], known: Sequence[str]) -> None:
    """Refuse a set of nations that 1.1 and 1.2 do not allow. Raises Malformed."""
    unknown = [nation for nation in nations if nation not in known]
    if unknown:
        raise Malformed(f"There is no nation '{unknown[0]}'; the nations are {', '.join(known)}.")
    if len(set(nations)) != len(nations):
        raise Malformed("Each nation can be in the game once.")
    if not 2 <= len(nations) <= 5:
        raise Malformed(f"A game has 2 to 5 seats, not {len(nations)} (rule 1.2).")
    if len(nations) >= 4 and SPAIN not in nations:
        raise Malformed(f"With {len(nations)} seats one of them is Spain (rule 1.2).")


def set_up(nations: Sequence[str], seed: int, length: str, content: str) -> Game:
    """Return a new game before its first Year. `nations` in seat order; `length` short, standard or long.

    Raises Malformed for nations or a length that the rules do not have.
    """
    atlas = atlas_of(content)
    numbers = atlas.numbers.game
    check_nations(nations, tuple(atlas.content.nations))
    lengths = {"short": numbers.short_cycles, "standard": numbers.standard_cycles, "long": numbers.long_cycles}
    if length not in lengths:
        raise Malformed(f"There is no game length '{length}'; choose {', '.join(lengths)}.")
    state = State(
        content=content,
        length=length,
        cycles=lengths[length],
        nations=list(nations),
        players={},
        order=[],
        rng=seed & ((1 << 64) - 1),
        cycle=1,
        year_kind="goods",
        colonies={},
        natives={site: atlas.content.sites[site].natives for site in atlas.all_native_sites},
        missions={},
        citizens={zone: atlas.content.sites[site].citizens for zone, site in atlas.cathedral.items()},
        homes=dict.fromkeys(nations, numbers.home_citizens),
        rebels=dict(numbers.start_rebels),
        market=[],
        discard=[],
        haven=[],
        goods_deck=[],
        year_goods=[],
        at_war=sorted((min(nation, SPAIN), max(nation, SPAIN)) for nation in nations if nation != SPAIN),
        favour_rose=dict.fromkeys(nations, 0),
        running={"court_favourite": {}, "president": {}},
        frames=[],
    )
    game = Game(state, atlas)
    _place_colonies(game)
    for nation in nations:
        start = atlas.content.nations[nation]
        fleet = Fleet(at=EUROPE, galleons=start.galleons, legality=start.legality)
        state.players[nation] = Player(ducats=start.ducats, fleet=fleet, letter=start.powers.letter_of_marque)
    state.market = game.shuffle(list(atlas.content.market))
    state.haven = game.shuffle(list(atlas.content.haven))
    state.goods_deck = goods_cards(game, state.cycles)
    for nation in nations:
        for _ in range(numbers.haven_dealt):
            state.players[nation].hand.append(state.haven.pop(0))
    state.order = game.shuffle(list(nations))
    state.frames = [Cycle()]
    game.tell("game_started", nations=list(nations), length=length, cycles=state.cycles, order=list(state.order))
    return game


def _place_colonies(game: Game) -> None:
    """4.1 and 4.3: the Crown's Colonies, and one for each other nation."""
    state, atlas = game.state, game.atlas
    crown = SPAIN if SPAIN in state.nations else CROWN
    for site_id in atlas.all_colony_sites:
        site = atlas.content.sites[site_id]
        if site.crown:
            state.colonies[site_id] = Colony(owner=crown, worker=site.worker, fort=site.fort)
    for nation in state.nations:
        start = atlas.content.nations[nation]
        if start.start_site:
            state.colonies[start.start_site] = Colony(owner=nation, worker=CITIZEN, fort=start.start_fort)
