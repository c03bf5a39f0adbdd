"""Battle Cards (9.3, 9.6): sealed by the bystanders, revealed together, and the higher total wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.frames import LandBattle, SeaBattle
from engine.game import Game
from engine.rules.rule import Rule

Battle = LandBattle | SeaBattle
# What each bystander adds: {seat, side, strength}.
Support = list[dict[str, object]]


def asked(game: Game, frame: Battle) -> list[str]:
    """The bystanders whose Battle Card is not in."""
    return [seat for seat in frame.asked if seat not in frame.cards]


def answer(game: Game, frame: Battle, seat: str, option: str) -> None:
    """Seal a Battle Card; it may be changed until the last is in."""
    card = option.split(":")[1]
    frame.cards[seat] = card
    game.tell_apart("card_sealed", seat, {"card": card}, sealed=len(frame.cards), of=len(frame.asked))


def totals(attack: int, defence: int, support: Support) -> tuple[int, int]:
    """Return the Strength of attacker and target with what bystanders add."""
    sides = {"attacker": attack, "target": defence, "neutral": 0}
    for entry in support:
        sides[str(entry["side"])] += int(str(entry["strength"]))
    return sides["attacker"], sides["target"]


def reveal(game: Game, frame: Battle, support: Support) -> int:
    """End a battle whose Battle Cards are in; return the attacker's margin: the target wins ties, at 0 (9.3)."""
    attack, defence = totals(frame.attack, frame.defence, support)
    game.pop(frame)
    game.tell(
        "battle_won",
        winner="attacker" if attack > defence else "target",
        attacker=frame.attacker,
        target=frame.target,
        attack=attack,
        defence=defence,
        support=support,
        margin=abs(attack - defence),
        sea=isinstance(frame, SeaBattle),
    )
    return attack - defence


def battle_rule(proceed: Callable[[Game, Any], bool], sides: tuple[str, ...]) -> Rule:
    """Return the rule of a battle whose bystanders take one of some sides."""

    def legal(game: Game, frame: Battle, seat: str) -> list[str]:
        return [f"support:{side}" for side in sides] if seat in frame.asked else []

    def sealed(game: Game, frame: Battle) -> dict[str, str]:
        return {seat: f"support:{card}" for seat, card in frame.cards.items()}

    return Rule("support", proceed, asked, legal, answer, sealed, secret=lambda frame, seat: True)
