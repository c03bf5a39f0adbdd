"""A player's record as rows, and the course of it."""

from __future__ import annotations

import csv
import io
import json

import pytest
from PIL import Image

from render.record_chart import Bar, Words, draw, paint, shares
from tournament.own_record import Row, course, rows_csv, rows_json
from tournament.statistics import Finish, Finished

ROWS = [
    Row(3, "2026-01-02T00:00:00Z", "short", "hacendado", 4, "spain", 1, 7, False),
    Row(5, "2026-01-03T00:00:00Z", "long", "renown", 2, "france", 2, 3, True),
]


def test_rows_as_csv_and_json_say_the_same() -> None:
    read = list(csv.DictReader(io.StringIO(rows_csv(ROWS))))
    assert [(row["game"], row["nation"], row["place"], row["with_bots"]) for row in read] == [
        ("3", "spain", "1", "0"),
        ("5", "france", "2", "1"),
    ]
    whole = json.loads(rows_json(ROWS))
    assert [list(row) for row in whole] == [list(read[0])] * 2
    assert whole[1]["renown"] == 3


def test_the_course_of_a_record() -> None:
    games = [
        Finished(1, "renown", 9, (Finish(1, "spain", 5), Finish(2, "france", 3))),
        Finished(2, "renown", 9, (Finish(2, "spain", 5), Finish(3, "france", 3))),
        Finished(3, "renown", 9, (Finish(2, "spain", 5), Finish(None, "france", 3), Finish(1, "england", 1))),
    ]
    won, even = course(games, lambda seat: seat.player == 1)
    assert won == [True, False] and even == [1 / 2, 1 / 3]
    assert shares([True, False, False, True]) == [1.0, 0.5, 1 / 3, 0.5]


def test_a_chart_shows_what_it_is_given() -> None:
    words, bars = Words("Anna", "line", "bars"), [Bar("France", 1, 4, 1.0), Bar("Spain", 0, 1, 0.25)]
    with Image.open(io.BytesIO(draw(words, [True, False], [0.25, 0.25], bars))) as shown:
        assert shown.format == "WEBP" and shown.width == 1000
    one = paint(words, [True, False], [0.25, 0.25], bars)
    assert one.tobytes() != paint(words, [False, True], [0.25, 0.25], bars).tobytes()
    assert one.height < paint(words, [True], [0.25], bars * 2).height
    with pytest.raises(ValueError, match="at least one game"):
        draw(words, [], [], bars)
