"""The bot that hosts Pax Hispanica: with DISCORD_TOKEN the real one, without it the sandbox in the browser.

python bot.py                                          bot or sandbox
python bot.py --sandbox                                the sandbox, whatever the environment says
python bot.py --autoplay --seats 5 --seed 7 --out DIR  one whole game of bots, written to DIR
python bot.py --autocampaign --days 60 --seed 3 --out DIR  weeks of a game by message, simulated
python bot.py --autotournament --players 64 --form swiss --rounds 4 --seed 3 --out DIR  a whole tournament of bots
python bot.py --open-games                             the records of the open games, for engine.check_open_games
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from cogs.open_games import open_records
from cogs.settings import Settings, SettingsError
from cogs.start import StartError, run_bot
from store.errors import StoreError


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(prog="python bot.py", description="Host games of Pax Hispanica on Discord.")
    parser.add_argument("--sandbox", action="store_true", help="a simulated Discord in the browser; needs no token")
    parser.add_argument("--autoplay", action="store_true", help="play one whole game of bots and write it to --out")
    parser.add_argument("--autotournament", action="store_true", help="play a tournament of bots, written to --out")
    parser.add_argument("--players", type=int, default=64, help="entrants of the autotournament, 2 to 512")
    parser.add_argument("--form", choices=("swiss", "pools", "elimination"), default="swiss")
    parser.add_argument("--rounds", type=int, choices=range(1, 13), default=4, metavar="1..12")
    parser.add_argument("--table-seats", type=int, choices=(2, 3, 4, 5), default=4, help="seats at its tables")
    parser.add_argument("--final", action="store_true", help="a final table after the rounds of the autotournament")
    parser.add_argument("--open-games", action="store_true", help="print the record of each open game, one a line")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4, 5), default=5, help="seats of the autoplay game")
    parser.add_argument("--solo", action="store_true", help="autoplay a solo game: one nation against acting Spain")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the autoplay game")
    parser.add_argument("--length", choices=("short", "standard", "long"))
    parser.add_argument("--out", type=Path, default=Path("out"), help="the folder for the autoplay game")
    parser.add_argument("--autocampaign", action="store_true", help="simulate a game by message, written to --out")
    parser.add_argument("--days", type=int, default=60, help="days of the simulated campaign")
    parser.add_argument("--restarts", type=int, default=50, help="how often the bot is killed in the campaign")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Run what the command line and the environment ask for. Returns the exit code."""
    options = arguments(given)
    try:
        settings = Settings.from_environment()
        if options.autoplay:
            from sandbox.autoplay import autoplay  # only these two need the simulated Discord

            seats = 2 if options.solo else options.seats
            result = asyncio.run(autoplay(seats, options.solo, options.seed, options.length or "standard", options.out))
            print(result)
        elif options.autotournament:
            from sandbox.autotournament import autotournament

            if not 2 <= options.players <= 512:
                raise SettingsError(f"A tournament has 2 to 512 players, not {options.players}.")
            length = options.length or "short"
            print(
                asyncio.run(
                    autotournament(
                        options.players,
                        options.form,
                        options.rounds,
                        options.table_seats,
                        options.seed,
                        length,
                        options.final,
                        options.out,
                    )
                )
            )
        elif options.open_games:
            for line in asyncio.run(open_records(settings.database)):
                print(line.decode())
        elif options.autocampaign:
            from sandbox.campaign import campaign

            print(asyncio.run(campaign(options.days, options.seed, options.out, restarts=options.restarts)))
        elif options.sandbox or not settings.token:
            from sandbox.app import run_sandbox

            asyncio.run(run_sandbox(settings))
        else:
            asyncio.run(run_bot(settings))
    except (SettingsError, StoreError, StartError) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
