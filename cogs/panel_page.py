"""The private panel: what one person is asked now, with exactly the legal options, step by step."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import discord

from cogs.answer import Page
from cogs.asked import Asked, everything_asked, for_person, waited_for
from cogs.choices import Node, option_key, pressed, tree
from cogs.custom_ids import Press
from cogs.limits import (
    BUTTON_LABEL,
    BUTTONS_IN_ROW,
    EMBED_DESCRIPTION,
    EMBED_TITLE,
    PLACEHOLDER,
    SELECT_DESCRIPTION,
    SELECT_LABEL,
    cut,
)
from cogs.panel_ahead import offers
from cogs.people import seat_name, shown_names
from cogs.router import GameButton, GameMenu
from cogs.titles import colour
from engine import front
from engine.content.model import Content
from engine.model import Decision, Option, State
from engine.view import View
from store.records import Game, Seat
from story import names as called
from story import orders, words
from story.catalogue import say

MOST_BUTTONS = 10
LONGEST_BUTTON = 40
NUMBERS = 9
NAMED = 4
# Below what is asked, above what leads away.
AHEAD_ROW = 3
# What cannot be taken back, or ends a turn, is looked at once before it is done.
LOOK_TWICE = frozenset({"attack", "engage", "play", "patrol"})
FINAL_KINDS = frozenset({"end"})


@dataclasses.dataclass(frozen=True, slots=True)
class Position:
    """A game as one person sees it: the newest state, that person's seat and view."""

    game: Game
    state: State
    seat: Seat
    view: View
    content: Content

    @classmethod
    def of(cls, game: Game, state: State, seat: Seat) -> Position:
        """Return the position for a seat."""
        return cls(game, state, seat, front.view(state, seat.nation), front.content_of(state))

    @property
    def locale(self) -> str:
        """The language of this person, or that of the game."""
        return self.seat.locale or self.game.locale

    def asked(self) -> Asked | None:
        """Return what this seat is asked now, or None."""
        assert self.seat.user_id is not None
        return for_person(everything_asked(self.game, self.state), self.seat.user_id)

    @property
    def names(self) -> dict[str, str]:
        """Nation -> how its player is called in sentences."""
        return shown_names(self.game, self.content, self.locale)

    def label(self, option: Option) -> words.Label:
        """Return an option in words."""
        return words.option(option, self.view, self.content, self.locale)

    def name(self, word: str) -> str:
        """Return a word of an option id (zone, site, card, nation...) as shown, for sorting and dividing lists."""
        if word in self.content.land_zones or word in self.content.sea_zones:
            return called.zone_title(word, self.content, self.locale)
        return called.capital(called.thing(word, called.NOBODY, self.content, self.locale))

    def step(self, node: Node) -> str:
        """Return how a step stands in a menu."""
        if node.group:
            return self.name(node.word)
        return words.step(node.words(), self.content, self.locale)


def needs_look(option: Option, label: words.Label) -> bool:
    """Whether an option is shown once more, with what it does, before it is done."""
    return option.kind in LOOK_TWICE or label.warning is not None


def page(position: Position, key: str | None = None, note: str = "", undo: bool = False) -> Page:
    """Return the panel at the step `key` (None, or one that is gone: the first). `note` says what just happened."""
    one = position.asked()
    if one is None:
        return _idle(position, note, undo)
    root = tree(one.decision.options, position.content, position.name)
    node = (root.find(key) if key is not None else None) or root
    view = discord.ui.View(timeout=None)
    lines = [note, ""] if note else []
    lines.append(words.decision(one.decision, position.view, position.content, position.locale, position.names))
    if node.parent is not None and node.option is None:
        lines += ["", f"**{position.step(node)}**"]
    if node.option is not None and node.option.low is not None:
        lines += ["", f"**{position.label(node.option).label}.** {position.label(node.option).sentence}"]
        _numbers(view, position, node.option)
    elif node.option is not None:
        _look(view, lines, position, node.option)
    else:
        _level(view, lines, position, node)
    _ahead(view, lines, position, one.decision)
    _navigation(view, position, node, undo)
    return Page(embed=_embed(position, one.decision, lines), view=view, files=None)


