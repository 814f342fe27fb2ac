"""Bringing it home: a report for the owner, and what is new after an update."""

import json
import random
import stat

import pytest

from app.guildhall import Guildhall
from cogs.table import report
from localdiscord.testing import buttons_of, text_of
from tables import Table
from tests.cogs.days import DAY, Days
from tests.cogs.playing import Evening, among_settings
from words import speaker

en, hu = speaker("en"), speaker("hu")


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
    (kept,) = (evening.data / "reports").iterdir()
    assert letter["attachments"][0]["filename"] == kept.name
    assert kept.name.startswith(f"report-{evening.table_id}-{evening.table.version}-")
    found = json.loads(kept.read_text(encoding="utf-8"))
    assert (found["words"], found["seed"]) == ("The *bishop* is gone!", evening.table.row.seed)
    assert len(found["moves"]) == evening.table.played
    assert "Béla" not in kept.read_text(encoding="utf-8").replace(found["words"], "")
    again = await bela.slash("table report", text="And the rook.", channel=evening.thread)
    assert "<t:" in again.text
    assert len(evening.posts(anna)) == before


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "AGAIN", 0.0)


@pytest.mark.usefixtures("unhurried")
async def test_reports_are_kept_side_by_side_and_only_the_bot_can_read_them(evening: Evening) -> None:
    (evening.data / "reports").mkdir(mode=0o755)
    _, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
    for person in (bela, csilla, bela):
        await person.slash("table report", text=f"{person.name} here", channel=evening.thread)
    folder = evening.data / "reports"
    kept = list(folder.iterdir())
    assert sorted(json.loads(one.read_text("utf-8"))["words"] for one in kept) == ["Béla here"] * 2 + ["Csilla here"]
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(one.stat().st_mode) for one in kept} == {0o600}


async def test_a_clock_that_is_set_back_holds_up_no_report(slow_evening: Evening, days: Days) -> None:
    _, bela, _ = await slow_evening.sit_down("Anna", "Béla", "Csilla")
    for text, answer in (("one", "report-sent"), ("two", ""), ("three", "report-sent")):
        said = await bela.slash("table report", text=text, channel=slow_evening.thread)
        assert (said.text == hu(answer)) if answer else ("<t:" in said.text)
        days.now -= DAY if text == "two" else 0


@pytest.mark.usefixtures("unhurried")
async def test_what_somebody_reported_is_theirs_to_take_and_to_erase(evening: Evening) -> None:
    _, bela, csilla = await evening.sit_down("Anna", "Béla", "Csilla")
    for person in (bela, csilla):
        await person.slash("table report", text=f"{person.name} here", channel=evening.thread)
    (evening.data / "reports" / "report-broken.json").write_text("half a fi")
    sent = await among_settings(bela, "my_data", "data_export")
    (file,) = evening.message_of(sent)["attachments"]
    (mine,) = json.loads(await evening.local.fetch(file["url"]))["reports"]
    assert (mine["table"], mine["words"]) == (evening.table_id, "Béla here")
    await among_settings(bela, "my_data", "data_erase", "erase_me")
    left = [one.read_text("utf-8") for one in sorted((evening.data / "reports").iterdir())]
    assert not any("Béla" in one or bela.id in one for one in left)
    assert sum("Csilla here" in one for one in left) == 1
    assert len(left) == 3, "the positions stay"


async def test_a_table_is_reported_by_its_players_and_by_managers_of_its_server(evening: Evening) -> None:
    await evening.sit_down("Béla", "Csilla", "Dávid")
    emma = await evening.local.person("Emma").open()
    said = await emma.slash("table report", text="I only watch.", channel=evening.thread)
    assert said.ephemeral
    assert said.text == en("table-report-players")
    assert not (evening.data / "reports").exists()
    anna = await evening.local.person("Anna").open()
    said = await anna.slash("table report", text="I manage this server.", channel=evening.thread)
    assert said.text == en("report-sent")


@pytest.mark.parametrize("where", ["dm", "channel"])
async def test_the_owner_answers_and_the_reporter_reads_it_in_their_language(evening: Evening, where: str) -> None:
    _, bela, _ = await evening.sit_down("Csilla", "Béla", "Dávid")
    anna = await evening.local.person("Anna").open()
    emma = await evening.local.person("Emma").open()
    if where == "channel":
        evening.house.owner_channel = evening.local.server.world.channel_named("tavern").id
    await bela.slash("table report", text="Hol a püspök?", channel=evening.thread)
    place = await anna.dm() if where == "dm" else await anna.place("tavern")
    letter = (await anna.sees(place))[-1]
    (answer,) = buttons_of(letter)
    form = await anna.click(letter, custom_id=answer.custom_id)
    sent = await anna.submit(form, {"report-answer": "He left.\nSee https://example.org/7"})
    assert sent.ephemeral
    assert sent.text == en("report-answered", who=bela.mention)
    await evening.settle()
    read = text_of((await bela.sees(await bela.dm()))[-1])
    assert hu("dm-report-answer-title") in read
    assert hu("dm-report-answer", game="Calimala", table=evening.table_id) in read
    assert "> He left.\n> See https://example.org/7" in read
    evening.expected_refusals = {40060}  # it is answered already
    await anna.redeliver(sent)
    await evening.settle()
    assert len(await bela.sees(await bela.dm())) == 1
    before = evening.stored()
    forged = {"custom_id": f"r:-:{bela.id}.en.calimala.{evening.table_id}", "components": [ANSWERED]}
    for reply in (
        await evening.forge(emma, str(answer.custom_id)),
        await emma._act(5, await emma.place(evening.thread), forged),
    ):
        assert reply.text == en("error-not-allowed")
        assert reply.ephemeral
    for words in ("1.en.calimala", "x.en.calimala.t", "1.tlh.calimala.t", "1.en.chess.t"):
        reply = await anna._act(5, await anna.place(evening.thread), forged | {"custom_id": f"r:-:{words}"})
        assert reply.text in (en("error-unknown-button"), en("error-not-allowed"))
    assert evening.stored() == before


ANSWERED = {"component": {"custom_id": "report-answer", "value": "Ha!"}}


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
