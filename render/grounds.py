"""The grounds of the boards: all that is the same in every game, drawn once and copied.

Each is several megabytes, so all games together keep only the few that were used last.
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any

from render.canvas import Page

KEPT = 8


@lru_cache(maxsize=KEPT)
def _ground(draw: Callable[..., Page], *of: Any) -> Page:
    return draw(*of)


def ground(draw: Callable[[str, str, int], Page]) -> Callable[[str, str, int], Page]:
    """Declares how a game's ground is drawn, for a language, a palette and a number of players."""

    @wraps(draw)
    def kept(lang: str, palette: str, players: int) -> Page:
        return _ground(draw, lang, palette, players)

    kept.cache_clear = _ground.cache_clear  # type: ignore[attr-defined]
    return kept
