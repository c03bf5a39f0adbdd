### What the bot itself says: buttons, lobby, panels, refusals. Numbers of rules come with the sentences of the engine.

## Buttons

button-mine = My move
button-hand = Hand
button-board = Board
button-log = Log
button-rules = Rules
button-new = New game
button-join = Join
button-leave = Leave
button-nation = Choose nation
button-add-bot = Add a bot
button-remove-bot = Remove a bot
button-start = Start
button-length = Length
button-abandon = Abandon
button-back = Back
button-do-it = Do it
button-other = other
button-undo = Undo
button-help = ?
button-look-again = My move

## Lobby

lobby-title = Pax Hispanica · game { $number }
lobby-intro = The Caribbean, 1598. Two to five seats; one person alone plays against bots.
lobby-seat = { $number }. { $bot ->
    [yes] { $who } (bot)
   *[no] **{ $who }**
} · { $nation }
lobby-empty-seat = { $number }. free
lobby-any-nation = a nation at random
lobby-bots = Bots play as captains, unless another strength stands behind the name; `/game add_bot` takes a strength and a persona.
lobby-length = Length: { $length }, { $cycles } cycles of four Years.
lobby-too-few = `Start` needs two seats at least. Press `Add a bot` to play at once, or wait for somebody to `Join`.
lobby-ready = { $humans ->
    [0] { $seats } bots are ready to play among themselves. Press `Start`.
    [1] One person and { $seats ->
        [2] one bot
       *[other] bots
    }. Press `Start` when you are ready; more may join until then.
   *[other] { $seats } seats are taken. Press `Start` when all are here.
}
lobby-started = This game is played in { $place }.
lobby-abandoned = This game was called off.
lobby-choose = Which nation?
lobby-choose-text = Choose your nation. Spain plays with 4 or 5 seats; a person alone plays against a Spanish bot.
nation-chosen = You play { $nation }.
nation-any = You get a nation at random.
joined = You have a seat. { $seats } of 5 are taken.
left = Your seat is free again.
left-running = A bot plays your seat on. Press `My move` to take it back.
bot-added = A bot sits down. { $seats } of 5 seats are taken.
length-set = The length is { $length } now.
started = The game has begun in { $place }.
abandon-ask = Game { $number } would end here, for everybody and without a winner. It cannot be taken up again.
abandoned = The game was ended without a winner.
thread-name = Pax Hispanica { $number }
thread-closed = The bot may not write in the thread of this game. It can be played here meanwhile; `/game check` there names the permissions that are missing.
thread-abandoned = This game was ended without a winner.

power-spain = holds the Crown's Colonies, always eligible for CONQUISTADOR
power-england = a letter of marque from the start, stronger when it loots
power-france = Tortuga with its Fort, paid for its first won raid of a Sail Year
power-netherlands = the most money, cheaper bribes
power-courland = Tobago with its Fort, one more wind, one free hire a Goods Year

bot-strength = { $name }, { $strength ->
    [deckhand] deckhand
   *[admiral] admiral
}
persona-pirate = Pirate
persona-courtier = Courtier
persona-abolitionist = Abolitionist
persona-president = Founder
persona-trader = Trader
persona-viceroy = Viceroy
persona-admiral-of-the-galleons = Admiral of the Galleons
persona-protector-of-the-natives = Protector of the Natives

## Titles of the messages in a thread

title-game-started = Game { $number } begins
title-year-began = { $year_kind ->
    [goods] Goods Year
    [auction] Auction Year
    [play] Play Year
   *[sail] Sail Year
} { $year } · cycle { $cycle } of { $cycles }
title-play-turn-began = Play turn of { $who }
title-sail-turn-began = Sail turn of { $who }
title-auction-announced = Auction { $number } of { $of } · initiator { $who }
title-no-auction = No auction of { $who }
title-goes-on = The game goes on

## The table

