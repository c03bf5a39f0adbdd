"""How many tables of which size, and how many byes."""

from __future__ import annotations

from tournament.model import FEWEST_SEATS, MOST_SEATS, TournamentError


def table_sizes(entrants: int, seats: int, *, exact: bool = False) -> tuple[list[int], int]:
    """Return the sizes of the tables, largest first, and the number of byes.

    Tables have `seats` seats; what does not divide plays at tables with one seat fewer or more, and where even that
    does not divide at tables of another size. So nobody has a bye unless all tables must be `exact`.
    Raises `TournamentError` with fewer than 2 entrants or a size that is not 2 to 5.
    """
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        sentence = f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}."
        raise TournamentError(sentence, "tournament-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, given=seats)
    if entrants < FEWEST_SEATS:
        sentence = f"A round needs at least {FEWEST_SEATS} entrants; there are {entrants}."
        raise TournamentError(sentence, "tournament-few", need=FEWEST_SEATS, count=entrants)
    if exact:
        tables = entrants // seats
        if tables == 0:
            sentence = f"A table needs {seats} entrants; there are {entrants}."
            raise TournamentError(sentence, "tournament-few", need=seats, count=entrants)
        return [seats] * tables, entrants - tables * seats
    return list(_split(entrants, seats)), 0


def _split(entrants: int, seats: int) -> tuple[int, ...]:
    """Return the split whose sizes are nearest to `seats`; of two as near the one with the smaller tables."""
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for number in range(1, entrants + 1):
        options = []
        for size in range(FEWEST_SEATS, MOST_SEATS + 1):
            before = best.get(number - size)
            if before is not None:
                sizes = tuple(sorted((*before[2], size), reverse=True))
                options.append((before[0] + (size - seats) ** 2, before[1] + max(size - seats, 0), sizes))
        if options:
            best[number] = min(options)
    return best[entrants][2]
