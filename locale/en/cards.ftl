### Cards (section 12). Each effect is one sentence; numbers come from the content.

card-kind = { $kind ->
    [tableau] Tableau
    [ship] Ship
    [one_shot] One-shot
   *[haven] Haven
}
card-about = { $year }. { $about }
card-renown = { $renown } Renown
card-parts = { $parts }.

## Tableau

effect-strength = { $when_id ->
    [attack_land] +{ $amount } Strength when you attack on land.
    [target_land] +{ $amount } Strength when you are the target on land.
   *[sea] +{ $amount } Strength at sea.
}
effect-hand-limit = Hand limit +{ $amount }.
effect-wind = { $amount } more { $amount ->
    [one] wind
   *[other] winds
} each sail turn.
effect-income = { $good_id ->
    [none] ${ $amount } each Goods Year.
   *[other] ${ $amount } each Goods Year for each of your occupied Colonies that yields { $good }.
}
effect-free-hire = { $amount ->
    [one] Your first hire of each Goods Year is free.
   *[other] Your first { $amount } hires of each Goods Year are free.
}
effect-bribe-discount = Your bribes cost ${ $amount } less, not below $0.
effect-unload-bonus = ${ $amount } more for each Chest of { $good } you unload in Europe.
effect-licence = { $legality_id ->
    [CORSAIR] Letter of marque: your Flagship may be a CORSAIR.
   *[CONQUISTADOR] Asiento: your Flagship may be a CONQUISTADOR.
}
effect-peek = As initiator you may look at the buried card before you announce.
effect-safe-enslaved = Your Enslaved never escape or rise in the loss of the enslaved, and are not counted for it.
effect-fever-proof = Your Citizens never die of fever.
effect-order-choice = When Player Order is updated you may choose to be first or last.

## Ship

effect-galleon = Your Fleet gains a Galleon where it stands. A Fleet has { $max_galleons } at most.

## One-shot

effect-charter = Found a Colony on an empty Colony site in { $zone }. It starts vacant.
effect-engineers = Build a Fort on one of your occupied Colonies without one, free.
effect-tax-order = Place a Rebel in each of two different land zones with Colonies of the Crown or { $spain }.
effect-uprising = A Native, or an Enslaved at work, becomes a Rebel in its land zone.
effect-hurricane = In one sea zone each Fleet loses its last Galleon, never the Flagship. A Fleet of one loses its least Chest.
effect-fever = Roll the die-off now in one land zone.
effect-inquisition = In a land zone with a Cathedral, each other player but { $spain } with an occupied Colony there pays you ${ $price } or loses the worker of one such Colony.
effect-war = Two nations in the game go to war. { $ducats ->
    [0] { "" }
   *[other] You get ${ $ducats } from the Pool, also where no two nations are left to name.
}
effect-peace = Two nations in the game make peace. { $ducats ->
    [0] { "" }
   *[other] You get ${ $ducats } from the Pool, also where no two nations are left to name.
}
effect-mission = A Tribal Site that is not wild becomes a Visita and gains a Native. Liberated +{ $liberated }.
effect-emigrants = { $citizens ->
    [one] A Citizen comes to a vacant Colony of yours. Without one it goes
   *[other] { $citizens } Citizens come to vacant Colonies of yours. Those without one go
} to a New World Cathedral, above its printed number if need be.
effect-ransom = Take ${ $amount }, or what there is, from a player with money.
effect-edict = All your Enslaved at work become Citizens. Liberated +1 for each, +{ $most } at most.

## Haven

effect-found = Found a Colony at { $site } ({ $good }). If that is taken: on another empty Colony site in { $zone }. It starts vacant.
effect-safe-anchorage = Name a sea zone. Until the end of the next Sail Year your Fleet cannot be attacked there.
effect-brethren = +{ $amount } Strength in your first attack of the next Sail Year.
effect-refugees = A Citizen comes to one of your vacant Colonies.
