"""Decisions of one seat during which other seats may set a standing answer about ramparts."""

from typing import Any

from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat
from engine.steps import Decision
from games.tournay.data import EVENTS
from games.tournay.events import StandingSet
from games.tournay.moves import Standing
from games.tournay.refusals import why_not_standing
from games.tournay.state import State

STANDING: dict[str, Move] = {
    "ask": Standing("ask"),
    "suffer": Standing("suffer"),
    "guard": Standing("guard"),
}


def standing_answers(state: State, seat: Seat) -> list[Move]:
    """Standing answers other than the current one, for a seat with a rampart."""
    player = state.players[seat]
    if not player.ramparts:
        return []
    return [move for answer, move in STANDING.items() if answer != player.standing]


def set_standing(state: State, seat: Seat, move: Standing) -> None:
    """Set a standing answer. It covers the events in the queue now; for later ones the seat is asked (TOU-7.6)."""
    player = state.players[seat]
    player.standing = move.answer
    player.standing_for = [event for event in state.queue if event in EVENTS]
    state.emit(StandingSet(seat, move.answer))


class Asking(Decision):
    """A decision of one seat. Seats with a rampart may set a standing answer meanwhile; the game does not wait for
    that."""

    __slots__ = ()

    def welcome(self, state: State) -> tuple[Seat, ...]:
        asked: Seat = self.seat  # type: ignore[attr-defined]
        return tuple([seat for seat, player in enumerate(state.players) if player.ramparts and seat != asked])

    def options(self, state: State, seat: Seat) -> list[Move]:
        return self.answers(state) if seat == self.seat else standing_answers(state, seat)  # type: ignore[attr-defined]

    def why_not(self, state: State, seat: Seat, move: Move) -> IllegalMove:
        if seat != self.seat or type(move) is Standing:  # type: ignore[attr-defined]
            return why_not_standing(state, seat, move)
        return self.reason(state, move)

    def choose(self, state: State, seat: Seat, move: Any) -> None:
        if type(move) is Standing:
            set_standing(state, seat, move)
            state.then(self)
        else:
            self.carry_out(state, move)

    def answers(self, state: State) -> list[Move]:
        """Legal answers of the seat that decides."""
        raise NotImplementedError

    def reason(self, state: State, move: Move) -> IllegalMove:
        """Why the deciding seat may not make this move."""
        raise NotImplementedError

    def carry_out(self, state: State, move: Any) -> None:
        raise NotImplementedError
