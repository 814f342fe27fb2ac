"""Groups the tests of one game into one process."""

import re
from collections.abc import Iterable

import pytest

from engine import GAMES

GAME = re.compile("|".join(GAMES))


def group_by_game(items: Iterable[pytest.Item], what: str = "pictures") -> None:
    """The game is in the path (`games/genoa/…`) or in the parameters of the test (`[genoa-4-hu]`)."""
    for item in items:
        if found := GAME.search(item.nodeid):
            item.add_marker(pytest.mark.xdist_group(f"{what} of {found[0]}"))
