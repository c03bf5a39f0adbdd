"""Positions for rule tests: start from the set-up, say what is different, then answer and look at what happened.

table = Table("england", "france").fleet("england", at="hispaniola", legality="RAIDER").sail_turn("england")
table.colony("tortuga", "france", "citizen", chests=1)
events = table.do("england", "attack:tortuga:loot")
"""

from __future__ import annotations

from engine import front
from engine.atlas import Atlas, atlas_of
from engine.frames import (
    Auctions,
    Cycle,
    Frame,
    GoodsYear,
    Labour,
    Losses,
    PlayTurn,
    PlayYear,
    SailTurn,
    SailYear,
)
from engine.game import Game
from engine.model import Action, Chest, Colony, Event, Fleet, Option, Player, State, YearKind
from engine.rules import goods
from engine.rules.registry import move_on
from engine.rules.setup import set_up
from tests.told import assert_told

FIVE = ("spain", "england", "france", "netherlands", "courland")
LAST_STEP = 99


class Table:
    """One position. What changes it returns the table itself, `do` and `run` return the events."""

    def __init__(self, *nations: str, seed: int = 1, length: str = "standard") -> None:
        """Begin as section 4 says, before the first Year; Player Order is as given, and all hands are empty."""
        self.state: State = set_up(nations, seed, length, "core").state
        self.state.order = list(nations)
        for player in self.state.players.values():
            self.state.haven.extend(player.hand)
            player.hand = []

    @property
    def atlas(self) -> Atlas:
        return atlas_of(self.state.content)

    @property
    def game(self) -> Game:
        return Game(self.state, self.atlas)

    def player(self, seat: str) -> Player:
        return self.state.players[seat]

    def ship(self, seat: str) -> Fleet:
        return self.state.players[seat].fleet

    # what is different

    def bare(self) -> Table:
        """Take every Colony and Rebel from the map."""
        self.state.colonies, self.state.rebels = {}, {}
        return self

    def colony(self, site: str, owner: str, worker: str | None = None, *, fort: bool = False, chests: int = 0) -> Table:
        """Put a Colony on a site; `worker` citizen, enslaved or None (vacant)."""
        self.state.colonies[site] = Colony(owner, worker, fort, chests)
        return self

    def fleet(
        self,
        seat: str,
        *,
        at: str | None = None,
        galleons: int | None = None,
        legality: str | None = None,
        chests: list[Chest | str] | None = None,
        meeples: list[str] | None = None,
        patrol: list[str] | None = None,
    ) -> Table:
        """Change what is named of a Fleet; a Chest may be named by its good."""
        fleet = self.ship(seat)
        fleet.at = at if at is not None else fleet.at
        fleet.galleons = galleons if galleons is not None else fleet.galleons
        fleet.legality = legality if legality is not None else fleet.legality
        if chests is not None:
            fleet.chests = [chest if isinstance(chest, Chest) else Chest(chest) for chest in chests]
        fleet.meeples = meeples if meeples is not None else fleet.meeples
        fleet.patrol = patrol if patrol is not None else fleet.patrol
        return self

    def seat(
        self,
        seat: str,
        *,
        ducats: int | None = None,
        favour: int | None = None,
        infamy: int | None = None,
        liberated: int | None = None,
        hand: list[str] | None = None,
        tableau: list[str] | None = None,
    ) -> Table:
        """Change what is named of a player; cards given are taken out of the decks."""
        player = self.player(seat)
        player.ducats = ducats if ducats is not None else player.ducats
        player.favour = favour if favour is not None else player.favour
        player.infamy = infamy if infamy is not None else player.infamy
        player.liberated = liberated if liberated is not None else player.liberated
        for cards, place in ((hand, player.hand), (tableau, player.tableau)):
            if cards is not None:
                place[:] = cards
                for deck in (self.state.market, self.state.haven, self.state.discard):
                    deck[:] = [card for card in deck if card not in cards]
        return self

    def market(self, *cards: str) -> Table:
        """Put cards on top of the Market deck; the first lies face up."""
        self.state.market = [*cards, *(card for card in self.state.market if card not in cards)]
        return self

    def next_roll(self, *dice: int) -> Table:
        """Set the random integer so that the next dice fall so."""
        for seed in range(100_000):
            self.state.rng = seed
            trial = Game(front.decode(front.encode(self.state)), self.atlas, quiet=True)
            if all(trial.roll() == die for die in dice):
                return self
        raise AssertionError(f"no seed rolls {dice}")

    # where the game stands; without a Cycle below them the game stops when the frames are done

    def stand(self, year_kind: YearKind, *frames: Frame, cycle: int | None = None) -> Table:
        """Set the Year and the decision points under way."""
        self.state.year_kind = year_kind
        self.state.cycle = cycle if cycle is not None else self.state.cycle
        self.state.frames = list(frames)
        return self

    def begin(self, year_kind: YearKind, *, cycle: int | None = None) -> list[Event]:
        """Begin a Year as the cycle does and go on to the first question, through later Years if nobody is asked."""
        return self.stand(year_kind, Cycle(next=year_kind), cycle=cycle).run()

    def end_of_sail_year(self, *, cycle: int) -> list[Event]:
        """End the Sail Year of a cycle (11.2, 11.3) and go on to the next question, if there is one."""
        return self.stand("sail", Cycle(next="end_of_cycle"), cycle=cycle).run()

    def goods_step(self, step: int, *, cycle: int | None = None) -> list[Event]:
        """Do one step of the Goods Year (0: 5.1, 1: 5.2 ... 6: 5.6, 7: 5.7) up to a question."""
        frame = GoodsYear(step=step)
        self.stand("goods", frame, cycle=cycle)
        game = self.game
        goods.proceed(game, frame)
        frame.step = LAST_STEP
        move_on(game)
        return self._told(game.events)

    def labour(self, *queue: str) -> list[Event]:
        """Begin 5.3 for these players."""
        return self.stand("goods", Labour(queue=list(queue))).run()

    def losses(self, *zones: str) -> list[Event]:
        """Begin 5.6 for these land zones."""
        return self.stand("goods", Losses(zones=list(zones))).run()

    def auctions(self, *initiators: str) -> list[Event]:
        """Begin auctions of these initiators."""
        return self.stand("auction", Auctions(initiators=list(initiators))).run()

    def play_turn(self, seat: str, actions: int = 3, *, then: str | None = None) -> Table:
        """Stand in a play turn; the turn of `then` follows, else the end of the Play Year."""
        return self.stand("play", PlayYear(queue=[then] if then else []), PlayTurn(seat=seat, actions=actions))

    def sail_turn(self, seat: str, winds: int = 8, *, then: str | None = None) -> Table:
        """Stand in a sail turn; the turn of `then` follows, else the end of the Sail Year."""
        return self.stand("sail", SailYear(queue=[then] if then else []), SailTurn(seat=seat, winds=winds))

    # what may be done, and doing it

    def run(self) -> list[Event]:
        """Move on until somebody is asked and return what happened."""
        game = self.game
        move_on(game)
        return self._told(game.events)

    def asked(self) -> list[str]:
        """Return the seats that must answer."""
        return front.waiting_for(self.state)

    def kind(self) -> str:
        """Return the kind of the question."""
        return front.decisions(self.state)[0].kind

    def option_list(self, seat: str) -> tuple[Option, ...]:
        """Return a seat's options with their facts."""
        return next((each.options for each in front.decisions(self.state) if each.seat == seat), ())

    def options(self, seat: str, prefix: str = "") -> list[str]:
        """Return the ids of a seat's options that begin so."""
        return [option.id for option in self.option_list(seat) if option.id.startswith(prefix)]

    def do(self, seat: str, *options: str) -> list[Event]:
        """Answer through the front door, one after another, and return all that happened."""
        events: list[Event] = []
        for option in options:
            before = front.encode(self.state)
            step = front.apply(self.state, Action(seat, option))
            assert front.encode(self.state) == before, "apply changed its input"
            self.state = step.state
            events += step.events
        return self._told(events)

    def _told(self, events: list[Event]) -> list[Event]:
        """Return the events, after a look at each whether it states what it must."""
        assert_told(events, self.state.nations, self.atlas)
        return events


def facts(events: list[Event], kind: str) -> list[dict[str, object]]:
    """Return the public facts of the events of one kind."""
    return [event.facts for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events in order."""
    return [event.kind for event in events]


__all__ = ["FIVE", "Chest", "Table", "facts", "kinds"]
