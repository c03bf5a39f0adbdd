"""Personas: what a bot wants (1.2). The numbers are in personas.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec


class Persona(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of the four ambitions and likings; 1 is neutral."""

    court_favourite: float
    abolitionist: float
    president: float
    pirate_king: float
    plunder: float
    money: float
    legality: str

    def weight(self, ambition: str) -> float:
        """Return the weight of an ambition."""
        return float(getattr(self, ambition))


@cache
def personas() -> dict[str, Persona]:
    """Return all personas by name."""
    data = tomllib.loads(Path(__file__).with_name("personas.toml").read_text(encoding="utf-8"))
    return msgspec.convert(data, dict[str, Persona])


FOR_ALL = ("pirate", "courtier", "abolitionist", "president", "trader")
FOR_SPAIN = ("viceroy", "admiral_of_the_galleons", "protector_of_the_natives")
