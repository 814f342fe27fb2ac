"""Whether a queued notice or direct message is still valid. Checked right before sending, as the table may have
changed while it was queued."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from storage import votes
from storage.direct_messages import QueuedMessage
from tables.core.hall import Hall
from tables.core.table import Table


class Matter(Protocol):
    """Common part of notices and direct messages."""

    @property
    def kind(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def user_id(self) -> int | None: ...

    @property
    def args(self) -> Mapping[str, Any]: ...


Check = Callable[[Hall, Table, Matter], Awaitable[bool]]
CHECKS: dict[str, Check] = {}


def holds_if(*kinds: str) -> Callable[[Check], Check]:
    """Register the validity check of these kinds. `remind` covers `remind-1`, `remind-2` …"""

    def claim(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(kinds, check))
        return check

    return claim


PersonalCheck = Callable[[Hall, QueuedMessage], Awaitable[bool]]
PERSONAL_CHECKS: dict[str, PersonalCheck] = {}
"""Validity checks of direct messages without a table."""


def holds_for_person(kind: str) -> Callable[[PersonalCheck], PersonalCheck]:
    """Register the validity check of a kind of direct message without a table."""

    def claim(check: PersonalCheck) -> PersonalCheck:
        PERSONAL_CHECKS[kind] = check
        return check

    return claim


async def holds(hall: Hall, table: Table, matter: Matter) -> bool:
    """A kind without a check is always valid."""
    check = CHECKS.get(matter.kind) or CHECKS.get(family(matter.kind))
    return check is None or await check(hall, table, matter)


def family(kind: str) -> str:
    return kind.split("-")[0]


def is_about_turn(matter: Matter) -> bool:
    """Whether a "your turn" notice of the same decision makes it redundant."""
    return family(matter.kind) in ("turn", "remind", "unconfirmed")


def is_quiet(matter: Matter) -> bool:
    """Whether to show it without a ping, as nothing waits for it."""
    return family(matter.kind) == "proposal"


def still_theirs(table: Table, matter: Matter) -> bool:
    """Whether that user still holds the seat and plays it themselves."""
    if matter.seat is None or matter.seat >= len(table.seats):
        return False
    seat = table.seats[matter.seat]
    return seat.attended and seat.user_id == matter.user_id


@holds_if("unreadable")
async def _unreadable(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.unreadable and table.playing


@holds_if("turn")
async def _waited_for(hall: Hall, table: Table, matter: Matter) -> bool:
    """The same decision is still pending."""
    if not still_theirs(table, matter) or matter.seat not in table.owed:
        return False
    return table.seats[matter.seat].owes_since == matter.version


@holds_if("remind")
async def _waited_for_and_running(hall: Hall, table: Table, matter: Matter) -> bool:
    return not table.paused and await _waited_for(hall, table, matter)


@holds_if("unconfirmed")
async def _drafted(hall: Hall, table: Table, matter: Matter) -> bool:
    return bool(table.drafts.get(matter.seat or 0)) and await _waited_for(hall, table, matter)


@holds_if("next")
async def _next(hall: Hall, table: Table, matter: Matter) -> bool:
    """The same seats are still waited for, and the user's seat is not yet one of them."""
    owed = table.owed
    if not still_theirs(table, matter) or matter.seat in owed:
        return False
    return any(table.seats[seat].owes_since == matter.version for seat in owed)


@holds_if("undo")
async def _asked_for_consent(hall: Hall, table: Table, matter: Matter) -> bool:
    request = await votes.undo_request_of(hall.db, table.id)
    if request is None or request.version != table.version or not still_theirs(table, matter):
        return False
    return matter.seat in request.needed and matter.seat not in request.agreed
