"""No text breaks a limit of Discord in any language, whatever fills it: each message is measured at its longest."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from cogs import limits
from story.catalogue import FOLDER, locales

# How long what fills a message can be: a name as shown (escaped, with its nation), a list in words, a number.
NAME, LIST, NUMBER = 2 * 32 + 20, 400, 7
LISTS = re.compile(
    r"(list|names|near|sites|seats|mistakes|who|what|bids?_list|tableau|cargo|reason|effects?|seals|known)$"
)
NUMBERS = re.compile(
    r"(number|count|price|ducats|winds|left|seats|cycles?|round|rounds|games|low|high|most|done|all|of|renown|favour"
    r"|infamy|liberated|amount|actions|cards|limit|colonies|place|rank|points|wins|share|hours|days|total|bid|margin"
    r"|value|strength|galleons|market|haven|vacant|fewest|size|need|year)$"
)
ONE = re.compile(r"(title-|panel-title|t-title)")  # messages that name one person or one thing
# Which messages stand where: the first that fits counts.
KINDS = (
    (re.compile(r"form-.*-(title|label)$"), limits.MODAL_TITLE),
    (re.compile(r"button-|replay-(open|film|first|back|next|last)$|rematch$|tell-the-story$"), limits.BUTTON_LABEL),
    (re.compile(r".*\.ask(-\w+)?$|.*-choose$|ask-any$"), limits.PLACEHOLDER),
    (re.compile(r"option-.*\.verb$"), limits.BUTTON_LABEL),
    (re.compile(r"command-"), limits.COMMAND_DESCRIPTION),
    (re.compile(r"choice-"), limits.CHOICE_NAME),
    (re.compile(r"title-|thread-name$|.*-title$|asked-for$"), limits.EMBED_TITLE),
    (re.compile(r"refused-|error-"), limits.MESSAGE_TEXT),
    (re.compile(r".*"), limits.EMBED_DESCRIPTION),
)


def filled(name: str, message: str = "") -> int:
    """Return how long an argument of this name can be in a message."""
    if NUMBERS.search(name):
        return NUMBER
    if ONE.match(message):
        return NAME
    return LIST if LISTS.search(name) else NAME


class Ruler:
    """Measures the longest form of the messages of one file."""

    def __init__(self, path: Path) -> None:
        body = parse(path.read_text(encoding="utf-8")).body
        entries = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
        self.message = ""
        self.patterns: dict[str, ast.Pattern] = {}
        for entry in entries:
            if entry.value is not None:
                self.patterns[entry.id.name] = entry.value
            for attribute in entry.attributes:
                self.patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value

    def longest(self, name: str) -> int:
        """Return the length of a message with everything at its longest."""
        self.message = name
        return self.length(self.patterns[name])

    def length(self, pattern: ast.Pattern) -> int:
        """Return the length of a pattern with everything at its longest."""
        total = 0
        for element in pattern.elements:
            total += len(element.value) if isinstance(element, ast.TextElement) else self._placed(element.expression)
        return total

    def _placed(self, expression: object) -> int:
        if isinstance(expression, ast.SelectExpression):
            return max(self.length(variant.value) for variant in expression.variants)
        if isinstance(expression, ast.VariableReference):
            return filled(expression.id.name, self.message)
        if isinstance(expression, ast.FunctionReference):
            return 5 + sum(self._placed(argument) for argument in expression.arguments.positional)
        if isinstance(expression, ast.StringLiteral | ast.NumberLiteral):
            return len(expression.value)
        if isinstance(expression, ast.MessageReference):
            return self.length(self.patterns[expression.id.name])
        if isinstance(expression, ast.Placeable):
            return self._placed(expression.expression)
        raise AssertionError(f"how long is a {type(expression).__name__}?")


@cache
def catalogues() -> list[Path]:
    """Return every catalogue of every language."""
    return sorted(path for locale in locales() for path in (FOLDER / locale).glob("*.ftl"))


def limit_of(name: str) -> int:
    """Return how long the text of a message may be where it stands."""
    return next(most for pattern, most in KINDS if pattern.match(name))


@pytest.mark.parametrize("path", catalogues(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_message_fits_at_its_longest(path: Path) -> None:
    ruler = Ruler(path)
    too_long = {
        name: (ruler.longest(name), limit_of(name)) for name in ruler.patterns if ruler.longest(name) > limit_of(name)
    }
    assert too_long == {}


def test_the_ruler_takes_the_longest_way(tmp_path: Path) -> None:
    path = tmp_path / "x.ftl"
    text = "x = ab { $n ->\n    [one] c\n   *[other] cde { $number }\n}\n    .ask = { CAP($x) }!\n"
    path.write_text(text, encoding="utf-8")
    ruler = Ruler(path)
    assert ruler.longest("x") == len("ab ") + len("cde ") + NUMBER
    assert ruler.longest("x.ask") == 5 + NAME + 1
    assert (limit_of("button-join"), limit_of("option-bid.ask"), limit_of("refused-full")) == (80, 150, 2000)
