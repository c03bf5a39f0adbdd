"""A game from its first draw on, as views: what the score chart, the film and the replay panel are made of."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence

from cogs.sections import Section, split
from engine import front, record
from engine.model import Action, State
from engine.view import View
from store.records import Game
from store.store import Store


@dataclasses.dataclass(frozen=True, slots=True)
class Chapter:
    """One message's worth of a game: its events, and the state after the last of them."""

    section: Section
    state: State


async def chapters(store: Store, game: Game, until: int | None = None) -> list[Chapter]:
    """Return the whole game so far, or up to the action `until`, turn by turn; played again off the event loop."""
    log = [done for done in await store.play.log(game.id) if until is None or done.seq <= until]
    sections = split(await store.play.events(game.id, until=until))
    actions = [Action(done.seat, done.option) for done in log]
    made = record.make(
        game.nations, game.seed, game.length, actions, content=game.content, gifts=game.gifts, left=game.left
    )
    states = await asyncio.to_thread(_states, made)
    after = {done.seq: place for place, done in enumerate(log, start=1)}
    return [Chapter(section, states[after.get(section.events[-1].seq, 0)]) for section in sections]


def _states(made: record.Record) -> list[State]:
    return [step.state for step in record.play(made, any_version=True)]


def years(told: Sequence[Chapter]) -> list[View]:
    """Return the public view at the end of each Year, and of the newest position."""
    views: list[View] = []
    for chapter in told:
        view = front.view(chapter.state, None)
        if views and (views[-1].year, views[-1].winner) == (view.year, view.winner):
            views[-1] = view
        else:
            views.append(view)
    return views


def scores(views: Sequence[View]) -> list[tuple[int, dict[str, tuple[int, int]]]]:
    """Return (year, {nation: (ducats, Renown)}) for the score chart."""
    return [(view.year, {player.nation: (player.ducats, player.renown) for player in view.players}) for view in views]
