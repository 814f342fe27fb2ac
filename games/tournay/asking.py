"""Asking one seat, while the others may say what they will answer when events fire."""

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
    """What a seat with a rampart may say beforehand. One answer always stands."""
    player = state.players[seat]
    if not player.ramparts:
        return []
    return [move for answer, move in STANDING.items() if answer != player.standing]


def set_standing(state: State, seat: Seat, move: Standing) -> None:
    """It is given for the events that can be seen now: one that comes later is asked about (TOU-7.6)."""
    player = state.players[seat]
    player.standing = move.answer
    player.standing_for = [event for event in state.queue if event in EVENTS]
    state.emit(StandingSet(seat, move.answer))


class Asking(Decision):
    """A decision of one seat. Meanwhile whoever holds a rampart may give a standing answer, and nobody waits for it."""

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
        """Every legal answer of the seat that is asked."""
        raise NotImplementedError

    def reason(self, state: State, move: Move) -> IllegalMove:
        """Why the seat that is asked may not answer so."""
        raise NotImplementedError

    def carry_out(self, state: State, move: Any) -> None:
        raise NotImplementedError
