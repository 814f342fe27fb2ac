"""Notices of an update: to the seats to act, and to other users who want to know.

Each contributor derives notices and direct messages from an update.
"""

import asyncio
import logging
from collections.abc import Collection
from dataclasses import replace
from random import Random
from typing import Any

from engine import Game, Seat
from storage import direct_messages, followers, outbox
from storage.changes import Rows
from storage.direct_messages import QueuedMessage
from storage.outbox import Notice
from tables.core import pending
from tables.core.hall import Hall
from tables.core.seat_session import open_session
from tables.core.storing import amend
from tables.core.table import Table
from tables.core.update import Update
from tables.post.notice_validity import Matter, holds_if, still_theirs
from tables.time import waking_hours

# ---------------------------------------------------------------- seats to act


async def turns(hall: Hall, update: Update) -> Rows:
    """Notify the seats to act and post the position anew. Players who made this update see its result, so their
    notices are stored as sent. A seat with a new decision is notified even if it was waited for before. Sleeping
    players are notified on waking."""
    fresh = [seat for seat, since in update.owes.items() if since == update.version]
    asked = [seat for seat in fresh if seat not in update.here and update.table.seats[seat].attended]
    called = [seat for seat in asked if await called_from(hall, update.table, seat, update.at) <= update.at]
    post = Notice(update.before.id, update.version, "post" if called or update.over else "refresh")
    return Rows(
        notices=[*([] if _is_one_of_many(update, asked) else [post]), *_calls(update, called)],
        hushed=_calls(update, [seat for seat in fresh if seat in update.here]),
    )


async def called_from(hall: Hall, table: Table, seat: Seat, now: float) -> float:
    """Earliest moment to notify a seat's player: now, or on waking unless they chose "at once"."""
    user_id = table.seats[seat].user_id
    if user_id is None or (await hall.person(user_id)).at_once:
        return now
    return waking_hours.next_waking(await hall.hours(user_id), now)


class FirstCall:
    """Duty: notify players who slept when their turn came."""

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
        waiting = [s for s in table.owed if table.seats[s].attended and table.seats[s].owes_since is not None]
        return [s for s in waiting if not await outbox.was_told(hall.db, call_to(table, s).key)]


def call_to(table: Table, seat: Seat) -> Notice:
    """ "Your turn" notice for the seat's present decision."""
    row = table.seats[seat]
    assert row.owes_since is not None
    return Notice(table.id, row.owes_since, "turn", seat, row.user_id)


def _is_one_of_many(update: Update, called: list[Seat]) -> bool:
    """Whether to skip the post: consecutive turns of automata are shown once, when a player is to act."""
    quick = (
        bool(update.moves)
        and update.before.row.linger == 0
        and all(done.by in ("automaton", "caretaker") for done in update.moves)
    )
    going_on = any(update.table.thinks(seat) is not None for seat in update.to_act)
    return quick and going_on and not called and not update.over


def _calls(update: Update, seats: list[Seat]) -> list[Notice]:
    table = update.table
    return [
        Notice(table.id, update.version, "turn", seat, table.seats[seat].user_id)
        for seat in seats
        if table.seats[seat].attended
    ]


# ---------------------------------------------------------------- drafts that no longer fit

DRAFT = "draft"
"""Drafts are kept when others move or undo, and reapplied to the new position. If one no longer fits, its player is
notified with their turn, and the panel shows why."""


async def lost_drafts(hall: Hall, update: Update) -> Rows:
    """A notice for each seat with a new decision and a draft that no longer fits."""
    table = update.table
    if update.over:
        return Rows()
    lost = [seat for seat in table.drafts if update.owes.get(seat) == update.version and _is_lost(update, table, seat)]
    return Rows(notices=[Notice(table.id, update.version, DRAFT, seat, table.seats[seat].user_id) for seat in lost])


def _is_lost(update: Update, table: Table, seat: Seat) -> bool:
    drafted = table.drafts[seat]
    if not drafted or seat in update.in_person or seat in update.rows.drop_drafts or not table.seats[seat].attended:
        return False
    session = open_session(replace(table, state=update.state), seat)
    return len(session.draft) < len(drafted)


@holds_if(DRAFT)
async def _still_lost(hall: Hall, table: Table, matter: Matter) -> bool:
    """The same decision is pending, and no draft fits."""
    if not still_theirs(table, matter) or matter.seat not in table.owed:
        return False
    return table.seats[matter.seat].owes_since == matter.version and not open_session(table, matter.seat).draft


# ---------------------------------------------------------------- the start and the end

BEGUN, OVER, UNFINISHED = "begun", "over", "over-unfinished"


async def start_and_end(hall: Hall, update: Update) -> Rows:
    """Seats to act at the start get "your turn" instead, and the host who started is present; an arranged table is
    started by the bot."""
    table, said = update.table, []
    if update.started:
        host = table.seat_of(table.row.host_id) if table.row.source is None else None
        said += to_everybody(table, update.version, BEGUN, here=[*update.owes, host])
    if update.over:
        said += to_everybody(table, update.version, OVER, here=update.here)
    return Rows(notices=said)


def to_everybody(table: Table, version: int, kind: str, *, here: Collection[Seat | None] = ()) -> list[Notice]:
    """A notice to every player, including those replaced by a caretaker. `here`: seats to leave out."""
    return [
        Notice(table.id, version, kind, number, seat.user_id)
        for number, seat in enumerate(table.seats)
        if seat.user_id is not None and number not in here
    ]


@holds_if(BEGUN)
async def _goes_on(hall: Hall, table: Table, matter: Matter) -> bool:
    return table.playing


