"""Fixtures of tables and Discord for a game's own tests."""

import os
from pathlib import Path

import pytest

from tests.cogs.conftest import evening as evening
from tests.render.grouping import group_by_game
from tests.tables.conftest import hall as hall

HERE = f"{Path(__file__).parent}{os.sep}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Test all pictures and words of a game in one process."""
    group_by_game(
        item for item in items if str(item.path).startswith(HERE) and item.path.parent.name in ("pictures", "words")
    )
