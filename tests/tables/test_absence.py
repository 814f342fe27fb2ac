"""Are you still there? Nobody is stuck behind somebody who vanished, whatever clock the table has."""

from datetime import date, datetime

import pytest

from tables import Hall, Refused, Table
from tables.clock import absence, personal_hours, votes
from tables.lobby import opening
from tables.time.time_control import GENTLE, HOUR, NO_CLOCK, Pace
from tests.tables.clockwork import DAY, MONDAY, Clockwork, acts_of, seat_by_the_clock, told
from tests.tables.house import CHANNEL, GUILD, PEOPLE, STRANGER, asked, open_lobby, say

ANNA, BELA, CSILLA, *_ = PEOPLE


async def anna_is_gone(hall: Hall, pace: Pace = NO_CLOCK) -> Table:
    """The host has vanished; everybody else has answered."""
    table = await seat_by_the_clock(hall, pace)
    for seat in (1, 2):
        await say(hall, table, seat)
    assert asked(table) == (0,)
    return table


@pytest.mark.parametrize("wish", ["caretaker", "substitute", "end"])
async def test_a_host_who_vanished_stops_nobody(hall: Hall, time: Clockwork, wish: str) -> None:
    """Without a clock nothing moved for 223 days: another clock needs the absent one's consent. (By now it would have
    been closed as idle after two months.)"""
    table = await anna_is_gone(hall)
    await votes.propose(hall, table.id, BELA, "clock", args=Pace(limit=24 * HOUR).model_dump())
    await votes.cast(hall, table.id, CSILLA, "clock", "yes")
    await time.hours(55 * 24)
    assert asked(table) == (0,)
    await absence.call(hall, table.id, BELA, interaction_id=5)
    await absence.call(hall, table.id, BELA, interaction_id=5)
    await time.hours(71)
    assert await votes.votes_at(hall, table.id) == []
    await time.hours(1.1)
    assert [vote.kind for vote in await votes.votes_at(hall, table.id)] == ["out-0"]
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", wish)
    if wish == "end":
        assert (table.status, table.row.ended_how) == ("closed", "voted")
        return
    assert 0 not in asked(table)
    assert (table.seats[0].caretaken, table.seats[0].vacant) == (True, wish == "substitute")
    assert table.row.host_id == BELA
    assert (await acts_of(hall, table))[-2:] == [f"out-{wish}", "hosting"]


async def test_who_is_asked_is_told_once_and_a_word_is_enough(hall: Hall, time: Clockwork) -> None:
    table = await anna_is_gone(hall)
    with pytest.raises(Refused, match="table-call-too-soon"):
        await absence.call(hall, table.id, BELA)
    await time.hours(25)
    for user, refused in ((STRANGER, "table-not-seated"), (ANNA, "table-nobody-to-call")):
        with pytest.raises(Refused, match=refused):
            await absence.call(hall, table.id, user)
    with pytest.raises(Refused, match="table-not-called"):
        await absence.answer(hall, table.id, ANNA)
    await absence.call(hall, table.id, BELA)
    assert [kind for kind in await _told_anna(hall) if kind.startswith("called")] == [f"called-{table.version}"]
    with pytest.raises(Refused, match="table-called-already"):
        await absence.call(hall, table.id, CSILLA)
    await time.hours(30)
    await absence.answer(hall, table.id, ANNA)
    await time.hours(70)
    assert await votes.votes_at(hall, table.id) == []
    with pytest.raises(Refused, match="table-call-too-soon"):
        await absence.call(hall, table.id, CSILLA)
    await time.hours(3)
    await absence.call(hall, table.id, CSILLA)
    await say(hall, table, 0)
    assert table.seats[0].called_at is None
    await time.hours(200)
    assert "out-asked" not in await acts_of(hall, table)


async def _told_anna(hall: Hall) -> list[str]:
    return [row["kind"] for row in await hall.db.all("SELECT kind FROM outbox WHERE user_id=? ORDER BY id", ANNA)]


async def test_patience_is_waking_time_and_at_most_two_weeks(hall: Hall, time: Clockwork) -> None:
    """Anna is awake for four hours on two days a week: 72 of them would be nine weeks. Béla for twelve a day."""
    await personal_hours.set_hours(hall, ANNA, "Etc/UTC", 8 * 60, 12 * 60, "1000001")
    table = await anna_is_gone(hall)
    await time.hours(24)
    await absence.call(hall, table.id, BELA)
    assert not [kind for kind in await _told_anna(hall) if kind.startswith("called")], "she sleeps on a Tuesday"
    until = await absence.answers_by(hall, table.seats[0])
    assert until == time.now + 14 * DAY
    await time.hours(6 * 24)
    assert len([kind for kind in await _told_anna(hall) if kind.startswith("called")]) == 1
    await time.hours(7 * 24 + 23)
    assert await votes.votes_at(hall, table.id) == []
    await time.hours(2)
    assert [vote.kind for vote in await votes.votes_at(hall, table.id)] == ["out-0"]


