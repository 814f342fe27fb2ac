"""Waking hours: arithmetic that holds in every zone, whatever its clocks do."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from tables.time import waking_hours
from tables.time.waking_hours import ALLOWANCE, DAY, MIDNIGHT, YEAR, Hours, after, awake, elapsed, next_waking

ZONES = ("Europe/Budapest", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia", "UTC")
HOUR = 3600.0
quick = settings(max_examples=60, deadline=None)


def moment(zone: str, *when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo(zone)).timestamp()  # type: ignore[misc,arg-type]


CHANGES = [
    moment("Europe/Budapest", 2026, 3, 29),
    moment("Europe/Budapest", 2026, 10, 25),
    moment("America/New_York", 2026, 3, 8),
    moment("America/New_York", 2026, 11, 1),
    moment("Australia/Lord_Howe", 2026, 4, 5),
    moment("Australia/Lord_Howe", 2026, 10, 4),
    moment("Pacific/Apia", 2011, 12, 29),
]
"""Around these moments the clocks of some zone are changed; Apia left out a whole day."""

moments = st.one_of(
    st.builds(lambda base, off: base + off, st.sampled_from(CHANGES), st.integers(-3 * 86_400, 4 * 86_400)),
    st.integers(1_700_000_000, 1_900_000_000),
).map(float)
spans = st.integers(0, 20 * 86_400).map(float)


@st.composite
def people(draw: st.DrawFn, vacations: bool = True) -> Hours:
    """Somebody sensible."""
    wakes, window = draw(st.integers(0, MIDNIGHT - 1)), draw(st.integers(waking_hours.LEAST_MINUTES, MIDNIGHT))
    days = draw(st.text("01", min_size=7, max_size=7).filter(lambda d: d.count("1") >= waking_hours.LEAST_DAYS))
    away = []
    if vacations:
        for _ in range(draw(st.integers(0, 2))):
            start = draw(moments)
            away.append((start, start + draw(st.integers(3600, 14 * 86_400))))
    made = Hours(draw(st.sampled_from(ZONES)), wakes, (wakes + window) % MIDNIGHT, days, tuple(away))
    assert waking_hours.sensible(made)
    return made


@quick
@given(people(), moments, spans)
def test_after_is_when_so_much_has_gone_by(hours: Hours, start: float, seconds: float) -> None:
    end = after(hours, start, seconds)
    assert end >= start
    assert elapsed(hours, start, end) == pytest.approx(seconds, abs=1e-3)


@quick
@given(people(), moments, spans, spans)
def test_time_adds_up_and_never_runs_back(hours: Hours, start: float, one: float, other: float) -> None:
    middle, end = start + one, start + one + other
    parts = elapsed(hours, start, middle), elapsed(hours, middle, end)
    assert all(0 <= part <= span + 1e-6 for part, span in zip(parts, (one, other), strict=True))
    assert elapsed(hours, start, end) == pytest.approx(sum(parts), abs=1e-3)
    assert after(hours, start, one + other) >= after(hours, start, one)
    assert after(hours, after(hours, start, one), other) == pytest.approx(after(hours, start, one + other), abs=1e-3)


@quick
@given(people(), moments)
@example(Hours("Pacific/Apia", 8 * 60, 22 * 60, "0000110"), moment("Pacific/Apia", 2011, 12, 29, 23))
@example(Hours("Pacific/Apia", 8 * 60, 22 * 60, "1101101"), moment("Pacific/Apia", 2011, 12, 31, 12))
def test_somebody_is_awake_exactly_when_their_own_clock_says_so(hours: Hours, at: float) -> None:
    """Checked against the wall: the local weekday and minute, and no vacation. Hours that are repeated are left out."""
    here = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(hours.zone))
    before = (here - timedelta(hours=25)).replace(fold=0)
    assume(here.utcoffset() == before.astimezone(UTC).astimezone(ZoneInfo(hours.zone)).utcoffset())
    minute = here.hour * 60 + here.minute
    today, yesterday = hours.days[here.weekday()] == "1", hours.days[here.weekday() - 1] == "1"
    if hours.wakes == hours.sleeps:
        up = today
    elif hours.wakes < hours.sleeps:
        up = today and hours.wakes <= minute < hours.sleeps
    else:
        up = (today and minute >= hours.wakes) or (yesterday and minute < hours.sleeps)
    away = any(start <= at < end for start, end in hours.vacations)
    assert awake(hours, at) == (up and not away)


@quick
@given(people(), moments)
def test_nothing_runs_until_they_wake(hours: Hours, at: float) -> None:
    wakes = next_waking(hours, at)
    assert wakes >= at
    assert awake(hours, wakes)
    assert elapsed(hours, at, wakes) == 0
    assert wakes == at or elapsed(hours, wakes, wakes + 1) > 0


@quick
@given(people(vacations=False), moments, spans, st.integers(3600, 14 * 86_400).map(float))
def test_a_vacation_costs_nothing(hours: Hours, start: float, wait: float, length: float) -> None:
    away = (start + wait, start + wait + length)
    gone = Hours(hours.zone, hours.wakes, hours.sleeps, hours.days, (away,))
    end = away[1] + 3 * DAY
    without = elapsed(hours, start, away[0]) + elapsed(hours, away[1], end)
    assert elapsed(gone, *away) == 0
    assert elapsed(gone, start, end) == pytest.approx(without, abs=1e-3)


@pytest.mark.parametrize(
    ("zone", "day", "slept"),
    [
        ("Europe/Budapest", date(2026, 3, 29), 9.0),  # from 22 to 8, and an hour is missing
        ("Europe/Budapest", date(2026, 10, 25), 11.0),
        ("America/New_York", date(2026, 3, 8), 9.0),
        ("Australia/Lord_Howe", date(2026, 10, 4), 9.5),
        ("Australia/Lord_Howe", date(2026, 4, 5), 10.5),
        ("Asia/Kolkata", date(2026, 3, 29), 10.0),
    ],
)
def test_the_night_of_a_clock_change_is_shorter_or_longer_but_the_day_is_not(
    zone: str, day: date, slept: float
) -> None:
    hours = Hours(zone, 8 * 60, 22 * 60)
    evening = datetime(day.year, day.month, day.day, 22, tzinfo=ZoneInfo(zone)) - timedelta(days=1)
    bed = evening.timestamp()
    assert next_waking(hours, bed) - bed == slept * HOUR
    assert elapsed(hours, bed, bed + 2 * DAY) >= 14 * HOUR


def test_a_window_past_midnight_belongs_to_the_day_on_which_it_begins() -> None:
    owl = Hours("Europe/Budapest", 18 * 60, 2 * 60, "0000100")
    friday, saturday = (moment("Europe/Budapest", 2026, 5, d) for d in (1, 2))
    assert awake(owl, friday + 23 * HOUR)
    assert awake(owl, saturday + HOUR)
    assert not awake(owl, friday + HOUR)
    assert not awake(owl, saturday + 23 * HOUR)


@pytest.mark.parametrize(
    "hours",
    [
        Hours("Mars/Olympus"),
        Hours(days="1000000"),
        Hours(days="11111112"),
        Hours(days="111111x"),
        Hours(wakes=0, sleeps=waking_hours.LEAST_MINUTES - 1),
        Hours(wakes=0, sleeps=MIDNIGHT),
        Hours(vacations=((5.0, 5.0),)),
        Hours(vacations=((0.0, ALLOWANCE + DAY),)),
    ],
)
def test_hours_with_which_a_table_would_wait_for_ever_are_not_sensible(hours: Hours) -> None:
    assert not waking_hours.sensible(hours)


def test_the_allowance_counts_within_any_year() -> None:
    half = ALLOWANCE / 2
    spring, autumn = (0.0, half), (200 * DAY, 200 * DAY + half)
    assert waking_hours.within_allowance((spring, autumn))
    assert not waking_hours.within_allowance((spring, autumn, (300 * DAY, 302 * DAY)))
    assert waking_hours.within_allowance((spring, autumn, (YEAR + 5 * DAY, YEAR + 7 * DAY)))
    assert waking_hours.merged(((5.0, 9.0), (0.0, 6.0), (20.0, 21.0))) == ((0.0, 9.0), (20.0, 21.0))