def _embed(position: Position, decision: Decision, lines: Sequence[str]) -> discord.Embed:
    title = say(
        "panel-title",
        position.locale,
        year_kind=position.view.year_kind,
        year=str(position.view.year),
        what=say("asked-for", position.locale, kind=decision.kind),
    )
    embed = discord.Embed(
        title=cut(title, EMBED_TITLE),
        description=cut("\n".join(lines), EMBED_DESCRIPTION),
        colour=colour(position.seat.nation),
    )
    player = position.view.player(position.seat.nation or "")
    embed.set_footer(
        text=say(
            "panel-footer",
            position.locale,
            game=str(position.game.id),
            nation=called.nation_title(player.nation, position.content, position.locale),
            ducats=player.ducats,
            cards=player.market_cards + player.haven_cards,
            limit=player.hand_limit,
        )
    )
    return embed


def _idle(position: Position, note: str, undo: bool) -> Page:
    asked = everything_asked(position.game, position.state)
    people = waited_for(asked)
    lines = [note, ""] if note else []
    if position.game.phase == "running":
        who = [seat_name(one.seat, position.content, position.locale) for one in people]
        lines.append(say("panel-idle", position.locale, who=called.joined(who, position.locale), count=len(who)))
    else:
        lines.append(say("panel-over", position.locale))
    view = discord.ui.View(timeout=None)
    view.add_item(button(position, "mine", say("button-look-again", position.locale)))
    view.add_item(button(position, "hand", say("button-hand", position.locale)))
    view.add_item(button(position, "board", say("button-board", position.locale)))
    if undo:
        view.add_item(button(position, "undo", say("button-undo", position.locale)))
    if position.game.phase == "running" and position.game.threads and _others(position.game, position.seat):
        view.add_item(button(position, "talk", say("button-talk", position.locale)))
    embed = discord.Embed(description=cut("\n".join(lines), EMBED_DESCRIPTION), colour=colour(position.seat.nation))
    return Page(embed=embed, view=view, files=[])


def _others(game: Game, own: Seat) -> bool:
    """Whether anybody else is there to talk to."""
    return any(seat.position != own.position and not seat.is_bot for seat in game.seats)


def button(
    position: Position,
    verb: str,
    label: str,
    rest: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    row: int | None = None,
) -> GameButton:
    press = Press(position.game.id, position.game.epoch, verb, rest)
    return GameButton(press, cut(label, BUTTON_LABEL), style=style, row=row)


