"""Evenings from the announcement to the next week, with a moved clock, crashes between the steps and erased people."""

import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from storage import evenings as rows
from tables import Hall, Refused, duties, people
from tables.core import servers
from tables.core.actors import Organiser
from tables.evenings import gathering, hour
from tables.evenings.gathering import CALL, ENDS, GRACE, HOUR, LAST_SEATS, Evening
from tables.finding import blocks
from tables.lobby import arranged
from tests.tables.house import GUILD

BUDAPEST = ZoneInfo("Europe/Budapest")
HOST = Organiser(1, "Anna")
NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Erik", "Flóra", "Gábor", "Hanna")


def at(month: int, day: int, hour_: int) -> float:
    return datetime(2026, month, day, hour_, tzinfo=BUDAPEST).timestamp()


class Calendar:
    """A hall with a clock that can be moved."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.now = hall, at(10, 20, 12)
        hall.clock = lambda: self.now

    async def to(self, moment: float) -> None:
        """Let the time pass, with the duties of every minute that has some."""
        while (soonest := await rows.next_due(self.hall.db)) is not None and soonest < moment:
            self.now = max(self.now, soonest)
            await duties.make_rounds(self.hall)
        self.now = moment
        await duties.make_rounds(self.hall)

    async def announce(self, *, places: int = 12, weekly: bool = False, games: tuple[str, ...] = ("burgundy",)) -> int:
        evening = await gathering.announce(
            self.hall, HOST, "Friday", games, places, at(10, 23, 20), zone="Europe/Budapest", weekly=weekly,
            guild_id=GUILD, channel_id=5, language="en",
        )  # fmt: skip
        return evening.id

    async def come(self, evening_id: int, *ids: int) -> None:
        for one in ids:
            await gathering.sign_up(self.hall, evening_id, one, NAMES[one - 1])

    async def arrive(self, evening_id: int, *ids: int) -> Evening:
        for one in ids:
            found = await hour.arrive(self.hall, evening_id, one, NAMES[one - 1])
        return found

    async def letters(self, kind: str) -> list[int]:
        sql = "SELECT user_id FROM letters WHERE kind=? ORDER BY user_id"
        return [row["user_id"] for row in await self.hall.db.all(sql, f"evening-{kind}")]


@pytest.fixture
def calendar(hall: Hall) -> Calendar:
    return Calendar(hall)


async def tables_of(hall: Hall) -> list[tuple[str, set[int | None]]]:
    found = await hall.db.all("SELECT id, source FROM tables WHERE source IS NOT NULL ORDER BY source")
    return [(row["source"], {s.user_id for s in (await hall.table(row["id"])).seats}) for row in found]


async def test_an_evening_with_an_absent_guest_and_latecomers(calendar: Calendar, hall: Hall) -> None:
    number, start = await calendar.announce(), at(10, 23, 20)
    await calendar.come(number, 1, 2, 3, 4, 5, 6)
    await people.set_person(hall, 2, notify="none")
    await people.set_person(hall, 3, zone="Asia/Tokyo", wakes=8 * 60, sleeps=22 * 60)
    await calendar.to(start - HOUR)
    assert await calendar.letters("soon") == [1, 4, 5, 6], "neither who wants none nor who sleeps"
    with pytest.raises(Refused, match="evening-too-early"):
        await calendar.arrive(number, 1)
    await calendar.to(start - CALL)
    await calendar.arrive(number, 1, 2, 3, 4, 5)
    await calendar.to(start + GRACE - 1)
    assert not (await gathering.load(hall, number)).drawn, "Flóra may still come"
    await calendar.to(start + GRACE)
    evening = await gathering.load(hall, number)
    assert sorted(len(evening.at_table(table.number)) for table in evening.drawn) == [2, 3]
    assert await tables_of(hall) == [], "there is time for a latecomer"
    evening = await calendar.arrive(number, 7)
    assert sorted(len(evening.at_table(table.number)) for table in evening.drawn) == [3, 3]
    await calendar.to(start + GRACE + LAST_SEATS)
    opened = await tables_of(hall)
    assert [source for source, _ in opened] == [f"evening:{number}:1", f"evening:{number}:2"]
    assert set().union(*(seats for _, seats in opened)) == {1, 2, 3, 4, 5, 7}
    evening = await calendar.arrive(number, 8)
    assert evening.guest(8).why == "few"  # type: ignore[union-attr]
    await calendar.arrive(number, 6)
    await calendar.to(start + HOUR)
    assert (await tables_of(hall))[-1] == (f"evening:{number}:3", {6, 8}), "two latecomers are enough"
    with pytest.raises(Refused, match="evening-playing"):
        await hour.leave(hall, number, 8)
    table = await arranged.from_source(hall, f"evening:{number}:1")
    assert table is not None
    assert json.loads(table.row.clock)["limit"] == 300
    await calendar.to(start + ENDS)
    assert (await gathering.load(hall, number)).row.status == "over"
    await hall.db.write(rows.forget_ended, calendar.now + 1)
    assert [await hall.db.all(f"SELECT * FROM {name}") for name in ("evenings", "evening_guests")] == [[], []]


async def test_all_are_here_at_the_hour(calendar: Calendar, hall: Hall) -> None:
    number, start = await calendar.announce(games=("calimala", "burgundy")), at(10, 23, 20)
    await calendar.come(number, 1, 2, 3)
    await gathering.tick(hall, number, 3, ["burgundy"])
    await calendar.to(start - 60)
    await calendar.arrive(number, 1, 2, 3)
    assert await tables_of(hall) == [], "not before the hour"
    await calendar.to(start)
    table = await arranged.from_source(hall, f"evening:{number}:1")
    assert table is not None
    assert (table.row.game, len(table.seats)) == ("burgundy", 3)


async def test_two_who_block_each_other_sit_apart(calendar: Calendar, hall: Hall) -> None:
    number, start = await calendar.announce(), at(10, 23, 20)
    await blocks.block(hall, 1, 2)
    await calendar.come(number, 1, 2, 3, 4)
    await calendar.to(start)
    await calendar.arrive(number, 1, 2, 3, 4)
    tables = [seats for _, seats in await tables_of(hall)]
    assert len(tables) == 2
    assert {1, 2} not in [seats & {1, 2} for seats in tables]


async def test_the_waiting_list_moves_up(calendar: Calendar, hall: Hall) -> None:
    number = await calendar.announce(places=2)
    await calendar.come(number, 1, 2, 3, 4)
    evening = await hour.leave(hall, number, 1)
    assert ([g.user_id for g in evening.coming], [g.user_id for g in evening.waiting]) == ([2, 3], [4])
    assert await calendar.letters("up") == [3]
    await calendar.to(at(10, 23, 20))
    await calendar.arrive(number, 4, 2)
    await calendar.to(at(10, 23, 20) + GRACE + LAST_SEATS)
    assert [seats for _, seats in await tables_of(hall)] == [{2, 4}], "who waits takes the place of who is absent"
    evening = await calendar.arrive(number, 3)
    assert evening.guest(3).why == "full"  # type: ignore[union-attr]


async def test_nobody_is_left_over_without_being_told(calendar: Calendar, hall: Hall) -> None:
    number, start = await calendar.announce(games=("burgundy", "calimala")), at(10, 23, 20)
    await calendar.come(number, 1, 2, 3, 4)
    await gathering.tick(hall, number, 3, ["calimala"])
    await calendar.to(start)
    await calendar.arrive(number, 1, 3)
    await calendar.to(start + GRACE)
    assert await calendar.letters("left") == [1, 3]
    evening = await calendar.arrive(number, 2)
    (table,) = evening.drawn
    assert table.game == "calimala"
    evening = await hour.leave(hall, number, 2)
    assert not evening.drawn, "two are too few for it, and it was not open"
    assert {g.why for g in evening.without_table} == {"few"}


async def test_a_weekly_evening_keeps_its_hour_when_the_clocks_change(calendar: Calendar, hall: Hall) -> None:
    number = await calendar.announce(weekly=True)
    await calendar.come(number, 1, 2)
    await calendar.to(at(10, 23, 20) + ENDS)
    (row,) = await rows.of_server(hall.db, GUILD)
    assert row.starts_at == at(10, 30, 20), "summer time ends on the 25th"
    second = await gathering.load(hall, row.id)
    assert ([g.user_id for g in second.asked], second.coming) == ([1, 2], [])
    await calendar.come(second.id, 2)
    await calendar.to(at(10, 29, 12))
    with pytest.raises(Refused, match="evening-not-organiser"):
        await gathering.cancel(hall, second.id, Organiser(2, "Béla"))
    await gathering.cancel(hall, second.id, Organiser(2, "Béla", manages=True), later_too=False)
    assert await calendar.letters("cancelled") == [2]
    (row,) = await rows.of_server(hall.db, GUILD)
    assert (row.starts_at, row.previous_id) == (at(11, 6, 20), second.id)
    assert [g.user_id for g in (await gathering.load(hall, row.id)).asked] == [2], "who did not answer is not asked"
    await calendar.to(at(11, 6, 20) + ENDS)
    assert await rows.of_server(hall.db, GUILD) == [], "without anybody on the list it is not repeated"


async def test_a_crash_at_any_moment(calendar: Calendar, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every transaction is the last one of some process; the next one goes on from there."""
    number, start = await calendar.announce(weekly=True), at(10, 23, 20)
    await calendar.come(number, 1, 2, 3, 4, 5)
    await calendar.to(start - CALL)
    await calendar.arrive(number, 1, 2, 3, 4)
    write, left = hall.db.write, [0]

    async def dying(*args: object) -> object:
        if not left[0]:
            raise InterruptedError
        left[0] -= 1
        return await write(*args)  # type: ignore[arg-type]

    for moment in (start + GRACE, start + GRACE + LAST_SEATS, start + ENDS):
        calendar.now = moment
        for lives in range(1, 12):
            left[0] = lives
            monkeypatch.setattr(hall.db, "write", dying)
            try:
                await hour.attend(hall, number)
            except InterruptedError:
                hall.forget_all()
            monkeypatch.setattr(hall.db, "write", write)
    await calendar.to(calendar.now)
    assert sorted(len(seats) for _, seats in await tables_of(hall)) == [4]
    assert await calendar.letters("soon") == [1, 2, 3, 4, 5]
    assert [row.previous_id for row in await rows.of_server(hall.db, GUILD)] == [number]


