"""The lessons of a first game of Tournay."""

from collections.abc import Sequence

from engine import Move, Seat
from games.tournay.cards import CARDS
from games.tournay.data import DECKS
from games.tournay.moves import Draw, Play
from games.tournay.state import State
from words.lessons import Lesson, When

FULL_HAND = 2
GROWN = 4
"""Cards in a quarter from which its shape matters."""
LONG = 9
"""Turns of a seat after which the remaining lessons are shown."""
TIRED = 2
"""Number of upright citizens considered few."""


def _turns(number: int) -> When:
    return lambda view, seat, moves: view.players[seat].turns >= number


def _few_stand(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return sum(view.players[seat].plaza.values()) <= TIRED


def _borrowed(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    """Whether a move with borrowed citizens is possible."""
    own = view.players[seat].plaza
    return any(isinstance(move, Draw) and own[DECKS[move.deck].colour] < DECKS[move.deck].level for move in moves)


def _character(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    cards = [CARDS[move.card] for move in moves if isinstance(move, Play)]
    cards += [site.card for site in view.players[seat].quarter.values()]
    return any(card.character is not None for card in cards)


def _prestigious(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    cards = [move.card for move in moves if isinstance(move, Play)]
    decks = [move.deck for move in moves if isinstance(move, Draw)]
    return any(CARDS[card].level == 3 for card in cards) or any(DECKS[deck].level == 3 for deck in decks)


def _coins(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return sum(view.coins) > 0


def _many_cards(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return view.players[seat].cards_in_hand >= FULL_HAND


def _grown(view: State, seat: Seat, moves: Sequence[Move]) -> bool:
    return len(view.players[seat].quarter) >= GROWN


def is_late(view: State) -> bool:
    return max(player.turns for player in view.players) >= LONG


OCCASIONS = ("TakeTurn",)

SYLLABUS = (
    Lesson("turn", ("TOU-3.2", "TOU-4.1", "TOU-4.7")),
    Lesson("keep", ("TOU-5.4", "TOU-5.1"), kinds=("keep",)),
    Lesson("play", ("TOU-3.4", "TOU-3.6", "TOU-2.6"), kinds=("play",)),
    Lesson("draw", ("TOU-5.1", "TOU-5.3", "TOU-5.4"), kinds=("draw",), after=("turn",)),
    Lesson("activate", ("TOU-8.1", "TOU-8.3", "TOU-2.2"), kinds=("activate",)),
    Lesson("suffer", ("TOU-13.4", "TOU-6.6"), decisions=("Suffer",)),
    Lesson("fight", ("TOU-9.1", "TOU-9.3", "TOU-9.6"), kinds=("fight",)),
    Lesson("gather", ("TOU-11.1", "TOU-11.2"), kinds=("gather",), when=_few_stand),
    Lesson("earn", ("TOU-10.1", "TOU-10.2"), kinds=("earn",), after=("turn",), when=_turns(2)),
    Lesson("borrow", ("TOU-4.3", "TOU-4.5"), decisions=("TakeTurn",), after=("draw",), when=_borrowed),
    Lesson("character", ("TOU-2.3", "TOU-16.1", "TOU-16.2"), decisions=("TakeTurn",), after=("play",), when=_character),
    Lesson("crier", ("TOU-1.4", "TOU-6.4", "TOU-6.5"), decisions=("TakeTurn",), when=_coins),
    Lesson("rampart", ("TOU-7.2", "TOU-7.3"), after=("fight", "crier"), kinds=("fight", "defend")),
    Lesson(
        "prestigious", ("TOU-2.4", "TOU-19.3", "TOU-19.5"), decisions=("TakeTurn",), after=("play",), when=_prestigious
    ),
    Lesson("cover", ("TOU-3.8", "TOU-3.10"), kinds=("play",), after=("play",), when=_grown),
    Lesson("hand", ("TOU-12.1", "TOU-12.2"), when=_many_cards),
    Lesson(
        "ending",
        ("TOU-18.1", "TOU-18.4", "TOU-18.5", "TOU-19.7"),
        decisions=("TakeTurn",),
        after=("cover",),
        when=_turns(7),
    ),
)
