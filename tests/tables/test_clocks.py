"""The clock of a table: nobody gains time by tricks, nobody loses any while the clock stands."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.tables import SeatRow
from tables.time import time_control
from tables.time.time_control import HOUR, NO_CLOCK, Pace
from tables.time.waking_hours import ALWAYS, DAY, Hours
from tests.tables.test_waking_hours import moments, people

quick = settings(max_examples=50, deadline=None)
hours_of_time = st.integers(0, 100).map(lambda h: h * HOUR)
paces = st.builds(Pace, limit=hours_of_time, bank=hours_of_time, increment=st.integers(0, 20).map(lambda h: h * HOUR))
waits = st.lists(st.integers(0, 3 * 86_400).map(float), min_size=1, max_size=6)


def asked(pace: Pace, now: float, key: str = "1") -> SeatRow:
    return time_control.begin(SeatRow(1, "Anna", bank=pace.bank), now, key, runs=True, pace=pace)


@quick
@given(paces, people(), moments, waits)
def test_many_small_settlements_equal_one_big_one(pace: Pace, hours: Hours, now: float, parts: list[float]) -> None:
    seat = often = asked(pace, now)
    for part in parts:
        now += part
        often = time_control.charge(pace, often, hours, now, runs=True)
        left = max(0.0, time_control.left(pace, seat, hours, now))
        assert time_control.left(pace, often, hours, now) == pytest.approx(left, abs=0.01)
    once = time_control.charge(pace, seat, hours, now, runs=True)
    for name in ("spent", "bank", "thought"):
        assert getattr(often, name) == pytest.approx(getattr(once, name), abs=0.01), name
    assert often.runs_from == once.runs_from == now


@quick
@given(paces, people(), moments)
def test_at_the_deadline_nothing_is_left(pace: Pace, hours: Hours, now: float) -> None:
    seat = asked(pace, now)
    deadline = time_control.deadline(pace, seat, hours)
    if not pace.runs:
        assert deadline is None
        return
    assert deadline is not None
    assert time_control.left(pace, seat, hours, deadline) == pytest.approx(0, abs=0.01)
    assert time_control.left(pace, seat, hours, now) == pytest.approx(time_control.allowance(pace, seat), abs=0.01)
    done = time_control.charge(pace, seat, hours, deadline, runs=False)
    assert done.bank == pytest.approx(0, abs=0.01)
    assert done.spent == pytest.approx(pace.limit + pace.bank, abs=0.01)


@quick
@given(paces, people(), moments, waits)
def test_a_bank_is_never_overdrawn_and_never_overflows(
    pace: Pace, hours: Hours, now: float, turns: list[float]
) -> None:
    seat = asked(pace, now)
    for number, thinking in enumerate(turns):
        now += thinking
        seat = time_control.end(pace, seat, hours, now)
        assert 0 <= seat.bank <= pace.bank
        seat = time_control.begin(seat, now, f"turn {number}", runs=True, pace=pace, new_turn=True)
        assert 0 <= seat.bank <= pace.bank
    assert seat.decisions == len(turns)
    assert seat.thought <= sum(turns) + 0.01


@quick
@given(paces, people(), moments, waits)
def test_a_pause_costs_nothing(pace: Pace, hours: Hours, now: float, waits: list[float]) -> None:
    seat = asked(pace, now)
    spent = 0.0
    for wait in waits:
        before = time_control.left(pace, seat, hours, now)
        stands = time_control.charge(pace, seat, hours, now, runs=False)
        assert time_control.deadline(pace, stands, hours) is None
        now += wait
        assert time_control.used(stands, hours, now) == pytest.approx(spent, abs=0.01)
        seat = replace(stands, runs_from=now)
        assert time_control.left(pace, seat, hours, now) == pytest.approx(before, abs=0.01)


def test_an_increment_is_earned_by_a_new_turn_only() -> None:
    pace = Pace(bank=10 * HOUR, increment=4 * HOUR)
    seat = time_control.end(pace, asked(pace, 0.0), ALWAYS, 6 * HOUR)
    assert seat.bank == 4 * HOUR
    again = time_control.begin(seat, 6 * HOUR, "1", runs=True, pace=pace, new_turn=True)
    assert (again.bank, again.spent) == (4 * HOUR, 6 * HOUR), "the move was taken back: the same decision goes on"
    on = time_control.begin(seat, 6 * HOUR, "2", runs=True, pace=pace)
    assert (on.bank, on.spent) == (4 * HOUR, 0.0), "asked on within the turn"
    fresh = time_control.begin(seat, 20 * HOUR, "3", runs=True, pace=pace, new_turn=True)
    assert fresh.bank == 8 * HOUR


def test_a_group_of_decisions_shares_what_ran_out() -> None:
    pace = Pace(limit=24 * HOUR)
    trader = asked(pace, 0.0, "trader1 inn")
    late = time_control.end(pace, replace(trader, out_at=24 * HOUR), ALWAYS, 24 * HOUR)
    forced = time_control.begin(late, 30 * HOUR, "trader1 forced", runs=True, pace=pace)
    assert time_control.deadline(pace, forced, ALWAYS) == 30 * HOUR, "no time of its own is left"
    in_time = time_control.end(pace, trader, ALWAYS, 20 * HOUR)
    forced = time_control.begin(in_time, 30 * HOUR, "trader1 forced", runs=True, pace=pace)
    assert time_control.deadline(pace, forced, ALWAYS) == 54 * HOUR
    next_turn = time_control.begin(late, 30 * HOUR, "trader2 inn", runs=True, pace=pace)
    assert time_control.deadline(pace, next_turn, ALWAYS) == 54 * HOUR
    assert next_turn.out_at is None


def test_more_time_is_all_the_time_once_more() -> None:
    pace = Pace(limit=24 * HOUR, bank=10 * HOUR)
    seat = replace(asked(pace, 0.0), reminded=2, out_at=34 * HOUR)
    more = time_control.extend(pace, seat, ALWAYS, 40 * HOUR)
    assert (more.reminded, more.out_at, more.thought) == (0, None, 40 * HOUR)
    assert time_control.deadline(pace, more, ALWAYS) == 74 * HOUR


def test_without_a_clock_time_is_only_counted() -> None:
    seat = asked(NO_CLOCK, 0.0)
    assert time_control.deadline(NO_CLOCK, seat, ALWAYS) is None
    assert time_control.end(NO_CLOCK, seat, ALWAYS, 9 * DAY).thought == 9 * DAY


def test_a_decision_may_deserve_only_a_part_of_the_time() -> None:
    assert Pace(limit=24 * HOUR, bank=HOUR).share(0.5) == Pace(limit=12 * HOUR, bank=HOUR)
