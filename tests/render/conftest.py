"""Tests all pictures and words of a game in one process, so that games and pictures are shared between tests."""

from pathlib import Path

import pytest

from tests.render.grouping import group_by_game

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    group_by_game(item for item in items if item.path.is_relative_to(HERE))
