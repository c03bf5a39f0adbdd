"""Why something is not offered: what a question knows and does not allow now, each with its reason and the rule."""

from __future__ import annotations

import discord

from cogs.answer import Page
from cogs.asked import Asked
from cogs.choices import Node, tree
from cogs.custom_ids import Press
from cogs.doing import why_not
from cogs.limits import BUTTON_LABEL, EMBED_DESCRIPTION, EMBED_TITLE, PLACEHOLDER, SELECT_LABEL, cut
from cogs.panel_ahead import offers
from cogs.panel_page import Position, button
from cogs.router import GameMenu
from cogs.titles import colour
from engine import front
from engine.events import DECISIONS
from engine.model import Option
from story import orders, words
from story.catalogue import say


def unoffered(position: Position) -> list[Option]:
    """Return what this person may ask about: conceivable at the question of now, and not legal."""
    assert position.seat.nation is not None
    found = [option.split(":") for option in front.not_offered(position.state, position.seat.nation)]
    return [Option(":".join(parts), parts[0], tuple(parts[1:])) for parts in found]


def reasons(position: Position, one: Asked) -> dict[str, str]:
    """Return why a kind of option is not offered at all: kind -> one sentence with the rule.

    A kind that is not possible for several reasons is left to `Why not?`.
    """
    offered = {option.kind for option in one.decision.options}
    asked_about = unoffered(position)
    found: dict[str, str] = {}
    for kind in dict.fromkeys(form.split(":")[0] for form in DECISIONS.get(one.decision.kind, ())):
        if kind in offered:
            continue
        told = {why_not(position, option.id) for option in asked_about if option.kind == kind}
        if not told:
            reason = front.refusal(position.state, one.decision.seat, kind)
            if reason is not None and reason.rule and "" not in reason.facts.values():
                told = {why_not(position, kind)}
        if len(told) == 1:
            found[kind] = told.pop()
    return found


def help_page(position: Position, one: Asked) -> Page:
    """Return what each option of the question does, in full, what is not possible, and `Why not?`."""
    kinds: dict[str, str] = {}
    for option in one.decision.options:
        kinds.setdefault(option.kind, position.label(option).sentence)
    lines = [words.decision(one.decision, position.view, position.content, position.locale, position.names), ""]
    lines += [f"**{words.verb(kind, position.locale)}**: {sentence}" for kind, sentence in kinds.items()]
    ahead = offers(position.view, one.decision, position.locale)
    if ahead:
        lines += ["", say("help-ahead", position.locale)]
        lines += [f"- {orders.order(each.order, position.names, position.content, position.locale)}" for each in ahead]
    missing = reasons(position, one)
    if missing:
        lines += ["", say("help-not-now", position.locale)]
        lines += [f"**{words.verb(kind, position.locale)}**: {reason}" for kind, reason in missing.items()]
    lines += ["", say("help-more", position.locale)]
    view = discord.ui.View(timeout=None)
    if unoffered(position):
        view.add_item(button(position, "why", say("button-why", position.locale)))
    embed = discord.Embed(description=cut("\n".join(lines), EMBED_DESCRIPTION), colour=colour(position.seat.nation))
    return Page(embed=embed, view=view)


def why_page(position: Position, key: str = "") -> Page:
    """Return the menu of what is not offered at the step `key`; of a single thing the reason, and the way back."""
    options = unoffered(position)
    view = discord.ui.View(timeout=None)
    if not options:
        return Page(text=say("why-all", position.locale), view=view)
    root = tree(options, position.content, position.name)
    node = root.find(key) or root
    lines = [say("why-intro", position.locale)]
    shown = node
    if node.option is not None:
        lines += ["", f"**{title(position, node)}**", why_not(position, node.option.id)]
        shown = node.parent or root
    elif node is not root:
        lines += ["", f"**{title(position, node)}**"]
    if shown.children:
        press = Press(position.game.id, position.game.epoch, "why_pick", shown.key)
        menu = [
            discord.SelectOption(label=cut(_entry(position, child), SELECT_LABEL), value=child.key)
            for child in shown.children
        ]
        placeholder = cut(say("why-choose", position.locale), PLACEHOLDER)
        view.add_item(GameMenu(press, menu, placeholder=placeholder, row=0))
    if shown.parent is not None:
        label = cut(say("button-back", position.locale), BUTTON_LABEL)
        view.add_item(button(position, "why", label, shown.parent.key, row=1))
    embed = discord.Embed(
        title=cut(say("button-why", position.locale), EMBED_TITLE),
        description=cut("\n".join(lines), EMBED_DESCRIPTION),
        colour=colour(position.seat.nation),
    )
    return Page(embed=embed, view=view)


def path_of(node: Node) -> tuple[str, ...]:
    """Return the words from the kind of option to this step, of an option all of them."""
    return node.words() if node.option is None else (node.option.kind, *node.option.steps)


def title(position: Position, node: Node) -> str:
    """Return a step with all before it: `Attack: Portobelo: loot`."""
    if node.group:
        return position.name(node.word)
    path = path_of(node)
    steps = [words.step(path[: place + 1], position.content, position.locale) for place in range(len(path))]
    return ": ".join(dict.fromkeys(steps))


def _entry(position: Position, child: Node) -> str:
    """Return a step without what the menu above it says already."""
    if child.option is None:
        return position.step(child)
    above = len(child.parent.words()) if child.parent is not None else 0
    path = path_of(child)
    steps = [words.step(path[: place + 1], position.content, position.locale) for place in range(above, len(path))]
    return ": ".join(dict.fromkeys(steps)) or title(position, child)
