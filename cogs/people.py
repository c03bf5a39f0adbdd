"""Names of people as they may be shown. People are keyed by id; a name is only how one is called today."""

from __future__ import annotations

from cogs.limits import cut
from engine.content.model import Content
from store.records import Game, Seat
from story import names as called
from story.quoting import INVISIBLE, quoted

NAME_LENGTH = 32


def safe_name(name: str) -> str:
    """Return a name that cannot change the text around it: no markdown, no mentions, no direction marks, one line."""
    return quoted(name, NAME_LENGTH) or "?"


def seat_name(seat: Seat, content: Content, locale: str) -> str:
    """Return a seat as in a sentence: `Anna (England)`; a bot is called by its nation alone."""
    if seat.nation is None:
        return safe_name(seat.name)
    if seat.user_id is None:
        return called.nation(seat.nation, content, locale)
    return f"{safe_name(seat.name)} ({called.nation_title(seat.nation, content, locale)})"


def seat_title(seat: Seat, content: Content, locale: str) -> str:
    """Return a seat as at the head of a line: `Anna (England)`; a bot by its nation, `Netherlands`."""
    if seat.nation is None or seat.user_id is not None:
        return seat_name(seat, content, locale)
    return called.nation_title(seat.nation, content, locale)


def shown_names(game: Game, content: Content, locale: str) -> dict[str, str]:
    """Return nation -> how its player is called in sentences."""
    return {seat.nation: seat_name(seat, content, locale) for seat in game.seats if seat.nation is not None}


def plain_names(game: Game) -> dict[str, str]:
    """Return nation -> name for pictures, where nothing needs escaping. Bots are called by their nation."""
    return {
        seat.nation: " ".join(cut(seat.name.translate(INVISIBLE), NAME_LENGTH).split())
        for seat in game.seats
        if seat.nation is not None and seat.user_id is not None
    }


def plain_name(name: str) -> str:
    """Return a name for pictures and titles: one line, no direction marks, nothing escaped."""
    return " ".join(cut(name.translate(INVISIBLE), NAME_LENGTH).split()) or "?"
