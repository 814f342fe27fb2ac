"""Delivery of table messages: new ones with mentions, and edits of current ones.

Notices are queued in the transaction of the move that causes them. All notices of a table are delivered by one message
that shows the current position, and then marked as delivered. A crash in between is harmless: Discord rejects the
message's nonce a second time within minutes, and after a longer absence the thread is searched for the message first.
The message that is replaced is recorded in the same transaction and deleted afterwards.

On a permanent refusal the table has lost its place (`tables.channels`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from cogs.delivery.delivery_loop import UNREACHABLE, DeliveryLoop
from cogs.delivery.thread_members import ThreadMembers
from cogs.table import forum_tags
from cogs.table.channels import A_WEEK, open_post
from cogs.table.guests import offer_closed
from cogs.table.invitation import invitation, redraw_invitation
from cogs.table.review import make_ahead
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.buttons import read
from tables import Delivery, Notice, Table, channels, history
from tables.core import storing
from tables.play import undoing
from tables.post import notice_validity, outbox_queries
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
UNKNOWN_MESSAGE = 10008
PLACE_LOST = {
    50001: channels.ACCESS,
    50013: channels.ACCESS,
    40067: channels.ACCESS,
    50024: channels.PRIVATE,
    160005: channels.LOCKED,
    160006: channels.THREADS,
}
"""Error codes that do not pass by themselves: missing access or permissions, tags that only moderators may set, a
channel without private threads, a locked thread, too many threads."""
STAYS = (10003, 10008, 50001, 50013, 50083)
"""Error codes when deleting an old message: it is gone, or the bot will never be allowed to."""
LOOK_BACK = 15
"""Messages searched for one that was sent but not marked as delivered."""
NOT_STARTED = "lobby"

NoticeHandler = Callable[["TableMessageDelivery", Table, list[Notice]], Awaitable[None]]
NOTICE_HANDLERS: dict[str, NoticeHandler] = {}
"""Kind of notice → handler, for notices that are not part of the table's message."""


def handles_notice(kind: str) -> Callable[[NoticeHandler], NoticeHandler]:
    """Register the handler of a kind of notice, at import; `lobby` handles all notices of tables that have not started.

    If it raises, it is retried later, so it must be idempotent.
    """

    def claim(made: NoticeHandler) -> NoticeHandler:
        NOTICE_HANDLERS[kind] = made
        return made

    return claim


def _handler_for(table: Table, notice: Notice) -> str | None:
    kind = notice.kind if table.state is not None else NOT_STARTED
    return kind if kind in NOTICE_HANDLERS else None


class NoChannel(Exception):
    """The table's channel or thread cannot be written to; `reason` is one of `channels.REASONS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Shown(NamedTuple):
    """A posted message: the table's version that it shows, and the number of the last notice it delivers."""

    message_id: int
    version: int
    number: int


