"""The postman carries what is owed to Discord: new table messages with their pings, and changes to the old ones.

What is owed was written together with the move that caused it. The postman looks at the present position, says it once
for all that is owed about a table, and ticks it off. A crash in between is harmless: the message carries a nonce that
Discord does not accept twice within minutes, and after a longer absence the thread is searched for it first.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord

from cogs import table_message
from cogs.answers import Card
from cogs.buttons import read
from cogs.house import House
from engine import Event
from tables import Notice, Table, UndoRequest, noticeboard, owing

log = logging.getLogger(__name__)

UNREACHABLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
PATIENCE = 1.0
LONGEST_PATIENCE = 300.0
AT_ONCE = 8
"""Tables served side by side: one slow channel must not hold up the rest."""
THREAD_EXISTS = 160004
UNKNOWN_MESSAGE = 10008


class Postman:
    def __init__(self, house: House) -> None:
        self.house = house
        self.hall = house.hall
        self._task: asyncio.Task[None] | None = None
        self._carrying: dict[str, asyncio.Task[None]] = {}
        """Table → what is just being said about it. A slow table holds up nobody but itself."""
        self._again: dict[str, float] = {}
        """Table → when to try again what could not be said."""
        self._patience: dict[str, float] = {}
        """Table → how long was waited last."""
        self._asleep = asyncio.Event()
        self._hands = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        self._task = asyncio.create_task(self._rounds(), name="postman")

    async def stop(self) -> None:
        tasks = [task for task in (self._task, *self._carrying.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _rounds(self) -> None:
        await self.house.wait_until_ready()
        while True:
            self.hall.changed.clear()
            self._asleep.clear()
            try:
                await self.round()
            except Exception:
                log.exception("what is owed could not be read, looking again soon")
                self._again[""] = asyncio.get_running_loop().time() + PATIENCE
            self._asleep.set()
            await self._rest()

    async def _rest(self) -> None:
        """Until something is owed, or it is time to try again."""
        wait = None
        if self._again:
            wait = max(0.0, min(self._again.values()) - asyncio.get_running_loop().time())
        try:
            await asyncio.wait_for(self.hall.changed.wait(), wait)
        except TimeoutError:
            log.debug("trying again what could not be said")

    async def round(self) -> None:
        """Set out to every table about which something is owed, unless somebody is there already."""
        now = asyncio.get_running_loop().time()
        self._again.pop("", None)
        for table_id in await noticeboard.owing(self.hall):
            if table_id not in self._carrying and self._again.get(table_id, now) <= now:
                self._again.pop(table_id, None)
                task = asyncio.create_task(self._carry_or_try_again(table_id), name=f"postman {table_id}")
                self._carrying[table_id] = task

    async def _carry_or_try_again(self, table_id: str) -> None:
        try:
            async with self._hands:
                await self.carry(table_id)
            self._patience.pop(table_id, None)
        except UNREACHABLE as failed:
            waited = min(LONGEST_PATIENCE, self._patience.get(table_id, PATIENCE / 2) * 2)
            self._try_again(table_id, waited)
            log.warning("table %s could not be reached, trying again in %.0f s: %s", table_id, waited, failed)
        except Exception:
            self._try_again(table_id, LONGEST_PATIENCE)
            log.exception("table %s could not be shown", table_id)
        finally:
            self._carrying.pop(table_id, None)
            self.hall.owe()  # something may have come up in the meantime

    def _try_again(self, table_id: str, waited: float) -> None:
        self._again[table_id] = asyncio.get_running_loop().time() + waited
        self._patience[table_id] = waited

    async def idle(self) -> None:
        """Until everything owed has been said, or has to be tried again later."""
        while self.hall.changed.is_set() or self._carrying or not self._asleep.is_set():
            if self._carrying:
                await asyncio.wait(self._carrying.values())
            await self._asleep.wait()
            await asyncio.sleep(0)

    # ------------------------------------------------------------ one table

    async def carry(self, table_id: str) -> None:
        table = await self.hall.table(table_id)
        notices = await noticeboard.unsent(self.hall, table_id)
        thread = await self.thread(table) if table.state is not None else None
        if thread is None:
            log.warning("table %s has no place to be shown", table_id)
            await noticeboard.said(self.hall, table_id, notices, None)
            return
        shown = await self._shown_before(thread, table) if any(n.tries for n in notices) else {}
        if table.version in shown:
            await self._finish(table, thread, notices, shown.pop(table.version), [*shown.values()])
            return
        open_ = [n for n in notices if not (n.tries and n.version <= max(shown, default=-1))]
        fresh = table.row.message_id is None or any(n.kind in ("post", "turn", "undo") for n in open_)
        await noticeboard.trying(self.hall, notices)
        message_id = table.row.message_id
        if fresh or not await self._refresh(table, thread):
            message_id = await self._post(table, thread, open_, max(n.id for n in notices))
        await self._finish(table, thread, notices, message_id, [*shown.values()])

    async def _finish(
        self, table: Table, thread: Any, notices: list[Notice], message_id: int | None, strays: list[int]
    ) -> None:
        """Tick off what was said; then no other message of this table is needed."""
        old = table.row.message_id
        await noticeboard.said(self.hall, table.id, notices, message_id)
        for stray in {*strays, *([old] if old is not None else [])} - {message_id}:
            await self._clean_up(thread, stray)

    async def _card(self, table: Table, undo: UndoRequest | None, ping: Sequence[int]) -> Card:
        changes = await self._changes(table)
        return await table_message.card(self.house.painter, table, changes, hall=self.hall, ping=ping, undo=undo)

    async def _changes(self, table: Table) -> list[Event]:
        """What the last confirmed moves made happen, as everybody may know it."""
        entries = await self.hall.log(table.id, None, after=max(0, table.state.played - 40))
        return [event for entry in entries if entry.version == table.version for event in entry.events]

    async def _post(self, table: Table, thread: Any, notices: Sequence[Notice], number: int) -> int:
        """A new message. Mentioned is whom these notices concern, if they still do and if they want to be."""
        undo = await self.hall.undo_request(table.id)
        asked = {s for s in undo.needed if s not in undo.agreed} if undo else set()
        concern = {"turn": set(owing.owed(table)), "undo": asked}
        due = [n for n in notices if n.seat in concern.get(n.kind, ()) and await self._wants_pings(n.user_id)]
        card = await self._card(table, undo, [n.seat for n in due if n.kind == "turn" and n.seat is not None])
        sent = await thread.send(
            view=card.view(),
            files=card.files,
            nonce=f"{table.id}-{number}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(n.user_id) for n in due if n.user_id]),
            silent=not due,
        )
        return int(sent.id)

    async def _wants_pings(self, user_id: int | None) -> bool:
        return user_id is not None and (await self.hall.person(user_id)).notify != "none"

    async def _refresh(self, table: Table, thread: Any) -> bool:
        """Change the present message; False if it is not there or Discord does not let us."""
        assert table.row.message_id is not None
        card = await self._card(table, await self.hall.undo_request(table.id), ())
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
        found: dict[int, int] = {}
        known = table.row.message_id or 0
        async for message in thread.history(limit=15):
            if self.house.user is not None and message.author.id == self.house.user.id and message.id > known:
                version = shown_version(message)
                if version is not None:
                    found.setdefault(version, int(message.id))
        return found

    async def _clean_up(self, thread: Any, message_id: int) -> None:
        try:
            await thread.get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            log.info("an old table message stays (%s)", refused.code)

    # ------------------------------------------------------------ its thread

    async def thread(self, table: Table) -> Any | None:
        """The table's thread, opened under its invitation if there is none yet, elsewhere if it was deleted."""
        row = table.row
        thread = await self._channel(row.thread_id) if row.thread_id is not None else None
        if thread is None:
            channel = await self._channel(row.channel_id)
            if channel is None:
                return None
            thread = await self._open_thread(channel, table, None if row.thread_id else row.invitation_id)
            await self.hall.place(table.id, thread_id=thread.id, message_id=None)
        if isinstance(thread, discord.Thread) and thread.archived:
            thread = await thread.edit(archived=False)
        return thread

    async def _open_thread(self, channel: Any, table: Table, invitation_id: int | None) -> Any:
        name, days = table_message.thread_name(table), 10080
        if invitation_id is not None:
            under = discord.Object(invitation_id)
            try:
                return await channel.create_thread(name=name, message=under, auto_archive_duration=days)
            except discord.HTTPException as refused:
                if refused.code == THREAD_EXISTS and (opened := await self._channel(invitation_id)) is not None:
                    return opened
                if refused.code not in (THREAD_EXISTS, UNKNOWN_MESSAGE):
                    raise
                log.info("no thread can be opened under the invitation of table %s: %s", table.id, refused)
        kind = discord.ChannelType.public_thread
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=days)

    async def _channel(self, channel_id: int) -> Any | None:
        """None if it was deleted. If we are only kept out of it, that may change: an error."""
        channel: Any = self.house.get_channel(channel_id)
        if channel is None:
            try:
                channel = await self.house.fetch_channel(channel_id)
            except discord.NotFound as gone:
                log.info("channel %s is not there any more: %s", channel_id, gone)
        return channel


def shown_version(message: discord.Message) -> int | None:
    """The table version that one of our messages shows, read from its buttons."""
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        press = read(getattr(item, "custom_id", None) or "")
        if press is not None and press.stamp is not None:
            return press.stamp.version
    return None
