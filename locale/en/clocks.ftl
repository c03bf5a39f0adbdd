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

## Clocks and seats, as commands

button-clock = Clock
button-give-back = Give it back
clock = { $clock ->
    [none] no deadlines
    [live] live: 5 minutes for each decision
    [brisk] brisk: 4 hours in all and half an hour more after each answer
    [daily] daily: a day for each decision, without quiet hours and free weekends
    [leisurely] leisurely: 5 days in all and 12 hours more after each answer, without quiet hours and free weekends
   *[custom] a clock of its own
}
lobby-clock = Clock: { $clock }.
clock-set = The clock is set: { $clock }.{ $stamp ->
    [none] { "" }
   *[other] { " " }What is asked now is due { $stamp }.
}
clock-is = Clock: { $clock }.
clock-custom = { $kind ->
    [bank] a bank of { $time }, { $increment } more after each answer, { $most } at most
   *[fixed] { $time } for each decision
}, { $grace } of grace{ $humane ->
    [yes] , without quiet hours and free weekends
   *[no] { "" }
}
duration-day = { $count } { $count ->
    [one] day
   *[other] days
}
duration-hour = { $count } { $count ->
    [one] hour
   *[other] hours
}
duration-minute = { $count } { $count ->
    [one] minute
   *[other] minutes
}
refused-clock-opener = Only who opened the game, and moderators, can set its clock.
refused-duration = '{ $value }' is no stretch of time; write it as 36h, 2d 12h or 90 min.
refused-clock-bounds = { $what ->
    [time] The time
    [increment] The increment
    [most] The most that a bank holds
   *[grace] The grace
} can be { $least } to { $most }, not { $given }.
refused-clock-bank-only = Increment and most belong to a bank: choose speed:bank, or leave them out.
refused-clock-time-missing = Say how long with time, such as 36h; this game has had no deadlines so far.
refused-clock-most = The bank cannot hold { $most } at most and begin with { $time }.
clock-now = The clock of this game from now on: { $clock }.
you-take-over = The seat is yours. Press `My move` in { $place }.
ask-back = { $who } asks { $holder } for the seat back.
asked-back = The substitute has been asked.
given-back = The seat is with its owner again.
concede-ask = You would give the game up. You cannot come back; a bot or a substitute plays on.
conceded = You have conceded.

## One's own

my-games = { $waiting ->
    [0] { $count ->
        [one] One game
       *[other] { $count } games
    }
   *[other] { $count } { $count ->
        [one] game
       *[other] games
    }, { $waiting } { $waiting ->
        [one] waits
       *[other] wait
    } for you
}
my-games-none = You are in no game now; `/game new` in a server's channel opens one.
my-game-lobby = { $place }: not begun yet
my-game-idle = { $place }: nothing is asked of you
my-game-waits = **{ $place }**: { $what }, since { $since }{ $until ->
    [none] { "" }
   *[other] , until { $until }
}
my-hours-set = Your time zone is { $zone }. { $quiet ->
    [none] No quiet hours;
   *[other] Quiet hours: { $quiet };
} weekends { $weekends ->
    [yes] count.
   *[no] do not count.
} This holds in games with a daily or leisurely clock, for what is asked from now on.
my-reminders-set = { $way ->
    [dm] You get one reminder by direct message{ $share ->
        [none] { "" }
       *[other] , after { $share } % of your time
    }.
    [thread] You get one reminder in the thread{ $share ->
        [none] { "" }
       *[other] , after { $share } % of your time
    }; of secret questions by direct message.
   *[none] You get no reminders; the one ping when you are asked still comes.
}
my-vacation-set = You are on vacation until { $until }. { $count ->
    [0] No seat changes hands now.
    [one] A bot plays one seat for you.
   *[other] Bots play { $count } seats for you.
} `/my back` ends it early.
my-back = Welcome back. { $count ->
    [0] No seat had been handed to a bot.
    [one] One seat is yours again.
   *[other] { $count } seats are yours again.
}
my-language-set = What only you see is in English now.
refused-zone = '{ $zone }' is no time zone; try one such as { $near }.
refused-time-of-day = '{ $value }' is no time of day; write it as 22:30.
refused-vacation = '{ $until }' is no day within the next 90 days; write it as 2026-08-31, or give a number of days.

## Votes

