"""Every picture kind draws, from views alone, whatever the names; nothing hidden reaches it."""

import io
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from engine import front
from engine.content.loader import load
from engine.view import AuctionView
from render import (
    auction,
    battle,
    board,
    cards,
    catalogue,
    chart,
    encode,
    fonts,
    hand,
    poster,
    replay,
    sample,
    score,
    words,
    zone,
)
from render.cards import back, face
from render.cards import battle as battle_card
from render.geometry import geometry
from render.played import play
from render.states import random_view
from render.theme import PALETTES, theme
from render.window import BOARD, Window
from story import cards as card_text
from story.catalogue import locales
from tests.render.regenerate import BATTLE, NAMES

SEATS = ("spain", "england", "france", "netherlands", "courland")


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_board_is_drawn_and_small(seats: int) -> None:
    data = board.draw(random_view(seats, seats), names=NAMES, since=random_view(seats + 9, seats))
    assert opened(data).size == (1800, 1350) and len(data) < encode.ONE_MIB


@pytest.mark.parametrize("palette", PALETTES)
def test_palettes_differ(palette: str) -> None:
    picture = board.paint(random_view(7, 5), palette=palette)
    paper = picture.getpixel((30, 1220))
    assert paper == theme(palette).panel


def test_what_only_the_owner_sees_changes_no_pixel_of_the_board() -> None:
    state = front.new_game(list(SEATS), seed=5).state
    public = board.draw(front.view(state, None), acting="spain")
    for seat in SEATS:
        assert board.draw(front.view(state, seat), acting="spain") == public


def test_a_buried_card_shows_its_back_to_who_may_not_see_it() -> None:
    view = random_view(7, 5)
    seats = tuple(player.nation for player in view.players)
    hidden = replace(view, auction=AuctionView("england", True, None, 1, seats, 1, 5, None))
    shown = replace(view, auction=AuctionView("england", True, view.face_up, 1, seats, 1, 5, None))
    other = replace(hidden, face_up=next(card for card in load().market if card != view.face_up))
    assert auction.draw(hidden) == auction.draw(other) != auction.draw(shown)


def test_how_many_bids_are_in_is_shown_and_not_whose() -> None:
    view = random_view(7, 5)
    seats = tuple(player.nation for player in view.players)
    pictures = {
        auction.draw(replace(view, auction=AuctionView("england", False, view.face_up, 2, seats, 1, 5, own)))
        for own in (None, 0, 7)
    }
    assert len(pictures) == 1


@pytest.mark.parametrize("zone_id", ["cuba", "gulf", "europe", "windward_is"])
def test_a_zone_is_drawn_from_the_same_data_at_double_scale(zone_id: str) -> None:
    assert zone.window(zone_id).scale == 2 * BOARD.scale
    assert opened(zone.draw(random_view(7, 5, crowd=zone_id), zone_id, names=NAMES)).width >= 900


def test_every_zone_shows_all_its_sites() -> None:
    for zone_id, place in geometry().land_zones.items():
        x0, y0, x1, y1 = zone.window(zone_id).box
        for site in place.sites:
            x, y = geometry().site(site).display
            assert x0 + 25 <= x <= x1 - 25 and y0 + 24 <= y <= y1 - 24, (zone_id, site)


def test_an_unknown_zone_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        zone.draw(random_view(1), "atlantis")


def test_every_card_has_a_face_whose_words_fit() -> None:
    content = load()
    for card in [*content.market.values(), *content.haven.values()]:
        assert face(card, content).size == (360, 504)
    assert back("buried", "Buried treasure").size == battle_card("neutral", "courland").size == (360, 504)


def test_a_hand_of_none_one_and_nine() -> None:
    content = load()
    ids = list(content.market)
    sizes = [opened(hand.draw(content, ids[:count])).size for count in (0, 1, 9)]
    assert sizes[0][1] < sizes[1][1] < sizes[2][1] and sizes[2][0] <= 1600


