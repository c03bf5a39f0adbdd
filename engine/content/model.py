"""What the content files may say: the shapes of goods, zones, sites, nations, cards and rule numbers.

Every struct is frozen and forbids unknown keys, so a misspelt key in a TOML file is refused and not ignored.
Ids are lower-case words joined by underscores (`st_kitts`); names carry their accents.
"""

from __future__ import annotations

from typing import Literal

from engine.content.fact import Fact
from engine.content.numbers import Numbers

Legality = Literal["RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR"]
SiteKind = Literal["colony", "tribal", "visita", "cathedral"]
CardKind = Literal["tableau", "ship", "one_shot", "haven"]
Worker = Literal["citizen", "enslaved"]


class Good(Fact, frozen=True):
    """A good or Treasure (rule 2.5). `value` in ducats."""

    id: str
    name: str
    value: int
    treasure: bool = False


class LandZone(Fact, frozen=True):
    """A land zone (rule 2.1). `sites` in printed order: Colony sites, Tribal Sites, Visitas, Cathedral."""

    id: str
    name: str
    fever: int
    sites: tuple[str, ...]
    seas: tuple[str, ...]


class SeaZone(Fact, frozen=True):
    """A sea zone or Europe (rule 2.3). `downwind`: zones reached for 1 wind; `upwind`: for 2."""

    id: str
    name: str
    borders: tuple[str, ...]
    downwind: tuple[str, ...]
    upwind: tuple[str, ...]


class Site(Fact, frozen=True):
    """A place in a land zone (rule 2.2).

    colony: `good`, `crown` (a Crown Colony at the start), its `fort` and `worker` at the start;
    tribal: `natives`, `resistance`, `wild`; visita: `natives`; cathedral: `citizens`.
    """

    id: str
    name: str
    zone: str
    kind: SiteKind
    short_name: str = ""
    good: str = ""
    crown: bool = False
    fort: bool = False
    worker: Worker | None = None
    natives: int = 0
    resistance: int = 0
    wild: bool = False
    citizens: int = 0


class NationPowers(Fact, frozen=True):
    """What a nation can do beyond the others (rule 4.3). Amounts; 0 or false where it has no such power."""

    always_eligible: tuple[Legality, ...] = ()
    never_eligible: tuple[Legality, ...] = ()
    letter_of_marque: bool = False
    loot_strength: int = 0
    raider_first_win: int = 0
    bribe_discount: int = 0
    wind: int = 0
    free_hires: int = 0
    earnings_divisor: int = 1
    colony_divisor: int = 1
    abolitionist_extra: int = 0


class Nation(Fact, frozen=True):
    """A nation and its start (rule 4.3). `start_site` is empty for Spain, which owns the Crown's Colonies."""

    id: str
    name: str
    letter: str
    start_site: str
    start_fort: bool
    ducats: int
    galleons: int
    legality: Legality
    colony_markers: int
    powers: NationPowers


class Effect(Fact, tag_field="kind", frozen=True):
    """One thing that a card does (rule 12.2). The set is fixed; the text of a card is made from it."""


# Tableau effects: they hold as long as the card lies in the tableau.
class Strength(Effect, tag="strength", frozen=True):
    when: Literal["attack_land", "target_land", "sea"]
    amount: int


class HandLimit(Effect, tag="hand_limit", frozen=True):
    amount: int


class Wind(Effect, tag="wind", frozen=True):
    amount: int


class Income(Effect, tag="income", frozen=True):
    """`amount` ducats each Goods Year; with a `good`, that much for each own occupied Colony that yields it."""

    amount: int
    good: str = ""


class FreeHire(Effect, tag="free_hire", frozen=True):
    amount: int


class BribeDiscount(Effect, tag="bribe_discount", frozen=True):
    amount: int


class UnloadBonus(Effect, tag="unload_bonus", frozen=True):
    good: str
    amount: int


class Licence(Effect, tag="licence", frozen=True):
    legality: Literal["CORSAIR", "CONQUISTADOR"]


class Peek(Effect, tag="peek", frozen=True):
    """Look at the buried card when initiator."""


class SafeEnslaved(Effect, tag="safe_enslaved", frozen=True):
    """Own Enslaved are neither counted nor lost in 5.6."""


