"""A situation on the board, written down as JSON: the nations in Player Order and what differs from the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from engine.atlas import Atlas
from engine.content.model import Legality
from engine.errors import Malformed
from engine.game import Game
from engine.model import CROWN, EUROPE, SPAIN, Chest, Colony, State
from engine.rules.setup import set_up

Count = Annotated[int, msgspec.Meta(ge=0)]
Worker = Literal["citizen", "enslaved"]


class WrongSituation(Exception):
    """A situation that cannot be; the text is one sentence with the wrong value."""


class ColonyPart(msgspec.Struct, forbid_unknown_fields=True):
    """What differs at one Colony site; `owner: null` empties it."""

    owner: str | UnsetType | None = UNSET
    worker: Worker | UnsetType | None = UNSET
    fort: bool | UnsetType = UNSET
    chests: Count | UnsetType = UNSET


class ChestPart(msgspec.Struct, forbid_unknown_fields=True):
    """A Chest aboard."""

    good: str
    claim: bool = False


class FleetPart(msgspec.Struct, forbid_unknown_fields=True):
    """What differs of one Fleet."""

    at: str | UnsetType = UNSET
    galleons: Count | UnsetType = UNSET
    legality: Legality | UnsetType = UNSET
    chests: list[str | ChestPart] | UnsetType = UNSET
    meeples: list[Worker] | UnsetType = UNSET


class TracksPart(msgspec.Struct, forbid_unknown_fields=True):
    """What differs of one player's tracks."""

    favour: Count | UnsetType = UNSET
    infamy: Count | UnsetType = UNSET
    liberated: Count | UnsetType = UNSET


