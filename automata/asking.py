"""Questions to automata as bytes and text, for another process."""

from automata import player
from engine import GAMES, Seat


def answer(game_id: str, level: str, seen: bytes, seat: Seat) -> str:
    """From a dumped view to a move in notation."""
    return player(game_id, level).choose(GAMES[game_id].load(seen), seat).notation
