"""Votes: about a seat whose time is out, about a pause, about another clock."""

import random

import pytest

from storage.tables import SeatRow, TableRow
from storage.votes import Vote
from tables import Hall, Refused, Table, people
from tables.clock import caretaker_handover, personal_hours, votes
from tables.clock.votes import decided
from tables.lobby import opening
from tables.play import undoing
from tables.seating import seats as seating
from tables.time.time_control import Pace
from tests.tables.clockwork import HOUR, MONDAY, Clockwork, acts_of, seat_by_the_clock, told
from tests.tables.house import PEOPLE, STRANGER, asked, play_randomly, say

ANNA, BELA, CSILLA, DENES, EMOKE = PEOPLE
DAILY = Pace(limit=24 * HOUR, out="vote")


async def annas_time_is_out(hall: Hall, time: Clockwork, players: int = 3) -> Table:
    """Everybody keeps a card but Anna."""
    table = await seat_by_the_clock(hall, DAILY, players)
    for seat in range(1, players):
        await say(hall, table, seat)
    await time.hours(24.1)
    assert [vote.kind for vote in await votes.votes_at(hall, table.id)] == ["out-0"]
    return table


# ---------------------------------------------------------------- counting


@pytest.mark.parametrize(
    ("said", "closing", "verdict"),
    [
        ("e...", False, None),
        ("ee..", False, None),
        ("eee.", False, "extend"),
        ("eecc", False, "extend"),  # of equals the milder
        ("sscc", False, "substitute"),
        ("ccxx", False, "caretaker"),  # to end the game all must want it
        ("xxx.", False, None),
        ("xxxx", False, "end"),
        ("xxx.", True, "caretaker"),
        ("xxse", False, "caretaker"),
        ("s...", True, "substitute"),
        ("....", True, "caretaker"),
    ],
)
def test_the_majority_decides_and_of_equals_the_milder(said: str, closing: bool, verdict: str | None) -> None:
    words = {"e": "extend", "s": "substitute", "c": "caretaker", "x": "end"}
    ballots = {seat: words[letter] for seat, letter in enumerate(said, 1) if letter != "."}
    vote = Vote("t", "out-0", 0, (1, 2, 3, 4), 0.0, 1.0, ballots)
    seats = [SeatRow(n, str(n)) for n in range(1, 6)]
    row = TableRow("t", "calimala", 1, {}, "en", 1, 1, 1, "playing", 1, "s", 0.0, 0.0, seats=seats)
    assert decided(Table(row), vote, closing=closing) == verdict


# ---------------------------------------------------------------- about a seat


async def test_each_of_the_others_is_asked_once_and_the_majority_gives_more_time(hall: Hall, time: Clockwork) -> None:
    table = await annas_time_is_out(hall, time)
    assert await told(hall, table, "vote") == [BELA, CSILLA]
    with pytest.raises(Refused, match="table-not-asked"):
        await votes.cast(hall, table.id, ANNA, "out-0", "extend")
    with pytest.raises(Refused, match="table-not-seated"):
        await votes.cast(hall, table.id, STRANGER, "out-0", "extend")
    with pytest.raises(Refused, match="table-no-vote"):
        await votes.cast(hall, table.id, BELA, "out-0", "yes")
    before = table.version
    await votes.cast(hall, table.id, BELA, "out-0", "end", interaction_id=5)
    await votes.cast(hall, table.id, BELA, "out-0", "caretaker", interaction_id=5)
    assert (await votes.votes_at(hall, table.id))[0].ballots == {1: "end"}, "a repeated press is not a second vote"
    assert table.version == before
    await votes.cast(hall, table.id, BELA, "out-0", "extend")
    await votes.cast(hall, table.id, CSILLA, "out-0", "extend")
    assert await votes.votes_at(hall, table.id) == []
    assert await acts_of(hall, table) == ["out-asked", "out-extend"]
    await time.hours(23)
    assert await acts_of(hall, table) == ["out-asked", "out-extend"]
    await time.hours(2)
    assert await acts_of(hall, table) == ["out-asked", "out-extend", "out-asked"]
    assert await told(hall, table, "vote") == [BELA, CSILLA, BELA, CSILLA]


async def reminders(hall: Hall, kept: str) -> list[tuple[str, int]]:
    """What Anna was reminded of, and how many hours after the start."""
    found = await hall.db.all(f"SELECT kind, created_at FROM {kept} WHERE seat=0 AND kind LIKE 'remind%' ORDER BY id")
    return [(row["kind"], int((row["created_at"] - MONDAY) / HOUR)) for row in found]


@pytest.mark.parametrize(("notify", "kept"), [("thread", "outbox"), ("dm", "letters")])
async def test_who_gets_more_time_is_reminded_again(hall: Hall, time: Clockwork, notify: str, kept: str) -> None:
    await people.set_person(hall, ANNA, notify=notify)
    table = await annas_time_is_out(hall, time)
    assert await reminders(hall, kept) == [("remind-1", 12), ("remind-2", 19)]
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", "extend")
    await time.hours(20)
    assert await reminders(hall, kept) == [("remind-1", 24 + 12), ("remind-2", 24 + 19)]
    await votes.propose(hall, table.id, BELA, "clock", args=Pace(limit=10 * HOUR).model_dump())
    for user in (ANNA, CSILLA):
        await votes.cast(hall, table.id, user, "clock", "yes")
    await time.hours(9)
    assert await reminders(hall, kept) == [("remind-1", 44 + 5), ("remind-2", 44 + 8)]


