"""The actor of a change at a table, and their permission."""

from dataclasses import dataclass
from typing import Any, Literal

from engine import Seat
from storage.acts import Act
from tables.core.refusals import Refused
from tables.core.table import Table

Power = Literal["seat", "host", "admin"]


@dataclass(frozen=True, slots=True)
class Actor:
    """`seat`: player of the seat; `host`: host of the table; `admin`: admin of the server, checked by the command."""

    user_id: int
    name: str
    power: Power = "seat"
    guild_id: int | None = None
    """Server of the command: an admin has no permission in another server."""

    def did(self, table: Table, kind: str, seat: Seat | None = None, **args: Any) -> Act:
        """Public record of the action."""
        return Act(table.id, table.version, table.played, kind, self.power, self.user_id, self.name, seat, args)


@dataclass(frozen=True, slots=True)
class Organiser:
    """A user with the powers over an evening or a league: its organiser, or a manager of its server."""

    user_id: int
    name: str
    manages: bool = False


def house_did(table: Table, kind: str, seat: Seat | None = None, **args: Any) -> Act:
    """Public record of an automatic action."""
    return Act(table.id, table.version, table.played, kind, "house", None, "", seat, args)


def must_have_power(table: Table, actor: Actor, seat: Seat | None = None) -> None:
    """Raise Refused unless the actor hosts the table, holds the seat, or administers the table's server, as their
    power claims."""
    if actor.power == "host" and table.row.host_id != actor.user_id:
        host = next((s.name for s in table.seats if s.user_id == table.row.host_id), "?")
        raise Refused("table-not-host", host=host)
    if actor.power == "admin" and table.row.guild_id != actor.guild_id:
        raise Refused("table-not-admin")
    if actor.power == "seat" and (seat is None or table.seats[seat].user_id != actor.user_id):
        raise Refused("table-not-your-seat")


def must_be_a_seat(table: Table, seat: Seat) -> None:
    if seat not in range(len(table.seats)):
        raise Refused("table-no-such-seat")
