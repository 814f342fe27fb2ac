"""The hall: every table of the house, and all that people can do at one.

Each change of a table happens under its lock and is one transaction. Nothing here changes a position in place: a new
one is made, stored, and only then shown.
"""

import asyncio
import secrets
import time
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from engine import GAMES, IllegalMove
from storage import Database, outbox, people
from storage import tables as rows
from storage.outbox import Notice
from storage.people import Person
from storage.tables import SeatRow, TableRow
from tables import chronicle, playing, undoing
from tables.desk import Desk, lay
from tables.refusals import Refused
from tables.table import Table

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
AWAKE = 400
"""Tables kept in memory; the others sleep in the database."""
MAX_TABLES_PER_PERSON = 50


class Hall:
    def __init__(
        self,
        database: Database,
        *,
        clock: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        self.db = database
        self.clock = clock
        self.new_seed = new_seed
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.changed = asyncio.Event()
        """Set whenever something is owed to Discord."""

    # ------------------------------------------------------------ finding tables

    async def table(self, table_id: str) -> Table:
        table = self._awake.get(table_id)
        if table is None:
            table = await self._load(table_id)
            self._awake[table_id] = table
            while len(self._awake) > AWAKE:
                self._awake.popitem(last=False)
        self._awake.move_to_end(table_id)
        return table

    async def _load(self, table_id: str) -> Table:
        row = await rows.table(self.db, table_id[:32])
        if row is None or row.game not in GAMES:
            raise Refused("table-unknown", table=table_id[:32])
        table = Table(row)
        position = await rows.position(self.db, table_id)
        if position is not None:
            table.state = table.game.load(position.state)
        return table

    async def table_for(self, table_id: str, user_id: int, guild_id: int | None) -> Table:
        """A table as found by somebody: one of another server is as good as unknown to those who do not sit at it."""
        table = await self.table(table_id)
        if table.row.guild_id != guild_id and table.seat_of(user_id) is None:
            raise Refused("table-unknown", table=table_id[:32])
        return table

    async def table_here(self, channel_id: int, user_id: int, game: str | None = None) -> Table:
        """The table meant by a command without a table: the thread's own, else the person's only one around here."""
        found = [await self.table(i) for i in await rows.ids_in_channel(self.db, channel_id)]
        found = [t for t in found if game is None or t.row.game == game]
        own = [t for t in found if t.row.thread_id == channel_id]
        if len(own) == 1:
            return own[0]
        mine = [t for t in found if t.seat_of(user_id) is not None and not t.over]
        if not mine:
            everywhere = [await self.table(i) for i in await rows.ids_of_person(self.db, user_id)]
            mine = [t for t in everywhere if t.playing and (game is None or t.row.game == game)]
            waiting = [t for t in mine if user_id in {t.seats[s].user_id for s in t.game.to_act(t.state)}]
            mine = waiting or mine
        if len(mine) > 1:
            raise Refused("table-ambiguous", count=len(mine))
        if not mine:
            raise Refused("table-none-here")
        return mine[0]

    async def tables_of(self, user_id: int, *, living: bool = True) -> list[Table]:
        """A person's tables, the one that has waited longest for them first."""
        return [await self.table(i) for i in await rows.ids_of_person(self.db, user_id, living=living)]

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Table]:
        """The table, with nobody else changing it. After anything but a refusal it is read anew next time."""
        await self.table(table_id)
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            try:
                yield await self.table(table_id)
            except (Refused, IllegalMove):
                raise
            except BaseException:
                self._awake.pop(table_id, None)
                raise

    def forget(self, table_id: str) -> None:
        self._awake.pop(table_id, None)

    # ------------------------------------------------------------ the lobby

    async def open_table(
        self,
        game: str,
        user_id: int,
        name: str,
        *,
        guild_id: int,
        channel_id: int,
        language: str,
        interaction_id: int | None = None,
        options: dict[str, str] | None = None,
    ) -> Table:
        if game not in GAMES:
            raise Refused("table-unknown-game", game=game[:32])
        if len(await rows.ids_of_person(self.db, user_id)) >= MAX_TABLES_PER_PERSON:
            raise Refused("table-too-many", limit=MAX_TABLES_PER_PERSON)
        chosen = _options(game, options or {})
        now = self.clock()
        row = TableRow(
            id="".join(secrets.choice(ALPHABET) for _ in range(8)),
            game=game,
            rules_version=GAMES[game].meta.rules_version,
            options=chosen,
            language=language,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=user_id,
            status="lobby",
            version=1,
            seed=self.new_seed(),
            created_at=now,
            changed_at=now,
            seats=[SeatRow(user_id, name)],
        )
        try:
            await self.db.write(rows.insert, row, interaction_id)
        except rows.Repeated as repeated:
            return await self.table(repeated.answer)
        return await self.table(row.id)

    async def join(self, table_id: str, user_id: int, name: str, interaction_id: int | None = None) -> Table:
        async with self.locked(table_id) as table:
            _must_be_lobby(table)
            if table.seat_of(user_id) is not None:
                raise Refused("table-already-seated")
            if table.room <= 0:
                raise Refused("table-full", seats=len(table.seats))
            if len(await rows.ids_of_person(self.db, user_id)) >= MAX_TABLES_PER_PERSON:
                raise Refused("table-too-many", limit=MAX_TABLES_PER_PERSON)
            return await self._save_lobby(table, interaction_id, seats=[*table.seats, SeatRow(user_id, name)])

    async def leave(self, table_id: str, user_id: int, interaction_id: int | None = None) -> Table:
        """Stand up again. The host's seat passes on; the last one to leave closes the table."""
        async with self.locked(table_id) as table:
            _must_be_lobby(table)
            if table.seat_of(user_id) is None:
                raise Refused("table-not-seated")
            left = [seat for seat in table.seats if seat.user_id != user_id]
            host = table.row.host_id
            if host == user_id and left:
                host = left[0].user_id or 0
            status = "lobby" if left else "closed"
            return await self._save_lobby(table, interaction_id, seats=left, host_id=host, status=status)

    async def set_option(
        self, table_id: str, user_id: int, option: str, value: str, interaction_id: int | None = None
    ) -> Table:
        async with self.locked(table_id) as table:
            _must_be_lobby(table)
            _must_host(table, user_id)
            chosen = _options(table.row.game, {**table.row.options, option: value})
            return await self._save_lobby(table, interaction_id, options=chosen)

    async def set_language(
        self, table_id: str, user_id: int, language: str, interaction_id: int | None = None
    ) -> Table:
        async with self.locked(table_id) as table:
            _must_be_lobby(table)
            _must_host(table, user_id)
            return await self._save_lobby(table, interaction_id, language=language)

    async def close_table(self, table_id: str, user_id: int, interaction_id: int | None = None) -> Table:
        """Give up a table that has not started."""
        async with self.locked(table_id) as table:
            _must_be_lobby(table)
            _must_host(table, user_id)
            return await self._save_lobby(table, interaction_id, status="closed")

    async def _save_lobby(self, table: Table, interaction_id: int | None, **changes: Any) -> Table:
        row = replace(table.row, version=table.version + 1, changed_at=self.clock(), **changes)
        try:
            await self.db.write(rows.save_lobby, row, interaction_id)
        except rows.Repeated:
            return table
        table.row = row
        return table

    async def start(self, table_id: str, user_id: int, interaction_id: int | None = None) -> Table:
        async with self.locked(table_id) as table:
            _must_be_lobby(table)
            if table.seat_of(user_id) is None:
                raise Refused("table-not-seated")
            _must_host(table, user_id)
            if not table.enough:
                raise Refused("table-too-few", seats=len(table.seats), least=table.game.meta.seats[0])
            return await playing.start(self, table, interaction_id)

    async def place(self, table_id: str, **where: int | None) -> None:
        """Remember the thread, invitation or message that shows a table."""
        await self.db.write(lambda db: rows.place(db, table_id, **where))
        table = self._awake.get(table_id)
        if table is not None:
            for column, value in where.items():
                setattr(table.row, column, value)

    # ------------------------------------------------------------ playing

    async def desk(self, table_id: str, user_id: int) -> Desk:
        table = await self.table(table_id)
        seat = table.seat_of(user_id)
        draft = await rows.draft(self.db, table_id, seat) if seat is not None and table.playing else []
        return lay(table, seat, draft)

    draft = playing.draft
    take_back = playing.take_back
    confirm = playing.confirm
    undo = undoing.undo
    answer_undo = undoing.answer
    undo_request = undoing.request_of

    log = chronicle.log
    since_last_move = chronicle.since_last_move
    history = chronicle.history
    history_length = chronicle.history_length
    recording = chronicle.recording

    # ------------------------------------------------------------ people

    async def person(self, user_id: int) -> Person:
        return await people.person(self.db, user_id)

    async def set_person(self, user_id: int, **settings: Any) -> Person:
        who = replace(await people.person(self.db, user_id), **settings)
        await self.db.write(people.save, who)
        return who

    async def export_person(self, user_id: int) -> dict[str, Any]:
        return await people.export(self.db, user_id)

    async def erase_person(self, user_id: int, nobody: str) -> int:
        """Forget a person without destroying anybody's game: their seats go on under no name. Returns how many."""
        touched = await self.db.write(people.erase, user_id, nobody)
        for table_id in touched:
            self._awake.pop(table_id, None)
        for table_id in touched:
            await playing.keep_going(self, table_id)
        return len(touched)

    # ------------------------------------------------------------ notices

    def owe(self) -> None:
        self.changed.set()

    async def ask_refresh(self, table: Table) -> None:
        await self.db.write(lambda db: outbox.put(db, [Notice(table.id, table.version, "refresh")], self.clock()))
        self.owe()


def _options(game: str, options: dict[str, str]) -> dict[str, str]:
    """All of a game's options, with defaults filled in."""
    model = GAMES[game].meta.options
    allowed = model.choices()
    for name, value in options.items():
        if name not in allowed or value not in allowed[name]:
            raise Refused("table-bad-option", option=name[:32], value=value[:32])
    return {name: str(value) for name, value in model(**options).model_dump().items()}


def _must_be_lobby(table: Table) -> None:
    if table.status == "closed":
        raise Refused("table-closed")
    if table.status != "lobby":
        raise Refused("table-already-started")


def _must_host(table: Table, user_id: int) -> None:
    if table.row.host_id != user_id:
        host = next((s.name for s in table.seats if s.user_id == table.row.host_id), "?")
        raise Refused("table-not-host", host=host)
