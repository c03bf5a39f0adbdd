"""At 550 px wide, on a phone, markers still tell apart what one must read there, in colour and in grey."""

import itertools

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from render import board, ships, sprites
from render.geometry import geometry
from render.states import random_view
from render.theme import NATIONS, theme

SMALL = 550 / 1800
SEATS = ("spain", "england", "france", "netherlands", "courland")
# Of some 225 px of a marker at that size, so many must differ by so much (of 255) in a channel, or in grey.
FAR, GREY, PIXELS = 60, 40, 8


def seen(sprite: Image.Image) -> Image.Image:
    """Return a marker on land as it is after the board was reduced to the width of a phone."""
    ground = Image.new("RGB", (60, 60), theme("standard").land)
    ground.paste(sprite, ((60 - sprite.width) // 2, (60 - sprite.height) // 2), sprite)
    side = round(60 * SMALL)
    return ground.resize((side, side), Image.Resampling.LANCZOS)


def differing(one: Image.Image, other: Image.Image) -> tuple[int, int]:
    """Return how many pixels of two reduced markers are far apart: in colour, in grey."""
    a, b = seen(one), seen(other)
    colour = np.abs(np.asarray(a, dtype=np.int16) - np.asarray(b, dtype=np.int16)).max(axis=2)
    grey = np.abs(np.asarray(a.convert("L"), dtype=np.int16) - np.asarray(b.convert("L"), dtype=np.int16))
    return int((colour > FAR).sum()), int((grey > GREY).sum())


def colony(owner: str, worker: str | None = "citizen", chests: int = 0, treasure: bool = True) -> Image.Image:
    return sprites.colony(owner, worker, False, "silver" if treasure else "sugar", chests, treasure, 1.0, "standard")


@pytest.mark.parametrize("owner", [*SEATS, "crown"])
def test_a_vacant_colony_is_no_worked_one_and_treasure_waits_visibly(owner: str) -> None:
    pairs = {
        "worked by a Citizen or vacant": (colony(owner), colony(owner, None)),
        "worked by an Enslaved or vacant": (colony(owner, "enslaved"), colony(owner, None)),
        "Treasure waiting or none": (colony(owner), colony(owner, chests=1)),
        "two of it or none": (colony(owner), colony(owner, chests=2)),
    }
    for what, (one, other) in pairs.items():
        colour, grey = differing(one, other)
        assert colour >= PIXELS and grey >= PIXELS // 2, f"{what}: {colour} px in colour, {grey} in grey"
    assert differing(colony(owner), colony(owner, "enslaved"))[0] >= PIXELS
    assert differing(colony(owner, chests=1), colony(owner, chests=1, treasure=False))[0] >= PIXELS


def test_the_nations_of_colonies_and_fleets_differ() -> None:
    for one, other in itertools.combinations(SEATS, 2):
        assert differing(colony(one, chests=2), colony(other, chests=2))[0] >= 3 * PIXELS, (one, other)
        fleets = [
            ships.fleet(seat, 1, "RAIDER", (), (), False, False, 1.0, "standard")  # nothing but the nation differs
            for seat in (one, other)
        ]
        assert differing(*fleets)[0] >= 2 * PIXELS, (one, other)
    assert set(SEATS) == set(NATIONS)


def test_rebels_are_seen_and_counted() -> None:
    bare = Image.new("RGBA", (40, 40), (0, 0, 0, 0))
    assert differing(bare, sprites.rebels(1, 1.0, "standard"))[0] >= 60
    for one, other in itertools.combinations(range(1, 6), 2):
        pair = (sprites.rebels(one, 1.0, "standard"), sprites.rebels(other, 1.0, "standard"))
        assert differing(*pair)[0] >= 3, (one, other)


def test_treasure_on_the_gold_of_spain_has_a_pale_rim() -> None:
    """Gold on gold: over the whole width of the Chest a pale line parts it from the shield (blue channel, 0..255)."""
    blue = np.asarray(seen(colony("spain", chests=1)))[:, :, 2]
    shield, rim, chest = blue[4:7, 10:13], blue[9:11, 10:14].max(axis=0), blue[11, 11:14]
    assert shield.max() < 75 and chest.max() < 75
    assert rim.min() >= 100, rim


def test_a_colony_with_a_new_owner_is_ringed_visibly_in_grey_too() -> None:
    now = random_view(7, 5)
    site = next(site for site, colony in now.colonies.items() if colony.owner != "crown")
    before = replace(now, colonies={key: colony for key, colony in now.colonies.items() if key != site})
    x, y = geometry().site(site).display
    box = (round(x) - 35, round(y) - 35, round(x) + 35, round(y) + 35)
    plain, ringed = (board.paint(now, since=since).crop(box) for since in (now, before))
    side = round(70 * SMALL)
    one, other = (
        np.asarray(picture.convert("L").resize((side, side), Image.Resampling.LANCZOS), dtype=np.int16)
        for picture in (plain, ringed)
    )
    assert (np.abs(one - other) > GREY).sum() >= 4 * PIXELS
