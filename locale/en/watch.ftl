### Those who watch without playing.

delay = { $unit ->
    [hours] { $amount } { $amount ->
        [one] hour
       *[other] hours
    }
    [years] { $amount } { $amount ->
        [one] Year
       *[other] Years
    }
   *[steps] { $amount } { $amount ->
        [one] action
       *[other] actions
    }
}
lobby-delay = Who does not play sees the game { $delay } late; its thread is private.
delay-set = { $amount ->
    [0] Everybody sees this game at once.
   *[other] Who does not play will see this game { $delay } late. Its thread will be private, for the players alone.
}
refused-delay = { $amount } { $unit } is no delay: choose 0 to { $most } { $unit }; the units are hours, years and steps.
refused-delay-forbidden = A game that is seen late is played in a private thread, and the bot may not open one in { $place }; who manages this server can grant `Create Private Threads`, or `/game delay amount:0` lets everybody see it at once.
gallery-name = Watching game { $number }
gallery-begun = Here { $place } is talked about by those who do not play; the game is told here once a Year{ $delay ->
    [none] { "" }
   *[other] , { $delay } late
}. **If you play in it, please do not read on**, and do not write here what you know of hands and bids.
gallery-year = { $year_kind ->
    [goods] Goods Year
    [auction] Auction Year
    [play] Play Year
   *[sail] Sail Year
}, { $year }: how it stands
gallery-over = { $won ->
    [yes] The game is over. The buttons show all of it, with every hand and every bid.
   *[no] The game has ended without a winner.
}
button-watch = Watch
watch-begun = You watch { $game } now: { $place }. `/game watch stop:True` ends it.
watch-ended = You do not watch this game any more.
late-view = -# As it was { $stamp }: who does not play sees this game { $delay } late.
refused-watch-plays = You play in this game, or have played in it.
refused-watch-already = You watch this game already.
refused-watch-not = You do not watch this game.
