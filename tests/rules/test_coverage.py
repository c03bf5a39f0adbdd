"""Each rule of sections 1 to 13 has a test named by its number, each binding one a test that quotes it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from story import rules

HERE = Path(__file__).parent
NUMBERED = [rule for rule in rules.rules().values() if "." in rule.number and int(rule.number.split(".")[0]) <= 13]


def every_test() -> dict[str, str]:
    """Return name -> docstring of every test of the rules, those of the content too."""
    files = [*HERE.glob("test_*.py"), *(HERE.parent / "content").glob("test_*.py")]
    found: dict[str, str] = {}
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = ast.get_docstring(node) or ""
    return found


TESTS = every_test()


def named(number: str) -> list[str]:
    """Return the tests of a rule."""
    return [name for name in TESTS if re.match(rf"test_{number.replace('.', '_')}_[a-z]", name)]


@pytest.mark.parametrize("number", [rule.number for rule in NUMBERED])
def test_every_rule_has_a_test(number: str) -> None:
    assert named(number), f"no test is named test_{number.replace('.', '_')}_..."


@pytest.mark.parametrize("number", [rule.number for rule in NUMBERED if "[B" in rule.text])
def test_every_binding_rule_is_quoted_by_a_test(number: str) -> None:
    assert any("[B" in TESTS[name] for name in named(number)), f"no test of {number} quotes it with [B]"


def test_section_5_and_10_quote_their_binding_headings() -> None:
    """[B p.6] for the steps of the Goods Year, [B pp.18-19] for the Legalities."""
    for section in ("5", "10"):
        assert any("[B" in text for name, text in TESTS.items() if name.startswith(f"test_{section}_"))
