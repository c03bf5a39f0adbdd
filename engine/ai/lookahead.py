"""One step ahead: what the position is worth after each option, in a possible state."""

from __future__ import annotations

from engine.ai.evaluate import evaluate
from engine.ai.persona import Persona
from engine.codec import clone
from engine.frames import Frame, Inquisition, Labour, LandBattle, Patrols, Place, SeaBattle, Unload
from engine.game import Game
from engine.model import CROWN
from engine.rules import labour
from engine.rules.land import target_owner
from engine.rules.registry import RULES

SETTLED_AT_ONCE = (Patrols, LandBattle, SeaBattle, Place, Unload, Inquisition)


def try_option(world: Game, seat: str, option: str) -> Game:
    """Return the world after an option, with the battles and payments that follow at once settled by guess."""
    game = Game(clone(world.state), world.atlas, quiet=True)
    if option == "end":
        return game
    frame = game.state.frames[-1]
    if isinstance(frame, Labour):
        labour.come_to(game, frame, seat)
    RULES[type(frame)].answer(game, frame, seat, option)
    settle(game)
    return game


def settle(game: Game) -> None:
    """Decide what follows at once: bystanders choose as they probably will, the rest takes the first option."""
    while game.state.frames and isinstance(game.state.frames[-1], SETTLED_AT_ONCE):
        frame: Frame = game.state.frames[-1]
        rule = RULES[type(frame)]
        if rule.proceed(game, frame):
            continue
        seat = rule.asked(game, frame)[0]
        if isinstance(frame, LandBattle | SeaBattle):
            option = f"support:{probable_support(game, frame, seat)}"
        else:
            option = rule.legal(game, frame, seat)[0]
        rule.answer(game, frame, seat, option)


def probable_support(game: Game, frame: LandBattle | SeaBattle, seat: str) -> str:
    """Return the side that a bystander probably takes: against the stronger rival, for the target where none is."""
    owner = frame.target if isinstance(frame, SeaBattle) else target_owner(game, frame.target)
    if owner is None or owner == CROWN:
        return "attacker" if isinstance(frame, LandBattle) and frame.aim == "suppress" else "target"
    return "attacker" if strength_of(game, owner) > strength_of(game, frame.attacker) + 2 else "target"


def strength_of(game: Game, seat: str) -> int:
    """Return a plain measure of how well a rival stands: its tracks and Colonies."""
    player = game.player(seat)
    return player.favour + player.infamy + player.liberated + player.ducats // 5


def worth(world: Game, seat: str, option: str, persona: Persona) -> float:
    """Return what the position is worth to `seat` after an option."""
    return evaluate(try_option(world, seat, option), seat, persona)
