"""Nothing on the board covers anything else, whatever the position."""

import numpy as np
import pytest
from shapely.geometry import Polygon
from shapely.geometry import box as rectangle

from engine.content.loader import load
from render import labels, scene, sprites
from render.geometry import geometry
from render.states import random_view
from render.zone import EDGE, window

STATES = 10_000
FRAME = geometry().canvas.frame


def _boxes(items: tuple[scene.Item, ...]) -> np.ndarray:
    return np.array([item.box for item in items], dtype=np.float32)


def _meetings(boxes: np.ndarray) -> np.ndarray:
    """Return pairs (a < b) of boxes that share more than an edge."""
    x0, y0, x1, y1 = boxes.T
    across = (x0[:, None] < x1[None, :]) & (x0[None, :] < x1[:, None])
    along = (y0[:, None] < y1[None, :]) & (y0[None, :] < y1[:, None])
    return np.argwhere(np.triu(across & along, 1))


def test_no_two_boxes_meet_and_nothing_leaves_the_map_in_ten_thousand_positions() -> None:
    """Markers, Fleets and site names keep off each other, the plates and the names of lands; none is left out."""
    plates = [np.array(box) for box in scene.plates()]
    lands = np.array([box for boxes in labels.land_names().values() for box in boxes])
    for seed in range(STATES):
        view = random_view(seed)
        items = scene.layout(view).items
        boxes = _boxes(items)
        pairs = _meetings(boxes)
        assert not len(pairs), f"seed {seed}: {[(items[a].id, items[b].id) for a, b in pairs]}"
        assert boxes[:, 0].min() >= FRAME and boxes[:, 1].min() >= FRAME, f"seed {seed}"
        assert boxes[:, 2].max() <= 1800 - FRAME and boxes[:, 3].max() <= 1200 - FRAME, f"seed {seed}"
        for plate in plates:
            under = (
                (boxes[:, 0] < plate[2])
                & (plate[0] < boxes[:, 2])
                & (boxes[:, 1] < plate[3])
                & (plate[1] < boxes[:, 3])
            )
            assert not under.any(), f"seed {seed}: {[items[i].id for i in np.flatnonzero(under)]} under a plate"
        kinds = [item.kind for item in items]
        assert kinds.count("fleet") == len(view.nations) and kinds.count("site") == 67
        assert kinds.count("name") == 62, f"seed {seed}: a site has no name"
        covered = (
            (lands[:, None, 0] < boxes[None, :, 2])
            & (boxes[None, :, 0] < lands[:, None, 2])
            & (lands[:, None, 1] < boxes[None, :, 3])
            & (boxes[None, :, 1] < lands[:, None, 3])
        )
        assert not covered.any(), f"seed {seed}: {[items[i].id for i in np.flatnonzero(covered.any(axis=0))]}"


@pytest.mark.parametrize("zone", [*load().land_zones, *load().sea_zones])
def test_five_fleets_in_one_zone_have_room(zone: str) -> None:
    for seed in range(20):
        placed = scene.layout(random_view(seed, 5, crowd=zone))
        assert len(placed.fleets) == 5
        assert not len(_meetings(_boxes(placed.items)))


def test_map_data_and_content_name_the_same_places() -> None:
    content, geo = load(), geometry()
    assert {site.id for site in geo.sites} == set(content.sites)
    assert set(geo.land_zones) == set(content.land_zones)
    assert set(geo.sea_zones) == set(content.sea_zones)
    for site in geo.sites:
        there = content.sites[site.id]
        assert (site.kind, site.zone, site.name) == (there.kind, there.zone, there.name), site.id
        assert (site.good, site.citizens) == (there.good, there.citizens), site.id
    for zone, sea in geo.sea_zones.items():
        assert set(sea.downwind) == set(content.sea_zones[zone].downwind), zone
    arrows = {(wind.origin, wind.to) for wind in geo.winds}
    assert arrows == {(zone.id, to) for zone in content.sea_zones.values() for to in zone.downwind}


