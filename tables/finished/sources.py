"""Where points come from: a person's sources against the winners', and what wins on a server.

Computed from results of games among people. People who keep no records are in no average of a server.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from automata import LEVELS
from engine import GAMES
from storage import results as rows
from storage.results import Ended
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.finished import results, reviews

FEWEST = 5
"""Minimum games of a server for its averages."""
MOST_GAMES, MOST_ROWS = 300, 2000
"""Maximum games of a person, and results of a server, that are read."""
MOST_REVIEWS = 50


@dataclass(frozen=True, slots=True)
class Line:
    """A source of points, with its average in each column; None where the column has no games."""

    source: str
    averages: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class BySeat:
    """Wins from one place in the order of seats."""

    seat: int
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Compared:
    """A person's games of a title. Columns: theirs, winners at their tables, winners on this server."""

    games: int
    points: tuple[float | None, ...]
    lines: list[Line]
    seats: list[BySeat]
    luck: tuple[int, float] | None
    """Number of their reviewed games, and by how many points they ended above the review's first expectation."""


@dataclass(frozen=True, slots=True)
class Winning:
    """Games of a title on a server at one table size. Columns: winners, the others."""

    players: int
    games: int
    points: tuple[float | None, ...]
    lines: list[Line]
    seats: list[BySeat]


async def of_person(hall: Hall, reader_id: int, user_id: int, game: str, guild_id: int | None, data: Path) -> Compared:
    """Sources of a person's games: everywhere for themselves, on this server for others. `data`: folder of reviews."""
    _must_be_known(game)
    await results.must_keep_records(hall, reader_id, user_id)
    where = None if reader_id == user_id else guild_id
    found = await rows.at_tables_of(hall.db, user_id, game, where, MOST_GAMES)
    mine = [one for one in found if one.user_id == user_id]
    if not mine:
        raise Refused("sources-no-games")
    here = [] if guild_id is None else await rows.named_in(hall.db, guild_id, game, MOST_ROWS)
    enough = len({one.table_id for one in here}) >= FEWEST
    columns = [mine, _winners(found), _winners(here) if enough else []]
    return Compared(len(mine), _points(columns), _lines(columns), _by_seat(mine), _luck(data, mine))


async def of_server(hall: Hall, guild_id: int | None, game: str) -> list[Winning]:
    """What wins on a server, by number of players; sizes with fewer than FEWEST games are left out."""
    _must_be_known(game)
    if guild_id is None:
        raise Refused("record-no-server")
    found = await rows.named_in(hall.db, guild_id, game, MOST_ROWS)
    made = []
    for players in sorted({one.players for one in found}):
        own = [one for one in found if one.players == players]
        games = len({one.table_id for one in own})
        if games >= FEWEST:
            columns = [_winners(own), [one for one in own if one.place > 1]]
            made.append(Winning(players, games, _points(columns), _lines(columns), _by_seat(own)))
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


def _by_seat(found: Sequence[Ended]) -> list[BySeat]:
    seats = sorted({one.seat for one in found})
    return [
        BySeat(seat, len(own), len(_winners(own)))
        for seat in seats
        if (own := [one for one in found if one.seat == seat])
    ]


def _luck(data: Path, mine: Sequence[Ended]) -> tuple[int, float] | None:
    """From the kept reviews of the newest games."""
    found = []
    for one in mine[:MOST_REVIEWS]:
        for path in data.glob(f"{one.table_id}-*-{LEVELS[-1]}-{reviews.FORMAT}.json"):
            line = reviews.Review.load(json.loads(path.read_text())).lines[one.seat]
            found.append(line[-1][1] - line[0][1])
            break
    return (len(found), sum(found) / len(found)) if found else None
