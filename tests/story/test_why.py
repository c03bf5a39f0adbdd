"""Why something is not possible, in every language: no reason without a sentence, none with an argument it lacks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import front
from engine.ai import minds
from engine.content.loader import load
from engine.errors import Reason
from engine.model import Action
from story import locales, why
from story.catalogue import DEFAULT, FOLDER
from tests.story.test_languages import messages

CORE = load()
OTHERS = [locale for locale in locales() if locale != DEFAULT]
ENGINE = Path(__file__).parent.parent.parent / "engine"
CODE = re.compile(r'\bwhy\(\s*"([a-z-]+)"|"", "([a-z-]+)"[,)]|"(order-[a-z]+)"')


def codes() -> set[str]:
    """Return every code of a reason in the engine."""
    found: set[str] = set()
    for name in ("refusal.py", "front.py", "orders.py", "mend.py"):
        for match in CODE.finditer((ENGINE / name).read_text(encoding="utf-8")):
            found |= {group for group in match.groups() if group}
    return found


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_has_a_sentence_for_every_code_and_for_no_other(locale: str) -> None:
    assert len(codes()) > 40
    assert set(messages(FOLDER / locale / "why.ftl")) == {f"why-{code}" for code in codes()}


def asked_about(seed: int) -> list[Reason]:
    """Return why everything that is conceivable and not offered is so, through a game of five."""
    state = front.new_game(list(CORE.nations), seed, "short").state
    found: list[Reason] = []
    step = 0
    while state.winner is None:
        asked = next(one for one in front.decisions(state) if one.given is None)
        step += 1
        for option in front.not_offered(state, asked.seat):
            reason = front.refusal(state, asked.seat, option)
            assert reason is not None, option
            assert reason.code != "other-form", f"nothing better is known of {option}: {reason.sentence}"
            found.append(reason)
        mind = minds.make("random", seat=asked.seat, salt=step)
        state = front.apply(state, Action(asked.seat, mind.choose(front.view(state, asked.seat), asked))).state
    return found


def test_every_reason_of_a_whole_game_is_told_in_every_language_with_its_rule() -> None:
    reasons = {(reason.code, str(reason.facts)): reason for reason in asked_about(5)}
    assert len({code for code, _ in reasons}) > 25
    for reason in reasons.values():
        assert reason.rule, reason
        english = why.sentence(reason, CORE)
        assert english == f"{reason.sentence} ({reason.rule})"
        for locale in OTHERS:
            told = why.sentence(reason, CORE, locale)
            assert told != english and "{" not in told and "  " not in told, told
            numbers = {str(value) for value in reason.facts.values() if isinstance(value, int)}
            assert numbers <= set(re.findall(r"\d+", told.rpartition(" (")[0])), told
