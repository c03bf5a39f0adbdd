"""The host's own players: who they are, and letting them think without stopping everything else.

A bot's seat keeps its character as `PERSONA`, or `STRENGTH:PERSONA` where it is not a captain.
"""

from __future__ import annotations

import asyncio
import time

from engine import front
from engine.ai import minds
from engine.ai.persona import FOR_ALL, FOR_SPAIN
from engine.model import SPAIN, Action, Decision, State
from story.catalogue import say

PERSONAS = FOR_ALL
CAPTAIN = "captain"
THINKING_SECONDS = 6.0


def character(strength: str, persona: str) -> str:
    """Return how a seat keeps a bot's strength and persona."""
    return persona if strength == CAPTAIN else f"{strength}:{persona}"


def parts(kept: str) -> tuple[str, str]:
    """Return (strength, persona) of what a seat keeps."""
    strength, _, persona = kept.rpartition(":")
    return strength or CAPTAIN, persona


def next_persona(taken: list[str]) -> str:
    """Return a persona that is not at the table yet, where there is one. `taken`: what the seats keep."""
    there = [parts(kept)[1] for kept in taken]
    return next((persona for persona in PERSONAS if persona not in there), PERSONAS[len(taken) % len(PERSONAS)])


def bot_name(kept: str, locale: str) -> str:
    """Return what a bot of this character is called: `Pirate`, or `Pirate, deckhand`."""
    strength, persona = parts(kept)
    name = persona_name(persona, locale)
    return name if strength == CAPTAIN else say("bot-strength", locale, name=name, strength=strength)


def persona_name(persona: str, locale: str) -> str:
    """Return what a bot of this persona is called."""
    return say(f"persona-{persona.replace('_', '-')}", locale)


def mind_for(seat: str, kept: str | None, salt: int) -> minds.Mind:
    """Return what plays `seat`. Spain has personas of its own: without one of them it is chosen by the salt.

    An admiral stops searching after THINKING_SECONDS.
    """
    strength, persona = parts(kept or CAPTAIN)
    fits = persona in (FOR_SPAIN if seat == SPAIN else FOR_ALL)
    until = time.monotonic() + THINKING_SECONDS
    spec = f"{strength}:{persona}" if fits else strength
    return minds.make(spec, seat=seat, salt=salt, stop=lambda: time.monotonic() > until)


def secret_seconds(kept: str | None, pause: float) -> float:
    """Return how long a bot of this character takes for a secret answer, whatever it holds; no time at `pause` 0."""
    return pause + THINKING_SECONDS if pause and parts(kept or CAPTAIN)[0] == "admiral" else pause


async def choose(state: State, decision: Decision, kept: str | None, salt: int) -> Action:
    """Return what the bot of a seat answers. It sees what its seat may see, and thinks in a thread of its own."""
    view = front.view(state, decision.seat)
    mind = mind_for(decision.seat, kept, salt)
    return Action(decision.seat, await asyncio.to_thread(mind.choose, view, decision))
