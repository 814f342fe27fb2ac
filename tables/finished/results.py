"""Results, times and ratings of games, written in the update that ends a game, unless the player opted out.

A result belongs to the player who played the seat, so a substitute inherits none and a caretaker's seat has none. Only
games between people are rated: not with an automaton, nor if agreed unrated, nor ended too early by agreement.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import GAMES
from storage import people, results, votes
from storage.changes import Rows
from storage.dialects import Connection
from storage.results import Duel, EndOfGame, Played, Rating, Result, Summary
from storage.tables import SeatRow
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.core.table import Table
from tables.core.update import Update
from tables.finished.ratings import Season, Standing, ladder_at, season_at, season_named, standing

ENOUGH = 2 / 3
"""Share of a game's usual number of decisions from which an end by agreement is rated."""

# ---------------------------------------------------------------- the end of a game


async def end_rows(hall: Hall, update: Update) -> Rows:
    """Rows for a game played to its end. Clocks are settled before, so thinking times are complete. A study has no
    results."""
    rows = Rows(writes=[votes.DropAll(update.before.id)])
    if not update.table.is_study:
        seats = [update.rows.seats.get(number, seat) for number, seat in enumerate(update.table.seats)]
        rows.writes.append(by_standings(update.table, update.state, seats, update.at))
    return rows


def by_agreement(table: Table, now: float) -> list[EndOfGame]:
    """Results of a game ended by agreement now; none for a study."""
    return [] if table.is_study else [by_standings(table, table.state, table.seats, now, early=too_early(table))]


def too_early(table: Table) -> bool:
    """Whether an end by agreement now is unrated. Always, for a game of unknown usual length."""
    usual = table.game.meta.decisions.get(len(table.seats))
    return usual is None or table.played < ENOUGH * usual


def would_be_rated(table: Table) -> bool:
    """Whether this game is rated if played to its end."""
    return not table.has_automata and not table.row.unrated


def by_standings(table: Table, state: Any, seats: Sequence[SeatRow], now: float, *, early: bool = False) -> EndOfGame:
    """Results of a game that ends at this position."""
    row, standings = table.row, table.game.settled(state)
    apart = "automata" if table.has_automata else "unrated" if row.unrated or early else ""
    ended = [
        Result(
            row.id, number, seat.user_id, row.guild_id, row.game, len(seats), standings.points[number],
            standings.place(number), seat.decisions, seat.thought, True, now,
            sources=standings.breakdown[number], apart=apart,
        )
        for number, seat in enumerate(seats)
    ]  # fmt: skip
    return EndOfGame(tuple(ended), None if apart else ladder_at(now))


# ---------------------------------------------------------------- queries


@dataclass(frozen=True, slots=True)
class TitleResults:
    summary: Summary
    standing: Standing | None


@dataclass(frozen=True, slots=True)
class Versus:
    """Results of two players against each other, and their ratings."""

    duel: Duel
    own: Standing | None
    theirs: Standing | None


async def of_person(hall: Hall, reader_id: int, user_id: int, guild_id: int | None = None) -> list[TitleResults]:
    """A player's completed games by title, everywhere or in one server."""
    await must_keep_records(hall, reader_id, user_id)
    standings = await _standings(hall, user_id)
    found = await results.of_person(hall.db, user_id, guild_id)
    return [TitleResults(summary, standings.get(summary.game)) for summary in found]


@dataclass(frozen=True, slots=True)
class Tally:
    """Totals of a player's games of a title at one table size."""

    game: str
    players: int
    apart: str
    games: int
    wins: int
    par: float
    """Expected wins by chance alone."""
    average: float
    best: int


@dataclass(frozen=True, slots=True)
class Statistics:
    tallies: list[Tally]
    """By title, rated ones first, then by size."""
    sources: dict[str, list[tuple[str, float]]]
    """Title → average points per source (message id, points), highest first."""


