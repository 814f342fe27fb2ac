"""A season played quickly: real games of chance, each stored in one update; drop-outs, substitutes and crashes."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from storage import Database
from tables import Hall, Table, duties
from tables.core.actors import Organiser
from tables.core.update import Update
from tables.leagues import model, rounds, signup
from tables.leagues.model import DAY, League, Settings
from tables.play import playing
from tests.tables.house import new_database

GUILD, CHANNEL = 7, 70
ORGANISER = Organiser(990_000, "Olga")
FIRST = 100_000


class Killed(BaseException):
    """The process died."""


@dataclass
class Season:
    """A database and the hall over it. The hall is thrown away at every crash."""

    database: Database
    path: Path
    rng: random.Random
    now: float = 1_780_000_000.0
    crashes: int = 0
    risk: float = 0.0
    """Probability that a transaction is the last thing a process does, done or not."""
    late: set[tuple[str, int]] = field(default_factory=set)
    sat: dict[tuple[str, int], int | None] = field(default_factory=dict)
    """For the scorer; see there."""
    hall: Hall = field(init=False)

    def __post_init__(self) -> None:
        write = self.database.write

        async def risky(transaction: Callable[..., Any], *args: Any) -> Any:
            dies = self.rng.random() < self.risk
            if dies and self.rng.random() < 0.5:
                raise Killed
            done = await write(transaction, *args)
            if dies:
                raise Killed
            return done

        self.database.write = risky  # type: ignore[method-assign]
        self.awake()

    def awake(self) -> None:
        seeds = random.Random(self.rng.random())
        self.hall = Hall(self.database, clock=lambda: self.now, new_seed=lambda: f"{seeds.getrandbits(64):x}")

    async def live(self, work: Callable[[], Any]) -> Any:
        """Do it, starting again after every crash."""
        while True:
            try:
                return await work()
            except Killed:
                self.crashes += 1
                self.awake()

    async def rounds(self) -> None:
        await self.live(lambda: duties.make_rounds(self.hall))

    async def league(self, league_id: int) -> League:
        return await model.load(self.hall, league_id)

    async def open(self, people: int, **settings: Any) -> int:
        """A published league that this number of people have joined."""
        games = settings.pop("games", ("calimala", "burgundy", "tiletum"))
        chosen = Settings(games=games, **settings)
        made = await signup.found(
            self.hall, ORGANISER, "Autumn", chosen, guild_id=GUILD, channel_id=CHANNEL, language="en",
            closes_at=self.now + 7 * DAY,
        )  # fmt: skip
        await signup.publish(self.hall, made.id, ORGANISER)
        for number in range(people):
            await signup.join(self.hall, made.id, FIRST + number, f"P{number}")
        return made.id

    async def play(self, table_id: str, moves: int = 1 << 30) -> None:
        """Play a table by chance to its end, or this number of moves, in one update."""
        table: Table = await self.hall.table(table_id)
        if not table.playing:
            return
        update = Update(table, table.state.clone(), self.now)
        while moves and not table.game.over(update.state):
            seat = table.game.to_act(update.state)[0]
            update.play(seat, self.rng.choice(list(table.game.moves(update.state, seat))), "person")
            moves -= 1
        async with self.hall.locked(table_id) as held:
            update.before = held
            await playing.commit(self.hall, update)

    async def play_round(self, league_id: int, *, unfinished: int = 0) -> None:
        """Play the tables of the round; of the last ones only a part, until the date settles them."""
        await self.rounds()
        league = await self.league(league_id)
        playing_ = [one.table_id for one in league.round(league.row.round) if one.status == "playing"]
        slow = playing_[len(playing_) - unfinished :] if unfinished else []
        for table_id in playing_:
            assert table_id is not None
            self.now += 600
            await self.live(lambda: self.play(table_id, 30 if table_id in slow else 1 << 30))  # noqa: B023
        await self.rounds()
        league = await self.league(league_id)
        if slow and league.row.round_ends_at is not None:
            self.now = league.row.round_ends_at + 1
            for table_id in slow:
                assert table_id is not None
                table = await self.hall.table(table_id)
                self.late |= {(table_id, seat) for seat in rounds.overdue(table, self.now)}
            await self.rounds()


@asynccontextmanager
async def a_season(path: Path, seed: int = 1) -> AsyncIterator[Season]:
    database = new_database(path)
    await database.open()
    try:
        yield Season(database, path, random.Random(seed))
    finally:
        await database.close()
