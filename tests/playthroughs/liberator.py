"""A mind that frees people wherever it can, and leaves the rest to the captain: the way to an Abolitionist's end."""

from __future__ import annotations

from engine.ai.minds import make
from engine.atlas import Atlas, atlas_of
from engine.model import ENSLAVED, Decision, Option
from engine.view import View


class Liberator:
    """Manumits, raids to liberate where it wins without help, never kidnaps while it can hire, never enslaves."""

    def __init__(self, salt: int) -> None:
        self.captain = make("captain", seat="england", salt=salt)

    def choose(self, view: View, decision: Decision) -> str:
        """Return an option id."""
        for option in decision.options:
            if option.kind == "manumit" or option.id.startswith(("play:commissum_nobis", "play:franciscans_of_piritu")):
                return option.id
            if option.id.endswith(":liberate") and wins(option):
                return option.id
        if decision.kind == "sail_turn":
            onward = course(view, decision)
            if onward is not None:
                return onward
        gentle = tuple(
            option for option in decision.options if option.kind != "kidnap" and not option.id.endswith(":enslave")
        )
        if not gentle or len(gentle) == len(decision.options):
            return self.captain.choose(view, decision)
        return self.captain.choose(view, Decision(decision.seat, decision.kind, gentle, facts=decision.facts))


def wins(option: Option) -> bool:
    """Is an attack won without any support?"""
    return int(str(option.facts["attack"])) > int(str(option.facts["defence"])) and not option.facts["asked"]


def course(view: View, decision: Decision) -> str | None:
    """Return the next move toward the nearest land zone where a raid wins, or None if there is none in reach."""
    atlas, fleet = atlas_of(view.content), view.player(decision.seat).fleet
    targets = {zone for zone in atlas.zones if can_win(view, atlas, zone, fleet.galleons, decision.seat)}
    legal = {option.steps[0]: option.id for option in decision.options if option.kind == "sail"}
    reached = {fleet.at: (0, "")}
    todo = [fleet.at]
    while todo:
        here = min(todo, key=lambda zone: reached[zone][0])
        todo.remove(here)
        for zone, cost in atlas.reach[here].items():
            first = reached[here][1] or zone
            if (zone not in reached or reached[here][0] + cost < reached[zone][0]) and first in legal:
                reached[zone] = (reached[here][0] + cost, first)
                todo.append(zone)
    near = [zone for zone in targets if zone in reached and zone != fleet.at]
    if not near or view.winds is None:
        return None
    best = min(near, key=lambda zone: reached[zone][0])
    return legal[reached[best][1]]


def can_win(view: View, atlas: Atlas, zone: str, galleons: int, seat: str) -> bool:
    """Does a Fleet of so many Galleons win alone against an owner of Enslaved there?"""
    here = {site: view.colonies[site] for site in atlas.colony_sites[zone] if site in view.colonies}
    owners = {colony.owner for colony in here.values() if colony.worker == ENSLAVED and colony.owner != seat}
    if any(player.fleet.at == zone for player in view.players if player.nation != seat):
        return False
    if any(colony.owner not in (*owners, seat) for colony in here.values()):
        return False
    for owner in owners:
        strength = sum(
            1 + (colony.worker == "citizen") + colony.fort for colony in here.values() if colony.owner == owner
        )
        if galleons > strength:
            return True
    return False