async def test_who_is_erased_or_leaves_with_the_server(calendar: Calendar, hall: Hall) -> None:
    number, start = await calendar.announce(), at(10, 23, 20)
    await calendar.come(number, 1, 2, 3, 4, 5)
    await calendar.to(start - CALL)
    await calendar.arrive(number, 1, 2, 3, 4)
    await calendar.to(start + GRACE)
    for one in (1, 2, 3):
        await people.erase_person(hall, one, "nobody")
    await calendar.to(start + GRACE + LAST_SEATS)
    evening = await gathering.load(hall, number)
    assert (evening.row.organiser_id, evening.drawn, evening.guest(4).why) == (None, (), "few")  # type: ignore[union-attr]
    await servers.save_settings(hall, GUILD, left_at=calendar.now)
    assert await rows.due(hall.db, start + ENDS) == []
    assert await gathering.to_show(hall, ()) == []


async def test_bad_announcements_are_refused(calendar: Calendar, hall: Hall) -> None:
    for wrong, reason in [
        ({"name": " "}, "evening-no-name"),
        ({"games": ("chess",)}, "evening-no-game"),
        ({"places": 1}, "evening-bad-places"),
        ({"starts_at": calendar.now}, "evening-bad-time"),
    ]:
        good = {"name": "Friday", "games": ("burgundy",), "places": 8, "starts_at": calendar.now + HOUR}
        with pytest.raises(Refused, match=reason):
            await gathering.announce(
                hall, HOST, **{**good, **wrong}, zone="UTC", weekly=False, guild_id=GUILD, channel_id=5, language="en"
            )  # type: ignore[arg-type]  # fmt: skip
