"""The tables of the rules page (2, 2.5, 3.4, 3.5, 4.1, 4.3, 11.2), typed in a second time.

Nothing here is read from the engine's content, so that a slip of either shows as a difference.
"""

from __future__ import annotations

from typing import NamedTuple


class ColonySite(NamedTuple):
    """A Colony site of section 2: its land zone, what it yields, whose it is at the start and with what (4.1)."""

    zone: str
    good: str
    crown: bool = False
    worker: str | None = None
    fort: bool = False


class NativeSite(NamedTuple):
    """A Tribal Site or a Visita of section 2."""

    zone: str
    natives: int
    resistance: int = 0
    wild: bool = False
    visita: bool = False


class Start(NamedTuple):
    """A row of the table of 4.3."""

    colony: str | None
    fort: bool
    ducats: int
    legality: str


COLONY_SITES = {
    "san_agustin": ColonySite("florida", "hides", True, "enslaved"),
    "santa_elena": ColonySite("florida", "hides"),
    "eleuthera": ColonySite("bahamas", "dyewood"),
    "new_providence": ColonySite("bahamas", "salt"),
    "havana": ColonySite("cuba", "hides", True, "enslaved", True),
    "santiago": ColonySite("cuba", "tobacco", True, "citizen"),
    "isla_de_pinos": ColonySite("cuba", "hides"),
    "villa_de_la_vega": ColonySite("jamaica", "ginger", True, "enslaved"),
    "port_royal": ColonySite("jamaica", "sugar"),
    "santo_domingo": ColonySite("hispaniola", "sugar", True, "enslaved"),
    "tortuga": ColonySite("hispaniola", "hides"),
    "petit_goave": ColonySite("hispaniola", "indigo"),
    "san_juan": ColonySite("puerto_rico", "ginger", True, "citizen"),
    "santa_cruz": ColonySite("puerto_rico", "tobacco"),
    "st_kitts": ColonySite("leeward_is", "tobacco"),
    "guadeloupe": ColonySite("leeward_is", "sugar"),
    "st_martin": ColonySite("leeward_is", "salt"),
    "barbados": ColonySite("windward_is", "sugar"),
    "martinique": ColonySite("windward_is", "indigo"),
    "tobago": ColonySite("windward_is", "tobacco"),
    "san_jose_de_oruna": ColonySite("guiana", "cacao", True, "enslaved"),
    "cayenne": ColonySite("guiana", "dyewood"),
    "essequibo": ColonySite("guiana", "sugar"),
    "caracas": ColonySite("venezuela", "cacao", True, "enslaved"),
    "cumana": ColonySite("venezuela", "pearls", True, "enslaved", True),
    "curacao": ColonySite("venezuela", "salt"),
    "cartagena": ColonySite("new_granada", "gems", True, "enslaved", True),
    "santa_marta": ColonySite("new_granada", "dyewood", True, "citizen"),
    "riohacha": ColonySite("new_granada", "hides", True, "citizen"),
    "portobelo": ColonySite("panama", "silver", True, "enslaved", True),
    "darien": ColonySite("panama", "cacao"),
    "trujillo": ColonySite("mosquito", "indigo", True, "citizen"),
    "providence": ColonySite("mosquito", "tobacco"),
    "bluefields": ColonySite("mosquito", "dyewood"),
    "campeche": ColonySite("yucatan", "dyewood", True, "citizen"),
    "belize": ColonySite("yucatan", "dyewood"),
    "veracruz": ColonySite("new_spain", "relics", True, "enslaved", True),
    "panuco": ColonySite("new_spain", "hides"),
}

NATIVE_SITES = {
    "timucua": NativeSite("florida", 2, 1),
    "calusa": NativeSite("florida", 2, 3, wild=True),
    "nombre_de_dios": NativeSite("florida", 1, visita=True),
    "guanabacoa": NativeSite("cuba", 1, visita=True),
    "bahoruco": NativeSite("hispaniola", 1, 2),
    "kalinago_dominica": NativeSite("leeward_is", 2, 3, wild=True),
    "kalinago_st_vincent": NativeSite("windward_is", 2, 3, wild=True),
    "lokono": NativeSite("guiana", 3, 1),
    "kalina": NativeSite("guiana", 2, 3, wild=True),
    "cumanagoto": NativeSite("venezuela", 2, 2),
    "piritu": NativeSite("venezuela", 1, visita=True),
    "wayuu": NativeSite("new_granada", 2, 3, wild=True),
    "turbaco": NativeSite("new_granada", 1, visita=True),
    "guna": NativeSite("panama", 2, 3, wild=True),
    "miskito": NativeSite("mosquito", 2, 3, wild=True),
    "comayagua": NativeSite("mosquito", 2, visita=True),
    "itza": NativeSite("yucatan", 3, 3, wild=True),
    "izamal": NativeSite("yucatan", 2, visita=True),
    "totonac": NativeSite("new_spain", 2, 1),
    "tlaxcala": NativeSite("new_spain", 2, visita=True),
}

CATHEDRALS = {
    "cuba": 1,
    "hispaniola": 2,
    "puerto_rico": 1,
    "venezuela": 1,
    "new_granada": 1,
    "panama": 1,
    "mosquito": 1,
    "yucatan": 1,
    "new_spain": 2,
}

LAND_ZONES = tuple(dict.fromkeys(site.zone for site in COLONY_SITES.values()))
SEA_ZONES = ("antilles", "eastern", "main", "western", "gulf", "windward", "bahama", "sargasso")
EUROPE = "europe"
REBELS_AT_START = {"panama": 1, "jamaica": 1}
MOST_REBELS = 16

GOODS = {"salt": 1, "hides": 2, "tobacco": 2, "dyewood": 2, "ginger": 2, "sugar": 3, "cacao": 3, "indigo": 3}
TREASURE = {"pearls": 4, "silver": 5, "gems": 5, "relics": 6}
VALUES = GOODS | TREASURE

SPAIN = "spain"
CROWN = "crown"
NATIONS = {
    "spain": Start(None, False, 4, "CONQUISTADOR"),
    "england": Start("st_kitts", False, 3, "CORSAIR"),
    "france": Start("tortuga", True, 5, "RAIDER"),
    "netherlands": Start("curacao", False, 8, "SMUGGLER"),
    "courland": Start("tobago", True, 7, "SMUGGLER"),
}
LEGALITIES = ("RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR")

MOST_GALLEONS = 3
MOST_CHESTS_AT_A_COLONY = 2
COLONY_MARKERS = 8
COLONY_MARKERS_OF_SPAIN = 20

TITLE_AT_INFAMY = 5
INFAMY_OF_THE_PIRATE_KING = {5: 16, 4: 14, 3: 11, 2: 9}
