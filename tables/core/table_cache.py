"""Where tables are kept: the busy ones in memory, the others asleep in the database, each in one piece.

One whose position cannot be read harms nobody but itself: whoever wants to play there is refused, and only those who
say that they can do without a position get it.
"""

import asyncio
import logging
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
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
"""Tables kept in memory; the others sleep in the database."""
RETRIES = 5
"""As many others may answer the same question at once."""


class TableCache:
    def __init__(self, database: Database) -> None:
        self.db = database
        self._awake: OrderedDict[str, Table] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """Held by whoever changes a table."""
        self._waking: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """Held by whoever reads a sleeping table: it is in memory once, or not at all."""
        self._being_read: dict[str, bool] = {}
        """Tables that are just being read, and whether they were forgotten meanwhile: what was read may be old."""
        self._delivery_signals: list[asyncio.Event] = []
        """One for each who carries what is owed to Discord."""
        self._subscriptions: dict[str, set[asyncio.Event]] = {}
        """Table → one for each who wants to know when it changes."""
        self.unreadable: set[str] = set()
        """Tables found unreadable. Until they are taken back nothing is tried with them."""
        self.damaged: set[str] = set()
        """Tables whose log cannot be read: they are not played on."""

    async def table(self, table_id: str) -> Table:
        """Refused, if its position cannot be read."""
        found = await self.any_table(table_id)
        found.must_be_readable()
        return found

    async def table_as_stored(self, table_id: str) -> Table:
        """As the database has it: where other processes write, word of that may not have reached us yet."""
        if self.db.shared:
            self.forget(table_id)
        return await self.table(table_id)

    async def any_table(self, table_id: str) -> Table:
        """Also one that is unreadable: then it has no position."""
        if table_id not in self._awake:
            async with _lock(self._waking, table_id):
                while table_id not in self._awake:
                    await self._wake(table_id)
            self._send_to_sleep(keep=table_id)
        self._awake.move_to_end(table_id)
        return self._awake[table_id]

    async def _wake(self, table_id: str) -> None:
        """Not, if somebody else has changed it while it was being read."""
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
        """All that belongs to a table besides its row. False: its position cannot be read."""
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
        """Whether the table, or its log, cannot be read. Then it is unreadable, until the next start if it is the
        log."""
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
        """Set its position, if there is one. False: it cannot be read, or the game is not installed any more."""
        try:
            if table.row.game not in GAMES:
                raise OtherRules(f"the game {table.row.game} is not installed")
            table.state = None if position is None else load(table, position)
        except Exception as broken:  # whatever is wrong with one table is its own trouble
            log.warning("reading the position of table %s failed, it is marked as unreadable: %r", table.id, broken)
            table.stored_moves = 0 if position is None else position.played
            return False
        return True

    async def found_unreadable(self, table: Table) -> None:
        """Its people are told, once."""
        raise NotImplementedError

    async def found_older(self, table: Table) -> None:
        """A game is played on by other rules than it was begun with: that is written down, once."""
        raise NotImplementedError

    def _send_to_sleep(self, keep: str) -> None:
        """The tables nobody asked for longest, but never one that is being changed."""
        if len(self._awake) > AWAKE:
            busy = {table_id for table_id, lock in self._locks.items() if lock.locked()} | {keep}
            idle = [table_id for table_id in self._awake if table_id not in busy]
            for table_id in idle[: len(self._awake) - AWAKE]:
                del self._awake[table_id]

    @asynccontextmanager
    async def locked(self, table_id: str, *, unreadable: bool = False) -> AsyncIterator[Table]:
        """The table, with nobody else changing it. After anything but a refusal it is read anew next time.
        `unreadable`: also one without a position."""
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
                self.wake_delivery()  # it may have been stored before it was interrupted
                raise
            finally:
                if self._awake.get(table_id) is not table:  # another was read meanwhile, and knows nothing of this
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

    @contextmanager
    def subscription(self, table_id: str) -> Iterator[asyncio.Event]:
        """Rings whenever the table may have changed, here or in another process. The subscriber clears it."""
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

    def wake_delivery(self) -> None:
        for signal in self._delivery_signals:
            signal.set()


async def retry_overtaken(attempt: Callable[[], Awaitable[T]]) -> T:
    """What `attempt` returns; it is made again by how the table stands where another process has just changed it."""
    for _ in range(RETRIES):
        try:
            return await attempt()
        except Overtaken as overtaken:
            log.info("another process changed the table first, retrying: %s", overtaken)
    return await attempt()


def load(table: Table, position: PositionRow) -> Any:
    """A stored position of a table, by whichever rules it was written."""
    return table.game.load(position.state, position.rules_version or table.row.rules_version)


def _lock(locks: "weakref.WeakValueDictionary[str, asyncio.Lock]", table_id: str) -> asyncio.Lock:
    lock = locks.get(table_id)
    if lock is None:
        lock = locks[table_id] = asyncio.Lock()
    return lock
