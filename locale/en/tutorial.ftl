### The tutorial: ten steps of a real game against a bot. Each says what to look at, what is asked, and why.

button-tutorial = Tutorial
button-lesson-on = Go on
button-lesson-skip = Skip this step
button-lesson-tip = What would you do?
button-lesson-leave = Leave the tutorial
button-play-on = Play on
button-end-game = End this game
button-tutorial-again = Begin anew

tutorial-thread = Tutorial of { $name }
tutorial-opened = Your game is open in { $place }. A bot plays Spain, you play England; the guide speaks in the thread.
tutorial-left = The guide says no more. The game goes on; press My move when it asks you, or end it with /game abandon.
tutorial-over-title = The tutorial is over
tutorial-over = You have seen a whole round of the game. You can play this one to its end against the bot, or end it here; /game new opens one with other people.
tutorial-not-met = This game did not bring: { $names }. `/rules` tells of them.
lesson-heading = Step { $number } of { $all } · { $title }
lesson-ended = { $how ->
    [met] Done.
    [skipped] Skipped.
    [left] You left the tutorial here.
   *[passed] That moment has passed; the step comes again in the next Year of its kind.
}
lesson-between = Play on; the guide speaks again when something new is asked.
lesson-tip = A captain would now: **{ $move }**.

lesson-goods-title = The map and the Goods Year
lesson-goods = The message headed `Goods Year`, further up, tells what has happened: goods were placed as Chests, Colonies earned ducats, and the Player Order was drawn; from the next cycle on lowest Renown goes first. Press `Board` at the foot to see where your Colonies and your Fleet are: those marked for England are yours. Press `Go on` when you have looked.
lesson-auction-title = An auction
lesson-auction = Players open auctions in turn: of the card that lies face up, or of buried treasure, a card that only its winner sees. Then all bid in secret, and 0 is allowed; the highest pays, and who opened the auction wins ties. Press `My move`, announce if you are asked to, and bid what the card is worth to you.
lesson-play-title = Your play turn
lesson-play = You have three actions: play a card, draw a Haven card, build a Fort, free an Enslaved, or make a gift at Court. Selling a Market card costs no action. Press `My move`, read what each choice does and costs, and take one.
lesson-legality-title = Who your Flagship is
lesson-legality = Its Legality decides how you get Chests and whom you may attack: a RAIDER loots anybody, a SMUGGLER bribes, a CONQUISTADOR exports, a CORSAIR loots the enemies of England by its letter of marque. You may change it once in a play turn, free or for a price. Change it now, or keep it and end your turn.
lesson-sail-title = Setting sail
lesson-sail = Your Fleet has winds: each move to the next zone costs some, upwind more than downwind. Chests and targets are in land zones, so make for one by way of the sea. Press `My move` and sail; every entry says what it costs and what is left.
lesson-load-title = Loading a Chest
lesson-load = Here a Chest can come aboard. Your Legality says how: free, for a bribe, or as an export; a raider's way is an attack. Press `My move` and load it, for a Chest is worth nothing before it is in Europe.
lesson-battle-title = A battle
lesson-battle = Here is something to attack. Both sums are shown before you decide: galleons, Forts and markers, then secret support by the others, and the target wins ties. An attack that your Legality does not allow says what you would lose; look at one, and fight if you like the odds.
lesson-europe-title = Home to Europe
lesson-europe = You have a Chest aboard. Sail to Europe: Chests are unloaded there at once and turned into ducats, Favour or Infamy, by the Legality you have at that moment. If your winds do not reach, end the turn; the Fleet waits where it is.
lesson-labour-title = Labour
lesson-labour = A Colony without a worker earns nothing, so each vacant one must take labour if it can. Hire a Citizen from a Cathedral for a ducat, or kidnap a Native of the zone, which lowers Liberated and leaves somebody Enslaved there. Press `My move` and choose.
lesson-ambitions-title = How to win
lesson-ambitions = From the third cycle on, who meets an ambition at the end of a Sail Year wins: Court Favourite, Abolitionist, President or Pirate King; else most Renown wins at the end. `Rules` finds every rule by number or by words, and `Player aid` has all of it on one page. Press `Go on` when you have seen them.

refused-tutorial-running = Your tutorial goes on in { $place }; leave it there before you begin another.
refused-tutorial-place = The tutorial needs a text channel of a server.
refused-tutorial-not-yours = This tutorial is somebody else's; /tutorial opens yours.
refused-tutorial-ended = This tutorial is over; /tutorial opens another.
refused-tutorial-step-behind = That step is behind you; the newest message of the guide says what comes now.
