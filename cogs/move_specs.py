"""The slash commands of the engine's actions: which kinds of option each can choose, and its parameters."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Parameter:
    """One thing to type. `number`: the number of a range; `optional`: not every option has this step.

    `free`: any words, which are no step of an option.
    """

    name: str
    description: str
    number: bool = False
    optional: bool = False
    free: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class MoveSpec:
    """A command. `kinds`: of options it chooses among; with several and no step the kind itself is typed."""

    name: str
    description: str
    kinds: tuple[str, ...]
    parameters: tuple[Parameter, ...] = ()


MOVES: tuple[MoveSpec, ...] = (
    MoveSpec(
        "announce",
        "Auction the face-up card, or announce buried treasure",
        ("top", "buried"),
        (Parameter("what", "The face-up card, or buried treasure"),),
    ),
    MoveSpec(
        "bid",
        "Place or change your secret bid",
        ("bid",),
        (Parameter("amount", "How many ducats; 0 is allowed", number=True),),
    ),
    MoveSpec(
        "order",
        "Choose to be first or last in Player Order",
        ("first", "last", "stay"),
        (Parameter("place", "First, last, or as it is"),),
    ),
    MoveSpec(
        "hire",
        "Hire a Citizen for a vacant Colony",
        ("hire",),
        (
            Parameter("cathedral", "From which Cathedral"),
            Parameter("site", "For which Colony"),
        ),
    ),
    MoveSpec(
        "kidnap",
        "Kidnap a Native for a vacant Colony",
        ("kidnap",),
        (
            Parameter("source", "From which Tribal Site or Visita"),
            Parameter("site", "For which Colony"),
        ),
    ),
    MoveSpec("lose", "Choose which worker you lose", ("lose",), (Parameter("site", "At which Colony"),)),
    MoveSpec("pay", "Pay what is demanded", ("pay",)),
    MoveSpec("place", "Choose where a worker won in battle goes", ("place",), (Parameter("site", "To which Colony"),)),
    MoveSpec(
        "play",
        "Play a card from your hand",
        ("play",),
        (
            Parameter("card", "Which card"),
            Parameter("target", "Where, or on whom, if the card asks for it", optional=True),
            Parameter("second", "The second target, if the card asks for two", optional=True),
        ),
    ),
    MoveSpec("draw", "Draw a Haven card", ("draw",)),
    MoveSpec("fort", "Build a Fort", ("fort",), (Parameter("site", "At which of your Colonies"),)),
    MoveSpec(
        "manumit",
        "Free an Enslaved, who stays as a Citizen",
        ("manumit",),
        (Parameter("site", "At which of your Colonies"),),
    ),
    MoveSpec("court", "Make a gift at Court for Favour", ("court",)),
    MoveSpec("sell", "Sell a Market card", ("sell",), (Parameter("card", "Which card"),)),
    MoveSpec("discard", "Discard a card that is over the hand limit", ("discard",), (Parameter("card", "Which card"),)),
    MoveSpec(
        "give",
        "Give ducats to another player",
        ("give",),
        (
            Parameter("to", "To whom"),
            Parameter("amount", "How many ducats", number=True),
            Parameter("message", "A message with it, for everybody to read", free=True),
        ),
    ),
    MoveSpec("legality", "Change the Legality of your Flagship", ("legality",), (Parameter("new", "Which Legality"),)),
    MoveSpec("letter", "Buy back your nation's letter of marque", ("letter",)),
    MoveSpec("sail", "Sail your Fleet", ("sail",), (Parameter("to", "To which zone"),)),
    MoveSpec("load", "Load a Chest", ("load",), (Parameter("site", "At which Colony"),)),
    MoveSpec("take", "Take a Citizen aboard", ("take",), (Parameter("place", "From which Cathedral"),)),
    MoveSpec(
        "land",
        "Put a Meeple ashore to work at your Colony",
        ("land",),
        (
            Parameter("site", "At which Colony"),
            Parameter("worker", "Citizen or Enslaved", optional=True),
        ),
    ),
    MoveSpec(
        "attack",
        "Attack a target in the land zone of your Fleet",
        ("attack",),
        (
            Parameter("target", "Which Colony, Tribal Site, Visita, or the Rebels"),
            Parameter("aim", "What for"),
        ),
    ),
    MoveSpec("engage", "Attack a Fleet in your sea zone", ("engage",), (Parameter("fleet", "Whose Fleet"),)),
    MoveSpec(
        "patrol",
        "Set your Fleet to patrol; this ends your turn",
        ("patrol",),
        (Parameter("against", "Whom it waits for"),),
    ),
    MoveSpec(
        "unload",
        "Choose which Treasure you give as tribute in Europe",
        ("tribute",),
        (Parameter("tribute", "Which Treasure, or none"),),
    ),
    MoveSpec("support", "Play your Battle Card", ("support",), (Parameter("side", "For which side"),)),
    MoveSpec("end", "End your turn", ("end",)),
)
