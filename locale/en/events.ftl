### What happened, one line for each kind of event (engine/events.py). The number in brackets is the rule.
### $seat and the like are display names; $x_id is the id behind a name, $x_count the length of a list.

## Set-up and Years

event-game-started = A { $length_word } game of { $cycles } cycles begins: { $nations }. Order of play by lot: { $order }. (4.5)
event-inherited = { $seat } begins with what the last game of the campaign left: ducats +{ $ducats }, Favour +{ $favour }, Infamy +{ $infamy }, Liberated +{ $liberated }. (campaign)
event-year-began = { $year_word }, { $year }. Cycle { $cycle } of { $cycles }. (1.3)

## Goods Year

event-order-updated = Player Order: { $order }. (5.1)
event-order-choice = { $choice_id ->
    [first] { $seat } chooses to be first in Player Order.
    [last] { $seat } chooses to be last in Player Order.
   *[stay] { $seat } keeps its place in Player Order.
} (5.1)
event-cathedrals-refilled = { $what_count ->
    [0] The Cathedrals and Visitas are full. (5.2)
   *[other] Refilled: { $what }. (5.2)
}
refilled-cathedral = { $site } { $count } { $count ->
    [one] Citizen
   *[other] Citizens
}
refilled-natives = { $site } { $count } { $count ->
    [one] Native
   *[other] Natives
}
refilled-home = { $seat } at home { $count }
event-hired = { $seat } hires a Citizen from the Cathedral of { $cathedral } for { $site }, { $free ->
    [yes] free
   *[no] ${ $price }
}. (5.3)
event-kidnapped = { $seat } kidnaps a Native of { $source } for { $site }, who is Enslaved there. Liberated now { $liberated }. (5.3)
event-crown-labour = { $worker_id ->
    [citizen] The Crown hires a Citizen from the Cathedral of { $source_cathedral } for { $site }.
   *[enslaved] The Crown kidnaps a Native of { $source } for { $site }, who is Enslaved there.
} (13.1)
event-no-labour = No labour for { $sites } of { $owner }: still vacant. (5.3)
event-fever-roll = { $zone }: die { $die }, fever { $fever }. { $deaths } (5.4)
fever-none = Nobody dies.
fever-deaths = The { $who } die.
fever-enslaved = Enslaved at { $sites }
fever-citizens = Citizens at { $sites }
event-goods-turned = The year's goods: { $goods }. (5.5)
event-chests-placed = { $sites_count ->
    [0] No Chest is placed. (5.5)
    [one] A Chest is placed at { $sites }. (5.5)
   *[other] Chests are placed at { $sites }. (5.5)
}
event-rising-roll = { $zone }: { $enslaved } Enslaved at work and no Fort, die { $die }. { $rises ->
    [yes] One of them rises.
   *[no] Nobody rises.
} (5.6)
event-enslaved-escaped = An Enslaved of { $owner } escapes from { $site } { $rebel ->
    [yes] and joins the Rebels in { $zone }
   *[no] and leaves the map: { $max_rebels } Rebels are on it already
}. (5.6)
event-native-joined = A Native of { $site } joins the Rebels in { $zone }. (5.6)
event-enslaved-rose = An Enslaved of { $owner } at { $site } rises { $rebel ->
    [yes] and becomes a Rebel in { $zone }
   *[no] and leaves the map: { $max_rebels } Rebels are on it already
}. (5.6)
event-earned = { $seat } earns ${ $total }{ $cards ->
    [0] { "" }
   *[other] { " " }(Colonies ${ $colonies }, cards ${ $cards })
}. (5.7)

## Auction Year

event-auction-deck-turned = { $under } goes under the Market deck. Face up now: { $face_up }. (6.1)
event-market-renewed = The discard pile is shuffled into a new Market deck of { $cards } { $cards ->
    [one] card
   *[other] cards
}. (6.8)
event-no-auction = No card is left for an auction of { $seat }. (6.8)
event-auction-announced = Auction { $number } of { $of }. { $buried ->
    [yes] { CAP($seat) } announces buried treasure: the card below the top is auctioned unseen.
   *[no] { CAP($seat) } auctions { $card }, face up.
} (6.2)
event-bid-sealed = { $bid_id ->
    [none] { $sealed } of { $of } bids are in. (6.3)
   *[other] Your bid of ${ $bid } is sealed; you can change it until the last one is in. { $sealed } of { $of } are in. (6.3)
}
event-auction-won = Bids: { $bid_list }. { $tie ->
    [initiator] The initiator wins ties.{" "}
    [order] Of those who bid as much the first in Player Order wins.{" "}
   *[none] {""}
}{ CAP($winner) } wins { $what } and pays { $to } ${ $price }. (6.5)
bid-entry = { $seat } ${ $bid }
auction-face-up = { $card }
auction-buried = the buried card
auction-buried-known = the buried card, { $card },
event-market-turned = The next Market card is turned: { $card }. (6.6)

