"""Lessons of a first game of Burgundy; after ten turns all but the end have come up."""

from collections.abc import Sequence

from engine import Move, Seat
from games.burgundy.data import TYPE_OF
from games.burgundy.moves import Place, Take
from games.burgundy.state import State
from words.lessons import Lesson, When

LOOK_AROUND = 3
"""From this round of the first phase on, a tile is explained as soon as it can be taken."""


def _of_type(kind: str) -> When:
    """Such a tile can be placed or, later on, taken."""

    def when(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
        if any(isinstance(move, Place) and TYPE_OF[move.tile] == kind for move in moves):
            return True
        looking = view.phase > "A" or view.round >= LOOK_AROUND
        offered = [view.depots[move.slot] for move in moves if isinstance(move, Take)] if looking else []
        return any(TYPE_OF[tile] == kind for tile in offered)

    return when


def _after_round(number: int) -> When:
    return lambda view, seat, moves: view.phase > "A" or view.round >= number


def _in_the_last_phase(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.phase == "E"


def is_late(view: State) -> bool:
    """True after the tenth turn, when all lessons must have been given."""
    return view.phase > "B" or (view.phase == "B" and view.round >= 2)


OCCASIONS = ("Act",)

SYLLABUS = (
    Lesson("dice", ("BUR-5.1", "BUR-5.3", "BUR-5.4")),
    Lesson("taking", ("BUR-6.1", "BUR-6.2", "BUR-6.3"), kinds=("take",)),
    Lesson("placing", ("BUR-7.1", "BUR-7.2", "BUR-7.3", "BUR-7.4"), kinds=("place",)),
    Lesson("loading", ("BUR-8.1", "BUR-8.2", "BUR-8.4"), decisions=("LoadShip",)),
    Lesson("selling", ("BUR-11.1", "BUR-11.2", "BUR-11.4", "BUR-11.5"), kinds=("sell",)),
    Lesson("phases", ("BUR-3.1", "BUR-3.2", "BUR-14.1"), decisions=("Act",), when=_after_round(5)),
    Lesson("regions", ("BUR-10.2", "BUR-10.3", "BUR-10.4"), kinds=("place",), after=("placing",), when=_after_round(2)),
    Lesson("castle", ("BUR-8.12",), kinds=("place", "take"), after=("placing",), when=_of_type("castle")),
    Lesson("ship", ("BUR-8.1", "BUR-8.5"), kinds=("place", "take"), after=("placing",), when=_of_type("ship")),
    Lesson("mine", ("BUR-8.14", "BUR-14.1"), kinds=("place", "take"), after=("placing",), when=_of_type("mine")),
    Lesson("animal", ("BUR-8.8", "BUR-8.9"), kinds=("place", "take"), after=("placing",), when=_of_type("animal")),
    Lesson("building", ("BUR-9.1", "BUR-7.6"), kinds=("place", "take"), after=("placing",), when=_of_type("building")),
    Lesson("knowledge", ("BUR-8.15",), kinds=("place", "take"), after=("placing",), when=_of_type("knowledge")),
    Lesson("workers", ("BUR-5.5", "BUR-5.6", "BUR-12.1"), kinds=("workers",), after=("dice",), when=_after_round(2)),
    Lesson("silver", ("BUR-13.1", "BUR-13.2", "BUR-13.3"), kinds=("buy",)),
    Lesson("order", ("BUR-4.6", "BUR-4.7", "BUR-8.5"), decisions=("Act",), after=("ship",), when=_after_round(4)),
    Lesson("colours", ("BUR-10.5", "BUR-10.6"), decisions=("Act",), kinds=("place",), after=("regions", "phases")),
    Lesson("ending", ("BUR-15.2", "BUR-15.3", "BUR-15.4", "BUR-15.5"), certain=True, when=_in_the_last_phase),
)
