"""Results and ratings, written in the update that ends a game."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace

from storage.database import Database
from storage.dialects import Connection, Row, replace_row


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a seat. `user_id`: None if it belongs to no person, or to one who keeps no records."""

    table_id: str
    seat: int
    user_id: int | None
    guild_id: int
    game: str
    players: int
    points: int
    place: int
    turns: int
    thought: float
    """Waking seconds over all turns."""
    human: bool
    ended_at: float
    rated: bool = False
    sources: Mapping[str, int] = field(default_factory=dict)
    """Points by source (message id)."""
    apart: str = ""
    """Why it does not count as a rated game among people: `unrated`, `automata`, or empty."""


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float
    sigma: float
    games: int
    changed_at: float | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """Aggregated results of a person at a game."""

    game: str
    games: int
    wins: int
    points: float
    place: float
    """Average place; points are averages, too."""
    thought: float | None
    """Waking seconds per decision; None if no decision was timed."""


@dataclass(frozen=True, slots=True)
class Played:
    """One result as used by statistics."""

    game: str
    players: int
    points: int
    place: int
    sources: Mapping[str, int]
    apart: str


@dataclass(frozen=True, slots=True)
class Duel:
    """Comparison of two people at the same tables of a game."""

    game: str
    games: int
    ahead: int
    behind: int
    points: float
    their_points: float


COLUMNS = (
    "table_id", "seat", "user_id", "guild_id", "game", "players", "points", "place", "turns", "thought", "human",
    "rated", "ended_at", "sources", "apart", "course",
)  # fmt: skip


# ---------------------------------------------------------------- writing


def moves_by(db: Connection, table_id: str) -> dict[int, dict[int | None, int]]:
    """Number of moves by seat and person (None for a caretaker or the clock)."""
    made: dict[int, dict[int | None, int]] = {}
    sql = "SELECT seat, user_id, count(*) AS n FROM moves WHERE table_id=? GROUP BY seat, user_id"
    for row in db.execute(sql, (table_id,)):
        made.setdefault(row["seat"], {})[row["user_id"]] = row["n"]
    return made


def keeps_records(db: Connection, user_id: int) -> bool:
    row = db.execute("SELECT records FROM people WHERE user_id=?", (user_id,)).fetchone()
    return row is None or bool(row["records"])


def were_rated(db: Connection, table_id: str) -> bool:
    row = db.execute("SELECT 1 FROM results WHERE table_id=? AND rated=1 LIMIT 1", (table_id,)).fetchone()
    return row is not None


def put(db: Connection, results: Iterable[Result]) -> None:
    db.executemany(
        replace_row("results", ("table_id", "seat"), COLUMNS),
        [
            (
                r.table_id, r.seat, r.user_id, r.guild_id, r.game, r.players, r.points, r.place, r.turns, r.thought,
                int(r.human), int(r.rated), r.ended_at, json.dumps(dict(r.sources)), r.apart, "",
            )
            for r in results
        ],
    )  # fmt: skip


