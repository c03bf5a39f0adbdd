"""The list of manners in docs/developers/platform.md: every line has its test, and every test its line."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
TABLE = HERE.parent.parent / "docs" / "developers" / "platform.md"
ROW = re.compile(r"^\| (.+) \| `(test_\w+)\.(test_\w+)` \|$")


def listed() -> list[tuple[str, str]]:
    """Return (file, test) of every row; a row that names no test fails."""
    rows = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    found: list[tuple[str, str]] = []
    for row in rows:
        if row != "| manner | test |":
            match = ROW.match(row)
            assert match is not None, row
            found.append((match[2], match[3]))
    return found


def written() -> list[tuple[str, str]]:
    """Return (file, test) of every test in this folder but those of the table itself."""
    found: list[tuple[str, str]] = []
    for path in sorted(HERE.glob("test_*.py")):
        if path != Path(__file__):
            body = ast.parse(path.read_text(encoding="utf-8")).body
            names = [node.name for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
            found += [(path.stem, name) for name in names if name.startswith("test_")]
    return found


def test_every_line_has_a_test_and_every_test_a_line() -> None:
    assert len(listed()) > 60
    assert sorted(listed()) == sorted(written())


def test_no_line_is_there_twice() -> None:
    assert len(set(listed())) == len(listed())
