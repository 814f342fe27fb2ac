"""A league as it stands: settings, players, drawn tables, standings."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil
from typing import Any, Literal
from weakref import WeakKeyDictionary

from pydantic import BaseModel, ConfigDict, Field

from engine import GAMES
from storage import leagues as rows
from storage.leagues import Correction, DrawnRow, LeagueRow, PlayerRow
from tables.core.hall import Hall
from tables.core.refusals import Refused
from tables.leagues import scoring
from tables.leagues.scoring import Finished, Seated, Standing
from tables.lobby import opening
from tables.time.time_control import GENTLE, Pace

Format = Literal["groups", "swiss", "ladder"]
Settle = Literal["standing", "even"]
FORMATS: tuple[Format, ...] = ("groups", "swiss", "ladder")
SETTLES: tuple[Settle, ...] = ("standing", "even")
"""Unfinished at the date of a round: ranks as they stand, or the points of a bye for all."""
MOST_ROUNDS, MOST_DAYS = 20, 120
LONGEST_NAME = 60
DAY = 86_400.0
MANY = 100
"""Number of players from which a league is computed in a thread."""


class Settings(BaseModel):
    """What the invitation fixes."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    games: tuple[str, ...] = Field(min_length=1)
    format: Format = "swiss"
    seats: int = 4
    """Players per table; tables differ by one where the numbers do not divide."""
    rounds: int = Field(default=3, ge=1, le=MOST_ROUNDS)
    round_days: int = Field(default=21, ge=1, le=MOST_DAYS)
    size: int = Field(default=8, ge=2, le=50)
    """Players of a group or division."""
    moves: int = Field(default=2, ge=1, le=10)
    """Players who move up and down between two divisions."""
    clock: Pace = GENTLE
    options: dict[str, dict[str, str]] = {}
    """Game → its options."""
    rated: bool = True
    invited_only: bool = False
    settle: Settle = "standing"

    def game_of(self, number: int) -> str:
        """The game of a round (from 1): the games take turns."""
        return self.games[(number - 1) % len(self.games)]

    def options_of(self, game: str) -> dict[str, str]:
        """The options of a game; the first seat starts where that can be chosen, since seats are balanced."""
        choices = GAMES[game].meta.options.choices() if game in GAMES else {}
        first = {"start": "first_seat"} if "first_seat" in choices.get("start", ()) else {}
        return {**first, **self.options.get(game, {})}


def sizes_of(games: Iterable[str]) -> range:
    """Numbers of players that all of the games can be played with; empty if there is none."""
    known = [GAMES[game].meta.seats for game in games]
    return range(max(seats[0] for seats in known), min(seats[-1] for seats in known) + 1)


def usual(games: tuple[str, ...], format_: Format) -> Settings:
    """Settings of a new league."""
    seats = min(4, sizes_of(games)[-1])
    size = {"groups": seats * 2, "swiss": 8, "ladder": seats * 2}[format_]
    rounds = ceil((size - 1) / (seats - 1)) if format_ == "groups" else max(3, len(games))
    return Settings(games=games, format=format_, seats=seats, size=size, rounds=min(rounds, MOST_ROUNDS))


def checked(hall: Hall, settings: Settings) -> Settings:
    """The settings, if they can be played. Raises Refused with the reason."""
    for game in settings.games:
        if game not in hall.games:
            raise Refused("table-unknown-game", game=game[:32])
        opening.full_options(game, settings.options.get(game, {}))
    shared = sizes_of(settings.games)
    if not shared:
        raise Refused("league-games-apart")
    if settings.seats not in shared:
        raise Refused("league-bad-seats", least=shared[0], most=shared[-1])
    return settings


