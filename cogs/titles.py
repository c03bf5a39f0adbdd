"""Titles and colours of the messages in a thread."""

from __future__ import annotations

import discord

from cogs.people import seat_name
from cogs.sections import Section
from engine.content.model import Content
from store.records import Game
from story.catalogue import say

# The nations' colours on the board (render.theme has the same ladder of lightness).
COLOURS = {
    "spain": 0xF5CF3A,
    "netherlands": 0xE2661A,
    "france": 0x2668BF,
    "england": 0xA51A2B,
    "courland": 0x26262E,
}
PAPER = 0xC9A765


def colour(nation: str | None) -> discord.Colour:
    """Return the colour of a nation, or that of the frame of the map."""
    return discord.Colour(COLOURS.get(nation or "", PAPER))


def title_of(section: Section, game: Game, content: Content) -> str:
    """Return the title of the message that tells a section."""
    facts = section.events[0].event.facts
    if section.opening in ("play_turn_began", "sail_turn_began", "auction_announced", "no_auction"):
        who = seat_name(game.seat_for(str(facts["seat"])), content, game.locale)
        message = f"title-{section.opening.replace('_', '-')}"
        return say(message, game.locale, who=who, number=facts.get("number", 0), of=facts.get("of", 0))
    if section.opening == "year_began":
        return say(
            "title-year-began",
            game.locale,
            year_kind=str(facts["year_kind"]),
            year=str(facts["year"]),
            cycle=facts["cycle"],
            cycles=facts["cycles"],
        )
    if section.opening == "game_started":
        return say("title-game-started", game.locale, number=str(game.id))
    return say("title-goes-on", game.locale)
