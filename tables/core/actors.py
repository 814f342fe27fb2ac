"""Who does something at a table that not everybody may do, and with which power."""

from dataclasses import dataclass
from typing import Any, Literal

from engine import Seat
from storage.acts import Act
from tables.core.refusals import Refused
from tables.core.table import Table

Power = Literal["seat", "host", "admin"]


@dataclass(frozen=True, slots=True)
class Actor:
    """`seat`: for the seat they hold; `host`: of this table; `admin`: of a server, as the door has made sure."""

    user_id: int
    name: str
    power: Power = "seat"
    guild_id: int | None = None
    """Where they speak: an admin of one server has no say in another."""

    def did(self, table: Table, kind: str, seat: Seat | None = None, **args: Any) -> Act:
        """What everybody at the table may know of it."""
        return Act(table.id, table.version, table.played, kind, self.power, self.user_id, self.name, seat, args)


def house_did(table: Table, kind: str, seat: Seat | None = None, **args: Any) -> Act:
    """Something that followed by itself."""
    return Act(table.id, table.version, table.played, kind, "house", None, "", seat, args)


def must_have_power(table: Table, actor: Actor, seat: Seat | None = None) -> None:
    """Over a table as its host, over a seat as the one who sits there, over every table of a server as its admin."""
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
