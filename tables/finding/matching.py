"""Who fits whom: pure functions over the wishes of people.

A group shares a game, a number of players and whether it is rated. Nobody in it blocks another; a newcomer to the game
sits only with people who welcome beginners; who wants opponents of similar strength gets them. Among those who fit,
common waking hours count, and each day of waiting as much as two of them.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

SLOTS = 96
"""Quarters of an hour in the day ahead."""
A_DAY_COUNTS = 2.0
"""Hours of overlap that a day of waiting is worth."""
DAY = 86_400.0
NEAR = 200
"""Maximum difference of shown ratings that counts as similar strength."""
UNKNOWN = 1000
"""Shown rating of a person without one."""
PATIENCE = 400
"""Maximum steps of a search for one group."""


@dataclass(frozen=True, slots=True)
class Seeker:
    id: int
    user_id: int
    games: frozenset[str]
    sizes: frozenset[int]
    rated: frozenset[bool]
    since: float
    beginners: bool = True
    similar: bool = False
    new_to: frozenset[str] = frozenset()
    """Games that they have not finished yet."""
    strength: Mapping[str, int] = field(default_factory=dict)
    awake: int = (1 << SLOTS) - 1
    """Waking quarters of an hour of the day ahead, as bits."""


@dataclass(frozen=True, slots=True)
class Group:
    game: str
    rated: bool
    seekers: tuple[Seeker, ...]
    """Longest waiting first."""


Pairs = Collection[frozenset[int]]
"""Pairs of people who must not meet."""


def fit(game: str, one: Seeker, other: Seeker, apart: Pairs) -> bool:
    """Whether two people may sit at the same table of a game."""
    if one.user_id == other.user_id or frozenset((one.user_id, other.user_id)) in apart:
        return False
    if (game in one.new_to and not other.beginners) or (game in other.new_to and not one.beginners):
        return False
    near = abs(one.strength.get(game, UNKNOWN) - other.strength.get(game, UNKNOWN)) <= NEAR
    return near or not (one.similar or other.similar)


def overlap(seekers: Iterable[Seeker]) -> float:
    """Hours of the day ahead in which all are awake."""
    common = (1 << SLOTS) - 1
    for seeker in seekers:
        common &= seeker.awake
    return common.bit_count() / 4


def group_for(
    seed: Seeker, others: Sequence[Seeker], apart: Pairs, seats: Mapping[str, range], now: float
) -> Group | None:
    """The best group with this person: the largest number of players, then the longest overlap of waking hours."""
    for size in sorted(seed.sizes, reverse=True):
        found = []
        for game in sorted(seed.games):
            for rated in sorted(seed.rated, reverse=True):
                if size in seats.get(game, ()):
                    members = _search(game, rated, size, seed, others, apart, now)
                    found += [Group(game, rated, members)] if members else []
        if found:
            return max(found, key=lambda group: overlap(group.seekers))
    return None


def _search(
    game: str, rated: bool, size: int, seed: Seeker, others: Sequence[Seeker], apart: Pairs, now: float
) -> tuple[Seeker, ...] | None:
    usable = [o for o in others if game in o.games and size in o.sizes and rated in o.rated]
    steps = PATIENCE

    def extend(members: tuple[Seeker, ...], left: Sequence[Seeker]) -> tuple[Seeker, ...] | None:
        nonlocal steps
        if len(members) == size:
            return tuple(sorted(members, key=_place))
        fitting = [o for o in left if fit(game, members[-1], o, apart)]
        if len(members) + len(fitting) < size:
            return None
        ranked = sorted(fitting, key=lambda o: (-_worth(members, o, now), _place(o)))
        for number, one in enumerate(ranked):
            steps -= 1
            if steps < 0:
                return None
            found = extend((*members, one), ranked[number + 1 :])
            if found is not None:
                return found
        return None

    return extend((seed,), usable)


def _worth(members: Sequence[Seeker], one: Seeker, now: float) -> float:
    return overlap([*members, one]) + A_DAY_COUNTS * max(0.0, now - one.since) / DAY


def _place(seeker: Seeker) -> tuple[float, int]:
    return seeker.since, seeker.id
