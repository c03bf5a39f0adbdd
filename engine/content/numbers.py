"""The shapes of `rules.toml`: every number of an [H] rule, by section of the rules page."""

from __future__ import annotations

from engine.content.fact import Fact


class GameNumbers(Fact, frozen=True):
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


class GoodsNumbers(Fact, frozen=True):
    """Section 5."""

    die: int
    hire_price: int
    year_goods: int
    citizens_die_fever: int
    citizens_die_at: int
    rising_enslaved: int
    natives_join: int
    citizen_earns: int
    enslaved_earns: int


class AuctionNumbers(Fact, frozen=True):
    """Section 6."""

    least_auctions: int


class PlayNumbers(Fact, frozen=True):
    """Section 7."""

    actions: int
    haven_price: int
    fort_price: int
    manumit_price: int
    court_price: dict[str, int]
    sell_price: int
    hand_limit: int
    leave_raider_price: int
    letter_price: int


class SailNumbers(Fact, frozen=True):
    """Section 8 and 2.3."""

    winds: int
    coast_cost: int
    downwind_cost: int
    upwind_cost: int
    attack_cost: int


class Payment(Fact, frozen=True):
    """What a won attack pays by what it was (9.7), from a player; `crown_*`: from the Crown without a player."""

    loot: int
    seize: int
    sea: int
    crown_loot: int
    crown_seize: int


class BattleNumbers(Fact, frozen=True):
    """Section 9."""

    marker: int
    fort: int
    seize_margin: int
    galleon_margin: int
    suppressed: int
    raider_infamy: Payment
    corsair_favour: Payment
    conquistador_favour: int


class LegalityNumbers(Fact, frozen=True):
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


class EndNumbers(Fact, frozen=True):
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


class Numbers(Fact, frozen=True):
    """Every number of an [H] rule (`rules.toml`)."""

    game: GameNumbers
    goods: GoodsNumbers
    auction: AuctionNumbers
    play: PlayNumbers
    sail: SailNumbers
    battle: BattleNumbers
    legality: LegalityNumbers
    end: EndNumbers