## Play Year

event-play-turn-began = The play turn of { $seat } begins: { $actions } { $actions ->
    [one] action
   *[other] actions
}. (7.1)
event-card-played = { $seat } plays { $card }{ $target_count ->
    [0] { "" }
   *[other] : { $target }
}. { $effects }(7.4)
event-haven-drawn = { $seat } draws a Haven card{ $card_id ->
    [none] { "" }
   *[other] , { $card },
} for ${ $price }. (7.1)
event-fort-built = { $seat } builds a Fort at { $site }, { $price ->
    [0] free
   *[other] ${ $price }
}. (7.1)
event-manumitted = { $seat } frees the Enslaved at { $site }, a Citizen from now on, for ${ $price }. Liberated now { $liberated }. (7.1)
event-court-gift = { $seat } makes a gift at Court of ${ $price }. Favour now { $favour }. (7.1)
event-card-sold = { $seat } sells { $card } for ${ $price }. (7.2)
event-card-discarded = { $haven ->
    [yes] { $seat } discards a Haven card{ $card_id ->
        [none] { "" }
       *[other] , { $card },
    } into the Haven deck.
   *[no] { $seat } discards { $card }.
} (7.3)
event-money-given = { $seat } gives { $to } ${ $amount }{ $note_id ->
    [none] { "" }
   *[other] {" "}and writes: “{ $note }”
}. (7.2)
event-legality-changed = The Flagship of { $seat } is { $legality } now, not { $was }{ $price ->
    [0] { "" }
   *[other] {", "}for ${ $price }
}. (10.3)
event-letter-bought = { $seat } buys back its letter of marque for ${ $price }. (10.4)
event-turn-ended = { $seat } ends the turn.

## Cards

event-colony-founded = { $seat } founds a Colony at { $site } in { $site_zone }. It is vacant. (12.5)
event-galleon-gained = The Fleet of { $seat } has { $galleons } Galleons now. (12.2)
event-rebels-placed = Taxes cause unrest: { $count ->
    [one] a Rebel
   *[other] { $count } Rebels
} in { $zone }. (12.2)
event-native-rose = A Native of { $site } becomes a Rebel in { $zone }. (12.2)
event-fleet-damaged = { $galleon ->
    [yes] The Fleet of { $seat } loses a Galleon to the hurricane in { $zone }{ $with_count ->
        [0] { "" }
       *[other] {", "}with { $with }
    }.
   *[no] The Fleet of { $seat } loses a Chest of { $chest } to the hurricane in { $zone }.
} (12.2)
event-inquisition-asked = The Inquisition comes to { $zone }: { $asked } must { $asked_count ->
    [one] { "" }
   *[other] each{ " " }
}pay ${ $price } or lose a worker there. (12.2)
event-inquisition-paid = { $seat } pays the Inquisition ${ $price }. (12.2)
event-inquisition-lost = { $seat } loses the { $worker } at { $site } to the Inquisition. (12.2)
event-inquisition-collected = { $seat } takes the ${ $amount } that the Inquisition collected. (12.2)
event-war-declared = { $nations } are at war. (12.2)
event-peace-made = { $nations } are at peace. (12.2)
event-subsidy-paid = { $seat } gets ${ $amount } from the Pool for it. (12.2)
event-mission-founded = { $seat } founds a mission: { $site } is a Visita of { $natives } { $natives ->
    [one] Native
   *[other] Natives
} now. Liberated now { $liberated }. (12.2)
event-emigrants-came = { $citizens ->
    [one] A Citizen comes
   *[other] { $citizens } Citizens come
} to the Cathedral of { $cathedral }. (12.2)
event-emigrant-settled = A Citizen settles at { $site } of { $seat }. (12.2)
event-ransom-paid = { $seat } pays { $to } a ransom of ${ $amount }. (12.2)
event-edict = { $seat } frees all its Enslaved at work: { $sites }. Liberated +{ $gained }, now { $liberated }. (12.2)
event-anchorage-named = { $seat } names a safe anchorage: its Fleet cannot be attacked in { $zone } until the end of the next Sail Year. (12.4)
event-brethren-joined = The brethren of the coast join { $seat }: +{ $strength } Strength in its first attack of the next Sail Year. (12.4)
event-refugee-came = A refugee, now a Citizen, settles at { $site } of { $seat }. (12.4)