def test_a_name_covered_by_a_fleet_moves_away() -> None:
    usual = {item.id: item.box for item in scene._usual_names().values()}
    moved = 0
    for seed in range(200):
        view = random_view(seed, 5, crowd="cuba")
        placed = scene.layout(view)
        moved += any(usual[item.id] != item.box for item in placed.of("name"))
    assert moved


@pytest.mark.parametrize("zone", [*load().land_zones, *load().sea_zones])
def test_a_picture_of_a_zone_shows_its_fleets_and_sites_whole(zone: str) -> None:
    """None of them, and no name of a site of it that stands where it usually does, is cut or under the frame."""
    x0, y0, x1, y1 = window(zone).box
    usual = scene._usual_names()
    for seed in range(12):
        for item in scene.layout(random_view(seed, 5, crowd=zone)).items:
            ours = item.kind in ("site", "name") and geometry().site(item.id).zone == zone
            if item.kind == "fleet" or (ours and item in (*scene._site_items(), *usual.values())):
                assert item.box[0] >= x0 + EDGE and item.box[1] >= y0 + EDGE, (seed, item)
                assert item.box[2] <= x1 - EDGE and item.box[3] <= y1 - EDGE, (seed, item)


def test_the_numbered_anchors_are_safe_for_any_five_fleets() -> None:
    """Anchors i and j of two zones may meet only where i + j > 5, and none meets a marker."""
    geo, half = geometry(), sprites.ROOM["fleet"]
    fixed = [item.box for item in scene._site_items()]
    fixed += [scene.around(zone.rebels, sprites.ROOM["rebels"]) for zone in geo.land_zones.values()]
    every = [
        (zone, number, scene.around(at, half))
        for zone in (*geo.land_zones, *geo.sea_zones)
        for number, at in enumerate(geo.anchors(zone), 1)
    ]
    for index, (zone, number, box) in enumerate(every):
        assert not scene.meets_any(box, fixed), (zone, number)
        for other, place, near in every[:index]:
            allowed = zone != other and number + place > 5
            assert allowed or not scene.meet(box, near), (zone, number, other, place)


def test_the_names_of_lands_stand_in_the_same_room_in_every_language() -> None:
    """What is kept free is as long as the name as it is drawn, and inside the frame."""
    for boxes in labels.land_names().values():
        assert len(boxes) >= 4
        assert all(x0 > FRAME and y0 > FRAME and x1 < 1800 - FRAME and y1 < 1200 - FRAME for x0, y0, x1, y1 in boxes)


def test_fleets_keep_off_the_names_of_seas_where_they_can() -> None:
    """Few Fleets lie on the name of a sea: those of crowds; and a Fleet alone at sea never does."""
    seas = labels.sea_names()
    covering = fleets = 0
    for seed in range(400):
        placed = scene.layout(random_view(seed, 5))
        for item in placed.of("fleet"):
            fleets += 1
            covering += any(scene.meets_any(item.box, boxes) for boxes in seas.values())
    assert fleets == 2000 and covering <= fleets * 0.035, f"{covering} of {fleets}"
    half = sprites.ROOM["fleet"]
    for zone in seas:
        first = scene.around(geometry().berths(zone)[0], half)
        assert not scene.meets_any(first, seas[zone]), zone


def test_a_fleet_at_sea_does_not_lie_first_among_the_islands_of_a_land() -> None:
    """The best berth of a sea is outside the outlines of the island groups, so that nobody takes it for one in port."""
    outlines = {zone: Polygon(place.outline) for zone, place in geometry().land_zones.items() if place.outline}
    assert {"jamaica", "windward_is", "leeward_is", "bahamas", "puerto_rico"} == set(outlines)
    for zone in labels.sea_names():
        room = rectangle(*scene.around(geometry().berths(zone)[0], sprites.ROOM["fleet"]))
        assert not [land for land, outline in outlines.items() if outline.intersects(room)], zone
