"""A whole tournament of bots through the real cogs on the simulated Discord, from the announcement to the trophy.

Simulated people press the buttons: they sign up, let bots stand in for them and check in; one of them organises.
Written are `results.csv`, `standings.csv`, `ratings.csv`, `tournament.json`, what the channel saw (`channel.md`) and
the posted pictures. The boards of the games are not drawn. The same seed gives the same files.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, cast

from cogs import conductor
from cogs.tournament_export import export_files
from sandbox.transcript import message_lines
from sandbox.world import World, open_world
from store.tournament_records import Tournament

if TYPE_CHECKING:
    from cogs.tournament import TournamentCog

SETTLE_SECONDS = 7200.0
MEMORY = Path("/dev/shm")  # where there is one, the database need not wait for a disk
ORGANISER = "Organiser"


def people(count: int) -> list[str]:
    """Return the names of the players."""
    return [f"Player {number:03d}" for number in range(1, count + 1)]


async def autotournament(
    players: int, form: str, rounds: int, seats: int, seed: int, length: str, final: bool, out: Path
) -> str:
    """Play one tournament and write it. Returns one line that says who won."""
    out.mkdir(parents=True, exist_ok=True)
    before = conductor.PAUSES
    conductor.PAUSES = frozenset({"game_won"})  # nobody watches: each game is told once, at its end
    try:
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            names = people(players)
            async with open_world(
                Path(folder) / "tournament.sqlite3", people=(ORGANISER, *names), settle_timeout=SETTLE_SECONDS
            ) as world:
                cog(world).tables.draws_pictures = lambda: True
                one = await play(world, names, form, rounds, seats, seed, length, final)
                for name, text in export_files(one).items():
                    (out / name).write_text(text, encoding="utf-8")
                pictures = write_channel(world, out)
    finally:
        conductor.PAUSES = before
    winner = next(line for line in (out / "standings.csv").read_text("utf-8").splitlines() if line.startswith("1,"))
    return f"{winner.split(',')[1]} wins; {one.round} rounds, {len(one.tables)} games, {pictures} pictures in {out}"


def cog(world: World) -> TournamentCog:
    """Return the cog that players use."""
    return cast("TournamentCog", world.host.get_cog("Tournament"))


async def play(
    world: World, names: list[str], form: str, rounds: int, seats: int, seed: int, length: str, final: bool
) -> Tournament:
    """Announce, fill and play a tournament as people would. Returns it as it is at its end."""
    leader = world.people[ORGANISER]
    opened = await leader.slash(
        world.channel,
        "tournament new",
        name="The Brethren Cup",
        form=form,
        seats=seats,
        rounds=rounds,
        final=final,
        length=length,
        seed=seed,
    )
    board = opened.response.message
    for name in names:
        await world.people[name].click(board, label="Sign up")
        await world.people[name].slash(world.channel, "tournament standin", strength="captain")
    number = (await world.store.tournaments.in_phase("signup"))[0].id
    await step(world)
    for name in names:
        await world.people[name].click(board, label="I am here")
    while (one := await world.store.tournaments.get(number)).phase != "over":
        await step(world)
        one = await world.store.tournaments.get(number)
    return one


async def step(world: World) -> None:
    """Let the organiser look at the next step and confirm it."""
    leader = world.people[ORGANISER]
    shown = await leader.slash(world.channel, "organise next")
    await leader.click(shown.response.message, label="Do it")


def write_channel(world: World, out: Path) -> int:
    """Write what the channel saw, and its pictures. Returns how many there are."""
    lines: list[str] = []
    pictures = 0
    for message in world.channel.history():
        if message.is_system():
            continue
        lines += message_lines(message)
        for attachment in message.attachments:
            data = world.env.backend.cdn.get(attachment.url)
            if data is not None:
                pictures += 1
                name = f"{pictures:03d}-{attachment.filename}"
                (out / name).write_bytes(data)
                lines += [f"![{attachment.description or name}]({name})", ""]
    (out / "channel.md").write_text("\n".join(lines), encoding="utf-8")
    return pictures