button-agree = Agree
button-disagree = Not now
thread-drawn = All have agreed to end this game as a draw.
vote-ask = { $what ->
    [pause] Pause the clock of this game?
    [resume] Let the clock run again?
    [draw] End this game as a draw, without a winner?
    [expel] Expel this player, so that a bot or a substitute plays the seat?
   *[undo] Take this back, what was revealed and rolled with it too?
}
vote-count = { $agreed } of { $needed } agree.
vote-more = and { $count } lines more
vote-open = The question is in the thread; { $agreed } of { $needed } agree.
vote-carried = That is decided.
vote-done = Decided by the players: { $what ->
    [pause] the clock is paused.
    [resume] the clock runs again.
    [expel] the player is expelled.
   *[undo] it is taken back.
}
refused-undo-moved = The game has moved on since that was proposed; /game vote what:undo proposes it anew and says what would be taken back now.
refused-no-such-player = No such player sits in this game.
refused-no-rewind = This game cannot go back so far: its log does not play under the rules of now.

## Moderators

mod-did = { $who } { $what ->
    [pause] has paused the clock.
    [resume] lets the clock run again.
    [extend] gives everybody who is waited for { $hours } more hours.
    [replace] has given the seat of { $seat } to { $by }.
    [undo] has taken the game back to action { $back_to }.
    [correct] corrects the game: { $reason }
   *[force] had the default answer given for { $seat }.
}
mod-done = Done, announced in the thread and noted in the log.
mod-log = What moderators and votes did
mod-log-empty = Nothing yet.
mod-log-vote = the players
mod-log-line = { $stamp } { $who }{ $game ->
    [none] { "" }
   *[other] , game { $game }
}: { $what } { $facts }
correct-ask = This would be changed and told to everybody, with your name and your reason. It cannot be taken back but by another correction.
correct-done = Corrected, announced in the thread and noted in the log.
refused-moderators-only = Only moderators can do that: who manages the server, or has the role chosen in /setup.
refused-moderator-plays = You play in this game; another moderator has to decide.
refused-paused = The clock stands already; /mod resume lets it run.
refused-not-paused = The clock is not paused.
refused-not-waited-for = Nothing is asked of that seat now.

## Setting up a server

setup-title = Pax Hispanica on this server
setup-language = Language of threads and lobbies: { $language ->
    [none] that of the server
   *[other] { $language }
}.
setup-clock = Clock of new games: { $clock }.
setup-moderators = Moderators: { $role ->
    [none] who manages the server
   *[other] { $role }, and who manages the server
}.
setup-home = Home panel: { $place ->
    [none] none; choose a channel with `home`
   *[other] { $place }
}.
setup-games = Games are opened in { $place ->
    [none] every channel
   *[other] { $place }
}.
setup-log = What moderators and votes do is told in { $place ->
    [none] the threads of the games
   *[other] { $place } too
}.
setup-noted = { $who } has changed settings of this server: { $settings }
setup-useful = Some games need more; the rest works without:
setup-permissions = { $count ->
    [0] The bot has every permission it needs in this channel:
    [one] One permission is missing in this channel:
   *[other] { $count } permissions are missing in this channel:
}
setup-has = has
setup-lacks = lacks
setup-invite = Invite with no more than these: { $link }
home-title = Games on this server
home-lobby = { $count ->
    [0] No game is open to join.
    [one] One game is open to join:
   *[other] { $count } games are open to join:
}
home-running = { $count ->
    [0] No game is running.
    [one] One game is running:
   *[other] { $count } games are running:
}
home-seats = { $seats } { $seats ->
    [one] seat
   *[other] seats
} taken
refused-other-channel = Games are opened in { $place } here.
refused-administrators-only = Only who manages this server can set it up.

## Privacy

button-privacy-file = Give me the file
button-privacy-delete = Delete my data
privacy-title = What is stored about you
privacy-text =
    Your number and display name on Discord, where you have or had a seat; your moves with their times; when a game waited for you and how you were told; what you chose with `/my`; what you voted; which games you watch; gifts' messages and deals that you wrote; tournaments and leagues that you entered or run; reports of tables that you sent to organisers; what you did as a moderator.
    { "" }Nothing that you write in channels is read. Nothing goes to anybody else.
    { "" }**Deleting**: your choices, votes, panels, your reports and what you wrote with gifts and deals go; finished games keep a seat without a name. Messages that are in a thread already stay there, as Discord keeps them. Tournaments and leagues keep an entrant without a name.
privacy-file = Everything that is stored about you: { $count } rows.
privacy-ask = Your data would be deleted, and cannot be brought back. Finished games keep a seat without a name.
privacy-deleted = Deleted. { $count } { $count ->
    [one] finished game keeps a seat
   *[other] finished games keep a seat
} without a name.
refused-privacy-playing = You have a seat in game { $number }; leave it before it begins, let somebody take the seat over, or wait until it is over.
refused-privacy-entered = You are entered in the tournament { $name }; drop out of it, or wait until it is over.
