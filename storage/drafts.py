"""What people have chosen and not yet confirmed."""

import json

from storage.answers import answer_once
from storage.database import Database, StaleVersion
from storage.dialects import Connection, replace_row
from storage.tables import look_again


async def of_table(db: Database, table_id: str) -> dict[int, list[str]]:
    """Seat → the moves it has drafted."""
    rows = await db.all("SELECT seat, moves FROM drafts WHERE table_id=?", table_id)
    return {row["seat"]: json.loads(row["moves"]) for row in rows}


async def drafted_at(db: Database, table_id: str) -> dict[int, float]:
    """Seat → when its draft was last changed."""
    rows = await db.all("SELECT seat, at FROM drafts WHERE table_id=?", table_id)
    return {row["seat"]: row["at"] for row in rows}


def save(
    db: Connection,
    table_id: str,
    version: int,
    seat: int,
    moves: list[str],
    interaction_id: int | None,
    now: float,
    look_at: float,
) -> None:
    """`version`: of the table for which it was drafted."""
    answer_once(db, interaction_id, "drafted", now)
    stored = db.execute("SELECT version FROM tables WHERE id=? /* hold */", (table_id,)).fetchone()
    if stored is None or stored["version"] != version:
        raise StaleVersion(table_id)
    if moves:
        db.execute(
            replace_row("drafts", ("table_id", "seat"), ("table_id", "seat", "moves", "at")),
            (table_id, seat, json.dumps(moves), now),
        )
        look_again(db, table_id, look_at)
    else:
        db.execute("DELETE FROM drafts WHERE table_id=? AND seat=?", (table_id, seat))
