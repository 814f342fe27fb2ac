"""What becomes of somebody's draft when others go on, or take moves back, under it.

It is kept: whoever is asked again finds it laid on the position as it is then. Where it no longer fits, its owner is
told so when called, and the panel says why; what it was is nobody else's business.
"""

from dataclasses import replace

from engine import Seat
from storage.changes import Rows
from storage.outbox import Notice
from tables.core import pending
from tables.core.hall import Hall
from tables.core.seat_session import open_session
from tables.core.step import Step
from tables.core.table import Table
from tables.post.notice_validity import Matter, holds_if, still_theirs

KIND = "draft"


async def rows(hall: Hall, step: Step) -> Rows:
    """A notice for each seat that is asked anew and whose draft no longer fits."""
    table = step.table
    if step.over:
        return Rows()
    lost = [seat for seat in table.drafts if step.owes.get(seat) == step.version and _is_lost(step, table, seat)]
    return Rows(notices=[Notice(table.id, step.version, KIND, seat, table.seats[seat].user_id) for seat in lost])


def _is_lost(step: Step, table: Table, seat: Seat) -> bool:
    drafted = table.drafts[seat]
    if not drafted or seat in step.in_person or seat in step.rows.drop_drafts or not table.seats[seat].attended:
        return False
    session = open_session(replace(table, state=step.state), seat)
    return len(session.draft) < len(drafted)


@holds_if(KIND)
async def _still_lost(hall: Hall, table: Table, matter: Matter) -> bool:
    """They are still asked what they were called to, and have drafted nothing that fits."""
    if not still_theirs(table, matter) or matter.seat not in pending.owed(table):
        return False
    return table.seats[matter.seat].owes_since == matter.version and not open_session(table, matter.seat).draft
