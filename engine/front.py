"""The front door: five verbs.

    step = new_game(["spain", "england"], seed=7)
    for decision in decisions(step.state):
        step = apply(step.state, Action(decision.seat, decision.options[0].id))
    picture = view(step.state, "spain")

A state handed in is never changed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine import mend, orders
from engine.atlas import atlas_of
from engine.codec import clone, decode, encode
from engine.conceivable import conceivable
from engine.content.model import Content
from engine.errors import GameError, GameOver, Illegal, Malformed, NotYours, Reason, Stale
from engine.events import DECISIONS, REVEALS
from engine.explain import decision_facts, option_facts
from engine.frames import Frame
from engine.game import Game
from engine.legacies import Legacy, give
from engine.model import Action, Decision, Option, State, Step
from engine.refusal import out_of_range, reason
from engine.rules.registry import RULES, kind_of, move_on
from engine.rules.rule import Rule
from engine.rules.setup import set_up
from engine.views import view

__all__ = [
    "act",
    "apply",
    "content_of",
    "decisions",
    "decode",
    "encode",
    "legal",
    "new_game",
    "not_offered",
    "order_wishes",
    "refusal",
    "view",
    "waiting_for",
    "why_not",
]

_OPTION = re.compile(r"[A-Za-z_]+(:[A-Za-z0-9_+]+)*\Z")
ORDER = f"{orders.VERB}:"
_RANGE = re.compile(r"(\d+)-(\d+)\Z")


def new_game(
    nations: Sequence[str],
    seed: int,
    length: str = "standard",
    content: str = "core",
    *,
    gifts: bool = True,
    left: Mapping[str, Legacy] | None = None,
) -> Step:
    """Return the first position of a game. `nations` in seat order, `length` short, standard or long.

    `gifts`: whether players may give ducats away (7.2); `left`: seat -> what an earlier game of a campaign left to it.
    Raises Malformed where 1.1, 1.2 or 1.4 do not allow it.
    """
    game = set_up(nations, seed, length, content)
    if not gifts:
        game.state.gifts = False
    give(game, left or {})
    move_on(game)
    return Step(game.state, game.events, True)


def content_of(state: State) -> Content:
    """Return the content that a game is played with."""
    return atlas_of(state.content).content


def _top(game: Game) -> tuple[Frame, Rule]:
    frame = game.state.frames[-1]
    return frame, RULES[type(frame)]


def waiting_for(state: State) -> list[str]:
    """Return the seats that must answer now; empty only when the game is over."""
    if not state.frames:
        return []
    game = Game(state, atlas_of(state.content), quiet=True)
    frame, rule = _top(game)
    return rule.asked(game, frame)


def legal(game: Game) -> list[tuple[str, list[str]]]:
    """Return (seat, option ids) of each seat that must answer: the quick way for playouts."""
    if not game.state.frames:
        return []
    frame = game.state.frames[-1]
    rule = RULES[type(frame)]
    return [(seat, rule.legal(game, frame, seat)) for seat in rule.asked(game, frame)]


def decisions(state: State) -> list[Decision]:
    """Return what is asked now, with every legal option and what it costs and does.

    Sealed answers that may still be changed are listed too, with `given`. Empty only when the game is over.
    """
    if not state.frames:
        return []
    game = Game(state, atlas_of(state.content), quiet=True)
    frame, rule = _top(game)
    kind = kind_of(rule, frame)
    given = _sealed(game, rule, frame)
    seats = rule.asked(game, frame)
    found: list[Decision] = []
    for seat in [*seats, *(seat for seat in given if seat not in seats)]:
        options = tuple(_option(game, frame, seat, option) for option in rule.legal(game, frame, seat))
        facts = decision_facts(game, frame, seat)
        found.append(Decision(seat, kind, options, rule.secret(frame, seat), given.get(seat), facts))
    return found


def _sealed(game: Game, rule: Rule, frame: Frame) -> dict[str, str]:
    return rule.sealed(game, frame) if rule.sealed is not None else {}


def _option(game: Game, frame: Frame, seat: str, option: str) -> Option:
    kind, *steps = option.split(":")
    facts = option_facts(game, frame, seat, option)
    bounds = _RANGE.match(steps[-1]) if steps else None
    if bounds is None:
        return Option(option, kind, tuple(steps), facts=facts)
    return Option(option, kind, tuple(steps[:-1]), int(bounds[1]), int(bounds[2]), facts)


def act(game: Game, seat: str, option: str) -> None:
    """Take a legal answer in place and move on (playouts: nothing is checked)."""
    if seat == mend.MODERATOR:
        mend.take(game, option)
    elif option.startswith(ORDER):
        orders.take(game, seat, option)
    else:
        frame = game.state.frames[-1]
        RULES[type(frame)].answer(game, frame, seat, option)
    move_on(game)


def apply(state: State, action: Action) -> Step:
    """Return the position after an action. The state handed in stays as it is.

    An order given ahead (`engine.orders`) may be given by any seat at any time. The seat `moderator` corrects
    (`engine.mend`); undo never goes back behind that.
    Raises GameError: Malformed (no option id), GameOver, NotYours (another seat is asked), Stale (an answer to another
    question), Illegal (asked, but not possible now).
    """
    game = Game(clone(state), atlas_of(state.content))
    check(game, action)
    before = state.rng
    act(game, action.seat, action.option)
    barrier = game.state.rng != before or any(event.kind in REVEALS for event in game.events)
    barrier |= action.seat == mend.MODERATOR
    return Step(game.state, game.events, barrier)


def check(game: Game, action: Action) -> None:
    """Refuse an action that is not legal now. Raises GameError."""
    state = game.state
    if not _OPTION.match(action.option):
        raise Malformed(
            f"'{action.option[:60]}' is no move of this game.", "", "malformed", {"option": action.option[:60]}
        )
    if action.seat == mend.MODERATOR or action.option.startswith(mend.VERB):
        mend.check(game, action.seat, action.option)
        return
    if action.seat not in state.nations:
        raise NotYours(f"There is no seat '{action.seat}' in this game.", "", "no-seat", {"seat": action.seat})
    if not state.frames:
        raise GameOver("The game is over.", "", "over")
    if action.option.startswith(ORDER):
        orders.check(game, action.seat, action.option)
        return
    frame, rule = _top(game)
    kind = kind_of(rule, frame)
    asked = rule.asked(game, frame)
    given = _sealed(game, rule, frame)
    if action.seat not in asked and action.seat not in given:
        # Of those who answer under seal nobody is told who has (section 15).
        waiting = [seat for seat in state.order if seat in asked or seat in given]
        names = ", ".join(game.atlas.content.nations[seat].name for seat in waiting)
        sentence = f"It is not your turn: the game waits for {names}."
        raise NotYours(sentence, "", "not-your-turn", {"waiting": waiting})
    options = rule.legal(game, frame, action.seat)
    if action.option in options and not _RANGE.search(action.option):
        return
    verb, last = action.option.split(":")[0], action.option.rpartition(":")
    for option in options:
        head, _, tail = option.rpartition(":")
        bounds = _RANGE.match(tail)
        if bounds is not None and head == last[0]:
            if last[2].isascii() and last[2].isdigit() and int(bounds[1]) <= int(last[2]) <= int(bounds[2]):
                return
            raise Illegal(*out_of_range(int(bounds[1]), int(bounds[2]), last[2]))
    if verb not in {form.split(":")[0] for form in DECISIONS[kind]}:
        sentence = f"'{action.option}' answers another question than the one that is asked now."
        raise Stale(sentence, "", "other-question", {"option": action.option})
    raise Illegal(*reason(game, frame, kind, action.seat, action.option))


def order_wishes(state: State, seat: str, kind: str) -> list[str]:
    """Return every preference that an order ahead of this kind (`support`, `labour`) may name (engine.orders)."""
    return orders.wishes(Game(state, atlas_of(state.content), quiet=True), seat, kind)


def why_not(state: State, seat: str, option: str) -> tuple[str, str] | None:
    """Return (sentence, rule number) why an option is not possible now, or None if it is."""
    found = refusal(state, seat, option)
    return None if found is None else (found.sentence, found.rule)


def refusal(state: State, seat: str, option: str) -> Reason | None:
    """Return why an option is not possible now, with a code and facts for other languages, or None if it is."""
    try:
        check(Game(state, atlas_of(state.content), quiet=True), Action(seat, option))
    except GameError as error:
        return error.reason
    return None


def not_offered(state: State, seat: str) -> list[str]:
    """Return what somebody may ask about who is asked something now: options that are conceivable and not legal."""
    if not state.frames:
        return []
    game = Game(state, atlas_of(state.content), quiet=True)
    frame, rule = _top(game)
    if seat not in rule.asked(game, frame):
        return []
    legal_now = set(rule.legal(game, frame, seat))
    return [option for option in conceivable(game, frame, seat) if option not in legal_now]
