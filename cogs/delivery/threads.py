"""A table's thread stays open while the table lives there, and is put away after its end or when it moves."""

import logging
from typing import TYPE_CHECKING, Any

import discord

from cogs.delivery.table_messages import TableMessageDelivery, handles_notice
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.names import link
from cogs.ui.table_message import NAME_OF_THREAD
from tables import Notice, Table, places
from tables.finished import thread_archiving
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)


@handles_notice("archive")
async def put_away(delivery: TableMessageDelivery, table: Table, notices: list[Notice]) -> None:
    """Safe to repeat: what lies in the archive stays there. Its name says that it is over, if it could not before."""
    thread = await _thread(delivery.house, table.row.thread_id) if table.row.thread_id is not None else None
    if thread is None or thread.archived:
        return
    name = table_message.thread_name(table)
    try:
        if thread.name != name:
            await thread.edit(archived=True, name=name)
        else:
            await thread.edit(archived=True)
    except discord.Forbidden as refused:
        log.info("archiving the thread of table %s failed, it stays open: %s", table.id, refused)


@handles_notice(places.LEFT)
async def say_where_it_went(delivery: TableMessageDelivery, table: Table, notices: list[Notice]) -> None:
    """The thread that a table has left leads to the new one, has another name, and is put away. Safe to repeat: a
    thread in the archive has been dealt with."""
    say, now = speaker(table.language), await delivery.hall.table(table.id)
    for notice in notices:
        try:
            thread = await _thread(delivery.house, int(notice.args["thread"]))
            if thread is None or thread.archived:
                continue
            went = Card().text(say("table-went", link=link(now)))
            await thread.send(view=went.view(), nonce=f"{table.id}-{notice.id}")
            await thread.edit(archived=True, name=say("table-went-name", name=thread.name)[:NAME_OF_THREAD])
        except (discord.Forbidden, discord.NotFound) as refused:
            log.info("closing the old thread of table %s failed, it stays open: %s", table.id, refused)


async def keep_open(house: "Guildhall", just: int | None = None) -> None:
    """Discord puts threads away when nobody writes for a week; a game by post may well be that quiet. `just`: only that
    thread, of which we hear that it was put away.

    Threads that Discord counts as active are known to us. One that somebody has locked was closed on purpose.
    """
    for thread_id in await thread_archiving.threads_in_play(house.hall):
        if just is None and house.get_channel(thread_id) is not None:
            continue
        if just not in (None, thread_id):
            continue
        try:
            thread = await _thread(house, thread_id)
            if thread is not None and thread.archived and not thread.locked:
                await thread.edit(archived=False)
        except discord.HTTPException as refused:
            log.info("reopening thread %s failed, retrying in an hour: %s", thread_id, refused)


async def _thread(house: "Guildhall", thread_id: int) -> discord.Thread | None:
    try:
        found: Any = house.get_channel(thread_id) or await house.fetch_channel(thread_id)
    except discord.NotFound as gone:
        log.info("thread %s no longer exists: %s", thread_id, gone)
        return None
    return found if isinstance(found, discord.Thread) else None