## Sail Year

event-sail-turn-began = The sail turn of { $seat } begins in { $at } with { $winds } winds. (8.1)
event-sailed = { $seat } sails from { $origin } to { $to }: { $winds } { $winds ->
    [one] wind
   *[other] winds
}, { $left } left. (2.3)
event-citizen-loaded = A Citizen goes aboard the Fleet of { $seat } in { $zone }. (8.2)
event-meeple-landed = { $worker_id ->
    [citizen] A Citizen goes ashore and works
   *[enslaved] An Enslaved is put ashore to work
} at { $site } for { $seat }. (8.2)
event-chest-loaded = { $seat } loads a Chest of { $good } at { $site }{ $way_id ->
    [free] {", "}from its own Colony
    [bribe] {", "}by bribe
   *[export] {", "}exported legally
}{ $price ->
    [0] {", "}at no cost
   *[other] {", "}for ${ $price } to { $to }
}. (8.3)
event-unloaded = { $seat } unloads in Europe as { $legality }: { $chest_list }. In all ${ $ducats }{ $favour ->
    [0] { "" }
   *[other] {", "}Favour +{ $favour }
}{ $infamy ->
    [0] { "" }
   *[other] {", "}Infamy +{ $infamy }
}. (8.4, 10)
unloaded-chest = { $how ->
    [claim] a claim on { $good }
    [tribute] { $good } as tribute
   *[sold] { $good }
} ${ $ducats }{ $favour ->
    [0] { "" }
   *[other] { " " }and Favour +{ $favour }
}{ $infamy ->
    [0] { "" }
   *[other] { " " }and Infamy +{ $infamy }
}
event-patrol-set = { $seat } sets a patrol in { $zone } against { $patrol_word }. (8.5)
patrol-any = any rival
patrol-laden = rivals with a Chest or Meeple aboard
event-patrol-ended = The patrol of { $seat } ends. (8.5)

## Battles

