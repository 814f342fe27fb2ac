"""The lessons of a first game of Genoa."""

from collections.abc import Sequence

from engine import Move, Seat
from games.genoa.data import LAST_SPACE
from games.genoa.state import State
from words.lessons import Lesson

NEAR = 2
"""Number of spaces before the end of the round track."""
LATE_ROUND = 4


def _is_trader(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.trader == seat


def _is_no_trader(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.trader != seat


def _second_round(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.round >= 2


def _at_the_start(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    """Whether the seat's tower has not moved yet."""
    return view.trader == seat and len(view.path) <= 1


def _markers(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    """Whether any player has markers, in stock or on a building."""
    return bool(view.owners) or any(player.stock for player in view.players)


def _near_the_end(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.marker >= LAST_SPACE - NEAR


def is_late(view: State) -> bool:
    return view.round >= LATE_ROUND


OCCASIONS = ("StartSpace", "Crossroads", "OnSpace", "SaleWindow")
"""Decisions that plan a whole turn."""

SYLLABUS = (
    Lesson("offers", ("GEN-6.1", "GEN-6.3", "GEN-6.4", "GEN-6.17"), kinds=("offer",), when=_is_no_trader),
    Lesson("roll", ("GEN-3.1", "GEN-3.2", "GEN-14.4"), decisions=OCCASIONS, after=("tower",), when=_at_the_start),
    Lesson("tower", ("GEN-4.1", "GEN-4.3", "GEN-4.4", "GEN-4.9"), kinds=("move",), when=_is_trader),
    Lesson("action", ("GEN-5.1", "GEN-5.5", "GEN-7.5"), kinds=("use",)),
    Lesson("selling", ("GEN-7.6", "GEN-7.8", "GEN-6.17"), kinds=("accept",)),
    Lesson("effect", ("GEN-5.15", "GEN-5.16", "GEN-5.17"), decisions=("ActionWindow",)),
    Lesson("small_orders", ("GEN-13.12", "GEN-13.13", "GEN-13.14"), after=("offers",), kinds=("offer", "fulfil")),
    Lesson("messages", ("GEN-13.19", "GEN-13.21", "GEN-13.22"), after=("offers",), kinds=("offer",)),
    Lesson("large_orders", ("GEN-13.6", "GEN-13.7", "GEN-13.8"), after=("small_orders",), kinds=("offer",)),
    Lesson("payment", ("GEN-6.8", "GEN-6.12", "GEN-6.13"), after=("offers", "messages"), kinds=("offer",)),
    Lesson("asking", ("GEN-6.14", "GEN-15.2"), after=("tower",), kinds=("ask",), when=_is_trader),
    Lesson("contracts", ("GEN-13.26", "GEN-13.27", "GEN-13.28"), after=("large_orders",), kinds=("offer", "move")),
    Lesson("buildings", ("GEN-8.1", "GEN-8.3", "GEN-8.6", "GEN-8.13"), decisions=OCCASIONS, when=_markers),
    Lesson("owners", ("GEN-5.13", "GEN-10.1", "GEN-12.4"), decisions=OCCASIONS, after=("buildings",), when=_markers),
    Lesson(
        "tiles", ("GEN-14.4", "GEN-14.6", "GEN-14.13", "GEN-14.14", "GEN-14.17"), decisions=OCCASIONS, after=("effect",)
    ),
    Lesson("rounds", ("GEN-2.5", "GEN-9.2", "GEN-3.6"), decisions=OCCASIONS, when=_second_round),
    Lesson("ending", ("GEN-10.1", "GEN-10.2", "GEN-10.3"), decisions=OCCASIONS, certain=True, when=_near_the_end),
)
