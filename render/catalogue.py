"""What is in the catalogue of pictures: every kind, zone, seat count, palette and language, and the worst crowds."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from engine.content.loader import load
from engine.view import View
from render import aid, auction, battle, board, cards, encode, hand, poster, replay, score, zone
from render.geometry import geometry
from render.played import Played, play
from render.states import random_view
from render.theme import PALETTES
from story.catalogue import locales

NAMES = {"spain": "Inês", "england": "Tom", "france": "Margot", "netherlands": "Pieter", "courland": "Jēkabs"}
AWKWARD = {
    "spain": "Doña Íñiga de Bañuelos y Quiñones",
    "england": "كابتن بحر",
    "france": "🏴‍☠️🔥",
    "netherlands": "海の船長",
    "courland": "Krišjānis Ķēniņš",
}
TABLES = {
    2: ("england", "netherlands"),
    3: ("england", "france", "courland"),
    4: ("spain", "england", "france", "netherlands"),
    5: ("spain", "england", "france", "netherlands", "courland"),
}
SOLO = ("spain", "england")
SEED = 7
STANDARD, ENGLISH = PALETTES[0], locales()[0]
# A picture in one palette and one language.
Dressed = Callable[[str, str], bytes]
Job = tuple[str, str, Callable[[], bytes]]


def jobs(quick: bool = False) -> Iterator[Job]:
    """Yield (file name without ending, caption, what draws it). `quick`: one or two of each kind, in English."""
    for seats, nations in TABLES.items():
        if not quick or seats == 5:
            yield from _game(f"{seats}-seats", nations)
    if not quick:
        yield from _game("solo", SOLO)
    game = play(TABLES[5], SEED)
    late = game.views[-2]
    yield from _dressed("board-5-seats", "The board", _board(late), quick)
    every = [*geometry().land_zones, *geometry().sea_zones]
    for name in ("cuba", "new_granada", "windward_is", "windward") if quick else every:
        crowd = random_view(11, 5, crowd=name)
        yield f"crowded-{name}", f"Five Fleets at {name}", functools.partial(_board(crowd), STANDARD, ENGLISH)
    crowd = random_view(4, 5, crowd="cuba")
    awkward = functools.partial(_board(crowd, names=AWKWARD), STANDARD, ENGLISH)
    yield "board-awkward-names", "Names that are long, Arabic, emoji, Japanese, Latvian", awkward
    for zone_id in ("cuba",) if quick else every:
        yield f"zone-{zone_id}", f"Zone {zone_id}", functools.partial(_zone(late, zone_id), STANDARD, ENGLISH)
    yield from _dressed(
        "zone-crowded", "Five Fleets in port in Cuba, with cargo", _zone(crowd, "cuba"), quick, first=True
    )
    for name, caption, draw in (*_cards(game), *_events(game), *_ends(game)):
        yield from _dressed(name, caption, draw, quick, first=True)
    yield "replay", "The whole game", lambda: replay.draw(game.views, names=NAMES)


def _dressed(name: str, caption: str, draw: Dressed, quick: bool, *, first: bool = False) -> Iterator[Job]:
    """Yield a picture in every palette and every language; the board, of which all depends, in each pair of them.

    `first`: the standard one in English too (the board in it is there already).
    """
    pairs = [(palette, ENGLISH) for palette in PALETTES] + [(STANDARD, locale) for locale in locales()[1:]]
    if quick:
        pairs = [(palette, ENGLISH) for palette in PALETTES] if not first else [(STANDARD, ENGLISH)]
    elif not first:
        pairs = [(palette, locale) for locale in locales() for palette in PALETTES]
    for palette, locale in pairs:
        if (palette, locale) == (STANDARD, ENGLISH):
            if first:
                yield name, caption, functools.partial(draw, palette, locale)
            continue
        ending = "-".join(part for part in (palette, locale) if part not in (STANDARD, ENGLISH))
        yield f"{name}-{ending}", f"{caption}, {palette}, {locale}", functools.partial(draw, palette, locale)


def _board(view: View, since: View | None = None, names: dict[str, str] = NAMES) -> Dressed:
    return lambda palette, locale: board.draw(view, names=names, since=since, palette=palette, locale=locale)


def _zone(view: View, zone_id: str) -> Dressed:
    return lambda palette, locale: zone.draw(view, zone_id, names=NAMES, palette=palette, locale=locale)


def _game(name: str, nations: tuple[str, ...]) -> Iterator[Job]:
    views = play(nations, SEED).views
    middle = next(i for i in range(len(views) // 2, len(views)) if views[i].year_kind == "goods" or i == len(views) - 1)
    shown = (
        ("start", "the start", _board(views[0])),
        ("middle", "mid-game, with what changed in the Year", _board(views[middle], views[middle - 1])),
        ("end", "the end", _board(views[-1])),
    )
    for part, caption, draw in shown:
        yield f"board-{name}-{part}", f"{name}: {caption}", functools.partial(draw, STANDARD, ENGLISH)


def _drawn(draw: Callable[..., bytes], *arguments: object, **options: object) -> Dressed:
    return lambda palette, locale: draw(*arguments, **options, palette=palette, locale=locale)


def _cards(game: Played) -> Iterator[tuple[str, str, Dressed]]:
    content = load()
    held = max(game.hands.values(), key=len)
    yield "hand", "A hand", _drawn(hand.draw, content, held, title="Tom")
    yield "hand-empty", "An empty hand", _drawn(hand.draw, content, [])
    for kind, ids in (("market", list(content.market)), ("haven", list(content.haven))):
        for start in range(0, len(ids), 12):
            some = _drawn(hand.draw, content, ids[start : start + 12])
            yield f"cards-{kind}-{start // 12 + 1}", f"{kind.capitalize()} cards", some

    def battle_cards(palette: str, locale: str) -> bytes:
        table = cards.cloth((3 * 360 + 80, 540), palette)
        for index, (side, nation) in enumerate((("attacker", "england"), ("target", "spain"), ("neutral", "courland"))):
            cards.lay(table, cards.battle(side, nation, locale), (20 + index * 380, 18), 350)
        return encode.encode(table)

    yield "cards-battle", "Battle Cards", battle_cards


def _events(game: Played) -> Iterator[tuple[str, str, Dressed]]:
    if game.auctions:
        yield "auction", "An auction, bids coming in", _drawn(auction.draw, game.auctions[-1], names=NAMES)
    if game.won:
        view, event = game.won[-1]
        yield "auction-won", "An auction, revealed", _drawn(auction.draw, view, names=NAMES, result=event.facts)
    land = next((item for item in game.battles if item[1].kind == "battle_began"), None)
    sea = next((item for item in game.battles if item[1].kind == "sea_battle_began"), None)
    for name, found in (("battle-land", land), ("battle-sea", sea)):
        if found is not None:
            view, began, won = found
            yield name, "A battle before support", _drawn(battle.draw, view, began.facts, names=NAMES)
            decided = _drawn(battle.draw, view, began.facts, names=NAMES, result=won.facts)
            yield f"{name}-decided", "The same, decided", decided


def _ends(game: Played) -> Iterator[tuple[str, str, Dressed]]:
    rows = [
        (view.year, {player.nation: (player.ducats, player.renown) for player in view.players}) for view in game.views
    ]
    yield "score", "The score over the Years", _drawn(score.draw, rows, names=NAMES)
    yield "poster", "The poster of the end", _drawn(poster.draw, game.views[-1], names=NAMES)
    yield "aid", "The player aid", _drawn(aid.draw, load())
    yield "aid-4-seats", "The player aid of a game of four", _drawn(aid.draw, load(), size="4")
