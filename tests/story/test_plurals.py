"""A number beside a thing that is counted has a form for one of it: no `1 Colonies`, in any language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.story.test_text_limits import NUMBERS, Ruler, catalogues

COUNTED = {
    "en": (
        "Colonies|Chests|Galleons|Fleets|cards|ducats|winds|actions|games|seats|players|people|cycles|Rebels|Citizens"
        "|Natives|Meeples|days|hours|minutes|rounds|points|bids|tables|steps|Years|deals|messages|entrants|others"
    ),
    "es": (
        "Colonias|Cofres|Galeones|Flotas|cartas|ducados|vientos|acciones|partidas|asientos|jugadores|personas|ciclos"
        "|Rebeldes|Ciudadanos|Nativos|días|horas|minutos|rondas|puntos|pujas|mesas|pasos|Años|acuerdos|mensajes"
    ),
    "pt-BR": (
        "Colônias|Baús|Galeões|Frotas|cartas|ducados|ventos|ações|partidas|assentos|jogadores|pessoas|ciclos|Rebeldes"
        "|Cidadãos|Nativos|dias|horas|minutos|rodadas|pontos|lances|mesas|passos|Anos|acordos|mensagens"
    ),
}
# What the rules or the host keep above one: cycles of a game, seats of a table, actions and winds of a turn, limits.
NEVER_ONE = {"of", "cycles", "seats", "actions", "winds", "galleons", "limit", "most", "need", "fewest"}
ALWAYS_SEVERAL = {"which-game", "ask-hand_limit"}  # said only where there are more than one, or than the limit


def patterns(pattern: ast.Pattern) -> list[ast.Pattern]:
    """Return a pattern and those of all its variants, but not of variants that are chosen by the number itself."""
    found = [pattern]
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                found += patterns(variant.value)
    return found


def unforgiving(pattern: ast.Pattern, words: re.Pattern[str]) -> list[str]:
    """Return each number of a pattern with the plural that always follows it."""
    found = []
    for element, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        if not (isinstance(element, ast.Placeable) and isinstance(after, ast.TextElement)):
            continue
        number = element.expression
        word = words.match(after.value)
        if isinstance(number, ast.VariableReference) and NUMBERS.search(number.id.name) and word:
            found.append(f"${number.id.name}{word.group()}")
    return found


def chosen_by(pattern: ast.Pattern) -> set[str]:
    """Return the numbers by which a pattern chooses between forms."""
    found = set()
    for one in patterns(pattern):
        for element in one.elements:
            expression = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
                found.add(expression.selector.id.name)
    return found


@pytest.mark.parametrize("path", catalogues(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_each_number_has_a_form_for_one(path: Path) -> None:
    words = re.compile(rf" (?:{COUNTED[path.parent.name]})\b")
    wrong = {}
    for name, pattern in Ruler(path).patterns.items():
        chosen = chosen_by(pattern) | NEVER_ONE
        found = [
            one for part in patterns(pattern) for one in unforgiving(part, words) if one.split()[0][1:] not in chosen
        ]
        if found and name not in ALWAYS_SEVERAL:
            wrong[name] = found
    assert wrong == {}
