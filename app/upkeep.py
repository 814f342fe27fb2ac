"""Upkeep of the database by the running bot: a nightly backup, and a check of its pages at each start."""

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
"""Maximum damaged tables named to the owner; the log names all."""
DUMPED = "nightly dump"
"""Name of the claim for the dump, and key of the day of the last one."""


# ---------------------------------------------------------------- nightly backup


async def back_up(house: "Guildhall") -> None:
    """Back up once a day. A failure is reported to the owner and retried in the next round."""
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
    """Made by one process for all, into its own data folder."""
    now, today = time.time(), time.strftime("%Y-%m-%d", time.gmtime())
    if house.backups < 1:
        return ""
    async with house.hall.claimed(DUMPED) as ours:
        if not ours or await key_values.read(house.database, DUMPED) == today:
            return ""
        from storage import dumps  # PostgreSQL's driver is optional

        target = house.folder.path / backups.FOLDER / backups.name_for(now, dumps.ENDING)
        await house.database.backup(target)
        await key_values.write(house.database, DUMPED, today)
        await asyncio.to_thread(backups.drop_old, house.folder, house.backups, dumps.ENDING)
        return str(target)


# ---------------------------------------------------------------- check at start


async def look_over(house: "Guildhall") -> None:
    """Check the pages of the database. If they are damaged, mark unreadable tables and report to the owner, at each
    start until a backup is restored."""
    if house.database.shared:
        return  # PostgreSQL checks its own pages
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
    """Mark and return the running tables with unreadable data. None if even their list cannot be read."""
    hall, found = house.hall, list[str]()
    try:
        living = await rows.ids_living(house.database)
    except Damaged as damaged:
        log.error("reading the list of tables failed, none is marked as unreadable: %s", damaged, extra=TOLD_ALREADY)
        return None
    for table_id in living:
        try:
            if await hall.mark_if_damaged(table_id):
                found.append(table_id)
        except Damaged as damaged:  # marking it failed too
            log.error(
                "marking table %s as unreadable failed, the owner is told: %s", table_id, damaged, extra=TOLD_ALREADY
            )
            found.append(table_id)
    if found:
        log.error("unreadable until a backup is restored: tables %s", ", ".join(found), extra=TOLD_ALREADY)
    return found
