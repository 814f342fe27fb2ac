"""Delivering the messages of tables: new ones with their pings, and changes to the old ones.

What is owed was written together with the move that caused it. We look at the present position, say it once
for all that is owed about a table, and tick it off. A crash in between is harmless: the message carries a nonce that
Discord does not accept twice within minutes, and after a longer absence the thread is searched for it first. What a new
message replaces is written down with the tick, and deleted afterwards.

Where Discord says that nothing can be said there, now and in a minute, the table has lost its place (`tables.places`).
"""

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
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.buttons import read
from tables import Notice, Table, history, places
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
    50001: places.ACCESS,
    50013: places.ACCESS,
    40067: places.ACCESS,
    50024: places.PRIVATE,
    160005: places.LOCKED,
    160006: places.THREADS,
}
"""Missing access, missing permissions, a forum whose tags only others may give, a kind of channel without private
threads, a locked thread, too many threads: it is the same in a minute."""
STAYS = (10003, 10008, 50001, 50013, 50083)
"""An old message that is gone, or that we shall never be let at."""
LOOK_BACK = 15
"""Messages searched for one of ours that was never ticked off."""
NOT_STARTED = "lobby"

NoticeHandler = Callable[["TableMessageDelivery", Table, list[Notice]], Awaitable[None]]
NOTICE_HANDLERS: dict[str, NoticeHandler] = {}
"""Kind of notice → what is done about it, where it is not said in the table's message."""


def handles_notice(kind: str) -> Callable[[NoticeHandler], NoticeHandler]:
    """Claim a kind of notice, at import; `lobby` claims all about tables that have not started.

    Whatever it raises, it is tried again later: it must be safe to repeat.
    """

    def claim(made: NoticeHandler) -> NoticeHandler:
        NOTICE_HANDLERS[kind] = made
        return made

    return claim


def _handler_for(table: Table, notice: Notice) -> str | None:
    kind = notice.kind if table.state is not None else NOT_STARTED
    return kind if kind in NOTICE_HANDLERS else None


class NoPlace(Exception):
    """Nothing can be said where a table is shown; `reason` is one of `places.REASONS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Shown(NamedTuple):
    """A message of ours: the table's version it shows, and the last of the notices it was posted for."""

    message_id: int
    version: int
    number: int


