"""A ping for each seat that owes a decision anew, exactly one: at once, or when its person wakes up or is back."""

from engine import Seat
from storage import outbox
from storage.changes import Rows
from storage.outbox import Notice
from tables.core import pending
from tables.core.changing import amend
from tables.core.hall import Hall
from tables.core.step import Step
from tables.core.table import Table
from tables.time import waking_hours


async def rows(hall: Hall, step: Step) -> Rows:
    """The position is posted anew for whoever is called. Those who make the step in person see what it leads to: their
    turn is kept as if said. That somebody was waited for before is no reason not to tell them: it was for another
    decision. Whoever sleeps is called when they wake up."""
    fresh = [seat for seat, since in step.owes.items() if since == step.version]
    asked = [seat for seat in fresh if seat not in step.here and step.table.seats[seat].attended]
    called = [seat for seat in asked if await called_from(hall, step.table, seat, step.at) <= step.at]
    post = Notice(step.before.id, step.version, "post" if called or step.over else "refresh")
    return Rows(
        notices=[*([] if _is_one_of_many(step, asked) else [post]), *_turns(step, called)],
        hushed=_turns(step, [seat for seat in fresh if seat in step.here]),
    )


async def called_from(hall: Hall, table: Table, seat: Seat, now: float) -> float:
    """When the person of a seat may be called: now, unless they sleep, are away, and have not said "at once"."""
    user_id = table.seats[seat].user_id
    if user_id is None or (await hall.person(user_id)).at_once:
        return now
    return waking_hours.next_waking(await hall.hours(user_id), now)


class FirstCall:
    """The duty of calling those who slept when they were asked."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        now = hall.clock()
        found = [await called_from(hall, table, seat, now) for seat in await self._uncalled(hall, table)]
        return min(found, default=None)

    async def do(self, hall: Hall, table: Table) -> None:
        now = hall.clock()
        seats = [s for s in await self._uncalled(hall, table) if await called_from(hall, table, s, now) <= now]
        await amend(hall, table, Rows(notices=[call_to(table, seat) for seat in seats]))

    async def _uncalled(self, hall: Hall, table: Table) -> list[Seat]:
        if not table.playing or table.paused:
            return []
        waiting = [s for s in pending.owed(table) if table.seats[s].attended and table.seats[s].owes_since is not None]
        return [s for s in waiting if not await outbox.was_told(hall.db, call_to(table, s).key)]


def call_to(table: Table, seat: Seat) -> Notice:
    """To the decision that a seat owes."""
    row = table.seats[seat]
    assert row.owes_since is not None
    return Notice(table.id, row.owes_since, "turn", seat, row.user_id)


def _is_one_of_many(step: Step, called: list[Seat]) -> bool:
    """Automata that answer one after another are shown once, when the last of them calls a person."""
    quick = bool(step.moves) and step.before.row.linger == 0 and all(done.by == "automaton" for done in step.moves)
    going_on = any(step.table.thinks(seat) is not None for seat in step.to_act)
    return quick and going_on and not called and not step.over


def _turns(step: Step, seats: list[Seat]) -> list[Notice]:
    table = step.table
    return [
        Notice(table.id, step.version, "turn", seat, table.seats[seat].user_id)
        for seat in seats
        if table.seats[seat].attended
    ]
