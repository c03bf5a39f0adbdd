"""The host's own players: who they are, and letting them think without stopping everything else."""

from __future__ import annotations

import asyncio

from engine import front
from engine.ai import minds
from engine.ai.persona import FOR_ALL, FOR_SPAIN
from engine.model import SPAIN, Action, Decision, State
from story.catalogue import say

PERSONAS = FOR_ALL
STRENGTH = "captain"


def next_persona(taken: list[str]) -> str:
    """Return a persona that is not at the table yet, where there is one."""
    return next((persona for persona in PERSONAS if persona not in taken), PERSONAS[len(taken) % len(PERSONAS)])


def persona_name(persona: str, locale: str) -> str:
    """Return what a bot of this persona is called."""
    return say(f"persona-{persona.replace('_', '-')}", locale)


def mind_for(seat: str, persona: str | None, salt: int) -> minds.Mind:
    """Return what plays `seat`. Spain has personas of its own: without one of them it is chosen by the salt."""
    fits = persona is not None and persona in (FOR_SPAIN if seat == SPAIN else FOR_ALL)
    return minds.make(f"{STRENGTH}:{persona}" if fits else STRENGTH, seat=seat, salt=salt)


async def choose(state: State, decision: Decision, persona: str | None, salt: int) -> Action:
    """Return what the bot of a seat answers. It sees what its seat may see, and thinks in a thread of its own."""
    view = front.view(state, decision.seat)
    mind = mind_for(decision.seat, persona, salt)
    return Action(decision.seat, await asyncio.to_thread(mind.choose, view, decision))
