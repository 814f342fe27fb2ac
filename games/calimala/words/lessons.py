"""Lessons of a first game of Calimala."""

from collections.abc import Sequence

from engine import Move, Seat
from games.calimala.moves import BY_CARD
from games.calimala.state import State
from words.lessons import Lesson

HALF = 8
"""Discs left at half of the game."""
LAST = 3
TALL = 3
"""Height of a tower on which the next disc triggers a scoring."""


def _another_turn(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    """Whether the seat's disc acts because another player placed a disc on it."""
    return view.active != seat


def _card_in_hand(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return any(getattr(move, "by", "") in BY_CARD for move in moves)


def _tall_tower(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return any(len(tower) >= TALL for tower in view.towers.values())


def _scored(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return bool(view.council)


def _white_left(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.players[seat].whites > 0


def _last_discs(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.players[seat].supply <= LAST


def is_late(view: State) -> bool:
    return min(player.supply for player in view.players) <= HALF and not view.draft


OCCASIONS = ("PlaceDisc",)

SYLLABUS = (
    Lesson("final", ("CAL-2.16", "CAL-2.18", "CAL-10.6"), kinds=("keep",)),
    Lesson("start_card", ("CAL-2.20", "CAL-6.7"), kinds=("draft",)),
    Lesson("disc", ("CAL-3.1", "CAL-3.5", "CAL-4.2"), kinds=("place",)),
    Lesson("tower", ("CAL-4.4", "CAL-4.5", "CAL-4.10"), after=("disc",), decisions=("Activation",), when=_another_turn),
    Lesson("material", ("CAL-5.1", "CAL-1.5"), kinds=("take",)),
    Lesson("weave", ("CAL-5.12", "CAL-1.6"), kinds=("weave",)),
    Lesson("build", ("CAL-5.3", "CAL-5.4", "CAL-5.5", "CAL-5.7"), kinds=("build",)),
    Lesson("ship", ("CAL-5.15", "CAL-5.16", "CAL-5.18"), kinds=("ship", "build"), after=("build",)),
    Lesson("transport", ("CAL-5.20", "CAL-5.22"), kinds=("transport", "build"), after=("build",)),
    Lesson("contribute", ("CAL-5.24", "CAL-5.25"), kinds=("contribute",)),
    Lesson("artwork", ("CAL-5.10", "CAL-8.10"), kinds=("artwork",)),
    Lesson("impossible", ("CAL-6.1", "CAL-6.2", "CAL-3.6"), kinds=("draw", "end")),
    Lesson("cards", ("CAL-6.6", "CAL-6.7", "CAL-6.8"), decisions=("Activation",), when=_card_in_hand),
    Lesson("white", ("CAL-4.3", "CAL-4.6"), kinds=("place",), after=("disc",), when=_white_left),
    Lesson("council", ("CAL-7.1", "CAL-7.2", "CAL-7.4"), kinds=("place",), when=_tall_tower),
    Lesson("scoring", ("CAL-8.1", "CAL-8.8", "CAL-8.10"), kinds=("place",), when=_scored),
    Lesson("ending", ("CAL-9.1", "CAL-9.2", "CAL-10.3"), kinds=("place",), certain=True, when=_last_discs),
)
