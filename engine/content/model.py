"""What the content files may say: the shapes of goods, zones, sites, nations, cards and rule numbers.

Every struct is frozen and forbids unknown keys, so a misspelt key in a TOML file is refused and not ignored.
Ids are lower-case words joined by underscores (`st_kitts`); names carry their accents.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Legality = Literal["RAIDER", "SMUGGLER", "CONQUISTADOR", "CORSAIR"]
SiteKind = Literal["colony", "tribal", "visita", "cathedral"]
CardKind = Literal["tableau", "ship", "one_shot", "haven"]
Worker = Literal["citizen", "enslaved"]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all content: frozen, no unknown keys."""


class Good(Fact):
    """A good or Treasure (rule 2.5). `value` in ducats."""

    id: str
    name: str
    value: int
    treasure: bool = False


class LandZone(Fact):
    """A land zone (rule 2.1). `sites` in printed order: Colony sites, Tribal Sites, Visitas, Cathedral."""

    id: str
    name: str
    fever: int
    sites: tuple[str, ...]
    seas: tuple[str, ...]


class SeaZone(Fact):
    """A sea zone or Europe (rule 2.3). `downwind`: zones reached for 1 wind; the way back costs 2 where `upwind` lists it."""

    id: str
    name: str
    borders: tuple[str, ...]
    downwind: tuple[str, ...]
    upwind: tuple[str, ...]


