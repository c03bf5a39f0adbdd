### Options. The value is a full sentence; .label is the button or menu entry; .verb the kind alone; .ask what is chosen next.

option-first = You are first in Player Order this cycle.
    .label = Be first
option-last = You are last in Player Order this cycle.
    .label = Be last
option-stay = You keep your place in Player Order.
    .label = Keep my place
option-hire = A Citizen leaves the Cathedral of { $cathedral } and works at { $site }.
    .label = Hire from { $cathedral } for { $site }
    .verb = Hire a Citizen
    .ask = For which Colony, and from which Cathedral?
option-kidnap = A Native of { $source } is taken to { $site } and is Enslaved there.
    .label = Kidnap at { $source } for { $site }
    .verb = Kidnap a Native
    .ask = For which Colony, and from where?
option-lose = The worker at { $site } is lost; the Colony turns vacant.
    .label = Lose the worker at { $site }
    .verb = Lose a worker
    .ask = At which Colony?
option-top = You auction the face-up card, { $face_up }.
    .label = Auction the face-up card
option-buried = You announce buried treasure: the unseen card just below the top is auctioned.
    .label = Announce buried treasure
option-bid = Your bid is sealed until all are in. Nobody sees it before.
    .label = Bid ${ $low } to ${ $high }
    .amount = Bid ${ $amount }
    .verb = Bid
    .ask = How much?
option-play = { $effects }
    .label = Play { $card }
    .label-target = Play { $card }: { $target }
    .verb = Play a card
    .ask = Which card?
    .ask-target = Where, or on whom?
option-draw = You draw the top Haven card.
    .label = Draw a Haven card (${ $price })
    .verb = Draw a Haven card
option-fort = { $site } gets a Fort: +{ $fort_strength } Strength when it is attacked, and its Enslaved do not rise.
    .label = Build a Fort at { $site } (${ $price })
    .verb = Build a Fort
    .ask = At which Colony?
option-manumit = The Enslaved at { $site } becomes a Citizen. Liberated +1.
    .label = Free the Enslaved at { $site } (${ $price })
    .verb = Manumit
    .ask = At which Colony?
option-court = You make a gift at Court. Favour +1. Once a play turn.
    .label = Gift at Court (${ $price })
    .verb = Gift at Court
option-sell = You sell { $card } to the Pool; it goes to the discard pile.
    .label = Sell { $card } (+${ $price })
    .verb = Sell a Market card
    .ask = Which card?
option-discard = You discard { $card }.{ $haven ->
    [yes] { " " }It is shuffled back into the Haven deck.
   *[no] { " " }You get nothing for it.
}
    .label = Discard { $card }
    .verb = Discard a card
    .ask = Which card?
option-give = You give money to { $to }. Nothing is owed in return.
    .label = Give { $to } ${ $low } to ${ $high }
    .amount = Give { $to } ${ $amount }
    .verb = Give money
    .ask = To whom?
option-legality = Your Flagship becomes { $legality }. { $legality_id ->
    [RAIDER] It may attack anyone and anything, and must loot the Chests of others. Treasure in Europe brings Infamy.
    [SMUGGLER] It loads Chests by bribe and may attack nobody lawfully. Each Chest brings ${ $smuggler_bonus } more in Europe.
    [CONQUISTADOR] It exports legally and may attack natives, Rebels, RAIDER Fleets and Colonies that are not Spanish. Treasure in Europe is sold or given as tribute.
   *[CORSAIR] It may attack natives, Rebels and the enemies of its nation. What it loots becomes a claim: half the value and Favour.
}
    .label = Become { $legality }
    .verb = Change Legality
    .ask = Which Legality?
option-letter = You buy back your nation's letter of marque and may be CORSAIR again.
    .label = Buy back the letter of marque (${ $price })
    .verb = Buy back the letter
option-end = { $year_kind ->
    [play] You end your play turn. Then the hand limit is enforced.
   *[sail] You end your sail turn. Winds that are left are lost.
}
    .label = End the turn
    .verb = End the turn
option-pay = You pay the Inquisition and keep your workers.
    .label = Pay ${ $price }
    .verb = Pay the Inquisition
option-sail = Your Fleet sails to { $zone }.
    .label = { $zone_title }
    .verb = Sail
    .ask = Where to?
option-load = A Chest of { $good } at { $site } comes aboard{ $way_id ->
    [free] { "" }
    [bribe] {", "}by bribe
   *[export] {", "}exported legally
}.
    .label = Load { $good } at { $site }
    .verb = Load a Chest
    .ask = At which Colony?
option-take = { $at_home ->
    [yes] A Citizen of your home Cathedral comes aboard
   *[no] A Citizen of { $cathedral } comes aboard
}. Meeples aboard need vacant Colonies to go to.
    .label = { $at_home ->
        [yes] Take a Citizen aboard at home
       *[no] Take a Citizen aboard at { $cathedral }
    }
    .verb = Take a Citizen aboard
    .ask = Where?
option-land = The { $worker } aboard goes ashore and works at { $site }.
    .label = Land the { $worker } at { $site }
    .verb = Land a Meeple
    .ask = At which Colony, and whom?
