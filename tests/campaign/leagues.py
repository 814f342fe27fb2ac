"""Seasons of leagues with people who drop out and processes that die, each scored a second time by other means."""

import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tables.leagues import model, signup
from tables.leagues.model import DAY
from tests.campaign.figures import Figures
from tests.tables.league_scorer import Scorer
from tests.tables.league_season import FIRST, Season, a_season

GAMES = ("calimala", "burgundy", "tiletum", "tournay", "genoa")


async def campaign(figures: Figures, *, seasons: int, minutes: float) -> None:
    """Play seasons of random formats and sizes; every standing must be that of the independent scorer."""
    rng, until = random.Random(f"{figures.seed} leagues"), time.monotonic() + 60 * minutes
    for _ in range(seasons):
        if time.monotonic() > until:
            return
        with tempfile.TemporaryDirectory() as folder:
            await _season(figures, Path(folder) / "house.db", rng)


async def _season(figures: Figures, path: Path, rng: random.Random) -> None:
    people = rng.randint(6, 64)
    games = tuple(rng.sample(GAMES, rng.randint(1, 3)))
    sizes = model.sizes_of(games)
    how: dict[str, Any] = {
        "games": games, "seats": rng.choice(sizes), "rounds": rng.randint(2, 6), "size": rng.randint(4, 12),
        "format": rng.choice(model.FORMATS), "settle": "standing",
    }  # fmt: skip
    async with a_season(path, seed=rng.getrandbits(32)) as season:
        league_id = await season.open(people, **how)
        season.now += 7 * DAY + 1
        season.risk = 0.05
        while (league := await season.league(league_id)).row.status == "running" or not league.row.round:
            await season.play_round(league_id, unfinished=rng.randint(0, 2))
            await _agrees(figures, season, league_id, how)
            await _leaves(season, league_id, rng)
        figures.counts.update({"league seasons": 1, "league tables": len(league.drawn), "crashes": season.crashes})
        tables = await season.database.all("SELECT source FROM tables")
        figures.expect(len(tables) == len({row["source"] for row in tables}), f"a league table was doubled: {how}")


async def _agrees(figures: Figures, season: Season, league_id: int, how: dict[str, Any]) -> None:
    league = await season.league(league_id)
    scorer = Scorer(season.path, league_id, season.late, season.sat)
    for division, lines in league.standings.items():
        ours = [(line.place, line.player, round(float(line.points), 3)) for line in lines]
        theirs = [(line.rank, line.player, round(line.points, 3)) for line in scorer.standing(division)]
        figures.expect(sorted(ours) == sorted(theirs), f"the standing of a league is wrong: {how} {ours} {theirs}")


async def _leaves(season: Season, league_id: int, rng: random.Random) -> None:
    """Some drop out, some places are taken over."""
    season.risk, risk = 0.0, season.risk
    league = await season.league(league_id)
    if league.row.status == "running":
        for player in rng.sample(league.joined, min(2, len(league.joined) - 1)):
            if player.user_id is not None and rng.random() < 0.5:
                await signup.leave(season.hall, league_id, player.user_id)
                if rng.random() < 0.5:
                    await signup.join(season.hall, league_id, FIRST + rng.randint(1000, 1 << 30), "Sub")
    season.risk = risk
