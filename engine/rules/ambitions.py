"""Section 11: the four ambitions, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine import query
from engine.atlas import Atlas
from engine.game import Game
from engine.model import CITIZEN, Ending, State

AMBITIONS: tuple[Ending, ...] = ("court_favourite", "abolitionist", "president", "pirate_king")
RUNNING = ("court_favourite", "president")


class CitizenColonies(NamedTuple):
    """Colonies of a player: `citizens` as they count (Spain: a third), their land `zones`, and `enslaved`."""

    citizens: int
    zones: int
    enslaved: int


def citizen_colonies(state: State, atlas: Atlas, seat: str) -> CitizenColonies:
    """Count a player's Colonies for President; zones and Enslaved are not divided (11.2)."""
    count = enslaved = 0
    zones: set[str] = set()
    for site in query.occupied_colonies(state, atlas, seat):
        if state.colonies[site].worker == CITIZEN:
            count += 1
            zones.add(atlas.zone_of[site])
        else:
            enslaved += 1
    return CitizenColonies(count // atlas.content.nations[seat].powers.colony_divisor, len(zones), enslaved)


def court_head(state: State, atlas: Atlas) -> str | None:
    """Return the head of the Court: of those with enough Favour the one whose Favour rose last."""
    needed = atlas.numbers.end.court_favour[query.size_key(state)]
    there = [seat for seat in state.nations if state.players[seat].favour >= needed]
    return max(there, key=lambda seat: state.favour_rose[seat]) if there else None


def liberated_needed(state: State, atlas: Atlas, seat: str) -> int:
    """Return how much Liberated an Abolitionist needs (Spain: more)."""
    return atlas.numbers.end.abolitionist_liberated + atlas.content.nations[seat].powers.abolitionist_extra


def is_abolitionist(state: State, atlas: Atlas, seat: str) -> bool:
    """Liberated enough and more than any other, and no Enslaved at work or aboard."""
    own = state.players[seat].liberated
    if own < liberated_needed(state, atlas, seat) or query.enslaved_of(state, seat):
        return False
    return all(own > state.players[other].liberated for other in state.nations if other != seat)


def is_president(state: State, atlas: Atlas, seat: str) -> bool:
    """Enough Colonies of Citizens in enough land zones, none of Enslaved, unrest on the map, more than any other."""
    end, own = atlas.numbers.end, citizen_colonies(state, atlas, seat)
    if own.citizens < end.president_colonies or own.zones < end.president_zones or own.enslaved:
        return False
    if own.citizens + len(state.rebels) < end.president_sum[query.size_key(state)]:
        return False
    return all(
        own.citizens > citizen_colonies(state, atlas, other).citizens for other in state.nations if other != seat
    )


def is_pirate_king(state: State, atlas: Atlas, seat: str) -> bool:
    """Holds the title and has Infamy enough."""
    needed = atlas.numbers.end.pirate_infamy[query.size_key(state)]
    return state.admiral == seat and state.players[seat].infamy >= needed


def conditions(state: State, atlas: Atlas) -> dict[str, list[Ending]]:
    """Return the ambitions whose condition each player meets now, in the order of 11.2; Sail Years not counted."""
    head = court_head(state, atlas)
    met: dict[str, list[Ending]] = {}
    for seat in state.nations:
        found: list[Ending] = []
        if head == seat:
            found.append("court_favourite")
        if is_abolitionist(state, atlas, seat):
            found.append("abolitionist")
        if is_president(state, atlas, seat):
            found.append("president")
        if is_pirate_king(state, atlas, seat):
            found.append("pirate_king")
        met[seat] = found
    return met


def close_sail_year(game: Game) -> None:
    """The end of a Sail Year: what lasts until then ends, the ambitions are checked, and after the last cycle 11.3."""
    state, end = game.state, game.atlas.numbers.end
    for player in state.players.values():
        player.anchorages, player.brethren = [], 0
    met = conditions(state, game.atlas)
    for ambition in RUNNING:
        before = state.running[ambition]
        state.running[ambition] = {seat: before.get(seat, 0) + 1 for seat in state.nations if ambition in met[seat]}
        for seat, running in state.running[ambition].items():
            game.tell("ambition_checked", seat=seat, ambition=ambition, running=running, of=end.years_running)
    won: dict[str, list[Ending]] = {}
    if state.cycle >= end.ambitions_from_cycle:
        for seat in state.nations:
            reached: list[Ending] = [
                ambition
                for ambition in met[seat]
                if ambition not in RUNNING or state.running[ambition].get(seat, 0) >= end.years_running
            ]
            if reached:
                won[seat] = reached
    if won:
        winner = ranked(game, won)[0]
        finish(game, winner, won[winner][0], won)
    elif state.cycle >= state.cycles:
        finish(game, ranked(game, state.nations)[0], "hacendado", won)


def ranked(game: Game, seats: Iterable[str]) -> list[str]:
    """Return seats best first: by Renown, then $, then the later in Player Order (11.2, 11.3)."""
    state = game.state
    return sorted(
        seats,
        key=lambda seat: (query.renown(state, game.atlas, seat), state.players[seat].ducats, state.order.index(seat)),
        reverse=True,
    )


def finish(game: Game, winner: str, ending: Ending, met: dict[str, list[Ending]]) -> None:
    """End the game."""
    state = game.state
    state.winner, state.ending, state.frames = winner, ending, []
    others = [seat for seat in ranked(game, state.nations) if seat != winner]
    game.tell(
        "game_won",
        winner=winner,
        ending=ending,
        renown={seat: query.renown(state, game.atlas, seat) for seat in state.nations},
        ducats={seat: state.players[seat].ducats for seat in state.nations},
        standings=[winner, *others],
        met={seat: list(ambitions) for seat, ambitions in met.items()},
    )
