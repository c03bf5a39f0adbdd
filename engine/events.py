"""The kinds of events and the facts of each. Text is made from them elsewhere; a rule only states what happened.

Values: seats, zones, sites, goods, cards and Legalities by id; amounts as whole numbers; lists as lists.
`HIDDEN` facts are shown only to the event's `seat`. A kind in `REVEALS` shows something that was hidden: undo stops
there.
"""

from __future__ import annotations

EVENTS: dict[str, tuple[str, ...]] = {
    # 4, cycle
    "game_started": ("nations", "length", "cycles", "order"),
    "inherited": ("seat", "ducats", "favour", "infamy", "liberated"),  # of an earlier game of a campaign
    "year_began": ("year", "year_kind", "cycle", "cycles"),
    # 5
    "order_updated": ("order",),
    "order_choice": ("seat", "choice"),  # choice: first, last, stay
    "cathedrals_refilled": ("citizens", "natives", "homes"),  # {zone: added}, {site: added}, {nation: added}
    "hired": ("seat", "site", "zone", "price", "free"),
    "kidnapped": ("seat", "site", "source", "liberated"),  # liberated: new track value
    "crown_labour": ("site", "worker", "source"),  # source: zone of the Cathedral or the Native's site
    "no_labour": ("owner", "sites"),
    "labour_kept": (),  # hidden: option, answered before the own turn
    "labour_opened": ("seat",),  # what a seat had kept is done, its turn has come
    "labour_gone": (),  # hidden: option, kept and no longer possible
    "fever_roll": ("zone", "die", "fever", "enslaved", "citizens"),  # lists of sites whose worker died
    "goods_turned": ("goods",),
    "chests_placed": ("sites",),
    "rising_roll": ("zone", "die", "enslaved", "rises"),
    "enslaved_escaped": ("zone", "site", "owner", "rebel"),  # in a rebel zone; rebel: false when none is left
    "native_joined": ("zone", "site"),  # in a rebel zone where no Enslaved could escape
    "enslaved_rose": ("zone", "site", "owner", "rebel"),
    "earned": ("seat", "colonies", "cards", "total"),
    # 6
    "auction_deck_turned": ("under", "face_up"),
    "market_renewed": ("cards",),
    "no_auction": ("seat",),
    "auction_announced": ("seat", "buried", "card", "number", "of"),  # card None when buried
    "bid_sealed": ("sealed", "of"),  # hidden: bid
    "auction_won": (
        "winner",
        "price",
        "to",
        "bids",
        "card",
        "buried",
    ),  # bids {seat: amount}; buried: card hidden from others
    "market_turned": ("card",),
    # 7
    "play_turn_began": ("seat", "actions"),
    "card_played": ("seat", "card", "target"),
    "haven_drawn": ("seat", "price"),  # hidden: card
    "fort_built": ("seat", "site", "price"),
    "manumitted": ("seat", "site", "price", "liberated"),
    "court_gift": ("seat", "price", "favour"),
    "card_sold": ("seat", "card", "price"),
    "card_discarded": ("seat", "card", "haven"),  # a Haven card: card None, hidden: card
    "money_given": ("seat", "to", "amount"),
    "legality_changed": ("seat", "legality", "was", "price"),
    "letter_bought": ("seat", "price"),
    "turn_ended": ("seat",),
    # cards
    "colony_founded": ("seat", "site"),
    "galleon_gained": ("seat", "galleons"),
    "rebels_placed": ("zone", "count", "why"),
    "native_rose": ("site", "zone"),
    "fleet_damaged": ("seat", "zone", "galleon", "chest", "meeple", "ship"),  # what a hurricane took
    "inquisition_asked": ("zone", "asked", "price"),
    "inquisition_paid": ("seat", "price"),
    "inquisition_lost": ("seat", "site", "worker"),
    "inquisition_collected": ("seat", "amount"),
    "war_declared": ("nations",),
    "peace_made": ("nations",),
    "subsidy_paid": ("seat", "amount"),  # to who plays war or peace
    "mission_founded": ("seat", "site", "natives", "liberated"),
    "emigrants_came": ("zone", "citizens"),
    "emigrant_settled": ("seat", "site"),
    "ransom_paid": ("seat", "to", "amount"),
    "edict": ("seat", "sites", "liberated", "gained"),
    "anchorage_named": ("seat", "zone"),
    "brethren_joined": ("seat", "strength"),
    "refugee_came": ("seat", "site"),
    # 8
    "sail_turn_began": ("seat", "winds", "at"),
    "sailed": ("seat", "origin", "to", "winds", "left"),
    "citizen_loaded": ("seat", "zone"),
    "meeple_landed": ("seat", "site", "worker"),
    "chest_loaded": ("seat", "site", "good", "way", "price", "to"),  # way: free, bribe, export
    "unloaded": (
        "seat",
        "legality",
        "chests",
        "ducats",
        "favour",
        "infamy",
    ),  # chests: list of {good, claim, ducats, favour, infamy, tribute}
    "patrol_set": ("seat", "zone", "patrol"),
    "patrol_ended": ("seat",),
    # 9
    "unlawful": ("seat", "was", "licence"),  # licence: discarded card, "letter" (England's own), or None
    "battle_began": (
        "attacker",
        "zone",
        "target",
        "owner",
        "aim",
        "attack",
        "defence",
        "asked",
        "attack_parts",
        "defence_parts",
    ),
    "sea_battle_began": (
        "attacker",
        "zone",
        "target",
        "attack",
        "defence",
        "asked",
        "patrol",
        "attack_parts",
        "defence_parts",
    ),
    "card_sealed": ("sealed", "of"),  # hidden: card
    "battle_won": (
        "winner",
        "attacker",
        "target",
        "attack",
        "defence",
        "support",
        "margin",
        "sea",
    ),  # support: list of {seat, side, strength}; winner: attacker or target
    "natives_enslaved": ("seat", "site", "count", "liberated"),
    "colony_looted": ("seat", "site", "good", "chests", "claim"),
    "colony_seized": ("seat", "site", "was"),
    "seize_failed": ("seat", "site", "margin", "needed"),
    "enslaved_freed": ("seat", "sites", "liberated"),
    "freed_settled": (
        "zone",
        "where",
        "count",
    ),  # where: a site, "cathedral", "rebel", or "left" (no Rebel left to place)
    "rebels_suppressed": ("seat", "zone", "count"),
    "colony_razed": ("seat", "site", "was"),
    "worker_moved": ("seat", "worker", "where"),  # where: a site, "cathedral", "rebel" or "left"
    "chests_taken": ("seat", "victim", "chests"),
    "galleon_lost": ("seat", "chest", "meeple", "ship"),
    "paid_favour": ("seat", "victim", "favour"),
    "paid_infamy": ("seat", "victim", "infamy"),
    "paid_ducats": ("seat", "amount", "why"),
    "admiral": ("seat", "infamy"),
    # 11
    "ambition_checked": ("seat", "ambition", "running", "of"),  # met at the end of this Sail Year
    "game_won": ("winner", "ending", "renown", "ducats", "standings", "met"),
    # automatic
    "order_given": (),  # hidden: order
    "answered_by_order": (),  # hidden: option
    "resolved_itself": ("seat", "decision", "option"),
    # by a moderator (engine.mend): what of whom was and is now: ids, numbers or (Player Order) lists of nations
    "mended": ("what", "of", "was", "now"),
}