async def statistics(hall: Hall, reader_id: int, user_id: int, guild_id: int | None = None) -> Statistics:
    """Per title and table size. Unrated games and games with automata are separate."""
    await must_keep_records(hall, reader_id, user_id)
    found = await results.played(hall.db, user_id, guild_id)
    kinds: dict[tuple[str, str, int], list[Played]] = {}
    for one in found:
        kinds.setdefault((one.game, one.apart, one.players), []).append(one)
    tallies = [
        Tally(
            game, players, apart, len(own), sum(one.place == 1 for one in own), len(own) / players,
            sum(one.points for one in own) / len(own), max(one.points for one in own),
        )
        for (game, apart, players), own in sorted(kinds.items())
    ]  # fmt: skip
    return Statistics(
        tallies, {game: _sources([p for p in found if p.game == game]) for game in {p.game for p in found}}
    )


def _sources(found: Sequence[Played]) -> list[tuple[str, float]]:
    known = [one.sources for one in found if one.sources]
    names = {name for sources in known for name in sources}
    averages = [(name, sum(sources.get(name, 0) for sources in known) / len(known)) for name in names]
    return sorted((one for one in averages if one[1]), key=lambda one: (-one[1], one[0]))


async def _standings(hall: Hall, user_id: int) -> dict[str, Standing]:
    now = hall.clock()
    return {game: standing(rating, now) for game, rating in (await results.ratings_of(hall.db, user_id)).items()}


async def between(hall: Hall, user_id: int, other_id: int) -> list[Versus]:
    """Results of two players against each other, by title."""
    if user_id == other_id:
        raise Refused("record-yourself")
    for one in (user_id, other_id):
        await must_keep_records(hall, user_id, one)
    own, theirs = await _standings(hall, user_id), await _standings(hall, other_id)
    found = await results.between(hall.db, user_id, other_id)
    return [Versus(duel, own.get(duel.game), theirs.get(duel.game)) for duel in found]


async def ladder(
    hall: Hall, guild_id: int | None, game: str, season: Season | None = None
) -> list[tuple[int, Standing]]:
    """Rated players of a server at a game, best first, provisional ones last; of all time or of one season."""
    guild_id = _must_have_ladder(guild_id, game)
    if season is None:
        known = {
            who: standing(one, hall.clock()) for who, one in (await results.rated_in(hall.db, guild_id, game)).items()
        }
    else:
        found = await results.rated_in_season(hall.db, guild_id, game, str(season), season.begins)
        known = {who: standing(one) for who, one in found.items()}
    return sorted(known.items(), key=lambda one: (one[1].provisional, -one[1].strength, one[0]))


async def seasons(hall: Hall, guild_id: int | None, game: str) -> list[Season]:
    """Seasons with rated games of a server at a game, newest first; the running one always."""
    found = await results.seasons_in(hall.db, _must_have_ladder(guild_id, game), game)
    known = {season for name in found if (season := season_named(name)) is not None}
    return sorted(known | {season_at(hall.clock())}, reverse=True)


def _must_have_ladder(guild_id: int | None, game: str) -> int:
    if game not in GAMES:
        raise Refused("table-unknown-game", game=game[:32])
    if guild_id is None:
        raise Refused("record-no-server")
    return guild_id


def exported(ratings: Sequence[Mapping[str, Any]], now: float | None = None) -> list[dict[str, Any]]:
    """Stored ratings, each with the number shown for it."""
    kept = [Rating(one["mu"], one["sigma"], one["games"], one["changed_at"]) for one in ratings]
    return [{**one, "shown": standing(rating, now).value} for one, rating in zip(ratings, kept, strict=True)]


async def must_keep_records(hall: Hall, reader_id: int, user_id: int) -> None:
    if not (await hall.person(user_id)).records:
        raise Refused("record-you-keep-none" if reader_id == user_id else "record-none-kept")


# ---------------------------------------------------------------- consent


async def keep_records(hall: Hall, user_id: int, wanted: bool) -> None:
    """Opt in to records, or opt out and delete them at once."""
    await hall.choose(_choose, user_id, wanted)


def _choose(db: Connection, user_id: int, wanted: bool) -> people.Person:
    if not wanted:
        results.forget(db, user_id)
    return people.change(db, user_id, {"records": wanted})
