"""Tables derived from the content once: what lies where, what costs what. Read by every rule."""

from __future__ import annotations

from functools import lru_cache

from engine.content.loader import load
from engine.content.model import Card, Content, Licence
from engine.model import EUROPE


class Atlas:
    """The content of a game with its look-up tables, all in printed order.

    `zone_of[site]`; `colony_sites[zone]`, `native_sites[zone]`; `cathedral[zone]` (site id); `reach[zone]` maps each
    zone a Fleet can sail to onto its cost in winds (2.3); `cards` holds Market and Haven cards; `licence[card]` is the
    Legality that a licence card allows; `rank[good]` is the place of a good in 2.5.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.numbers = content.numbers
        self.zones = tuple(content.land_zones)
        self.seas = tuple(zone for zone in content.sea_zones if zone != EUROPE)
        self.zone_of = {site.id: site.zone for site in content.sites.values()}
        self.cards: dict[str, Card] = {**content.market, **content.haven}
        self.colony_sites: dict[str, tuple[str, ...]] = {}
        self.native_sites: dict[str, tuple[str, ...]] = {}
        self.cathedral: dict[str, str] = {}
        for zone in content.land_zones.values():
            kinds = [(site, content.sites[site].kind) for site in zone.sites]
            self.colony_sites[zone.id] = tuple(site for site, kind in kinds if kind == "colony")
            self.native_sites[zone.id] = tuple(site for site, kind in kinds if kind in ("tribal", "visita"))
            for site, kind in kinds:
                if kind == "cathedral":
                    self.cathedral[zone.id] = site
        self.all_colony_sites = tuple(site for zone in self.zones for site in self.colony_sites[zone])
        self.all_native_sites = tuple(site for zone in self.zones for site in self.native_sites[zone])
        self.printed = {site: place for place, site in enumerate(self.all_colony_sites)}
        self.licence = {
            card.id: effect.legality
            for card in content.market.values()
            for effect in card.effects
            if isinstance(effect, Licence)
        }
        self.rank = {good: place for place, good in enumerate(content.goods)}
        self.reach = self._reach()

    def _reach(self) -> dict[str, dict[str, int]]:
        sail = self.numbers.sail
        reach: dict[str, dict[str, int]] = {zone: {} for zone in (*self.content.sea_zones, *self.zones)}
        for sea in self.content.sea_zones.values():
            for to in sea.downwind:
                reach[sea.id][to] = sail.downwind_cost
            for to in sea.upwind:
                reach[sea.id].setdefault(to, sail.upwind_cost)
            for land in sea.borders:
                reach[sea.id][land] = sail.coast_cost
                reach[land][sea.id] = sail.coast_cost
        return reach

    def is_treasure(self, good: str) -> bool:
        """Is this one of the four Treasures (2.5)?"""
        return self.content.goods[good].treasure

    def good_of(self, site: str) -> str:
        """Return the good that a Colony site yields."""
        return self.content.sites[site].good


@lru_cache(maxsize=16)
def atlas_of(content: str) -> Atlas:
    """Return the atlas of a content pack by name or folder. Raises ContentError for a broken pack."""
    return Atlas(load(content))
