"""Writing a game as text, and reading the answers out of such a text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine import front
from engine.model import Action, Decision, Event, State
from story import narrate

FOLDER = Path(__file__).parent
ANSWER = "> "


class Game(msgspec.Struct, frozen=True):
    """What is needed to play a recorded game again."""

    nations: tuple[str, ...]
    seed: int
    length: str
    actions: tuple[Action, ...]


def files() -> list[Path]:
    """Return the recorded games."""
    return sorted(FOLDER.glob("*.txt"))


def read(text: str) -> Game:
    """Return the game of a text: its first line, and every line that begins as an answer."""
    first, *rest = text.splitlines()
    head = json.loads(first)
    actions = []
    for line in rest:
        if line.startswith(ANSWER):
            seat, option = line.removeprefix(ANSWER).split(" ", 1)
            actions.append(Action(seat, option))
    return Game(tuple(head["nations"]), head["seed"], head["length"], tuple(actions))


def write(game: Game) -> Iterator[str]:
    """Yield the lines of a game. Raises GameError where a recorded answer is not legal any more."""
    yield json.dumps({"nations": list(game.nations), "seed": game.seed, "length": game.length})
    step = front.new_game(game.nations, game.seed, game.length)
    seen: dict[str, Any] = {}
    yield from _events(step.events, step.state)
    for action in game.actions:
        yield from _changes(seen, step.state)
        yield from _question(step.state)
        yield f"{ANSWER}{action.seat} {action.option}"
        step = front.apply(step.state, action)
        yield from _events(step.events, step.state)
        if step.barrier:
            yield "  barrier"
    yield from _changes(seen, step.state)


def _question(state: State) -> Iterator[str]:
    """What is asked: each seat with its number of options, and a digest of the kinds of them."""
    for decision in front.decisions(state):
        kinds: dict[str, int] = {}
        for option in decision.options:
            kinds[option.kind] = kinds.get(option.kind, 0) + 1
        counted = ", ".join(f"{kind} {count}" for kind, count in kinds.items())
        given = f" (given {decision.given})" if decision.given is not None else ""
        yield f"? {decision.seat} {decision.kind}: {len(decision.options)} options: {counted}{given}"


def _events(events: Sequence[Event], state: State) -> Iterator[str]:
    """Every event with all its facts, and the line that tells it to the public."""
    content = front.content_of(state)
    for event in events:
        facts = json.dumps({**event.facts, **(event.hidden or {})}, ensure_ascii=False, sort_keys=True)
        yield f"  {event.kind} {facts}"
        told = narrate.line(event, None, {}, content)
        yield f"    {told}" if told else "    (not told)"


def _changes(seen: dict[str, Any], state: State) -> Iterator[str]:
    """What changed since the last time in the public view, and in what each seat sees of its own hand."""
    now = _flat("", msgspec.to_builtins(front.view(state, None)))
    for nation in state.nations:
        now[f"{nation} sees its hand"] = list(front.view(state, nation).player(nation).hand or ())
    for key, value in now.items():
        if key not in seen or seen[key] != value:
            yield f"  = {key}: {json.dumps(value, ensure_ascii=False)}"
    for key in sorted(seen.keys() - now.keys()):
        yield f"  = {key}: gone"
    seen.clear()
    seen.update(now)


def _flat(prefix: str, value: object) -> dict[str, Any]:
    """Return nested dicts as one, and the players by nation rather than by place; `frames` are the questions' own."""
    if isinstance(value, dict) and value:
        found: dict[str, Any] = {}
        for key, item in value.items():
            if key == "players":
                item = {player["nation"]: player for player in item}
            if not prefix and key == "frames":
                continue
            found.update(_flat(f"{prefix}.{key}" if prefix else str(key), item))
        return found
    return {prefix: value}


def waiting(state: State) -> Decision | None:
    """Return the first question without an answer."""
    return next((each for each in front.decisions(state) if each.given is None), None)
