"""Standing orders as rows."""

import json
import sqlite3
from dataclasses import dataclass

from storage.database import Database


@dataclass(frozen=True, slots=True)
class Order:
    """`kind`: `play` (these moves, if they are all still possible) or `pass` (decline whatever can be declined)."""

    id: int
    table_id: str
    seat: int
    user_id: int
    kind: str
    moves: tuple[str, ...]
    careful: bool
    """Dropped as soon as somebody does something to the seat."""
    after_move: int
    at: float


async def of_table(db: Database, table_id: str) -> list[Order]:
    rows = await db.all("SELECT * FROM orders WHERE table_id=? ORDER BY id", table_id)
    return [
        Order(
            r["id"], r["table_id"], r["seat"], r["user_id"], r["kind"], tuple(json.loads(r["moves"])),
            bool(r["careful"]), r["after_move"], r["at"],
        )
        for r in rows
    ]  # fmt: skip


def give(db: sqlite3.Connection, order: Order) -> int:
    """Returns the number of the new order; that of the row given is of no account."""
    written = db.execute(
        "INSERT INTO orders (table_id, seat, user_id, kind, moves, careful, after_move, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            order.table_id, order.seat, order.user_id, order.kind, json.dumps(order.moves), int(order.careful),
            order.after_move, order.at,
        ),
    )  # fmt: skip
    return int(written.lastrowid or 0)


def drop(db: sqlite3.Connection, order_id: int) -> None:
    db.execute("DELETE FROM orders WHERE id=?", (order_id,))


def drop_of_seat(db: sqlite3.Connection, table_id: str, seat: int) -> None:
    db.execute("DELETE FROM orders WHERE table_id=? AND seat=?", (table_id, seat))
