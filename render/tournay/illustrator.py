"""Tournay's illustrator: the one object that the public interface asks."""

from render.illustrator import GameIllustrator
from render.tournay import alt, board, focus, seat, text

ILLUSTRATOR = GameIllustrator(board, seat, focus, alt, text)
