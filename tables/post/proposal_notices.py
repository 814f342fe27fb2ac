"""What somebody puts to one person (an offer, an ask): they are told once, quietly.

Nothing waits for their answer: they owe nothing and no clock runs. Whoever is called to a decision in the same step
sees it there.
"""

from engine import Seat
from storage import direct_messages
from storage.changes import Rows
from storage.outbox import Notice
from tables.core.hall import Hall
from tables.core.step import Step
from tables.core.table import Table
from tables.post.notice_validity import Matter, holds_if, still_theirs

KIND = "proposal"
ABOUT = "about"
"""Under which a notice carries what it tells of."""


async def rows(hall: Hall, step: Step) -> Rows:
    """For each person to whom something new has been put: one notice, however much it is."""
    table, before = step.table, step.before.state
    if step.undone is not None or (step.moves and all(done.by == "automaton" for done in step.moves)):
        return Rows()  # automata speak the moment that somebody is called, and are heard there
    known = table.game.addressed(before) if before is not None else {}
    found = []
    for number, words in table.game.addressed(step.state).items():
        new = [word for word in words if word not in known.get(number, ())]
        if not new or not table.seats[number].attended or step.owes.get(number) == step.version:
            continue
        new = await _untold(hall, table, number, new)
        if new:
            found.append(Notice(table.id, step.version, KIND, number, table.seats[number].user_id, args={ABOUT: new}))
    return Rows(notices=found)


async def _untold(hall: Hall, table: Table, seat: Seat, words: list[str]) -> list[str]:
    """Without what was taken back and put again just as it was, or could not be kept for a while."""
    told = [args.get(ABOUT, ()) for args in await direct_messages.told_about(hall.db, table.id, seat, KIND)]
    return [word for word in words if not any(word in words_then for words_then in told)]


@holds_if(KIND)
async def _stands(hall: Hall, table: Table, matter: Matter) -> bool:
    """Something of it still stands, for the same person."""
    if not table.playing or not still_theirs(table, matter):
        return False
    standing = table.game.addressed(table.state).get(matter.seat or 0, ())
    return any(word in standing for word in matter.args.get(ABOUT, ()))
