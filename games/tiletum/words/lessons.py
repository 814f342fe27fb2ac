"""The lessons of a first game of Tiletum."""

from collections.abc import Sequence

from engine import Move, Seat
from games.tiletum.state import State
from words.lessons import Lesson, When


def _from(round_number: int, turn: int = 1) -> When:
    return lambda view, seat, moves: (view.round, view.turn) >= (round_number, turn)


def _can_pay(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    """Whether a die could be turned."""
    return len({getattr(move, "number", 0) for move in moves}) > 1 and (view.round, view.turn) > (1, 1)


def is_late(view: State) -> bool:
    return view.round >= 3


OCCASIONS = ("TakeDie", "DieAction")
"""Decisions that plan a whole turn."""

SYLLABUS = (
    Lesson("die", ("TIL-4.10", "TIL-5.1", "TIL-5.9", "TIL-5.10"), kinds=("die",)),
    Lesson("rounds", ("TIL-18.6", "TIL-18.1", "TIL-3.3"), decisions=("TakeDie",), when=_from(2)),
    Lesson("fair", ("TIL-17.3", "TIL-17.4", "TIL-17.5"), decisions=("TakeDie",), when=_from(1, 3)),
    Lesson(
        "warehouse", ("TIL-5.7", "TIL-14.1", "TIL-14.2", "TIL-14.3"), after=("die",), kinds=("die",), when=_from(1, 2)
    ),
    Lesson("joker", ("TIL-12.1", "TIL-12.2"), kinds=("perform",)),
    Lesson("merchant", ("TIL-8.1", "TIL-8.2", "TIL-8.3"), kinds=("merchant",)),
    Lesson("architect", ("TIL-7.1", "TIL-7.2", "TIL-7.4"), kinds=("architect",)),
    Lesson("character", ("TIL-9.1", "TIL-9.4", "TIL-9.6", "TIL-9.7"), kinds=("hire", "settle")),
    Lesson("contract", ("TIL-10.1", "TIL-10.3", "TIL-10.4"), kinds=("sign",)),
    Lesson("fulfil", ("TIL-13.3", "TIL-13.4", "TIL-13.5"), decisions=OCCASIONS, kinds=("fulfil",)),
    Lesson("cathedral", ("TIL-13.9", "TIL-13.10", "TIL-13.11"), decisions=OCCASIONS, kinds=("contribute",)),
    Lesson("crest", ("TIL-13.7", "TIL-15.3", "TIL-15.4"), decisions=OCCASIONS, kinds=("crest",)),
    Lesson("helper", ("TIL-13.12", "TIL-14.9"), decisions=OCCASIONS, kinds=("helper",)),
    Lesson("tasks", ("TIL-13.1", "TIL-13.2"), decisions=OCCASIONS, kinds=("buy",)),
    Lesson("king", ("TIL-11.1", "TIL-16.5", "TIL-16.6"), decisions=OCCASIONS, when=_from(1, 3)),
    Lesson("corruption", ("TIL-4.2", "TIL-4.3"), decisions=("TakeDie",), when=_from(2)),
    Lesson("turning", ("TIL-5.2", "TIL-5.4", "TIL-5.5"), after=("die",), kinds=("die",), when=_can_pay),
    Lesson(
        "ending", ("TIL-19.2", "TIL-19.3", "TIL-19.4"), certain=True, when=lambda view, seat, moves: view.round == 4
    ),
)
