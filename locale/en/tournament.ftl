### Tournaments, ladders, records.

## The announcement

t-title = { $name }
t-form = { $form ->
    [swiss] Tables of equals ({ $seats } seats), { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
    [pools] Fixed tables of { $seats }, { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
   *[elimination] Elimination at tables of { $seats }, { $rounds } { $rounds ->
       [one] round
      *[other] rounds
   } at most
}{ $final ->
    [yes] , then a final table
   *[no] { "" }
}. { $length ->
    [short] Short
    [long] Long
   *[standard] Standard
} games.
t-hours = A round lasts { $hours } { $hours ->
    [one] hour
   *[other] hours
}; games that are not over then are decided by Renown.
t-points = Points: { $places }; { $renown } more shared by Renown; a bye { $bye }.
t-rules = Who signs up accepts the rules of this host (/rules) and that results are counted by it.
t-phase = { $phase ->
    [signup] Sign-up is open.
    [checkin] Check-in: whoever has signed up presses `I am here`.
    [drawn] Round { $round } is drawn and about to begin.
    [playing] Round { $round } is being played.
    [between] Round { $round } is over.
    [over] The tournament is over.
   *[cancelled] The tournament has been cancelled.
}
t-count = { $count } of { $most } entered, { $checked } checked in, { $waiting } waiting.
t-organised = Announced by { $people }
t-role-line = { $role ->
    [referee] Referees: { $people }
   *[organiser] Organisers: { $people }
}
t-talk = Allowed at the tables: { $rules }{ $shown ->
    [yes] ; private threads are shown to all who see the game at the end
   *[no] { "" }
}.
t-clock = Clock of its games: { $clock }.
button-t-join = Sign up
button-t-leave = Withdraw
button-t-here = I am here
button-t-do = Do it
button-t-undo = Undo

## Entries

t-signed = You are entered in { $name } as number { $number }.
t-signed-waiting = { $name } is full; you are on the waiting list, in place { $place }.
t-signed-late = You are entered in { $name } and play from round { $round } on.
t-dm-test = You are entered in { $name }. Messages about your games reach you here.
t-dm-closed = Your direct messages are closed, so you will be called in the channel only.
t-left = You have withdrawn from { $name }.
t-risen = { $name }: a place is free, you have moved up from the waiting list.
t-here = You are checked in.
t-stand-in = { $who } plays your games from the next round on.
t-stand-in-off = You play your own games from the next round on.

## Steps

t-preview = { $phase ->
    [checkin] Next: sign-up ends and check-in opens. { $count } are entered, { $waiting } wait.
    [drawn] Next: round { $round } is drawn for { $count } { $count ->
        [one] entrant
       *[other] entrants
    }. { $missing } have not checked in and would be left out. Nothing is opened yet.
    [playing] Next: the games of round { $round } are opened, { $tables } tables. This cannot be undone.
   *[cancelled] Next: { $name } is cancelled. Games that run go on, and nothing more is counted.
}
t-nothing-next = { $phase ->
    [playing] Round { $round } is being played; { $open } of { $tables } tables are open. /organise adjudicate ends it.
   *[over] { $name } is over.
}
t-done = Done. { $phase ->
    [checkin] Check-in is open.
    [drawn] Round { $round } is drawn; look it over, then /organise next opens the games, /organise undo takes it back.
    [playing] Round { $round } has begun.
    [signup] Sign-up is open again.
    [between] The draw is taken back.
   *[cancelled] { $name } is cancelled.
}
t-draw-title = { $name }: round { $round }
t-draw-table = Table { $number }: { $seats }
t-draw-bye = Bye: { $names }
t-round-began = { $name }: round { $round } has begun.
t-more = and { $count } more
t-thread = { $name } { $round }.{ $table }
t-adjudicated = { $count } { $count ->
    [one] table of round { $round } was decided by Renown.
   *[other] tables of round { $round } were decided by Renown.
}
t-overdue = { $name }: the time of round { $round } is up. { $count } { $count ->
    [one] table was decided by Renown.
   *[other] tables were decided by Renown.
}
t-corrected = Table { $table } of round { $round } now counts as: { $order }.
t-substituted = { $new } takes the place of { $old }.
t-organiser = { $role ->
    [none] { $person } has no role in this tournament any more.
    [referee] { $person } is a referee now.
   *[organiser] { $person } is an organiser now.
}

## Standings

t-standings = { $name }: after round { $round }
t-standings-line = { $rank }. { $name }: { $points } { $points ->
    [one] point
   *[other] points
}, { $wins } won
t-final = { $name }: { $who } wins the tournament
t-trophy = **{ $who }** wins { $name } with { $points } { $points ->
    [one] point
   *[other] points
} from { $games } { $games ->
    [one] game
   *[other] games
}. { $second ->
    [none] { "" }
   *[other] Second: { $second }.
}
t-columns-points = Points
t-columns-wins = Won
t-columns-direct = Direct
t-columns-sonneborn = Sonneborn
t-columns-opponents = Opponents
t-standings-alt = Standings of { $name } after round { $round }, led by { $who }
t-none-yet = { $name } has no results yet.
t-tie-breaks = Equal points are parted by games won, places against each other, the points of beaten opponents (Sonneborn-Berger), the mean points of opponents, Renown. /tournament export has every figure.
t-export = Everything about { $name }: results, standings, ratings, and all of it as JSON.

## Ladder

t-ladder = Ladder
t-ladder-season = Ladder { $season }
t-ladder-line = { $rank }. { $name }: { $rating } ({ $games } { $games ->
    [one] game
   *[other] games
}{ $provisional ->
    [yes] , provisional
   *[no] { "" }
}{ $idle ->
    [yes] , idle
   *[no] { "" }
})
t-ladder-note = Plackett-Luce over the whole ranking of each game; shown is the estimate less three times its uncertainty. Provisional: fewer than { $games } { $games ->
    [one] game
   *[other] games
}. Idle: none for { $days } { $days ->
    [one] day
   *[other] days
}; a rating never decays.
t-ladder-alt = The ladder, led by { $who }
t-columns-rating = Rating
t-columns-games = Games
t-columns-mu = mu
t-columns-sigma = sigma

## Records

t-stats-line = { $games } { $games ->
    [one] game
   *[other] games
}, { $wins } won ({ $share }%; { $expected }% if all were equal). Renown on average { $renown }.
t-stats-places = Places: { $list }
t-stats-won-by = Won as: { $list }
t-stats-nations = Nations: { $list }
t-stats-none = Nothing has been recorded yet.
t-stats-endings = How { $games } { $games ->
    [one] game
   *[other] games
} ended
t-stats-ending = { $ending }: { $count } ({ $share }%), after { $actions } answers on average
t-stats-against = { $name } against the others
t-stats-against-line = { $name }: { $won } times better placed, { $lost } times worse
t-stats-cards = Cards that were played
t-stats-openings = First cards bought
t-stats-card = { $card }: { $games } times, won { $share }% ({ $expected }% if all were equal)
t-stats-longest = The longest games
t-stats-longest-line = Game { $number }: { $actions } answers, { $seats } seats, { $ending }

## Log

t-log = { $stamp } { $text }
t-log-none = Nothing has been done yet.
t-log-opened = { $by } announced the tournament.
t-log-late = { $name } enters late, for round { $round }.
t-log-dropped = { $name } is out after round { $round } ({ $by }).
t-log-risen = { $name } moves up from the waiting list.
t-log-organiser = { $by } sets { $person }: { $role }.
t-log-to-checkin = { $by } opened the check-in.
t-log-to-drawn = { $by } drew round { $round }.
t-log-to-playing = { $by } opened the games of round { $round }.
t-log-to-between = Round { $round } is over.
t-log-to-over = The tournament is over after round { $round }.
t-log-to-cancelled = { $by } cancelled the tournament.
t-log-undone = { $by } took the last step back.
t-log-substitute = { $by } let { $new } take the place of { $old } in round { $round }.
t-log-corrected = { $by } corrected table { $table } of round { $round }: { $order }.
t-host = the host

## Refusals

refused-no-ladder = No game of this kind has been finished here { $season ->
    [none] yet
   *[other] in the season { $season }
}.
refused-no-tournament = There is no tournament with the number { $number }.
refused-no-tournament-here = No tournament is under way on this server. /tournament new announces one.
refused-several-tournaments = Several tournaments are under way here: { $names }. Say which by its number.
refused-tournament-over = { $name } is over.
refused-tournament-full = The tournament is full: { $most } are entered.
refused-entered-already = That person is entered already.
refused-entries-closed = An elimination takes no entries once its first round is drawn.
refused-not-entered = That person is not entered in this tournament.
refused-no-check-in = Check-in is not open now.
refused-still-waiting = You are on the waiting list; you need not check in, and move up when a place is free.
refused-organisers-only = Only the organisers of this tournament can do that.
refused-not-that-step = The tournament has moved on; /organise next shows what comes now.
refused-games-have-begun = The games of this round have begun; it can no longer be undone.
refused-no-table = Round { $round } has no table { $table }.
refused-no-results-yet = That table has no results yet.
refused-undo-draw-first = The next round is drawn from these results; /organise undo takes the draw back first.
refused-wrong-order = Name every nation of that table once, best first: { $nations }.
refused-tournament-game = This game belongs to a tournament; its organisers end it by /organise adjudicate.
refused-not-playing = No round is being played now.
refused-wrong-points = Points look like 5 3 2 1, best place first, one row for 2, 3, 4 and 5 seats, rows parted by a slash; '{ $given }' does not.
refused-tournament-form = There is no form '{ $given }'; there are { $known }.
refused-tournament-rounds = A tournament has 1 to { $most } rounds, not { $given }.
refused-tournament-many = A tournament has { $most } entrants at most; there are { $count }.
refused-tournament-final = A final needs at least two entrants; there are { $count }.
refused-tournament-few = The round cannot be drawn: it takes { $need } entrants at least, and there are { $count }.
refused-tournament-seats = A table has { $fewest } to { $most } seats, not { $given }.
refused-points-count = A table of { $size } needs { $size } numbers of points, not { $count }.
refused-points-order = A better place cannot have fewer points: { $given }.
refused-points-range = Points are 0 to { $most }, not { $given }.

## Roles and fair play

refused-role-may-not = As { $role ->
    [referee] a referee
   *[organiser] an organiser
} you cannot { $right ->
    [step] take steps or undo them
    [cancel] cancel the tournament
    [people] drop people or put in substitutes
    [results] adjudicate or correct results
    [reports] read reports and hints
   *[roles] give roles
}; those who can: { $roles }.
refused-owner-stays = Who announced a tournament stays its owner.
t-reported = The organisers are told about table { $table } of round { $round }; nobody else is.
t-report-head = A report in { $name } (tournament { $number }), for you and the other organisers only:
t-report-line = { $stamp } round { $round }, table { $table } { $place }, by { $who }: { $text }
t-reports-none = Nothing has been reported.
t-hints-note = Hints, no proofs: families, friends and chance give the same. Nobody else sees them, and nothing follows from them by itself.
t-hints-none = There are no hints.
t-hint-made = { $first } and { $second }: accounts made within { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} of each other.
t-hint-prompt = { $first } and { $second }: { $count } of { $of } times one answered within { $seconds } seconds of the other.
t-log-games = { $by } set the rules of talk ({ $talk }) and the clock ({ $clock }) of the games.
refused-games-are-set = Round { $round } is drawn; the clock and the rules of talk of the games stand.

## Charts and one's own record

t-chart-line = Share of games won so far (dashed: if all were equal)
t-chart-bars = { $by ->
    [seats] By seats at the table: won of played (mark: if all were equal)
   *[nation] By nation: won of played (mark: if all were equal)
}
t-chart-seats = { $count } { $count ->
    [one] seat
   *[other] seats
}
t-chart-alt = { $name }: { $won } of { $games } { $games ->
    [one] game
   *[other] games
} won; { $list }
t-stats-export = Your { $games ->
    [one] finished game
   *[other] { $games } finished games
} on this server, as CSV and JSON.
refused-no-record = You have finished no game on this server.
t-ladder-everywhere = { $title }, all servers
my-ratings = { $wanted ->
    [yes] Your finished games count in the ladder of all servers, those before too, under the name of the newest. Games count as if only those who take part had sat in them.
   *[no] You are not in the ladder of all servers, and no game of yours counts there.
}
refused-no-ladder-anywhere = Nobody who takes part in the ladder of all servers has finished a game against another who does { $season ->
    [none] yet
   *[other] in the season { $season }
}.

## Leagues

button-l-join = Join
button-l-leave = Leave
l-title = { $season ->
    [0] { $name }
   *[other] { $name }, season { $season }
}
l-form = Divisions of { $size }; after each season { $move } go up and { $move } go down at each border. A season: { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} at fixed tables of { $seats }.
l-division = **Division { $letter }** (tournament { $number }): { $state }
l-entered = { $names }
l-members = { $count } play in season { $season }. { $opener } begins it by /league season.
l-joined = You play in { $name } from season { $season } on; { $count } do now.
l-left = You are not in season { $season } of { $name }. A tournament of now goes on.
l-preview = Next: season { $season } of { $name }. Each division becomes a tournament in its sign-up, members entered.
l-next-division = **Division { $letter }**
l-next-line = { $name }{ $came ->
    [up] { " " }(promoted)
    [down] { " " }(relegated)
    [new] { " " }(new)
   *[stays] { "" }
}
l-begun = Season { $season } of { $name } has begun: { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}. /organise next leads each on, by its number.
refused-no-league = There is no league with the number { $number } on this server.
refused-no-league-here = There is no league on this server. /league new opens one.
refused-several-leagues = There are several leagues here: { $names }. Say which by its number.
refused-league-move = { $move } cannot go up and down in divisions of { $size }; { $most } at most.
refused-league-seats = A division of { $size } cannot fill a table of { $seats }.
refused-league-joined = You play in { $name } already.
refused-league-not-in = You do not play in the next season of { $name }.
refused-league-full = The league is full: it takes { $most } members.
refused-league-opener = Only who opened the league begins its seasons.
refused-league-playing = Season { $season } is still played: { $name } (tournament { $number }) is not over.
refused-league-few = A season needs at least 2 members; there are { $count }.