HIDDEN: dict[str, tuple[str, ...]] = {
    "labour_kept": ("option",),
    "labour_gone": ("option",),
    "bid_sealed": ("bid",),
    "auction_won": ("hidden_card",),
    "haven_drawn": ("card",),
    "card_discarded": ("card",),
    "card_sealed": ("card",),
    "order_given": ("order",),
    "answered_by_order": ("option",),
}

REVEALS = frozenset(
    {
        "labour_opened",
        "auction_deck_turned",
        "auction_won",
        "market_turned",
        "market_renewed",
        "haven_drawn",
        "goods_turned",
        "battle_won",
        "inquisition_paid",
        "inquisition_lost",
        "fever_roll",
        "rising_roll",
    }
)

# Decision kinds and the first words of their options, for text and panels.
DECISIONS: dict[str, tuple[str, ...]] = {
    "order_choice": ("first", "last", "stay"),
    "labour": ("hire:ZONE:SITE", "kidnap:SOURCE:SITE"),
    "loss": ("lose:SITE",),
    "announce": ("top", "buried"),
    "bid": ("bid:LOW-HIGH",),
    "play_turn": (
        "play:CARD[:TARGET[:TARGET]]",
        "draw",
        "fort:SITE",
        "manumit:SITE",
        "court",
        "sell:CARD",
        "give:NATION:LOW-HIGH",
        "legality:LEGALITY",
        "letter",
        "end",
    ),
    "hand_limit": ("sell:CARD", "discard:CARD"),
    "inquisition": ("pay", "lose:SITE"),
    "sail_turn": (
        "sail:ZONE",
        "load:SITE",
        "take:ZONE",
        "land:SITE:WORKER",
        "attack:TARGET:AIM",
        "engage:NATION",
        "patrol:any|laden|NATION[+NATION...]",
        "end",
    ),
    "unload": ("tribute:none|GOOD[+GOOD...]",),
    "support": ("support:attacker", "support:target", "support:neutral"),
    "place": ("place:SITE",),
}
