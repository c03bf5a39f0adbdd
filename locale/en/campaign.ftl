### Campaigns: linked games with the same people.

campaign-next = Next of the campaign
campaign-name = Campaign of game { $number }
campaign-founded = { $name } is founded, with the game of this thread as its first. `Next of the campaign` under its final message, or /campaign next, goes on.
campaign-open = Game { $count } of { $name } is open in { $place } as game { $number }; whoever was there presses `Next of the campaign`, or joins in the lobby.
campaign-title = { $name } (campaign { $number })
campaign-line = { $count }. { $stamp } { $place }: { $who } wins as { $ending } and leaves { $left } to the next game; { $last }, who came last, begins it with { $consolation }.
campaign-not-ended = { $count }. { $place }: { $phase ->
    [lobby] open, not begun
    [running] being played
   *[abandoned] ended without a winner
}.
campaign-rank = { $rank }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wins } won, Renown { $renown } in all
campaign-table = What a game leaves to the next one:
campaign-table-line = - { $ending }: { $left }
campaign-last = came last
campaign-left = { $what ->
    [favour] Favour +{ $amount }
    [infamy] Infamy +{ $amount }
    [liberated] Liberated +{ $amount }
   *[ducats] ${ $amount }
}
refused-no-campaign = There is no campaign with the number { $number } on this server.
refused-no-campaign-here = There is no campaign on this server. /campaign found, in the thread of a finished game, founds one.
refused-campaign-not-over = Game { $number } is not over; a campaign begins with a finished game.
refused-campaign-already = Game { $number } belongs to a campaign already.
refused-campaign-open = The next game is there already: game { $number }.
