"""The loader: what our files hold, and that every kind of mistake is refused with its file and path."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.content import loader
from engine.content.loader import ContentError, load

REPLACED = [
    ("goods.toml", "value = 6", 'value = "six"', "goods.toml: relics.value: expected `int`, got `str`"),
    ("goods.toml", "value = 6", "value = -1", "goods.toml: relics.value: must not be below 0"),
    ("goods.toml", "value = 6", "worth = 6", "goods.toml: relics.worth: unknown key"),
    ("goods.toml", "value = 6", "worth = 6", "goods.toml: relics.value: is missing"),
    ("goods.toml", "treasure = true", "treasure = false", "goods.toml: Treasures: must be 4, here 3"),
    ("zones.toml", '"new_spain", "yucatan"', '"new_spain", "atlantis"', "zones.toml: sea.gulf.borders[1]: 'atlantis'"),
    ("zones.toml", 'downwind = ["gulf"]', 'downwind = ["main"]', "zones.toml: sea.western.downwind[0]: one-way link"),
    ("zones.toml", 'seas = ["gulf"]', 'seas = ["western"]', "zones.toml: land.new_spain.seas[0]: one-way link"),
    ("zones.toml", 'upwind = ["europe"]', 'upwind = ["gulf"]', "zones.toml: sea.antilles.upwind[0]: no wind blows"),
    ("zones.toml", "[sea.gulf]", "[lake.gulf]", "zones.toml: lake: unknown key"),
    ("sites.toml", 'good = "relics"', 'good = "tea"', "sites.toml: veracruz.good: 'tea' is no good"),
    ("sites.toml", 'good = "relics"', 'good = "relics"\nwild = true', "sites.toml: veracruz: only a Tribal Site"),
    ("sites.toml", 'kind = "colony"', 'kind = "inn"', "sites.toml: san_agustin.kind: invalid enum value 'inn'"),
    ("sites.toml", 'zone = "florida"', 'zone = "asia"', "sites.toml: san_agustin.zone: 'asia' is no land zone"),
    ("sites.toml", 'worker = "citizen"\n', "", "sites.toml: santiago.worker: a Crown Colony starts with a worker"),
    ("nations.toml", '"tobago"', '"havana"', "nations.toml: courland.start_site: 'havana' is no Colony site"),
    ("nations.toml", 'letter = "C"', 'letter = "S"', "nations.toml: courland.letter: must be one letter of its own"),
    ("nations.toml", "wind = 1", "wind = 1, rum = 2", "nations.toml: courland.powers.rum: unknown key"),
    ("nations.toml", "galleons = 1", "galleons = 4", "nations.toml: spain.galleons: must be 1 to 3, here 4"),
    (
        "market.toml",
        'kind = "wind"',
        'kind = "gale"',
        "market.toml: arcano_del_mare.effects[0].kind: 'gale' is no effect",
    ),
    ("market.toml", 'kind = "peek"', 'kind = "peek", at = 1', "market.toml: thomas_gage.effects[0].at: unknown key"),
    ("market.toml", 'kind = "ship"', 'kind = "tableau"', "market.toml: ships: must be 14, here 13"),
    ("market.toml", 'zone = "guiana"', 'zone = "peru"', "market.toml: harcourt_patent.effects[0].zone: 'peru'"),
    ("market.toml", 'good = "dyewood"', 'good = "rum"', "market.toml: rasphuis.effects[0].good: 'rum' is no good"),
    ("market.toml", "renown = 2", "renown = 3", "market.toml: longvilliers_de_poincy.renown: must be 0 to 2, here 3"),
    (
        "market.toml",
        'kind = "war", ducats = 2',
        'kind = "peek"',
        "western_design.effects: a one_shot card cannot have the effect peek",
    ),
    ("haven.toml", 'site = "barbados"', 'site = "belize"', "haven.toml: no card founds a Colony at barbados"),
    ("haven.toml", 'kind = "refugees"', 'kind = "found", site = "havana"', "does not start empty in every game"),
    ("rules.toml", "winds = 8", "wind = 8", "rules.toml: sail.winds: is missing"),
    ("rules.toml", "panama = 1", "peru = 1", "rules.toml: game.start_rebels.peru: is no land zone"),
    ("rules.toml", "solo = 9,", "six = 9,", "rules.toml: end.pirate_infamy: must have the keys solo, 2, 3, 4, 5"),
    ("rules.toml", "year_goods = 4", "year_goods = 9", "rules.toml: goods.year_goods: must be 1 to 8, here 9"),
    ("zones.toml", 'seas = ["gulf"]', 'seas = ["ocean"]', "zones.toml: land.new_spain.seas[0]: 'ocean' is no sea zone"),
    ("zones.toml", 'seas = ["gulf"]', "seas = []", "zones.toml: land.new_spain.seas: borders no sea zone"),
    ("zones.toml", 'downwind = ["gulf"]', 'downwind = ["ocean"]', "zones.toml: sea.western.downwind[0]: 'ocean' is no"),
    (
        "zones.toml",
        'upwind = ["europe"]',
        'upwind = ["ocean"]',
        "zones.toml: sea.antilles.upwind[0]: 'ocean' is no sea",
    ),
    (
        "sites.toml",
        'kind = "tribal"',
        'kind = "tribal"\ngood = "salt"',
        "only a Colony site has good, crown, fort or worker",
    ),
    (
        "sites.toml",
        'kind = "tribal"',
        'kind = "tribal"\ncitizens = 1',
        "citizens: a Cathedral has at least 1, another site none",
    ),
    (
        "sites.toml",
        'kind = "colony"',
        'kind = "colony"\nnatives = 2',
        "natives: a Tribal Site or Visita has at least 1",
    ),
    ("nations.toml", '"tobago"', '"tortuga"', "nations.toml: tortuga is the start of 2 nations"),
    ("content.toml", 'version = "1.3"', "version = 1", "content.toml: version: must be words, here 1"),
]


def changed(folder: Path, file: str, old: str, new: str) -> str:
    text = (loader.HERE / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize(("file", "old", "new", "expected"), REPLACED)
def test_a_mistake_is_refused_with_file_and_path(tmp_path: Path, file: str, old: str, new: str, expected: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(changed(tmp_path, file, old, new))
    assert any(expected in problem for problem in caught.value.problems), caught.value.problems
    assert all(".toml: " in problem for problem in caught.value.problems)


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    changed(tmp_path, "goods.toml", "value = 6", 'value = "six"')
    changed(tmp_path, "rules.toml", "winds = 8", "winds = 8.5")
    with pytest.raises(ContentError) as caught:
        load(changed(tmp_path, "market.toml", 'kind = "peek"', 'kind = "spy"'))
    assert {problem.split(":")[0] for problem in caught.value.problems} == {"goods.toml", "rules.toml", "market.toml"}


def test_broken_toml_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "goods.toml").write_text("[salt\n")
    with pytest.raises(ContentError, match=r"^goods\.toml: "):
        load(str(tmp_path))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such content folder"):
        load(str(tmp_path / "nowhere"))


def test_a_file_of_an_unknown_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ships.toml").write_text("")
    with pytest.raises(ContentError, match=r"ships\.toml: unknown file"):
        load(str(tmp_path))


def test_a_pack_takes_the_place_of_ours_file_by_file(tmp_path: Path) -> None:
    pack = load(changed(tmp_path, "rules.toml", "hand_limit = 4", "hand_limit = 6"))
    assert pack.numbers.play.hand_limit == 6
    assert pack.market == load().market
    assert pack.version != load().version


def test_the_version_follows_every_file(tmp_path: Path) -> None:
    shutil.copy(loader.HERE / "goods.toml", tmp_path / "goods.toml")
    assert load(str(tmp_path)).version == load().version
    assert load().version.startswith("core 1.3 ")


def test_loading_is_cached() -> None:
    assert load("core") is load("core")
