"""Typed moves: what each parameter can be now, and which option the typed words mean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from cogs.choices import words_of
from cogs.doing import why_not
from cogs.limits import CHOICE_NAME, CHOICES, cut
from cogs.matching import Candidate, match, match_word, offer, unknown
from cogs.move_specs import MoveSpec, Parameter
from cogs.panel_page import Position
from cogs.why_page import unoffered
from engine import front
from engine.model import EUROPE, Option
from store.errors import Refused
from story import names as called
from story import why, words
from story.catalogue import say

Choice = tuple[str, str]
SHOWN = 60  # characters of what was typed


def options_of(position: Position, spec: MoveSpec) -> list[Option]:
    """Return the legal options that this command can choose among now."""
    one = position.asked()
    return [] if one is None else [option for option in one.decision.options if option.kind in spec.kinds]


def steps_of(spec: MoveSpec, option: Option) -> tuple[str, ...]:
    """Return what has to be typed for an option, one word a parameter (a number left out)."""
    path = words_of(option)
    return path if len(spec.kinds) > 1 else path[1:]


def candidates(
    position: Position, spec: MoveSpec, before: Sequence[str], among: Sequence[Option] | None = None
) -> list[tuple[Candidate, list[Option]]]:
    """Return what the parameter after `before` can be now, with the options that it leaves.

    `among`: other options than those that are legal now.
    """
    groups: dict[str, list[Option]] = {}
    for option in options_of(position, spec) if among is None else among:
        steps = steps_of(spec, option)
        if len(steps) > len(before) and steps[: len(before)] == tuple(before):
            groups.setdefault(steps[len(before)], []).append(option)
    found: list[tuple[Candidate, list[Option]]] = []
    for word, options in groups.items():
        kind = options[0].kind
        path = (word,) if len(spec.kinds) > 1 else (kind, *before, word)
        name = words.step(path, position.content, position.locale)
        found.append((Candidate(word, (name, position.name(word))), options))
    return found


def autocomplete(position: Position, spec: MoveSpec, typed: Sequence[str], current: str) -> list[Choice]:
    """Return (shown, value) for the parameter that is being typed; `typed`: the parameters before it."""
    before = resolve_before(position, spec, typed)
    if before is None:
        return []
    choices: list[Choice] = []
    found = candidates(position, spec, before)
    offered = {one.value for one in offer(current, [candidate for candidate, _ in found], CHOICES)}
    for candidate, options in found:
        if candidate.value in offered:
            detail = position.label(options[0]).detail if len(options) == 1 else ""
            text = f"{candidate.names[0]} · {detail}" if detail else candidate.names[0]
            choices.append((cut(text, CHOICE_NAME), candidate.value))
    return choices[:CHOICES]


def numbers(position: Position, spec: MoveSpec, typed: Sequence[str], current: str) -> list[tuple[str, int]]:
    """Return (shown, number) for a number that is being typed: those possible now that begin so, lowest first."""
    before = resolve_before(position, spec, typed)
    if before is None:
        return []
    path = _only_way_on(position, spec, before)
    for option in options_of(position, spec):
        if steps_of(spec, option) == tuple(path) and option.low is not None:
            assert option.high is not None
            fitting = (one for one in range(option.low, option.high + 1) if str(one).startswith(current.strip()))
            return [(_amount(position, option, number), number) for number in islice(fitting, CHOICES)]
    return []


def _amount(position: Position, option: Option, number: int) -> str:
    text = words.amount(option, number, position.view, position.content, position.locale, position.names)
    return cut(text, CHOICE_NAME)


def resolve_before(position: Position, spec: MoveSpec, typed: Sequence[str]) -> list[str] | None:
    """Return the ids of parameters typed already, None if one of them is not possible now."""
    before: list[str] = []
    for text in typed:
        found = match_word(text, [candidate for candidate, _ in candidates(position, spec, before)])
        if found is None:
            return None
        before.append(found.value)
    return before


def option_typed(position: Position, spec: MoveSpec, typed: Sequence[str | int | None]) -> str:
    """Return the option id that the typed parameters mean.

    Raises `Refused`: with near matches for a word that is not possible now, or with what is asked instead.
    """
    wanted = [value for value in typed if value is not None]
    if not options_of(position, spec):
        raise not_now(position, spec, wanted)
    reason = why_unoffered(position, spec, [str(value) for value in wanted])
    if reason:
        raise Refused("reason", reason=reason)
    before: list[str] = []
    number: int | None = None
    for parameter, value in zip(spec.parameters, typed, strict=False):
        if value is None:
            continue
        if parameter.number:
            number = int(value)
            continue
        before.append(_word(position, spec, parameter, before, str(value)))
    before = _only_way_on(position, spec, before)
    exact = [option for option in options_of(position, spec) if steps_of(spec, option) == tuple(before)]
    if not exact:
        following = candidates(position, spec, before)
        raise Refused("more", what=", ".join(candidate.names[0] for candidate, _ in following[:10]), command=spec.name)
    option = exact[0]
    if option.low is None:
        return option.id
    assert option.high is not None
    if number is None or not option.low <= number <= option.high:
        raise Refused("number", value=str(number), low=option.low, high=option.high)
    return f"{option.id.rpartition(':')[0]}:{number}"


def _word(position: Position, spec: MoveSpec, parameter: Parameter, before: list[str], text: str) -> str:
    found = [candidate for candidate, _ in candidates(position, spec, before)]
    chosen = match_word(text, found)
    if chosen is None:
        raise unknown(text, parameter.name, found)
    return chosen.value


def _only_way_on(position: Position, spec: MoveSpec, before: list[str]) -> list[str]:
    """Fill in steps that are left out where there is one choice only."""
    while True:
        exact = any(steps_of(spec, option) == tuple(before) for option in options_of(position, spec))
        following = candidates(position, spec, before)
        if exact or len(following) != 1:
            return before
        before = [*before, following[0][0].value]


def why_unoffered(position: Position, spec: MoveSpec, typed: Sequence[str]) -> str:
    """Return why what is typed is not offered, with the rule; empty where it is, or where it names nothing known."""
    missing = [option for option in unoffered(position) if option.kind in spec.kinds]
    every = [*options_of(position, spec), *missing]
    before: list[str] = []
    for text in typed:
        found = match(text, [candidate for candidate, _ in candidates(position, spec, before, every)])
        if found is None:
            break
        before.append(found.value)

    def meant(options: Sequence[Option]) -> list[Option]:
        return [option for option in options if steps_of(spec, option)[: len(before)] == tuple(before)]

    if meant(options_of(position, spec)) and (before or not typed):
        return ""
    if meant(missing) and (before or not spec.parameters):
        return why_not(position, meant(missing)[0].id)
    return _why_elsewhere(position, spec, typed)


def _why_elsewhere(position: Position, spec: MoveSpec, typed: Sequence[str]) -> str:
    """Return why what is elsewhere on the map, or in no hand, is not offered; empty where nothing is named."""
    content = position.content
    tables = (content.sites, content.land_zones, content.sea_zones, content.nations, content.market, content.haven)
    ids = [*(word for table in tables for word in table), EUROPE, *called.AIMS, *called.LEGALITIES]
    known = [Candidate(word, (position.name(word),)) for word in dict.fromkeys(ids)]
    found = [match(text, known) for text in typed]
    if not found or found[0] is None:
        return ""
    named = [candidate.value for candidate in found if candidate is not None]
    reason = front.refusal(position.state, position.seat.nation or "", ":".join([spec.kinds[0], *named]))
    if reason is None or not reason.rule or reason.code == "range":
        return ""
    return why.sentence(reason, content, position.locale, position.names)


def not_now(position: Position, spec: MoveSpec, typed: Sequence[str | int]) -> Refused:
    """Return why a command has no option now: the engine's reason, or what is asked instead."""
    one = position.asked()
    if one is None:
        return Refused("not-your-turn")
    kinds = {option.kind for option in one.decision.options}
    asked = ", ".join(sorted(words.verb(kind, position.locale) for kind in kinds))
    if spec.kinds[0] in _KINDS_OF.get(one.decision.kind, ()):
        said = [str(value) for value in typed]
        reason = why_unoffered(position, spec, said) or _told(position, ":".join([spec.kinds[0], *said]))
        if reason:
            return Refused("reason", reason=reason)
        return Refused("nothing-such", value=cut(" ".join(said) or spec.name, SHOWN), options=asked)
    return Refused("other-question", asked=say("asked-for", position.locale, kind=one.decision.kind), options=asked)


def _told(position: Position, option: str) -> str:
    """Return the reason of a rule why an option is not possible, empty where there is none: of a word that names
    nothing the engine can only say how its options are written, which is nothing for players.
    """
    reason = front.refusal(position.state, position.seat.nation or "", option)
    if reason is None or not reason.rule:
        return ""
    return why.sentence(reason, position.content, position.locale, position.names)


def _kinds_of() -> dict[str, tuple[str, ...]]:
    from engine.events import DECISIONS

    return {kind: tuple(form.split(":")[0] for form in forms) for kind, forms in DECISIONS.items()}


_KINDS_OF = _kinds_of()
