"""Looking: hand, board, log, rules, status; as buttons of the table and as commands."""

from __future__ import annotations

import dataclasses
import io
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs import aids, board_text, tables
from cogs.answer import Answer, Page, language_of
from cogs.asked import everything_asked
from cogs.custom_ids import Press
from cogs.host import Host
from cogs.late import Seen, as_seen
from cogs.limits import CHOICE_NAME, CHOICES, EMBED_DESCRIPTION, EMBED_TITLE, cut
from cogs.matching import Candidate, match, offer, unknown
from cogs.panel_page import Position
from cogs.people import plain_names, shown_names
from cogs.pictures import own_look
from cogs.sections import text_of
from cogs.which import game_here, position_in, spoken
from engine import front
from engine.content.loader import load
from store.errors import Refused
from story import names as called
from story import rules, words
from story.catalogue import say

LOG_LINES = 25
Palette = Literal["standard", "high_contrast", "light", "dark"]


class Looks(commands.Cog):
    """Nothing here changes a game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        for verb, handler in {
            "hand": self.press_hand,
            "board": self.press_board,
            "log": self.press_log,
            "rules": self.press_rules,
            "aid": self.press_aid,
        }.items():
            host.router.add(verb, handler)

    # ------------------------------------------------------------------ the buttons

    async def press_hand(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Hand`."""
        await answer.acknowledge("private")
        await self.show_hand(answer, await position_in(self.host.store, press.game, answer.user_id))

    async def press_board(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Board`: private, so that the thread stays short."""
        await answer.acknowledge("private")
        await self.show_board(answer, await self._seen(answer, press.game))

    async def press_log(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Log`."""
        await answer.acknowledge("private")
        await answer.show(await self.log_page(await self._seen(answer, press.game)))

    async def press_rules(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Rules`: what the project's rules page has, by section."""
        await answer.acknowledge("private")
        page = rules_page("", answer.locale)
        page.view = aids.button(press.game, answer.locale)
        await answer.show(page)

    async def press_aid(self, answer: Answer, press: Press, values: list[str]) -> None:
        """`Player aid`: the rules on one page, beside the list of them."""
        await answer.acknowledge("private")
        await answer.show(await aids.aid_page(self.host, answer, press.game))

    # ------------------------------------------------------------------ what they show

    async def show_hand(self, answer: Answer, position: Position) -> None:
        """Show one's own cards, as a picture and as text."""
        assert position.seat.nation is not None
        hand = position.view.player(position.seat.nation).hand or ()
        lines = [
            f"{place}. **{label.label}**: {label.sentence}"
            for place, label in enumerate((words.card(card, position.content, position.locale) for card in hand), 1)
        ]
        text = "\n".join(lines) or say("hand-empty", position.locale)
        embed = discord.Embed(
            title=cut(say("hand-title", position.locale, count=len(hand)), EMBED_TITLE),
            description=cut(text, EMBED_DESCRIPTION),
        )
        look = await own_look(self.host.store, answer.user_id, position.locale)
        picture = await self.host.conductor.teller.pictures.hand(position.content, hand, look) if hand else None
        await answer.show(Page(embed=embed, files=[picture] if picture is not None else []))

    async def _seen(self, answer: Answer, game_id: int) -> Seen:
        """Return the game as this person may see it, told in this person's language."""
        seen = await as_seen(self.host.store, game_id, answer.user_id, answer.locale)
        return dataclasses.replace(seen, game=spoken(seen.game, answer.locale))

    async def show_board(self, answer: Answer, seen: Seen, zone: str | None = None, palette: str | None = None) -> None:
        """Show the map, or one zone, in the person's language and palette, or once in the one given."""
        game, state = seen.game, seen.state
        view, names = front.view(state, None), plain_names(game)
        pictures = self.host.conductor.teller.pictures
        look = await own_look(self.host.store, answer.user_id, answer.locale, palette)
        if zone is None:
            picture = await pictures.board(view, names, look)
        else:
            content = front.content_of(state)
            picture = await pictures.zone(view, zone, names, content, look)
        if picture is not None:
            text = "" if zone is None else f"**{called.zone_title(zone, front.content_of(state), look.locale)}**"
            await answer.show(_noted(seen, Page(text=text or say("board-caption", look.locale), files=[picture])))
            return
        await answer.show(_noted(seen, board_text.page(game, state, zone)))

    async def log_page(self, seen: Seen) -> Page:
        """Return the newest lines of the history, as everybody may see it."""
        game, content = seen.game, front.content_of(seen.state)
        events = await self.host.store.play.events(game.id, until=seen.seq)
        text = text_of(events, shown_names(game, content, game.locale), content, game.locale)
        kept: list[str] = []
        for line in reversed(text.split("\n")[-LOG_LINES:]):
            if sum(len(one) + 1 for one in kept) + len(line) > EMBED_DESCRIPTION - 100:
                break
            kept.append(line)
        embed = discord.Embed(
            title=cut(say("log-title", game.locale, count=len(kept)), EMBED_TITLE),
            description="\n".join(reversed(kept)),
        )
        whole = discord.File(io.BytesIO(text.encode()), filename=f"game-{game.id}-log.md")
        return _noted(seen, Page(text=say("log-file", game.locale), embed=embed, files=[whole]))

    # ------------------------------------------------------------------ the commands

    async def _running(self, interaction: discord.Interaction[Any]) -> tuple[Answer, Seen]:
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        game = await game_here(self.host.store, answer, ("lobby", "running", "over"))
        return answer, await self._seen(answer, game.id)

    @app_commands.command(name="hand", description="Look at your own cards; nobody else sees them")
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show the own hand."""
        answer, seen = await self._running(interaction)
        await self.show_hand(answer, await position_in(self.host.store, seen.game.id, answer.user_id))

    @app_commands.command(name="board", description="Look at the map, or at one zone, as a picture or as text")
    @app_commands.describe(
        zone="One zone, drawn larger; leave it out for the whole map",
        text="Words instead of a picture",
        palette="Other colours, this once; /my palette chooses them for always",
    )
    async def board(
        self,
        interaction: discord.Interaction[Any],
        zone: str | None = None,
        text: bool = False,
        palette: Palette | None = None,
    ) -> None:
        """Show the map."""
        answer, seen = await self._running(interaction)
        wanted = None
        if zone is not None:
            known = zones(answer.locale)
            found = match(zone, known)
            if found is None:
                raise unknown(zone, "zone", known)
            wanted = found.value
        if text or zone in ("text", "words"):
            await answer.show(_noted(seen, board_text.page(seen.game, seen.state, wanted)))
        else:
            await self.show_board(answer, seen, wanted, palette)

    @board.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        found = offer(current, zones(language_of(interaction)), CHOICES)
        return [app_commands.Choice(name=cut(one.names[0], CHOICE_NAME), value=one.value) for one in found]

    @app_commands.command(name="status", description="Who is waited for, and what everybody has")
    async def status(self, interaction: discord.Interaction[Any]) -> None:
        """Show who is waited for and the standings."""
        answer, seen = await self._running(interaction)
        game, state = seen.game, seen.state
        since = seen.at or game.waiting_since or tables.clock()
        page = tables.page(game, state, everything_asked(game, state), since)
        page.view = None
        if page.embed is not None:
            page.embed.set_footer(text=None)
            text = "\n".join([page.embed.description or "", "", *board_text.holdings(game, state)])
            page.embed.description = cut(text, EMBED_DESCRIPTION)
        await answer.show(_noted(seen, page))

    @app_commands.command(name="log", description="What has happened so far")
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        """Show the newest lines of the history."""
        answer, seen = await self._running(interaction)
        await answer.show(await self.log_page(seen))

    @app_commands.command(
        name="rules", description="A rule by its number, such as 9.3, or by words in it; the sections without either"
    )
    @app_commands.describe(number="The number of a section or a rule, words to look for, or aid: all on one page")
    async def rules(self, interaction: discord.Interaction[Any], number: str | None = None) -> None:
        """Show a rule out of the project's rules page."""
        answer = self.host.answer(interaction)
        await answer.acknowledge("private")
        wanted = (number or "").strip().casefold()
        if wanted and wanted not in aids.NAMES:
            await answer.show(rules_page(number or "", answer.locale))
            return
        try:
            game = (await game_here(self.host.store, answer, ("lobby", "running", "over"))).id
        except Refused:  # the rules can be read anywhere
            game = 0
        if wanted:
            await answer.show(await aids.aid_page(self.host, answer, game))
        else:
            page = rules_page("", answer.locale)
            page.view = aids.button(game, answer.locale)
            await answer.show(page)

    @rules.autocomplete("number")
    async def _rules(self, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return rule_choices(current, language_of(interaction))


def rule_choices(typed: str, locale: str) -> list[app_commands.Choice[str]]:
    """Return the rules to offer for what is typed: by the start of a number, by words, or all sections."""
    known = rules.rules(locale=locale)
    start = typed.strip()
    if not start:
        found = [rule for rule in known.values() if "." not in rule.number]
    elif start[0].isdigit():
        found = [rule for rule in known.values() if rule.number.startswith(start.rstrip("."))]
    else:
        found = rules.search(start, most=CHOICES, locale=locale)
    return [
        app_commands.Choice(name=cut(rules.opening(rule), CHOICE_NAME), value=rule.number) for rule in found[:CHOICES]
    ]


def _noted(seen: Seen, page: Page) -> Page:
    """Say above a page how late it is, where it is."""
    page.text = "\n".join(filter(None, [page.text, seen.note]))
    return page


def zones(locale: str) -> list[Candidate]:
    """Return all zones by name: that of a language, and the English one, which typed words may be too."""
    content = load("core")
    every = [*content.land_zones, *content.sea_zones]
    names = [(called.zone_title(zone, content, locale), called.zone_title(zone, content)) for zone in every]
    return [Candidate(zone, tuple(dict.fromkeys(named))) for zone, named in zip(every, names, strict=True)]


def rules_page(number: str, locale: str) -> Page:
    """Return a rule, what has the words, or the list of sections. Raises `Refused` where there is nothing."""
    wanted = number.strip().strip(".")
    text = (rules.find(wanted, locale=locale) or _found(wanted, locale)) if wanted else _contents(locale)
    if not text:
        raise Refused("rule", number=number[:20])
    title = say("rules-title", locale, number=wanted or "none")
    first, *rest = rules.parts(rules.chat(text), EMBED_DESCRIPTION)
    files = [discord.File(io.BytesIO(text.encode()), filename=f"rules-{wanted}.md")] if rest else []
    return Page(embed=discord.Embed(title=cut(title, EMBED_TITLE), description=first), files=files)


def _found(sought: str, locale: str) -> str:
    """Return the beginnings of the rules that have all the words, empty where none has."""
    return "\n".join(words.clip(rule.text.replace("\n", " "), 200) for rule in rules.search(sought, locale=locale))


def _contents(locale: str) -> str:
    sections = [rule for rule in rules.rules(locale=locale).values() if "." not in rule.number]
    lines = [f"**{rule.number}** {rules.heading(rule)}" for rule in sections]
    return "\n".join([*lines, "", say("rules-how", locale)])


async def setup(host: Host) -> None:
    """Load this cog."""
    await host.add_cog(Looks(host))
