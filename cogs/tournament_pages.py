"""What tournaments show: announcement, previews, draws, standings, the log."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Sequence

import discord

from cogs.answer import Page
from cogs.clock_words import clock_words
from cogs.custom_ids import Press
from cogs.limits import ALT_TEXT, BUTTON_LABEL, EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.people import plain_name, safe_name
from cogs.router import GameButton
from cogs.titles import colour
from engine.content.loader import load
from render import standings as picture
from store.tournament_records import ROLES, Logged, Tournament
from story import names as called
from story.catalogue import say
from tournament.forms import knockout_from
from tournament.sheets import decimals
from tournament.standings import Line, standings

log = logging.getLogger(__name__)
LINES = 20


def button(one: Tournament, verb: str, style: discord.ButtonStyle, rest: str = "") -> GameButton:
    """Return a button of a tournament; the step stands in its id, so that an old one is known as such."""
    label = cut(say(f"button-{verb.replace('_', '-')}", one.locale), BUTTON_LABEL)
    return GameButton(Press(one.id, one.step, verb, rest), label, style=style)


def announcement(one: Tournament) -> Page:
    """Return the message that stands in the channel."""
    plan, points = one.plan, one.points
    lines = [
        say(
            "t-form",
            one.locale,
            form=plan.form,
            seats=plan.seats,
            rounds=plan.rounds,
            final=plan.final,
            length=one.length,
        )
    ]
    rows = " / ".join(" ".join(map(str, points.places[size])) for size in sorted(points.places))
    lines.append(say("t-points", one.locale, places=rows, renown=points.renown, bye=points.bye))
    if one.hours:
        lines.append(say("t-hours", one.locale, hours=one.hours))
    lines += [
        *game_lines(one, one.locale),
        say("t-rules", one.locale),
        "",
        say("t-phase", one.locale, phase=one.phase, round=one.round),
    ]
    if one.deadline is not None:
        lines[-1] += f" <t:{one.deadline}:R>"
    counts = {name: len(one.with_status(*statuses)) for name, statuses in COUNTS.items()}
    lines.append(say("t-count", one.locale, most=one.most, **counts))
    lines.append(say("t-organised", one.locale, people=f"<@{one.opener_id}>"))
    for role in ROLES[1:]:
        people = " ".join(f"<@{user}>" for user, given in one.organisers.items() if given == role)
        if people:
            lines.append(say("t-role-line", one.locale, role=role, people=people))
    embed = discord.Embed(
        title=cut(say("t-title", one.locale, name=plain_name(one.name)), EMBED_TITLE),
        description=cut("\n".join(lines), EMBED_DESCRIPTION),
        colour=colour(None),
    )
    view = discord.ui.View(timeout=None)
    if one.phase not in ("over", "cancelled"):
        view.add_item(button(one, "t_join", discord.ButtonStyle.primary))
        if one.phase == "checkin":
            view.add_item(button(one, "t_here", discord.ButtonStyle.success))
        view.add_item(button(one, "t_leave", discord.ButtonStyle.secondary))
    return Page(embed=embed, view=view)


def game_lines(one: Tournament, locale: str) -> list[str]:
    """Return the clock and the rules of talk of the games."""
    rules = say("talk-rules", locale, talk=one.talk)
    return [
        say("t-talk", locale, rules=rules, shown=one.talks_shown),
        say("t-clock", locale, clock=clock_words(one.clock, locale)),
    ]


COUNTS = {"count": ("in", "checked"), "checked": ("checked",), "waiting": ("waiting",)}


def preview(one: Tournament, phase: str) -> Page:
    """Return what the next step would do, and the button that does it."""
    text = say(
        "t-preview",
        one.locale,
        phase=phase,
        name=safe_name(one.name),
        round=one.round if phase == "playing" else one.round + 1,
        count=len(one.with_status("checked")) if phase == "drawn" else len(one.with_status("in", "checked")),
        waiting=len(one.with_status("waiting")),
        missing=len(one.with_status("in")),
        tables=len(one.tables_of(one.round)),
    )
    embed = draw_embed(one) if phase == "playing" else None
    view = discord.ui.View(timeout=None)
    view.add_item(button(one, "t_do", discord.ButtonStyle.danger, phase))
    if one.phase in ("checkin", "drawn"):
        view.add_item(button(one, "t_undo", discord.ButtonStyle.secondary))
    return Page(text=text, embed=embed, view=view)


def draw_embed(one: Tournament) -> discord.Embed:
    """Return the tables of the newest round."""
    content, names = load("core"), one.names
    lines = []
    for table in one.tables_of(one.round):
        seats = [
            f"{safe_name(names[row.entrant])} ({called.nation_title(row.nation, content, one.locale)})"
            for row in one.at(one.round, table.number)
        ]
        lines.append(say("t-draw-table", one.locale, number=table.number, seats=", ".join(seats)))
    byes = [safe_name(names[row.entrant]) for row in one.at(one.round, 0)]
    if byes:
        lines.append(say("t-draw-bye", one.locale, names=", ".join(byes)))
    return discord.Embed(
        title=cut(say("t-draw-title", one.locale, name=plain_name(one.name), round=one.round), EMBED_TITLE),
        description=_fitting(lines, one.locale),
        colour=colour(None),
    )


def lines_of(one: Tournament) -> list[Line]:
    """Return the standings of now: everybody who has played or is there."""
    played = {row.entrant for row in one.results}
    there = [entrant.number for entrant in one.entrants if entrant.number in played or entrant.status == "checked"]
    return standings(one.results, there, knockout_from=knockout_from(one.plan))


def told_standings(one: Tournament, lines: Sequence[Line]) -> list[str]:
    """Return lines of the standings in words."""
    names = one.names
    return [
        say(
            "t-standings-line",
            one.locale,
            rank=line.rank,
            name=safe_name(names[line.entrant]),
            points=decimals(line.thousandths),
            wins=line.wins,
        )
        for line in lines
    ]


async def standings_page(one: Tournament, *, drawn: bool) -> Page:
    """Return the standings; `drawn`: with a picture. At the end of the tournament it is the trophy post."""
    lines, names = lines_of(one), one.names
    if not one.results:
        return Page(text=say("t-none-yet", one.locale, name=safe_name(one.name)))
    rows = told_standings(one, lines[:LINES])
    if len(lines) > LINES:
        rows.append(say("t-more", one.locale, count=len(lines) - LINES))
    who = plain_name(names[lines[0].entrant])
    heading = say("t-standings", one.locale, name=plain_name(one.name), round=one.round)
    text = ""
    if one.phase == "over":
        heading = say("t-final", one.locale, name=plain_name(one.name), who=who)
        text = say(
            "t-trophy",
            one.locale,
            who=safe_name(who),
            name=safe_name(one.name),
            points=decimals(lines[0].thousandths),
            games=lines[0].played,
            second=safe_name(names[lines[1].entrant]) if len(lines) > 1 else None,
        )
    embed = discord.Embed(
        title=cut(heading, EMBED_TITLE), description=cut("\n".join(rows), EMBED_DESCRIPTION), colour=colour(None)
    )
    embed.set_footer(text=say("t-tie-breaks", one.locale))
    columns = [say(f"t-columns-{name}", one.locale) for name in COLUMNS]
    table = [
        (
            str(line.rank),
            plain_name(names[line.entrant]),
            (
                decimals(line.thousandths),
                str(line.wins),
                f"{line.head_to_head:+d}",
                decimals(line.sonneborn),
                decimals(line.opponents),
            ),
        )
        for line in lines
    ]
    alt = say("t-standings-alt", one.locale, name=plain_name(one.name), round=one.round, who=who)
    files = [await drawn_table(heading, columns, table, alt, f"standings-{one.round}")] if drawn else []
    return Page(text=text, embed=embed, files=[file for file in files if file is not None])


COLUMNS = ("points", "wins", "direct", "sonneborn", "opponents")


async def drawn_table(
    heading: str, columns: Sequence[str], rows: Sequence[picture.Row], alt: str, name: str
) -> discord.File | None:
    """Return a table as a picture, or None where it could not be drawn."""
    try:
        data = await asyncio.to_thread(picture.draw, heading, columns, rows)
    except (ValueError, OSError):
        log.exception("a table could not be drawn; the text goes without it")
        return None
    return discord.File(io.BytesIO(data), filename=f"{name}.png", description=cut(alt, ALT_TEXT))


def log_page(one: Tournament, logged: Sequence[Logged]) -> Page:
    """Return what was done, newest first."""
    lines = []
    for entry in logged:
        by = f"<@{entry.user_id}>" if entry.user_id is not None else say("t-host", one.locale)
        facts = {name: safe_name(str(fact)) if name in NAMES else fact for name, fact in entry.facts.items()}
        text = say(f"t-log-{entry.code}", one.locale, by=by, **facts)
        lines.append(say("t-log", one.locale, stamp=f"<t:{entry.at}:f>", text=text))
    return Page(
        text="", embed=discord.Embed(description=_fitting(lines or [say("t-log-none", one.locale)], one.locale))
    )


NAMES = ("name", "old", "new")


def _fitting(lines: Sequence[str], locale: str) -> str:
    """Return as many lines as an embed takes, and how many more there are."""
    kept: list[str] = []
    length = 0
    for place, line in enumerate(lines):
        length += len(line) + 1
        if length > EMBED_DESCRIPTION - 60:
            return "\n".join([*kept, say("t-more", locale, count=len(lines) - place)])
        kept.append(line)
    return "\n".join(kept)