@pytest.mark.parametrize("locale", locales())
def test_every_word_of_a_card_is_in_its_language_and_has_room(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    content, real = load(), fonts.draw
    written: list[tuple[float, str, str]] = []

    def draw(canvas: Any, at: tuple[float, float], text: str, face: str, *options: Any) -> float:
        written.append((at[1], text, face))
        return real(canvas, at, text, face, *options)

    monkeypatch.setattr(fonts, "draw", draw)
    cards._face.cache_clear()
    for card in (*content.market.values(), *content.haven.values()):
        written.clear()
        cards.face(card, content, locale)
        told = " ".join(text for _, text, _ in written)
        for sentence in (*card_text.text(card, content, locale), card_text.history(card, locale)):
            assert " ".join(sentence.split()) in told, (card.id, sentence)
        body = [y for y, _, face in written if face in ("name", "italic")]
        assert min(body) > 270 and max(body) < 452, (card.id, min(body), max(body))
    cards._face.cache_clear()


NAMES_OF_ALL_KINDS = [
    "Jēkabs Ķēniņš",
    "Ōno",
    "Ñuño ç",
    "أبو بحر",
    "שלמה",
    "海の船長",
    "🏴‍☠️🔥",
    "",
    "x" * 300,
    "a\u202eb\u0000c",
    "𝕿𝖔𝖒",
    "*_~`|@everyone",
]


@pytest.mark.parametrize("name", NAMES_OF_ALL_KINDS)
def test_any_name_of_a_player_can_be_drawn(name: str) -> None:
    names = dict.fromkeys(SEATS, name)
    view = random_view(7, 5)
    assert board.paint(view, names=names).size == (1800, 1350)
    assert poster.paint(replace(view, winner="france", ending="president"), names=names)
    assert score.paint([(1598, {"spain": (1, 2)}), (1599, {"spain": (3, 4)})], names=names)


def test_names_are_drawn_by_the_typeface_that_has_their_letters() -> None:
    assert [piece for _, piece in fonts.runs("Jēkabs Ķēniņš", "name")] == ["Jēkabs Ķēniņš"]
    for site in geometry().sites:
        assert fonts.clean(site.name) == site.name and len(fonts.runs(site.name, "name")) == 1
    labels = [zone.label for zone in geometry().land_zones.values()]
    labels += [zone.label for zone in geometry().sea_zones.values()]
    for label in labels:
        assert len(fonts.runs(label.text, "fell_caps")) == 1
    assert fonts.clean("🏴‍☠️ Tom 🔥") == "Tom"
    assert fonts.runs("海の船長", "name") == (("DroidSansFallbackFull.ttf", "海の船長"),)
    assert fonts.runs("كابتن", "name") == (("NotoSansArabic-Bold.ttf", "كابتن"),)
    assert [file for file, _ in fonts.runs("Tom שלמה", "name")] == ["EBGaramond_700Bold.ttf", "NotoSansHebrew-Bold.ttf"]


@pytest.mark.parametrize("size", [20, 31])
def test_fit_never_exceeds_its_room(size: int) -> None:
    for text in NAMES_OF_ALL_KINDS:
        line, letters = fonts.fit(fonts.clean(text), "name", size, 120, 14)
        assert fonts.width(line, "name", letters) <= 120


def test_a_battle_shows_both_counts_before_and_after() -> None:
    view = random_view(7, 5)
    sea = {"attacker": "france", "zone": "gulf", "target": "spain", "attack": 3, "defence": 2, "asked": [],
           "patrol": True, "attack_parts": [("galleons", 3)], "defence_parts": [("galleons", 2)]}  # fmt: skip
    natives = {
        **BATTLE,
        "target": "cumanagoto",
        "owner": None,
        "aim": "enslave",
        "defence_parts": [("resistance", 2), ("rebels", 1)],
    }
    rebels = {**BATTLE, "target": "rebels", "owner": None, "aim": "suppress", "defence_parts": [("rebels", 2)]}
    crown = {**BATTLE, "owner": "crown"}
    drawn = {battle.draw(view, facts, names=NAMES) for facts in (BATTLE, sea, natives, rebels, crown)}
    assert len(drawn) == 5


def test_a_whole_game_from_auctions_to_poster_and_replay() -> None:
    game = play(("england", "france", "courland"), 11, "short")
    assert auction.draw(game.auctions[0]) and auction.draw(game.won[0][0], result=game.won[0][1].facts)
    view, began, won = game.battles[0]
    assert battle.draw(view, began.facts) != battle.draw(view, began.facts, result=won.facts)
    assert opened(poster.draw(game.views[-1], names=NAMES)).size == (1200, 1752)
    animation = opened(replay.draw(game.views[:6], names=NAMES))
    assert getattr(animation, "n_frames", 1) == 6
    tight = replay.draw(game.views[:6], names=NAMES, limit=90_000)
    assert len(tight) <= 90_000


def test_impossible_requests_say_why() -> None:
    view = random_view(1)
    with pytest.raises(ValueError, match="Nobody has won"):
        poster.draw(view)
    with pytest.raises(ValueError, match="No auction"):
        auction.draw(view)
    with pytest.raises(ValueError, match="at least one Year"):
        score.draw([])
    with pytest.raises(ValueError, match="at least one position"):
        replay.draw([])


def test_the_chart_is_kept_on_disk_and_drawn_anew_if_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAX_RENDER_CACHE", str(tmp_path))
    window = Window((600.0, 380.0, 800.0, 520.0), 1.0)
    chart.chart.cache_clear()
    first = chart.chart(window).tobytes()
    files = list(tmp_path.rglob("*"))
    stored = [path for path in files if path.suffix == ".png"]
    assert len(stored) == 1 and not [path for path in files if path.suffix == ".part"]
    chart.chart.cache_clear()
    drawn = []
    monkeypatch.setattr(chart, "draw", lambda *arguments: drawn.append(arguments))
    assert chart.chart(window).tobytes() == first and not drawn
    monkeypatch.undo()
    monkeypatch.setenv("PAX_RENDER_CACHE", str(tmp_path))
    stored[0].write_bytes(stored[0].read_bytes()[:500])
    chart.chart.cache_clear()
    assert chart.chart(window).tobytes() == first


def test_charts_of_earlier_versions_go_after_a_month_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAX_RENDER_CACHE", str(tmp_path))
    for name, file, old in (
        ("0" * 16, "a.png", True),
        ("1" * 16, "a.png", False),
        ("2" * 16, "a.txt", True),
        ("mine", "a.png", True),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / file).write_text("")
        if old:
            os.utime(tmp_path / name, (0, 0))
    chart.chart.cache_clear()
    chart.chart(Window((600.0, 380.0, 700.0, 480.0), 1.0))
    assert {path.name for path in tmp_path.iterdir()} == {"1" * 16, "2" * 16, "mine", chart.digest()}


def test_the_charts_on_disk_are_bounded_and_those_in_use_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAX_RENDER_CACHE", str(tmp_path))
    windows = [Window((600.0 + 10 * index, 380.0, 700.0 + 10 * index, 480.0), 1.0) for index in range(3)]
    chart.chart.cache_clear()
    chart.chart(windows[0])
    (first,) = tmp_path.rglob("*.png")
    chart.chart(windows[1])
    (second,) = set(tmp_path.rglob("*.png")) - {first}
    for path, age in ((first, 2000), (second, 1000)):
        os.utime(path, (age, age))
    chart.chart.cache_clear()
    chart.chart(windows[1])
    os.utime(first, (1, 1))
    monkeypatch.setattr(chart, "MOST_BYTES", second.stat().st_size * 2.5)
    chart.chart(windows[2])
    left = set(tmp_path.rglob("*.png"))
    assert first not in left and second in left and len(left) == 2


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("PAX_RENDER_CACHE", str(blocked))
    chart.chart.cache_clear()
    assert chart.chart(Window((600.0, 380.0, 700.0, 480.0), 1.0)).size == (100, 100)


def test_every_language_has_words_of_the_same_keys_only() -> None:
    folder = Path(words.__file__).parent / "assets" / "words"
    english = words._table("en")
    for path in folder.glob("*.toml"):
        other = words._table(path.stem)
        for part, table in other.items():
            assert set(table) <= set(english[part]), path
            for key, text in table.items():
                wanted = {piece.split("}")[0] for piece in english[part][key].split("{")[1:]}
                assert {piece.split("}")[0] for piece in text.split("{")[1:]} <= wanted, (path, key)


@pytest.mark.parametrize("locale", ["en", "pt-BR", "es", "xx"])
def test_pictures_in_other_languages(locale: str) -> None:
    assert board.paint(random_view(7, 5), locale=locale).size == (1800, 1350)


def test_the_catalogue_is_written_with_an_index(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ("board-5-seats-start", "hand-empty", "zone-cuba", "score")
    every = list(catalogue.jobs(quick=True))
    monkeypatch.setattr(sample, "jobs", lambda *options: [job for job in every if job[0] in wanted])
    assert sample.main(["--out", str(tmp_path / "new"), "--quick"]) == 0
    page = (tmp_path / "new" / "index.html").read_text(encoding="utf-8")
    for name in wanted:
        assert f"{name}.webp" in page and (tmp_path / "new" / f"{name}.webp").is_file()
    assert "4 pictures" in capsys.readouterr().out


def test_the_catalogue_has_every_kind_zone_table_palette_and_language() -> None:
    names = [name for name, _, _ in catalogue.jobs()]
    assert len(names) == len(set(names))
    for table in ("solo", "2-seats", "3-seats", "4-seats", "5-seats"):
        assert {f"board-{table}-{part}" for part in ("start", "middle", "end")} <= set(names)
    for zone_id in (*geometry().land_zones, *geometry().sea_zones):
        assert {f"zone-{zone_id}", f"crowded-{zone_id}"} <= set(names)
    kinds: tuple[str, ...] = (
        "zone-crowded",
        "hand",
        "hand-empty",
        "cards-market-1",
        "cards-haven-2",
        "cards-battle",
        "auction",
    )
    kinds += ("auction-won", "battle-land", "battle-land-decided", "battle-sea", "score", "poster", "aid")
    for kind in kinds:
        dressed = {f"{kind}-{what}" for what in (*PALETTES[1:], *locales()[1:])}
        assert {kind, *dressed} <= set(names), kind
    for palette in PALETTES[1:]:
        assert {f"board-5-seats-{palette}-{locale}" for locale in locales()[1:]} <= set(names)
    assert "replay" in names


def test_a_folder_that_cannot_be_made_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert sample.main(["--out", str(tmp_path / "file" / "below")]) == 1
    assert "cannot be made" in capsys.readouterr().err


def test_the_random_views_are_what_the_view_type_says() -> None:
    for seed in range(50):
        view = random_view(seed)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert json.loads(msgspec.json.encode(view))["nations"] == list(view.nations)
