### What is asked of a player, for somebody who does not know the rules. $year is the calendar Year.

ask-when = { $year_word }, { $year }.
ask-given = Your sealed answer: { $given }. You can change it until the last one is in.

ask-order_choice = Player Order is being updated, and your card lets you choose your place. The first player labours, plays and sails before the others; at the end of the game ties go to the later player.
ask-labour = { $vacant ->
    [one] One of your Colonies is
   *[other] { $vacant } of your Colonies are
} vacant and must get a worker now. { $ways ->
    [both] Hire a Citizen from a Cathedral { $hire_price ->
        [0] free of charge
       *[other] for ${ $hire_price }
    }, or kidnap a Native of the same land zone, who becomes Enslaved and lowers your Liberated by 1.
    [hire] Hire a Citizen from a Cathedral { $hire_price ->
        [0] free of charge
       *[other] for ${ $hire_price }
    }.
   *[kidnap] You cannot hire, so a Native of the same land zone must be kidnapped: the Native becomes Enslaved and your Liberated falls by 1.
} A worker lets the Colony earn and yield Chests. You have ${ $ducats }.
ask-labour-ahead = Your turn comes later in Player Order: what you choose is kept unseen until then, and done if it is still possible.
ask-labour-kept = Kept so far: { $kept }.
ask-labour-through = Chosen and kept: { $kept }. You can choose anew until your turn comes.
ask-loss = { $escaped ->
    [yes] An Enslaved of yours escapes in { $zone }, where Rebels are.
   *[no] An Enslaved of yours rises in { $zone }.
} Choose at which Colony; it turns vacant.
ask-announce = You are the initiator of auction { $number } of { $of }. Auction the face-up card, { $card }, or announce buried treasure: then the unseen card below it is auctioned. If you win, you pay the Pool; if another wins, you get the money. The face-up card: { $effect }{ $peek_id ->
    [none] { "" }
   *[other] { " " }Your card shows you what is buried: { $peek }. { $peek_effect }
}
ask-bid = { $own ->
    [yes] You auction
   *[no] { CAP($initiator) } auctions
} { $buried ->
    [yes] the buried card
   *[no] { $card }
}. Bid in secret, from $0 to the ${ $ducats } you have. The highest bid wins, the initiator wins ties. If you win, you pay { $own ->
    [yes] the Pool
   *[no] { $initiator }
}.{ $effect_id ->
    [none] { "" }
   *[other] { " " }The card: { $effect }
}
ask-play_turn = Your play turn: { $actions } of { $of } actions left, and ${ $ducats }. Cards, a Haven card, a Fort, freeing an Enslaved and a gift at Court are actions; selling, giving money and one change of Legality are free. You hold { $cards } { $cards ->
    [one] card
   *[other] cards
}; at the end of the turn { $limit } may stay.
ask-hand_limit = You hold { $cards } cards and the limit is { $limit }. Sell Market cards for ${ $sell_price } each or discard until you are within it.
ask-inquisition = The Inquisition is in { $zone }. { $can_pay ->
    [yes] Pay ${ $price }, or lose the worker of one of your Colonies there.
   *[no] You cannot pay: choose the Colony there that loses its worker.
} All answers are shown together.
ask-sail_turn = Your sail turn: your Fleet is in { $at } with { $winds } { $winds ->
    [one] wind
   *[other] winds
} left and ${ $ducats }. { $legality_id ->
    [RAIDER] As RAIDER you may attack anyone, and take Chests of others by looting.
    [SMUGGLER] As SMUGGLER you load Chests of others by a bribe, and may attack nobody lawfully.
    [CONQUISTADOR] As CONQUISTADOR you export Chests legally, and may attack natives, Rebels, RAIDER Fleets and Colonies that are not Spanish.
   *[CORSAIR] As CORSAIR you loot the enemies of your nation; what you loot is claimed for the Crown.
} Chests score when your Fleet enters Europe.
ask-unload = Your Fleet enters Europe as CONQUISTADOR. Choose which Treasure is given as tribute: ${ $tribute_ducats } and Favour +{ $tribute_favour } each. The rest is sold.
ask-support = { CAP($attacker) } attacks { $what }: { $attack } against { $defence } before Battle Cards. You have Strength { $strength } there, and it goes to the side you choose in secret. The target wins ties.{ $margin ->
    [0] { "" }
   *[other] { " " }A seizure needs a margin of { $margin }.
}{ $neutral ->
    [yes] { " " }At sea you may stay neutral.
   *[no] { "" }
}
ask-place = The { $worker } needs a place: choose one of your vacant Colonies.{ $left ->
    [one] { "" }
   *[other] { " " }{ $left } are to be placed.
}
support-what-colony = { $site } in { $zone } ({ $aim })
support-what-rebels = the Rebels in { $zone }
support-what-fleet = the Fleet of { $owner } in { $zone }