asked-for = { $kind ->
    [order_choice] place in Player Order
    [labour] labour for a vacant Colony
    [loss] which worker is lost
    [announce] announcing an auction
    [bid] a secret bid
    [play_turn] play turn
    [hand_limit] hand limit
    [inquisition] answer to the Inquisition
    [sail_turn] sail turn
    [unload] tribute in Europe
    [support] Battle Card
   *[place] where a worker goes
}
table-secret = { $kind ->
    [bid] { $done } of { $all } { $all ->
        [one] bid
       *[other] bids
    } are in.
    [labour] Chosen before the turn comes: { $done } of { $all }.
    [support] { $done } of { $all } Battle Cards are in.
   *[other] { $done } of { $all } answers are in.
}
table-waits = Waiting for **{ $who }**: { $what }.
table-since = Since { $stamp }.
table-bots = The bots are at it.
table-row = { $who }{ $away ->
    [yes] { " " }(away, a bot plays)
   *[no] { "" }
}: Renown { $renown } · ${ $ducats } · Favour { $favour } · Infamy { $infamy } · Liberated { $liberated }
table-ambition = { $who } meets the condition of { $ambition } now, and wins if that is so at the end of { $years ->
    [1] the Sail Year of cycle { $cycle }
   *[other] the next { $years } Sail Years
}. (11.2)
table-footer = My move shows what you can do, and only to you.
status-row = { $who }: { $market } Market and { $haven } Haven cards; { $colonies } { $colonies ->
    [one] Colony
   *[other] Colonies
}, { $vacant } vacant; Fleet: { $fleet }, { $legality }; tableau: { $tableau }

## Panels

panel-title = { $year_kind ->
    [goods] Goods Year
    [auction] Auction Year
    [play] Play Year
   *[sail] Sail Year
} { $year } · { $what }
panel-footer = Game { $game } · { $nation } · ${ $ducats } · { $cards } of { $limit } cards
panel-choose = What will you do?
panel-count = { $count } { $count ->
    [one] possibility
   *[other] possibilities
}
panel-idle = Nothing is asked of you now. { $count ->
    [0] The bots are at it.
   *[other] The game waits for { $who }.
}
panel-over = The game is over.
panel-nothing-asked = Nothing is asked of you now.
panel-stale = That was answered already, or the game has gone on. This is what is asked now.
receipt = Sealed: **{ $given }**, at { $stamp }. You can change it until the last one is in.
prompt-where = The game is in { $place }.
prompt-answered = Answered. The game goes on in { $place }.
seat-back = The seat is yours again.
undo-ask = This would be taken back:
undo-done = Taken back.
form-number-title = Your number
form-number-label = From { $low } to { $high }
hand-title = Your hand: { $count } { $count ->
    [one] card
   *[other] cards
}
hand-alt = Cards: { $cards }
battle-alt = A battle: { $attack } against { $defence } before support.
auction-alt = The back of a card.
hand-empty = You hold no cards.
board-caption = The board
board-zone-empty = Nothing stands there.
board-rebels = Rebels { $count }
board-homes = at home { $homes }
board-colony = { $site } ({ $owner }, { $worker ->
    [citizen] Citizen
    [enslaved] Enslaved
   *[vacant] vacant
}{ $fort ->
    [yes] , Fort
   *[no] { "" }
}{ $chests ->
    [0] { "" }
    [one] , Chest of { $good }
   *[other] , { $chests } Chests of { $good }
})
board-natives = { $site } Natives { $count }{ $wild ->
    [yes] , wild
   *[no] { "" }
}
board-cathedral = Cathedral of { $site } { $count }
board-fleet = Fleet of { $who } ({ $galleons } { $galleons ->
    [one] Galleon
   *[other] Galleons
}, { $legality }, cargo: { $cargo }{ $patrol ->
    [yes] , on patrol
   *[no] { "" }
})
log-file = The whole history is in the file.
log-title = The last { $count } lines
rules-title = Rules{ $number ->
    [none] { "" }
   *[other] { " " }· { $number }
}
rules-how = `/rules 9.3` shows a rule, `/rules 9` a section.
refreshed = It is posted again.
messages-set = { $wanted ->
    [yes] Your panel comes by direct message too.
   *[no] No direct messages from this game; press `My move` in the thread.
}
check = { $count ->
    [0] The bot has every permission it needs here.
   *[other] These permissions are missing here:
}
export-done = The record of the game, { $actions } actions. `python -m engine.replay FILE` plays it again.

