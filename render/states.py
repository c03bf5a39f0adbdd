"""Views made at random, for tests and samples: any position that could be drawn, from one integer.

They need not be reachable in a game; they are as crowded as the rules allow.
"""

from __future__ import annotations

import functools
import random

from msgspec.structs import replace

from engine import front
from engine.content.loader import load
from engine.content.model import Content
from engine.model import Chest
from engine.view import AmbitionView, ColonyView, FleetView, NativesView, PlayerView, View

LEGALITIES = ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")
YEARS = ("goods", "auction", "play", "sail")


def random_view(seed: int, seats: int | None = None, *, crowd: str | None = None) -> View:
    """Return a view made of `seed`; `seats` 2 to 5 (None: any), `crowd` a zone in which every Fleet lies."""
    chance = random.Random(seed)
    content = load()
    count = seats or chance.randint(2, 5)
    nations = list(content.nations)
    if count < 4:
        nations.remove("spain")
    chance.shuffle(nations)
    nations = nations[:count]
    if count >= 4 and "spain" not in nations:
        nations[-1] = "spain"
    cycle = chance.randint(1, 7)
    year = chance.randrange(4)
    rebels: dict[str, int] = {}
    for _ in range(chance.randint(0, 16)):
        zone = chance.choice(list(content.land_zones))
        rebels[zone] = rebels.get(zone, 0) + 1
    colonies = _colonies(chance, content, nations)
    zones = [*content.land_zones, *content.sea_zones]
    squeeze = crowd or (chance.choice(zones) if chance.random() < 0.3 else None)
    market, goods = list(content.market), [good.id for good in content.goods.values() if not good.treasure]
    base = _opening(tuple(sorted(nations)))
    players = tuple(
        _player(chance, base.player(nation), squeeze or chance.choice(zones), content, colonies) for nation in nations
    )
    cathedrals = {zone: chance.randint(0, count + 2) for zone, count in base.citizens.items()}
    return replace(
        base,
        cycle=cycle,
        year=1598 + 4 * (cycle - 1) + year,
        year_kind=YEARS[year],
        acting=(chance.choice(nations),),
        waiting=(),
        winds=chance.randint(0, 9) if year == 3 else None,
        actions=chance.randint(0, 3) if year == 2 else None,
        colonies=colonies,
        natives=_natives(chance, content),
        citizens=cathedrals,
        homes={nation: chance.randint(0, 2) for nation in nations},
        rebels=rebels,
        players=players,
        face_up=chance.choice(market),
        market_left=chance.randint(0, 60),
        haven_left=chance.randint(0, 24),
        discard=tuple(chance.sample(market, 3)),
        year_goods=tuple(chance.sample(goods, 4)),
        court_head=chance.choice([None, *nations]),
        admiral=chance.choice([None, *nations]),
        auction=None,
        battle=None,
        frames=(),
    )


@functools.cache
def _opening(nations: tuple[str, ...]) -> View:
    """Return the public view of a new game, whose fields are then filled anew."""
    return front.view(front.new_game(list(nations), seed=1).state, None)


def _colonies(chance: random.Random, content: Content, nations: list[str]) -> dict[str, ColonyView]:
    owners = [*nations] if "spain" in nations else [*nations, "crown"]
    colonies = {}
    share = chance.random()
    for site in content.sites.values():
        if site.kind == "colony" and chance.random() < 0.3 + 0.7 * share:
            worker = chance.choice([None, "citizen", "enslaved", "citizen"])
            colonies[site.id] = ColonyView(chance.choice(owners), worker, chance.random() < 0.3, chance.randint(0, 2))
    return colonies


def _natives(chance: random.Random, content: Content) -> dict[str, NativesView]:
    natives = {}
    for site in content.sites.values():
        if site.kind in ("tribal", "visita"):
            kind = "visita" if site.kind == "tribal" and not site.wild and chance.random() < 0.2 else site.kind
            printed = site.natives + (kind != site.kind)
            natives[site.id] = NativesView(chance.randint(0, printed), printed, kind, site.wild, site.resistance)
    return natives


def _player(
    chance: random.Random, base: PlayerView, at: str, content: Content, colonies: dict[str, ColonyView]
) -> PlayerView:
    nation = base.nation
    galleons = chance.randint(1, 3)
    goods = list(content.goods)
    own = [colony for colony in colonies.values() if colony.owner == nation]
    occupied = sum(1 for colony in own if colony.worker)
    favour, infamy, liberated = chance.randint(0, 9), chance.randint(0, 17), chance.randint(0, 7)
    patrol = (
        (chance.choice(("any", "laden")),)
        if at in content.sea_zones and at != "europe" and chance.random() < 0.4
        else None
    )
    return replace(
        base,
        ducats=chance.randint(0, 48),
        favour=favour,
        infamy=infamy,
        liberated=liberated,
        renown=chance.randint(0, 42),
        market_cards=chance.randint(0, 5),
        haven_cards=chance.randint(0, 4),
        hand=None,
        tableau=tuple(chance.sample(list(content.market), chance.randint(0, 4))),
        fleet=FleetView(
            at=at,
            galleons=galleons,
            legality=chance.choice(LEGALITIES),
            chests=tuple(
                Chest(chance.choice(goods), chance.random() < 0.2) for _ in range(chance.randint(0, galleons))
            ),
            meeples=tuple(chance.choice(("citizen", "enslaved")) for _ in range(chance.randint(0, galleons))),
            patrol=patrol,
            ships=(),
        ),
        colonies=len(own),
        occupied=occupied,
        vacant=len(own) - occupied,
        markers_left=max(0, 8 - len(own)),
        ambitions=_ambitions(chance, favour, infamy, liberated),
    )


def _ambitions(chance: random.Random, favour: int, infamy: int, liberated: int) -> tuple[AmbitionView, ...]:
    citizens, enslaved = chance.randint(0, 6), chance.randint(0, 4)
    return (
        AmbitionView("court_favourite", favour >= 8, int(favour >= 8), 2, (("favour", favour, 8),)),
        AmbitionView(
            "abolitionist",
            liberated >= 5 and not enslaved,
            0,
            1,
            (("liberated", liberated, 5), ("enslaved", enslaved, 0)),
        ),
        AmbitionView(
            "president",
            False,
            0,
            2,
            (
                ("citizen_colonies", citizens, 4),
                ("land_zones", min(citizens, 3), 3),
                ("enslaved", enslaved, 0),
                ("unrest", citizens + 4, 10),
            ),
        ),
        AmbitionView("pirate_king", False, 0, 1, (("title", 0, 1), ("infamy", infamy, 16))),
    )
