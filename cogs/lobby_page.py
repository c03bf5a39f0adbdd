"""The lobby message: who sits where, what is missing, and the buttons."""

from __future__ import annotations

import discord

from cogs.answer import Page
from cogs.clock_words import clock_words
from cogs.custom_ids import Press
from cogs.limits import BUTTON_LABEL, EMBED_DESCRIPTION, EMBED_TITLE, SELECT_DESCRIPTION, SELECT_LABEL, cut
from cogs.packs import pack_of
from cogs.people import safe_name
from cogs.replay_buttons import opener
from cogs.router import GameButton, GameMenu
from cogs.titles import colour
from engine.content.loader import load
from store.lobby import FEWEST_SEATS, LENGTHS, MOST_SEATS
from store.records import Game, Seat
from story import names as called
from story.catalogue import say


def page(game: Game) -> Page:
    """Return the lobby, or what became of it."""
    lines = [say("lobby-intro", game.locale), ""]
    lines += [_seat_line(game, place, seat) for place, seat in enumerate(game.seats, start=1)]
    lines += [
        say("lobby-empty-seat", game.locale, number=place) for place in range(len(game.seats) + 1, MOST_SEATS + 1)
    ]
    lines += ["", say("lobby-length", game.locale, length=game.length, cycles=_cycles(game.length))]
    lines.append(say("lobby-clock", game.locale, clock=clock_words(game.plan, game.locale)))
    lines.append(talk_line(game, game.locale))
    if game.delay:
        lines.append(say("lobby-delay", game.locale, delay=delay_words(game, game.locale)))
    if game.phase == "lobby":
        if any(seat.is_bot for seat in game.seats):
            lines.append(say("lobby-bots", game.locale))
        lines.append(_what_next(game))
    elif game.phase == "running" or game.phase == "over":
        seats = lines[2 : 2 + len(game.seats)]
        lines = [say("lobby-started", game.locale, place=f"<#{game.place}>"), "", *seats]
    else:
        lines = [say("lobby-abandoned", game.locale)]
    embed = discord.Embed(
        title=cut(say("lobby-title", game.locale, number=str(game.id)), EMBED_TITLE),
        description=cut("\n".join(lines), EMBED_DESCRIPTION),
        colour=colour(None),
    )
    pack = pack_of(game.content)
    if pack:
        embed.set_footer(text=say("lobby-pack", game.locale, pack=pack))
    return Page(embed=embed, view=_view(game))


def _view(game: Game) -> discord.ui.View | None:
    """The buttons of a lobby; once its game has begun, for those who want to watch it or to see it again."""
    if game.phase == "lobby":
        return _buttons(game)
    if game.phase == "over":
        return opener(game, game.locale)
    if game.phase == "abandoned":
        return None
    view = discord.ui.View(timeout=None)
    view.add_item(GameButton(Press(game.id, 0, "watch"), cut(say("button-watch", game.locale), BUTTON_LABEL)))
    return view


def talk_line(game: Game, locale: str) -> str:
    """Return what players may say and give each other outside the rules' moves."""
    rules = say("talk-rules", locale, talk=game.talk)
    if not game.threads:
        return say("lobby-talk-off", locale, rules=rules)
    return say("lobby-talk", locale, rules=rules, shown=say("talk-shown", locale, shown=game.talks_shown))


def delay_words(game: Game, locale: str) -> str:
    """Return how late those see the game who do not play (`2 Years`)."""
    return say("delay", locale, amount=game.delay, unit=game.delay_unit)


def _cycles(length: str) -> int:
    numbers = load("core").numbers.game
    return {"short": numbers.short_cycles, "standard": numbers.standard_cycles, "long": numbers.long_cycles}[length]


def _seat_line(game: Game, place: int, seat: Seat) -> str:
    content = load("core")
    who = safe_name(seat.name)
    if seat.nation is None:
        nation = say("lobby-any-nation", game.locale)
    else:
        nation = f"{called.nation_title(seat.nation, content, game.locale)}: {power(seat.nation, game.locale)}"
    return say("lobby-seat", game.locale, number=place, who=who, nation=nation, bot=seat.user_id is None)


def power(nation: str, locale: str) -> str:
    """Return a nation's power in one line."""
    return say(f"power-{nation}", locale)


def _what_next(game: Game) -> str:
    if len(game.seats) < FEWEST_SEATS:
        return say("lobby-too-few", game.locale)
    humans = sum(seat.user_id is not None for seat in game.seats)
    return say("lobby-ready", game.locale, seats=len(game.seats), humans=humans)


def _buttons(game: Game) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    full = len(game.seats) >= MOST_SEATS

    def add(
        verb: str, *, row: int, style: discord.ButtonStyle = discord.ButtonStyle.secondary, off: bool = False
    ) -> None:
        label = cut(say(f"button-{verb.replace('_', '-')}", game.locale), BUTTON_LABEL)
        view.add_item(GameButton(Press(game.id, 0, verb), label, style=style, disabled=off, row=row))

    add("join", row=0, style=discord.ButtonStyle.primary, off=full)
    add("nation", row=0)
    add("add_bot", row=0, off=full)
    add("start", row=0, style=discord.ButtonStyle.success, off=len(game.seats) < FEWEST_SEATS)
    add("leave", row=1)
    add("remove_bot", row=1, off=all(seat.user_id is not None for seat in game.seats))
    add("length", row=1)
    add("clock", row=1)
    add("abandon", row=1)
    return view


def welcome_page(text: str, locale: str) -> Page:
    """Return a message with the buttons that open a game and a tutorial."""
    view = discord.ui.View(timeout=None)
    view.add_item(GameButton(Press(0, 0, "new"), say("button-new", locale), style=discord.ButtonStyle.success))
    view.add_item(GameButton(Press(0, 0, "tutorial"), say("button-tutorial", locale)))
    return Page(text=text, view=view)


def nation_page(game: Game, user_id: int) -> Page:
    """Return the private menu of nations that are free."""
    content = load("core")
    taken = {seat.nation for seat in game.seats if seat.user_id != user_id}
    options = [
        discord.SelectOption(
            label=cut(called.nation_title(nation, content, game.locale), SELECT_LABEL),
            value=nation,
            description=cut(power(nation, game.locale), SELECT_DESCRIPTION),
        )
        for nation in content.nations
        if nation not in taken
    ]
    any_nation = say("lobby-any-nation", game.locale)
    options.append(discord.SelectOption(label=cut(any_nation, SELECT_LABEL), value="any"))
    view = discord.ui.View(timeout=None)
    view.add_item(GameMenu(Press(game.id, 0, "nation_is"), options, placeholder=say("lobby-choose", game.locale)))
    return Page(text=say("lobby-choose-text", game.locale), view=view)


def next_length(length: str) -> str:
    """Return the length after this one, round and round."""
    return LENGTHS[(LENGTHS.index(length) + 1) % len(LENGTHS)]
