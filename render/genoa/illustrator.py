"""Genoa's illustrator: the one object that the public interface asks."""

from render.genoa import alt, board, focus, seat, text
from render.illustrator import GameIllustrator

ILLUSTRATOR = GameIllustrator(board, seat, focus, alt, text)
