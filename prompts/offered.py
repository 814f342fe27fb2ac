"""What is asked, and what is played along with the answer to it: the end of a turn, or the last thing in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import Move, Outcome, Question, matching, narrow, touching
from engine.touching import Tag
from prompts.combined_moves import ALL_STEPS, MARK, Steps
from prompts.combined_moves import chosen as steps_meant
from prompts.paths import spelled
from tables import SeatSession
from words import wording
from words.turns import turns_of

OTHERS = "others"
"""The last word on a button behind which those moves are that are not named at once."""
MORE_TAG: Tag = ("more", "")
"""Chosen first by touch: what can be said besides the matter in hand."""
MORE = ("more",)
"""The word on the button behind which that is which can be said besides."""
FINISH = "finish"
"""The first word on a Confirm button that also says a move, or several steps; the others are theirs."""
CLOSINGS = 3
"""So many Confirm buttons are still told apart at a glance."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What a panel asks: the moves it is about, and the question."""

    moves: list[Move]
    question: Question | None
    away: bool = False
    """Something has been chosen that was not the only possibility."""
    more: bool = False
    """There is more to say than is asked for here."""
    closings: tuple[Move, ...] = ()
    """What stands on Confirm buttons."""
    settled: bool = False
    """Nothing but that is left to say."""
    others: bool = False
    """Those that are not named at once, and nothing else."""
    steps: bool = False
    """Several steps at once, and nothing else."""


def offered_at(session: SeatSession, path: Sequence[str], *, planning: bool = False) -> Offered:
    """`planning`: nothing is confirmed there, so that everything is asked for."""
    matter, beside = sorted_out(session)
    last = () if planning else closings(session)
    if tuple(path) == MORE and beside:
        return Offered(beside, narrow(beside), away=True, closings=last)
    everything = [*matter, *beside]
    if tuple(path[-1:]) == (OTHERS,) and (left := _not_named(session, everything, path[:-1])):
        return Offered(left, narrow(left, path[:-1]), away=True, closings=last, others=True)
    others = [m for m in matter if m not in last]
    settled, matter = bool(last) and not others, others or matter
    first = narrow(matter)
    if tuple(path) == ALL_STEPS:
        return Offered(matter, first, away=True, closings=last, settled=settled, steps=True)
    question = narrow(everything, path) if path else None
    if question is None or first is None or question.path == first.path:
        return Offered(matter, first, more=bool(beside), closings=last, settled=settled)
    return Offered(everything, question, away=True, closings=last)


def touched_at(session: SeatSession, chosen: Sequence[Tag]) -> tuple[Offered, list[Move]]:
    """What is asked, and the moves in it that contain everything chosen."""
    more = tuple(chosen[:1]) == (MORE_TAG,)
    offered = offered_at(session, MORE if more else ())
    return offered, touching.left(offered.moves, chosen[1:] if more else chosen)


def leads_on(words: Sequence[str]) -> bool:
    """Whether they say no move, but where others are."""
    return tuple(words) in (MORE, ALL_STEPS) or tuple(words[-1:]) == (OTHERS,)


def _not_named(session: SeatSession, moves: Sequence[Move], path: Sequence[str]) -> list[Move]:
    """The moves below a path that are not named at once."""
    assert session.seat is not None
    below = matching(moves, path)
    named = wording.shortcuts(session.table.row.game, session.view, session.seat, moves, False)
    return [move for move in below if move not in named]


def sorted_out(session: SeatSession) -> tuple[list[Move], list[Move]]:
    """What belongs to the matter in hand and what can be said besides, each in the order in which it is best read: what
    closes a turn comes last."""
    assert session.seat is not None
    game, view = session.table.row.game, session.view
    moves = wording.arranged(game, view, session.seat, session.moves)
    settings = turns_of(game).settings
    beside = wording.asides(game, view, session.seat, moves) if moves else []
    beside += [move for move in moves if move.kind in settings and move not in beside]
    known = {id(move) for move in beside}
    matter = [move for move in moves if id(move) not in known]
    matter.sort(key=lambda move: move.kind in turns_of(game).closing)
    return (matter, beside) if matter else (beside, [])


# ---------------------------------------------------------------- confirmed in the same press


def closings(session: SeatSession) -> tuple[Move, ...]:
    """What closes the turn: each is confirmed along with the draft, in one press.

    Where nothing is drafted yet, it is what the table waits for if nothing else can be said.
    """
    if session.complete or session.sealed or not session.owes or (not session.draft and len(session.moves) != 1):
        return ()
    kinds = turns_of(session.table.row.game).closing
    moves = [m for m in sorted_out(session)[0] if m.kind in kinds] if session.draft else session.moves
    return tuple([m for m in moves if not m.open and completes(session, m)][:CLOSINGS])