## The end

final-heading = ## Final: { $who } wins as { $ending }
final-title = Final table · { $ending }
final-row = **{ $who }**: Renown { $renown } · ${ $ducats } · Favour { $favour } · Infamy { $infamy } · Liberated { $liberated } · { $colonies } { $colonies ->
    [one] Colony
   *[other] Colonies
}
final-ambition = { $who } met at the end: { $names }.
final-seed = Game { $number }, seed { $seed }, { $actions } actions. The file replays it; `/game new` opens another.

## Help

help-title = How a game works here
help-text =
    { "" }**To begin**: `/game new`, then `Add a bot` as often as you like, then `Start`. The game gets a thread of its own.
    { "" }**To play**: when you are asked, press `My move` under the table at the foot of the thread. Only you see the answer: it says what is asked, what each choice does and costs, and leads you step by step. The same panel comes by direct message, if yours are open.
    { "" }**To type instead**: every move is a command (`/bid`, `/sail`, `/attack`, `/play` and so on); it offers only what is legal now. `/move` offers everything.
    { "" }**To look**: `/board`, `/hand`, `/status`, `/log`, `/rules 9.3`.
    { "" }**To take back**: `Undo`, until something was rolled or revealed.
help-more = `/rules` has every rule by number.

help-ahead = **Below that you may leave an order for later**, with or without an answer now. Only you see it, and pressing it again takes it back:
help-not-now = **Not now**
button-why = Why not?
button-ahead = { $what ->
    [top] My next auction: the face-up card
    [buried] My next auction: buried treasure
    [kinds] Always: a ship or tableau card face up, else buried treasure
    [hire] From now on: hire
    [kidnap] From now on: hire, else kidnap
    [target] From now on: for the target
   *[against] From now on: against this attacker, else for the target
}
why-intro = What is possible is on your panel. Choose what is not, and read why.
why-choose = What do you miss?
why-all = Everything that can be thought of is offered now.

which-game = You have { $count } games here; which one do you mean?
which-choose = Which game?
which-more = { $count } more are in /my games.
which-again = The bot was restarted since; here is your panel of that game. Give the command once more if it is not on it.
which-waits = waits for you: { $what }
which-phase = { $phase ->
    [lobby] has not begun
    [running] goes on without you for now
   *[over] is over
}

## Routes

route = { $winds } winds · { $left } left
route-by = by way of { $via }
route-round = The short way to { $zone } leads by a patrol. Round it: { $way }. Choose it in the menu, or sail step by step.
route-choose = Farther, without a stop

## Permissions

permission-view-channel = View Channel
    .why = to see the game's commands and buttons
permission-send-messages = Send Messages
    .why = to post the lobby
permission-embed-links = Embed Links
    .why = to tell the game in readable form
permission-attach-files = Attach Files
    .why = to post pictures of the board
permission-create-public-threads = Create Public Threads
    .why = to open a thread for each game
permission-create-private-threads = Create Private Threads
    .why = for private talks and games that others see late
permission-manage-threads = Manage Threads
    .why = to close private talks for good and to let former players out
permission-read-message-history = Read Message History
    .why = to find out after a crash whether a ping went out
permission-send-messages-in-threads = Send Messages in Threads
    .why = to tell the game in its thread

## Refusals: one sentence, with what can be done instead

