"""When a seat's time is out: what the table agreed on happens, once, and nobody is stuck."""

import random
from datetime import UTC, date, datetime, timedelta
from itertools import cycle

import pytest

from engine import GAMES
from storage import game_log, outbox
from tables import Hall, Refused, Table
from tables.clock import caretaker_handover, personal_hours, votes
from tables.core import access
from tables.play import playing, undoing
from tables.seating import seats
from tables.time.time_control import Pace
from tests.tables.clockwork import HOUR, MONDAY, Clockwork, acts_of, seat_by_the_clock, told
from tests.tables.house import PEOPLE, asked, open_house, person_at, say

ANNA, BELA, CSILLA, *_ = PEOPLE
DAILY = 24 * HOUR


async def at_annas_turn(hall: Hall, out: str, **pace: float) -> Table:
    """The set-up is over; nobody has moved yet."""
    table = await seat_by_the_clock(hall, Pace(out=out, **{"limit": DAILY, **pace}))  # type: ignore[arg-type]
    while table.game.moves(table.state, asked(table)[0])[0].kind in ("keep", "draft"):
        await say(hall, table, asked(table)[0])
    assert asked(table) == (0,)
    return table


async def others_play(hall: Hall, table: Table, moves: int = 100) -> None:
    """Béla and Csilla answer what they are asked, until Anna is asked."""
    for _ in range(moves):
        if 0 in asked(table):
            return
        await say(hall, table, asked(table)[0])


async def moves_by(hall: Hall, table: Table) -> list[tuple[int, str]]:
    return [(move.seat, move.by) for move in await game_log.moves(hall.db, table.id)]


# ---------------------------------------------------------------- wait


async def test_a_table_that_waits_says_once_that_time_is_out_and_reminds_on(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "wait")
    await time.hours(23)
    assert await acts_of(hall, table) == []
    await time.hours(2)
    assert await acts_of(hall, table) == ["out-waits"]
    before = table.version
    await time.hours(30 * 24)
    assert await acts_of(hall, table) == ["out-waits"]
    assert table.version == before
    sent = await hall.db.all("SELECT kind, created_at FROM outbox WHERE user_id=? AND kind LIKE 'remind%'", ANNA)
    hours = [(row["kind"], round((row["created_at"] - MONDAY) / HOUR, 1)) for row in sent]
    assert hours == [
        ("remind-1", 12.0), ("remind-2", 19.2), ("remind-3", 48.0), ("remind-4", 96.0), ("remind-5", 192.0),
        ("remind-6", 384.0),
    ]  # fmt: skip
    await say(hall, table, 0)
    assert table.seats[0].timeouts == 0


async def test_the_bank_runs_down_first(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "wait", bank=10 * HOUR)
    await time.hours(30)
    await say(hall, table, 0)
    assert await acts_of(hall, table) == []
    assert table.seats[0].bank == pytest.approx(4 * HOUR, abs=1)


# ---------------------------------------------------------------- move


async def test_the_least_harmful_move_is_played_for_a_seat_out_of_time(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "move")
    await playing.draft(hall, table.id, ANNA, (await access.session_of(hall, table.id, ANNA)).moves[-1].notation)
    expected = table.game.default_move(table.view(0), 0).notation
    await time.hours(25, until=lambda: asked(table) != (0,))
    mine = [move for move in await game_log.moves(hall.db, table.id) if move.by == "clock"]
    assert {(move.seat, move.user_id, move.at) for move in mine} == {(0, None, time.now)}, "the whole turn at once"
    assert mine[0].notation == expected
    assert (table.seats[0].timeouts, table.drafts) == (1, {})
    assert await acts_of(hall, table) == ["out-moved"]
    assert [(n.kind, n.user_id) for n in await outbox.unsent(hall.db, table.id)][-1] == ("turn", BELA)


async def test_who_lets_two_clocks_run_out_gets_a_caretaker(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "move")
    await time.hours(25, until=lambda: asked(table) != (0,))
    await others_play(hall, table)
    await time.hours(25, until=lambda: table.seats[0].caretaken)
    assert table.seats[0].caretaken
    assert await acts_of(hall, table) == ["out-moved", "out-again", "hosting"]
    assert 0 not in asked(table)
    assert await told(hall, table, "seat-caretaker") == [ANNA]


async def test_with_caretakers_around_a_turn_that_the_clock_played_is_followed_by_a_new_one(
    hall: Hall, time: Clockwork
) -> None:
    table = await at_annas_turn(hall, "move")
    for user in (BELA, CSILLA):
        await seats.resign(hall, table.id, user)
    before = (await told(hall, table, "turn")).count(ANNA)
    await time.hours(24.1)
    assert asked(table) == (0,), "the others have answered at once"
    assert (await told(hall, table, "turn")).count(ANNA) == before + 1
    assert table.seats[0].spent == 0
    await say(hall, table, 0)
    assert table.seats[0].timeouts == 0


async def test_acting_in_time_forgets_an_earlier_time_out(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "move")
    await time.hours(25, until=lambda: asked(table) != (0,))
    await others_play(hall, table)
    await say(hall, table, 0)
    assert (table.seats[0].timeouts, table.seats[0].caretaken) == (0, False)


# ---------------------------------------------------------------- caretaker and return


