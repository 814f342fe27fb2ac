"""Standings of a league: pure functions of the recorded results.

The rules, as the invitation states them:

- A table gives its first 12 points and its last none, in equal steps between; players who share a rank share the points
  of their places. So each table gives 6 points on average, however many play.
- A seat that a caretaker played to the end does not count: the others are ranked among themselves. A player who is left
  alone, and one who has a bye, gets 6 points.
- Equal points are decided by direct games (the share of those ranked below, among the tied), then by the share of the
  points at their tables, then by the strength of the opponents (their average league points). What is still equal is a
  shared rank.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

FULL = 12
"""Points of the first at a table."""
EVEN = Fraction(FULL, 2)
"""Points of a bye, and of a player whose opponents do not count."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat of a finished table."""

    player: int | None
    """None if a caretaker played it to the end."""
    place: int
    """Place among all seats; equal ones are shared."""
    points: int
    """Points in the game."""


@dataclass(frozen=True, slots=True)
class Finished:
    round: int
    number: int
    seats: tuple[Seated, ...]

    @property
    def counted(self) -> list[Seated]:
        return [seat for seat in self.seats if seat.player is not None]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line: rank, points and tie-breaks. Ranks are shared by those whom nothing separates."""

    player: int
    place: int
    points: Fraction
    games: int
    wins: Fraction
    """Tables won; a shared first place is a part of one."""
    direct: Fraction
    share: Fraction
    strength: Fraction
    decided_by: str = ""
    """What separates this player from the one above with the same points: `direct`, `share` or `strength`."""


def table_points(places: Sequence[int]) -> list[Fraction]:
    """League points of a table's seats, by their places."""
    count = len(places)
    if count < 2:
        return [EVEN] * count
    worth = [Fraction(FULL * (count - 1 - at), count - 1) for at in range(count)]
    order = sorted(places)
    shared: dict[int, Fraction] = {}
    for place in set(places):
        taken = [worth[at] for at, one in enumerate(order) if one == place]
        shared[place] = sum(taken, Fraction(0)) / len(taken)
    return [shared[place] for place in places]


def standings(
    players: Iterable[int], finished: Sequence[Finished], byes: Iterable[int] = (), *, gone: Iterable[int] = ()
) -> list[Standing]:
    """Lines of these players, best first. `byes`: a player for each bye. `gone`: players who left, ranked last."""
    wanted, left = [*players], set(gone)
    book = _Book(finished, byes)
    lines = [book.line(player) for player in wanted]
    order: list[Standing] = []
    for away in (False, True):
        here = [line for line in lines if (line.player in left) is away]
        for points in sorted({line.points for line in here}, reverse=True):
            tied = [line for line in here if line.points == points]
            direct = _direct([line.player for line in tied], finished) if len(tied) > 1 else {}
            tied = [replace(line, direct=direct.get(line.player, line.direct)) for line in tied]
            tied.sort(key=lambda line: (*(-one for one in _breaks(line)), line.player))
            for number, line in enumerate(tied):
                above = tied[number - 1] if number else None
                equal = above is not None and _breaks(above) == _breaks(line)
                place = order[-1].place if equal else len(order) + 1
                order.append(replace(line, place=place, decided_by=_decided(above, line)))
    return order


BREAKS = ("direct", "share", "strength")


def _breaks(line: Standing) -> tuple[Fraction, Fraction, Fraction]:
    return line.direct, line.share, line.strength


def _decided(above: Standing | None, line: Standing) -> str:
    if above is None:
        return ""
    return next((name for name in BREAKS if getattr(above, name) != getattr(line, name)), "")


class _Book:
    """Results by player."""

    def __init__(self, finished: Iterable[Finished], byes: Iterable[int]) -> None:
        self.points: defaultdict[int, Fraction] = defaultdict(Fraction)
        self.games: defaultdict[int, int] = defaultdict(int)
        self.wins: defaultdict[int, Fraction] = defaultdict(Fraction)
        self.shares: defaultdict[int, list[Fraction]] = defaultdict(list)
        self.opponents: defaultdict[int, list[int]] = defaultdict(list)
        for table in finished:
            self._add(table.counted)
        self.per_game = {player: self.points[player] / games for player, games in self.games.items()}
        for player in byes:
            self.points[player] += EVEN

    def _add(self, seats: Sequence[Seated]) -> None:
        total = sum(seat.points for seat in seats)
        first = [seat for seat in seats if seat.place == min(one.place for one in seats)]
        for seat, points in zip(seats, table_points([seat.place for seat in seats]), strict=True):
            assert seat.player is not None
            self.points[seat.player] += points
            self.games[seat.player] += 1
            if len(seats) > 1 and seat in first:
                self.wins[seat.player] += Fraction(1, len(first))
            share = Fraction(seat.points * len(seats), total) if total > 0 else Fraction(1)
            self.shares[seat.player].append(share)
            self.opponents[seat.player] += [one.player for one in seats if one.player not in (None, seat.player)]

    def line(self, player: int) -> Standing:
        shares, opponents = self.shares.get(player, []), self.opponents.get(player, [])
        share = sum(shares, Fraction(0)) / len(shares) if shares else Fraction(1)
        strength = sum((self.per_game[one] for one in opponents), Fraction(0)) / len(opponents) if opponents else EVEN
        games = self.games.get(player, 0)
        wins, points = self.wins.get(player, Fraction(0)), self.points.get(player, Fraction(0))
        return Standing(player, 0, points, games, wins, Fraction(1, 2), share, strength)


def _direct(tied: Sequence[int], finished: Iterable[Finished]) -> dict[int, Fraction]:
    """For each of the tied: the share of meetings with the others in which they were ranked above; one half if they
    never met. A shared rank is half of one."""
    among = set(tied)
    won: defaultdict[int, Fraction] = defaultdict(Fraction)
    met: defaultdict[int, int] = defaultdict(int)
    for table in finished:
        seats = [seat for seat in table.counted if seat.player in among]
        for one in seats:
            for other in seats:
                if one.player is not None and one.player != other.player:
                    met[one.player] += 1
                    won[one.player] += (
                        Fraction(1, 2) if one.place == other.place else Fraction(int(one.place < other.place))
                    )
    return {player: won[player] / met[player] if met[player] else Fraction(1, 2) for player in tied}


# ---------------------------------------------------------------- promotion


def moved(
    divisions: Sequence[Sequence[int]], gone: Iterable[int], moves: int, newcomers: Sequence[int] = ()
) -> list[int]:
    """The order of the next season, best division first.

    `divisions`: the players of each division, best first. The first `moves` of each go up, the last go down; those who
    left drop out and newcomers come last. Cut into divisions of equal size, it fills gaps from below.
    """
    left = set(gone)
    target: list[tuple[int, int, int, int]] = []
    for number, division in enumerate(divisions):
        here = [player for player in division if player not in left]
        most = min(moves, len(here) // 2)
        for place, player in enumerate(here):
            up = number > 0 and place < most
            down = number < len(divisions) - 1 and place >= len(here) - most
            step = -1 if up else 1 if down else 0
            target.append((number + step, -step, place, player))
    return [player for *_, player in sorted(target)] + list(newcomers)


def of_division(divisions: Mapping[int, int]) -> dict[int, list[int]]:
    """Players of each division, by number."""
    found: dict[int, list[int]] = {}
    for player, division in divisions.items():
        found.setdefault(division, []).append(player)
    return dict(sorted(found.items()))
