from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    from tests.tables.house import new_database  # not before the fixtures of `tables` are known

    database = new_database(tmp_path / "house.db")
    await database.open()
    yield database
    await database.close()
