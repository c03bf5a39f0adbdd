### Negotiation: rules of talk, gifts with a message, private threads, deals.

## What a game allows

talk-rules = { $talk ->
    [no_threads] gifts of ducats, no private threads and no deals
    [no_gifts] private threads and deals, no gifts of ducats
    [neither] neither gifts of ducats nor private threads and deals
   *[open] gifts of ducats, private threads and deals
}
talk-shown = { $shown ->
    [yes] private threads are shown to everybody who can see the game when it is over
   *[no] private threads stay private
}
lobby-talk = Allowed: { $rules }; { $shown }.
lobby-talk-off = Allowed: { $rules }.
talk-set = Set. { $line }
refused-talk-rules = '{ $talk }' is none of: open, no_threads, no_gifts, neither.

## Gifts with a message

button-gift-note = With a message
form-gift-title = A gift with a message
form-gift-note = Message, for everybody to read
refused-gift-note = The message has { $length } characters; { $most } fit.
refused-note-without-gift = A message goes with a gift of ducats only.

## Private threads

button-talk = Talk
talk-choose = Talk with
talk-choose-text = With whom do you want to talk in private? The other is told.
talk-name = { $first } and { $second }, game { $number }
talk-begun = { $first } and { $second }: this thread is for you two. The bot is here to let in and out, and reads nothing. { $shown ->
    [yes] **When the game is over, everybody who can see the game can read it.**
   *[no] It stays closed when the game is over.
} Whoever takes over a seat takes over its place here and can read what was written. People who manage threads on this server can read it at any time. What you promise each other binds nobody; `/deal write` notes it down.
talk-ready = Your thread: { $place }
talk-moved = { $who } plays { $nation } from now on and is let in here.
talk-left = Who played { $nation } until now is not in here any more.
talk-closed = The game is over; this thread is closed. { $shown ->
    [yes] Everybody who played has been let in, and whoever can see the game may come in.
   *[no] Nobody else can read it, but people who manage threads here.
}
button-talks-read = Let me in
talks-let-in = You have been let in: { $places }
refused-talks-closed = The private talks of this game are not shown.
talks-shown = The private talks of this game. Everybody who played is in them; { $button } lets you in too:
talks-shown-line = { $place }: { $first } and { $second }
refused-no-private-talk = This game allows no private threads and no deals.
refused-talk-alone = That is your own seat.
refused-talk-bot = A bot plays that seat; it does not talk.
refused-talk-forbidden = The bot may not open private threads in { $place }; who manages this server can grant `Create Private Threads`.

## Deals

deal-who = **{ $number }** { $own ->
    [yes] You to { $who }
   *[no] { $who } to you
}: “{ $text }”
deal-due = due in cycle { $cycle }, { $year_kind ->
    [goods] Goods Year
    [auction] Auction Year
    [play] Play Year
   *[sail] Sail Year
}
deal-status = { $status ->
    [offered] not confirmed yet
    [agreed] agreed
    [declined] declined
    [withdrawn] withdrawn
    [kept] kept
    [broken] broken
   *[void] void
}{ $marker ->
    [none] { "" }
   *[other] , says { $marker }
}
deal-line = { $what } · { $due } · { $status }
deals-title = Your deals in game { $number }
deals-none = You have no deals in this game. `/deal write` notes one down; the other confirms it.
deals-more = and { $count } older ones
deals-choose = Choose a deal
deals-bind-nobody = Deals bind nobody. Only the two of you see them; you are reminded when one comes due.
deal-written = Noted, and { $who } is asked to confirm it.
deal-offered = { $who } has written a deal down in { $place } and asks you to confirm it. It binds nobody.
deal-told = { $who } has { $status ->
    [agreed] confirmed
    [declined] declined
    [withdrawn] withdrawn
    [kept] marked as kept
    [broken] marked as broken
   *[void] marked as void
} the deal { $number } in { $place }:
deal-comes-due = A deal in { $place } comes due now. Was it kept?
deal-done = Noted: { $status }.
note-waits = { $who }, there is a note for you about this game.
note-waits-thread = { $who }:
button-deals = Show it
button-deal-yes = Agree
button-deal-no = Decline
button-deal-back = Withdraw
button-deal-kept = Kept
button-deal-broken = Broken
button-deal-void = Void
refused-no-deal = You have no deal with the number { $number }.
refused-deal-text = The text has { $length } characters; write 1 to { $most }.
refused-deal-late = This game has { $cycles } cycles; cycle { $cycle } never comes.
refused-deal-past = Cycle { $cycle }, { $year ->
    [goods] Goods Year
    [auction] Auction Year
    [play] Play Year
   *[sail] Sail Year
}, has been reached already: this is cycle { $now_cycle }, { $now_year ->
    [goods] Goods Year
    [auction] Auction Year
    [play] Play Year
   *[sail] Sail Year
}.
refused-deal-year = '{ $year }' is none of: goods, auction, play, sail.
refused-deals-many = { $name } has { $most } open deals; some have to be answered or marked first.
refused-deal-answered = That deal is settled: { $status ->
    [offered] it is not confirmed yet
    [agreed] it was agreed
    [declined] it was declined
    [withdrawn] it was withdrawn
    [kept] it was kept
    [broken] it was broken
   *[void] it is void
}.
refused-deal-not-yours = The other side has to say that.
