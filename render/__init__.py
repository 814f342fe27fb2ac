"""Pictures, alt texts and text boards. Pure: a view goes in, bytes and words come out."""

from render.pictures import Picture, board, focus, seat, text_board
from words.reader import Reader

__all__ = ["Picture", "Reader", "board", "focus", "seat", "text_board"]
