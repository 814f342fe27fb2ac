"""What a running house does for its own database: a copy every night, and a look at its pages at each start."""

import asyncio
import logging
import sqlite3
import time
from typing import TYPE_CHECKING

from cogs.delivery.delivery_loop import UNREACHABLE
from cogs.delivery.owner_reports import TOLD_ALREADY
from storage import Damaged, Unreachable, backups, key_values
from storage import tables as rows

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

NAMED = 10
"""So many damaged tables are named to the owner; the log has them all."""
DUMPED = "nightly dump"
"""What a process claims that makes the copy for all, and the note of the day of the last one."""


# ---------------------------------------------------------------- every night


async def back_up(house: "Guildhall") -> None:
    """Once a day. A copy that fails is tried again at the next tidying, and the owner is told."""
    try:
        made = await (_dump(house) if house.database.shared else _copy(house))
    except (backups.Unusable, backups.ProgramFailed, Unreachable, OSError, sqlite3.Error) as refused:
        log.error("the nightly backup failed, retrying in 6 hours: %s", refused)
    else:
        if made:
            log.info("nightly backup written to %s", made)


async def _copy(house: "Guildhall") -> str:
    return str(await asyncio.to_thread(backups.nightly, house.folder, time.time(), house.backups) or "")


async def _dump(house: "Guildhall") -> str:
    """By one process for all, into its own data folder."""
    now, today = time.time(), time.strftime("%Y-%m-%d", time.gmtime())
    if house.backups < 1:
        return ""
    async with house.hall.claimed(DUMPED) as ours:
        if not ours or await key_values.read(house.database, DUMPED) == today:
            return ""
        from storage import dumps  # PostgreSQL's client is there only for those who use it

        target = house.folder.path / backups.FOLDER / backups.name_for(now, dumps.ENDING)
        await house.database.backup(target)
        await key_values.write(house.database, DUMPED, today)
        await asyncio.to_thread(backups.drop_old, house.folder, house.backups, dumps.ENDING)
        return str(target)


# ---------------------------------------------------------------- at each start


async def look_over(house: "Guildhall") -> None:
    """Look at the pages of the database. Where they are damaged, tables that cannot be read are marked as such and the
    owner is told, at each start until a backup is restored."""
    if house.database.shared:
        return  # a server looks after its own pages
    found = await asyncio.to_thread(backups.quick_check, house.database.path)
    if not found:
        return
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    log.error("the database is damaged, stop the bot and restore a backup: %s%s", found[0], more, extra=TOLD_ALREADY)
    damaged = await mark_damaged_tables(house)
    if house.owner_reports is not None:
        try:
            await house.wait_until_ready()
            await house.owner_reports.tell(_words(damaged))
        except UNREACHABLE as refused:
            log.warning(
                "telling the owner that the database is damaged failed, retrying at the next start: %s", refused
            )


def _words(damaged: list[str] | None) -> str:
    if damaged is None:
        which = "The list of tables cannot be read"
    elif damaged:
        named = ", ".join(f"`{table_id}`" for table_id in damaged[:NAMED])
        which = f"{len(damaged)} running games cannot be read: {named}" + (" …" if len(damaged) > NAMED else "")
    else:
        which = "No running game seems to be affected"
    return (
        f"**The database is damaged.** {which}. Stop the bot, run `python bot.py check`, and restore a backup"
        " (`python bot.py restore FILE`). The log says what is damaged."
    )


async def mark_damaged_tables(house: "Guildhall") -> list[str] | None:
    """The living tables of which something cannot be read. None: not even their list can be."""
    hall, found = house.hall, list[str]()
    try:
        living = await rows.ids_living(house.database)
    except Damaged as damaged:
        log.error("reading the list of tables failed: %s", damaged, extra=TOLD_ALREADY)
        return None
    for table_id in living:
        try:
            if await hall.mark_if_damaged(table_id):
                found.append(table_id)
        except Damaged as damaged:  # nor can it be written that it is
            log.error("marking table %s as unreadable failed: %s", table_id, damaged, extra=TOLD_ALREADY)
            found.append(table_id)
    if found:
        log.error("unreadable until a backup is restored: tables %s", ", ".join(found), extra=TOLD_ALREADY)
    return found
