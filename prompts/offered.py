"""The current question, and the moves that may be confirmed together with its answer: the last ones of a turn."""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import Move, Outcome, Question, matching, narrow, touching
from engine.touching import Tag
from prompts.combined_moves import ALL_STEPS, MARK, CombinedMoves
from prompts.combined_moves import chosen as steps_meant
from tables import SeatSession
from words import wording
from words.turns import turns_of

OTHERS = "others"
"""Custom-id word of the button that opens the moves not listed individually."""
MORE_TAG: Tag = ("more", "")
"""First tag chosen when the reader opens the optional actions by touch."""
MORE = ("more",)
"""Custom-id word of the **More** button."""
FINISH = "finish"
"""First custom-id word of a Confirm button that also makes a move, or several; their words follow."""
DONE = " ✓"
"""Suffix of the label of a choice that is played without a separate Confirm."""
CLOSINGS = 3
"""Maximum Confirm buttons."""


@dataclass(frozen=True, slots=True)
class Offered:
    """The question of a panel and the moves it is about."""

    moves: list[Move]
    question: Question | None
    away: bool = False
    """Whether something was chosen that was not the only possibility."""
    more: bool = False
    """Whether there are optional actions besides this question."""
    closings: tuple[Move, ...] = ()
    """Moves on Confirm buttons."""
    settled: bool = False
    """Whether only those are left."""
    others: bool = False
    """Whether only the moves not listed individually are shown."""
    steps: bool = False
    """Whether only combined moves are shown."""


def offered_at(session: SeatSession, path: Sequence[str], *, planning: bool = False) -> Offered:
    """The question after a path of words. `planning`: nothing is confirmed in a plan, so every question is asked."""
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


def touched_at(session: SeatSession, chosen: Sequence[Tag], *, planning: bool = False) -> tuple[Offered, list[Move]]:
    """The question, and the moves that contain all chosen tags."""
    more = tuple(chosen[:1]) == (MORE_TAG,)
    offered = offered_at(session, MORE if more else (), planning=planning)
    return offered, touching.left(offered.moves, chosen[1:] if more else chosen)


def leads_on(words: Sequence[str]) -> bool:
    """Whether the words only lead to other choices and make no move."""
    return tuple(words) in (MORE, ALL_STEPS) or tuple(words[-1:]) == (OTHERS,)


def _not_named(session: SeatSession, moves: Sequence[Move], path: Sequence[str]) -> list[Move]:
    """Moves below a path that are not listed individually."""
    assert session.seat is not None
    below = matching(moves, path)
    named = wording.shortcuts(session.table.row.game, session.view, session.seat, moves, False)
    return [move for move in below if move not in named]


def sorted_out(session: SeatSession) -> tuple[list[Move], list[Move]]:
    """Moves of the current decision and optional ones, each in reading order: moves that close a turn or have no effect
    come last."""
    assert session.seat is not None
    game, view, seat, turns = session.table.row.game, session.view, session.seat, turns_of(session.table.row.game)
    moves = wording.arranged(game, view, seat, session.moves)
    settings = turns.settings
    beside = wording.asides(game, view, seat, moves) if moves else []
    beside += [move for move in moves if move.kind in settings and move not in beside]
    known = {id(move) for move in beside}
    matter = [move for move in moves if id(move) not in known]
    matter.sort(key=lambda move: move.kind in turns.closing or not turns.has_effect(view, seat, move))
    return (matter, beside) if matter else (beside, [])


# ---------------------------------------------------------------- confirmed in the same press


def closings(session: SeatSession) -> tuple[Move, ...]:
    """Moves that close the turn, each confirmed together with the draft in one press.

    With an empty draft, only if no other move is possible.
    """
    if session.complete or session.sealed or not session.owes or (not session.draft and len(session.moves) != 1):
        return ()
    kinds = turns_of(session.table.row.game).closing
    moves = [m for m in sorted_out(session)[0] if m.kind in kinds] if session.draft else session.moves
    return tuple([m for m in moves if not m.open and completes(session, m)][:CLOSINGS])


