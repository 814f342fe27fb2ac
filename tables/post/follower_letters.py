"""Letters to those who follow a table without sitting there: at its end, or after every round too.

A round is over when everybody has moved since the last letter.
"""

from dataclasses import replace

from storage import followers
from storage.changes import Rows
from storage.direct_messages import QueuedMessage
from tables.core.hall import Hall
from tables.core.step import Step
from tables.core.table import Table
from tables.post.notice_validity import Matter, holds_if

ROUND, END = "followed-round", "followed-end"


async def rows(hall: Hall, step: Step) -> Rows:
    """Who is told of this step, and up to where."""
    table, made = step.before, Rows()
    if step.over:
        made.letters += at_the_end(table, step.version)
        return made
    for who in table.followers.values():
        if who.every_round and _round_is_over(step, who.told_move):
            told = replace(who, told_move=step.state.played)
            made.letters.append(QueuedMessage(who.user_id, ROUND, table.id, step.version))
            made.writes.append(followers.Follow(table.id, told, step.at))
    return made


def settle(step: Step) -> None:
    """The step has been stored."""
    for row in step.rows.writes:
        if isinstance(row, followers.Follow):
            step.before.followers[row.follower.user_id] = row.follower


def at_the_end(table: Table, version: int) -> list[QueuedMessage]:
    return [QueuedMessage(user_id, END, table.id, version) for user_id in table.followers]


def _round_is_over(step: Step, told_move: int) -> bool:
    moved = {number: seat.last_move for number, seat in enumerate(step.table.seats)}
    first = step.state.played - len(step.moves) + 1
    moved |= {done.seat: first + n for n, done in enumerate(step.moves)}
    return min(moved.values()) > told_move


def may_follow(table: Table, user_id: int) -> bool:
    """Whoever may watch it without sitting there."""
    return table.row.watching != "closed" or user_id in table.seat_watchers


@holds_if(ROUND, END)
async def _still_follows(hall: Hall, table: Table, matter: Matter) -> bool:
    """They have not stopped, and may still look; the last move may have been taken back."""
    if matter.user_id not in table.followers or not may_follow(table, matter.user_id):
        return False
    return table.playing if matter.kind == ROUND else not table.playing
