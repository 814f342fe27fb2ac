"""Where tables are kept: the busy ones in memory, the others asleep in the database, each in one piece."""

import asyncio
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager

from engine import GAMES, IllegalMove
from storage import Database, StaleVersion, orders, seat_watchers
from storage import tables as rows
from tables.core.refusals import Refused
from tables.core.table import Table

AWAKE = 400
"""Tables kept in memory; the others sleep in the database."""


class TableCache:
    def __init__(self, database: Database) -> None:
        self.db = database
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """Held by whoever changes a table."""
        self._waking: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """Held by whoever reads a sleeping table: it is in memory once, or not at all."""
        self._delivery_signals: list[asyncio.Event] = []
        """One for each who carries what is owed to Discord."""

    async def table(self, table_id: str) -> Table:
        if table_id not in self._awake:
            async with _lock(self._waking, table_id):
                if table_id not in self._awake:
                    self._awake[table_id] = await self._load(table_id)
            self._send_to_sleep(keep=table_id)
        self._awake.move_to_end(table_id)
        return self._awake[table_id]

    async def _load(self, table_id: str) -> Table:
        row = await rows.table(self.db, table_id[:32])
        if row is None or row.game not in GAMES:
            raise Refused("table-unknown", table=table_id[:32])
        table = Table(row)
        position = await rows.position(self.db, row.id)
        if position is not None:
            table.state = table.game.load(position.state)
            table.drafts = await rows.drafts(self.db, row.id)
            table.orders = await orders.of_table(self.db, row.id)
            table.seat_watchers = await seat_watchers.looking(self.db, row.id)
        return table

    def _send_to_sleep(self, keep: str) -> None:
        """The tables nobody asked for longest, but never one that is being changed."""
        if len(self._awake) > AWAKE:
            busy = {table_id for table_id, lock in self._locks.items() if lock.locked()} | {keep}
            idle = [table_id for table_id in self._awake if table_id not in busy]
            for table_id in idle[: len(self._awake) - AWAKE]:
                del self._awake[table_id]

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Table]:
        """The table, with nobody else changing it. After anything but a refusal it is read anew next time."""
        await self.table(table_id)
        async with _lock(self._locks, table_id):
            try:
                yield await self.table(table_id)
            except (Refused, IllegalMove):
                raise
            except StaleVersion as stale:
                self.forget(table_id)
                raise Refused("table-stale") from stale
            except BaseException:
                self.forget(table_id)
                self.wake_delivery()  # it may have been stored before it was interrupted
                raise

    def forget(self, table_id: str) -> None:
        self._awake.pop(table_id, None)

    @asynccontextmanager
    async def all_held(self, table_ids: Iterable[str]) -> AsyncIterator[None]:
        """Several tables at once, with nobody changing or waking any of them. Always in the order given: sort them.

        Nobody is kept from waking one before all are held: whoever changes one of them may have to wake another.
        """
        known = list(table_ids)
        async with AsyncExitStack() as held:
            for locks in (self._locks, self._waking):
                for table_id in known:
                    await held.enter_async_context(_lock(locks, table_id))
            yield

    def delivery_signal(self) -> asyncio.Event:
        """Rings whenever something is owed to Discord. Whoever asks for one clears it themselves."""
        self._delivery_signals.append(asyncio.Event())
        return self._delivery_signals[-1]

    def wake_delivery(self) -> None:
        for signal in self._delivery_signals:
            signal.set()


def _lock(locks: "weakref.WeakValueDictionary[str, asyncio.Lock]", table_id: str) -> asyncio.Lock:
    lock = locks.get(table_id)
    if lock is None:
        lock = locks[table_id] = asyncio.Lock()
    return lock
