"""Decisions and options in words, over whole games of chance answers: nothing without words, nothing too long."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine import front
from engine.content.loader import load
from engine.events import DECISIONS
from engine.model import Action, Decision, Option, State
from story import narrate, words

CORE = load()
TABLES = [
    ("spain", "england", "france", "netherlands", "courland"),
    ("england", "france"),
    ("england", "netherlands", "courland"),
    ("spain", "france"),
]


def answer(chooser: random.Random, options: tuple[Option, ...]) -> str:
    option = chooser.choice(options)
    if option.low is None or option.high is None:
        return option.id
    return f"{option.id.rpartition(':')[0]}:{chooser.randint(option.low, min(option.high, option.low + 2))}"


def positions(nations: tuple[str, ...], seed: int) -> Iterator[tuple[State, list[Decision]]]:
    chooser = random.Random(seed)
    state = front.new_game(nations, seed, "short").state
    while state.winner is None:
        asked = front.decisions(state)
        yield state, asked
        decision = chooser.choice(asked)
        state = front.apply(state, Action(decision.seat, answer(chooser, decision.options))).state


@cache
def played() -> list[tuple[State, list[Decision]]]:
    """Return every ninth position of eight games: all kinds of questions, quickly."""
    every = [position for seed, nations in enumerate(TABLES * 2) for position in positions(nations, seed)]
    return every[::9]


def test_every_question_is_short_and_says_which_year_it_is() -> None:
    for state, asked in played():
        for decision in asked:
            view = front.view(state, decision.seat)
            text = words.decision(decision, view, CORE)
            assert str(view.year) in text.split(".")[0]
            assert text.endswith(".") and "  " not in text and "none" not in text, text
            assert len(text) <= 900, text


def test_every_option_has_words_that_fit_a_menu() -> None:
    for state, asked in played():
        for decision in asked:
            view = front.view(state, decision.seat)
            for option in decision.options:
                label = words.option(option, view, CORE)
                assert 0 < len(label.label) <= words.LABEL, label
                assert len(label.detail) <= words.DETAIL, label
                assert label.sentence.endswith("."), label
                assert label.warning is None or label.warning.endswith("."), label
                shown = f"{label.label}|{label.detail}|{label.sentence}|{label.warning or ''}"
                assert "{" not in shown and "  " not in shown, label


def test_options_of_one_question_have_different_words() -> None:
    for state, asked in played():
        for decision in asked:
            view = front.view(state, decision.seat)
            labels = [words.option(option, view, CORE).label for option in decision.options]
            assert len(set(labels)) == len(labels), labels


def test_every_step_of_an_option_has_a_label_and_a_question() -> None:
    for _, asked in played():
        for decision in asked:
            for option in decision.options:
                path = (option.kind, *option.steps)
                for length in range(1, len(path) + 1):
                    assert words.step(path[:length], CORE)
                    assert words.ask(path[:length])


def test_every_kind_of_option_has_its_verb() -> None:
    for forms in DECISIONS.values():
        for form in forms:
            assert words.verb(form.split(":")[0])


def test_every_event_of_whole_games_is_told() -> None:
    for seed, nations in enumerate(TABLES):
        chooser = random.Random(seed)
        step = front.new_game(nations, seed, "short")
        while True:
            for event in step.events:
                for seat in (None, *nations[:1]):
                    line = narrate.line(event, seat, {}, CORE)
                    assert line is None or ("{" not in line and "  " not in line), line
            assert all(narrate.lines(step.events, None, {}, CORE))
            if step.state.winner is not None:
                break
            decision = chooser.choice(front.decisions(step.state))
            step = front.apply(step.state, Action(decision.seat, answer(chooser, decision.options)))


def option_of(seat: str, kind: str, option: Option) -> words.Label:
    state = front.new_game(("england", "france"), 1).state
    return words.option(option, front.view(state, seat), CORE)


def test_a_move_tells_the_chests_of_a_land_zone() -> None:
    """Loading is what most moves are for: goods by name, several of one with their number."""
    state = front.new_game(("england", "france"), 1).state
    for site, colony in state.colonies.items():
        colony.chests = {"cumana": 2, "caracas": 1}.get(site, 0)
    option = Option("sail:venezuela", "sail", ("venezuela",), facts={"winds": 1, "left": 4})
    view = front.view(state, "england")
    assert words.option(option, view, CORE).detail == "1 wind · 4 left · Chests: cacao and 2 pearls"
    assert words.arrival(option, view, CORE) == ["Chests: cacao and 2 pearls"]
    empty = Option("sail:eastern", "sail", ("eastern",), facts={"winds": 1, "left": 4})
    assert words.option(empty, view, CORE).detail == "1 wind · 4 left"


@pytest.mark.parametrize(
    ("aim", "tells"), [("liberate", "Liberated +2"), ("seize", "needs a margin of 3"), ("loot", "2 Chests")]
)
def test_an_attack_tells_what_its_aim_brings_or_needs(aim: str, tells: str) -> None:
    """9.4: every Enslaved of the owner in the land zone goes free; a seizure needs a margin."""
    state = front.new_game(("england", "spain", "france", "netherlands"), 1).state
    state.colonies["cumana"].chests = 2
    facts = {**ATTACK, "owner": "spain", "margin": 3, "freed": 2}
    option = Option(f"attack:cumana:{aim}", "attack", ("cumana", aim), facts=facts)
    assert tells in words.option(option, front.view(state, "england"), CORE).detail.split(" · ")


@pytest.mark.parametrize(
    ("option", "price", "told"),
    [("draw", 1, "leaves you $8"), ("legality:SMUGGLER", 2, "$2 · leaves you $7 · no action used")],
)
def test_a_price_is_told_once_and_what_it_leaves(option: str, price: int, told: str) -> None:
    """The label of a Haven card has its price, that of a Legality has none."""
    state = front.new_game(("england", "france"), 1).state
    state.players["england"].ducats = 9
    kind, *steps = option.split(":")
    label = words.option(Option(option, kind, tuple(steps), facts={"price": price}), front.view(state, "england"), CORE)
    assert label.detail == told


def test_a_charter_tells_what_its_site_yields() -> None:
    """Which of two sites is taken depends on their goods."""
    label = option_of("england", "play", Option("play:x", "play", ("harcourt_patent", "essequibo")))
    assert label.detail.startswith("yields sugar · ")


@pytest.mark.parametrize(("aim", "told"), [("seize", True), ("loot", False)])
def test_who_supports_is_told_what_a_seizure_needs(aim: str, told: bool) -> None:
    """9.4: with a margin below 3 the support of a bystander may make a won seizure one without effect."""
    state = front.new_game(("england", "spain", "france", "netherlands"), 1).state
    facts: dict[str, object] = {
        "attacker": "france",
        "target": "cumana",
        "zone": "venezuela",
        "aim": aim,
        "attack": 2,
        "defence": 1,
        "strength": 2,
    }
    asked = Decision("england", "support", (Option("support:attacker", "support", ("attacker",)),), facts=facts)
    said = words.decision(asked, front.view(state, "england"), CORE)
    assert ("A seizure needs a margin of 3." in said) == told


ATTACK: dict[str, object] = {
    "winds": 1,
    "owner": "crown",
    "legality": "CONQUISTADOR",
    "attack": 4,
    "defence": 2,
    "asked": [],
    "margin": 1,
}


def test_10_4_an_unlawful_attack_is_warned_of_with_what_it_costs() -> None:
    facts = {**ATTACK, "lawful": False, "licence": "reynel_asiento"}
    label = option_of(
        "england", "attack", Option("attack:portobelo:loot", "attack", ("portobelo", "loot"), facts=facts)
    )
    assert label.warning == (
        "This is unlawful for a CONQUISTADOR: your Flagship becomes RAIDER at once, "
        "and your card Asiento of Gómez Reynel is discarded."
    )
    assert "unlawful" in label.detail


def test_10_4_the_loss_of_the_nations_letter_is_warned_of() -> None:
    facts = {**ATTACK, "legality": "CORSAIR", "lawful": False, "licence": "letter"}
    label = option_of("england", "attack", Option("attack:tortuga:loot", "attack", ("tortuga", "loot"), facts=facts))
    assert label.warning is not None and "your nation's letter of marque is lost" in label.warning


def test_9_4_a_seizure_without_the_margin_is_warned_of() -> None:
    facts = {**ATTACK, "lawful": True, "licence": None, "margin": 3}
    label = option_of(
        "england", "attack", Option("attack:portobelo:seize", "attack", ("portobelo", "seize"), facts=facts)
    )
    assert label.warning == ("As it stands a win would change nothing: 4 against 2, and a seizure needs a margin of 3.")


def test_9_3_an_attack_that_does_not_win_is_warned_of() -> None:
    facts = {**ATTACK, "attack": 2, "lawful": True, "licence": None}
    label = option_of(
        "england", "attack", Option("attack:portobelo:loot", "attack", ("portobelo", "loot"), facts=facts)
    )
    assert label.warning == "As it stands you do not win: 2 against 2, and the target wins ties."


def test_8_5_a_waiting_patrol_is_warned_of() -> None:
    facts: dict[str, object] = {"winds": 2, "left": 6, "upwind": True, "patrols": ["france"]}
    label = option_of("england", "sail", Option("sail:gulf", "sail", ("gulf",), facts=facts))
    assert label.label == "Gulf of Mexico"
    assert label.detail == "2 winds · upwind · 6 left · patrol of France"
    assert label.warning == "The patrol of France attacks your Fleet as it enters."


def test_a_chosen_number_has_its_own_label() -> None:
    state = front.new_game(("england", "france"), 1).state
    view = front.view(state, "england")
    bid = Option("bid:0-7", "bid", (), 0, 7)
    give = Option("give:france:1-7", "give", ("france",), 1, 7)
    assert words.amount(bid, 3, view, CORE) == "Bid $3"
    assert words.amount(give, 2, view, CORE, names={"france": "Ben"}) == "Give Ben $2"


@pytest.mark.parametrize(("text", "most", "shown"), [("short", 80, "short"), ("one two three", 9, "one two…")])
def test_clip_cuts_at_a_word(text: str, most: int, shown: str) -> None:
    assert words.clip(text, most) == shown
