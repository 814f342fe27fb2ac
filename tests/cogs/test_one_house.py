"""Two bots on one folder would swallow each other's notices: the second does not open."""

import pytest

from app.guildhall import Guildhall
from storage import FolderInUse
from tests.cogs.playing import Evening


async def test_a_second_bot_does_not_open_in_a_folder_that_is_in_use(evening: Evening) -> None:
    anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
    second = Guildhall(evening.data)
    with pytest.raises(FolderInUse, match="process"):
        async with second:
            await second.login("local")
    assert evening.posts(anna), "and the first goes on"
    await evening.restart()