def closings_anyway(session: SeatSession) -> tuple[Move, ...]:
    """Moves that would close the turn before the last drafted move, which reveals something, and may be confirmed along
    with it: whatever is revealed, the turn ends then unless another question comes up.

    Not if that move itself ends the phase that could be closed; this is tried in a reshuffled copy, since the real
    outcome is still unknown.
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
    """Whether a button for this move also confirms the draft: it is the last of a turn in progress, and it reveals
    nothing and makes no deal, so that it can be undone freely."""
    if not is_under_way(session) or move.open or move.kind in turns_of(session.table.row.game).deals:
        return False
    outcome = _tried(session, move)
    return not outcome.reveals and session.seat not in session.table.game.to_act(outcome.state)


def plays_at_once(session: SeatSession, move: Move) -> bool:
    """Whether a button for this move needs no separate Confirm, which its label announces."""
    return finishes(session, move) or is_answered_at_once(session, move)


def finishes_by_steps(session: SeatSession, steps: CombinedMoves) -> bool:
    """The same for a combined move. It may end with a closing move that reveals something."""
    if not steps.whole or not is_under_way(session):
        return False
    return not steps.reveals or turns_of(session.table.row.game).ends_a_whole_turn(steps.moves[-1])


def is_under_way(session: SeatSession) -> bool:
    """Whether the seat is in the middle of its turn: something is drafted, or was confirmed just before."""
    state = session.begun
    goes_on = state.last_seat == session.seat and session.table.game.to_act(state) == (session.seat,)
    return session.owes and not session.sealed and (bool(session.draft) or goes_on)


def finishing(path: Sequence[str]) -> tuple[str, ...]:
    """Custom-id words of a choice that also confirms."""
    said = spelled((FINISH, *path))
    return said if said[0] == FINISH else (FINISH, *said)


def confirmed_with(session: SeatSession, words: Sequence[str]) -> tuple[Move, ...]:
    """The moves that a Confirm button makes besides the draft; empty if there are none, or if they are no longer
    legal. Searches combined moves, so run it in a thread."""
    if not words:
        return ()
    if words[-1].startswith(MARK):
        steps = steps_meant(session, words[-1])
        return steps.moves if steps is not None and finishes_by_steps(session, steps) else ()
    said = tuple(words)
    listed = [*closings(session), *session.moves]
    found = next((m for m in listed if finishing(m.words) == said), None)
    if found is None or not (found in closings(session) or plays_at_once(session, found)):
        return ()
    return (found,)


def is_answered_at_once(session: SeatSession, move: Move) -> bool:
    """Whether the answer may be confirmed without a look at the draft: it commits nothing else and no question
    follows, or it ends a turn of which the seat has just confirmed the rest."""
    turns = turns_of(session.table.row.game)
    goes_on = session.begun.last_seat == session.seat
    kinds = turns.at_once | turns.closing if goes_on else turns.at_once
    return not session.draft and move.kind in kinds and completes(session, move)


def completes(session: SeatSession, move: Move) -> bool:
    """Whether no question for the seat follows, or none that can be known in advance."""
    outcome = _tried(session, move)
    return outcome.reveals or session.seat not in session.table.game.to_act(outcome.state)


def _tried(session: SeatSession, move: Move) -> Outcome:
    assert session.seat is not None
    return session.table.game.attempt(session.ahead, session.seat, move)


# ---------------------------------------------------------------- moves drafted along with another

MOST_BROUGHT = 3
"""Maximum length of a chain: a building may copy one that copies another."""


def brought_along(session: SeatSession, move: Move) -> list[tuple[Move, Any]]:
    """Moves drafted along with this one, each with the seat's view before it: those without an alternative except to
    decline. Never a move that depends on something still hidden."""
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


# ---------------------------------------------------------------- the words of a choice in a custom id

LONGEST_PATH = 60
"""Maximum characters of the words joined by dots."""
FINGERPRINTED = "~"


def spelled(path: Sequence[str]) -> tuple[str, ...]:
    """The words as a button or menu carries them; a fingerprint if they are too long for Discord, such as an offer
    of many goods."""
    if len(".".join(path)) <= LONGEST_PATH:
        return tuple(path)
    return (f"{FINGERPRINTED}{_fingerprint(path)}",)


def resolve_path(moves: Iterable[Move], words: tuple[str, ...]) -> tuple[str, ...]:
    """The path of the words; the words themselves if they are no fingerprint, or an unknown one."""
    if len(words) != 1 or not words[0].startswith(FINGERPRINTED):
        return words
    for move in moves:
        whole = move.words
        for size in range(1, len(whole) + 1):
            if words == spelled(whole[:size]):
                return whole[:size]
    return words


def _fingerprint(path: Sequence[str]) -> str:
    return f"{zlib.crc32('.'.join(path).encode()):08x}"
