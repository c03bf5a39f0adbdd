"""The three tracks of a player (3.6), and the title that follows Infamy (11.2)."""

from __future__ import annotations

from engine.game import Game


def gain_favour(game: Game, seat: str, amount: int) -> None:
    """Favour rises; whose rose last heads the Court among those there (11.2)."""
    if amount <= 0:
        return
    game.player(seat).favour += amount
    game.state.rises += 1
    game.state.favour_rose[seat] = game.state.rises


def gain_liberated(game: Game, seat: str, amount: int) -> None:
    """Liberated rises, or falls where `amount` is negative, not below 0 (5.3)."""
    player = game.player(seat)
    player.liberated = max(0, player.liberated + amount)


def gain_infamy(game: Game, seat: str, amount: int) -> None:
    """Infamy rises; the first with enough takes the title, another at once when its Infamy is higher (11.2)."""
    if amount <= 0:
        return
    state = game.state
    infamy = state.players[seat].infamy = state.players[seat].infamy + amount
    if infamy < game.atlas.numbers.end.title_infamy or state.admiral == seat:
        return
    if state.admiral is None or infamy > state.players[state.admiral].infamy:
        state.admiral = seat
        game.tell("admiral", seat=seat, infamy=infamy)
