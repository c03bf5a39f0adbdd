"""How deals are shown: one of them with what can be said of it, and the list of somebody's own."""

from __future__ import annotations

import discord

from cogs.answer import Page
from cogs.custom_ids import Press
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, SELECT_LABEL, cut
from cogs.people import seat_name
from cogs.router import GameButton, GameMenu
from engine.content.loader import load
from store.deals import OPEN, Deal
from store.records import Game
from story.catalogue import say
from story.quoting import plain, quoted

STYLES = {
    "deal_yes": discord.ButtonStyle.success,
    "deal_no": discord.ButtonStyle.secondary,
    "deal_back": discord.ButtonStyle.secondary,
    "deal_kept": discord.ButtonStyle.success,
    "deal_broken": discord.ButtonStyle.danger,
    "deal_void": discord.ButtonStyle.secondary,
}


def line(game: Game, deal: Deal, nation: str, locale: str) -> str:
    """Return a deal in one line as one of its parties sees it."""
    content = load(game.content)
    who = seat_name(game.seat_for(deal.partner(nation)), content, locale)
    what = say("deal-who", locale, number=str(deal.id), own=nation == deal.by, who=who, text=quoted(deal.text))
    due = say("deal-due", locale, cycle=deal.cycle, year_kind=deal.year_kind)
    return say("deal-line", locale, what=what, due=due, status=status(game, deal, locale))


def status(game: Game, deal: Deal, locale: str) -> str:
    """Return how a deal stands, and who says so."""
    marker = None if deal.marked_by is None else seat_name(game.seat_for(deal.marked_by), load(game.content), locale)
    return say("deal-status", locale, status=deal.status, marker=marker)


def verbs(deal: Deal, nation: str) -> tuple[str, ...]:
    """Return what this party can say of a deal now."""
    if deal.status == "agreed":
        return ("deal_kept", "deal_broken", "deal_void")
    if deal.status == "offered":
        return ("deal_back",) if nation == deal.by else ("deal_yes", "deal_no")
    return ()


def page(game: Game, deal: Deal, nation: str, locale: str, text: str = "") -> Page:
    """Return one deal with its buttons. `text`: what is said above it."""
    view = discord.ui.View(timeout=None)
    for verb in verbs(deal, nation):
        label = say(f"button-{verb.replace('_', '-')}", locale)
        view.add_item(GameButton(Press(game.id, 0, verb, str(deal.id)), label, style=STYLES[verb]))
    embed = discord.Embed(description=cut(line(game, deal, nation, locale), EMBED_DESCRIPTION))
    return Page(text=text, embed=embed, view=view)


def listing(game: Game, deals: list[Deal], nation: str, locale: str) -> Page:
    """Return somebody's own deals, open ones first, with a menu of those that something can be said of."""
    if not deals:
        return Page(text=say("deals-none", locale))
    lines = [line(game, deal, nation, locale) for deal in deals]
    head = say("deals-bind-nobody", locale)
    shown: list[str] = []
    for one in lines:
        if len(head) + sum(len(text) + 3 for text in [*shown, one]) > EMBED_DESCRIPTION - 100:
            shown.append(say("deals-more", locale, count=len(lines) - len(shown)))
            break
        shown.append(one)
    text = "\n".join([head, "", *(f"- {one}" for one in shown)])
    title = say("deals-title", locale, number=str(game.id))
    embed = discord.Embed(title=cut(title, EMBED_TITLE), description=text)
    still = [deal for deal in deals if deal.status in OPEN]
    if not still:
        return Page(embed=embed)
    options = [
        discord.SelectOption(label=cut(f"{deal.id}: {plain(deal.text)}", SELECT_LABEL), value=str(deal.id))
        for deal in still
    ]
    view = discord.ui.View(timeout=None)
    view.add_item(GameMenu(Press(game.id, 0, "deal"), options, placeholder=say("deals-choose", locale)))
    return Page(embed=embed, view=view)
