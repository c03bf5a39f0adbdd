"""Draw the golden pictures anew: python -m tests.render.regenerate"""

import io
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from engine.content.loader import load
from engine.view import AuctionView
from render import aid, auction, battle, board, cards, hand, poster, score, zone
from render.states import random_view

FOLDER = Path(__file__).parent / "golden"
WIDE = 600
NAMES = {"spain": "Inês", "england": "Tom", "france": "Margot", "netherlands": "Pieter", "courland": "Jēkabs"}
BATTLE = {
    "attacker": "england", "zone": "venezuela", "target": "cumana", "owner": "spain", "aim": "loot",
    "attack": 5, "defence": 4,
    "asked": ["france", "netherlands"], "attack_parts": [("galleons", 3), ("cards", 1), ("power", 1)],
    "defence_parts": [("colonies", 2), ("citizens", 1), ("fort", 1)],
}  # fmt: skip
RESULT = {
    "winner": "target", "attacker": "england", "target": "cumana", "attack": 7, "defence": 7,
    "margin": 0, "sea": False,
    "support": [
        {"seat": "france", "side": "target", "strength": 3},
        {"seat": "netherlands", "side": "attacker", "strength": 2},
    ],
}  # fmt: skip


def pictures() -> dict[str, Callable[[], Image.Image]]:
    """Return what draws each golden picture, by name."""
    view, before = random_view(7, 5), random_view(8, 5)
    content = load()
    held = replace(
        view,
        auction=AuctionView(
            "england", False, view.face_up, 3, tuple(player.nation for player in view.players), 2, 5, None
        ),
    )
    won = replace(view, winner="france", ending="pirate_king")
    rows = [(1598 + n, {"england": (n % 7, n), "france": (3 * n % 11, n // 2)}) for n in range(20)]
    hand_ids = [*list(content.market)[::16], list(content.haven)[2]]
    return {
        "board": lambda: board.paint(view, names=NAMES, since=before),
        "board_dark": lambda: board.paint(view, names=NAMES, palette="dark"),
        "board_two": lambda: board.paint(random_view(5, 2), names=NAMES),
        "zone": lambda: zone.paint(random_view(8, 5, crowd="cuba"), "cuba", names=NAMES),
        "hand": lambda: hand.paint(content, hand_ids, title="Tom"),
        "battle_card": lambda: cards.battle("target", "spain").convert("RGB"),
        "auction": lambda: auction.paint(held, names=NAMES),
        "battle": lambda: battle.paint(view, BATTLE, result=RESULT, names=NAMES),
        "aid": lambda: aid.paint(content, size="4"),
        "score": lambda: score.paint(rows, names=NAMES),
        "poster": lambda: poster.paint(won, names=NAMES),
    }


def small(picture: Image.Image) -> Image.Image:
    """Return a picture at the size of the golden ones."""
    wide = min(WIDE, picture.width)
    size = (wide, round(picture.height * wide / picture.width))
    return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def golden(picture: Image.Image) -> bytes:
    """Return a picture as it is kept: a palette PNG."""
    out = io.BytesIO()
    small(picture).quantize(256, Image.Quantize.MEDIANCUT).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    """Write every golden picture."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in pictures().items():
        (FOLDER / f"{name}.png").write_bytes(golden(draw()))
        print(name)


if __name__ == "__main__":
    main()
