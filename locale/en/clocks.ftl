### Play by message: deadlines, reminders, absence, substitutes, votes, moderators, settings.

## The table

table-until = Until { $stamp } ({ $left }).
table-grace = The time is up; an answer counts until { $stamp } ({ $left }).
table-paused = The clock is paused.

## Time

reminder = A reminder: { $place } waits for you ({ $what }). { $stamp }
reminder-thread = { $who }, a reminder: the game waits for you ({ $what }). { $stamp }
grace = The time of { $who } is up. An answer still counts until { $stamp }; then the default answer is given.
grace-secret = The time is up. { $kind ->
    [bid] Bids
    [support] Battle Cards
   *[other] Answers
} missing: { $count }. They still count until { $stamp }; then the default answer is given.
answered-for = The time of { $who } is over. Default answer: **{ $answer }**.
after-a-stop = The bot was away for a while. What was overdue still counts until { $stamp }.

## Seats

seat-left = { $who } { $why ->
    [gone] is not on this server any more
    [silent] has not answered three times in a row
    [vacation] is on vacation until { $until }
    [conceded] has conceded
    [expelled] has been expelled by the others
   *[left] has left the table
}; a bot plays the seat on. { $why ->
    [conceded] { "" }
    [expelled] { "" }
   *[other] Whoever comes back presses `My move`.
}
advert = A substitute is looked for: who presses the button gets the seat with hand, money and Fleet.
taken-over = { $who } plays the seat of { $before } from now on.
vacation-over = { $who } is back.
prompt-passed = Somebody else plays that seat now. The game is in { $place }.
button-take-over = Take over

## Refusals

refused-seat-taken = A substitute plays that seat now; /game return asks for it back.
refused-gone-for-good = Who has conceded or was expelled does not come back; another person can take the seat over.
refused-seat-not-free = That seat is not free: nobody is looked for there.
refused-no-owner = Nobody had that seat before you.
refused-no-clock = This game has no deadlines; /game clock sets them.
refused-no-vote = You cannot vote on that: it is about you, or a bot plays your seat.
refused-no-proposal = '{ $what }' cannot be voted on.