@holds_if(OVER, UNFINISHED)
async def _has_ended(hall: Hall, table: Table, matter: Matter) -> bool:
    """The last move may have been undone."""
    return table.status == ("over" if matter.kind == OVER else "closed")


# ---------------------------------------------------------------- proposals to a player

PROPOSAL = "proposal"
"""An offer or a request. Notified once and quietly, as nothing waits for the answer and no clock runs."""
ABOUT = "about"
"""Argument of the notice that holds the proposals."""


async def proposals(hall: Hall, update: Update) -> Rows:
    """One notice per player with new proposals."""
    table, before = update.table, update.before.state
    if update.undone is not None or (update.moves and all(done.by == "automaton" for done in update.moves)):
        return Rows()  # automata propose when a player's turn comes; the player sees it there
    known = table.game.addressed(before) if before is not None else {}
    found = []
    for number, words in table.game.addressed(update.state).items():
        new = [word for word in words if word not in known.get(number, ())]
        if not new or not table.seats[number].attended or update.owes.get(number) == update.version:
            continue
        new = await _untold(hall, table, number, new)
        if new:
            found.append(
                Notice(table.id, update.version, PROPOSAL, number, table.seats[number].user_id, args={ABOUT: new})
            )
    return Rows(notices=found)


async def _untold(hall: Hall, table: Table, seat: Seat, words: list[str]) -> list[str]:
    """Without proposals notified before, such as ones withdrawn and repeated."""
    told = [args.get(ABOUT, ()) for args in await direct_messages.told_about(hall.db, table.id, seat, PROPOSAL)]
    return [word for word in words if not any(word in words_then for words_then in told)]


@holds_if(PROPOSAL)
async def _stands(hall: Hall, table: Table, matter: Matter) -> bool:
    """One of the proposals is still open, for the same player."""
    if not table.playing or not still_theirs(table, matter):
        return False
    standing = table.game.addressed(table.state).get(matter.seat or 0, ())
    return any(word in standing for word in matter.args.get(ABOUT, ()))


# ---------------------------------------------------------------- followers

ROUND, END = "followed-round", "followed-end"


async def follower_messages(hall: Hall, update: Update) -> Rows:
    """Messages to followers, and the move up to which each is informed."""
    table, made = update.before, Rows()
    if update.over:
        made.direct_messages += last_messages(table, update.version)
        return made
    for who in table.followers.values():
        if who.every_round and _round_is_over(update, who.told_move):
            told = replace(who, told_move=update.state.played)
            made.direct_messages.append(QueuedMessage(who.user_id, ROUND, table.id, update.version))
            made.writes.append(followers.Follow(table.id, told, update.at))
    return made


def remember_told(update: Update) -> None:
    """Call after the update is stored."""
    for row in update.rows.writes:
        if isinstance(row, followers.Follow):
            update.before.followers[row.follower.user_id] = row.follower


def last_messages(table: Table, version: int) -> list[QueuedMessage]:
    return [QueuedMessage(user_id, END, table.id, version) for user_id in table.followers]


def _round_is_over(update: Update, told_move: int) -> bool:
    moved = {number: seat.last_move for number, seat in enumerate(update.table.seats)}
    first = update.state.played - len(update.moves) + 1
    moved |= {done.seat: first + n for n, done in enumerate(update.moves)}
    return min(moved.values()) > told_move


def may_follow(table: Table, user_id: int) -> bool:
    """Whether the user may watch the table without a seat."""
    return table.row.watching != "closed" or user_id in table.seat_watchers


@holds_if(ROUND, END)
async def _still_follows(hall: Hall, table: Table, matter: Matter) -> bool:
    """They still follow and may watch; the last move may have been undone."""
    if matter.user_id not in table.followers or not may_follow(table, matter.user_id):
        return False
    return table.playing if matter.kind == ROUND else not table.playing


# ---------------------------------------------------------------- next seats


log = logging.getLogger(__name__)

FAR = 60
"""Maximum moves to look ahead, more than any turn has."""


async def next_up(hall: Hall, update: Update) -> Rows:
    """Direct messages to players who want to know that they are next, when the table starts waiting for another
    seat."""
    table, waited_for = update.table, pending.waited_for(update.table)
    begins = any(since == update.version and seat not in waited_for for seat, since in update.owes.items())
    if update.undone is not None or not begins:
        return Rows()
    ordered = {order.seat for order in update.before.orders if order.kind == "play" and order.stands}
    curious = {
        seat: user_id
        for seat, user_id in await _curious(hall, table)
        if seat not in update.owes and seat not in ordered  # an order answers for them
    }
    if not curious:
        return Rows()
    try:
        coming = await asyncio.to_thread(next_seats, table.game, update.state, f"{table.id} {update.version}")
    except Exception:
        log.exception("working out who is next at table %s failed, nobody is told in advance", table.id)
        return Rows()
    told = [QueuedMessage(curious[seat], "next", table.id, update.version, seat) for seat in coming if seat in curious]
    return Rows(direct_messages=told)


async def _curious(hall: Hall, table: Table) -> list[tuple[Seat, int]]:
    found = []
    for number, seat in enumerate(table.seats):
        if seat.user_id is not None and seat.attended and (await hall.person(seat.user_id)).next_up:
            found.append((number, seat.user_id))
    return found


def next_seats(game: Game[Any], state: Any, seed: str) -> tuple[Seat, ...]:
    """Seats to act after those to act now. Empty if that is too far ahead or the game ends."""
    world = game.redeal(state, None, Random(seed))
    asked = game.to_act(world)
    for _ in range(FAR):
        to_act = game.to_act(world)
        coming = tuple(seat for seat in to_act if seat not in asked)
        if coming or not to_act:
            return coming
        game.play(world, to_act[0], game.default_move(world, to_act[0]))
    return ()
