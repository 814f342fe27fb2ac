"""One process tests all pictures and words of a game: what was played and drawn for one test serves the others."""

import re
from pathlib import Path

import pytest

from engine import GAMES

HERE = Path(__file__).parent
GAME = re.compile("|".join(GAMES))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The game stands in the path (`render/genoa/…`) or in what the test is given (`[genoa-4-hu]`)."""
    for item in items:
        if item.path.is_relative_to(HERE) and (found := GAME.search(item.nodeid)):
            item.add_marker(pytest.mark.xdist_group(f"pictures of {found[0]}"))
