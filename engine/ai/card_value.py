"""What a card is worth to a player, in Renown, before it is played."""

from __future__ import annotations

from engine import query
from engine.ai.persona import Persona
from engine.content import model as content
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED, SPAIN


def remaining(game: Game) -> float:
    """Return how many cycles are still to come, the running one counted by its Years."""
    state = game.state
    years = {"goods": 1.0, "auction": 0.8, "play": 0.6, "sail": 0.3}
    return state.cycles - state.cycle + years[state.year_kind]


def card_value(game: Game, seat: str, card: str, persona: Persona) -> float:
    """Return the worth of a card in Renown points: its printed Renown and what its effects promise."""
    face = game.atlas.cards[card]
    return face.renown + sum(_effect_value(game, seat, effect, persona) for effect in face.effects)


def _effect_value(game: Game, seat: str, effect: content.AnyEffect, persona: Persona) -> float:
    if isinstance(effect, content.Income):
        return _income(game, seat, effect)
    if isinstance(effect, content.Licence):
        return _licence(game, seat, effect)
    if isinstance(effect, content.Strength):
        worth = {"attack_land": 0.9 * persona.plunder, "target_land": 0.45, "sea": 0.6 * persona.plunder}
        return worth[effect.when] * effect.amount
    if isinstance(effect, content.Galleon):
        return 2.0 if game.fleet(seat).galleons < game.atlas.numbers.game.max_galleons else 0.2
    if isinstance(effect, content.Charter | content.Found):
        return 1.7 if query.markers_left(game.state, game.atlas, seat) > 0 else 0.1
    if isinstance(effect, content.Edict):
        own = [colony.worker for colony in game.state.colonies.values() if colony.owner == seat]
        return min(own.count(ENSLAVED), effect.most) * 0.9 * (0.7 + 0.3 * persona.abolitionist)
    return _other(game, seat, effect, persona)


def _income(game: Game, seat: str, effect: content.Income) -> float:
    sites = 1
    if effect.good:
        sites = sum(
            colony.owner == seat and game.atlas.good_of(site) == effect.good
            for site, colony in game.state.colonies.items()
        )
    return 0.3 * effect.amount * sites * remaining(game)


def _licence(game: Game, seat: str, effect: content.Licence) -> float:
    if effect.legality == "CORSAIR":
        return 0.1 if seat == SPAIN else 0.5 if game.player(seat).letter else 1.3
    return 0.2 if seat == SPAIN else 0.8


def _other(game: Game, seat: str, effect: content.AnyEffect, persona: Persona) -> float:
    left = remaining(game)
    own = [colony.worker for colony in game.state.colonies.values() if colony.owner == seat]
    table: dict[type[content.Effect], float] = {
        content.HandLimit: 0.4,
        content.Wind: 0.3 + 0.12 * left,
        content.FreeHire: 0.15 * left,
        content.BribeDiscount: 0.12 * left if game.fleet(seat).legality == "SMUGGLER" else 0.2,
        content.UnloadBonus: 0.08 * left,
        content.Peek: 0.3,
        content.SafeEnslaved: 0.1 * own.count(ENSLAVED),
        content.FeverProof: 0.06 * own.count(CITIZEN) * left,
        content.OrderChoice: 0.08 * left,
        content.Engineers: 0.4,
        content.TaxOrder: 0.3 + 0.5 * persona.president,
        content.Uprising: 0.3 + 0.2 * persona.president,
        content.Hurricane: 0.3,
        content.Fever: 0.25,
        content.Inquisition: 0.5,
        content.War: 0.3,
        content.Peace: 0.3,
        content.Mission: 0.9 + 0.5 * persona.abolitionist,
        content.Emigrants: 0.3 + 0.8 * min(own.count(None), 2),
        content.Ransom: 0.8,
        content.SafeAnchorage: 0.3,
        content.Brethren: 0.4 * persona.plunder,
        content.Refugees: 1.6 if None in own else 0.6,
    }
    return table[type(effect)]