async def news_for_anna(hall: Hall, kept: str = "outbox") -> list[tuple[str, int]]:
    """What Anna was told about the vote, and how many hours after the start."""
    sql = f"SELECT kind, created_at FROM {kept} WHERE user_id=? AND (kind LIKE 'late-%' OR kind LIKE 'extended-%')"
    found = await hall.db.all(f"{sql} ORDER BY id", ANNA)
    return [(row["kind"].split("-")[0], int((row["created_at"] - MONDAY) / HOUR)) for row in found]


@pytest.mark.parametrize(("notify", "kept"), [("thread", "outbox"), ("dm", "letters")])
async def test_whom_it_is_about_is_told_of_the_vote_and_of_more_time(
    hall: Hall, time: Clockwork, notify: str, kept: str
) -> None:
    await people.set_person(hall, ANNA, notify=notify)
    table = await annas_time_is_out(hall, time)
    assert await news_for_anna(hall, kept) == [("late", 24)]
    await time.hours(3)
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", "extend")
    await time.hours(1)
    assert await news_for_anna(hall, kept) == [("late", 24), ("extended", 27)]
    others = {"letters": "outbox", "outbox": "letters"}
    assert await news_for_anna(hall, others[kept]) == []


async def test_who_sleeps_is_told_of_more_time_on_waking_up(hall: Hall, time: Clockwork) -> None:
    """From 6:00 to 22:00 Anna is awake: her day is out at 16:00 on Tuesday, and the others are up at night."""
    await personal_hours.set_hours(hall, ANNA, "Europe/London", 7 * 60, 23 * 60, "1111111")
    table = await seat_by_the_clock(hall, DAILY)
    for seat in (1, 2):
        await say(hall, table, seat)
    await time.hours(33)
    assert await news_for_anna(hall) == [("late", 32)]
    await time.hours(10)
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", "extend")
    await time.hours(2.9)
    assert await news_for_anna(hall) == [("late", 32)], "it is 5:54 where she lives"
    await time.hours(12)
    assert await news_for_anna(hall) == [("late", 32), ("extended", 46)]


async def test_who_has_played_meanwhile_is_told_nothing_on_waking_up(hall: Hall, time: Clockwork) -> None:
    await personal_hours.set_hours(hall, ANNA, "Europe/London", 7 * 60, 23 * 60, "1111111")
    table = await seat_by_the_clock(hall, DAILY)
    for seat in (1, 2):
        await say(hall, table, seat)
    await time.hours(43)
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", "extend")
    await say(hall, table, 0)
    await time.hours(24)
    assert await news_for_anna(hall) == [("late", 32)]


async def test_who_wants_quiet_is_told_nothing_about_a_vote(hall: Hall, time: Clockwork) -> None:
    await people.set_person(hall, ANNA, notify="none")
    table = await annas_time_is_out(hall, time)
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", "extend")
    await time.hours(1)
    unsent = await hall.db.all("SELECT kind FROM outbox WHERE user_id=? AND sent_at IS NULL", ANNA)
    assert [row["kind"] for row in unsent] == []
    assert await hall.db.all("SELECT * FROM letters WHERE user_id=?", ANNA) == []


async def test_a_vote_is_void_when_the_person_moves(hall: Hall, time: Clockwork) -> None:
    table = await annas_time_is_out(hall, time)
    await votes.cast(hall, table.id, BELA, "out-0", "caretaker")
    await say(hall, table, 0)
    assert await votes.votes_at(hall, table.id) == []
    with pytest.raises(Refused, match="table-no-vote"):
        await votes.cast(hall, table.id, CSILLA, "out-0", "caretaker")
    assert await hall.db.all("SELECT * FROM votes") == []
    assert table.seats[0].attended


async def test_a_substitute_is_sought_while_a_caretaker_plays(hall: Hall, time: Clockwork) -> None:
    table = await annas_time_is_out(hall, time)
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", "substitute")
    assert (table.seats[0].caretaken, table.seats[0].vacant, table.seats[0].user_id) == (True, True, ANNA)
    assert 0 not in asked(table)
    await caretaker_handover.take_back(hall, table.id, ANNA)
    assert (table.seats[0].attended, table.seats[0].vacant) == (True, False)


async def test_after_a_day_without_an_answer_a_caretaker_takes_over(hall: Hall, time: Clockwork) -> None:
    table = await annas_time_is_out(hall, time)
    await time.hours(23)
    assert table.seats[0].attended
    await time.hours(2)
    assert table.seats[0].caretaken
    assert await acts_of(hall, table) == ["out-asked", "out-caretaker", "hosting"]
    assert await told(hall, table, "seat-caretaker") == [ANNA]


