"""Votes: on a timed-out seat, on pausing, resuming, changing the clock, ending early and reopening.

A proposal needs the consent of every other player and fails at the first refusal. Only for resuming does silence count
as consent, so that an absent player cannot block the table for ever. The vote on a seat goes by majority of the others;
ties go to the milder choice, and ending the game needs all of them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine import Seat
from storage import outbox, votes
from storage.acts import Act
from storage.changes import Rows
from storage.outbox import Notice
from storage.tables import SeatRow
from storage.votes import Vote
from tables.clock import late_notices, pauses, reminders, reopening, table_clock
from tables.clock.caretaker_handover import give_to_caretaker
from tables.core.access import must_attend, must_be_running, seat_in_play
from tables.core.actors import house_did
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.storing import amend, store_rows
from tables.core.table import AGREED, Table
from tables.core.table_action import table_action
from tables.core.table_cache import retry_overtaken
from tables.finished import results
from tables.post.notice_validity import Matter, holds_if, still_theirs
from tables.seating import closing
from tables.time import time_control
from tables.time.time_control import HOUR, Pace

PROPOSAL = 48 * HOUR
QUESTION = 24 * HOUR
"""Seconds for which a vote is open."""
YES, NO = "yes", "no"
MILDEST_FIRST = ("extend", "substitute", "caretaker", "end")
PROPOSALS = ("pause", "resume", "clock", "end", "reopen")
END_RESULTS = ("none", "standings")
"""Result of a game ended early: none, or the present standings."""
REOPEN = "reopen"


# ---------------------------------------------------------------- open votes


async def votes_at(hall: Hall, table_id: str) -> list[Vote]:
    return await open_votes(hall, await hall.table(table_id))


async def open_votes(hall: Hall, table: Table) -> list[Vote]:
    """Votes that are not void, oldest first."""
    if not table.playing and not table.over:
        return []
    return [vote for vote in await votes.of_table(hall.db, table.id) if matters(table, vote)]


def matters(table: Table, vote: Vote) -> bool:
    """Whether the vote is still open in substance: a vote on a seat is void once its player has moved."""
    if vote.about_time:
        seat = table.seats[vote.seat]
        return table.playing and seat.attended and seat.owes_since is not None and seat.out_at == vote.opened_at
    if vote.kind == REOPEN:
        return table.over
    if not table.playing:
        return False
    return vote.kind != ("pause" if table.paused else "resume")


def asked(table: Table, vote: Vote) -> tuple[Seat, ...]:
    """Seats entitled to vote and still attended."""
    return tuple(seat for seat in vote.voters if table.seats[seat].attended)


def silent(table: Table, vote: Vote) -> tuple[Seat, ...]:
    return tuple(seat for seat in asked(table, vote) if seat not in vote.ballots)


def others(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return tuple(number for number, other in enumerate(table.seats) if other.attended and number != seat)


def announced(vote: Vote) -> tuple[str, Seat]:
    """Kind and seat of the act that opened the vote; not shown while the vote itself is."""
    return "out-asked" if vote.about_time else f"proposed-{vote.kind}", vote.seat


@holds_if("vote")
async def _still_asked(hall: Hall, table: Table, matter: Matter) -> bool:
    if not still_theirs(table, matter):
        return False
    return any(matter.seat in silent(table, vote) for vote in await open_votes(hall, table))


@holds_if(late_notices.LATE)
async def _still_voted_about(hall: Hall, table: Table, matter: Matter) -> bool:
    if not still_theirs(table, matter):
        return False
    return any(vote.about_time and vote.seat == matter.seat for vote in await open_votes(hall, table))


# ---------------------------------------------------------------- opening


async def ask_about(hall: Hall, table: Table, seat: Seat, row: SeatRow) -> Table:
    """Open the vote on a timed-out seat (`row.out_at` is set). The caller holds the lock; there are other players."""
    assert row.out_at is not None
    vote = Vote(table.id, f"out-{seat}", seat, others(table, seat), row.out_at, row.out_at + QUESTION)
    return await _open(hall, table, vote, [house_did(table, "out-asked", seat, user_id=row.user_id)], None, {seat: row})


@table_action
async def propose(
    hall: Hall,
    table: Table,
    user_id: int,
    kind: str,
    *,
    args: Mapping[str, Any] | None = None,
    interaction_id: int | None = None,
) -> Table:
    """Propose to pause, resume, change the clock, end or reopen. Carried out at once if there are no other voters."""
    if kind == REOPEN:
        reopening.must_be_reopenable(table, hall.clock())
    else:
        must_be_running(table)
    seat = seat_in_play(table, user_id)
    must_attend(table, seat)
    _must_make_sense(table, kind, args or {})
    if any(vote.kind == kind for vote in await open_votes(hall, table)):
        raise Refused("table-asked-already")
    now = hall.clock()
    closes = reopening.closes_at(table) if kind == REOPEN else now + PROPOSAL
    vote = Vote(table.id, kind, seat, others(table, seat), now, closes, args=args or {})
    if not vote.voters:
        return await _carry_out(hall, table, vote, YES, interaction_id)
    return await _open(hall, table, vote, [_idea_of(table, vote, f"proposed-{kind}")], interaction_id, {})


def _must_make_sense(table: Table, kind: str, args: Mapping[str, Any]) -> None:
    if kind == "pause":
        pauses.must_run(table)
    elif kind == "resume":
        pauses.must_be_paused(table)
    elif kind == "end":
        if args.get("result") not in END_RESULTS:
            raise Refused("table-bad-option", option="result", value=str(args.get("result"))[:32])
    elif kind == "clock" and Pace.model_validate(dict(args)) == table.pace:
        raise Refused("table-clock-unchanged")


async def _open(
    hall: Hall,
    table: Table,
    vote: Vote,
    acts: list[Act],
    interaction_id: int | None,
    seats: Mapping[Seat, SeatRow],
) -> Table:
    """Store the vote and notify each voter once, and the player of the seat it is about."""
    said = [Notice(table.id, table.version + 1, "vote", s, table.seats[s].user_id) for s in vote.voters]
    if vote.about_time:
        said += await late_notices.at_once(hall, table, vote.seat, late_notices.LATE)
    rows = Rows(seats=dict(seats), acts=acts, notices=said, writes=[votes.Put(vote)])
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


# ---------------------------------------------------------------- voting


async def cast(
    hall: Hall, table_id: str, user_id: int, kind: str, choice: str, *, interaction_id: int | None = None
) -> Table:
    """Vote, or change the vote while it is open. The proposer may withdraw by voting no."""
    return await retry_overtaken(partial(_cast, hall, table_id, user_id, kind, choice, interaction_id))


@table_action
async def _cast(hall: Hall, table: Table, user_id: int, kind: str, choice: str, interaction_id: int | None) -> Table:
    if kind == REOPEN:
        reopening.must_be_reopenable(table, hall.clock())
    else:
        must_be_running(table)
    seat = seat_in_play(table, user_id)
    vote = next((vote for vote in await open_votes(hall, table) if vote.kind == kind), None)
    if vote is None or choice not in (MILDEST_FIRST if vote.about_time else (YES, NO)):
        raise Refused("table-no-vote")
    if seat == vote.seat and choice == NO and not vote.about_time:
        act = _idea_of(table, vote, "withdrawn", what=kind)
        return await _drop(hall, table, vote, [act], interaction_id)
    if seat not in asked(table, vote):
        raise Refused("table-not-asked")
    before, vote = vote, replace(vote, ballots={**vote.ballots, seat: choice})
    verdict = decided(table, vote)
    if verdict is not None:
        return await _carry_out(hall, table, vote, verdict, interaction_id)
    refresh = outbox.PutAgain(Notice(table.id, table.version, "refresh"), hall.clock())
    await amend(hall, table, Rows(writes=[votes.Put(vote, before), refresh]), interaction_id=interaction_id)
    hall.wake_delivery()
    return table


def decided(table: Table, vote: Vote, *, closing: bool = False) -> str | None:
    """The outcome. None while undecided."""
    voters = asked(table, vote)
    said = [vote.ballots[seat] for seat in voters if seat in vote.ballots]
    everybody = len(said) == len(voters)
    if not vote.about_time:
        silence = YES if vote.kind == "resume" else NO
        return NO if NO in said else YES if everybody else silence if closing else None
    if everybody and said and set(said) == {"end"}:
        return "end"
    clear = next((choice for choice, count in Counter(said).items() if 2 * count > len(voters)), None)
    if clear not in (None, "end"):
        return clear
    return _mildest_of_the_most(said) if everybody or closing else None


def _mildest_of_the_most(said: list[str]) -> str:
    """Ties go to the milder choice. "end" without unanimity counts as "caretaker", and so does silence."""
    counted = Counter("caretaker" if choice == "end" else choice for choice in said or ["caretaker"])
    return max(MILDEST_FIRST, key=lambda choice: (counted[choice], -MILDEST_FIRST.index(choice)))


# ---------------------------------------------------------------- carrying out


async def _carry_out(hall: Hall, table: Table, vote: Vote, verdict: str, interaction_id: int | None) -> Table:
    if vote.about_time:
        return await _settle_seat(hall, table, vote, verdict, interaction_id)
    if verdict == NO:
        act = _idea_of(table, vote, "not-agreed", what=vote.kind)
        return await _drop(hall, table, vote, [act], interaction_id)
    if vote.kind == "end":
        return await _end(hall, table, vote, interaction_id)
    if vote.kind == REOPEN:
        act = _idea_of(table, vote, "played-on" if table.agreed else "reopened")
        return await reopening.reopen(hall, table, act, interaction_id=interaction_id)
    if vote.kind == "clock":
        pace = Pace.model_validate(dict(vote.args))
        act = _idea_of(table, vote, "clock-changed")
        return await table_clock.change_pace(hall, table, pace, act, interaction_id=interaction_id)
    do = pauses.pause if vote.kind == "pause" else pauses.resume
    act = _idea_of(table, vote, "paused-by-vote" if vote.kind == "pause" else "resumed-by-vote")
    return await do(hall, table, act, interaction_id=interaction_id)


async def _end(hall: Hall, table: Table, vote: Vote, interaction_id: int | None) -> Table:
    """End the game by agreement, with the present standings as result or with none."""
    counts = vote.args["result"] == "standings"
    act = _idea_of(table, vote, "ended-standings" if counts else "ended-none")
    result = results.by_agreement(table, hall.clock()) if counts else []
    how = AGREED if counts else "voted"
    return await closing.close(hall, table, how, acts=[act], writes=result, interaction_id=interaction_id)


async def _settle_seat(hall: Hall, table: Table, vote: Vote, verdict: str, interaction_id: int | None) -> Table:
    seat, row = vote.seat, table.seats[vote.seat]
    act = replace(house_did(table, f"out-{verdict}", seat, user_id=row.user_id, name=row.name), power="vote")
    if verdict == "end":
        return await closing.close(hall, table, "voted", acts=[act], interaction_id=interaction_id)
    if verdict == "extend":
        more = time_control.extend(table.pace, row, await hall.hours(row.user_id), hall.clock())
        told = await late_notices.at_once(hall, table, seat, late_notices.EXTENDED)
        return await _drop(hall, table, vote, [act], interaction_id, {seat: more}, told)
    return await give_to_caretaker(
        hall, table, seat, [act], vacant=verdict == "substitute", interaction_id=interaction_id
    )


async def _drop(
    hall: Hall,
    table: Table,
    vote: Vote,
    acts: list[Act],
    interaction_id: int | None,
    seats: Mapping[Seat, SeatRow] | None = None,
    notices: Sequence[Notice] = (),
) -> Table:
    """Close a vote. `seats`: rows of seats that got more time."""
    more = dict(seats or {})
    rows = Rows(seats=more, acts=acts, notices=[*notices])
    rows.writes += [votes.Drop(table.id, vote.kind), reminders.begin_anew(table, more)]
    return await store_rows(hall, table, rows, interaction_id=interaction_id)


def _idea_of(table: Table, vote: Vote, kind: str, **args: Any) -> Act:
    """Act by common decision, in the proposer's name."""
    row = table.seats[vote.seat]
    return replace(house_did(table, kind, vote.seat, **args), power="vote", actor_id=row.user_id, actor=row.name)


class LastCall:
    """Duty: close a vote at the end of its time."""

    async def due(self, hall: Hall, table: Table) -> float | None:
        if not table.playing and not table.over:
            return None
        waiting = [v for v in await votes.of_table(hall.db, table.id) if not (table.paused and v.about_time)]
        return min((vote.closes_at for vote in waiting), default=None)

    async def do(self, hall: Hall, table: Table) -> None:
        for vote in await votes.of_table(hall.db, table.id):
            if vote.closes_at > hall.clock() or (table.paused and vote.about_time):
                continue
            if not matters(table, vote):
                await amend(hall, table, Rows(writes=[votes.Drop(table.id, vote.kind)]))
                continue
            verdict = decided(table, vote, closing=True)
            assert verdict is not None
            await _carry_out(hall, table, vote, verdict, None)
            return
