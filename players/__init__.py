"""Who plays a seat that nobody sits at: simple, fair players that see what the seat may see and no more.

from players import caretaker
move = caretaker("calimala").choose(game.view(state, seat), seat)
"""

from functools import cache
from typing import cast

from engine import GAMES, part
from players.player import Obliging, Player, Weigher


@cache
def caretaker(game_id: str) -> Player:
    """The player that looks after a seat whose person is away: `CARETAKER` of `players/<game>.py`.

    A game without a caretaker of its own gets one that does no more than it must.
    """
    module = part(game_id, "players")
    return Obliging(GAMES[game_id]) if module is None else cast(Player, module.CARETAKER)


__all__ = ["Obliging", "Player", "Weigher", "caretaker"]
