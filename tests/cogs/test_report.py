"""Bringing it home: a report for the owner, and what is new after an update."""

import json
import random

import pytest

from app.guildhall import Guildhall
from localdiscord.testing import text_of
from tables import Table
from tests.cogs.playing import Evening
from words import speaker

en = speaker("en")


async def test_a_report_goes_to_the_owner_and_not_to_the_table(evening: Evening, rng: random.Random) -> None:
    anna, bela, _ = await evening.sit_down("Anna", "Béla", "Csilla")
    await evening.hurry(rng, 6)
    before = len(evening.posts(anna))
    said = await bela.slash("table report", text="The *bishop* is gone!", channel=evening.thread)
    assert said.ephemeral
    assert evening.table.row.seed not in said.text
    owner = next(p for p in evening.local.people if p.id == evening.local.server.world.owner_id)
    letter = (await owner.sees(await owner.dm()))[-1]
    assert bela.mention in letter["content"]
    assert "bishop" in letter["content"]
    assert letter["attachments"][0]["filename"] == f"report-{evening.table_id}-{evening.table.version}.json"
    (kept,) = (evening.data / "reports").iterdir()
    report = json.loads(kept.read_text(encoding="utf-8"))
    assert (report["words"], report["seed"]) == ("The *bishop* is gone!", evening.table.row.seed)
    assert len(report["moves"]) == evening.table.played
    assert "Béla" not in kept.read_text(encoding="utf-8").replace(report["words"], "")
    again = await bela.slash("table report", text="And the rook.", channel=evening.thread)
    assert "<t:" in again.text
    assert len(evening.posts(anna)) == before


async def test_an_update_is_told_once_at_every_running_table(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
    monkeypatch.setattr(Guildhall, "version", "9.9.9")
    await evening.restart()
    await evening.restart()
    table: Table = await evening.wake()
    await evening.hurry(rng, 1)
    told = [row["args"] for row in await evening.house.hall.db.all("SELECT args FROM acts WHERE kind='updated'")]
    assert len(told) == 1
    assert "9.9.9" in text_of(evening.post(anna))
    assert table.playing