class TableMessageDelivery(DeliveryLoop):
    name = Delivery.TABLE_MESSAGES

    def __init__(self, house: "Guildhall") -> None:
        super().__init__(house)
        self.thread_members = ThreadMembers(house.hall)
        self._look_again: set[str] = set()
        """Tables without a place to retry."""
        self._reviewing: dict[str, asyncio.Task[None]] = {}
        """Ended table → its review, made ahead of all requests."""

    async def destinations(self, busy: Collection[str]) -> list[str]:
        return [*await outbox_queries.tables_owed(self.hall, busy), *self._look_again]

    def look_again(self, table_ids: Iterable[str]) -> None:
        """Retry these tables once: their place may have been restored."""
        self._look_again |= set(table_ids)
        self.signal.set()

    # ------------------------------------------------------------ one table

    async def deliver(self, destination: str) -> None:
        table = await self.hall.table(destination)
        if not table.displaced or destination in self._look_again:
            await self._say_or_lose_place(table)
        await self._clean_up(destination)
        await self._close_offers(table)
        if table.over and self.house.prepares and destination not in self._reviewing:
            self._reviewing[destination] = asyncio.create_task(self._review(table), name=f"review {destination}")

    async def _review(self, table: Table) -> None:
        try:
            await make_ahead(self.house, table)
        except Exception:
            log.exception("making the review of table %s ahead failed, it is made on request", table.id)
        finally:
            self._reviewing.pop(table.id, None)

    async def stop(self) -> None:
        for task in self._reviewing.values():
            task.cancel()
        await asyncio.gather(*self._reviewing.values(), return_exceptions=True)
        await super().stop()

    async def _say_or_lose_place(self, table: Table) -> None:
        """Deliver the notices. On a permanent refusal the table loses its place and is not retried."""
        displaced, place = table.displaced, channels.location_of(table)
        try:
            await self._say(table)
        except (NoChannel, discord.HTTPException) as refused:
            reason = self._why(table, refused)
            if reason is None:
                raise
            log.warning(
                "posting at table %s failed for good (%s), its players are told by DM: %s", table.id, reason, refused
            )
            changed = await channels.lose(self.hall, table.id, reason, place)
        else:
            changed = displaced
            if displaced:
                await channels.find_again(self.hall, table.id)
        self._look_again.discard(table.id)
        if changed and table.state is not None:
            await redraw_invitation(self.house, await self.hall.table(table.id))  # reloaded

    def _why(self, table: Table, refused: NoChannel | discord.HTTPException) -> str | None:
        """Reason why the place is lost; None if the error may be temporary."""
        reason = refused.reason if isinstance(refused, NoChannel) else PLACE_LOST.get(refused.code)
        sent_away = reason is not None and self.house.get_guild(table.row.guild_id) is None
        return channels.SERVER if sent_away else reason

    async def _say(self, table: Table) -> None:
        sorted_: dict[str | None, list[Notice]] = {}
        unsent = await outbox_queries.unsent(self.hall, table.id)
        table = await self.hall.table_as_stored(table.id)  # must not be older than the notices
        for notice in unsent:
            sorted_.setdefault(_handler_for(table, notice), []).append(notice)
        for kind, notices in sorted_.items():
            if kind is None:
                await self._tell(table, notices)
            else:
                await outbox_queries.mark_tried(self.hall, notices)
                await NOTICE_HANDLERS[kind](self, table, notices)
                await outbox_queries.mark_sent(self.hall, table.id, notices, None)

    async def _tell(self, table: Table, notices: list[Notice]) -> None:
        """Deliver all notices at once: by a new message if a player is mentioned, else by an edit of the current
        one."""
        thread = await self.thread(table)
        found = await self._shown_before(thread, table) if any(n.tries for n in notices) else []
        said = max((shown.number for shown in found), default=0)
        unsaid = [n for n in notices if not (n.tries and n.id <= said)]
        message_id = found[0].message_id if found else table.row.message_id
        if unsaid or found[0].version != table.version:
            await outbox_queries.mark_tried(self.hall, notices)
            calls = await self._calls(table, unsaid)
            fresh = calls or any(n.kind == "post" for n in unsaid)
            if fresh or message_id is None or not await self._refresh(table, thread, message_id):
                kept = await self._calls(table, await outbox_queries.still_put(self.hall, table))
                notices = [*kept, *notices]
                message_id = await self._post(table, thread, calls, kept, max(n.id for n in notices))
        strays = [shown.message_id for shown in found]
        await outbox_queries.mark_sent(self.hall, table.id, notices, message_id, thread.id, strays)
        await self._clean_up(table.id)
        await self._rename(thread, table)

    async def _rename(self, thread: Any, table: Table) -> None:
        """Rename the thread after its players. Discord limits renames strictly; this can wait."""
        name = " ".join(table_message.thread_name(table).split())
        if not isinstance(thread, discord.Thread) or " ".join(thread.name.split()) == name:
            return
        try:
            await thread.edit(name=name)
        except UNREACHABLE as refused:
            log.info("renaming the thread of table %s failed, retrying at its next message: %s", table.id, refused)

    async def _calls(self, table: Table, notices: Sequence[Notice]) -> list[Notice]:
        """Notices that mention a player who wants it, and that still apply."""
        calls = [
            n
            for n in notices
            if await self._wants_pings(n.user_id) and await notice_validity.holds(self.hall, table, n)
        ]
        called = {n.user_id for n in calls if n.kind == "turn"}
        return [n for n in calls if n.kind == "turn" or not (n.user_id in called and notice_validity.is_about_turn(n))]

    async def _wants_pings(self, user_id: int | None) -> bool:
        return user_id is not None and (await self.hall.person(user_id)).notify != "none"

    async def _card(self, table: Table, calls: Sequence[Notice], number: int) -> Card:
        return await table_message.card(
            self.house.picture_cache,
            table,
            await history.public_news(self.hall, table),
            hall=self.hall,
            calls=calls,
            undo=await undoing.request_of(self.hall, table.id),
            number=number,
        )

    async def _post(
        self, table: Table, thread: Any, calls: Sequence[Notice], kept: Sequence[Notice], number: int
    ) -> int:
        """Post a new message that mentions the called players.

        `kept`: players notified silently by the previous message; they are named again, and mentioned only if the
        message mentions no other player.
        """
        card = await self._card(table, [*kept, *calls], number)
        quiet = all(notice_validity.is_quiet(call) for call in calls)
        called = dict.fromkeys(n.user_id for n in ([*kept, *calls] if quiet else calls) if n.user_id is not None)
        sent = await thread.send(
            view=card.view(self.house.signs),
            files=card.files,
            nonce=f"{table.id}-{number}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id) for user_id in called]),
            silent=quiet,
        )
        return int(sent.id)

    async def _refresh(self, table: Table, thread: Any, message_id: int) -> bool:
        """Edit the current message; False if it is gone or Discord refuses."""
        card = await self._card(table, (), 0)
        try:
            await thread.get_partial_message(message_id).edit(view=card.view(self.house.signs), attachments=card.files)
        except discord.HTTPException as refused:
            if refused.status not in (400, 403, 404):
                raise
            log.info("editing the message of table %s failed (%s), posting a new one", table.id, refused.code)
            return False
        return True

    async def _shown_before(self, thread: Any, table: Table) -> list[Shown]:
        """Messages sent but not marked as delivered, newest first."""
        found = []
        known = table.row.message_id or 0
        async for message in thread.history(limit=LOOK_BACK):
            if self.house.user is not None and message.author.id == self.house.user.id and message.id > known:
                shown = shown_in(message)
                if shown is not None:
                    found.append(shown)
        return found

    async def _clean_up(self, table_id: str) -> None:
        """Delete all messages recorded as obsolete."""
        for old in await outbox_queries.old_messages_of(self.hall, table_id):
            place = self.house.get_partial_messageable(old.channel_id)
            try:
                await place.get_partial_message(old.message_id).delete()
            except discord.HTTPException as refused:
                if refused.code not in STAYS:
                    raise
                log.info("deleting an old message of table %s failed, it stays: %s", table_id, refused)
            await outbox_queries.forget_message(self.hall, old)

    async def _close_offers(self, table: Table) -> None:
        """Remove the buttons of offers of a seat that was taken, declined or withdrawn."""
        for offer in await outbox_queries.stale_offers(self.hall, table.id):
            place = self.house.get_partial_messageable(offer.channel_id)
            closed = offer_closed(speaker(offer.language), table)
            try:
                await place.get_partial_message(offer.message_id).edit(view=closed.view())
            except discord.HTTPException as refused:
                if refused.code not in STAYS:
                    raise
                log.info("closing a seat offer of table %s failed, its buttons stay: %s", table.id, refused)
            await outbox_queries.offer_closed(self.hall, offer)

    # ------------------------------------------------------------ its thread

    async def thread(self, table: Table) -> Any:
        """The table's thread; opened below its invitation if there is none, elsewhere if it was deleted."""
        row = table.row
        thread = await self._channel(row.thread_id) if row.thread_id is not None else None
        if thread is None:
            channel = await self._channel(row.channel_id)
            if channel is None:
                raise NoChannel(channels.CHANNEL)
            if row.source is not None and row.thread_id is None and row.invitation_id is None:
                await self._announce(channel, table)
            thread = await self._open_thread(channel, table, None if row.thread_id else row.invitation_id)
            await storing.place(self.hall, table.id, thread_id=thread.id, message_id=None)
        if isinstance(thread, discord.Thread) and thread.archived:
            thread = await _reopened(thread)
        if isinstance(thread, discord.Thread) and isinstance(thread.parent, discord.ForumChannel):
            await forum_tags.tag(thread, thread.parent, table)
        if isinstance(thread, discord.Thread) and thread.is_private():
            await self.thread_members.update(table, thread)
        return thread

    async def _announce(self, channel: Any, table: Table) -> None:
        """Post the invitation of an arranged table, which starts before it can be posted; its thread is opened below.
        A forum's post begins with it, and a private thread needs none."""
        if isinstance(channel, discord.ForumChannel) or table.row.watching == "closed":
            return
        view = (await invitation(self.hall, table)).view()
        posted = await channel.send(view=view, nonce=f"{table.id}-start", silent=True)
        await storing.place(self.hall, table.id, invitation_id=int(posted.id))

    async def _open_thread(self, channel: Any, table: Table, invitation_id: int | None) -> Any:
        name, days = table_message.thread_name(table), A_WEEK
        if isinstance(channel, discord.ForumChannel):
            if table.row.watching == "closed":
                raise NoChannel(channels.PRIVATE)
            return await open_post(channel, name, (await invitation(self.hall, table)).view(), table)
        if table.row.watching == "closed":
            kind = discord.ChannelType.private_thread
            return await channel.create_thread(name=name, type=kind, invitable=False, auto_archive_duration=days)
        if invitation_id is not None:
            under = discord.Object(invitation_id)
            try:
                return await channel.create_thread(name=name, message=under, auto_archive_duration=days)
            except discord.HTTPException as refused:
                if refused.code == THREAD_EXISTS and (opened := await self._channel(invitation_id)) is not None:
                    return opened
                if refused.code not in (THREAD_EXISTS, UNKNOWN_MESSAGE):
                    raise
                log.info(
                    "opening a thread under the invitation of table %s failed, opening one beside it: %s",
                    table.id,
                    refused,
                )
        is_news = isinstance(channel, discord.TextChannel) and channel.is_news()
        kind = discord.ChannelType.news_thread if is_news else discord.ChannelType.public_thread
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=days)

    async def _channel(self, channel_id: int) -> Any | None:
        """The channel; None if it was deleted. Raises if the bot merely lacks access, which may change."""
        channel: Any = self.house.get_channel(channel_id)
        if channel is None:
            try:
                channel = await self.house.fetch_channel(channel_id)
            except discord.NotFound as gone:
                log.info("channel %s no longer exists: %s", channel_id, gone)
        return channel


async def _reopened(thread: discord.Thread) -> discord.Thread:
    """Unarchive a thread; allowed to any member who may write there, unless it is locked."""
    try:
        return await thread.edit(archived=False)
    except discord.Forbidden as refused:
        raise NoChannel(channels.LOCKED if thread.locked else channels.ACCESS) from refused


def shown_in(message: discord.Message) -> Shown | None:
    """Version and number of a posted message, from its buttons; None if it is no table message."""
    version, number = None, 0
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        press = read(getattr(item, "custom_id", None) or "")
        if press is not None and press.stamp is not None:
            version = press.stamp.version
            if press.verb == "what" and press.words:
                number = press.number
    return None if version is None else Shown(int(message.id), version, number)
