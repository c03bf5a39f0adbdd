"""Which rules a translated page has to look at again: each was confirmed against one wording of the English rule.

`docs/rules.confirmed.json` has, for each language and rule, the fingerprint of the English text at that time.

    python -m story.rules_drift                      lists the rules whose English text has changed since
    python -m story.rules_drift pt-BR 5.3 12.2       says that these rules of the Portuguese page fit the English again
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterable

from story.catalogue import DEFAULT, locales
from story.rules import DOCS, template_file

CONFIRMED = DOCS / "rules.confirmed.json"
INTRODUCTION = "0"
_START = re.compile(r"^(?:## (\d+)\. |\*\*(\d+\.\d+)\*\* )")


def pieces(text: str) -> dict[str, str]:
    """Divide a template: the introduction (`0`), each heading with what stands before its first rule, each rule."""
    found = {INTRODUCTION: ""}
    number = INTRODUCTION
    for line in text.split("\n"):
        start = _START.match(line)
        if start is not None:
            number = start[1] or start[2]
            found[number] = ""
        found[number] += f"{line}\n"
    return {number: piece.strip() for number, piece in found.items()}


def fingerprints(text: str) -> dict[str, str]:
    """Return piece -> short hash of its words; how lines are broken does not matter."""
    return {
        number: hashlib.sha256(" ".join(piece.split()).encode()).hexdigest()[:8]
        for number, piece in pieces(text).items()
    }


def _english() -> dict[str, str]:
    return fingerprints(template_file(DEFAULT).read_text(encoding="utf-8"))


def _confirmed() -> dict[str, dict[str, str]]:
    known: dict[str, dict[str, str]] = json.loads(CONFIRMED.read_text(encoding="utf-8")) if CONFIRMED.exists() else {}
    return known


def stale(locale: str) -> list[str]:
    """Return the rules of a language to look at again, those included that English no longer has."""
    now, then = _english(), _confirmed().get(locale, {})
    return [number for number in {**now, **then} if now.get(number) != then.get(number)]


def confirm(locale: str, numbers: Iterable[str]) -> None:
    """Write down that these rules of a language fit the English of now. Raises KeyError for a number of neither."""
    known, english = _confirmed(), _english()
    then = known.get(locale, {})
    for number in numbers:
        if number in english:
            then[number] = english[number]
        else:
            del then[number]
    known[locale] = {number: then[number] for number in english if number in then}
    CONFIRMED.write_text(json.dumps(known, indent=1, sort_keys=False) + "\n", encoding="utf-8")


def main() -> None:
    """List what has to be looked at again, or confirm what the command line names."""
    if len(sys.argv) > 2:
        confirm(sys.argv[1], sys.argv[2:])
    for locale in locales():
        if locale != DEFAULT:
            print(f"{locale}: {' '.join(stale(locale)) or 'every rule fits the English page'}")


if __name__ == "__main__":
    main()
