"""The hall: the context of every update, with tables and their locks, database, clock and users' settings.

Everything players do at a table is a function of the neighbouring modules that takes the hall: `playing.confirm(hall,
…)`.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from engine import GAMES
from storage import Database, Unreachable, acts, database, direct_messages, people
from storage.acts import Act
from storage.database import EVERYTHING
from storage.dialects import Connection, Shards
from storage.direct_messages import QueuedMessage
from storage.people import Person
from tables.core.actors import house_did
from tables.core.fair_use import Foreground
from tables.core.table import Table
from tables.core.table_cache import TableCache
from tables.time.time_control import GENTLE
from tables.time.waking_hours import ALWAYS, Hours

log = logging.getLogger(__name__)

MAX_TABLES_PER_PERSON = 50
"""Default; the host of the bot can change it."""
KNOWN = 10_000
"""Maximum users cached."""


class Hall(TableCache):
    def __init__(
        self,
        database: Database,
        *,
        clock: Callable[[], float] = time.time,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
        tables_per_person: int = MAX_TABLES_PER_PERSON,
        drafts: bool = False,
    ) -> None:
        super().__init__(database)
        database.heard_elsewhere = self.changed_elsewhere
        self.tables_per_person = tables_per_person
        self.games = tuple(name for name, game in GAMES.items() if drafts or game.meta.maturity != "draft")
        """Games offered for new tables. Running tables of other games continue."""
        self.clock = clock
        self.shards: Shards | None = None
        """Shards of this process, where several processes serve the bot."""
        self.board_url = ""
        """URL of the living board; empty if the host has not enabled it."""
        self.board_activity = False
        """Whether it opens inside Discord."""
        self.new_seed = new_seed
        self.default_pace = GENTLE
        """Pace of a new table, unless its host chooses another."""
        self.foreground = Foreground()
        self.moves = 0
        """Moves confirmed since the start, for metrics."""
        self._people: dict[int, Person] = {}
        self._changes = 0
        """Version of the cache: a read that began before a change must not be cached."""

    async def person(self, user_id: int) -> Person:
        """Settings of a user, cached because every move needs them."""
        known = self._people.get(user_id)
        if known is None:
            changes = self._changes
            known = await people.person(self.db, user_id)
            if len(self._people) >= KNOWN:
                self._people.clear()
            if changes == self._changes:
                self._people[user_id] = known
        return self._people.get(user_id, known)

    async def choose(self, transaction: Callable[..., Person], user_id: int, *args: Any) -> Person:
        """Store a user's settings and update the cache."""
        try:
            person = await self.db.write(transaction, user_id, *args)
        except BaseException:
            self.invalidate_person(user_id)
            raise
        self._changes += 1
        self._people[user_id] = person
        return person

    @asynccontextmanager
    async def claimed(self, what: str) -> AsyncIterator[bool]:
        """Claim a job for this process, and keep the claim until the block ends. Yields False if another process has
        it."""
        ours = await database.claim(self.db, what)
        keeping = asyncio.create_task(self._keep(what)) if ours and self.db.shared else None
        try:
            yield ours
        finally:
            if keeping is not None:
                keeping.cancel()
                await asyncio.gather(keeping, return_exceptions=True)
            if ours:
                await database.release(self.db, what)

    async def _keep(self, what: str) -> None:
        while True:
            await asyncio.sleep(database.CLAIM_AGAIN)
            try:
                await database.claim(self.db, what)
            except Unreachable as gone:
                log.warning("renewing the claim on %s failed, retrying in %.0f s: %s", what, database.CLAIM_AGAIN, gone)

    def changed_elsewhere(self, kind: str, which: str) -> None:
        """Invalidate what another process has changed, and look for new messages to deliver."""
        if kind == "people":
            self.invalidate_person(int(which))
        elif kind == "outbox":
            self.wake_delivery()
        elif kind == EVERYTHING:
            self._people.clear()
            self.forget_all()
            self.list_changed()
            self.wake_delivery()
        else:
            self.forget(which)
            self.unreadable.discard(which)  # they may have mended it

    def invalidate_person(self, user_id: int) -> None:
        self._changes += 1
        self._people.pop(user_id, None)

    async def found_unreadable(self, table: Table) -> None:
        """Message every player who accepts notifications, once per version of the table."""
        messages = [
            QueuedMessage(seat.user_id, "unreadable", table.id, table.version, number)
            for number, seat in enumerate(table.seats)
            if seat.user_id is not None and (await self.person(seat.user_id)).notify != "none"
        ]
        act = house_did(table, "unreadable")
        if table.status == "playing":
            await self.db.write(_tell_once, act, messages, self.clock())
            self.wake_delivery()

    async def found_older(self, table: Table) -> None:
        row = table.row
        act = replace(house_did(table, "rules", old=row.rules_version, new=table.game.meta.rules_version), version=0)
        await self.db.write(_tell_once, act, [], self.clock())

    async def hours(self, user_id: int | None) -> Hours:
        """Waking hours of a user; always awake if None."""
        if user_id is None:
            return ALWAYS
        who = await self.person(user_id)
        return Hours(who.zone, who.wakes, who.sleeps, who.days, who.vacations)


def _tell_once(db: Connection, act: Act, messages: Sequence[QueuedMessage], now: float) -> None:
    if acts.put_once(db, act, now):
        direct_messages.put(db, messages, now)
