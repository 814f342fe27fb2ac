"""The automaton of Carnival: lays masks that others can hardly match, takes the most valuable favour."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from automata.automaton import Outlook, Weigher
from carnival.data import LIKED, kind_of, value_of
from carnival.meta import CARNIVAL
from carnival.moves import Lay, Take
from engine.moves import Move


class CarnivalOutlook(Outlook):
    def favour(self, favour: str) -> float:
        return value_of(favour) + (LIKED if kind_of(favour) == self.view.players[self.seat].patron else 0)

    def take(self, move: Take) -> float:
        return self.favour(move.favour)

    def lay(self, move: Lay) -> float:
        """High masks for good nights; preferably one that few others still have."""
        night = max(map(self.favour, self.view.square)) / (4 + LIKED)
        rivals = sum(move.mask in player.masks for player in self.view.players) - 1
        return -abs(move.mask / 6 - night) - 0.2 * rivals

    decisions: ClassVar[Mapping[type[Move], Callable[..., float]]] = {Lay: lay, Take: take}


CARETAKER = Weigher(CARNIVAL, CarnivalOutlook)