refused-stale = That was answered already; press My move to see what is asked now.
refused-no-game = There is no game { $number }.
refused-no-game-here = No game is open here; /game new opens one.
refused-no-game-yours = You are in no game now; /game new in a server's channel opens one.
refused-no-game-chosen = No game was chosen; give the command once more.
refused-joined = You have a seat in this game already.
refused-not-in-game = You have no seat in this game.
refused-full = All { $seats } seats are taken.
refused-started = The game has begun already; press My move in its thread.
refused-not-started = The game has not begun yet; press Start in its lobby.
refused-ended = This game is over.
refused-no-bot = No bot sits at this table.
refused-nation = '{ $nation }' is no nation of this game; choose Spain, England, France, the Netherlands or Courland.
refused-nation-taken = { $name } has chosen that nation already; choose another.
refused-length = '{ $length }' is no length; choose short, standard or long.
refused-opener-only = Only the person who opened the game can change that.
refused-too-few = { $seats ->
    [0] Nobody has a seat yet
    [one] Only one seat is taken
   *[other] Only { $seats } seats are taken
}; two are needed, and Add a bot fills one.
refused-spain-not-played = With { $seats } seats here Spain is not played by a person; { $name } chooses another nation, or more people join.
refused-not-your-seat = That seat is not yours.
refused-not-your-turn = Nothing is asked of you now; /status says who is waited for.
refused-nothing-to-undo = Nothing can be taken back: your last action is not the newest, or something was rolled, revealed or sealed with it.
refused-number = { $value } is not possible; choose a whole number from { $low } to { $high }.
refused-unknown = '{ $value }' is not possible for `{ $parameter }` now. Did you mean: { $near }?
refused-unknown-none-near = '{ $value }' is not possible for `{ $parameter }`. Possible now: { $options }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
    }
refused-nothing-here = '{ $value }' is not possible: there is nothing to choose for { $parameter } now.
refused-more = /{ $command } needs one thing more; choose one of: { $what }.
refused-reason = { $reason }
refused-nothing-such = '{ $value }' is not possible now; you can: { $options }.
refused-other-question = You are asked for something else now ({ $asked }); you can: { $options }.
refused-pack = There is no pack '{ $pack }'; this host has: { $known }.
refused-pack-broken = The pack { $pack } cannot be played: { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}.
    { $mistakes }
refused-persona = There is no persona '{ $persona }'; choose one of { $known }.
refused-permissions = The bot lacks permissions in { $place }: { $names }. A server administrator can grant them, then /game new works.
refused-not-in-thread = A game cannot be opened inside a thread; use /game new in a channel.
refused-export-running = A running game is not exported, since its record tells every hand; ask again when it is over.
refused-rule = No rule has the number or the words '{ $number }'; /rules without either lists the sections.

## Errors

error-forbidden = The bot may not do that here; /game check names the permissions that are missing. Your game is safe.
error-discord = Discord did not take the answer. What was done is kept; press My move to see where the game stands.
error-server-only = That works in a server's channel, not in direct messages.
error-value = '{ $value }' cannot be used there.
error-unexpected = Something went wrong on our side; it has been noted, and nothing was changed.

## The sandbox

sandbox-welcome =
    Welcome. This is a simulated Discord with the real bot in it; nothing leaves this computer.
    { "" }**New here?** Press `Tutorial`: ten steps of a real game, in a thread of its own.
    { "" }**Or first**: press `New game` (or type `/game new`). Then press `Add a bot` once or more, then `Start`.
    The game gets a thread of its own; open it from the index page and press `My move` there. `/help` says more.

game-seals = Sealed before the reveal: { $seals }
game-commitment = Commitment to the seed of this game: { $commitment }. When the game is over its record shows the seed, and python -m engine.verify checks every draw, die and bid against it.

## Replays

rematch = Rematch
rematch-open = Game { $number } is open in { $place }, with the same length and bots. Whoever presses Rematch joins it.
tell-the-story = Tell the story
refused-not-over = This game is not over yet.
replay-open = Replay
replay-film = Film
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-on = What followed
replay-place = Turn { $place } of { $all }
film-caption = Game { $number } from the first Year to the last.
film-failed = The film could not be drawn now; try again in a minute.
film-alt = The board at the end of each Year, one after the other.
score-alt = Ducats and Renown of each player over the Years.

## Orders given ahead

standing-title = What you have left for later
standing-none = Nothing. With /standing announce, bid, battle and labour you answer ahead what you would be asked.
standing-footer = Only you see this. An order answers for you at once when it fits; /standing withdraw takes all back.
lobby-pack = Played with the content of { $pack }.
