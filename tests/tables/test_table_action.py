"""An action at a table runs under its lock, and once per interaction, however its id is given."""

import asyncio

import pytest

from storage.changes import Rows
from tables import Hall, Refused, Table
from tables.core.storing import store_rows
from tables.core.table_action import table_action


@table_action
async def by_position(hall: Hall, table: Table, name: str, interaction_id: int | None = None) -> Table:
    """Do it slowly."""
    version = table.version
    await asyncio.sleep(0)
    assert table.version == version, "another action came in between"
    return await store_rows(hall, table, Rows(), interaction_id=interaction_id)


@table_action
async def by_keyword(hall: Hall, table: Table, name: str, *, late: bool = False, interaction_id: int | None) -> Table:
    if late:
        raise Refused("table-over")
    return await store_rows(hall, table, Rows(), interaction_id=interaction_id)


async def test_a_repeated_interaction_changes_nothing_more(hall: Hall, table: Table) -> None:
    before = table.version
    assert await by_position(hall, table.id, "Anna", 1) is table
    assert await by_position(hall, table.id, "Anna", interaction_id=1) is table
    assert await by_keyword(hall, table.id, "Anna", late=True, interaction_id=1) is table
    assert table.version == before + 1
    with pytest.raises(Refused, match="table-over"):
        await by_keyword(hall, table.id, "Anna", late=True, interaction_id=2)
    await by_position(hall, table.id, "Anna")
    await by_position(hall, table.id, "Anna", None)
    assert table.version == before + 3, "without an interaction it is another action"


async def test_actions_at_one_table_wait_for_each_other(hall: Hall, table: Table) -> None:
    before = table.version
    await asyncio.gather(*(by_position(hall, table.id, "Anna", number) for number in range(5)))
    assert table.version == before + 5
