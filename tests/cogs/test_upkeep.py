"""The bot's upkeep outlives a disk that is full for a while and a database that cannot be written."""

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app import health
from storage import backups, key_values
from tests.cogs.playing import Evening, an_evening

pytestmark = pytest.mark.sqlite


async def until(found: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not found():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def is_alive(folder: Path) -> bool:
    sign = folder / health.ALIVE
    return sign.is_file() and bool(json.loads(sign.read_text(encoding="utf-8"))["shards"])


async def test_the_heartbeat_is_written_again_once_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "PULSE", 0.01)
    async with an_evening(tmp_path) as evening:
        await until(lambda: is_alive(evening.data))
        in_the_way = evening.data / f"{health.ALIVE}.new"
        in_the_way.mkdir()
        (evening.data / health.ALIVE).unlink()
        await until(lambda: "writing the heartbeat file failed" in caplog.text)
        assert not is_alive(evening.data)
        in_the_way.rmdir()
        await until(lambda: is_alive(evening.data))


def read_only(evening: Evening, on: bool) -> None:
    writer = evening.house.database._writer
    assert writer is not None
    writer.execute(f"PRAGMA query_only={'ON' if on else 'OFF'}")


async def test_backups_go_on_after_a_report_that_could_not_be_stored(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        evening.expects_complaints, evening.owner_channel = True, "dm"
        await evening.restart()
        house = evening.house
        while await key_values.read(house.database, "weekly") is None:  # noqa: ASYNC110  # the first round writes it
            await asyncio.sleep(0.01)
        await key_values.write(house.database, "weekly", "0")  # the next one is due
        read_only(evening, True)
        house.tidying.change_interval(seconds=0.01)
        house.tidying.restart()
        await until(lambda: any("sending the weekly report" in line for line in evening.complaints.seen))
        read_only(evening, False)
        house.backups = 1
        kept = evening.data / backups.FOLDER
        shutil.rmtree(kept, ignore_errors=True)
        await until(lambda: list(kept.glob("guildhall-*.db")))
