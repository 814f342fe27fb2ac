"""The apprentice: plausible and beatable. It weighs moves as the journeyman does, but is inattentive now and then.

The inattention is derived from a keyed hash of the view: the same view gets the same answer.
"""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from automata.automaton import Weigher
from engine.moves import Move
from engine.refusals import IllegalMove
from engine.seats import Seat

ATTENTIVE = 0.35
"""Probability of choosing the best move."""
TEMPTING = 0.25
"""Otherwise: minimum share of the best move's worth for a move to be considered."""
KEY = b"apprentice"


@dataclass(frozen=True, slots=True)
class Apprentice:
    weigher: Weigher

    def choose(self, view: Any, seat: Seat) -> Move:
        game = self.weigher.game
        listed = game.moves(view, seat)
        if not listed:
            raise IllegalMove("refusal-not-your-decision")
        outlook = self.weigher.outlook(view, seat)
        worth = {move: outlook.worth(move) for move in [*listed, *outlook.ideas()]}
        best = max(worth, key=worth.__getitem__)
        tempting = [move for move in worth if move != best and worth[move] > max(0.0, TEMPTING * worth[best])]
        whim = self.whim(view, seat)
        if whim < ATTENTIVE or not tempting:
            return best
        return tempting[int((whim - ATTENTIVE) / (1 - ATTENTIVE) * len(tempting))]

    def propose(self, view: Any, seat: Seat) -> Move | None:
        return self.weigher.propose(view, seat) if self.whim(view, seat) < ATTENTIVE else None

    def whim(self, view: Any, seat: Seat) -> float:
        """Pseudo-random number from 0 to 1 for a view."""
        seen = blake2b(self.weigher.game.dump(view) + bytes([seat]), digest_size=8, key=KEY)
        return int.from_bytes(seen.digest(), "big") / 2**64
