"""Narrowing a long list of options to menus that Discord can show: a tree of kinds, zones, sites, targets.

Nothing is cut: a level with more than 25 entries is divided by land zone, or else by first letters. A level with one
entry is skipped.
"""

from __future__ import annotations

import dataclasses
import unicodedata
from collections.abc import Callable, Sequence

from cogs.custom_ids import digest
from cogs.limits import SELECT_OPTIONS
from engine.content.model import Content
from engine.model import Option

Name = Callable[[str], str]

SITE_FIRST = frozenset({"hire", "kidnap"})


@dataclasses.dataclass(slots=True)
class Node:
    """One level. `word`: what was chosen to come here (a kind, zone, site, card...), `group`: it only divides a list.

    A leaf has an `option` and no children.
    """

    word: str
    key: str
    children: list[Node] = dataclasses.field(default_factory=list)
    option: Option | None = None
    group: bool = False
    parent: Node | None = dataclasses.field(default=None, repr=False)

    def leaves(self) -> list[Option]:
        """Return every option under this node, in order."""
        if self.option is not None:
            return [self.option]
        return [option for child in self.children for option in child.leaves()]

    def walk(self) -> list[Node]:
        """Return this node and all below it."""
        return [self, *(node for child in self.children for node in child.walk())]

    def find(self, key: str) -> Node | None:
        """Return the node with this key, or None if the question has changed."""
        return next((node for node in self.walk() if node.key == key), None)

    def words(self) -> tuple[str, ...]:
        """Return what was chosen from the root to here."""
        above = self.parent.words() if self.parent is not None else ()
        return (*above, self.word) if self.word and not self.group else above


def words_of(option: Option) -> tuple[str, ...]:
    """Return the steps in which an option is chosen, its kind first; a range is the last step of its own."""
    steps = option.steps
    if option.low is not None and steps and "-" in steps[-1] and steps[-1].replace("-", "").isdigit():
        steps = steps[:-1]
    return (option.kind, *steps)


def pressed(option: Option) -> tuple[str, ...]:
    """Return the steps in the order in which a menu asks them: of labour the Colony that needs it comes first."""
    kind, *steps = words_of(option)
    return (kind, *reversed(steps)) if kind in SITE_FIRST else (kind, *steps)


def option_key(option: Option) -> str:
    """Return the digest by which a button names an option."""
    return digest(("option", option.id))


def tree(options: Sequence[Option], content: Content, name: Name) -> Node:
    """Return the options as a tree whose levels have at most 25 entries. `name` sorts lists that must be divided."""
    root = Node("", digest(("node",)))
    _grow(root, [(pressed(option), option) for option in options], ())
    root = _collapse(root)
    _divide(root, content, name)
    _adopt(root)
    return root


def _grow(node: Node, rest: list[tuple[tuple[str, ...], Option]], path: tuple[str, ...]) -> None:
    groups: dict[str, list[tuple[tuple[str, ...], Option]]] = {}
    for words, option in rest:
        groups.setdefault(words[0], []).append((words[1:], option))
    for word, members in groups.items():
        here = (*path, word)
        child = Node(word, digest(("node", *here)))
        ends = [option for words, option in members if not words]
        longer = [(words, option) for words, option in members if words]
        for option in ends:
            leaf = Node(word, option_key(option), option=option)
            if not longer:
                node.children.append(leaf)
            else:
                child.children.append(leaf)
        if longer:
            _grow(child, longer, here)
            node.children.append(child)


def _collapse(node: Node) -> Node:
    """Skip levels with one entry, so that nobody must press twice where there is no choice."""
    node.children = [_collapse(child) for child in node.children]
    if node.option is None and len(node.children) == 1:
        only = node.children[0]
        if node.word and only.option is None:
            return Node(node.word, only.key, only.children)
        return only if only.option is None else Node(node.word or only.word, only.key, option=only.option)
    return node


def _divide(node: Node, content: Content, name: Name) -> None:
    for child in node.children:
        _divide(child, content, name)
    if len(node.children) <= SELECT_OPTIONS:
        return
    zones = [content.sites[child.word].zone if child.word in content.sites else "" for child in node.children]
    if all(zones) and len(set(zones)) <= SELECT_OPTIONS:
        parts: dict[str, list[Node]] = {}
        for zone, child in zip(zones, node.children, strict=True):
            parts.setdefault(zone, []).append(child)
        node.children = [_part(node, zone, children) for zone, children in parts.items()]
        return
    ordered = sorted(node.children, key=lambda child: _plain(name(child.word)))
    chunks = [ordered[start : start + SELECT_OPTIONS] for start in range(0, len(ordered), SELECT_OPTIONS)]
    node.children = [_part(node, f"{name(chunk[0].word)} – {name(chunk[-1].word)}", chunk) for chunk in chunks]


def _part(node: Node, word: str, children: list[Node]) -> Node:
    if len(children) == 1:
        return children[0]
    return Node(word, digest(("part", node.key, word)), children, group=True)


def _adopt(node: Node) -> None:
    for child in node.children:
        child.parent = node
        _adopt(child)


def _plain(text: str) -> str:
    """Return text without accents and capitals, for sorting and comparing."""
    return "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark)).casefold()


plain = _plain
