"""Tables that do not start, and the threads of tables that are over."""

import random
from typing import Any

import pytest

from tables import Hall, Refused, duties, people
from tables.core import storing
from tables.finished import thread_archiving
from tables.lobby import expiry, opening
from tables.lobby.expiry import LIFE, NOTICE
from tables.time.waking_hours import DAY
from tests.tables.house import CHANNEL, GUILD, PEOPLE, STRANGER, open_lobby, play_randomly, seat_people, values

ANNA, BELA, *_ = PEOPLE
START = 1_700_000_000.0


class Clock:
    """The time in the hall, in our hands."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.now = hall, START
        hall.clock = lambda: self.now

    async def pass_by(self, seconds: float) -> None:
        self.now += seconds
        await duties.make_rounds(self.hall)


@pytest.fixture
def clock(hall: Hall) -> Clock:
    return Clock(hall)


async def owed(hall: Hall, table_id: str) -> list[tuple[Any, ...]]:
    """What is to be said about a table, as kind and person; then it is said."""
    rows = await hall.db.all("SELECT kind, user_id FROM outbox WHERE table_id=? AND sent_at IS NULL", table_id)
    await hall.db.write(lambda db: db.execute("UPDATE outbox SET sent_at=1 WHERE table_id=?", (table_id,)))
    return values(rows)


async def test_a_day_before_it_closes_the_host_is_told_once_and_then_it_closes(hall: Hall, clock: Clock) -> None:
    table = await open_lobby(hall, players=2)
    await clock.pass_by(LIFE - NOTICE - 1)
    assert await owed(hall, table.id) == []
    await clock.pass_by(1)
    assert await owed(hall, table.id) == [("expiring", ANNA), ("refresh", None)]
    assert table.row.expires_at == START + LIFE
    await clock.pass_by(NOTICE - 1)
    assert (table.status, await owed(hall, table.id)) == ("lobby", [])
    await clock.pass_by(1)
    assert (table.status, table.row.ended_how) == ("closed", "expired")
    assert await owed(hall, table.id) == [("refresh", None)]
    with pytest.raises(Refused, match="table-expired"):
        await expiry.keep_waiting(hall, table.id, ANNA)
    await clock.pass_by(100 * DAY)
    assert await owed(hall, table.id) == []


async def test_whoever_sits_there_keeps_it_waiting_and_is_warned_again_a_week_later(hall: Hall, clock: Clock) -> None:
    table = await open_lobby(hall, players=2)
    await clock.pass_by(LIFE - NOTICE)
    await owed(hall, table.id)
    with pytest.raises(Refused, match="table-not-waiting"):
        await expiry.keep_waiting(hall, table.id, STRANGER)
    before = table.version
    await expiry.keep_waiting(hall, table.id, BELA, interaction_id=7)
    await expiry.keep_waiting(hall, table.id, BELA, interaction_id=7)
    assert table.version == before + 1, "a repeated press is answered, not repeated"
    assert await owed(hall, table.id) == [("refresh", None)]
    await clock.pass_by(LIFE - NOTICE - 1)
    assert await owed(hall, table.id) == []
    await clock.pass_by(1)
    assert await owed(hall, table.id) == [("expiring", ANNA), ("refresh", None)]


async def test_people_who_come_and_go_begin_the_week_anew(hall: Hall, clock: Clock) -> None:
    table = await open_lobby(hall)
    await clock.pass_by(LIFE - NOTICE)
    assert table.row.warned_at is not None
    await opening.join(hall, table.id, BELA, "Béla")
    assert (table.row.warned_at, table.row.expires_at) == (None, clock.now + LIFE)
    await clock.pass_by(5 * DAY)
    await opening.leave(hall, table.id, BELA)
    await clock.pass_by(5 * DAY)
    assert (table.status, table.row.warned_at) == ("lobby", None)


async def test_a_house_that_was_shut_warns_before_it_closes_anything(hall: Hall, clock: Clock) -> None:
    table = await open_lobby(hall)
    await clock.pass_by(30 * DAY)
    assert (table.status, table.row.expires_at) == ("lobby", clock.now + NOTICE)
    await clock.pass_by(NOTICE)
    assert table.status == "closed"


@pytest.mark.parametrize(
    ("notify", "outbox", "letters"), [("dm", ["refresh"], ["expiring"]), ("none", ["refresh"], [])]
)
async def test_the_host_is_told_in_the_way_they_have_chosen(
    hall: Hall, clock: Clock, notify: str, outbox: list[str], letters: list[str]
) -> None:
    await people.set_person(hall, ANNA, notify=notify)
    table = await open_lobby(hall)
    await clock.pass_by(LIFE - NOTICE)
    assert [kind for kind, _ in await owed(hall, table.id)] == ["refresh"]
    assert [row["kind"] for row in await hall.db.all("SELECT kind FROM letters")] == letters


async def test_a_started_table_never_expires(hall: Hall, clock: Clock) -> None:
    table = await seat_people(hall)
    await clock.pass_by(100 * DAY)
    assert table.playing


async def test_a_day_after_the_end_the_thread_is_put_away_once(hall: Hall, clock: Clock, rng: random.Random) -> None:
    table = await seat_people(hall)
    await storing.place(hall, table.id, thread_id=99)
    assert await thread_archiving.threads_in_play(hall) == [99]
    await play_randomly(hall, table, rng)
    assert await thread_archiving.threads_in_play(hall) == []
    await owed(hall, table.id)
    await clock.pass_by(DAY - 1)
    assert await owed(hall, table.id) == []
    await clock.pass_by(1)
    assert await owed(hall, table.id) == [("archive", None)]
    await clock.pass_by(30 * DAY)
    assert await owed(hall, table.id) == []


async def test_the_house_says_at_how_many_tables_one_may_sit(hall: Hall) -> None:
    hall.tables_per_person = 2
    for _ in range(2):
        await open_lobby(hall)
    with pytest.raises(Refused, match=r"table-too-many .*2"):
        await open_lobby(hall)
    other = await opening.open_table(
        hall, "calimala", BELA, "Béla", guild_id=GUILD + 1, channel_id=CHANNEL, language="en"
    )
    with pytest.raises(Refused, match="table-too-many"):
        await opening.join(hall, other.id, ANNA, "Anna")
    assert other.names == ["Béla"]
