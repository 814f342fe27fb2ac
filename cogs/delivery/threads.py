"""Keep a table's thread open while it is in use, and archive it when the table ends or moves."""

import logging
from typing import TYPE_CHECKING, Any

import discord

from cogs.delivery.table_messages import TableMessageDelivery, handles_notice
from cogs.ui import table_message
from cogs.ui.answers import Card
from cogs.ui.names import link
from cogs.ui.table_message import NAME_OF_THREAD
from tables import Notice, Table, channels
from tables.finished import thread_archiving
from words import speaker

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)


@handles_notice("archive")
async def put_away(delivery: TableMessageDelivery, table: Table, notices: list[Notice]) -> None:
    """Archive the thread of a finished table and rename it if that is still due. Idempotent."""
    thread = await _thread(delivery.house, table.row.thread_id) if table.row.thread_id is not None else None
    if thread is None or thread.archived:
        return
    try:
        await _archive(thread, table_message.thread_name(table))
    except (discord.Forbidden, discord.RateLimited) as refused:
        log.info("archiving the thread of table %s failed, it stays open: %s", table.id, refused)


async def _archive(thread: discord.Thread, name: str) -> None:
    """Archive a thread under a new name, or under its old one where Discord allows no rename for the next minutes:
    the notices of the table do not wait for that."""
    if thread.name != name:
        try:
            await thread.edit(archived=True, name=name)
            return
        except discord.RateLimited as later:
            log.info("renaming thread %s failed, it is archived under its old name: %s", thread.id, later)
    await thread.edit(archived=True)


@handles_notice(channels.LEFT)
async def say_where_it_went(delivery: TableMessageDelivery, table: Table, notices: list[Notice]) -> None:
    """In the thread that a table has left, post a link to the new one, then rename and archive it. Idempotent: an
    archived thread is skipped."""
    say, now = speaker(table.language), await delivery.hall.table(table.id)
    for notice in notices:
        try:
            thread = await _thread(delivery.house, int(notice.args["thread"]))
            if thread is None or thread.archived:
                continue
            went = Card().text(say("table-went", link=link(now)))
            await thread.send(view=went.view(), nonce=f"{table.id}-{notice.id}")
            await _archive(thread, say("table-went-name", name=thread.name)[:NAME_OF_THREAD])
        except (discord.Forbidden, discord.NotFound, discord.RateLimited) as refused:
            log.info("closing the old thread of table %s failed, it stays open: %s", table.id, refused)


async def keep_open(house: "Guildhall", just: int | None = None) -> None:
    """Unarchive threads of running tables: Discord archives a thread after a week without messages. `just`: only that
    thread, which was just archived.

    Active threads are in discord.py's cache. A locked thread was closed on purpose.
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
        except (discord.HTTPException, discord.RateLimited) as refused:
            log.info("reopening thread %s failed, retrying in an hour: %s", thread_id, refused)


async def _thread(house: "Guildhall", thread_id: int) -> discord.Thread | None:
    try:
        found: Any = house.get_channel(thread_id) or await house.fetch_channel(thread_id)
    except discord.NotFound as gone:
        log.info("thread %s no longer exists, it is left alone: %s", thread_id, gone)
        return None
    return found if isinstance(found, discord.Thread) else None
