"""Draw the whole catalogue of pictures into a folder, with a page to look through them.

python -m render.sample --out DIR [--quick]
"""

from __future__ import annotations

import argparse
import functools
import html
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.content.loader import load
from engine.view import View
from render import alt, auction, battle, board, cards, encode, hand, poster, replay, score, zone
from render.geometry import geometry
from render.played import Played, play
from render.states import random_view
from render.theme import PALETTES

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
ZONES = ("cuba", "leeward_is", "windward_is", "new_granada", "guiana", "eastern", "gulf", "europe")
Job = tuple[str, str, Callable[[], bytes]]


def jobs(quick: bool = False, every_zone: bool = False) -> Iterator[Job]:
    """Yield (file name without ending, caption, what draws it)."""
    for seats, nations in TABLES.items():
        if not quick or seats == 5:
            yield from _game(f"{seats}-seats", nations, seats)
    if not quick:
        yield from _game("solo", SOLO, 1)
    game = play(TABLES[5], SEED)
    late = game.views[-2]
    for palette in PALETTES[1:]:
        yield f"board-5-seats-{palette}", f"The board, palette {palette}", _board(late, palette=palette)
    crowd = random_view(4, 5, crowd="cuba")
    for name in ("cuba", "new_granada", "windward_is", "windward"):
        yield f"crowded-{name}", f"Five Fleets at {name}", _board(random_view(11, 5, crowd=name))
    yield "board-awkward-names", "Names that are long, Arabic, emoji, Japanese, Latvian", _board(crowd, names=AWKWARD)
    every = [*geometry().land_zones, *geometry().sea_zones]
    for zone_id in ZONES[:1] if quick else every if every_zone else ZONES:
        yield f"zone-{zone_id}", f"Zone {zone_id}", _zone(late, zone_id)
    yield "zone-crowded", "Five Fleets in port in Cuba, with cargo", _zone(crowd, "cuba")
    yield "zone-dark", "A zone in the dark palette", _zone(crowd, "cuba", palette="dark")
    yield from _cards(game)
    yield from _events(game)
    yield from _ends(game)


def _board(
    view: View, since: View | None = None, palette: str = "standard", names: dict[str, str] = NAMES
) -> Callable[[], bytes]:
    return lambda: board.draw(view, names=names, since=since, palette=palette)


def _zone(view: View, zone_id: str, palette: str = "standard") -> Callable[[], bytes]:
    return lambda: zone.draw(view, zone_id, names=NAMES, palette=palette)


def _game(name: str, nations: tuple[str, ...], seats: int) -> Iterator[Job]:
    views = play(nations, SEED).views
    middle = next(i for i in range(len(views) // 2, len(views)) if views[i].year_kind == "goods" or i == len(views) - 1)
    yield f"board-{name}-start", f"{name}: the start", _board(views[0])
    yield (
        f"board-{name}-middle",
        f"{name}: mid-game, with what changed in the Year",
        _board(views[middle], views[middle - 1]),
    )
    yield f"board-{name}-end", f"{name}: the end", _board(views[-1])


def _cards(game: Played) -> Iterator[Job]:
    content = load()
    held = max(game.hands.values(), key=len)
    yield "hand", "A hand", lambda: hand.draw(content, held, title="Tom's hand")
    yield "hand-empty", "An empty hand", lambda: hand.draw(content, [])
    market, haven = list(content.market), list(content.haven)
    for kind, ids in (("market", market), ("haven", haven)):
        for start in range(0, len(ids), 12):
            some = functools.partial(hand.draw, content, ids[start : start + 12])
            yield f"cards-{kind}-{start // 12 + 1}", f"{kind.capitalize()} cards", some

    def battle_cards() -> bytes:
        table = cards.cloth((3 * 360 + 80, 540), "standard")
        for index, (side, nation) in enumerate((("attacker", "england"), ("target", "spain"), ("neutral", "courland"))):
            cards.lay(table, cards.battle(side, nation), (20 + index * 380, 18), 350)
        return encode.encode(table)

    yield "cards-battle", "Battle Cards", battle_cards


def _events(game: Played) -> Iterator[Job]:
    if game.auctions:
        yield "auction", "An auction, bids coming in", lambda: auction.draw(game.auctions[-1], names=NAMES)
    if game.won:
        view, event = game.won[-1]
        yield "auction-won", "An auction, revealed", lambda: auction.draw(view, names=NAMES, result=event.facts)
    land = next((item for item in game.battles if item[1].kind == "battle_began"), None)
    sea = next((item for item in game.battles if item[1].kind == "sea_battle_began"), None)
    for name, found in (("battle-land", land), ("battle-sea", sea)):
        if found is not None:
            view, began, won = found
            draw = functools.partial(battle.draw, view, began.facts, names=NAMES)
            yield name, "A battle before support", draw
            yield f"{name}-decided", "The same, decided", functools.partial(draw, result=won.facts)


def _ends(game: Played) -> Iterator[Job]:
    rows = [
        (view.year, {player.nation: (player.ducats, player.renown) for player in view.players}) for view in game.views
    ]
    yield "score", "The score over the Years", lambda: score.draw(rows, names=NAMES)
    yield "poster", "The poster of the end", lambda: poster.draw(game.views[-1], names=NAMES)
    yield "replay", "The whole game", lambda: replay.draw(game.views, names=NAMES)


def index(rows: list[tuple[str, str, int, float]], words: str) -> str:
    """Return the page: each picture full size and at the width of a phone."""
    parts = [
        "<!doctype html><meta charset=utf-8><title>Pax Hispanica: pictures</title>",
        "<style>body{font:16px Georgia,serif;background:#ddd3bd;margin:2em;max-width:1840px}figure{margin:2em 0}"
        "img{max-width:100%;display:block;box-shadow:0 2px 12px #0006}img.phone{width:550px;margin-top:1em}"
        "pre{white-space:pre-wrap;background:#fff8;padding:1em}</style><h1>Pictures</h1>",
    ]
    for file, caption, size, seconds in rows:
        small = f'<img class=phone src="{file}" alt="" loading=lazy>' if file.startswith("board") else ""
        text = html.escape(f"{caption} – {file}, {size / 1024:.0f} KiB, {seconds:.2f} s")
        parts.append(f'<figure><figcaption>{text}</figcaption><img src="{file}" alt="" loading=lazy>{small}</figure>')
    parts.append(f"<h2>The last board in words</h2><pre>{html.escape(words)}</pre>")
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> int:
    """Draw everything; return the exit status."""
    parser = argparse.ArgumentParser(description="Draw the whole catalogue of pictures and an index.html.")
    parser.add_argument("--out", required=True, type=Path, help="the folder to write to")
    parser.add_argument("--quick", action="store_true", help="only one of each kind")
    parser.add_argument("--all", action="store_true", help="every zone, not only eight")
    options = parser.parse_args(arguments)
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"The folder {options.out} cannot be made: {error.strerror}.", file=sys.stderr)
        return 1
    rows = []
    for name, caption, draw in jobs(options.quick, options.all):
        began = time.perf_counter()
        data = draw()
        seconds = time.perf_counter() - began
        file = f"{name}.{encode.extension(data)}"
        (options.out / file).write_bytes(data)
        rows.append((file, caption, len(data), seconds))
        print(f"{file}  {len(data) / 1024:.0f} KiB  {seconds:.2f} s")
    last = play(TABLES[5], SEED).views[-1]
    text = f"{alt.board(last, NAMES)}\n\n{alt.board_text(last, NAMES)}"
    (options.out / "index.html").write_text(index(rows, text), encoding="utf-8")
    print(f"{len(rows)} pictures and index.html in {options.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