async def test_a_booked_vacation_does_not_count(hall: Hall, time: Clockwork) -> None:
    table = await anna_is_gone(hall)
    monday = datetime.fromtimestamp(MONDAY).date()
    await personal_hours.book_vacation(hall, ANNA, monday, date(2026, 5, 24))
    await time.hours(24)
    await absence.call(hall, table.id, BELA)
    until = await absence.answers_by(hall, table.seats[0])
    assert until == datetime(2026, 5, 28).timestamp()


@pytest.mark.parametrize(("pace", "refused"), [(GENTLE, True), (Pace(limit=24 * HOUR, out="wait"), False)])
async def test_where_a_clock_decides_nobody_need_ask(hall: Hall, time: Clockwork, pace: Pace, refused: bool) -> None:
    table = await anna_is_gone(hall, pace)
    await time.hours(30)
    if refused:
        with pytest.raises(Refused, match="table-call-clock"):
            await absence.call(hall, table.id, BELA)
        return
    await absence.call(hall, table.id, BELA)
    await time.hours(73)
    assert [vote.kind for vote in await votes.votes_at(hall, table.id)] == ["out-0"], "a clock that only waits"


async def test_more_time_is_not_for_ever(hall: Hall, time: Clockwork) -> None:
    table = await anna_is_gone(hall)
    await time.hours(25)
    for round_ in (1, 2):
        await absence.call(hall, table.id, BELA)
        await time.hours(72.1)
        for user in (BELA, CSILLA):
            await votes.cast(hall, table.id, user, "out-0", "extend")
        assert (await acts_of(hall, table)).count("out-extend") == round_


async def test_silence_ends_a_pause(hall: Hall, time: Clockwork) -> None:
    """A pause is agreed on by all. If one of them vanishes then, the others must not need their word to go on."""
    table = await anna_is_gone(hall)
    await votes.propose(hall, table.id, BELA, "pause")
    for user in (ANNA, CSILLA):
        await votes.cast(hall, table.id, user, "pause", "yes")
    await time.hours(25)
    with pytest.raises(Refused, match="table-call-paused"):
        await absence.call(hall, table.id, BELA)
    await votes.propose(hall, table.id, BELA, "resume")
    await votes.cast(hall, table.id, CSILLA, "resume", "yes")
    assert table.paused
    await time.hours(49)
    assert not table.paused
    await votes.propose(hall, table.id, BELA, "pause")
    await votes.cast(hall, table.id, CSILLA, "pause", "yes")
    await time.hours(49)
    assert not table.paused, "only to go on silence is enough"


# ---------------------------------------------------------------- before the start


async def test_a_lobby_passes_to_the_next_one_when_its_host_vanished(hall: Hall, time: Clockwork) -> None:
    table = await open_lobby(hall, 3)
    with pytest.raises(Refused, match="table-not-joined"):
        await absence.call(hall, table.id, STRANGER)
    with pytest.raises(Refused, match="table-nobody-to-call"):
        await absence.call(hall, table.id, ANNA)
    await absence.call(hall, table.id, CSILLA)
    assert await told(hall, table, "host-called") == [ANNA]
    with pytest.raises(Refused, match="table-called-already"):
        await absence.call(hall, table.id, BELA)
    await opening.set_language(hall, table.id, ANNA, "hu")
    await time.hours(25)
    assert table.row.host_id == ANNA, "who does anything is there"
    await absence.call(hall, table.id, CSILLA)
    await absence.answer(hall, table.id, ANNA)
    await time.hours(25)
    assert table.row.host_id == ANNA
    await absence.call(hall, table.id, CSILLA)
    await time.hours(24.1)
    assert table.row.host_id == BELA
    await opening.start(hall, table.id, BELA)
    assert table.playing


# ---------------------------------------------------------------- the clock of a new table


async def test_a_new_table_has_a_gentle_clock_and_none_is_a_choice(hall: Hall, time: Clockwork) -> None:
    hall.default_pace = Hall(hall.db).default_pace
    where = {"guild_id": GUILD, "channel_id": CHANNEL, "language": "en"}
    table = await opening.open_table(hall, "calimala", ANNA, "Anna", **where)  # type: ignore[arg-type]
    assert table.pace == GENTLE == Pace(limit=72 * HOUR, out="vote")
    await opening.set_pace(hall, table.id, ANNA, NO_CLOCK)
    hall.forget(table.id)
    assert (await hall.table(table.id)).pace == NO_CLOCK
    alone = await opening.open_table(hall, "burgundy", ANNA, "Anna", automata=1, **where)  # type: ignore[arg-type]
    await opening.start(hall, alone.id, ANNA)
    assert alone.pace == NO_CLOCK, "nobody waits for who plays alone"
    hall.forget(alone.id)
    assert (await hall.table(alone.id)).pace == NO_CLOCK


async def test_what_a_host_allows_is_remembered(hall: Hall) -> None:
    """Advice was allowed until the house was shut."""
    table = await open_lobby(hall, 2)
    await opening.configure(hall, table.id, ANNA, {}, hints=True)
    hall.forget(table.id)
    assert (await hall.table(table.id)).row.hints == 1
