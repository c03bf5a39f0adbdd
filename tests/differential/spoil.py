"""Mistakes that make any line of the arbiter's desk wrong, whatever else stands in it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.differential import tables

Line = dict[str, Any]

NO_NUMBERS = (-1, "2", 1.5, True, None, [1])
NO_NAMES = ("portugal", "", "England", "caribbean", 7, None, "crown_colony")
NEEDED = {
    "bids": ("initiator", "bids"),
    "battle": ("attacker", "target", "aim"),
    "labour": ("nation",),
    "load": ("nation", "site"),
    "unload": ("nation",),
}


def someone(random: Random, line: Line) -> str:
    """A nation of the game."""
    return str(random.choice(line["nations"]))


def set_fleet(line: Line, nation: str, field: str, value: object) -> None:
    """Put one value into a Fleet."""
    line.setdefault("fleets", {}).setdefault(nation, {})[field] = value


def wrong_nations(random: Random, line: Line) -> None:
    """1.2: too few, twice the same, nobody known, or 4 without Spain."""
    line["nations"] = random.choice(
        [
            [],
            [line["nations"][0]],
            [*line["nations"], line["nations"][0]],
            [*line["nations"], random.choice(NO_NAMES)],
            ["england", "france", "netherlands", "courland"],
            None,
        ]
    )


def missing_field(random: Random, line: Line) -> None:
    """A field without which there is no question."""
    del line[random.choice(["nations", "ask", *NEEDED.get(line["ask"], ())])]


def unknown_field(random: Random, line: Line) -> None:
    """A field nobody knows, at the top or deeper."""
    where = random.choice(["top", "fleet", "colony", "tracks"])
    if where == "top":
        line[random.choice(["rebel", "colony", "Nations", "winds"])] = {}
    elif where == "fleet":
        set_fleet(line, someone(random, line), "name", "x")
    elif where == "colony":
        line.setdefault("colonies", {}).setdefault("tortuga", {"owner": someone(random, line)})["natives"] = 1
    else:
        line.setdefault("tracks", {})[someone(random, line)] = {"renown": 1}


def wrong_number(random: Random, line: Line) -> None:
    """A number that is none, or is below nothing."""
    value = random.choice(NO_NUMBERS)
    where = random.choice(["rebels", "natives", "citizens", "ducats", "tracks", "chests", "galleons"])
    if where == "rebels":
        line.setdefault("rebels", {})["cuba"] = value
    elif where == "natives":
        line.setdefault("natives", {})["timucua"] = value
    elif where == "citizens":
        line.setdefault("citizens", {})["cuba"] = value
    elif where == "ducats":
        line.setdefault("ducats", {})[someone(random, line)] = value
    elif where == "tracks":
        line.setdefault("tracks", {})[someone(random, line)] = {"favour": value}
    elif where == "chests":
        owner = someone(random, line)
        line.setdefault("colonies", {})["st_kitts"] = {"owner": owner, "chests": value}
    else:
        set_fleet(line, someone(random, line), "galleons", value)


def too_many(random: Random, line: Line) -> None:
    """3.3 to 3.5: more than there can be."""
    where = random.choice(["rebels", "chests", "galleons", "none", "cargo", "meeples"])
    nation = someone(random, line)
    if where == "rebels":
        line["rebels"] = {"cuba": 17}
    elif where == "chests":
        owner = random.choice([nation, None])
        line.setdefault("colonies", {})["st_kitts"] = {"owner": owner, "chests": 3}
    elif where in ("galleons", "none"):
        set_fleet(line, nation, "galleons", 4 if where == "galleons" else 0)
    else:
        set_fleet(line, nation, "galleons", 2)
        value = ["salt", "gems", "hides"] if where == "cargo" else ["citizen", "citizen", "enslaved"]
        set_fleet(line, nation, "chests" if where == "cargo" else "meeples", value)


def wrong_name(random: Random, line: Line) -> None:
    """A name that is none, or is one of another kind."""
    name = random.choice(NO_NAMES)
    kinds = ["zone", "site", "owner", "legality", "at", "good", "meeple", "pair", "year", "worker", "ask"]
    where = random.choice(kinds)
    nation = someone(random, line)
    if where == "zone":
        line.setdefault("rebels", {})[random.choice(["antilles", "europe", "havana", str(name)])] = 1
    elif where == "site":
        line.setdefault("colonies", {})[random.choice(["timucua", "cuba", "cathedral_cuba"])] = {"owner": nation}
    elif where == "owner":
        strangers = [name for name in (*tables.NATIONS, tables.CROWN) if name not in line["nations"]]
        if tables.SPAIN not in line["nations"]:
            strangers = [name for name in strangers if name not in (tables.CROWN, tables.SPAIN)]
        line.setdefault("colonies", {})["tortuga"] = {"owner": random.choice([*strangers, "portugal"])}
    elif where == "legality":
        set_fleet(line, nation, "legality", random.choice(["PIRATE", "raider", None]))
    elif where == "at":
        set_fleet(line, nation, "at", random.choice(["havana", "caribbean", None]))
    elif where == "good":
        set_fleet(line, nation, "chests", [random.choice(["gold", {"claim": True}, {"good": "gold"}, 3])])
    elif where == "meeple":
        set_fleet(line, nation, "meeples", [random.choice(["native", "rebel", None])])
    elif where == "pair":
        strangers = [name for name in tables.NATIONS if name not in (*line["nations"], tables.SPAIN)]
        pair = [nation, random.choice([*strangers, "portugal", nation])]
        line[random.choice(["peace", "war"])] = [random.choice([pair, pair[::-1], [nation], [*pair, nation]])]
    elif where == "year":
        line["year_goods"] = ["sugar", random.choice(["gold", "havana", 1])]
    elif where == "worker":
        line.setdefault("colonies", {})["tortuga"] = {"owner": nation, "worker": random.choice(["native", 1, "rebel"])}
    else:
        line["ask"] = random.choice(["bid", "", None, "sail"])


def spain_as_corsair(random: Random, line: Line) -> None:
    """4.3: Spain is never a CORSAIR; without Spain it has no Fleet at all."""
    set_fleet(line, tables.SPAIN, "legality", "CORSAIR")


def crown_with_spain(random: Random, line: Line) -> None:
    """The Crown owns only without Spain."""
    if tables.SPAIN not in line["nations"]:
        line["nations"] = [tables.SPAIN, *line["nations"]][:5]
    line.setdefault("colonies", {})["havana"] = {"owner": tables.CROWN}


def nobodys_colony(random: Random, line: Line) -> None:
    """Something on a site that is empty in every game, without an owner."""
    something = random.choice([{"worker": "enslaved"}, {"fort": True}, {"chests": 1}])
    line.setdefault("colonies", {})["port_royal"] = something


def both_at_once(random: Random, line: Line) -> None:
    """At war and at peace with the same nation."""
    nations = sorted({*line["nations"], tables.SPAIN})
    pair = random.sample(nations, 2)
    line["peace"], line["war"] = [pair], [pair[::-1]]


def wrong_question(random: Random, line: Line) -> None:
    """The fields of the question name somebody or something that is not there."""
    name = random.choice([name for name in NO_NAMES if name is not None])
    ask = line["ask"]
    if ask == "bids":
        nation = random.choice(list(line["bids"]) or ["england"])
        line["bids"][nation] = random.choice([-1, 99, "1", None])
    elif ask == "battle":
        stranger = {random.choice([line["attacker"], "portugal", tables.CROWN]): "target"}
        neutral = dict.fromkeys(line["nations"], "neutral")
        elsewhere = "timucua" if line["fleets"][line["attacker"]]["at"] != "florida" else "guna"
        field, value = random.choice(
            [
                ("attacker", name),
                ("attacker", tables.CROWN),
                ("target", name),
                ("target", elsewhere),
                ("target", "cathedral_cuba"),
                ("aim", random.choice(["burn", "", 3])),
                ("support", stranger),
                ("support", neutral),
            ]
        )
        line[field] = value
    elif ask == "ambitions":
        line[random.choice(["court_head", "title"])] = random.choice(["portugal", tables.CROWN, 5])
    elif ask == "load" and random.random() < 0.5:
        line["site"] = random.choice(["timucua", "cuba", "portugal"])
    else:
        line["nation"] = name


MISTAKES: tuple[Callable[[Random, Line], None], ...] = (
    wrong_nations,
    missing_field,
    unknown_field,
    wrong_number,
    too_many,
    wrong_name,
    spain_as_corsair,
    crown_with_spain,
    nobodys_colony,
    both_at_once,
    wrong_question,
)


def spoil(random: Random, line: Line) -> None:
    """Make one mistake in a line."""
    random.choice(MISTAKES)(random, line)