@dataclass(frozen=True)
class League:
    row: LeagueRow
    players: tuple[PlayerRow, ...]
    drawn: tuple[DrawnRow, ...]
    corrections: tuple[Correction, ...]

    @property
    def id(self) -> int:
        return self.row.id

    @cached_property
    def settings(self) -> Settings:
        return Settings.model_validate(self.row.settings)

    @cached_property
    def by_number(self) -> Mapping[int, PlayerRow]:
        return {player.number: player for player in self.players}

    @property
    def joined(self) -> list[PlayerRow]:
        """Players who are in, in order of sign-up."""
        return [player for player in self.players if player.status == "in"]

    @property
    def invited(self) -> list[PlayerRow]:
        return [player for player in self.players if player.status == "invited"]

    def player_of(self, user_id: int) -> PlayerRow | None:
        return next((player for player in self.players if player.user_id == user_id), None)

    @property
    def vacancies(self) -> list[PlayerRow]:
        """Players who left a running season and whom no substitute replaced."""
        replaced = {player.stands_for for player in self.players}
        return [one for one in self.players if one.status == "out" and one.number not in replaced]

    def round(self, number: int) -> list[DrawnRow]:
        return [table for table in self.drawn if table.round == number]

    @property
    def unfinished(self) -> list[DrawnRow]:
        return [table for table in self.drawn if table.status in ("drawn", "playing")]

    @cached_property
    def divisions(self) -> dict[int, list[int]]:
        """Numbers of the players of each group or division; those who left included."""
        return scoring.of_division({one.number: one.division for one in self.players if one.status != "invited"})

    @cached_property
    def standings(self) -> dict[int, list[Standing]]:
        """Lines by group or division, best first."""
        gone = [player.number for player in self.players if player.status == "out"]
        byes = [player for table in self.drawn if table.status == "bye" for player in table.players]
        finished = [finished_of(table) for table in self.drawn if table.result is not None]
        return {
            number: scoring.standings(players, finished, byes, gone=gone) for number, players in self.divisions.items()
        }


def finished_of(table: DrawnRow) -> Finished:
    assert table.result is not None
    return Finished(table.round, table.number, tuple(Seated(*seat) for seat in table.result))


KEPT = 8
"""Maximum leagues cached per hall, as of their version."""
COMPUTED = ("settings", "by_number", "divisions", "standings")
_cache: WeakKeyDictionary[Hall, OrderedDict[int, League]] = WeakKeyDictionary()


async def load(hall: Hall, league_id: int, guild_id: int | None = None) -> League:
    """A league with everything; one of this server, if given. Raises Refused if there is none."""
    row = await rows.league(hall.db, league_id)
    if row is None or (guild_id is not None and row.guild_id != guild_id):
        raise Refused("league-unknown")
    known = _cache.setdefault(hall, OrderedDict())
    kept = known.get(league_id)
    if kept is None or kept.row.version != row.version:
        kept = known[league_id] = League(
            row,
            tuple(await rows.players(hall.db, league_id)),
            tuple(await rows.drawn(hall.db, league_id)),
            tuple(await rows.corrections(hall.db, league_id)),
        )
        known.move_to_end(league_id)
        while len(known) > KEPT:
            known.popitem(last=False)
        again = await rows.league(hall.db, league_id)
        if again is None or again.version != row.version:  # changed between the statements
            known.pop(league_id, None)
            return await load(hall, league_id, guild_id)
    if kept.row == row:
        return kept
    current = replace(kept, row=row)
    current.__dict__.update({name: kept.__dict__[name] for name in COMPUTED if name in kept.__dict__})
    return current


async def counted(league: League) -> League:
    """The league with its standings computed, those of many players in a thread."""
    if len(league.players) > MANY:
        await asyncio.to_thread(lambda: league.standings)
    return league


async def threads(hall: Hall, league: League) -> dict[str, int]:
    """Threads of the tables of the present round, by table id."""
    return await rows.threads(hall.db, league.id, league.row.round)


async def to_show(hall: Hall, busy: Collection[str]) -> list[int]:
    """Leagues whose messages are out of date."""
    return await rows.to_show(hall.db, busy, hall.shards)


async def posted(hall: Hall, league_id: int, **columns: int | None) -> None:
    """Store what is posted: `shown`, `lost`, `invitation_id`, `message_id`, `message_round`."""
    await hall.db.write(lambda db: rows.posted(db, league_id, **columns))


async def has_next(hall: Hall, league: League) -> bool:
    return await rows.next_season(hall.db, league.id) is not None


def dumped(settings: Settings) -> dict[str, Any]:
    return settings.model_dump(mode="json")