event-unlawful = The attack is unlawful: the Flagship of { $seat } is { $was } no more, but RAIDER{ $licence_id ->
    [none] { "" }
    [letter] {", "}and its letter of marque is lost
   *[other] {", "}and { $licence } is discarded
}. (10.4)
event-battle-began = { $seat_attacker } attacks { $what }: { $aim }. Strength { $attack } ({ $attack_sum }) against { $defence } ({ $defence_sum }).{ $asked_count ->
    [0] { "" }
   *[other] { " " }Battle Cards are asked of { $asked }.
} (9.2)
battle-target-rebels = the Rebels in { $zone }
battle-target-natives = { $site } in { $zone }
battle-target-colony = { $site } of { $owner } in { $zone }
event-sea-battle-began = { $patrol ->
    [yes] The patrol of { $attacker } attacks
   *[no] { $attacker } attacks
} the Fleet of { $target } in { $zone }. Strength { $attack } ({ $attack_sum }) against { $defence } ({ $defence_sum }).{ $asked_count ->
    [0] { "" }
   *[other] { " " }Battle Cards are asked of { $asked }.
} ({ $patrol ->
    [yes] 8.5, 9.6
   *[no] 9.6
})
part-galleons = Galleons { $amount }
part-colonies = Colonies { $amount }
part-citizens = Citizens { $amount }
part-rebels = Rebels { $amount }
part-resistance = resistance { $amount }
part-fort = Fort { $amount }
part-cards = cards { $amount }
part-power = power of the nation { $amount }
part-brethren = brethren { $amount }
part-none = nothing
event-card-sealed = { $card_id ->
    [none] { $sealed } of { $of } Battle Cards are in. (9.3, 9.6)
    [attacker] Your Battle Card for the attacker is sealed; you can change it until the last one is in. { $sealed } of { $of } are in. (9.3, 9.6)
    [target] Your Battle Card for the target is sealed; you can change it until the last one is in. { $sealed } of { $of } are in. (9.3, 9.6)
   *[neutral] Your neutral Battle Card is sealed; you can change it until the last one is in. { $sealed } of { $of } are in. (9.3, 9.6)
}
event-battle-won = { $support_count ->
    [0] { "" }
   *[other] Battle Cards: { $support_list }.{ " " }
}{ $attack } to { $defence }: { $result ->
    [tie] the target wins ties
    [attacker] { $attacker } wins by { $margin }
   *[target] the target wins by { $margin }
}. ({ $rule })
support-entry = { $side ->
    [attacker] { $seat } for the attacker (+{ $strength })
    [target] { $seat } for the target (+{ $strength })
   *[neutral] { $seat } neutral
}
event-natives-enslaved = { $seat } enslaves { $count } { $count ->
    [one] Native
   *[other] Natives
} of { $site } and loads them. Liberated now { $liberated }. (9.4)
event-colony-looted = { $seat } loots { $chests } { $chests ->
    [one] Chest
   *[other] Chests
} of { $good } at { $site }{ $claim ->
    [yes] {", "}claimed for the Crown
   *[no] { "" }
}. (9.4)
event-colony-seized = { $seat } seizes { $site } from { $was }, with its worker and Chests. (9.4)
event-seize-failed = { $seat } wins by { $margin } but a seizure needs { $needed }: nothing changes hands. (9.4)
event-enslaved-freed = { $seat } frees the Enslaved at { $sites }. Liberated now { $liberated }. (9.4)
event-freed-settled = { $where_id ->
    [cathedral] { $count } of the freed { $count ->
        [one] goes
       *[other] go
    } to the Cathedral of { $cathedral }.
    [rebel] { $count } of the freed { $count ->
        [one] becomes a Rebel
       *[other] become Rebels
    } in { $zone }.
    [left] { $count } of the freed { $count ->
        [one] leaves
       *[other] leave
    } the map: { $max_rebels } Rebels are on it already.
   *[other] One of the freed settles as a Citizen at { $where }.
} (9.4)
event-rebels-suppressed = { $seat } removes { $count } { $count ->
    [one] Rebel
   *[other] Rebels
} from { $zone }. (9.4)
event-colony-razed = { $seat } razes { $site } of { $was }: the site is empty. (9.4)
event-worker-moved = The { $worker } of the razed Colony { $where_id ->
    [cathedral] goes to the Cathedral of the land zone
    [rebel] becomes a Rebel there
    [left] leaves the map
   *[other] is taken to { $where } by { $seat }
}. (9.4)
event-chests-taken = { $seat } takes { $chests } from the Fleet of { $victim }. (9.6)
event-galleon-lost = The Fleet of { $seat } loses a Galleon{ $with_count ->
    [0] { "" }
   *[other] {", "}with { $with }
}. (9.5)
lost-chest = a Chest of { $good }
lost-citizen = a Citizen
lost-enslaved = an Enslaved
lost-ship = the card { $ship }
event-paid-favour = { $seat } gains Favour for it, now { $favour }. (9.7)
event-paid-infamy = { $seat } gains Infamy for it, now { $infamy }. (9.7)
event-paid-ducats = { $seat } gets ${ $amount } from the Pool for its first won attack as RAIDER this Year. (4.3)
event-admiral = { $seat } holds the title Admiral of the Brethren with Infamy { $infamy }. (11.2)

## The end

event-ambition-checked = { $seat } meets the condition of { $ambition } at the end of this Sail Year: { $running } in a row of the { $of } needed. (11.2)
event-game-won = { $winner } wins as { $ending }. { CAP($final_list) }. ({ $ending_id ->
    [hacendado] 11.3
   *[other] 11.2
})
final-entry = { $seat } { $renown } Renown, ${ $ducats }
event-resolved-itself = There is only one answer for { $seat }; the host gives it.

## Corrections by a moderator

event-mended = Correction by a moderator: { $label }: { $was } → { $now }.
mend-ducats = ducats of { $of }
mend-favour = Favour of { $of }
mend-infamy = Infamy of { $of }
mend-liberated = Liberated of { $of }
mend-fleet = Fleet of { $of }
mend-legality = Legality of { $of }
mend-owner = owner of { $of }
mend-worker = worker at { $of }
mend-fort = Fort at { $of }
mend-chests = Chests at { $of }
mend-natives = Natives at { $of }
mend-citizens = Citizens at the Cathedral of { $of }
mend-rebels = Rebels in { $of }
mend-order = Player Order{ $of ->
   *[other] { "" }
}
mend-hand = the card { $of }
mend-word-none = none
mend-word-yes = yes
mend-word-no = no
mend-word-discard = discard pile


## Groups

group-earned = Earnings (5.7)
group-earned-entry = { $seat } ${ $total }{ $cards ->
    [0] { "" }
   *[other] { " " }(Colonies ${ $colonies } + cards ${ $cards })
}
group-fever = Die-off (5.4)
group-fever-none = Nobody dies in { $zones }.
group-fever-zone = { $zone } (die { $die }, fever { $fever })
group-sailed = { $seat } sails from { $origin } by { $via } to { $to }: { $winds } winds, { $left } left. (2.3)