class TableMessageDelivery(DeliveryLoop):
    name = "table messages"

    def __init__(self, house: "Guildhall") -> None:
        super().__init__(house)
        self.thread_members = ThreadMembers(house.hall)
        self._look_again: set[str] = set()
        """Tables that have lost their place and may have it back."""

    async def destinations(self, busy: Collection[str]) -> list[str]:
        return [*await outbox_queries.tables_owed(self.hall, busy), *self._look_again]

    def look_again(self, table_ids: Iterable[str]) -> None:
        """Something has changed where these tables lost their place: try once whether they have it back."""
        self._look_again |= set(table_ids)
        self.signal.set()

    # ------------------------------------------------------------ one table

    async def deliver(self, destination: str) -> None:
        table = await self.hall.table(destination)
        if not table.displaced or destination in self._look_again:
            await self._say_or_lose_place(table)
        await self._clean_up(destination)
        await self._close_offers(table)

    async def _say_or_lose_place(self, table: Table) -> None:
        """Say what is owed. Where that is refused for good it is not tried for ever: the table has lost its place."""
        displaced, place = table.displaced, places.place_of(table)
        try:
            await self._say(table)
        except (NoPlace, discord.HTTPException) as refused:
            reason = self._why(table, refused)
            if reason is None:
                raise
            log.warning(
                "posting at table %s failed for good (%s), its players are told by DM: %s", table.id, reason, refused
            )
            changed = await places.lose(self.hall, table.id, reason, place)
        else:
            changed = displaced
            if displaced:
                await places.find_again(self.hall, table.id)
        self._look_again.discard(table.id)
        if changed and table.state is not None:
            await redraw_invitation(self.house, await self.hall.table(table.id))  # which has been read anew

    def _why(self, table: Table, refused: NoPlace | discord.HTTPException) -> str | None:
        """Why nothing can be said there, now and in a minute; None if that may pass."""
        reason = refused.reason if isinstance(refused, NoPlace) else PLACE_LOST.get(refused.code)
        sent_away = reason is not None and self.house.get_guild(table.row.guild_id) is None
        return places.SERVER if sent_away else reason

    async def _say(self, table: Table) -> None:
        sorted_: dict[str | None, list[Notice]] = {}
        unsent = await outbox_queries.unsent(self.hall, table.id)
        table = await self.hall.table_as_stored(table.id)  # not older than what is owed
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
        """Say it all in one: by a new message if somebody is called, else by a change to the present one."""
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
        """The thread is called after those who play. Discord allows a new name seldom; it can wait."""
        name = " ".join(table_message.thread_name(table).split())
        if not isinstance(thread, discord.Thread) or " ".join(thread.name.split()) == name:
            return
        try:
            await thread.edit(name=name)
        except UNREACHABLE as refused:
            log.info("renaming the thread of table %s failed, retrying at its next message: %s", table.id, refused)

    async def _calls(self, table: Table, notices: Sequence[Notice]) -> list[Notice]:
        """Those that call somebody who wants to be called, and whose reason still holds."""
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
        """A new message that mentions those who are called. `kept`: who was told quietly in the message before is named
        again; no bell rings for them, so that they are mentioned only where it rings for nobody."""
        card = await self._card(table, [*kept, *calls], number)
        quiet = all(notice_validity.is_quiet(call) for call in calls)
        called = dict.fromkeys(n.user_id for n in ([*kept, *calls] if quiet else calls) if n.user_id is not None)
        sent = await thread.send(
            view=card.view(),
            files=card.files,
            nonce=f"{table.id}-{number}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id) for user_id in called]),
            silent=quiet,
        )
        return int(sent.id)

    async def _refresh(self, table: Table, thread: Any, message_id: int) -> bool:
        """Change the present message; False if it is not there or Discord does not let us."""
        card = await self._card(table, (), 0)
        try:
            await thread.get_partial_message(message_id).edit(view=card.view(), attachments=card.files)
        except discord.HTTPException as refused:
            if refused.status not in (400, 403, 404):
                raise
            log.info("editing the message of table %s failed (%s), posting a new one", table.id, refused.code)
            return False
        return True

    async def _shown_before(self, thread: Any, table: Table) -> list[Shown]:
        """Messages posted that were never ticked off, the newest first."""
        found = []
        known = table.row.message_id or 0
        async for message in thread.history(limit=LOOK_BACK):
            if self.house.user is not None and message.author.id == self.house.user.id and message.id > known:
                shown = shown_in(message)
                if shown is not None:
                    found.append(shown)
        return found

    async def _clean_up(self, table_id: str) -> None:
        """Delete what is written down as not needed, however long ago that was."""
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
        """Take the buttons off the messages that offer a seat which is taken, refused or no longer kept."""
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
        """The table's thread, opened under its invitation if there is none yet, elsewhere if it was deleted."""
        row = table.row
        thread = await self._channel(row.thread_id) if row.thread_id is not None else None
        if thread is None:
            channel = await self._channel(row.channel_id)
            if channel is None:
                raise NoPlace(places.CHANNEL)
            thread = await self._open_thread(channel, table, None if row.thread_id else row.invitation_id)
            await storing.place(self.hall, table.id, thread_id=thread.id, message_id=None)
        if isinstance(thread, discord.Thread) and thread.archived:
            thread = await _reopened(thread)
        if isinstance(thread, discord.Thread):
            await forum_tags.tag(thread, table)
        if isinstance(thread, discord.Thread) and thread.is_private():
            await self.thread_members.update(table, thread)
        return thread

    async def _open_thread(self, channel: Any, table: Table, invitation_id: int | None) -> Any:
        name, days = table_message.thread_name(table), A_WEEK
        if isinstance(channel, discord.ForumChannel):
            if table.row.watching == "closed":
                raise NoPlace(places.PRIVATE)
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
        """None if it was deleted. If we are only kept out of it, that may change: an error."""
        channel: Any = self.house.get_channel(channel_id)
        if channel is None:
            try:
                channel = await self.house.fetch_channel(channel_id)
            except discord.NotFound as gone:
                log.info("channel %s no longer exists: %s", channel_id, gone)
        return channel


async def _reopened(thread: discord.Thread) -> discord.Thread:
    """Whoever may write to a thread may take it out of the archive, unless it is locked."""
    try:
        return await thread.edit(archived=False)
    except discord.Forbidden as refused:
        raise NoPlace(places.LOCKED if thread.locked else places.ACCESS) from refused


def shown_in(message: discord.Message) -> Shown | None:
    """What one of our messages shows, read from its buttons; None if it is not a table's message."""
    version, number = None, 0
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        press = read(getattr(item, "custom_id", None) or "")
        if press is not None and press.stamp is not None:
            version = press.stamp.version
            if press.verb == "what" and press.words:
                number = press.number
    return None if version is None else Shown(int(message.id), version, number)
