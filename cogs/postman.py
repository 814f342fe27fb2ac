"""The postman carries what is owed to Discord: new table messages with their pings, and changes to the old ones.

What is owed was written together with the move that caused it. The postman looks at the present position, says it once
for all that is owed about a table, and ticks it off. A crash in between is harmless: the message carries a nonce that
Discord does not accept twice within minutes, and after a longer absence the thread is searched for it first.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord

from cogs import table_message
from cogs.answers import Card
from cogs.buttons import read
from cogs.house import House
from engine import Event
from tables import Notice, Table, noticeboard, owing

log = logging.getLogger(__name__)

PATIENCE = 1.0
LONGEST_PATIENCE = 300.0
AT_ONCE = 8
"""Tables served side by side: one slow channel must not hold up the rest."""
THREAD_EXISTS = 160004


class Postman:
    def __init__(self, house: House) -> None:
        self.house = house
        self.hall = house.hall
        self._task: asyncio.Task[None] | None = None
        self._retry: dict[str, tuple[float, float]] = {}
        """Table → when to try again, and how long was waited."""
        self._asleep = asyncio.Event()
        self._hands = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        self._task = asyncio.create_task(self._rounds(), name="postman")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rounds(self) -> None:
        await self.house.wait_until_ready()
        while True:
            self.hall.changed.clear()
            self._asleep.clear()
            await self.round()
            self._asleep.set()
            await self._rest()

    async def _rest(self) -> None:
        """Until something is owed, or it is time to try again."""
        wait = None
        if self._retry:
            now = asyncio.get_running_loop().time()
            wait = max(0.0, min(at for at, _ in self._retry.values()) - now)
        try:
            await asyncio.wait_for(self.hall.changed.wait(), wait)
        except TimeoutError:
            log.debug("trying again what could not be said")

    async def round(self) -> None:
        """Say everything that is owed now. A table that cannot be reached does not hold up the others."""
        now = asyncio.get_running_loop().time()
        due = [t for t in await noticeboard.owing(self.hall) if self._retry.get(t, (0.0, 0.0))[0] <= now]
        await asyncio.gather(*[self._carry_or_try_again(table_id) for table_id in due])

    async def _carry_or_try_again(self, table_id: str) -> None:
        async with self._hands:
            try:
                await self.carry(table_id)
                self._retry.pop(table_id, None)
            except (discord.HTTPException, discord.RateLimited, OSError, TimeoutError) as failed:
                waited = min(LONGEST_PATIENCE, self._retry.get(table_id, (0.0, PATIENCE / 2))[1] * 2)
                self._try_again(table_id, waited)
                log.warning("table %s could not be reached, trying again in %.0f s: %s", table_id, waited, failed)
            except Exception:
                self._try_again(table_id, LONGEST_PATIENCE)
                log.exception("table %s could not be shown", table_id)

    def _try_again(self, table_id: str, waited: float) -> None:
        self._retry[table_id] = (asyncio.get_running_loop().time() + waited, waited)

    async def idle(self) -> None:
        """Until everything owed has been said, or has to be tried again later."""
        while self.hall.changed.is_set() or not self._asleep.is_set():
            await self._asleep.wait()
            await asyncio.sleep(0)

    # ------------------------------------------------------------ one table

    async def carry(self, table_id: str) -> None:
        table = await self.hall.table(table_id)
        notices = await noticeboard.unsent(self.hall, table_id)
        if not notices or table.state is None:
            return
        thread = await self.thread(table)
        if thread is None:
            log.warning("table %s has no place to be shown any more", table_id)
            await noticeboard.said(self.hall, table_id, notices, None)
            return
        shown = await self._shown_before(thread, table) if any(n.tries for n in notices) else {}
        if table.version in shown:
            await self._finish(table, thread, notices, shown.pop(table.version), [*shown.values()])
            return
        open_ = [n for n in notices if not (n.tries and n.version <= max(shown, default=-1))]
        ping = [n for n in open_ if n.kind == "turn" and n.seat in owing.owed(table)]
        fresh = table.row.message_id is None or any(n.kind in ("post", "turn", "undo") for n in open_)
        await noticeboard.trying(self.hall, notices)
        message_id = table.row.message_id
        if fresh or not await self._refresh(table, thread):
            message_id = await self._post(table, thread, notices, ping)
        await self._finish(table, thread, notices, message_id, [*shown.values()])

    async def _finish(
        self, table: Table, thread: Any, notices: list[Notice], message_id: int | None, strays: list[int]
    ) -> None:
        """Tick off what was said; then no other message of this table is needed."""
        old = table.row.message_id
        await noticeboard.said(self.hall, table.id, notices, message_id)
        for stray in {*strays, *([old] if old is not None else [])} - {message_id}:
            await self._clean_up(thread, stray)

    async def _card(self, table: Table, ping: Sequence[int]) -> tuple[Card, list[int]]:
        undo = await self.hall.undo_request(table.id)
        card = await table_message.card(self.house.painter, table, await self._changes(table), ping=ping, undo=undo)
        seats = [*ping, *([s for s in undo.needed if s not in undo.agreed] if undo else [])]
        return card, [user for s in seats if (user := table.seats[s].user_id) is not None]

    async def _changes(self, table: Table) -> list[Event]:
        """What the last confirmed moves made happen, as everybody may know it."""
        entries = await self.hall.log(table.id, None, after=max(0, table.state.played - 40))
        return [event for entry in entries if entry.version == table.version for event in entry.events]

    async def _post(self, table: Table, thread: Any, notices: list[Notice], ping: list[Notice]) -> int:
        quiet = [n for n in ping if n.user_id and not (await self.hall.person(n.user_id)).pings]
        seats = [n.seat for n in ping if n not in quiet and n.seat is not None]
        card, users = await self._card(table, seats)
        sent = await thread.send(
            view=card.view(),
            files=card.files,
            nonce=f"{table.id}-{max(n.id for n in notices)}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in users]),
            silent=not users,
        )
        return int(sent.id)

    async def _refresh(self, table: Table, thread: Any) -> bool:
        """Change the present message; False if it is not there or Discord does not let us."""
        assert table.row.message_id is not None
        card, _ = await self._card(table, ())
        try:
            await thread.get_partial_message(table.row.message_id).edit(view=card.view(), attachments=card.files)
        except discord.HTTPException as refused:
            if refused.status not in (400, 403, 404):
                raise
            log.info("the message of table %s cannot be changed (%s), posting a new one", table.id, refused.code)
            return False
        return True

    async def _shown_before(self, thread: Any, table: Table) -> dict[int, int]:
        """Version → message, for messages posted by a postman who could not tick them off."""
        found = {}
        async for message in thread.history(limit=15):
            if self.house.user is not None and message.author.id == self.house.user.id:
                version = shown_version(message)
                if version is not None and message.id != table.row.message_id:
                    found[version] = int(message.id)
        return found

    async def _clean_up(self, thread: Any, message_id: int) -> None:
        try:
            await thread.get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            log.info("an old table message stays (%s)", refused.code)

    # ------------------------------------------------------------ its thread

    async def thread(self, table: Table) -> Any | None:
        """The table's thread, opened under its invitation if there is none yet."""
        row = table.row
        if row.thread_id is not None:
            return await self._channel(row.thread_id, archived=False)
        channel = await self._channel(row.channel_id)
        if channel is None:
            return None
        name = table_message.thread_name(table)
        if row.invitation_id is None:
            made = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=10080
            )
        else:
            try:
                made = await channel.create_thread(
                    name=name, message=discord.Object(row.invitation_id), auto_archive_duration=10080
                )
            except discord.HTTPException as refused:
                if refused.code != THREAD_EXISTS:
                    raise
                made = await self._channel(row.invitation_id)
        if made is not None:
            await self.hall.place(table.id, thread_id=made.id)
        return made

    async def _channel(self, channel_id: int, *, archived: bool = True) -> Any | None:
        channel: Any = self.house.get_channel(channel_id)
        if channel is None:
            try:
                channel = await self.house.fetch_channel(channel_id)
            except (discord.NotFound, discord.Forbidden) as gone:
                log.info("channel %s is not there any more: %s", channel_id, gone)
                return None
        if not archived and isinstance(channel, discord.Thread) and channel.archived:
            channel = await channel.edit(archived=False)
        return channel


def shown_version(message: discord.Message) -> int | None:
    """The table version that one of our messages shows, read from its buttons."""
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        press = read(getattr(item, "custom_id", None) or "")
        if press is not None and press.stamp is not None:
            return press.stamp.version
    return None
