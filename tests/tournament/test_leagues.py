"""Divisions from one season to the next."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tournament.leagues import Placed, first_divisions, next_divisions


def members(divisions: list[list[Placed]]) -> list[list[int]]:
    return [[one.member for one in division] for division in divisions]


def came(divisions: list[list[Placed]]) -> dict[int, str]:
    return {one.member: one.came for division in divisions for one in division}


def test_a_first_season_is_cut_in_the_order_of_strength() -> None:
    assert members([*first_divisions([5, 3, 1, 2, 4], 2)]) == [[5, 3], [1, 2, 4]]  # nobody plays alone


def test_the_stated_number_goes_up_and_down() -> None:
    found = next_divisions([[1, 2, 3, 4], [5, 6, 7, 8]], 1, 4, range(1, 9))
    assert members(found) == [[1, 2, 3, 5], [4, 6, 7, 8]]
    assert came(found) == {
        1: "stays",
        2: "stays",
        3: "stays",
        5: "up",
        4: "down",
        6: "stays",
        7: "stays",
        8: "stays",
    }


def test_places_of_those_who_leave_are_filled_from_below_and_newcomers_begin_at_the_bottom() -> None:
    found = next_divisions([[1, 2, 3, 4], [5, 6, 7, 8]], 1, 4, [2, 3, 4, 5, 6, 7, 8, 9])
    assert members(found) == [[2, 3, 5, 4], [6, 7, 8, 9]]
    assert came(found)[4] == "stays" and came(found)[9] == "new"


@given(st.integers(2, 40), st.integers(2, 8), st.integers(0, 3), st.integers(0, 6), st.data())
def test_everybody_is_in_one_division_and_moves_one_at_most(
    count: int, size: int, move: int, fresh: int, data: st.DataObject
) -> None:
    first = first_divisions(range(count), size)
    finished = [data.draw(st.permutations([one.member for one in division])) for division in first]
    here = [*range(count + fresh)]
    found = next_divisions(finished, move, size, here)
    assert sorted(one.member for division in found for one in division) == here
    assert all(len(division) in (size, size + 1) for division in found[:-1]) and len(found[-1]) >= 2
    before = {one: place for place, division in enumerate(finished) for one in division}
    for place, division in enumerate(found):
        for one in division:
            if one.member in before and not fresh and count % size != 1:
                assert abs(before[one.member] - place) <= 1
            if one.came == "up":
                assert before[one.member] > place
    ups = sum(one.came == "up" for division in found for one in division)
    downs = sum(one.came == "down" for division in found for one in division)
    if not fresh and count % size != 1:
        assert ups == downs <= move * (len(found) - 1)
