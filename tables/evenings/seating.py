"""Seating of an evening: who plays what with whom. Pure.

A table is a group of people with a game that all of them ticked and that its rules allow for so many players. As many
people as possible get a seat, at as few tables as possible, as equal in size as possible.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

STEPS = 4_000
"""Maximum steps of the search for one division into tables."""
STEPS_IN_ALL = 60_000

Sizes = Mapping[str, Collection[int]]
"""Game → numbers of players."""
Apart = Collection[frozenset[int]]
"""Pairs of people who do not play at one table."""


@dataclass(frozen=True, slots=True)
class Guest:
    user_id: int
    games: frozenset[str]


@dataclass(frozen=True, slots=True)
class Group:
    """People at a table, and its game."""

    game: str
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seating:
    tables: tuple[Group, ...]
    left_over: tuple[int, ...]
    """People for whom there are too few others with the same games."""


def seat(guests: Sequence[Guest], sizes: Sizes, apart: Apart = ()) -> Seating:
    """Divide the guests among tables. `sizes`: the games on offer, in order."""
    seatable = _seatable(guests, sizes, apart)
    hopeless = tuple(guest.user_id for guest in guests if guest not in seatable)
    search, best = _Search(seatable, sizes, apart), None
    for left in range(len(seatable) + 1):
        for profile in _profiles(len(seatable) - left, _all_sizes(sizes)):
            best = search.find(profile, left)
            if best is not None:
                groups, bench = best
                return Seating(_with_games(groups, sizes), (*bench, *hopeless))
    raise AssertionError("with everyone left over there is always a seating")


def place_for(guest: Guest, tables: Sequence[tuple[str, Sequence[int]]], sizes: Sizes, apart: Apart = ()) -> int | None:
    """Index of the smallest table with a seat for a latecomer. None if there is none."""
    found = [
        index
        for index, (game, people) in enumerate(tables)
        if game in guest.games
        and len(people) + 1 in sizes.get(game, ())
        and not any(frozenset((guest.user_id, other)) in apart for other in people)
    ]
    return min(found, key=lambda index: (len(tables[index][1]), index), default=None)


def _all_sizes(sizes: Sizes) -> list[int]:
    return sorted({size for allowed in sizes.values() for size in allowed if size > 1})


def _seatable(guests: Sequence[Guest], sizes: Sizes, apart: Apart) -> list[Guest]:
    """Guests with enough company for one of their games; the others cannot be seated."""
    kept = list(guests)
    while True:
        company = [
            guest
            for guest in kept
            if any(
                1 + sum(_may_share(guest, other, game, apart) for other in kept)
                >= min((size for size in sizes[game] if size > 1), default=len(kept) + 2)
                for game in guest.games
                if game in sizes
            )
        ]
        if len(company) == len(kept):
            return kept
        kept = company


def _may_share(guest: Guest, other: Guest, game: str, apart: Apart) -> bool:
    return other is not guest and game in other.games and frozenset((guest.user_id, other.user_id)) not in apart


def _profiles(people: int, sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Sizes of tables that seat that many, fewest tables first, then the most equal."""
    if not people:
        yield ()
    for count in range(1, people // 2 + 1):
        found = _sums(people, count, sizes)
        yield from sorted(found, key=lambda profile: (profile[0] - profile[-1], sum(size**2 for size in profile)))


def _sums(people: int, count: int, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Descending tuples of `count` sizes that add up."""
    if not count:
        return [] if people else [()]
    if not sizes or not count * sizes[0] <= people <= count * sizes[-1]:
        return []
    return [
        (size, *rest)
        for place, size in enumerate(sizes)
        for rest in _sums(people - size, count - 1, sizes[: place + 1])
    ]


@dataclass(slots=True)
class _Table:
    size: int
    games: frozenset[str]
    """Games that everyone here ticked and that allow the size."""
    people: list[int] = field(default_factory=list)


class _Search:
    """Backtracking over the people, those with the fewest games first, with limited steps."""

    def __init__(self, guests: Sequence[Guest], sizes: Sizes, apart: Apart) -> None:
        conflicts = Counter(one for pair in apart for one in pair)
        self.order = sorted(guests, key=lambda g: (len(g.games & sizes.keys()), -conflicts[g.user_id], sorted(g.games)))
        self.free = {guest.user_id for guest in guests if not conflicts[guest.user_id]}
        self.sizes, self.apart = sizes, apart
        self.left, self.all_left = 0, STEPS_IN_ALL

    def find(self, profile: Sequence[int], bench: int) -> tuple[list[_Table], list[int]] | None:
        """Tables of these sizes, and who is left over."""
        tables = [
            _Table(size, frozenset(g for g, allowed in self.sizes.items() if size in allowed)) for size in profile
        ]
        left_over: list[int] = []
        self.left = min(STEPS, self.all_left)
        if tables and not self._place(0, tables, left_over, bench, 0):
            return None
        return tables, left_over if tables else [guest.user_id for guest in self.order]

    def _place(self, place: int, tables: list[_Table], left_over: list[int], bench: int, first: int) -> bool:
        """`first`: where the previous person, who is interchangeable with this one, sits."""
        if place == len(self.order):
            return True
        if not self.left:
            return False
        self.left, self.all_left = self.left - 1, self.all_left - 1
        guest, following = self.order[place], self.order[place + 1 : place + 2]
        same = bool(following) and following[0].games == guest.games and self.free >= {
            guest.user_id, following[0].user_id
        }  # fmt: skip
        tried = set()
        for index in range(first, len(tables)):
            table = tables[index]
            games = table.games & guest.games
            kind = (table.size, table.games, tuple(table.people))
            if len(table.people) == table.size or not games or kind in tried or self._clash(guest, table):
                continue
            tried.add(kind)
            before, table.games = table.games, games
            table.people.append(guest.user_id)
            if self._place(place + 1, tables, left_over, bench, index if same else 0):
                return True
            table.people.pop()
            table.games = before
        if len(left_over) < bench:
            left_over.append(guest.user_id)
            if self._place(place + 1, tables, left_over, bench, len(tables) if same else 0):
                return True
            left_over.pop()
        return False

    def _clash(self, guest: Guest, table: _Table) -> bool:
        return guest.user_id not in self.free and any(
            frozenset((guest.user_id, other)) in self.apart for other in table.people
        )


def _with_games(tables: Sequence[_Table], sizes: Sizes) -> tuple[Group, ...]:
    """Give each table one of its games: the one that the fewest other tables play."""
    played: Counter[str] = Counter()
    made = []
    for table in tables:
        game = min((game for game in sizes if game in table.games), key=lambda game: played[game])
        played[game] += 1
        made.append(Group(game, tuple(table.people)))
    return tuple(made)
