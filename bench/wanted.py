"""A simulated player's choices, taken by the caretaker. Drives `presses` and `taps` alike."""

import random
from collections.abc import Sequence
from statistics import median
from typing import Any

from automata import caretaker
from bench.measure import Measure
from bench.targets import PRESSES, Presses
from engine import Move, Outcome, Seat
from prompts.combined_moves import LONGEST
from tables import SeatSession


def wanted(session: SeatSession) -> Move:
    assert session.seat is not None
    return _as_listed(session.moves, caretaker(session.table.row.game).choose(session.view, session.seat))


def wanted_after_sealed(session: SeatSession, rng: random.Random) -> Move | None:
    """The move after a sealed draft, chosen in a sampled world, as the revealed information is not known; None if
    there is no further decision."""
    game, seat = session.table.game, session.seat or 0
    world = game.redeal(session.shown, seat, rng)
    after = game.attempt(world, seat, session.draft[-1]).state
    if seat not in game.to_act(after):
        return None
    return caretaker(session.table.row.game).choose(game.view(after, seat), seat)


def unwanted(session: SeatSession, drafted: int) -> int:
    """Number of moves at the end of the draft, after the first `drafted`, that the caretaker would not choose."""
    game, seat, state = session.table.game, session.seat or 0, session.table.state
    for number, move in enumerate(session.draft):
        if number >= drafted and caretaker(session.table.row.game).choose(game.view(state, seat), seat) != move:
            return len(session.draft) - number
        state = game.attempt(state, seat, move).state
    return 0


def plan(session: SeatSession) -> list[bytes]:
    """Positions after each chosen move, up to the first that reveals something."""
    game, seat, state, made = session.table.game, session.seat or 0, session.shown, []
    for _ in range(LONGEST):
        choice = caretaker(session.table.row.game).choose(game.view(state, seat), seat)
        move = _as_listed(game.moves(state, seat), choice)
        outcome = game.attempt(state, seat, move)
        made.append(_position(game, state, seat, move, outcome))
        state = outcome.state
        if outcome.reveals or seat not in game.to_act(state):
            break
    return made


def how_far(session: SeatSession, moves: Sequence[Move], plan: Sequence[bytes]) -> int:
    """Number of steps of the plan that these moves cover; 0 if they lead elsewhere."""
    game, seat, state = session.table.game, session.seat or 0, session.shown
    for move in moves:
        before, outcome = state, game.attempt(state, seat, move)
        state = outcome.state
    position = _position(game, before, seat, move, outcome)
    return plan.index(position) + 1 if position in plan else 0


def _as_listed(moves: Sequence[Move], move: Move) -> Move:
    """The most similar listed suggestion for an open move: another price would be typed into a form."""
    if move in moves or not move.open:
        return move

    def alike(other: Move) -> int:
        return sum(one == another for one, another in zip(move.words, other.words, strict=False))

    return max((m for m in moves if m.kind == move.kind), key=alike)


def _position(game: Any, before: Any, seat: Seat, move: Move, outcome: Outcome) -> bytes:
    """Position after a move as the seat sees it, without the number of moves and what the move reveals."""
    view = game.view(before if outcome.reveals else outcome.state, seat)
    view.played = view.barrier = 0
    return bytes(game.dump(view)) + (move.notation.encode() if outcome.reveals else b"")


def p90(turns: Sequence[int]) -> int:
    return sorted(turns)[int(0.9 * (len(turns) - 1))]


def per_turn(what: str, game: str, turns: Sequence[int], goal: Presses) -> list[Measure]:
    """Median and 90th percentile of `what` a player does in a turn, against the goal."""
    name = f"{what} per turn of {game}, {goal.players} players"
    return [
        Measure(f"{name}, median", median(turns), what, "goal", goal.median, PRESSES),
        Measure(f"{name}, 90th percentile", p90(turns), what, "goal", goal.p90, PRESSES),
    ]
