"""The table: the message at the foot of a thread that says who is waited for, and its five buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from clocks.now import now
from cogs.answer import Page
from cogs.asked import Asked, waited_for
from cogs.custom_ids import Press
from cogs.limits import BUTTON_LABEL, EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.people import seat_name, seat_title
from cogs.router import GameButton
from cogs.titles import colour
from engine import front
from engine.model import State
from store.records import Game
from store.waits import Wait
from story import names as called
from story.catalogue import say

VERBS = ("mine", "hand", "board", "log", "rules")


def clock() -> int:
    """Return the time of day in UTC seconds."""
    return now()


def buttons(game: Game) -> discord.ui.View:
    """Return the five buttons of every table."""
    view = discord.ui.View(timeout=None)
    for verb in VERBS:
        style = discord.ButtonStyle.primary if verb == "mine" else discord.ButtonStyle.secondary
        label = cut(say(f"button-{verb}", game.locale), BUTTON_LABEL)
        view.add_item(GameButton(Press(game.id, 0, verb), label, style=style))
    return view


def page(
    game: Game,
    state: State,
    asked: Sequence[Asked],
    since: int,
    waits: Mapping[int, Wait | None] | None = None,
    paused: bool = False,
) -> Page:
    """Return the table. `since`: UTC seconds since when these people are waited for; `waits`: by position, until when.

    Of a secret question the deadline of every seat is shown, whether it has answered or not.
    """
    content = front.content_of(state)
    view = front.view(state, None)
    title = say(
        "title-year-began",
        game.locale,
        year_kind=view.year_kind,
        year=str(view.year),
        cycle=view.cycle,
        cycles=view.cycles,
    )
    secret = [one for one in asked if one.decision.secret]
    kind = secret[0].decision.kind if secret else ""
    if kind == "labour":  # bots wait for their turn; of a single person the number would tell who it is
        secret = [one for one in secret if not one.seat.is_bot]
        secret = secret if len(secret) > 1 else []
    lines: list[str] = []
    if secret:
        done = sum(not one.open for one in secret)
        lines.append(say("table-secret", game.locale, kind=kind, done=done, all=len(secret)))
    people = waited_for(list(asked))
    known = _same_for_all(waits or {}, [one.seat.position for one in people if one.decision.secret])
    for one in people:
        who = seat_name(one.seat, content, game.locale)
        what = say("asked-for", game.locale, kind=one.decision.kind)
        line = say("table-waits", game.locale, who=who, what=what)
        lines.append(" ".join([line, *_until(game, known.get(one.seat.position), one.decision.secret)]))
    if paused:
        lines.append(say("table-paused", game.locale))
    if people:
        lines.append(say("table-since", game.locale, stamp=f"<t:{since}:R>"))
    else:
        lines.append(say("table-bots", game.locale))
    lines += ["", *standing(game, state), *near(game, state)]
    text = cut("\n".join(lines), EMBED_DESCRIPTION)
    acting = view.acting[0] if view.acting else None
    embed = discord.Embed(title=cut(title, EMBED_TITLE), description=text, colour=colour(acting))
    embed.set_footer(text=say("table-footer", game.locale))
    return Page(embed=embed, view=buttons(game))


def _same_for_all(waits: Mapping[int, Wait | None], secret: Sequence[int]) -> dict[int, Wait | None]:
    """Return the waits with one deadline, the latest, for all seats of a secret question.

    A pause or more time moves only the deadlines of those who have not answered: shown one by one they would tell who.
    """
    hidden = {position: wait for position in secret if (wait := waits.get(position)) is not None}
    dues = [wait.due_at for wait in hidden.values()]
    latest = None if None in dues else max((due for due in dues if due is not None), default=None)
    return {**waits, **{position: replace(wait, due_at=latest) for position, wait in hidden.items()}}


def _until(game: Game, wait: Wait | None, secret: bool) -> list[str]:
    """Return until when somebody may answer, where there is a deadline; of a secret question never whose time is up."""
    if wait is None or wait.due_at is None:
        return []
    grace = None if secret else wait.grace_until
    name = "table-until" if grace is None else "table-grace"
    moment = wait.due_at if grace is None else grace
    return [say(name, game.locale, stamp=f"<t:{moment}:f>", left=f"<t:{moment}:R>")]


def standing(game: Game, state: State) -> list[str]:
    """Return what everybody has, a line for each player."""
    content = front.content_of(state)
    rows: list[str] = []
    for player in front.view(state, None).players:
        seat = game.seat_for(player.nation)
        rows.append(
            say(
                "table-row",
                game.locale,
                who=seat_title(seat, content, game.locale),
                renown=player.renown,
                ducats=player.ducats,
                favour=player.favour,
                infamy=player.infamy,
                liberated=player.liberated,
                away=seat.absent,
            )
        )
    return rows


def near(game: Game, state: State) -> list[str]:
    """Return who would win soon: a line for each ambition whose condition a player meets now (11.2)."""
    content, view = front.content_of(state), front.view(state, None)
    rows: list[str] = []
    for player in view.players:
        for ambition in player.ambitions:
            if ambition.met_now and view.winner is None:
                rows.append(
                    say(
                        "table-ambition",
                        game.locale,
                        who=seat_name(game.seat_for(player.nation), content, game.locale),
                        ambition=called.ending(ambition.id, game.locale),
                        years=max(1, ambition.years_running - ambition.running),
                        cycle=max(view.cycle, content.numbers.end.ambitions_from_cycle),
                    )
                )
    return rows
