"""Ratings: what a game changes, how certainty fades with absence, and how a rating is shown.

Each game is rated twice: for all time and for its season, a quarter of the year in which everyone begins anew.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt

from openskill.models import PlackettLuce

from storage.results import Ladder, Rating

SETTLED = 5
"""Rated games from which a rating is no longer provisional."""
MODEL = PlackettLuce()
BEGIN, STEP, LEAST = 1000, 20, 100
"""Scale of shown ratings: start, points per unit of the model, and minimum. The model starts at zero, so a first
loss would otherwise show as negative."""
FADING = 1.3
"""Standard deviation gained in a month of absence (added as a variance): after three years a settled player is as
unknown as a newcomer."""
MONTH = 30 * 86_400
OFTEN, LESS = 6, 0.7
"""Rated games of a title in a season that count in full against the same opponent, and the factor for each further
one. All that a pair can win from each other in a season is worth less than ten games."""


# ---------------------------------------------------------------- seasons


@dataclass(frozen=True, order=True, slots=True)
class Season:
    """A quarter of a year, in UTC."""

    year: int
    quarter: int

    def __str__(self) -> str:
        return f"{self.year}Q{self.quarter}"

    @property
    def begins(self) -> float:
        return datetime(self.year, 3 * self.quarter - 2, 1, tzinfo=UTC).timestamp()


def season_at(now: float) -> Season:
    day = datetime.fromtimestamp(now, UTC)
    return Season(day.year, (day.month + 2) // 3)


def season_named(name: str) -> Season | None:
    """The season written like `2026Q4`; None if it is not one."""
    year, _, quarter = name.strip().upper().partition("Q")
    valid = len(year) == 4 and year.isdecimal() and year.isascii() and quarter in ("1", "2", "3", "4")
    return Season(int(year), int(quarter)) if valid and year >= "1970" else None


def ladder_at(now: float) -> Ladder:
    """How a game that ends now is rated."""
    season = season_at(now)
    return Ladder(rated, str(season), season.begins)


# ---------------------------------------------------------------- a rated game


def rated(
    before: Sequence[Rating | None], places: Sequence[int], met: Sequence[Sequence[int]] = (), now: float | None = None
) -> list[Rating]:
    """Ratings after a game with these places; equal places are ties. None for a player without a rating.

    `met` has, for each player, the number of rated games with each opponent this season; against a frequent opponent
    a game changes less.
    """
    faded = [Rating(MODEL.mu, MODEL.sigma, 0) if own is None else fade(own, now) for own in before]
    teams = [[MODEL.rating(mu=own.mu, sigma=own.sigma)] for own in faded]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    weights = [weight(games) for games in met] or [1.0] * len(faded)
    return [
        Rating(old.mu + w * (new.mu - old.mu), old.sigma + w * (new.sigma - old.sigma), old.games + 1, now)
        for old, (new,), w in zip(faded, after, weights, strict=True)
    ]


def weight(met: Sequence[int]) -> float:
    """How much a game counts against opponents met that often before this season: the mean over the opponents."""
    return sum(LESS ** max(0, games + 1 - OFTEN) for games in met) / len(met) if met else 1.0


def fade(rating: Rating, now: float | None) -> Rating:
    """The rating now, less certain for the time since its last game."""
    if now is None or rating.changed_at is None:
        return rating
    months = max(0.0, now - rating.changed_at) / MONTH
    sigma = max(rating.sigma, min(MODEL.sigma, sqrt(rating.sigma**2 + FADING**2 * months)))
    return Rating(rating.mu, sigma, rating.games, rating.changed_at)


# ---------------------------------------------------------------- shown


@dataclass(frozen=True, slots=True)
class Standing:
    """A rating as shown: a conservative estimate, and whether it is provisional."""

    strength: float
    """The model's estimate minus three standard deviations."""
    games: int

    @property
    def value(self) -> int:
        """On the shown scale."""
        return max(LEAST, round(BEGIN + STEP * self.strength))

    @property
    def provisional(self) -> bool:
        return self.games < SETTLED


def standing(rating: Rating, now: float | None = None) -> Standing:
    known = fade(rating, now)
    return Standing(MODEL.rating(mu=known.mu, sigma=known.sigma).ordinal(), known.games)
