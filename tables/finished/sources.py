"""Where points come from: a person's sources against the winners', and what wins on a server.

Computed from results of games among people. People who keep no records are in no average of a server.
"""

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from automata import LEVELS
from engine import GAMES
from storage import results as rows
from storage.results import Ended
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.finished import results, reviews
from tables.finished.courses import END, with_courses

FEWEST = 5
"""Minimum games of a server for its averages."""
MOST_GAMES, MOST_ROWS = 300, 2000
"""Maximum games of a person, and results of a server, that are read."""
MOST_REVIEWS = 50
NOTABLE, MOST_GAPS = 1.0, 3
"""Smallest difference of a source in one phase that is named, in points, and their maximum number."""
UNCERTAIN = 1.0
"""Standard error of the luck in a single game, in points: smaller values are called even."""


@dataclass(frozen=True, slots=True)
class Line:
    """A source of points, with its average in each column; None where the column has no games."""

    source: str
    averages: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Wins:
    """Wins in a number of games, a shared victory counted in part, and how many chance alone would give."""

    games: int
    won: float
    expected: float


@dataclass(frozen=True, slots=True)
class Gap:
    """Source and phase in which the winners make more points, on average."""

    source: str
    phase: str
    points: float


@dataclass(frozen=True, slots=True)
class Course:
    """Games by phase, from those that can be replayed."""

    games: int
    phases: list[Line]
    """Average points in each phase, in the order of the game."""
    gaps: list[Gap]
    """Where the winners are furthest ahead, largest first."""
    starting: Wins
    """As the start player,"""
    following: Wins
    """and otherwise."""


@dataclass(frozen=True, slots=True)
class Luck:
    """Points a game that dice and draws brought, above expectation, in the reviewed games."""

    games: int
    points: float
    error: float
    """Standard error."""

    @property
    def is_even(self) -> bool:
        return abs(self.points) < self.error


@dataclass(frozen=True, slots=True)
class Compared:
    """A person's games of a title. Columns: theirs, winners at their tables, winners on this server."""

    games: int
    points: tuple[float | None, ...]
    lines: list[Line]
    course: Course
    luck: Luck | None
    """None if none of the games was reviewed."""


@dataclass(frozen=True, slots=True)
class Winning:
    """Games of a title on a server at one table size. Columns: winners, the others."""

    players: int
    games: int
    points: tuple[float | None, ...]
    lines: list[Line]
    course: Course


async def of_person(hall: Hall, reader_id: int, user_id: int, game: str, guild_id: int | None, data: Path) -> Compared:
    """Sources of a person's games: everywhere for themselves, on this server for others. `data`: folder of reviews."""
    _must_be_known(game)
    await results.must_keep_records(hall, reader_id, user_id)
    where = None if reader_id == user_id else guild_id
    found = await with_courses(hall, await rows.at_tables_of(hall.db, user_id, game, where, MOST_GAMES))
    mine = [one for one in found if one.user_id == user_id]
    if not mine:
        raise Refused("sources-no-games")
    here = [] if guild_id is None else await rows.named_in(hall.db, guild_id, game, MOST_ROWS)
    enough = len({one.table_id for one in here}) >= FEWEST
    columns = [mine, _winners(found), _winners(here) if enough else []]
    course = _course([mine, _winners(found)], mine, winners=1)
    luck = await asyncio.to_thread(_luck, data, mine)
    return Compared(len(mine), _points(columns), _lines(columns), course, luck)


async def of_server(hall: Hall, guild_id: int | None, game: str) -> list[Winning]:
    """What wins on a server, by number of players; sizes with fewer than FEWEST games are left out."""
    _must_be_known(game)
    if guild_id is None:
        raise Refused("record-no-server")
    found = await with_courses(hall, await rows.named_in(hall.db, guild_id, game, MOST_ROWS))
    made = []
    for players in sorted({one.players for one in found}):
        own = [one for one in found if one.players == players]
        games = len({one.table_id for one in own})
        if games >= FEWEST:
            columns = [_winners(own), [one for one in own if one.place > 1]]
            made.append(Winning(players, games, _points(columns), _lines(columns), _course(columns, own, winners=0)))
    if not made:
        raise Refused("sources-too-few", least=FEWEST)
    return made


def _must_be_known(game: str) -> None:
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])


def _winners(found: Iterable[Ended]) -> list[Ended]:
    return [one for one in found if one.place == 1]


def _points(columns: Sequence[Sequence[Ended]]) -> tuple[float | None, ...]:
    return tuple(sum(one.points for one in own) / len(own) if own else None for own in columns)


def _lines(columns: Sequence[Sequence[Ended]]) -> list[Line]:
    """Sources with points in any column, highest in the first column first. Games older than the record of sources
    are left out."""
    known = [[one.sources for one in own if one.sources] for own in columns]
    names = dict.fromkeys(name for own in known for sources in own for name in sources)
    lines = [
        Line(name, tuple(sum(one.get(name, 0) for one in own) / len(own) if own else None for own in known))
        for name in names
    ]
    counted = [line for line in lines if any(line.averages)]
    return sorted(counted, key=lambda line: (-(line.averages[0] or 0), line.source))


def _course(columns: Sequence[Sequence[Ended]], own: Sequence[Ended], *, winners: int) -> Course:
    """Phases of two columns, of which one is the winners', and wins of the games in `own`."""
    known = [[one.course for one in column if one.course is not None and one.course.phases] for column in columns]
    names = list(dict.fromkeys(name for course in known[0] for name, _ in course.phases))
    names.sort(key=lambda name: name == END)  # games of other lengths have other phases before it
    by_phase = {name: [_averages(column, name) for column in known] for name in names}
    phases = [Line(name, tuple(sum(one.values()) for one in by_phase[name])) for name in names]
    gaps = [
        Gap(source, name, points)
        for name, averages in by_phase.items()
        for source in averages[winners]
        if (points := averages[winners][source] - averages[1 - winners].get(source, 0.0)) >= NOTABLE
    ]
    replayed = [one for one in own if one.course is not None and one.course.phases]
    return Course(
        len({one.table_id for one in replayed}),
        phases,
        sorted(gaps, key=lambda gap: -gap.points)[:MOST_GAPS],
        _wins([one for one in replayed if one.course is not None and one.course.started]),
        _wins([one for one in replayed if one.course is not None and not one.course.started]),
    )


def _averages(courses: Sequence[rows.Course], phase: str) -> dict[str, float]:
    """Average points by source in a phase, over the games that have it."""
    found = [points for course in courses for name, points in course.phases if name == phase]
    names = dict.fromkeys(name for points in found for name in points)
    return {name: sum(points.get(name, 0) for points in found) / len(found) for name in names}


def _wins(found: Sequence[Ended]) -> Wins:
    won = sum(1 / max(1, one.winners) for one in _winners(found))
    return Wins(len(found), won, sum(1 / one.players for one in found))


def _luck(data: Path, mine: Sequence[Ended]) -> Luck | None:
    """From the kept reviews of the newest games."""
    found = []
    for one in mine[:MOST_REVIEWS]:
        for path in data.glob(f"{one.table_id}-*-{LEVELS[-1]}-{reviews.FORMAT}.json"):
            found.append(reviews.Review.load(json.loads(path.read_text())).luck[one.seat])
            break
    if not found:
        return None
    error = stdev(found) / sqrt(len(found)) if len(found) > 1 else UNCERTAIN
    return Luck(len(found), fmean(found), error)