class FeverProof(Effect, tag="fever_proof", frozen=True):
    """Own Citizens never die of fever."""


class OrderChoice(Effect, tag="order_choice", frozen=True):
    """May choose to be first or last when Player Order is updated."""


# A ship card.
class Galleon(Effect, tag="galleon", frozen=True):
    """The Fleet gains a Galleon, where it stands."""


# One-shot effects: the card is discarded.
class Charter(Effect, tag="charter", frozen=True):
    zone: str


class Engineers(Effect, tag="engineers", frozen=True):
    """A free Fort on an own occupied Colony without one."""


class TaxOrder(Effect, tag="tax_order", frozen=True):
    """A Rebel in each of two different land zones with Colonies of the Crown or Spain."""


class Uprising(Effect, tag="uprising", frozen=True):
    """A Native or an Enslaved at work becomes a Rebel in its land zone."""


class Hurricane(Effect, tag="hurricane", frozen=True):
    """Each Fleet in a sea zone loses its last Galleon; a Fleet of one its least Chest."""


class Fever(Effect, tag="fever", frozen=True):
    """Die-off now in one land zone."""


class Inquisition(Effect, tag="inquisition", frozen=True):
    """In a land zone with a Cathedral each other player but Spain pays who plays it `price`, or loses a worker."""

    price: int


class War(Effect, tag="war", frozen=True):
    """Two nations in the game are at war; `ducats` for the player, also where no two are at peace."""

    ducats: int = 0


class Peace(Effect, tag="peace", frozen=True):
    """Two nations in the game are at peace; `ducats` for the player, also where no two are at war."""

    ducats: int = 0


class Mission(Effect, tag="mission", frozen=True):
    """A Tribal Site that is not wild becomes a Visita; `liberated` for the player."""

    liberated: int


class Emigrants(Effect, tag="emigrants", frozen=True):
    """Citizens to vacant own Colonies, and those that are left to a New World Cathedral."""

    citizens: int


class Ransom(Effect, tag="ransom", frozen=True):
    amount: int


class Edict(Effect, tag="edict", frozen=True):
    """All own Enslaved at work become Citizens; Liberated +1 each, `most` at most."""

    most: int


# Haven effects.
class Found(Effect, tag="found", frozen=True):
    """Found a Colony at `site`, or where it is taken on another empty Colony site of its land zone."""

    site: str


class SafeAnchorage(Effect, tag="safe_anchorage", frozen=True):
    """The own Fleet cannot be attacked in a named sea zone until the end of the next Sail Year."""


class Brethren(Effect, tag="brethren", frozen=True):
    """`amount` Strength in the own first attack of the next Sail Year."""

    amount: int


class Refugees(Effect, tag="refugees", frozen=True):
    """A Citizen to a vacant own Colony."""


TableauEffect = (
    Strength
    | HandLimit
    | Wind
    | Income
    | FreeHire
    | BribeDiscount
    | UnloadBonus
    | Licence
    | Peek
    | SafeEnslaved
    | FeverProof
    | OrderChoice
)
OneShotEffect = (
    Charter
    | Engineers
    | TaxOrder
    | Uprising
    | Hurricane
    | Fever
    | Inquisition
    | War
    | Peace
    | Mission
    | Emigrants
    | Ransom
    | Edict
)
HavenEffect = Found | SafeAnchorage | Brethren | Refugees
AnyEffect = TableauEffect | Galleon | OneShotEffect | HavenEffect


class Card(Fact, frozen=True):
    """A Market or Haven card (rule 12.1). `about` is one plain sentence of history, our own words.

    A ship has the one effect `galleon`, a one-shot or Haven card exactly one effect, a tableau card one or more.
    """

    id: str
    name: str
    kind: CardKind
    effects: tuple[AnyEffect, ...]
    renown: int = 0
    year: int | None = None
    about: str = ""


class Content(Fact, frozen=True):
    """All content of one game, every dict in printed order.

    `version` is the version line of the content followed by a digest of its files.
    """

    version: str
    goods: dict[str, Good]
    land_zones: dict[str, LandZone]
    sea_zones: dict[str, SeaZone]
    sites: dict[str, Site]
    nations: dict[str, Nation]
    market: dict[str, Card]
    haven: dict[str, Card]
    numbers: Numbers
