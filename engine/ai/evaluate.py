"""What a position is worth to a seat, in Renown points: what is scored, what is near, what rivals are near to."""

from __future__ import annotations

from math import exp

from engine import query
from engine.ai.card_value import card_value, remaining
from engine.ai.distance import distances
from engine.ai.fleet_value import fleet_value
from engine.ai.persona import Persona
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED
from engine.rules.ambitions import AMBITIONS, RUNNING, CitizenColonies, court_head, liberated_needed


class Board:
    """What evaluation asks of a state again and again, gathered in one walk over the Colonies."""

    __slots__ = ("citizens", "enslaved", "exposed", "head", "occupied", "vacant", "zones")

    def __init__(self, game: Game) -> None:
        state, atlas = game.state, game.atlas
        seats = state.nations
        self.occupied = dict.fromkeys(seats, 0)
        self.citizens = dict.fromkeys(seats, 0)
        self.enslaved = dict.fromkeys(seats, 0)
        self.vacant = dict.fromkeys(seats, 0)
        self.exposed = dict.fromkeys(seats, 0)
        self.zones: dict[str, set[str]] = {seat: set() for seat in seats}
        for site, colony in state.colonies.items():
            owner = colony.owner
            if owner not in self.occupied:
                continue
            zone = atlas.zone_of[site]
            if colony.worker is None:
                self.vacant[owner] += 1
                continue
            self.occupied[owner] += 1
            if colony.worker == CITIZEN:
                self.citizens[owner] += 1
                self.zones[owner].add(zone)
            else:
                self.enslaved[owner] += 1
                if zone in state.rebels:
                    self.exposed[owner] += 1
        for seat in seats:
            self.enslaved[seat] += state.players[seat].fleet.meeples.count(ENSLAVED)
        self.head = court_head(state, atlas)

    def citizen_colonies(self, game: Game, seat: str) -> CitizenColonies:
        """Count a seat's Colonies for President (11.2)."""
        divisor = game.atlas.content.nations[seat].powers.colony_divisor
        return CitizenColonies(self.citizens[seat] // divisor, len(self.zones[seat]), self.enslaved[seat])


def evaluate(game: Game, seat: str, persona: Persona) -> float:
    """Return the worth of a state to a seat."""
    board = Board(game)
    total = holdings(game, board, seat, persona)
    total += max_and_sum([persona.weight(name) * near(game, board, seat, name) for name in AMBITIONS])
    threat = 0.0
    for rival in game.state.nations:
        if rival != seat:
            threat = max(threat, *(near(game, board, rival, name) for name in AMBITIONS))
    return total - 0.7 * threat + fleet_value(game, seat, persona, distances(game.state.content))


def max_and_sum(values: list[float]) -> float:
    """Weigh the best ambition full, the others less: a bot has one future at a time."""
    best = max(values)
    return best + 0.35 * (sum(values) - best)


def holdings(game: Game, board: Board, seat: str, persona: Persona) -> float:
    """Return Renown (11.1) with what money, Colonies and cards will still bring."""
    state, atlas, player = game.state, game.atlas, game.player(seat)
    powers = atlas.content.nations[seat].powers
    left = remaining(game)
    total = float(player.favour + player.infamy + player.liberated)
    total += (board.occupied[seat] + board.citizens[seat]) / powers.colony_divisor
    citizens, enslaved = board.citizens[seat], board.enslaved[seat]
    income = (citizens + 1.7 * enslaved) / powers.earnings_divisor
    total += 0.12 * income * left - 0.15 * board.exposed[seat] / powers.colony_divisor
    total += 0.75 * board.vacant[seat] / powers.colony_divisor
    ducats = player.ducats
    early = min(1.0, left / 3)
    total += persona.money * (0.2 * ducats + early * (0.25 * min(ducats, 5) + 0.08 * min(max(ducats - 5, 0), 8)))
    total += sum(card_value(game, seat, card, persona) for card in player.tableau)
    total += sum(0.5 * card_value(game, seat, card, persona) for card in player.hand)
    total += 0.25 * sum(c.fort for c in state.colonies.values() if c.owner == seat) / powers.colony_divisor
    return total


def near(game: Game, board: Board, seat: str, ambition: str) -> float:
    """Return how near an ambition is: 0 far away, about 10 where its condition holds, more with Sail Years running."""
    missing = missing_steps(game, board, seat, ambition)
    worth = 10.0 * exp(-missing / 2.5)
    if (missing <= 0 and ambition in RUNNING and game.state.running[ambition].get(seat, 0)) or (
        missing <= 0 and ambition not in RUNNING
    ):
        worth += 8.0
    return worth


def missing_steps(game: Game, board: Board, seat: str, ambition: str) -> float:
    """Return about how many gains are missing until an ambition's condition holds."""
    state, end, player = game.state, game.atlas.numbers.end, game.player(seat)
    size = query.size_key(state)
    if ambition == "court_favourite":
        missing = float(max(0, end.court_favour[size] - player.favour))
        return missing + (0.0 if board.head == seat else 0.6)
    if ambition == "pirate_king":
        missing = 0.8 * max(0, end.pirate_infamy[size] - player.infamy)
        return missing + (0.0 if state.admiral == seat else 1.2)
    if ambition == "abolitionist":
        rivals = max(state.players[other].liberated for other in state.nations if other != seat)
        needed = max(liberated_needed(state, game.atlas, seat), rivals + 1)
        return max(0, needed - player.liberated) + 0.7 * board.enslaved[seat]
    own = board.citizen_colonies(game, seat)
    rivals = max(board.citizen_colonies(game, other).citizens for other in state.nations if other != seat)
    missing = 1.0 * max(0, end.president_colonies - own.citizens, rivals + 1 - own.citizens)
    missing += 0.7 * max(0, end.president_zones - own.zones) + 0.7 * own.enslaved
    return missing + 0.55 * max(0, end.president_sum[size] - own.citizens - len(state.rebels))