def _numbers(view: discord.ui.View, position: Position, option: Option) -> None:
    """Buttons 0 1 2 3 ... and a form for the rest."""
    assert option.low is not None and option.high is not None
    key = option_key(option)
    last = min(option.high, option.low + NUMBERS - (1 if option.high - option.low >= NUMBERS else 0))
    for place, number in enumerate(range(option.low, last + 1)):
        row = place // BUTTONS_IN_ROW
        view.add_item(
            button(position, "num", str(number), f"{key}:{number}", style=discord.ButtonStyle.primary, row=row)
        )
    if last < option.high:
        rest = f"{key}:{option.low}:{option.high}"
        view.add_item(
            button(position, "ask", say("button-other", position.locale), rest, row=NUMBERS // BUTTONS_IN_ROW)
        )
    if option.kind == "give":
        rest = f"{key}:{option.low}:{option.high}"
        view.add_item(button(position, "gift", say("button-gift-note", position.locale), rest, row=3))


def _look(view: discord.ui.View, lines: list[str], position: Position, option: Option) -> None:
    """The second look: what will happen, then `Do it`."""
    label = position.label(option)
    lines += ["", f"**{label.label}.** {label.sentence}"]
    if detail := _new(label):
        lines.append(detail)
    if label.warning:
        lines += ["", f"**{label.warning}**"]
    style = discord.ButtonStyle.danger if label.warning else discord.ButtonStyle.success
    view.add_item(button(position, "yes", say("button-do-it", position.locale), option_key(option), style=style, row=0))


def _new(label: words.Label) -> str:
    """Return the detail without what the sentence says in full (the effects of a card)."""
    parts = label.detail.split(" · ")
    return " · ".join(part for part in parts if not label.sentence.startswith(part.rstrip("…")))


def _level(view: discord.ui.View, lines: list[str], position: Position, node: Node) -> None:
    """One step: buttons where they are few and short, else a menu."""
    entries = [_entry(position, child) for child in node.children]
    if len(entries) <= MOST_BUTTONS and all(len(entry.label) <= LONGEST_BUTTON for entry in entries):
        lines.append("")
        for place, entry in enumerate(entries):
            if entry.detail:
                lines.append(f"- **{entry.label}**: {entry.detail}")
            style = discord.ButtonStyle.secondary if entry.last else discord.ButtonStyle.primary
            verb, _, rest = entry.value.partition(":")
            view.add_item(button(position, verb, entry.label, rest, style=style, row=place // BUTTONS_IN_ROW))
        return
    press = Press(position.game.id, position.game.epoch, "pick", node.key)
    options = [
        discord.SelectOption(
            label=cut(entry.label, SELECT_LABEL),
            value=entry.value,
            description=cut(entry.detail, SELECT_DESCRIPTION) or None,
        )
        for entry in entries
    ]
    asked_next = words.ask(node.words(), position.locale) if node.words() else say("panel-choose", position.locale)
    placeholder = cut(asked_next, PLACEHOLDER)
    view.add_item(GameMenu(press, options, placeholder=placeholder, row=0))


@dataclasses.dataclass(frozen=True, slots=True)
class _Entry:
    label: str
    detail: str
    value: str
    last: bool


def _entry(position: Position, node: Node) -> _Entry:
    option = node.option
    if option is None:
        detail = say("panel-count", position.locale, count=len(node.leaves()))
        if len(node.children) <= NAMED and all(child.option is None or child.option.steps for child in node.children):
            shared = _shared(node)
            names = [_short(position, node, child, shared) for child in node.children]
            detail = called.joined(names, position.locale)
        return _Entry(position.step(node), detail, f"at:{node.key}", False)
    label = position.label(option)
    deeper = option.low is not None or needs_look(option, label)
    return _Entry(label.label, label.detail, f"{'at' if deeper else 'do'}:{node.key}", option.kind in FINAL_KINDS)


def _shared(node: Node) -> int:
    """Return how many further steps all entries of a level have in common: one vacant Colony is not named twice."""
    tails = [pressed(child.option)[len(node.words()) :] if child.option is not None else () for child in node.children]
    short = min(len(tail) for tail in tails)
    return next((place for place in range(short) if len({tail[place] for tail in tails}) > 1), 0)


def _short(position: Position, node: Node, child: Node, shared: int) -> str:
    """Return the name of an entry of the next level without what its level, or each entry of it, says already."""
    if child.option is None:
        return position.step(child)
    path = (*node.words(), *pressed(child.option)[len(node.words()) :])
    first, *rest = (
        words.step(path[: place + 1], position.content, position.locale)
        for place in range(len(node.words()) + shared, len(path))
    )
    return f"{first} ({', '.join(rest)})" if rest else first


def _ahead(view: discord.ui.View, lines: list[str], position: Position, decision: Decision) -> None:
    """What may be left ahead with this answer; what stands is said, and its button withdraws it."""
    for offer in offers(position.view, decision, position.locale):
        if offer.stands:
            lines += ["", orders.order(offer.order, position.names, position.content, position.locale)]
        style = discord.ButtonStyle.success if offer.stands else discord.ButtonStyle.secondary
        view.add_item(button(position, "order", offer.label, offer.pressed, style=style, row=AHEAD_ROW))


def _navigation(view: discord.ui.View, position: Position, node: Node, undo: bool) -> None:
    row = 4
    if node.parent is not None:
        view.add_item(button(position, "at", say("button-back", position.locale), node.parent.key, row=row))
    if undo:
        view.add_item(button(position, "undo", say("button-undo", position.locale), row=row))
    view.add_item(button(position, "hand", say("button-hand", position.locale), row=row))
    view.add_item(button(position, "board", say("button-board", position.locale), row=row))
    view.add_item(button(position, "help", say("button-help", position.locale), row=row))
