"""Errors reach whoever runs the bot: each kind once, with its reference, and a line a week."""

import logging
from pathlib import Path

import pytest

from cogs.delivery.owner_reports import WEEK, OwnerReports, kind_of
from localdiscord.testing import Player
from tests.cogs.playing import Evening, an_evening

ours = logging.getLogger("cogs.somewhere")


def break_something(what: str = "boom") -> None:
    try:
        raise KeyError(what)
    except KeyError:
        ours.exception("reference %s: interaction %s failed", "abcd1234", 1)


async def reported(evening: Evening, where: str) -> OwnerReports:
    evening.expects_complaints = True
    evening.house.owner_channel = where
    reports = OwnerReports(evening.house)
    reports.start()
    return reports


def letters(person: Player) -> list[str]:
    return [m["content"] for m in person.messages.values() if not m.get("guild_id") and m["content"]]


@pytest.mark.parametrize("where", ["dm", "channel"])
async def test_a_new_kind_of_error_is_told_once(tmp_path: Path, where: str) -> None:
    async with an_evening(tmp_path) as evening:
        owner = await evening.local.person("Anna").open()
        tavern = evening.local.server.world.channel_named("tavern")
        reports = await reported(evening, "dm" if where == "dm" else tavern.id)
        try:
            break_something()
            break_something("another")
            ours.error("something without a trace: %s", 7)
            await reports.idle()
            await evening.local.idle()
            said = letters(owner) if where == "dm" else [m["content"] for m in owner.messages.values() if m["content"]]
            assert len(said) == 2
            assert "KeyError at tests/cogs/test_owner_reports.py" in said[0]
            assert "`abcd1234`" in said[0]
            assert "boom" not in said[0], "what was raised may name people; it is in the log"
            assert "something without a trace" in said[1]
        finally:
            await reports.stop()
        again = await reported(evening, "dm")
        try:
            break_something()
            await again.idle()
            await evening.local.idle()
            assert len([s for s in letters(owner) if "KeyError" in s]) == (1 if where == "dm" else 0), (
                "nor after a start"
            )
        finally:
            await again.stop()


async def test_what_cannot_be_told_harms_nobody(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        evening.expected_refusals = {10003}
        reports = await reported(evening, "123456789012345678")
        try:
            break_something()
            await reports.idle()
            assert reports.counted.total() == 1
        finally:
            await reports.stop()


async def test_a_line_a_week_tells_how_the_house_is(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        anna, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
        reports = await reported(evening, "dm")
        try:
            await reports.weekly(1000.0)
            await reports.weekly(1000.0 + WEEK - 1)
            assert letters(anna) == [], "the first week has just begun"
            break_something()
            await reports.idle()
            await reports.weekly(1000.0 + WEEK)
            await evening.local.idle()
            line = letters(anna)[-1]
            assert "1 servers, 1 of 1 shards connected, 1 games running and 0 waiting" in line
            assert "KeyError" in line
            assert not reports.counted
        finally:
            await reports.stop()


def test_a_lost_connection_is_no_kind_of_error(caplog: pytest.LogCaptureFixture) -> None:
    record = logging.LogRecord("discord.gateway", logging.ERROR, "x", 1, "lost", (), None)
    assert kind_of(record) == "discord.gateway: lost"
    reports = OwnerReports.__new__(OwnerReports)
    OwnerReports.emit(reports, record)  # has no loop to put it into, and does not ask for one
