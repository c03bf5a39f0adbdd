### Orders given ahead: what a seat has left, told only to it. Each order is a sentence.

event-order-given = Your order is noted. { $order } It answers when you are asked, and you can change or withdraw it. (15)
event-answered-by-order = Your order answers for you: { $answer }. (15)
event-labour-kept = Kept until your turn: { $answer }. Nobody sees it before, and you can change it until then. (5.3)
event-labour-opened = { $seat } had chosen its labour before its turn came. (5.3)
ask-labour-gone = What you had chosen before your turn is no longer possible: { $answer }. { $way ->
    [hire] No Citizen is left there.
   *[kidnap] No Native is left there.
} Choose again.
event-labour-gone = { ask-labour-gone } (5.3)
order-announce = { $what ->
    [top] In your next own auction you auction the face-up card.
    [buried] In your next own auction you announce buried treasure.
   *[none] No order for your next own auction.
}
order-announce-kinds = In each of your own auctions, until you withdraw this, you auction the face-up card where it is one of these: { $kinds }; else you announce buried treasure.
order-card-kind = { $card ->
    [ship] ship
    [tableau] tableau card
   *[one_shot] one-shot card
}
order-bid = { $given ->
    [yes] Bid up to ${ $amount } on { $card ->
        [ship] a ship
        [tableau] a tableau card
        [one_shot] a one-shot card
        [buried] a buried card
       *[any] any card
    }.
   *[no] No bid ahead on { $card ->
        [ship] ships
        [tableau] tableau cards
        [one_shot] one-shot cards
        [buried] buried cards
       *[any] any card
    }.
}
order-support = { $count ->
    [0] No Battle Card ahead.
   *[other] Battle Card, the first that fits: { $wishes }.
}
order-labour = { $count ->
    [0] No labour ahead.
   *[other] Labour, the first that fits: { $wishes }.
}
order-wish-seat = { $way ->
    [with] with { $seat }
   *[against] against { $seat }
}
order-wish-labour = { $way ->
    [hire] hire
   *[kidnap] kidnap
}
order-wish-hire = hire from { $cathedral }
order-wish-kidnap = kidnap at { $site }
order-wish-side = { $side ->
    [attacker] for the attacker
    [target] for the target
   *[neutral] neutral
}
refused-announce-kinds = A kind of card goes with what:top, not with what:{ $what }: what:top where:ship auctions ships face up and announces buried treasure over all else.