Rate = Callable[[Sequence[Rating | None], Sequence[int], Sequence[Sequence[int]], float], Sequence[Rating]]
"""Old ratings, places, rated games with each opponent this season, time → new ratings."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """How a game is rated, and its season."""

    rate: Rate
    season: str
    since: float
    """Time at which the season began."""


@dataclass(frozen=True, slots=True)
class EndOfGame:
    """Store results and ratings after the last moves, in the same transaction.

    A result belongs to the person who holds the seat, if they made most of its moves and want it stored. A game that
    was rewound and ends again has the results of its last end, but is rated once.
    """

    results: tuple[Result, ...]
    ladder: Ladder | None
    """None for an unrated table."""

    def write(self, db: Connection) -> None:
        table_id = self.results[0].table_id
        made = moves_by(db, table_id)
        known = [_whose(db, result, made.get(result.seat, {})) for result in self.results]
        compared = [result for result in known if result.user_id is not None]
        count = len(compared) >= 2 and self.ladder is not None
        if self.ladder is not None and count and not were_rated(db, table_id):
            _rate(db, compared, self.ladder)
        put(db, [replace(result, rated=count and result.user_id is not None) for result in known])


def _rate(db: Connection, compared: Sequence[Result], ladder: Ladder) -> None:
    game, now = compared[0].game, compared[0].ended_at
    ids = [result.user_id for result in compared if result.user_id is not None]
    places = [result.place for result in compared]
    met = [_met(db, game, own, [other for other in ids if other != own], ladder.since) for own in ids]
    for season in ("", ladder.season):
        before = ratings(db, game, ids, season)
        after = ladder.rate([before.get(user_id) for user_id in ids], places, met, now)
        rate(db, game, dict(zip(ids, after, strict=True)), now, season)


def _met(db: Connection, game: str, user_id: int, others: Sequence[int], since: float) -> list[int]:
    """Number of rated games of a title with each of the others since then."""
    found = db.execute(
        f"SELECT b.user_id, count(*) AS n FROM results a JOIN results b ON b.table_id=a.table_id"
        f" WHERE a.user_id=? AND a.game=? AND a.rated=1 AND a.ended_at>=? AND b.rated=1"
        f" AND b.user_id IN ({', '.join('?' * len(others))}) GROUP BY b.user_id",
        (user_id, game, since, *others),
    )
    games = {row["user_id"]: row["n"] for row in found}
    return [games.get(other, 0) for other in others]


def _whose(db: Connection, result: Result, made: Mapping[int | None, int]) -> Result:
    """The result with its person, if it belongs to one who wants it stored."""
    holder = result.user_id
    human = holder is not None and 2 * made.get(holder, 0) > sum(made.values())
    named = holder if human and holder is not None and keeps_records(db, holder) else None
    return replace(result, user_id=named, human=human)


def ratings(db: Connection, game: str, user_ids: Sequence[int], season: str = "") -> dict[int, Rating]:
    """Ratings of people at a game: of a season, or of all time."""
    table, when = ("season_ratings", " AND season=?") if season else ("ratings", "")
    people = ", ".join("?" * len(user_ids))
    args = (game, *user_ids, season) if season else (game, *user_ids)
    found = db.execute(f"SELECT * FROM {table} WHERE game=? AND user_id IN ({people}){when}", args)
    return {row["user_id"]: _rating(row) for row in found}


async def ratings_at(db: Database, game: str, user_ids: Sequence[int]) -> dict[int, Rating]:
    """Ratings of all time of people at a game."""
    people = ", ".join("?" * len(user_ids))
    found = await db.all(f"SELECT * FROM ratings WHERE game=? AND user_id IN ({people})", game, *user_ids)
    return {row["user_id"]: _rating(row) for row in found}


def rate(db: Connection, game: str, rated: Mapping[int, Rating], now: float, season: str = "") -> None:
    table, key = ("season_ratings", ("user_id", "game", "season")) if season else ("ratings", ("user_id", "game"))
    own = (game, season) if season else (game,)
    db.executemany(
        replace_row(table, key, (*key, "mu", "sigma", "games", "changed_at")),
        [(user_id, *own, r.mu, r.sigma, r.games, now) for user_id, r in rated.items()],
    )


def _rating(row: Row) -> Rating:
    return Rating(row["mu"], row["sigma"], row["games"], row["changed_at"])


def forget(db: Connection, user_id: int) -> None:
    """Detach a person from their results, and delete their ratings."""
    db.execute("UPDATE results SET user_id=NULL WHERE user_id=?", (user_id,))
    for table in ("ratings", "season_ratings"):
        db.execute(f"DELETE FROM {table} WHERE user_id=?", (user_id,))


# ---------------------------------------------------------------- reading

SUMMARY = (
    "SELECT game, count(*) AS games, count(*) FILTER (WHERE place=1) AS wins, avg(points) AS points,"
    " avg(place) AS place, sum(thought) / nullif(sum(turns), 0) AS thought FROM results WHERE user_id=? AND human=1"
    " AND apart<>'automata'"
)


async def of_person(db: Database, user_id: int, guild_id: int | None = None) -> list[Summary]:
    """Summaries per game, the most played first; for all servers or one."""
    here, args = ("", (user_id,)) if guild_id is None else (" AND guild_id=?", (user_id, guild_id))
    rows = await db.all(f"{SUMMARY}{here} GROUP BY game ORDER BY games DESC, game", *args)
    return [Summary(r["game"], r["games"], r["wins"], r["points"], r["place"], r["thought"]) for r in rows]


async def played(db: Database, user_id: int, guild_id: int | None = None) -> list[Played]:
    """Every result of a person, newest first; for all servers or one."""
    here, args = ("", (user_id,)) if guild_id is None else (" AND guild_id=?", (user_id, guild_id))
    rows = await db.all(
        f"SELECT game, players, points, place, sources, apart FROM results WHERE user_id=? AND human=1{here}"
        " ORDER BY ended_at DESC LIMIT 1000",
        *args,
    )
    return [
        Played(r["game"], r["players"], r["points"], r["place"], json.loads(r["sources"]), r["apart"]) for r in rows
    ]


async def between(db: Database, user_id: int, other_id: int) -> list[Duel]:
    """Results per game of the tables at which both played to the end."""
    rows = await db.all(
        "SELECT a.game, count(*) AS games, count(*) FILTER (WHERE a.place<b.place) AS ahead,"
        " count(*) FILTER (WHERE a.place>b.place) AS behind,"
        " avg(a.points) AS points, avg(b.points) AS their_points"
        " FROM results a JOIN results b ON b.table_id=a.table_id AND b.user_id=?"
        " WHERE a.user_id=? AND a.human=1 AND b.human=1 GROUP BY a.game ORDER BY games DESC, a.game",
        other_id, user_id,
    )  # fmt: skip
    return [Duel(r["game"], r["games"], r["ahead"], r["behind"], r["points"], r["their_points"]) for r in rows]


async def ratings_of(db: Database, user_id: int) -> dict[str, Rating]:
    """Ratings of all time by game."""
    rows = await db.all("SELECT * FROM ratings WHERE user_id=?", user_id)
    return {row["game"]: _rating(row) for row in rows}


async def rated_in(db: Database, guild_id: int, game: str) -> dict[int, Rating]:
    """Ratings of all people who finished a game in a server."""
    rows = await db.all(
        "SELECT DISTINCT q.user_id, q.mu, q.sigma, q.games, q.changed_at FROM results r JOIN ratings q"
        " ON q.user_id=r.user_id AND q.game=r.game"
        " WHERE r.guild_id=? AND r.game=? AND r.user_id IS NOT NULL",
        guild_id, game,
    )  # fmt: skip
    return {row["user_id"]: _rating(row) for row in rows}


async def rated_in_season(db: Database, guild_id: int, game: str, season: str, since: float) -> dict[int, Rating]:
    """Ratings of a season of all people who finished a rated game in a server since it began."""
    rows = await db.all(
        "SELECT DISTINCT q.user_id, q.mu, q.sigma, q.games, q.changed_at FROM results r JOIN season_ratings q"
        " ON q.user_id=r.user_id AND q.game=r.game AND q.season=?"
        " WHERE r.guild_id=? AND r.game=? AND r.user_id IS NOT NULL AND r.rated=1"
        " AND r.ended_at>=? AND r.ended_at<=q.changed_at",
        season, guild_id, game, since,
    )  # fmt: skip
    return {row["user_id"]: _rating(row) for row in rows}


async def seasons_in(db: Database, guild_id: int, game: str) -> list[str]:
    """Seasons in which people of a server were rated at a game."""
    rows = await db.all(
        "SELECT DISTINCT q.season FROM results r JOIN season_ratings q ON q.user_id=r.user_id AND q.game=r.game"
        " WHERE r.guild_id=? AND r.game=? AND r.user_id IS NOT NULL",
        guild_id, game,
    )  # fmt: skip
    return [row["season"] for row in rows]


@dataclass(frozen=True, slots=True)
class Ended:
    """Result of a seat as compared with others."""

    table_id: str
    seat: int
    user_id: int | None
    players: int
    points: int
    place: int
    sources: Mapping[str, int]
    winners: int = 1
    """Number of seats that share the first place."""
    course: "Course | None" = None
    """None if it was not computed yet."""


@dataclass(frozen=True, slots=True)
class Course:
    """When in a game a seat made its points. Empty for a game that cannot be replayed."""

    started: bool = False
    phases: tuple[tuple[str, Mapping[str, int]], ...] = ()
    """Name of each phase, and the points made in it by source."""


ENDED = (
    "r.table_id, r.seat, r.user_id, r.players, r.points, r.place, r.sources, r.course,"
    " (SELECT count(*) FROM results w WHERE w.table_id=r.table_id AND w.place=1) AS winners"
)


async def at_tables_of(db: Database, user_id: int, game: str, guild_id: int | None, limit: int) -> list[Ended]:
    """Results of all seats in a person's games of a title among people, newest first; in all servers or one."""
    here, args = ("", ()) if guild_id is None else (" AND mine.guild_id=?", (guild_id,))
    found = await db.all(
        f"SELECT {ENDED} FROM (SELECT table_id, ended_at FROM results mine WHERE mine.user_id=? AND mine.game=?"
        f" AND mine.human=1 AND mine.apart<>'automata'{here} ORDER BY mine.ended_at DESC LIMIT ?) t"
        " JOIN results r ON r.table_id=t.table_id ORDER BY t.ended_at DESC, r.table_id, r.seat",
        user_id, game, *args, limit,
    )  # fmt: skip
    return [_ended(row) for row in found]


