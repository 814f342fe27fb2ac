"""The grounds of the boards: all that is the same in every game, drawn once and copied."""

from collections.abc import Callable

from render.canvas import Page
from render.shelf import kept


def ground(draw: Callable[[str, str, int], Page]) -> Callable[[str, str, int], Page]:
    """Declares how a game's ground is drawn, for a language, a palette and a number of players."""
    return kept(draw)