async def test_a_caretaker_plays_on_until_the_person_takes_the_seat_back(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "caretaker")
    await time.hours(25, until=lambda: table.seats[0].caretaken)
    assert asked(table) == (1,)
    assert (await moves_by(hall, table))[-1] == (0, "caretaker")
    await others_play(hall, table, 12)
    assert (await moves_by(hall, table)).count((0, "caretaker")) > 2
    assert table.state.played < 40
    with pytest.raises(Refused) as refused:
        await playing.draft(hall, table.id, ANNA, "place s01 own")
    assert (refused.value.reason, refused.value.args_) == ("table-caretaken", {"table": table.id})
    await caretaker_handover.take_back(hall, table.id, ANNA, interaction_id=9)
    await caretaker_handover.take_back(hall, table.id, ANNA, interaction_id=9)
    assert table.seats[0].attended
    assert await acts_of(hall, table) == ["out-caretaker", "hosting", "returned"]
    with pytest.raises(Refused, match="table-seat-is-yours"):
        await caretaker_handover.take_back(hall, table.id, ANNA)
    held = await hall.db.all("SELECT how, user_id FROM tenures WHERE table_id=? AND seat=0 ORDER BY id", table.id)
    assert [(row["how"], row["user_id"]) for row in held] == [("start", ANNA), ("caretaker", ANNA), ("return", ANNA)]
    await others_play(hall, table)
    assert asked(table) == (0,)
    assert table.seats[0].runs_from == time.now


async def test_a_table_that_everybody_has_left_stands_still_until_somebody_returns(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "caretaker")
    await time.hours(200)
    assert not any(seat.attended for seat in table.seats)
    assert (await acts_of(hall, table))[-1] == "everybody-away"
    played, waiting = table.state.played, asked(table)
    await time.hours(1000)
    assert table.state.played == played
    back = (waiting[0] + 1) % 3
    await caretaker_handover.take_back(hall, table.id, person_at(table, back))
    assert asked(table) == (back,), "caretakers answer for the others again"
    assert (await told(hall, table, "turn"))[-1] == person_at(table, back)
    await say(hall, table, back)


# ---------------------------------------------------------------- whose clock runs


async def test_a_sleeper_loses_no_time_at_night_nor_on_vacation(hall: Hall, time: Clockwork) -> None:
    await personal_hours.set_hours(hall, ANNA, "Europe/Budapest", 8 * 60, 20 * 60, "1111111")
    table = await at_annas_turn(hall, "wait")
    await time.hours(10)  # Monday 10:00 to 20:00 in Budapest
    assert table.seats[0].runs_from is not None
    local = (await hall.person(ANNA)).zone
    assert local == "Europe/Budapest"
    await personal_hours.book_vacation(hall, ANNA, *two_days_from(time))
    await time.hours(12 + 2 * 24 + 13)
    assert await acts_of(hall, table) == [], "23 waking hours are gone"
    await time.hours(1.5 + 12)
    assert await acts_of(hall, table) == ["out-waits"]


def two_days_from(time: Clockwork) -> tuple[date, date]:
    tomorrow = datetime.fromtimestamp(time.now, UTC).date() + timedelta(days=1)
    return tomorrow, tomorrow + timedelta(days=1)


async def test_taking_back_wins_no_time(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "wait")
    await time.hours(20)
    await say(hall, table, 0)
    await undoing.undo(hall, table.id, ANNA)
    assert asked(table) == (0,)
    await time.hours(5)
    assert await acts_of(hall, table) == ["taken-back", "out-waits"]


async def test_everything_goes_on_after_a_restart(hall: Hall, time: Clockwork) -> None:
    table = await at_annas_turn(hall, "vote")
    await time.hours(10)
    async with open_house(hall.db.path) as later:
        clockwork = Clockwork(later, time.now)
        await clockwork.hours(15)
        again = await later.table(table.id)
        assert [vote.kind for vote in await votes.votes_at(later, again.id)] == ["out-0"]
        assert again.owed == (0,)
        assert await told(later, again, "vote") == [BELA, CSILLA]


# ---------------------------------------------------------------- weeks of it


@pytest.mark.parametrize(("game", "out"), [*zip(GAMES, cycle(("vote", "move", "caretaker")), strict=False)])
async def test_a_table_of_forgetful_people_is_never_stuck(
    hall: Hall, time: Clockwork, game: str, out: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever people forget, answer late, vote on or come back to: somebody can go on, and no bank is overdrawn."""
    rng = random.Random(f"{game} {out}")
    pace = Pace(limit=6 * HOUR, bank=12 * HOUR, increment=2 * HOUR, out=out)  # type: ignore[arg-type]
    await personal_hours.set_hours(hall, BELA, "Europe/Budapest", 8 * 60, 16 * 60, "1111100")
    table = await seat_by_the_clock(hall, pace, 3, game)
    for _ in range(25):
        if not table.playing:
            break
        await time.hours(rng.choice((0.5, 3, 20, 60)))
        for vote in await votes.votes_at(hall, table.id):
            voter = rng.choice(votes.asked(table, vote) or (None,))
            if voter is not None:
                await votes.cast(
                    hall, table.id, person_at(table, voter), vote.kind, rng.choice(votes.MILDEST_FIRST[:3])
                )
        for number, seat in enumerate(table.seats):
            assert 0 <= seat.bank <= pace.bank
            assert seat.attended or seat.runs_from is None
            if table.playing and seat.caretaken and rng.random() < 0.4:
                await caretaker_handover.take_back(hall, table.id, person_at(table, number))
        there = [seat for seat in table.owed if table.seats[seat].attended]
        assert there or not table.playing or not any(seat.attended for seat in table.seats)
        if there and rng.random() < 0.6:
            await say(hall, table, rng.choice(there))
    assert "never completes" not in caplog.text
    assert "timed jobs failed" not in caplog.text