class Situation(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the arbiter's desk."""

    nations: list[str]
    ask: Literal["bids", "battle", "labour", "load", "unload", "ambitions"]
    colonies: dict[str, ColonyPart] = {}
    rebels: dict[str, Count] = {}
    natives: dict[str, Count] = {}
    citizens: dict[str, Count] = {}
    fleets: dict[str, FleetPart] = {}
    tracks: dict[str, TracksPart] = {}
    ducats: dict[str, Count] = {}
    peace: list[tuple[str, str]] = []
    war: list[tuple[str, str]] = []
    year_goods: list[str] = []
    initiator: str | UnsetType = UNSET
    bids: dict[str, Count] | UnsetType = UNSET
    attacker: str | UnsetType = UNSET
    target: str | UnsetType = UNSET
    aim: str | UnsetType = UNSET
    support: dict[str, str] = {}
    nation: str | UnsetType = UNSET
    site: str | UnsetType = UNSET
    court_head: str | UnsetType = UNSET
    title: str | UnsetType = UNSET


def known(name: str, table: Mapping[str, object] | list[str] | tuple[str, ...], what: str) -> str:
    """Return a name that is in a table. Raises WrongSituation."""
    if name not in table:
        raise WrongSituation(f"There is no {what} '{name}' here.")
    return name


def build(situation: Situation) -> Game:
    """Return the game of a situation. Raises WrongSituation for a name or number that cannot be."""
    try:
        game = set_up(situation.nations, 0, "standard", "core")
    except Malformed as error:
        raise WrongSituation(str(error)) from error
    state, atlas = game.state, game.atlas
    state.order = list(situation.nations)
    for site, part in situation.colonies.items():
        known(site, atlas.printed, "Colony site")
        _colony(state, atlas, site, part)
    for zone, count in situation.rebels.items():
        known(zone, atlas.zones, "land zone")
        if count > atlas.numbers.game.max_rebels:
            raise WrongSituation(
                f"{count} Rebels in {zone} are more than the {atlas.numbers.game.max_rebels} there are."
            )
        state.rebels[zone] = count
    state.rebels = {zone: count for zone, count in state.rebels.items() if count}
    for site, count in situation.natives.items():
        state.natives[known(site, state.natives, "Tribal Site or Visita")] = count
    for zone, count in situation.citizens.items():
        state.citizens[known(zone, state.citizens, "land zone with a Cathedral")] = count
    for nation, fleet in situation.fleets.items():
        _fleet(game, known(nation, state.players, "nation in the game"), fleet)
    for nation, tracks in situation.tracks.items():
        player = state.players[known(nation, state.players, "nation in the game")]
        for name in ("favour", "infamy", "liberated"):
            if getattr(tracks, name) is not UNSET:
                setattr(player, name, getattr(tracks, name))
    for nation, ducats in situation.ducats.items():
        state.players[known(nation, state.players, "nation in the game")].ducats = ducats
    _diplomacy(state, situation)
    for good in situation.year_goods:
        if atlas.content.goods[known(good, atlas.content.goods, "good")].treasure:
            raise WrongSituation(f"'{good}' is Treasure and never among the year's goods.")
    state.year_goods = list(situation.year_goods)
    return game


def _colony(state: State, atlas: Atlas, site: str, part: ColonyPart) -> None:
    most = atlas.numbers.game.max_chests
    if part.chests is not UNSET and part.chests > most:
        raise WrongSituation(f"{part.chests} Chests at {site} are more than the {most} that a Colony holds.")
    if part.owner is None:
        state.colonies.pop(site, None)
        return
    colony = state.colonies.get(site)
    if part.owner is UNSET:
        if colony is None:
            if not (part.worker or part.fort or part.chests):
                return
            raise WrongSituation(f"{site} is an empty site: name its owner.")
    else:
        if part.owner == CROWN and SPAIN in state.nations:
            raise WrongSituation(f"{site} cannot be the Crown's while Spain is in the game.")
        if part.owner != CROWN:
            known(part.owner, state.players, "nation in the game")
        if colony is None:
            colony = state.colonies[site] = Colony(owner=part.owner)
        colony.owner = part.owner
    if part.worker is not UNSET:
        colony.worker = part.worker
    if part.fort is not UNSET:
        colony.fort = part.fort
    if part.chests is not UNSET:
        colony.chests = part.chests


def _fleet(game: Game, nation: str, part: FleetPart) -> None:
    fleet, atlas = game.fleet(nation), game.atlas
    if part.at is not UNSET:
        fleet.at = known(part.at, atlas.reach, "zone")
    if part.galleons is not UNSET:
        most = atlas.numbers.game.max_galleons
        if not 1 <= part.galleons <= most:
            raise WrongSituation(f"A Fleet has 1 to {most} Galleons, not {part.galleons}.")
        fleet.galleons = part.galleons
    if part.legality is not UNSET:
        if part.legality in atlas.content.nations[nation].powers.never_eligible:
            raise WrongSituation(f"{atlas.content.nations[nation].name} is never a {part.legality}.")
        fleet.legality = part.legality
    if part.chests is not UNSET:
        fleet.chests = []
        for chest in part.chests:
            good, claim = (chest, False) if isinstance(chest, str) else (chest.good, chest.claim)
            fleet.chests.append(Chest(known(good, atlas.content.goods, "good"), claim))
    if part.meeples is not UNSET:
        fleet.meeples = list(part.meeples)
    for aboard, what in ((len(fleet.chests), "Chests"), (len(fleet.meeples), "Meeples")):
        if aboard > fleet.galleons:
            raise WrongSituation(f"{aboard} {what} are more than {fleet.galleons} Galleons carry.")
    if fleet.at != EUROPE and fleet.at not in atlas.reach:
        raise WrongSituation(f"There is no zone '{fleet.at}' here.")


def _diplomacy(state: State, situation: Situation) -> None:
    present = (*state.nations, SPAIN)
    at_war = set(state.at_war)
    pairs: dict[str, set[tuple[str, str]]] = {"peace": set(), "war": set()}
    for name, listed in (("peace", situation.peace), ("war", situation.war)):
        for one, other in listed:
            known(one, present, "nation in the game")
            known(other, present, "nation in the game")
            if one == other:
                raise WrongSituation(f"{one} is at neither war nor peace with itself.")
            pairs[name].add((min(one, other), max(one, other)))
    for one, other in pairs["peace"] & pairs["war"]:
        raise WrongSituation(f"{one} and {other} are named as at peace and at war.")
    state.at_war = sorted((at_war - pairs["peace"]) | pairs["war"])
