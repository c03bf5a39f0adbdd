"""A running game: start, actions, undo, seats that change hands. Action, events and snapshot are one transaction."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine import front
from engine.mend import MODERATOR
from engine.model import Action, Event, State, Step
from store import tables
from store.campaign_rows import left_by_campaign
from store.clock_tables import waits
from store.database import Database
from store.errors import Refused, StalePress
from store.gift_notes import add_note, put_notes
from store.lobby import Lobby
from store.locks import Locks
from store.records import Done, Game, Played, Told
from store.rewind import replayed
from store.rows import add_row, get_game, now, set_game, set_seat
from store.talk_tables import gift_notes
from store.waits import Move, find_waits, keep_waits, take_back

# Events after which the same is asked of the others as before: an answer was sealed, an order was given ahead.
UNSEEN = frozenset({"bid_sealed", "card_sealed", "labour_kept", "order_given", "answered_by_order"})
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


class Play:
    """The verbs of a running game. A refused or illegal action leaves nothing behind."""

    def __init__(self, database: Database, locks: Locks, lobby: Lobby) -> None:
        self._database = database
        self._locks = locks
        self._lobby = lobby
        self._states: dict[int, tuple[int, State]] = {}

    async def start(self, game_id: int, user_id: int, content: str = "core") -> Played:
        """Start the game: nations are dealt (rule 1.2) and the engine sets it up. Starting twice is refused."""
        async with self._locks.of(game_id):
            game = await self._lobby.check_start(game_id, user_id)
            dealt = self._lobby.deal_nations(game)
            async with self._database.write() as connection:
                left = await left_by_campaign(connection, game, dealt)
                step = front.new_game(dealt, game.seed, game.length, content, gifts=game.gifts, left=left)
                for seat, nation in zip(game.seats, dealt, strict=True):
                    await set_seat(connection, game_id, seat.position, nation=nation)
                await set_game(
                    connection,
                    game_id,
                    phase="running",
                    content=step.state.content,
                    nations=" ".join(dealt),
                    started_at=now(),
                    seq=0,
                    epoch=1,
                    told=-1,
                    left=_encode(left).decode() if left else "",
                )
                await self._save(connection, game_id, 0, step)
                started = await get_game(connection, game_id)
                await keep_waits(connection, started, step.state)
            self._states[game_id] = (0, step.state)
            return Played(started, step.state, step.events, sealed=False)

    async def position(self, game_id: int) -> tuple[Game, State]:
        """Return the game and its newest state. Raises `Refused` if it has not started or does not exist."""
        async with self._database.read() as connection:
            game = await get_game(connection, game_id)
            return game, await self.state_in(connection, game)

    async def act(
        self,
        game_id: int,
        action: Action,
        *,
        user_id: int | None,
        epoch: int | None = None,
        wait_id: int | None = None,
        note: str = "",
    ) -> Played:
        """Commit one action of the seat that `user_id` holds (None: the host's bot).

        `wait_id`: the wait that has run out, for the default answer; stale if somebody has answered meanwhile.
        `note`: what is written with a gift of ducats, as typed.
        `epoch`: that of the prompt which is answered; None for typed commands, which answer what is asked now.
        Raises `StalePress`, `Refused` or an `engine.errors.GameError`; nothing is changed then.
        """
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await _running(connection, game_id, epoch)
            if wait_id is not None and not await _has_run_out(connection, wait_id):
                raise StalePress
            holder = game.seat_for(action.seat)
            if user_id is not None and holder.user_id != user_id:
                raise Refused("not-your-seat")
            how = "answered" if wait_id is None else "default"
            played = await self._commit(connection, game, action, user_id, how)
            if note and user_id is not None:
                await add_note(connection, game_id, played.game.seq, user_id, note, played.events)
        self._states[game_id] = (played.game.seq, played.state)
        return played

    async def correct(self, game_id: int, option: str, *, user_id: int, epoch: int) -> Played:
        """Commit a moderator's correction (`engine.mend`). Refused to whoever plays in the game, or has played.

        Raises `StalePress` where the game has moved since `epoch`, or an `engine.errors.GameError`.
        """
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await _running(connection, game_id, epoch)
            if game.seat_of(user_id) is not None or any(seat.owner_id == user_id for seat in game.seats):
                raise Refused("moderator-plays")
            played = await self._commit(connection, game, Action(MODERATOR, option), user_id, "answered")
        self._states[game_id] = (played.game.seq, played.state)
        return played

    async def _commit(
        self, connection: AsyncConnection, game: Game, action: Action, user_id: int | None, how: str
    ) -> Played:
        """Apply an action and write it, its events, the position and what is waited for."""
        step = front.apply(await self.state_in(connection, game), action)
        sealed = all(event.kind in UNSEEN for event in step.events) and step.state.winner is None
        seq = game.seq + 1
        try:
            await add_row(
                connection,
                tables.actions,
                game_id=game.id,
                seq=seq,
                seat=action.seat,
                option=action.option,
                user_id=user_id,
                barrier=step.barrier,
                sealed=sealed,
                at=now(),
            )
        except IntegrityError as error:
            self._states.pop(game.id, None)
            raise StalePress from error
        await self._save(connection, game.id, seq, step)
        await self._prune(connection, game.id, seq, action.seat, step.barrier)
        over = step.state.winner is not None
        changed: dict[str, Any] = {
            "seq": seq,
            "epoch": game.epoch if sealed else game.epoch + 1,
            "phase": "over" if over else "running",
            "ended_at": now() if over else None,
        }
        await set_game(connection, game.id, **changed)
        after = dataclasses.replace(game, **changed)
        move = Move(seq, action.seat, step.events, sealed, how, user_id)
        if await keep_waits(connection, after, step.state, move):
            after = await get_game(connection, game.id)
        return Played(after, step.state, step.events, sealed)

    async def undoable(self, game_id: int, user_id: int) -> Done | None:
        """Return the action that undo would take back for this person: one's own last one, unless it stands behind a
        roll or a reveal, or was sealed (a sealed answer is changed by giving another).
        """
        async with self._database.read() as connection:
            game = await get_game(connection, game_id)
            return await self._undoable(connection, game, user_id)

    async def undo(self, game_id: int, user_id: int, seq: int) -> Game:
        """Take back the action `seq` (as told by `undoable`). Raises `Refused` or `StalePress`."""
        async with self._locks.of(game_id), self._database.write() as connection:
            game = await get_game(connection, game_id)
            last = await self._undoable(connection, game, user_id)
            if last is None:
                raise Refused("nothing-to-undo")
            if last.seq != seq:
                raise StalePress
            after = await self._back(connection, game, seq)
        self._states.pop(game_id, None)
        return after

    async def rewind(self, game_id: int, seq: int) -> Game:
        """Take back the action `seq` and all after it, reveals and rolls too; for what all have agreed to.

        Refused: the game is not running, there is no such action, or the log does not play under the rules of now.
        """
        async with self._locks.of(game_id):
            log = await self.log(game_id)
            async with self._database.write() as connection:
                game = await get_game(connection, game_id)
                if game.phase != "running" or not 1 <= seq <= game.seq:
                    raise Refused("nothing-to-undo")
                state = await asyncio.to_thread(replayed, game, log, seq - 1)
                snapshots = sa.insert(tables.snapshots).prefix_with("OR REPLACE")
                values = {"game_id": game_id, "seq": seq - 1, "state": front.encode(state)}
                await connection.execute(snapshots.values(**values))
                after = await self._back(connection, game, seq)
            self._states.pop(game_id, None)
        return after

    async def _back(self, connection: AsyncConnection, game: Game, seq: int) -> Game:
        """Forget the actions from `seq` on."""
        for table in (tables.actions, tables.events, tables.snapshots, gift_notes):
            gone = (table.c.game_id == game.id) & (table.c.seq >= seq)
            await connection.execute(sa.delete(table).where(gone))
        told = min(game.told, seq - 1)
        await set_game(connection, game.id, seq=seq - 1, epoch=game.epoch + 1, told=told, phase="running")
        after = await get_game(connection, game.id)
        self._states.pop(game.id, None)
        await take_back(connection, game.id, seq)
        await keep_waits(connection, after, await self.state_in(connection, after))
        return after

    async def set_wants_dm(self, game_id: int, user_id: int, wanted: bool) -> None:
        """Switch direct messages of one game on or off for this person."""
        async with self._database.write() as connection:
            game = await get_game(connection, game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                raise Refused("not-in-game")
            await set_seat(connection, game_id, seat.position, wants_dm=wanted)

    async def mark(self, game_id: int, **values: int | None) -> None:
        """Note how far the game has been told (`told`), since when it waits (`waiting_since`), its `thread_id`."""
        async with self._database.write() as connection:
            await set_game(connection, game_id, **values)

    async def log(self, game_id: int) -> list[Done]:
        """Return all actions of a game in order."""
        actions = tables.actions
        async with self._database.read() as connection:
            query = sa.select(actions).where(actions.c.game_id == game_id).order_by(actions.c.seq)
            rows = (await connection.execute(query)).all()
        return [Done(row.seq, row.seat, row.option, bool(row.barrier), bool(row.sealed), row.at) for row in rows]

    async def events(self, game_id: int, since: int = 0, until: int | None = None) -> list[Told]:
        """Return the events of actions `since`..`until` (inclusive) with their places; gifts with their messages."""
        table = tables.events.c
        wanted = (table.game_id == game_id) & (table.seq >= since)
        if until is not None:
            wanted &= table.seq <= until
        async with self._database.read() as connection:
            query = sa.select(tables.events).where(wanted).order_by(table.seq, table.ordinal)
            rows = (await connection.execute(query)).all()
            told = [Told(row.seq, row.ordinal, _decode(row.body)) for row in rows]
            await put_notes(connection, game_id, told)
        return told

    async def state_in(self, connection: AsyncConnection, game: Game) -> State:
        """Return the newest state of a game as this transaction sees it."""
        kept = self._states.get(game.id)
        if kept is not None and kept[0] == game.seq:
            return kept[1]
        if game.phase == "lobby":
            raise Refused("not-started")
        table = tables.snapshots.c
        query = sa.select(table.state).where((table.game_id == game.id) & (table.seq == game.seq))
        row = (await connection.execute(query)).first()
        if row is None:
            raise Refused("not-started")
        state = front.decode(row.state)
        self._states[game.id] = (game.seq, state)
        return state

    async def _save(self, connection: AsyncConnection, game_id: int, seq: int, step: Step) -> None:
        rows = [
            {"game_id": game_id, "seq": seq, "ordinal": place, "kind": event.kind, "body": _encode(event)}
            for place, event in enumerate(step.events)
        ]
        if rows:
            await connection.execute(sa.insert(tables.events), rows)
        await add_row(connection, tables.snapshots, game_id=game_id, seq=seq, state=front.encode(step.state))

    async def _prune(self, connection: AsyncConnection, game_id: int, seq: int, seat: str, barrier: bool) -> None:
        """Drop snapshots to which undo cannot go back any more."""
        table = tables.snapshots.c
        keep_from = seq if barrier else None
        if keep_from is None:
            actions = tables.actions.c
            query = sa.select(actions.seat).where((actions.game_id == game_id) & (actions.seq == seq - 1))
            before = (await connection.execute(query)).first()
            if before is not None and before.seat != seat:
                keep_from = seq - 1
        if keep_from is not None:
            old = (table.game_id == game_id) & (table.seq < keep_from)
            await connection.execute(sa.delete(tables.snapshots).where(old))

    async def _undoable(self, connection: AsyncConnection, game: Game, user_id: int) -> Done | None:
        seat = game.seat_of(user_id)
        if seat is None:
            raise Refused("not-in-game")
        if game.phase != "running" or game.seq == 0:
            return None
        actions = tables.actions.c
        query = sa.select(tables.actions).where((actions.game_id == game.id) & (actions.seq == game.seq))
        row = (await connection.execute(query)).first()
        if row is None or row.seat != seat.nation or row.user_id != user_id or row.barrier or row.sealed:
            return None
        snapshots = tables.snapshots.c
        before = sa.select(snapshots.seq).where((snapshots.game_id == game.id) & (snapshots.seq == game.seq - 1))
        if (await connection.execute(before)).first() is None:
            return None
        return Done(row.seq, row.seat, row.option, bool(row.barrier), bool(row.sealed), row.at)


async def _running(connection: AsyncConnection, game_id: int, epoch: int | None) -> Game:
    game = await get_game(connection, game_id)
    if game.phase != "running":
        raise Refused("ended" if game.phase != "lobby" else "not-started")
    if epoch is not None and epoch != game.epoch:
        raise StalePress
    return game


async def _has_run_out(connection: AsyncConnection, wait_id: int) -> bool:
    found = await find_waits(connection, waits.c.id == wait_id)
    return bool(found) and found[0].outcome == "open" and (found[0].grace_until or now() + 1) <= now()
