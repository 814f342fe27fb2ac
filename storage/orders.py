"""Standing orders as rows."""

import json
from dataclasses import dataclass
from typing import Literal

from storage.database import Database, answer_once
from storage.dialects import Connection

Kind = Literal["play", "pass", "plan"]


@dataclass(frozen=True, slots=True)
class Order:
    """`kind`: `play` (these moves, if they are all still possible), `pass` (decline whatever can be declined), or
    `plan` (a `play` that is still being put together and not given yet)."""

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
    dropped: str | None = None
    """Why it was not carried out. Kept until its giver has read it; None: it stands."""

    @property
    def stands(self) -> bool:
        return self.kind != "plan" and self.dropped is None


async def of_table(db: Database, table_id: str) -> list[Order]:
    rows = await db.all("SELECT * FROM orders WHERE table_id=? ORDER BY id", table_id)
    return [
        Order(
            r["id"], r["table_id"], r["seat"], r["user_id"], r["kind"], tuple(json.loads(r["moves"])),
            bool(r["careful"]), r["after_move"], r["at"], r["dropped"],
        )
        for r in rows
    ]  # fmt: skip


def give(db: Connection, order: Order, interaction_id: int | None = None) -> int:
    """In place of what the seat had of that kind: an order given takes the place of its plan too, and of what is left
    of older ones. Returns the number of the new order; that of the row given is of no account."""
    answer_once(db, interaction_id, order.kind, order.at)
    replaced = {"play": ("play", "plan"), "pass": ("pass",), "plan": ("plan",)}[order.kind]
    for kind in replaced:
        db.execute("DELETE FROM orders WHERE table_id=? AND seat=? AND kind=?", (order.table_id, order.seat, kind))
    if order.kind == "plan" and not order.moves:
        return 0
    written = db.execute(
        "INSERT INTO orders (table_id, seat, user_id, kind, moves, careful, after_move, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            order.table_id, order.seat, order.user_id, order.kind, json.dumps(order.moves), int(order.careful),
            order.after_move, order.at,
        ),
    )  # fmt: skip
    return int(written.fetchone()["id"])


# ---------------------------------------------------------------- what an update writes


@dataclass(frozen=True, slots=True)
class MarkDropped:
    """Not carried out; the row stays until its giver has read why."""

    order_id: int
    reason: str

    def write(self, db: Connection) -> None:
        db.execute("UPDATE orders SET dropped=? WHERE id=?", (self.reason, self.order_id))


@dataclass(frozen=True, slots=True)
class Drop:
    order_id: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM orders WHERE id=?", (self.order_id,))


@dataclass(frozen=True, slots=True)
class DropOfSeat:
    table_id: str
    seat: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM orders WHERE table_id=? AND seat=?", (self.table_id, self.seat))