class Site(Fact):
    """A place in a land zone (rule 2.2).

    colony: `good`, `crown` (a Crown Colony at the start), `fort` (at the start), `worker` of a Crown Colony at the start;
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


class NationPowers(Fact):
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


class Nation(Fact):
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


class Effect(Fact, tag_field="kind"):
    """One thing that a card does (rule 12.2). The set is fixed; the text of a card is made from it."""


# Tableau effects: they hold as long as the card lies in the tableau.
class Strength(Effect, tag="strength"):
    when: Literal["attack_land", "target_land", "sea"]
    amount: int


class HandLimit(Effect, tag="hand_limit"):
    amount: int


class Wind(Effect, tag="wind"):
    amount: int


class Income(Effect, tag="income"):
    """`amount` ducats each Goods Year; with a `good`, that much for each own occupied Colony that yields it."""

    amount: int
    good: str = ""


class FreeHire(Effect, tag="free_hire"):
    amount: int


class BribeDiscount(Effect, tag="bribe_discount"):
    amount: int


class UnloadBonus(Effect, tag="unload_bonus"):
    good: str
    amount: int


class Licence(Effect, tag="licence"):
    legality: Literal["CORSAIR", "CONQUISTADOR"]


class Peek(Effect, tag="peek"):
    """Look at the buried card when initiator."""


class SafeEnslaved(Effect, tag="safe_enslaved"):
    """Own Enslaved are neither counted nor lost in 5.6."""


class FeverProof(Effect, tag="fever_proof"):
    """Own Citizens never die of fever."""


class OrderChoice(Effect, tag="order_choice"):
    """May choose to be first or last when Player Order is updated."""


# A ship card.
class Galleon(Effect, tag="galleon"):
    """The Fleet gains a Galleon, where it stands."""


# One-shot effects: the card is discarded.
class Charter(Effect, tag="charter"):
    zone: str


class Engineers(Effect, tag="engineers"):
    """A free Fort on an own occupied Colony without one."""


class TaxOrder(Effect, tag="tax_order"):
    """A Rebel in each of two different land zones with Colonies of the Crown or Spain."""


class Uprising(Effect, tag="uprising"):
    """A Native or an Enslaved at work becomes a Rebel in its land zone."""


class Hurricane(Effect, tag="hurricane"):
    """Each Fleet in a sea zone loses its last Galleon; a Fleet of one its least Chest."""


class Fever(Effect, tag="fever"):
    """Die-off now in one land zone."""


class Inquisition(Effect, tag="inquisition"):
    """In a land zone with a Cathedral each player but Spain pays `price` or loses a worker."""

    price: int


class War(Effect, tag="war"):
    """Two nations in the game are at war."""


class Peace(Effect, tag="peace"):
    """Two nations in the game are at peace."""


class Mission(Effect, tag="mission"):
    """A Tribal Site that is not wild becomes a Visita; `liberated` for the player."""

    liberated: int


class Emigrants(Effect, tag="emigrants"):
    citizens: int


class Ransom(Effect, tag="ransom"):
    amount: int


class Edict(Effect, tag="edict"):
    """All own Enslaved at work become Citizens; Liberated +1 each, `most` at most."""

    most: int


# Haven effects.
class Found(Effect, tag="found"):
    """Found a Colony at `site`, or where it is taken on another empty Colony site of its land zone."""

    site: str


class SafeAnchorage(Effect, tag="safe_anchorage"):
    """The own Fleet cannot be attacked in a named sea zone until the end of the next Sail Year."""


class Brethren(Effect, tag="brethren"):
    """`amount` Strength in the own first attack of the next Sail Year."""

    amount: int


class Refugees(Effect, tag="refugees"):
    """A Citizen to a vacant own Colony."""


TableauEffect = (
    Strength | HandLimit | Wind | Income | FreeHire | BribeDiscount | UnloadBonus | Licence | Peek | SafeEnslaved | FeverProof | OrderChoice
)
OneShotEffect = (
    Charter | Engineers | TaxOrder | Uprising | Hurricane | Fever | Inquisition | War | Peace | Mission | Emigrants | Ransom | Edict
)
HavenEffect = Found | SafeAnchorage | Brethren | Refugees
AnyEffect = TableauEffect | Galleon | OneShotEffect | HavenEffect


class Card(Fact):
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


class GameNumbers(Fact):
    """Sections 1, 3 and 4."""

    first_year: int
    short_cycles: int
    standard_cycles: int
    long_cycles: int
    max_galleons: int
    max_rebels: int
    max_chests: int
    home_citizens: int
    haven_dealt: int
    start_rebels: dict[str, int]


class GoodsNumbers(Fact):
    """Section 5."""

    die: int
    hire_price: int
    year_goods: int
    citizens_die_fever: int
    citizens_die_at: int
    rising_enslaved: int
    citizen_earns: int
    enslaved_earns: int


class AuctionNumbers(Fact):
    """Section 6."""

    least_auctions: int


class PlayNumbers(Fact):
    """Section 7."""

    actions: int
    haven_price: int
    fort_price: int
    manumit_price: int
    court_price: int
    sell_price: int
    hand_limit: int
    leave_raider_price: int
    letter_price: int


class SailNumbers(Fact):
    """Section 8 and 2.3."""

    winds: int
    coast_cost: int
    downwind_cost: int
    upwind_cost: int
    attack_cost: int


class BattleNumbers(Fact):
    """Section 9."""

    marker: int
    fort: int
    seize_margin: int
    galleon_margin: int


class LegalityNumbers(Fact):
    """Section 10."""

    bribe_good: int
    bribe_treasure: int
    export_other: int
    smuggler_bonus: int
    royal_fifth: int
    tribute_ducats: int
    tribute_favour: int
    claim_divisor: int
    claim_favour: int
    year_good_bonus: int


class EndNumbers(Fact):
    """Section 11. Thresholds by game size: keys `solo`, `2`, `3`, `4`, `5`."""

    ambitions_from_cycle: int
    renown_ducats: int
    years_running: int
    court_favour: dict[str, int]
    abolitionist_liberated: int
    president_colonies: int
    president_zones: int
    president_sum: dict[str, int]
    pirate_infamy: dict[str, int]
    title_infamy: int


class Numbers(Fact):
    """Every number of an [H] rule (`rules.toml`)."""

    game: GameNumbers
    goods: GoodsNumbers
    auction: AuctionNumbers
    play: PlayNumbers
    sail: SailNumbers
    battle: BattleNumbers
    legality: LegalityNumbers
    end: EndNumbers


class Content(Fact):
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
