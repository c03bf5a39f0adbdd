"""What mutations of the rules outlive their tests (docs/developers/proof.md); read after `make mutants`.

python -m tests.survivors            list them with the lines changed
python -m tests.survivors --again    first let the tests of the engine, the recorded games and the differential test
                                     look at each as well, in a process of its own: half a minute for one that lives
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WORK = Path(__file__).parent.parent / "mutants"
SURVIVED = 0  # mutmut notes the exit code of pytest
NO_TESTS = 33
AGAIN = WORK / "again.json"
SUITES = ("tests/rules", "tests/test_playthroughs.py", "tests/engine", "tests/differential")


def survivors() -> list[str]:
    """Return the names of the mutants that no rule test has killed: `engine.rules.MODULE.x_FUNCTION__mutmut_N`."""
    found: list[str] = []
    for path in sorted((WORK / "engine" / "rules").glob("*.meta")):
        codes = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        found += [name for name, code in codes.items() if code in (SURVIVED, NO_TESTS)]
    return found


def look_again(name: str) -> str | None:
    """Return the first suite of SUITES that kills a mutant, None if it outlives them all."""
    for suite in SUITES:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", suite]
        try:
            done = subprocess.run(
                command, cwd=WORK, env={**os.environ, "MUTANT_UNDER_TEST": name}, capture_output=True, timeout=600
            )
        except subprocess.TimeoutExpired:
            return suite
        if done.returncode != 0:
            return suite
    return None


def change(name: str) -> Iterator[str]:
    """Yield the lines that a mutant has otherwise than the original."""
    module, _, function = name.rpartition(".")
    text = (WORK / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8")
    bodies = {node.name: node.body for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}
    original = function.rpartition("__mutmut_")[0] + "__mutmut_orig"
    before, after = (
        [line for statement in bodies[each] for line in ast.unparse(statement).splitlines()]
        for each in (original, function)
    )
    for line in difflib.unified_diff(before, after, n=0, lineterm=""):
        if not line.startswith(("---", "+++", "@@")):
            yield line


def main() -> None:
    """List the survivors, and with --again who of them is killed elsewhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.survivors")
    parser.add_argument("--again", action="store_true", help="look at each with the other tests, too")
    again = parser.parse_args().again
    killed: dict[str, str | None] = json.loads(AGAIN.read_text(encoding="utf-8")) if AGAIN.exists() else {}
    for name in survivors():
        if again and name not in killed:
            killed[name] = look_again(name)
            AGAIN.write_text(json.dumps(killed, indent=1), encoding="utf-8")
        by = killed.get(name)
        print(name.removeprefix("engine.rules."), f"(killed by {by})" if by else "")
        if not by:
            print(*(f"    {line}" for line in change(name)), sep="\n")


if __name__ == "__main__":
    main()
