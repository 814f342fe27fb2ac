"""Public links to a table: a spectator's view during the game, every seat's view once it is over."""

import secrets
from dataclasses import replace

from storage import shares
from storage.shares import Share
from tables.core.actors import Actor, must_have_power
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table

MOST_DELAY = 50
LONGEST_ADDRESS = 60


async def share(hall: Hall, table: Table, user_id: int, delay: int | None = None) -> Share:
    """The table's link, made for the first player who asks. Only the host may set its `delay` or reopen a closed
    link."""
    _must_be_shareable(table, user_id)
    known = await shares.of_table(hall.db, table.id)
    if known is not None and not known.closed and delay in (None, known.delay):
        return known
    if (known is not None and known.closed) or delay:
        _must_be_host(table, user_id)
    wanted = known or Share(table.id, secrets.token_urlsafe(16))
    wanted = replace(wanted, closed=False, delay=wanted.delay if delay is None else min(MOST_DELAY, max(0, delay)))
    await hall.db.write(shares.put, wanted)
    hall.announce(table.id)
    return wanted


async def close(hall: Hall, table: Table, user_id: int) -> None:
    """Close the link. Host only."""
    _must_be_host(table, user_id)
    known = await shares.of_table(hall.db, table.id)
    if known is None or known.closed:
        raise Refused("share-none")
    await hall.db.write(shares.put, replace(known, closed=True))
    hall.announce(table.id)


async def shared(hall: Hall, address: str) -> tuple[Share, Table]:
    """The table of a link. Raises Refused if the link is closed or the table is closed to spectators."""
    known = await shares.at(hall.db, address) if len(address) <= LONGEST_ADDRESS else None
    if known is None or known.closed:
        raise Refused("web-share-gone")
    table = await hall.table(known.table_id)
    if table.row.watching == "closed" or table.state is None:
        raise Refused("web-share-gone")
    return known, table


def can_be_shared(table: Table) -> bool:
    return table.state is not None and table.row.watching != "closed"


def _must_be_shareable(table: Table, user_id: int) -> None:
    if table.state is None:
        raise Refused("table-not-started")
    if table.row.watching == "closed":
        raise Refused("share-closed-table")
    if table.seat_of(user_id) is None and table.row.host_id != user_id:
        raise Refused("table-not-seated")


def _must_be_host(table: Table, user_id: int) -> None:
    must_have_power(table, Actor(user_id, "", "host"))
