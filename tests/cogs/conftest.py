import os
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.ui.answers import Card
from tests.cogs.days import Days, moment
from tests.cogs.playing import Evening, an_evening
from tests.render.grouping import group_by_game

DRAWING = {"test_in_words.py", "test_names_meet_pictures.py"}
"""Tests that draw what the tests of pictures draw."""
HERE = f"{Path(__file__).parent}{os.sep}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    group_by_game(item for item in items if str(item.path).startswith(HERE) and item.path.name in DRAWING)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with an_evening(tmp_path) as evening:
        yield evening


@pytest.fixture
def days() -> Days:
    """A clock that the test moves, for `slow_evening`."""
    return Days(moment("2026-05-04 08:00"))


@pytest.fixture
async def slow_evening(tmp_path: Path, days: Days) -> AsyncIterator[Evening]:
    async with an_evening(tmp_path, clock=days) as evening:
        yield evening


@pytest.fixture
def rng() -> random.Random:
    return random.Random(1204)


@pytest.fixture
def high(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Height on a phone of every card sent, in order."""
    found: list[float] = []
    made = Card.view

    def view(self: Card, *args: Any, **kwargs: Any) -> Any:
        found.append(self.height)
        return made(self, *args, **kwargs)

    monkeypatch.setattr(Card, "view", view)
    return found
