import os
from pathlib import Path

import pytest

from tests.render.grouping import group_by_game

PICTURED = {"test_rulebook.py", "test_wording.py", "test_lessons.py", "test_why_not.py"}
"""Tests that play the same games as the tests of pictures."""
HERE = f"{Path(__file__).parent}{os.sep}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    group_by_game(item for item in items if str(item.path).startswith(HERE) and item.path.name in PICTURED)