async def named_in(db: Database, guild_id: int, game: str, limit: int) -> list[Ended]:
    """Results of people who keep records, in a server's games of a title among people, newest first."""
    found = await db.all(
        f"SELECT {ENDED} FROM results r WHERE r.guild_id=? AND r.game=? AND r.user_id IS NOT NULL AND r.human=1"
        " AND r.apart<>'automata' ORDER BY r.ended_at DESC LIMIT ?",
        guild_id, game, limit,
    )  # fmt: skip
    return [_ended(row) for row in found]


def _ended(row: Row) -> Ended:
    return Ended(
        row["table_id"], row["seat"], row["user_id"], row["players"], row["points"], row["place"],
        json.loads(row["sources"]), row["winners"], _course(row["course"]),
    )  # fmt: skip


def _course(stored: str) -> Course | None:
    if not stored:
        return None
    read = json.loads(stored)
    return Course(read["started"], tuple((name, points) for name, points in read["phases"]))


def put_courses(db: Connection, table_id: str, courses: Sequence[Course]) -> None:
    """Store the courses of a game by seat."""
    db.executemany(
        "UPDATE results SET course=? WHERE table_id=? AND seat=?",
        [(json.dumps(asdict(course)), table_id, seat) for seat, course in enumerate(courses)],
    )
