"""Cache of tables: the busy ones in memory, the others only in the database.

A table with an unreadable position affects no other table. It is refused to callers that need a position, and given
without one to callers that do not.
"""

import asyncio
import logging
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from enum import StrEnum
from typing import Any, TypeVar

from engine import GAMES, IllegalMove, OtherRules
from storage import Damaged, Database, StaleVersion, followers, game_log, kept_seats, orders, private, seat_watchers
from storage import tables as rows
from storage.game_log import PositionRow
from tables.core.refusals import Overtaken, Refused
from tables.core.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
AWAKE = 400
"""Maximum tables cached."""
RETRIES = 5
"""Maximum retries; that many concurrent answers to one question are tolerated."""


class Delivery(StrEnum):
    """Names of the delivery loops."""

    TABLE_MESSAGES = "table messages"
    DIRECT_MESSAGES = "direct messages"
    TABLE_LISTS = "table lists"
    AUTOMATA = "automata"
    EVENINGS = "evenings"
    LEAGUES = "leagues"


class TableCache:
    def __init__(self, database: Database) -> None:
        self.db = database
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """Held while a table is changed."""
        self._waking: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """Held while a table is loaded, so that it is in memory at most once."""
        self._being_read: dict[str, bool] = {}
        """Tables being loaded, and whether they were invalidated meanwhile, which makes the loaded copy stale."""
        self._delivery_signals: list[tuple[str, asyncio.Event]] = []
        """Name and event of each delivery loop."""
        self._changed_lists: set[int] | None = None
        """Servers whose list of tables may have changed; None for all, as after a start."""
        self._subscriptions: dict[str, set[asyncio.Event]] = {}
        """Table → events of its subscribers."""
        self.unreadable: set[str] = set()
        """Tables found unreadable; skipped until a host or admin rewinds them."""
        self.damaged: set[str] = set()
        """Tables with an unreadable log; they cannot be continued."""

    async def table(self, table_id: str) -> Table:
        """Raises Refused if the position cannot be read."""
        found = await self.any_table(table_id)
        found.must_be_readable()
        return found

    async def table_as_stored(self, table_id: str, *, unreadable: bool = False) -> Table:
        """The table, not older than what was read from the database before: a change is stored before it is in memory,
        and in a shared database the notification of another process's change may not have arrived. `unreadable`: also
        a table without a position."""
        async with _lock(self._locks, table_id):
            if self.db.shared:
                self.forget(table_id)
            return await (self.any_table if unreadable else self.table)(table_id)

    async def any_table(self, table_id: str) -> Table:
        """Also returns an unreadable table, without a position."""
        if table_id not in self._awake:
            async with _lock(self._waking, table_id):
                while table_id not in self._awake:
                    await self._wake(table_id)
            self._send_to_sleep(keep=table_id)
        self._awake.move_to_end(table_id)
        return self._awake[table_id]

    async def _wake(self, table_id: str) -> None:
        """Load a table into the cache, unless it was invalidated while loading."""
        self._being_read[table_id] = False
        try:
            table = await self._load(table_id)
        finally:
            forgotten = self._being_read.pop(table_id)
        if not forgotten:
            self._awake[table_id] = table

    async def _load(self, table_id: str) -> Table:
        try:
            row = await rows.table(self.db, table_id[:32])
        except Damaged as damaged:
            log.warning("reading the seats of table %s failed, it is marked as unreadable: %s", table_id, damaged)
            self.unreadable.add(table_id)
            raise Refused("table-unreadable", table=table_id[:32]) from damaged
        if row is None:
            raise Refused("table-unknown", table=table_id[:32])
        table = Table(row)
        self.unreadable.discard(row.id)
        try:
            readable = row.id not in self.damaged and await self._fill(table)
        except Damaged as damaged:
            log.warning("reading the rows of table %s failed, it is marked as unreadable: %s", table.id, damaged)
            readable, table.stored_moves = False, max((seat.last_move for seat in row.seats), default=0)
        if not readable:
            table.state, table.unreadable = None, True
            self.unreadable.add(row.id)
            await self.found_unreadable(table)
        return table

    async def _fill(self, table: Table) -> bool:
        """Load everything but the row. False if the position cannot be read."""
        row, position = table.row, await game_log.position(self.db, table.id)
        if row.status == "lobby":
            table.kept_for = await kept_seats.of_table(self.db, row.id)
        if not self._read(table, position):
            return False
        if position is not None:
            if table.playing and row.rules_version != table.game.meta.rules_version:
                await self.found_older(table)
            table.current_since, table.acted = await game_log.last_acted(self.db, row.id)
            table.drafts = await private.drafts_of(self.db, row.id)
            table.orders = await orders.of_table(self.db, row.id)
            table.seat_watchers = await seat_watchers.looking(self.db, row.id)
            table.followers = await followers.of_table(self.db, row.id)
        return True

    async def mark_if_damaged(self, table_id: str) -> bool:
        """Whether the table or its log cannot be read. A table with a damaged log is unreadable until the next
        start."""
        try:
            await game_log.moves(self.db, table_id)
        except Damaged as damaged:
            log.warning("reading the log of table %s failed, it is marked as unreadable: %s", table_id, damaged)
            self.damaged.add(table_id)
            self.forget(table_id)
        try:
            return (await self.any_table(table_id)).unreadable
        except Refused:
            return True

    def _read(self, table: Table, position: PositionRow | None) -> bool:
        """Set the position. False if it cannot be read or the game is not installed."""
        try:
            if table.row.game not in GAMES:
                raise OtherRules(f"the game {table.row.game} is not installed")
            table.state = None if position is None else load(table, position)
        except Exception as broken:  # one broken table must not affect others
            log.warning("reading the position of table %s failed, it is marked as unreadable: %r", table.id, broken)
            table.stored_moves = 0 if position is None else position.played
            return False
        return True

    async def found_unreadable(self, table: Table) -> None:
        """Notify its players, once."""
        raise NotImplementedError

    async def found_older(self, table: Table) -> None:
        """Record, once, that a game continues under a newer version of the rules."""
        raise NotImplementedError

    def _send_to_sleep(self, keep: str) -> None:
        """Evict the least recently used tables, but never one being changed."""
        if len(self._awake) > AWAKE:
            busy = {table_id for table_id, lock in self._locks.items() if lock.locked()} | {keep}
            idle = [table_id for table_id in self._awake if table_id not in busy]
            for table_id in idle[: len(self._awake) - AWAKE]:
                del self._awake[table_id]

    @asynccontextmanager
    async def locked(self, table_id: str, *, unreadable: bool = False) -> AsyncIterator[Table]:
        """Hold the table's lock. After any exception but a refusal the cached table is dropped. `unreadable`: also a
        table without a position."""
        async with _lock(self._locks, table_id):
            table = await (self.any_table if unreadable else self.table)(table_id)
            try:
                yield table
            except (Refused, IllegalMove):
                raise
            except StaleVersion as stale:
                self.forget(table_id)
                raise Overtaken("table-stale") from stale
            except BaseException:
                self.forget(table_id)
                self.list_changed(table.row.guild_id)
                self.wake_delivery()  # the change may have been stored before the interruption
                raise
            finally:
                if self._awake.get(table_id) is not table:  # reloaded meanwhile, without this change
                    self.forget(table_id)

    def forget(self, table_id: str) -> None:
        self._awake.pop(table_id, None)
        if table_id in self._being_read:
            self._being_read[table_id] = True
        self.announce(table_id)

    def forget_all(self) -> None:
        self._awake.clear()
        for table_id in self._subscriptions:
            self.announce(table_id)
        self._being_read = dict.fromkeys(self._being_read, True)
        self.unreadable.clear()

    @asynccontextmanager
    async def all_held(self, table_ids: Iterable[str]) -> AsyncIterator[None]:
        """Hold several tables, so that none is changed or loaded. Pass sorted ids: the order prevents deadlocks.

        Loading is blocked only after all locks are held, because the holder of one lock may have to load another table.
        """
        known = list(table_ids)
        async with AsyncExitStack() as held:
            for locks in (self._locks, self._waking):
                for table_id in known:
                    await held.enter_async_context(_lock(locks, table_id))
            yield

    def delivery_signal(self, loop: str) -> asyncio.Event:
        """An event that is set when this loop may have something to deliver. The caller clears it."""
        self._delivery_signals.append((loop, asyncio.Event()))
        return self._delivery_signals[-1][1]

    @contextmanager
    def subscription(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set when the table may have changed, here or in another process. The subscriber clears
        it."""
        rings = asyncio.Event()
        self._subscriptions.setdefault(table_id, set()).add(rings)
        try:
            yield rings
        finally:
            left = self._subscriptions[table_id]
            left.discard(rings)
            if not left:
                del self._subscriptions[table_id]

    def announce(self, table_id: str) -> None:
        for rings in self._subscriptions.get(table_id, ()):
            rings.set()

    def list_changed(self, guild_id: int | None = None) -> None:
        """Note that the server's list of tables may have changed; None: that of any server."""
        if guild_id is None:
            self._changed_lists = None
        elif self._changed_lists is not None:
            self._changed_lists.add(guild_id)

    def take_changed_lists(self) -> set[int] | None:
        """Servers noted since the last call; None for all."""
        noted, self._changed_lists = self._changed_lists, set()
        return noted

    def wake_delivery(self, *loops: Delivery) -> None:
        """Wake these delivery loops; all of them if none is given."""
        for loop, signal in self._delivery_signals:
            if not loops or loop in loops:
                signal.set()


async def retry_overtaken(attempt: Callable[[], Awaitable[T]]) -> T:
    """Result of `attempt`, retried with the new state when another process changed the table meanwhile."""
    for _ in range(RETRIES):
        try:
            return await attempt()
        except Overtaken as overtaken:
            log.info("another process changed the table first, retrying: %s", overtaken)
    return await attempt()


def load(table: Table, position: PositionRow) -> Any:
    """A stored position, read by the rules version it was written with."""
    return table.game.load(position.state, position.rules_version or table.row.rules_version)


def _lock(locks: "weakref.WeakValueDictionary[str, asyncio.Lock]", table_id: str) -> asyncio.Lock:
    lock = locks.get(table_id)
    if lock is None:
        lock = locks[table_id] = asyncio.Lock()
    return lock
