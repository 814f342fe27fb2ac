from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Database
from tables import Hall
from tests import postgres


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    from tests.tables.house import new_database  # imported late: the fixtures of `tables` must be registered first

    database = new_database(tmp_path / "house.db")
    await database.open()
    yield database
    await database.close()


@pytest.fixture
def address() -> str:
    found = postgres.cluster()
    if found is None:
        pytest.skip(postgres.WHY_NOT)
    return found.new()


@pytest.fixture
async def halls(address: str) -> AsyncIterator[list[Hall]]:
    """Two halls, as in two processes: each with its own shard, cache and connections."""
    databases = [postgres.LateListener(address, [shard]) for shard in range(2)]
    for database in databases:
        await database.open()
    yield [Hall(database, new_seed=lambda: "florence-1", drafts=True) for database in databases]
    for database in databases:
        await database.close()
