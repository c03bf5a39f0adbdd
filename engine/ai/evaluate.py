"""What a position is worth to a seat, in Renown points: what is scored, what is near, what rivals are near to."""

from __future__ import annotations

from math import exp

from engine import query
from engine.ai.card_value import card_value, remaining
from engine.ai.distance import distances
from engine.ai.fleet_value import Gains, fleet_value
from engine.ai.persona import Persona
from engine.game import Game
from engine.model import CITIZEN, ENSLAVED, SPAIN
from engine.rules.ambitions import AMBITIONS, RUNNING, court_head, liberated_needed

# A card in hand is worth less than one played: it takes an action, and the hand has a limit.
HELD = 0.4
# What $1 a cycle is worth in Renown points, and how much of an Enslaved's earnings fever and flight leave.
INCOME = 0.17
SURVIVES = 0.85
# What of the loss of one rival is a gain, where it is the only one.
SHARED = 0.35
# What it is worth to a CORSAIR that there is anybody whom it may attack, the Crown among them.
PREY = 0.8
# What an ambition is worth within reach, and after how many missing gains that has fallen to a third.
NEAR = 18.0
FAR = 4.8


class Board:
    """What evaluation asks of a state again and again, gathered in one walk over the Colonies."""

    __slots__ = ("citizens", "counted", "enslaved", "exposed", "forts", "head", "occupied", "vacant", "zones")

    def __init__(self, game: Game) -> None:
        state, zone_of, rebels = game.state, game.atlas.zone_of, game.state.rebels
        seats = state.nations
        self.occupied = dict.fromkeys(seats, 0)
        self.citizens = dict.fromkeys(seats, 0)
        self.enslaved = dict.fromkeys(seats, 0)
        self.vacant = dict.fromkeys(seats, 0)
        self.exposed = dict.fromkeys(seats, 0)
        self.forts = dict.fromkeys(seats, 0)
        self.zones: dict[str, set[str]] = {seat: set() for seat in seats}
        for site, colony in state.colonies.items():
            owner = colony.owner
            if owner not in self.occupied:
                continue
            self.forts[owner] += colony.fort
            if colony.worker is None:
                self.vacant[owner] += 1
                continue
            self.occupied[owner] += 1
            if colony.worker == CITIZEN:
                self.citizens[owner] += 1
                self.zones[owner].add(zone_of[site])
            else:
                self.enslaved[owner] += 1
                if zone_of[site] in rebels:
                    self.exposed[owner] += 1
        nations = game.atlas.content.nations
        for seat in seats:
            self.enslaved[seat] += state.players[seat].fleet.meeples.count(ENSLAVED)
        self.counted = {seat: self.citizens[seat] // nations[seat].powers.colony_divisor for seat in seats}
        self.head = court_head(state, game.atlas)


def evaluate(game: Game, seat: str, persona: Persona, gains: Gains | None = None) -> float:
    """Return the worth of a state to a seat; `gains` where what it can fetch is known already."""
    board = Board(game)
    steps = missing_steps(game, board)
    total = holdings(game, board, seat, persona)
    wanted = [persona.weight(name) * near(game, seat, name, steps[seat][name]) for name in AMBITIONS]
    # The best ambition counts full, the others less: a bot has one future at a time.
    best = max(wanted)
    total += best + 0.35 * (sum(wanted) - best)
    threat = max(near(game, rival, name, steps[rival][name]) for rival in steps if rival != seat for name in AMBITIONS)
    return total - 0.7 * threat + fleet_value(game, seat, persona, distances(game.state.content), gains)


def holdings(game: Game, board: Board, seat: str, persona: Persona) -> float:
    """Return Renown (11.1) with what money, Colonies and cards will still bring."""
    player = game.player(seat)
    powers = game.atlas.content.nations[seat].powers
    left = remaining(game)
    total = float(player.favour + player.infamy + player.liberated)
    total += (board.occupied[seat] + board.citizens[seat]) / powers.colony_divisor
    goods = game.atlas.numbers.goods
    income = goods.citizen_earns * board.citizens[seat] + SURVIVES * goods.enslaved_earns * board.enslaved[seat]
    total += INCOME * left * income / powers.earnings_divisor
    total += (0.75 * board.vacant[seat] + 0.45 * board.forts[seat] - 0.15 * board.exposed[seat]) / powers.colony_divisor
    total += prepared(game, seat, persona) + rivals_hurt(game, board, seat)
    ducats = player.ducats
    early = min(1.0, left / 3)
    total += persona.money * (0.19 * ducats + early * (0.22 * min(ducats, 5) + 0.05 * min(max(ducats - 5, 0), 6)))
    total += sum(card_value(game, seat, card, persona) for card in player.tableau)
    held = sorted((card_value(game, seat, card, persona) for card in player.hand), reverse=True)
    return total + HELD * sum(held[: query.hand_limit(game.state, game.atlas, seat)])


def prepared(game: Game, seat: str, persona: Persona) -> float:
    """Return the worth of what is laid up for the Sail Year, of a letter, and of Citizens that can be hired."""
    player, state = game.player(seat), game.state
    total = 0.35 * persona.plunder * player.brethren + 0.6 * player.letter
    rivals = [other for other in state.nations if other != seat]
    if player.anchorages:
        stronger = sum(game.fleet(other).galleons >= player.fleet.galleons for other in rivals)
        total += 0.3 * len(player.anchorages) * (1.0 if player.fleet.chests else 0.6) * min(2, stronger)
    free = sum(state.citizens.values())
    total += 0.12 * min(free, 6)
    wars = sum(query.is_war(state, seat, other) for other in rivals)
    hunter = player.fleet.legality == "CORSAIR"
    return total + (0.3 * wars if hunter else -0.12 * wars)


def rivals_hurt(game: Game, board: Board, seat: str) -> float:
    """Return what the losses of rivals are worth.

    Of Colonies those of the best placed count. What else a rival loses is shared by all the others.
    """
    state = game.state
    rivals = [other for other in state.nations if other != seat]
    most = max(board.occupied[other] + board.citizens[other] for other in rivals)
    others = 0.0
    for rival in rivals:
        player = game.player(rival)
        others += 0.9 * (player.fleet.galleons - 1) + 0.5 * len(player.fleet.chests) + 0.2 * player.ducats
        if player.fleet.legality == "CORSAIR" and any(query.is_war(state, rival, prey) for prey in (SPAIN, *rivals)):
            others += PREY
    return -0.12 * most - SHARED * others / len(rivals)


def near(game: Game, seat: str, ambition: str, missing: float) -> float:
    """Return how near an ambition is: 0 far away, about 10 where its condition holds, more with Sail Years running."""
    if missing > 0:
        return NEAR * exp(-missing / FAR)
    running = game.state.running.get(ambition, {}).get(seat, 0)
    return 28.0 if ambition not in RUNNING or running else 18.0


def missing_steps(game: Game, board: Board) -> dict[str, dict[str, float]]:
    """Return seat -> ambition -> about how many gains are missing until its condition holds."""
    state, end = game.state, game.atlas.numbers.end
    size = query.size_key(state)
    court, pirate, unrest = end.court_favour[size], end.pirate_infamy[size], end.president_sum[size] - len(state.rebels)
    liberated = _best_two([state.players[seat].liberated for seat in state.nations])
    presidents = _best_two([board.counted[seat] for seat in state.nations])
    steps: dict[str, dict[str, float]] = {}
    for seat in state.nations:
        player, own = state.players[seat], board.counted[seat]
        rival = liberated[1] if player.liberated == liberated[0] else liberated[0]
        needed = max(liberated_needed(state, game.atlas, seat), rival + 1)
        other = presidents[1] if own == presidents[0] else presidents[0]
        president = max(0.0, end.president_colonies - own, other + 1 - own)
        president += 0.7 * (max(0, end.president_zones - len(board.zones[seat])) + board.enslaved[seat])
        steps[seat] = {
            "court_favourite": max(0, court - player.favour) + (0.0 if board.head == seat else 0.6),
            "abolitionist": max(0, needed - player.liberated) + 0.7 * board.enslaved[seat],
            "president": president + 0.55 * max(0, unrest - own),
            "pirate_king": 0.8 * max(0, pirate - player.infamy) + (0.0 if state.admiral == seat else 1.2),
        }
    return steps


def _best_two(values: list[int]) -> tuple[int, int]:
    ranked = sorted(values, reverse=True)
    return ranked[0], ranked[1]
