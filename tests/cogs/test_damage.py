"""A database of which pages were overwritten: found at the start, told to the owner, and no more harm than it does."""

import random
from pathlib import Path

import pytest

from app import upkeep
from localdiscord.testing import Player
from storage import DataFolder, backups
from tests.cogs.playing import Evening, an_evening
from tests.faults.damage import overwrite_pages

pytestmark = pytest.mark.sqlite


def letters(person: Player) -> list[str]:
    return [m["content"] for m in person.messages.values() if not m.get("guild_id") and m["content"]]


async def open_damaged(evening: Evening, rng: random.Random, of: str, pages: int = 6) -> None:
    """The same house after a failure of the disk: two tables, the second of them played for long."""
    await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, 2)
    await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, 40)
    await evening.settle()
    await evening.close_house()
    overwrite_pages(evening.data / "guildhall.db", pages, of=of)
    evening.expects_complaints, evening.owner_channel = True, "dm"
    await evening.open_house()
    await evening.house._looking_over
    await evening.settle()


@pytest.mark.parametrize(("of", "pages"), [("positions", 6), ("moves", 3)])
async def test_it_is_found_at_the_start_and_the_owner_is_told(
    tmp_path: Path, rng: random.Random, of: str, pages: int
) -> None:
    async with an_evening(tmp_path) as evening:
        await open_damaged(evening, rng, of, pages)
        hall, anna = evening.house.hall, evening.seated[0]
        told = [text for text in letters(anna) if "database is damaged" in text]
        assert len(told) == 1
        assert "bot.py restore" in told[0]
        assert hall.unreadable, "a table is marked"
        assert all(f"`{table_id}`" in told[0] for table_id in hall.unreadable)
        assert any("the database is damaged" in line for line in evening.complaints.seen)
        assert evening.table_id in hall.unreadable
        here = await anna.slash("move", table=evening.table_id)
        assert "can't read table" in here.text
        listed = await anna.slash("mygames")
        assert "can't read this table" in listed.text
        opened = await anna.slash("table new", game="calimala")
        assert "wrong on our side" not in opened.text


async def test_what_it_has_done_since_is_told_again_at_the_next_start(tmp_path: Path, rng: random.Random) -> None:
    async with an_evening(tmp_path) as evening:
        await open_damaged(evening, rng, "positions")
        await evening.restart()
        await evening.house._looking_over
        await evening.settle()
        assert len([text for text in letters(evening.seated[0]) if "database is damaged" in text]) == 2


async def test_no_copy_of_it_takes_the_place_of_an_older_one(tmp_path: Path, rng: random.Random) -> None:
    async with an_evening(tmp_path) as evening:
        await open_damaged(evening, rng, "positions")
        house = evening.house
        house.backups = 1
        folder = DataFolder(tmp_path).path / backups.FOLDER
        whole = folder / backups.name_for(0.0)
        folder.mkdir(exist_ok=True)
        whole.touch()
        await upkeep.back_up(house)
        assert list(folder.iterdir()) == [whole]
        assert any("the nightly backup failed" in line for line in evening.complaints.seen)


async def test_a_whole_house_is_silent(tmp_path: Path, rng: random.Random) -> None:
    async with an_evening(tmp_path) as evening:
        evening.owner_channel = "dm"
        await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.hurry(rng, 8)
        await evening.restart()
        await evening.house._looking_over
        await evening.settle()
        assert letters(evening.seated[0]) == []
        assert not evening.house.hall.unreadable
