"""Common base of the position builders of all games: plays moves by their notation and gives access to the results.

A game's own `positions.py` adds the nouns of its rulebook and the verbs that arrange them.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

import pytest

from engine import GAMES, part
from engine.events import Event
from engine.game import Game
from engine.refusals import IllegalMove
from engine.steps import Core, Step

S = TypeVar("S", bound=Core)
P = TypeVar("P")
E = TypeVar("E", bound=Event)


CLAUSES: dict[str, Mapping[str, str]] = {
    game_id: module.REFUSALS for game_id in GAMES if (module := part(game_id, "refusals")) is not None
}
"""The clause that each reason of each game quotes."""


class BasePosition(Generic[S, P]):
    """A state, and verbs to play and look at it."""

    game: ClassVar[Game[Any]]
    state: S

    def player(self, seat: int) -> P:
        found: P = self.state.players[seat]  # type: ignore[attr-defined]  # each game's state has them
        return found

    # ------------------------------------------------------------ playing

    def run(self, *steps: Step, keep: bool = False) -> list[Event]:
        """Run these steps, in reading order; `keep` leaves the stack for afterwards."""
        if not keep:
            self.state.stack = []
        self.state.then(*steps)
        return self.settle()

    def settle(self) -> list[Event]:
        self.state.out = []
        self.state.settle()
        events, self.state.out = self.state.out, []
        return events

    def play(self, seat: int, *notations: str) -> list[Event]:
        """Play moves one after the other; returns all their events."""
        events: list[Event] = []
        for notation in notations:
            events += self.game.play(self.state, seat, self.game.book.read(notation))
            self.check()
        return events

    def check(self) -> None:
        """Called after each move; a game may check its pieces here."""

    # ------------------------------------------------------------ looking

    def options(self, seat: int, *beginnings: str) -> list[str]:
        """The notations of the legal moves, or only of those with one of these beginnings."""
        self.state.ahead = None  # a builder may have changed the position since the list was made
        found = [move.notation for move in self.game.moves(self.state, seat)]
        return [notation for notation in found if not beginnings or notation.startswith(beginnings)]

    def refusal(self, seat: int, notation: str) -> IllegalMove:
        """Check that the move is refused, quotes the clause of its reason, and leaves no trace."""
        before = self.game.dump(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.game.play(self.state, seat, self.game.book.read(notation))
        refused = caught.value
        assert self.game.dump(self.state) == before
        assert refused.clause == CLAUSES[self.game.meta.id].get(refused.reason, refused.clause)
        return refused

    def reason(self, seat: int, notation: str) -> str:
        return self.refusal(seat, notation).reason.removeprefix(f"{self.game.meta.id}-refusal-")

    def why(self, seat: int, notation: str) -> tuple[str, dict[str, Any]]:
        """The reason of a refusal and its arguments."""
        refused = self.refusal(seat, notation)
        return refused.reason.removeprefix(f"{self.game.meta.id}-refusal-"), refused.args_

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.state)

    @property
    def top(self) -> Any:
        return self.state.stack[-1]

    @property
    def asked(self) -> str:
        return type(self.top).__name__


def told(events: list[Event], *kinds: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kinds)]


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
