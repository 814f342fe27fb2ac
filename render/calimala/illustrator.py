"""Calimala's illustrator: the one object that the public interface asks."""

from render.calimala import alt, board, focus, seat, text
from render.illustrator import GameIllustrator

ILLUSTRATOR = GameIllustrator(board, seat, focus, alt, text)
