"""Tests all pictures and words of a game in one process, so that games and pictures are shared between tests."""

import os
from pathlib import Path

import pytest

from tests.render.grouping import group_by_game

HERE = f"{Path(__file__).parent}{os.sep}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    group_by_game(item for item in items if str(item.path).startswith(HERE))
