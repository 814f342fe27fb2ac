"""What the postman says about a table that has not started: the invitation itself, and that it is about to close."""

import logging
from collections.abc import Sequence
from typing import Any

import discord

from cogs.delivery.postman import Postman, errand
from cogs.table.lobby import invitation, redraw_invitation
from cogs.table.table_message import moment
from cogs.ui.answers import Card
from cogs.ui.buttons import button, read
from cogs.ui.house import House
from cogs.ui.names import title
from locales import Speaker, speaker
from tables import Notice, Table
from tables.core import changing
from tables.post import notice_validity, outbox_queries

log = logging.getLogger(__name__)

LOOK_BACK = 50
"""Messages searched for one of ours that was never ticked off."""


def where(table: Table) -> str:
    """A link to the invitation, or to the channel in which it is going to be."""
    row = table.row
    message = f"/{row.invitation_id}" if row.invitation_id is not None else ""
    return f"https://discord.com/channels/{row.guild_id}/{row.channel_id}{message}"


@errand("lobby")
async def carry(postman: Postman, table: Table, notices: list[Notice]) -> None:
    """Whoever is told is mentioned once: in the invitation if it is being posted, else in a line of its own."""
    house = postman.house
    told = [n for n in notices if n.user_id is not None and await _wanted(house, table, n)]
    channel = await _channel(house, table.row.channel_id) if table.status == "lobby" else None
    if channel is not None and table.row.invitation_id is None and any(n.kind == "invite" for n in notices):
        await _invite(house, channel, table, told, notices)
        return
    await redraw_invitation(house, table)
    for notice in told if channel is not None else ():
        await _tell(house, channel, table, notice)


async def _wanted(house: House, table: Table, notice: Notice) -> bool:
    assert notice.user_id is not None
    return (await house.hall.person(notice.user_id)).notify != "none" and await notice_validity.holds(
        house.hall, table, notice
    )


async def _invite(house: House, channel: Any, table: Table, told: Sequence[Notice], notices: Sequence[Notice]) -> None:
    again = any(n.tries for n in notices)
    posted = await _posted_before(house, channel, table, "join") if again else None
    if posted is None:
        ids = [n.user_id for n in told if n.user_id is not None]
        sent = await channel.send(
            view=invitation(table, invited=ids).view(),
            nonce=f"{table.id}-{max(n.id for n in notices)}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(i) for i in ids]),
        )
        posted = int(sent.id)
    await changing.place(house.hall, table.id, invitation_id=posted)
    before = await house.hall.table(table.row.rematch_of) if table.row.rematch_of is not None else None
    if before is not None and before.row.archived_at is None:
        await outbox_queries.ask_refresh(house.hall, before)


async def _tell(house: House, channel: Any, table: Table, notice: Notice) -> None:
    """A line in the channel that mentions one person."""
    if notice.tries and notice.kind == "expiring" and await _posted_before(house, channel, table, "keep"):
        return
    say, whom = speaker(table.language), f"<@{notice.user_id}>"
    made = expiring(say, table, whom) if notice.kind == "expiring" else _once_more(say, table, whom)
    if notice.args.get("undelivered"):
        made.text(say("notice-undelivered", whom=whom))
    await channel.send(
        view=made.view(),
        nonce=f"{table.id}-{notice.id}",
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(notice.user_id or 0)]),
    )


def expiring(say: Speaker, table: Table, whom: str) -> Card:
    text = say(
        "lobby-expiring",
        whom=whom,
        game=title(table.row.game, say),
        when=moment(table.row.expires_at or table.row.changed_at),
        link=where(table),
    )
    return Card(accent=0x6B4E9B).text(text).row(button(say("button-keep"), "keep", table.id))


def _once_more(say: Speaker, table: Table, whom: str) -> Card:
    return Card(accent=0x6B4E9B).text(whom, say("rematch-letter", game=title(table.row.game, say), link=where(table)))


async def _posted_before(house: House, channel: Any, table: Table, verb: str) -> int | None:
    """A message with that button, posted by a postman who could not tick it off."""
    async for message in channel.history(limit=LOOK_BACK):
        if house.user is None or message.author.id != house.user.id or message.id == table.row.invitation_id:
            continue
        for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
            press = read(getattr(item, "custom_id", None) or "")
            if press is not None and (press.verb, press.table_id) == (verb, table.id):
                return int(message.id)
    return None


async def _channel(house: House, channel_id: int) -> Any | None:
    try:
        return house.get_channel(channel_id) or await house.fetch_channel(channel_id)
    except discord.NotFound as gone:
        log.info("channel %s is not there any more: %s", channel_id, gone)
        return None
