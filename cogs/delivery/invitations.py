"""Delivery of notices about a table that has not started: the invitation, and that it is about to close."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from cogs.delivery.table_messages import NoChannel, TableMessageDelivery, handles_notice
from cogs.delivery.threads import say_where_it_went
from cogs.table.channels import open_post
from cogs.table.invitation import LOBBY_NOTICES, calls, invitation, redraw_invitation
from cogs.ui.buttons import read
from cogs.ui.table_message import thread_name
from tables import Notice, SeatOffer, Table, channels
from tables.core import storing
from tables.lobby import opening
from tables.post import notice_validity, outbox_queries
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

LOOK_BACK = 50
"""Messages searched for one that was sent but not marked as delivered."""


@handles_notice("lobby")
async def deliver(delivery: TableMessageDelivery, table: Table, notices: list[Notice]) -> None:
    """Mention each person once: in the invitation if it is being posted, else in a separate message."""
    house = delivery.house
    told = [n for n in notices if n.user_id is not None and await _wanted(house, table, n)]
    channel = await _channel(house, table.row.channel_id) if table.status == "lobby" else None
    if table.status == "lobby" and channel is None:
        raise NoChannel(channels.CHANNEL)
    if channel is not None and table.row.invitation_id is None and any(n.kind == "invite" for n in notices):
        await _invite(house, channel, table, told, notices)
        await say_where_it_went(delivery, table, [n for n in notices if n.kind == channels.LEFT])
        return
    await redraw_invitation(house, table)
    await say_where_it_went(delivery, table, [n for n in notices if n.kind == channels.LEFT])
    if isinstance(channel, discord.ForumChannel) and table.row.thread_id is not None:
        channel = house.get_partial_messageable(table.row.thread_id)
    for notice in told if channel is not None else ():
        await _tell(house, channel, table, notice)


async def _wanted(house: "Guildhall", table: Table, notice: Notice) -> bool:
    assert notice.user_id is not None
    return (await house.hall.person(notice.user_id)).notify != "none" and await notice_validity.holds(
        house.hall, table, notice
    )


async def _invite(
    house: "Guildhall", channel: Any, table: Table, told: Sequence[Notice], notices: Sequence[Notice]
) -> None:
    again = any(n.tries for n in notices)
    ids = [n.user_id for n in told if n.user_id is not None]
    view = (await invitation(house.hall, table, invited=ids)).view()
    called = await calls(house.hall, table, ids)
    if isinstance(channel, discord.ForumChannel):
        post = _post_of(channel, table) if again else None
        post = post or await open_post(channel, thread_name(table), view, table, allowed_mentions=called)
        await storing.place(house.hall, table.id, thread_id=post.id, invitation_id=post.id)
    else:
        posted = await _posted_before(house, channel, table, "join") if again else None
        if posted is None:
            nonce = f"{table.id}-{max(n.id for n in notices)}"
            posted = int((await channel.send(view=view, nonce=nonce, allowed_mentions=called)).id)
        await storing.place(house.hall, table.id, invitation_id=posted)
    before = await house.hall.table(table.row.rematch_of) if table.row.rematch_of is not None else None
    if before is not None and before.row.archived_at is None:
        await outbox_queries.ask_refresh(house.hall, before)


def _post_of(forum: discord.ForumChannel, table: Table) -> discord.Thread | None:
    """A forum post that was opened but not recorded, found by the table's number in its title."""
    return next((post for post in forum.threads if post.name.endswith(f" {table.id}")), None)


async def _tell(house: "Guildhall", channel: Any, table: Table, notice: Notice) -> None:
    """Send a message in the channel that mentions one person."""
    if notice.tries and notice.kind == "expiring" and await _posted_before(house, channel, table, "keep"):
        return
    say, whom = speaker(table.language), f"<@{notice.user_id}>"
    made = LOBBY_NOTICES[notice.kind](say, table, whom)
    if notice.args.get("undelivered"):
        made.text(say("notice-undelivered", whom=whom))
    sent = await channel.send(
        view=made.view(),
        nonce=f"{table.id}-{notice.id}",
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(notice.user_id or 0)]),
    )
    if notice.kind == opening.KEPT:
        offer = SeatOffer(int(sent.id), int(sent.channel.id), table.id, notice.user_id, table.language)
        await outbox_queries.seat_offered(house.hall, offer)


async def _posted_before(house: "Guildhall", channel: Any, table: Table, verb: str) -> int | None:
    """Id of a message with that button that was sent but not marked as delivered."""
    async for message in channel.history(limit=LOOK_BACK):
        if house.user is None or message.author.id != house.user.id or message.id == table.row.invitation_id:
            continue
        for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
            press = read(getattr(item, "custom_id", None) or "")
            if press is not None and (press.verb, press.table_id) == (verb, table.id):
                return int(message.id)
    return None


async def _channel(house: "Guildhall", channel_id: int) -> Any | None:
    try:
        return house.get_channel(channel_id) or await house.fetch_channel(channel_id)
    except discord.NotFound as gone:
        log.info("channel %s no longer exists, an invitation there is given up: %s", channel_id, gone)
        return None