async def test_all_others_together_may_end_the_game(hall: Hall, time: Clockwork) -> None:
    table = await annas_time_is_out(hall, time)
    for user in (BELA, CSILLA):
        await votes.cast(hall, table.id, user, "out-0", "end")
    assert (table.status, table.row.ended_how) == ("closed", "voted")
    assert await votes.votes_at(hall, table.id) == []


async def test_of_two_the_other_decides_alone(hall: Hall, time: Clockwork) -> None:
    table = await annas_time_is_out(hall, time, players=4)
    for seat in (2, 3):
        user = table.seats[seat].user_id
        assert user is not None
        await seating.resign(hall, table.id, user)
    await votes.cast(hall, table.id, BELA, "out-0", "caretaker")
    assert table.seats[0].caretaken


# ---------------------------------------------------------------- proposals


async def test_a_pause_needs_everybody_and_stops_all_clocks(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, DAILY)
    await time.hours(20)
    await votes.propose(hall, table.id, ANNA, "pause", interaction_id=3)
    await votes.propose(hall, table.id, ANNA, "pause", interaction_id=3)
    with pytest.raises(Refused, match="table-asked-already"):
        await votes.propose(hall, table.id, BELA, "pause")
    await votes.cast(hall, table.id, BELA, "pause", "yes")
    assert not table.paused
    await votes.cast(hall, table.id, CSILLA, "pause", "yes")
    assert table.paused
    reminded = await told(hall, table, "remind-2")
    await time.hours(500)
    assert await acts_of(hall, table) == ["proposed-pause", "paused-by-vote"]
    assert await told(hall, table, "remind-2") == reminded
    await say(hall, table, 1)
    with pytest.raises(Refused, match="table-paused-already"):
        await votes.propose(hall, table.id, ANNA, "pause")
    await votes.propose(hall, table.id, BELA, "resume")
    for user in (ANNA, CSILLA):
        await votes.cast(hall, table.id, user, "resume", "yes")
    await time.hours(3.9)
    assert (await acts_of(hall, table))[-1] == "resumed-by-vote"
    await time.hours(0.2)
    assert (await acts_of(hall, table))[-1] == "out-asked", "20 hours were gone before the pause"


async def test_a_refusal_or_two_days_of_silence_end_a_proposal(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, Pace())
    await votes.propose(hall, table.id, ANNA, "pause")
    await votes.cast(hall, table.id, BELA, "pause", "no")
    assert (table.paused, await votes.votes_at(hall, table.id)) == (False, [])
    await votes.propose(hall, table.id, BELA, "pause")
    await votes.cast(hall, table.id, BELA, "pause", "no")
    await votes.propose(hall, table.id, CSILLA, "pause")
    await votes.cast(hall, table.id, BELA, "pause", "yes")
    await time.hours(49)
    assert (table.paused, await votes.votes_at(hall, table.id)) == (False, [])
    kinds = ["proposed-pause", "not-agreed", "proposed-pause", "withdrawn", "proposed-pause", "not-agreed"]
    assert await acts_of(hall, table) == kinds


async def test_the_clock_is_the_hosts_before_the_start_and_everybodys_after(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, DAILY)
    with pytest.raises(Refused, match="table-already-started"):
        await opening.set_pace(hall, table.id, ANNA, Pace())
    new = Pace(bank=72 * HOUR, increment=4 * HOUR, out="wait")
    with pytest.raises(Refused, match="table-clock-unchanged"):
        await votes.propose(hall, table.id, BELA, "clock", args=DAILY.model_dump())
    await time.hours(20)
    await votes.propose(hall, table.id, BELA, "clock", args=new.model_dump())
    for user in (ANNA, CSILLA):
        await votes.cast(hall, table.id, user, "clock", "yes")
    assert table.pace == new
    assert {seat.bank for seat in table.seats} == {72 * HOUR}
    assert table.seats[0].thought == 20 * HOUR
    await time.hours(71)
    assert (await acts_of(hall, table))[-1] == "clock-changed"
    await time.hours(2)
    assert (await acts_of(hall, table))[-1] == "out-waits"


async def test_no_vote_outlives_its_game(hall: Hall, time: Clockwork, rng: random.Random) -> None:
    """A proposal that nobody answers, at a game that is played to its end and at one that everybody leaves."""
    ended, left = await seat_by_the_clock(hall, Pace()), await seat_by_the_clock(hall, Pace(), players=3)
    for table in (ended, left):
        await votes.propose(hall, table.id, ANNA, "pause")
    await play_randomly(hall, ended, rng)
    for person in (ANNA, BELA, CSILLA):
        await people.erase_person(hall, person, "?")
    assert [(await hall.table(table.id)).status for table in (ended, left)] == ["over", "closed"]
    assert await hall.db.all("SELECT table_id FROM votes") == []


async def test_a_request_to_take_back_survives_a_vote(hall: Hall, time: Clockwork) -> None:
    table = await seat_by_the_clock(hall, Pace())
    await say(hall, table, 0)
    await say(hall, table, 1)
    await undoing.undo(hall, table.id, ANNA)
    await votes.propose(hall, table.id, CSILLA, "pause")
    assert await undoing.request_of(hall, table.id) is not None
