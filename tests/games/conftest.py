"""A game's own tests at a table and in Discord have what those of the house have."""

from pathlib import Path

import pytest

from tests.cogs.conftest import evening as evening
from tests.render.grouping import group_by_game
from tests.tables.conftest import hall as hall

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pictures and words of a game are tested by one process, wherever their tests are."""
    group_by_game(
        item for item in items if item.path.is_relative_to(HERE) and item.path.parent.name in ("pictures", "words")
    )