def closings_anyway(session: SeatSession) -> tuple[Move, ...]:
    """What would close the turn before the last drafted move brings something to light, and can be said along with its
    Confirm: whatever it is, the turn is over then, if nothing else is asked.

    Not if that move itself ends what could be closed: whether it does is seen in a world dealt anew, since what comes
    to light in this one is not known yet.
    """
    turns, game, seat = turns_of(session.table.row.game), session.table.game, session.seat
    if not session.sealed or not session.owes or seat is None or turns.ends_a_whole_turn(session.draft[-1]):
        return ()
    moves = [m for m in game.moves(session.shown, seat) if turns.ends_a_whole_turn(m) and not m.open]
    if not moves:
        return ()
    after = [game.attempt(session.shown, seat, m) for m in moves]
    world = game.redeal(session.shown, seat, Random(0))
    left = game.moves(game.attempt(world, seat, session.draft[-1]).state, seat)
    closing = [m for m, out in zip(moves, after, strict=True) if seat not in game.to_act(out.state) and m in left]
    return tuple(closing[:CLOSINGS])


def finishes(session: SeatSession, move: Move) -> bool:
    """Whether a button for this move confirms it along with the draft: it is the last that can be said in a turn that
    has begun, and as nothing comes to light by it, it can be taken back freely."""
    if not is_under_way(session) or move.open:
        return False
    outcome = _tried(session, move)
    return not outcome.reveals and session.seat not in session.table.game.to_act(outcome.state)


def finishes_by_steps(session: SeatSession, steps: Steps) -> bool:
    """The same of several steps at once. They may end with what closes the turn, whatever comes to light by that."""
    if not steps.whole or not is_under_way(session):
        return False
    return not steps.reveals or turns_of(session.table.row.game).ends_a_whole_turn(steps.moves[-1])


def is_under_way(session: SeatSession) -> bool:
    """Something is drafted, or was confirmed just before: the seat is in the midst of its turn."""
    state = session.table.state
    goes_on = state.last_seat == session.seat and session.table.game.to_act(state) == (session.seat,)
    return session.owes and not session.sealed and (bool(session.draft) or goes_on)


def finishing(path: Sequence[str]) -> tuple[str, ...]:
    """The words on a button or in a menu that confirm what they say."""
    said = spelled((FINISH, *path))
    return said if said[0] == FINISH else (FINISH, *said)


def confirmed_with(session: SeatSession, words: Sequence[str]) -> tuple[Move, ...]:
    """What a Confirm button says besides the draft; nothing if it says nothing, or what cannot be said any more.
    Several steps are searched for, which is slow enough for a thread of its own."""
    if not words:
        return ()
    if words[-1].startswith(MARK):
        steps = steps_meant(session, words[-1])
        return steps.moves if steps is not None and finishes_by_steps(session, steps) else ()
    said = tuple(words)
    listed = [*closings(session), *session.moves]
    found = next((m for m in listed if finishing(m.words) == said), None)
    if found is None or not (found in closings(session) or finishes(session, found)):
        return ()
    return (found,)


def is_answered_at_once(session: SeatSession, move: Move) -> bool:
    """An answer that commits nothing but itself, and after which nothing more is asked: there is nothing to look at
    before it is confirmed. So is the end of a turn of which the seat has just confirmed the rest."""
    turns = turns_of(session.table.row.game)
    goes_on = session.table.state.last_seat == session.seat
    kinds = turns.at_once | turns.closing if goes_on else turns.at_once
    return not session.draft and move.kind in kinds and completes(session, move)


def completes(session: SeatSession, move: Move) -> bool:
    """Whether nothing more is asked of the seat afterwards, or nothing that can be known before."""
    outcome = _tried(session, move)
    return outcome.reveals or session.seat not in session.table.game.to_act(outcome.state)


def _tried(session: SeatSession, move: Move) -> Outcome:
    assert session.seat is not None
    return session.table.game.attempt(session.ahead, session.seat, move)


# ---------------------------------------------------------------- what a move brings along

MOST_BROUGHT = 3
"""Maximum number of moves: a building may copy one that copies another."""


def brought_along(session: SeatSession, move: Move) -> list[tuple[Move, Any]]:
    """The moves that are drafted along with this one, where what it uses can do but one thing, and what the seat sees
    before each. Nothing that would have to be
    known first, and nothing where there is a choice but to leave it."""
    turns, game, seat = turns_of(session.table.row.game), session.table.game, session.seat
    found: list[tuple[Move, Any]] = []
    state = session.ahead
    while seat is not None and move.kind in turns.brings_along and len(found) < MOST_BROUGHT:
        outcome = game.attempt(state, seat, move)
        if outcome.reveals or seat not in game.to_act(outcome.state):
            break
        state = outcome.state
        listed = game.moves(state, seat)
        worth = [m for m in listed if m.kind not in turns.closing]
        if len(worth) != 1 or worth[0].open:
            break
        move = worth[0]
        found.append((move, game.view(state, seat)))
    return found