option-attack = { $aim_id ->
    [enslave] You attack { $target } and, if you win, carry off Natives as Enslaved. Each lowers Liberated by 1.
    [loot] You attack { $target } and, if you win, take its Chests into your free holds.
    [seize] You attack { $target } and, if you win by { $margin } or more, the Colony is yours with worker and Chests.
    [liberate] You attack { $target } and, if you win, all Enslaved of its owner in the land zone go free. Liberated +1 for each.
    [suppress] You attack the Rebels and, if you win, remove { $suppressed } of them.
   *[raze] You attack { $target } and, if you win, the Colony is wiped out; its worker moves to a vacant Colony of yours.
} If you lose, you lose a Galleon, never the Flagship.
    .label = { $aim_id ->
        [enslave] Enslave Natives of { $target }
        [loot] Loot { $target }
        [seize] Seize { $target }
        [liberate] Liberate the Enslaved at { $target }
        [suppress] Suppress the Rebels
       *[raze] Raze { $target }
    }
    .verb = Attack
    .ask = What do you attack?
    .ask-aim = What for?
option-engage = You attack the Fleet of { $to }. The winner takes as many Chests as it wins by; who loses by { $galleon_margin } or more loses a Galleon.
    .label = Attack the Fleet of { $to }
    .verb = Attack at sea
    .ask = Whose Fleet?
option-patrol = Your turn ends, and until your next one your Fleet attacks { $who } entering this zone.
    .label = Patrol against { $who }
    .verb = Patrol and end
    .ask = Against whom?
option-tribute = { $goods_id ->
    [none] You sell all Treasure and give none as tribute.
   *[other] You give { $goods } as tribute and sell the rest.
}
    .label = { $goods_id ->
        [none] No tribute, sell all
       *[other] Tribute: { $goods }
    }
    .verb = Tribute
    .ask = Which Treasure is tribute?
option-support = { $side_id ->
    [attacker] Your Strength of { $strength } there counts for { $attacker }.
    [target] Your Strength of { $strength } there counts for the target.
   *[neutral] Your Strength counts for nobody.
}
    .label = { $side_id ->
        [attacker] For the attacker (+{ $strength })
        [target] For the target (+{ $strength })
       *[neutral] Neutral
    }
    .verb = Battle Card
    .ask = For which side?
option-place = The { $worker } settles at { $site }.
    .label = { $site }
    .verb = Settle
    .ask = At which Colony?

## Single steps

step-rebels = the Rebels
step-none = no tribute
step-side = { $side ->
    [attacker] For the attacker
    [target] For the target
   *[neutral] Neutral
}

## Details: cost and effect in a few words, joined by a dot

detail-price = ${ $price }
detail-free = free
detail-citizens-left = { $citizens } { $citizens ->
    [one] Citizen
   *[other] Citizens
} there
detail-colony-good = yields { $good }
detail-natives = { $natives } { $natives ->
    [one] Native
   *[other] Natives
} there
detail-liberated = Liberated { $change }
detail-worker = { $worker }
detail-winds = { $winds } { $winds ->
    [one] wind
   *[other] winds
}
detail-upwind = upwind
detail-left = { $left } left
detail-patrols = patrol of { $patrols }
detail-chests-there = Chests: { $goods }
detail-margin = needs a margin of { $margin }
detail-freed = Liberated +{ $freed }
detail-unload = unloads ${ $ducats }
detail-ducats = ${ $ducats }
detail-favour = Favour +{ $favour }
detail-infamy = Infamy +{ $infamy }
detail-way = { $way ->
    [free] own Colony, free
    [bribe] bribe ${ $price } to { $to }
    [bribe-free] bribe, free
    [export] export ${ $price } to { $to }
   *[export-free] export, free
}
detail-value = worth ${ $value }
detail-strength = { $attack } against { $defence }
detail-may-join = { $asked } may join
detail-owner = { $owner }
detail-unlawful = unlawful
detail-chests = { $chests } { $chests ->
    [one] Chest
   *[other] Chests
}
detail-leaves = leaves you ${ $ducats }
detail-have = of your ${ $ducats }
detail-keeps = no action used

## Warnings

warn-unlawful = This is unlawful for a { $legality }: your Flagship becomes RAIDER at once{ $licence_id ->
    [none] { "" }
    [letter] {", "}and your nation's letter of marque is lost
   *[other] {", "}and your card { $licence } is discarded
}.
warn-patrol-unlawful = A { $legality } may not lawfully attack { $unlawful }: if the patrol does, your Flagship becomes RAIDER{ $licence_id ->
    [none] { "" }
    [letter] {", "}and your nation's letter of marque is lost
   *[other] {", "}and your card { $licence } is discarded
}.
warn-patrols = The patrol of { $patrols } attacks your Fleet as it enters.
warn-behind = As it stands you do not win: { $attack } against { $defence }, and the target wins ties.
warn-seize = As it stands a win would change nothing: { $attack } against { $defence }, and a seizure needs a margin of { $margin }.

ask-any = Choose.
