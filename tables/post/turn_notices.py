"""A ping for each seat that owes a decision anew, exactly one."""

from engine import Seat
from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.step import Step


async def rows(hall: Hall, step: Step) -> Rows:
    """The position is posted anew for whoever is called. Those who make the step in person see what it leads to: their
    turn is kept as if said. That somebody was waited for before is no reason not to tell them: it was for another
    decision."""
    fresh = [seat for seat, since in step.owes.items() if since == step.version]
    called = [seat for seat in fresh if seat not in step.here and step.table.seats[seat].attended]
    post = Notice(step.before.id, step.version, "post" if called or step.over else "refresh")
    return Rows(
        notices=[*([] if _is_one_of_many(step, called) else [post]), *_turns(step, called)],
        hushed=_turns(step, [seat for seat in fresh if seat in step.here]),
    )


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
