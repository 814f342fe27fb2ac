"""Tiletum's illustrator: the one object that the public interface asks."""

from render.illustrator import GameIllustrator
from render.tiletum import alt, board, focus, seat, text

ILLUSTRATOR = GameIllustrator(board, seat, focus, alt, text)
