"""Standing orders as rows."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from storage.database import Database, answer_once
from storage.dialects import Connection

OR = "|"
"""Between the alternatives of an order."""


@dataclass(frozen=True, slots=True)
class Order:
    """`kind`: `play` (the first alternative whose moves are all legal at the seat's next turn), `react` (the same at a
    question in another's turn), `pass` (decline everything that can be declined), or `plan` (a `play` that is still
    being composed)."""

    id: int
    table_id: str
    seat: int
    user_id: int
    kind: str
    moves: tuple[str, ...]
    careful: bool
    """Dropped as soon as another player affects the seat."""
    after_move: int
    at: float
    dropped: str | None = None
    """Why it was not carried out, kept until the player has read it; None while it is in force."""

    @property
    def alternatives(self) -> tuple[tuple[str, ...], ...]:
        """Its moves, by alternative in their order. The last one may be empty while it is composed."""
        return split(self.moves)

    @property
    def stands(self) -> bool:
        return self.kind != "plan" and self.dropped is None


def split(moves: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Moves by alternative."""
    found: list[list[str]] = [[]]
    for move in moves:
        if move == OR:
            found.append([])
        else:
            found[-1].append(move)
    return tuple(tuple(one) for one in found)


def joined(alternatives: Iterable[Sequence[str]]) -> list[str]:
    """Alternatives as the moves of one order."""
    return [move for one in alternatives for move in (OR, *one)][1:]


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
    """Store an order, replacing the seat's order of that kind and its plan. Returns the new order's number."""
    answer_once(db, interaction_id, order.kind, order.at)
    replaced = {"play": ("play", "plan")}.get(order.kind, (order.kind,))
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
    """Mark an order as not carried out; the row is kept until the player has read why."""

    table_id: str
    order_id: int
    reason: str

    def write(self, db: Connection) -> None:
        sql = "UPDATE orders SET dropped=? WHERE id=? AND table_id=?"
        db.execute(sql, (self.reason, self.order_id, self.table_id))


@dataclass(frozen=True, slots=True)
class Drop:
    table_id: str
    order_id: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM orders WHERE id=? AND table_id=?", (self.order_id, self.table_id))


@dataclass(frozen=True, slots=True)
class DropOfSeat:
    table_id: str
    seat: int

    def write(self, db: Connection) -> None:
        db.execute("DELETE FROM orders WHERE table_id=? AND seat=?", (self.table_id, self.seat))
