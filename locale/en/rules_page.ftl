### What fills the tables and lists of the rules page (docs/rules.template.md). Heads of tables are divided by bars.

page-fraction = { $divisor ->
    [1] all
    [2] half
    [3] a third
    [4] a quarter
    [5] a fifth
   *[other] 1/{ $divisor }
}
page-size = { $size ->
    [solo] { $value } solo
   *[other] { $value } with { $size } seats
}
page-payment = { $loot } for loot, { $seize } for seize, { $sea } at sea (of the Crown without a player { $crown_loot } for loot and { $crown_seize } for seize)
page-rebels = { $count } in { $zone }
page-wild = w
page-crown-start = the Crown's

page-head-sea-zones = sea zone | bordering land zones | downwind to ({ $cost })
page-head-land-zones = land zone | fever | Colony sites (good; C = Crown at start; T = treasure city; F = Fort at start) | Tribal Sites (Natives/resistance, w = wild) | Visita (Natives) | Cathedral (Citizens)
page-head-nations = nation | start Colony | $ | Galleons | Legality | power
page-head-cards = card | kind | Renown | effect | history

page-power-always = always eligible for { $legality }
page-power-never = never for { $legality }
page-power-letter = holds a letter of marque from the start
page-power-loot = +{ $amount } Strength when it loots
page-power-fort = its start Colony has a Fort
page-power-first-win = ${ $amount } from the Pool for its first won attack of each Sail Year as { $legality }, on land or at sea
page-power-bribe = bribes cost ${ $amount } less (not below 0)
page-power-wind = the best seamanship: { $amount } wind more
page-power-hires = { $amount ->
    [one] its first hire of each Goods Year is free
   *[other] its first { $amount } hires of each Goods Year are free
}
page-power-earnings = earns { $part } of its Colonies' $ in 5.7 (round up)
page-power-colonies = counts { $part } of its Colonies (round down, each count by itself) for Renown and ambitions
page-power-abolitionist = needs { $amount } more Liberated for Abolitionist
