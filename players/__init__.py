"""Who plays a seat that nobody sits at: simple, fair players that see what the seat may see and no more.

from players import caretaker
move = caretaker("calimala").choose(game.view(state, seat), seat)
"""

from collections.abc import Mapping

from engine import GAMES
from players import burgundy, calimala, genoa, tiletum, tournay
from players.player import Obliging, Player, Weigher

CARETAKERS: Mapping[str, Player] = {
    "burgundy": burgundy.CARETAKER,
    "calimala": calimala.CARETAKER,
    "genoa": genoa.CARETAKER,
    "tiletum": tiletum.CARETAKER,
    "tournay": tournay.CARETAKER,
}
"""Game → the player that looks after a seat whose person is away."""


def caretaker(game_id: str) -> Player:
    """A game without a caretaker of its own gets one that does no more than it must."""
    return CARETAKERS.get(game_id) or Obliging(GAMES[game_id])


__all__ = ["CARETAKERS", "Obliging", "Player", "Weigher", "caretaker"]
