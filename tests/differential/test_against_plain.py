"""The engine's rulings against the plain implementation, 10,000 random situations for each question."""

from __future__ import annotations

import pytest

from engine import judge
from tests.differential import plain
from tests.differential.situations import ASK, situations

COUNT = 10_000
SEED = 1598


def unordered(value: object) -> object:
    """Return a ruling with its lists as sets (lists stand in any order)."""
    if isinstance(value, dict):
        return {name: unordered(inner) for name, inner in value.items()}
    if isinstance(value, list):
        assert len(set(value)) == len(value), f"{value} names something twice"
        return frozenset(value)
    return value


def differs(engine: dict[str, object], expected: dict[str, object]) -> bool:
    """Whether two rulings disagree; further keys are allowed in the engine's, and errors agree whatever they say."""
    if "error" in engine or "error" in expected:
        return ("error" in engine) != ("error" in expected)
    return any(name not in engine or unordered(engine[name]) != unordered(value) for name, value in expected.items())


@pytest.mark.parametrize("ask", ASK)
def test_the_engine_rules_as_the_plain_implementation_does(ask: str) -> None:
    """Every line gets the same ruling twice; spoilt lines get an error, and most of the rest do not."""
    rulings = 0
    for line, spoilt in situations(ask, COUNT, SEED):
        expected = plain.rule(line)
        assert not spoilt or "error" in expected, line.decode()
        engine = judge.rule(line)
        assert not differs(engine, expected), f"{line.decode()}\nengine: {engine}\nplain: {expected}"
        rulings += "error" not in expected
    assert rulings > COUNT // 2
