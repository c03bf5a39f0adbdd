"""How many winds lie between two zones, with the winds of 2.3."""

from __future__ import annotations

import heapq
from functools import lru_cache

from engine.atlas import Atlas, atlas_of


@lru_cache(maxsize=16)
def distances(content: str) -> dict[str, dict[str, int]]:
    """Return winds[origin][to] for all zones of a content pack: the cheapest way."""
    atlas = atlas_of(content)
    return {origin: _from(atlas, origin) for origin in atlas.reach}


def _from(atlas: Atlas, origin: str) -> dict[str, int]:
    best = {origin: 0}
    queue = [(0, origin)]
    while queue:
        winds, zone = heapq.heappop(queue)
        if winds > best[zone]:
            continue
        for to, cost in atlas.reach[zone].items():
            if winds + cost < best.get(to, 99):
                best[to] = winds + cost
                heapq.heappush(queue, (best[to], to))
    return best
