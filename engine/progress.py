"""How far each ambition of a player is, for panels and pictures (11.2)."""

from __future__ import annotations

from engine import query
from engine.atlas import Atlas
from engine.model import State
from engine.rules.ambitions import AMBITIONS, RUNNING, citizen_colonies, conditions, liberated_needed
from engine.view import AmbitionView

Part = tuple[str, int, int]


def ambition_views(state: State, atlas: Atlas, seat: str) -> tuple[AmbitionView, ...]:
    """Return the four ambitions of a player in the order of 11.2."""
    met = conditions(state, atlas)[seat]
    years = atlas.numbers.end.years_running
    return tuple(
        AmbitionView(
            id=ambition,
            met_now=ambition in met,
            running=state.running[ambition].get(seat, 0) if ambition in RUNNING else 0,
            years_running=years if ambition in RUNNING else 1,
            parts=_parts(state, atlas, seat, ambition),
        )
        for ambition in AMBITIONS
    )


def _parts(state: State, atlas: Atlas, seat: str, ambition: str) -> tuple[Part, ...]:
    """Return (what, have, need); for `enslaved` the need is 0, to have none."""
    player, end, size = state.players[seat], atlas.numbers.end, query.size_key(state)
    if ambition == "court_favourite":
        return (("favour", player.favour, end.court_favour[size]),)
    if ambition == "abolitionist":
        needed = liberated_needed(state, atlas, seat)
        return (("liberated", player.liberated, needed), ("enslaved", query.enslaved_of(state, seat), 0))
    if ambition == "president":
        own = citizen_colonies(state, atlas, seat)
        return (
            ("citizen_colonies", own.citizens, end.president_colonies),
            ("land_zones", own.zones, end.president_zones),
            ("enslaved", own.enslaved, 0),
            ("unrest", own.citizens + len(state.rebels), end.president_sum[size]),
        )
    return (("title", int(state.admiral == seat), 1), ("infamy", player.infamy, end.pirate_infamy[size]))
