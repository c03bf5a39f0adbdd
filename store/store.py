"""The whole store, opened from one file."""

from __future__ import annotations

from pathlib import Path

from engine.content.loader import load
from store.campaigns import Campaigns
from store.chairs import Chairs
from store.clocks import Clocks
from store.council import Council
from store.database import Database
from store.deals import Deals
from store.leagues import Leagues
from store.lobby import Finder, Lobby
from store.locks import Locks
from store.people import People
from store.play import Play
from store.privacy import Privacy
from store.ranked import Ranked
from store.shown import Projection
from store.talks import Talks
from store.tournament_games import TournamentGames
from store.tournaments import Tournaments
from store.tutorials import Tutorials
from store.watching import Watching


class Store:
    """`lobby`: games not started; `play`: running ones; `find`: look-ups; `shown`: messages that show them;
    `clocks`: deadlines; `people`: what people have chosen; `chairs`: seats that change hands;
    `council`: votes, audit log, settings of servers; `tournaments`: their entries and steps;
    `tournament_games`: their games and results; `ranked`: finished games; `tutorials`: guided ones;
    `campaigns`: linked games; `leagues`: their members and seasons;
    `talks`: what may be said in private, private
    threads; `deals`: what players have agreed on; `watching`: those who do not play."""

    def __init__(self, database: Database) -> None:
        self._database = database
        locks = Locks()
        self.lobby = Lobby(database, locks, tuple(load("core").nations))
        self.play = Play(database, locks, self.lobby)
        self.find = Finder(database)
        self.shown = Projection(database)
        self.clocks = Clocks(database)
        self.chairs = Chairs(database, locks, self.play.state_in)
        self.council = Council(database)
        self.people = People(database)
        self.privacy = Privacy(database)
        self.tournaments = Tournaments(database)
        self.tutorials = Tutorials(database)
        self.ranked = Ranked(database)
        self.tournament_games = TournamentGames(database)
        self.campaigns = Campaigns(database)
        self.leagues = Leagues(database)
        self.talks = Talks(database, locks)
        self.deals = Deals(database)
        self.watching = Watching(database, locks)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open (and if need be make or migrate) the database file. Raises `store.errors.StoreError`."""
        store = cls(await Database.open(path))
        await store.people.load()
        return store

    async def close(self) -> None:
        """Close the file."""
        await self._database.close()
