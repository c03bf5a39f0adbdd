"""What a tutorial says: the guide of each step, what became of the one before, the farewell."""

from __future__ import annotations

import discord

from cogs.answer import Page
from cogs.custom_ids import Press
from cogs.lessons import LESSONS, lesson_of, not_met, number_of
from cogs.limits import BUTTON_LABEL, EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.router import GameButton
from cogs.titles import colour
from store.records import Game
from store.tutorials import Tutorial
from story import names as called
from story.catalogue import say

NATION = "england"
Style = discord.ButtonStyle


def guide(game: Game, tutorial: Tutorial, before: str = "") -> Page:
    """Return the message of the current step. `before`: what became of the one before."""
    lesson, locale = lesson_of(tutorial.lesson), game.locale
    title = say(f"lesson-{lesson.name}-title", locale)
    heading = say("lesson-heading", locale, number=number_of(tutorial), all=len(LESSONS), title=title)
    lines = [*([before, ""] if before else []), say(f"lesson-{lesson.name}", locale)]
    view = discord.ui.View(timeout=None)
    _add(view, game, "mine", "button-mine", Style.primary)
    if lesson.is_read:
        _add(view, game, "lesson_on", "button-lesson-on", Style.success, lesson.name)
    else:
        _add(view, game, "lesson_tip", "button-lesson-tip")
        _add(view, game, "lesson_on", "button-lesson-skip", rest=lesson.name)
    if lesson.name == LESSONS[-1].name:
        _add(view, game, "rules", "button-rules")
        _add(view, game, "aid", "button-aid")
    _add(view, game, "lesson_leave", "button-lesson-leave")
    return _page(heading, lines, view)


def behind(game: Game, tutorial: Tutorial, how: str, silent: bool = False) -> Page:
    """Return what the message of a step becomes when it is behind: its title and how it ended, no buttons.

    `silent`: no other step follows at once; it says when the guide speaks again.
    """
    lesson = lesson_of(tutorial.lesson)
    title = say(f"lesson-{lesson.name}-title", game.locale)
    heading = say("lesson-heading", game.locale, number=number_of(tutorial), all=len(LESSONS), title=title)
    lines = [say("lesson-ended", game.locale, how=how), *([say("lesson-between", game.locale)] if silent else [])]
    return _page(heading, lines, discord.ui.View(timeout=None))


def farewell(game: Game, tutorial: Tutorial) -> Page:
    """Return the last message: the game can go on or end; what it did not bring is named."""
    lines = [say("tutorial-over", game.locale)]
    missing = [say(f"lesson-{name}-title", game.locale) for name in not_met(tutorial)]
    if missing:
        lines += ["", say("tutorial-not-met", game.locale, names=called.joined(missing, game.locale))]
    view = discord.ui.View(timeout=None)
    _add(view, game, "mine", "button-play-on", Style.primary)
    _add(view, game, "abandon", "button-end-game")
    _add(view, game, "tutorial", "button-tutorial-again")
    return _page(say("tutorial-over-title", game.locale), lines, view)


def _add(
    view: discord.ui.View, game: Game, verb: str, label: str, style: Style = Style.secondary, rest: str = ""
) -> None:
    view.add_item(GameButton(Press(game.id, 0, verb, rest), cut(say(label, game.locale), BUTTON_LABEL), style=style))


def _page(title: str, lines: list[str], view: discord.ui.View) -> Page:
    embed = discord.Embed(
        title=cut(title, EMBED_TITLE), description=cut("\n".join(lines), EMBED_DESCRIPTION), colour=colour(NATION)
    )
    return Page(embed=embed, view=view)
