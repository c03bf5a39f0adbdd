"""The wake of a Fleet follows the winds (rule 2.3) and starts and ends where the Fleet lay and lies."""

import math
from itertools import pairwise

import pytest

from engine.content.loader import load
from render import courses
from render.geometry import geometry

ZONES = [*load().land_zones, *load().sea_zones]


def linked(a: str, b: str) -> bool:
    content = load()
    if a in content.land_zones:
        return b in content.land_zones[a].seas
    zone = content.sea_zones[a]
    return b in (*zone.borders, *zone.downwind, *zone.upwind)


@pytest.mark.parametrize("origin", ZONES)
def test_every_course_is_a_chain_of_lawful_moves(origin: str) -> None:
    for to in ZONES:
        way = courses.zones(origin, to)
        assert way[0] == origin and way[-1] == to
        for a, b in pairwise(way):
            assert a == b or linked(a, b), way


def test_out_by_the_antilles_and_home_by_the_sargasso() -> None:
    out = courses.zones("europe", "gulf")
    assert out[:3] == ("europe", "antilles", "eastern") and out[-2:] == ("western", "gulf")
    assert courses.zones("gulf", "europe") == ("gulf", "bahama", "sargasso", "europe")


def test_the_open_sea_is_preferred_to_a_port() -> None:
    assert "cuba" not in courses.zones("hispaniola", "new_spain")


def test_a_course_is_smooth_from_berth_to_berth() -> None:
    start, end = geometry().anchors("cuba")[0], geometry().anchors("guiana")[1]
    line = courses.course("cuba", "guiana", start, end)
    assert line[0] == pytest.approx(start) and line[-1] == pytest.approx(end)
    assert max(math.dist(a, b) for a, b in pairwise(line)) < 20
    assert all(0 < x < 1800 and 0 < y < 1200 for x, y in line)


@pytest.mark.parametrize("origin", ZONES)
def test_no_course_runs_under_the_panel(origin: str) -> None:
    """Nobody can follow a wake that is hidden; it turns the corner of the panel instead."""
    left, top, right, bottom = geometry().boxes["panel"]
    start = geometry().berths(origin)[0]
    for to in ZONES:
        if to == origin:
            continue
        for x, y in courses.course(origin, to, start, geometry().berths(to)[0]):
            assert not (left < x < right and top < y < bottom), (to, x, y)
    mooring = courses.round_panel([(1400.0, 780.0), (1660.0, 920.0)])
    assert len(mooring) == 3 and mooring[1][0] < left and mooring[1][1] > bottom
    assert courses.round_panel([(1400.0, 780.0), (1420.0, 960.0)]) == [(1400.0, 780.0), (1420.0, 960.0)]


def test_a_fleet_off_the_other_coast_of_its_land_does_not_call_at_the_harbour_first() -> None:
    start, end = (1294.0, 834.0), (1320.0, 626.0)
    line = courses.course("windward_is", "puerto_rico", start, end)
    assert line[0] == start and line[-1] == end
    assert sum(math.dist(a, b) for a, b in pairwise(line)) < 1.3 * math.dist(start, end)
    back = courses.course("puerto_rico", "windward_is", end, start)
    assert sum(math.dist(a, b) for a, b in pairwise(back)) < 1.3 * math.dist(start, end)
