"""Waking hours, in which a player's clock runs. Pure arithmetic over moments (Unix seconds) and local days.

A user sets a time zone (IANA name), waking days and hours, and vacations. The rest of the code uses `awake`, `elapsed`
and `after`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

DAY = 86_400.0
MIDNIGHT = 24 * 60
LEAST_DAYS = 2
LEAST_MINUTES = 4 * 60
"""Minimum waking time; with less a table would wait for ever."""
ALLOWANCE = 30 * DAY
"""Maximum vacation within any YEAR."""
YEAR = 365 * DAY
SLACK = 2 * 3600.0
"""Tolerance: a month of local days may be longer than 30 times 24 hours."""
UNSAID = "UTC"
"""Zone of a user who has not set one."""
REAL_UTC = "Etc/UTC"
"""Zone of a user who has chosen UTC."""
HORIZON = 20_000
"""Maximum days to look ahead, more than any clock allows."""


@dataclass(frozen=True, slots=True)
class Hours:
    zone: str = "UTC"
    wakes: int = 0
    sleeps: int = 0
    """Minutes of the local day. Equal: awake around the clock; `sleeps` before `wakes`: past midnight."""
    days: str = "1111111"
    """From Monday; a window past midnight belongs to the day on which it begins."""
    vacations: tuple[tuple[float, float], ...] = ()

    @property
    def always(self) -> bool:
        return self.wakes == self.sleeps and "0" not in self.days and not self.vacations


ALWAYS = Hours()


def is_zone(name: str) -> bool:
    return name in _zones()


def zones_like(typed: str) -> list[str]:
    """Zones with that text in their name, those with a city beginning with it first."""
    words = typed.strip().lower().replace(" ", "_")
    found = [name for name in sorted(_zones()) if "/" in name and words in name.lower()]
    return sorted(found, key=lambda name: not name.lower().rsplit("/", 1)[-1].startswith(words))


@lru_cache(maxsize=1)
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


@lru_cache(maxsize=256)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def sensible(hours: Hours) -> bool:
    """Whether there are enough waking hours to play with."""
    window = (hours.sleeps - hours.wakes) % MIDNIGHT or MIDNIGHT
    return (
        is_zone(hours.zone)
        and len(hours.days) == 7
        and set(hours.days) <= {"0", "1"}
        and hours.days.count("1") >= LEAST_DAYS
        and 0 <= hours.wakes < MIDNIGHT
        and 0 <= hours.sleeps < MIDNIGHT
        and window >= LEAST_MINUTES
        and all(end > start for start, end in hours.vacations)
        and within_allowance(hours.vacations)
    )


def within_allowance(vacations: Sequence[tuple[float, float]]) -> bool:
    """Whether no year exceeds the allowance: the fullest years begin with a vacation."""
    return all(
        sum(max(0.0, min(end, first + YEAR) - max(start, first)) for start, end in merged(vacations))
        <= ALLOWANCE + SLACK
        for first, _ in vacations
    )


def merged(vacations: Sequence[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """Sorted, with adjoining vacations joined."""
    found: list[tuple[float, float]] = []
    for start, end in sorted(vacations):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return tuple(found)


def awake(hours: Hours, at: float) -> bool:
    return next_waking(hours, at) == at


def next_waking(hours: Hours, at: float) -> float:
    """The moment itself if the user is awake, else the next waking one."""
    if hours.always:
        return at
    return next(max(start, at) for start, end in _windows(hours, at) if end > at)


def elapsed(hours: Hours, start: float, end: float) -> float:
    """Waking seconds between two moments."""
    if end <= start:
        return 0.0
    if hours.always:
        return end - start
    return sum(ends - begins for begins, ends in spans(hours, start, end))


def spans(hours: Hours, start: float, end: float) -> Iterator[tuple[float, float]]:
    """Waking spans between two moments, in order."""
    for begins, ends in _windows(hours, start):
        if begins >= end:
            return
        if ends > start:
            yield max(begins, start), min(ends, end)


def after(hours: Hours, start: float, seconds: float) -> float:
    """The first waking moment at which that many waking seconds have passed."""
    if hours.always:
        return start + max(0.0, seconds)
    left = max(0.0, seconds)
    for begins, ends in _windows(hours, start):
        if ends <= start:
            continue
        begins = max(begins, start)
        if left <= ends - begins:
            return begins + left
        left -= ends - begins
    raise AssertionError("nobody sleeps for so long")


def _windows(hours: Hours, start: float) -> Iterator[tuple[float, float]]:
    """Waking windows from around `start` on, in order, without overlap and vacations."""
    zone = _zone(hours.zone)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=2)
    last = float("-inf")
    for _ in range(HORIZON):
        if hours.days[day.weekday()] == "1":
            begins, ends = _window(hours, zone, day)
            begins = max(begins, last)
            if ends > begins:
                last = ends
                yield from _without(hours.vacations, begins, ends)
        day += timedelta(days=1)


def _window(hours: Hours, zone: ZoneInfo, day: date) -> tuple[float, float]:
    tomorrow = day + timedelta(days=1)
    if hours.wakes == hours.sleeps:
        return _moment(zone, day, 0), _moment(zone, tomorrow, 0)
    until = day if hours.sleeps > hours.wakes else tomorrow
    return _moment(zone, day, hours.wakes), _moment(zone, until, hours.sleeps)


def moment(zone: str, day: date, minute: int = 0) -> float:
    return _moment(_zone(zone), day, minute)


def local(zone: str, at: float) -> datetime:
    return datetime.fromtimestamp(at, _zone(zone))


def _moment(zone: ZoneInfo, day: date, minute: int) -> float:
    """A local time as a moment: of a repeated time the first, of a skipped one the moment of the change.

    A later local time is then never an earlier moment, and a day that a country skipped has no hours.
    """
    named = datetime.combine(day, time(minute // 60, minute % 60), zone)
    late, early = named.timestamp(), named.replace(fold=1).timestamp()
    if early >= late:
        return late
    return _jump(zone, early, late)


@lru_cache(maxsize=1024)
def _jump(zone: ZoneInfo, before: float, after: float) -> float:
    """The moment between these two at which the clocks go forward."""
    offset = datetime.fromtimestamp(after, zone).utcoffset()
    while after - before > 1.0:
        middle = (before + after) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
            after = middle
        else:
            before = middle
    return after


def _without(vacations: tuple[tuple[float, float], ...], begins: float, ends: float) -> Iterator[tuple[float, float]]:
    for start, end in sorted(vacations):
        if end <= begins or start >= ends:
            continue
        if start > begins:
            yield begins, start
        begins = max(begins, end)
        if begins >= ends:
            return
    yield begins, ends
