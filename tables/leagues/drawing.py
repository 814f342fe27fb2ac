"""Drawing of tables: pure functions of numbers, of the tables drawn before, and of a seed.

Two players meet again only if it cannot be avoided in this round, and among such draws one is taken after which the
next rounds need the fewest repetitions. Seats are balanced: the start player is the one who started least often.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random

Players = tuple[int, ...]
EXACT = 9
"""Number of players up to which the best draw is found by trying all."""
LOOKAHEAD = 36
"""Number of players up to which the following rounds are considered."""
CANDIDATES = 6
PASSES = 40
"""Maximum rounds of swaps of one search."""
THOROUGH, LOOKS = 120, 20_000
"""Number of players up to which a draw without repetitions is searched for by backtracking, and its attempts."""
NEAR = 6
"""Neighbouring tables, by standing, with which players are swapped first."""
AGAIN = 1000.0
"""Cost of a repeated meeting; the cost of unequal standings at a table is less."""


@dataclass(frozen=True, slots=True)
class Draw:
    tables: tuple[Players, ...]
    """Players of each table in order of seats."""
    byes: Players = ()
    """Players for whom there is no table in this round."""


def table_sizes(players: int, wanted: int, allowed: range) -> list[int]:
    """Sizes of the tables for that many players, largest first: as many as possible of the wanted size, the others as
    close to it as possible. They add up to fewer if no sizes fit; the rest have a bye."""
    for seated in range(players, 0, -1):
        fitting = [
            tables
            for tables in range(1, seated // allowed[0] + 1)
            if allowed[0] * tables <= seated <= allowed[-1] * tables
        ]
        if fitting:
            ways = [_sizes(seated, tables, wanted, allowed) for tables in fitting]
            best: list[int] = min(ways, key=lambda way: _misfit(way, wanted))
            return sorted(best, reverse=True)
    return []


def _sizes(seated: int, tables: int, wanted: int, allowed: range) -> list[int]:
    """That number of tables, each of the wanted size or a step towards what is left."""
    sizes = [min(max(wanted, allowed[0]), allowed[-1])] * tables
    step = 1 if sum(sizes) < seated else -1
    place = 0
    while sum(sizes) != seated:
        if sizes[place % tables] + step in allowed:
            sizes[place % tables] += step
        place += 1
    return sizes


def _misfit(sizes: Sequence[int], wanted: int) -> tuple[int, int, int]:
    """Total distance from the wanted size; below it is worse than above only if all else is equal."""
    return (
        sum((size - wanted) ** 2 for size in sizes),
        sum(size != wanted for size in sizes),
        sum(size < wanted for size in sizes),
    )


def split(players: Sequence[int], size: int) -> list[Players]:
    """Groups of about that size, as equal as possible, in the given order."""
    count = max(1, round(len(players) / size))
    least, larger = divmod(len(players), count)
    groups, at = [], 0
    for number in range(count):
        end = at + least + (number < larger)
        groups.append(tuple(players[at:end]))
        at = end
    return groups


def shuffled(players: Iterable[int], seed: str) -> Players:
    found = sorted(players)
    Random(seed).shuffle(found)
    return tuple(found)


# ---------------------------------------------------------------- meetings


Meetings = Mapping[frozenset[int], int]


def meetings(past: Iterable[Sequence[int]]) -> Counter[frozenset[int]]:
    """How often each two have sat at one table."""
    return Counter(frozenset(two) for table in past for two in combinations(table, 2))


def repetitions(tables: Iterable[Sequence[int]], met: Meetings) -> int:
    """Cost of meeting again: a third meeting is worse than two second ones."""
    return sum(met.get(frozenset(two), 0) ** 2 for table in tables for two in combinations(table, 2))


# ---------------------------------------------------------------- a round


NEVER = 1000
"""Counts as this many meetings, more than a season has."""


def draw(
    players: Sequence[int],
    past: Sequence[Sequence[int]],
    sizes: Sequence[int],
    seed: str,
    *,
    byes_before: Mapping[int, int] | None = None,
    by_standing: bool = False,
    rounds_left: int = 0,
    apart: Iterable[frozenset[int]] = (),
) -> Draw:
    """Draw the tables of a round.

    `past`: all tables of earlier rounds, in order of seats. `by_standing`: the players are given best first, and those
    of similar standing meet (Swiss); otherwise chance decides. Byes go to those with the fewest before, from the end
    of the list. `apart`: pairs who meet only if there is no other way.
    """
    met = meetings(past)
    met.update(dict.fromkeys(apart, NEVER))
    byes = _byes(players, len(players) - sum(sizes), byes_before or {}, seed, by_standing)
    seated = [one for one in players if one not in byes]
    if by_standing:
        tables = _search(seated, sizes, met, Random(seed), spread=True)
    else:
        tables = _drawn_by_lot(seated, sizes, met, seed, rounds_left)
    return Draw(seat_all(tables, past, seed), tuple(byes))


def _byes(players: Sequence[int], count: int, before: Mapping[int, int], seed: str, by_standing: bool) -> list[int]:
    place = {one: at for at, one in enumerate(players if by_standing else shuffled(players, f"{seed} byes"))}
    order = sorted(players, key=lambda one: (before.get(one, 0), -place[one]))
    return order[:count]


def _drawn_by_lot(players: Sequence[int], sizes: Sequence[int], met: Meetings, seed: str, left: int) -> list[Players]:
    """The best of several draws: the fewest repetitions now, then in the rounds to come."""
    found: list[tuple[int, int, list[Players]]] = []
    looks = CANDIDATES if left and len(players) <= LOOKAHEAD else 1
    for number in range(looks):
        tables = _search(list(shuffled(players, f"{seed} {number}")), sizes, met, Random(f"{seed} {number}"))
        found.append((repetitions(tables, met), _ahead(players, sizes, met, tables, f"{seed} {number}", left), tables))
        if not found[-1][0] and not found[-1][1]:
            break
    return min(found, key=lambda one: one[:2])[2]


def _ahead(
    players: Sequence[int], sizes: Sequence[int], met: Meetings, tables: Sequence[Players], seed: str, left: int
) -> int:
    """Repetitions needed in the next rounds after this draw, as far as a quick search tells."""
    if len(players) > LOOKAHEAD:
        return 0
    known, needed = Counter(met), 0
    for number in range(left):
        known.update(meetings(tables))
        order = list(shuffled(players, f"{seed} ahead {number}"))
        tables = _search(order, sizes, known, Random(f"{seed} ahead {number}"))
        needed += repetitions(tables, known)
    return needed


def _search(
    order: list[int], sizes: Sequence[int], met: Meetings, rng: Random, *, spread: bool = False
) -> list[Players]:
    """Tables of the given sizes with the fewest repetitions found: all ways for few players, else swaps from the given
    order. `spread`: keep neighbours in the order together."""
    place = {one: at for at, one in enumerate(order)}

    def cost(table: Sequence[int]) -> float:
        again = sum(met.get(frozenset(two), 0) ** 2 for two in combinations(table, 2))
        apart = max(place[one] for one in table) - min(place[one] for one in table) if spread and table else 0
        return AGAIN * again + apart / max(1, len(order))

    if len(order) <= EXACT:
        return _best(order, sizes, cost)
    best = _swapped(_cut(order, sizes), cost, rng)
    if sum(map(cost, best)) >= AGAIN and len(order) <= THOROUGH:
        best = _without(order, sizes, met, place) or best
    return best


def _without(
    order: Sequence[int], sizes: Sequence[int], met: Meetings, place: Mapping[int, int]
) -> list[Players] | None:
    """Tables at which no two meet again, found by backtracking: the player with the fewest possible opponents is seated
    first, with the nearest in the order. None if there are none, or none found in LOOKS attempts."""
    fresh = {one: {two for two in order if two != one and not met.get(frozenset((one, two)))} for one in order}
    looks = 0

    def seat(left: frozenset[int], open_: tuple[int, ...]) -> list[Players] | None:
        nonlocal looks
        if not open_:
            return []
        first = min(left, key=lambda one: (len(fresh[one] & left), place[one]))
        near = sorted(fresh[first] & left, key=lambda one: abs(place[one] - place[first]))
        for size in sorted(set(open_), reverse=True):
            rest = list(open_)
            rest.remove(size)
            for others in combinations(near, size - 1):
                looks += 1
                if looks > LOOKS:
                    return None
                if all(two in fresh[one] for one, two in combinations(others, 2)):
                    found = seat(left - {first, *others}, tuple(rest))
                    if found is not None:
                        return [(first, *others), *found]
        return None

    return seat(frozenset(order), tuple(sizes))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[Players]:
    tables, at = [], 0
    for size in sizes:
        tables.append(tuple(order[at : at + size]))
        at += size
    return tables


Cost = Callable[[Sequence[int]], float]


def _best(order: Sequence[int], sizes: Sequence[int], cost: Cost) -> list[Players]:
    """The cheapest of all ways to fill the tables, by branch and bound."""
    best: tuple[float, list[Players]] = (float("inf"), [])

    def fill(left: tuple[int, ...], number: int, chosen: list[Players], spent: float) -> None:
        nonlocal best
        if spent >= best[0]:
            return
        if number == len(sizes):
            best = spent, list(chosen)
            return
        alike = len(set(sizes[number:])) == 1
        for table in _tables_of(left, sizes[number], alike):
            rest = tuple(one for one in left if one not in table)
            fill(rest, number + 1, [*chosen, table], spent + cost(table))

    fill(tuple(order), 0, [], 0.0)
    return best[1]


def _tables_of(left: Players, size: int, alike: bool) -> Iterator[Players]:
    """Possible next tables of those who are left. If the remaining tables are alike, the first player sits at the next
    one."""
    if not alike:
        yield from combinations(left, size)
        return
    for others in combinations(left[1:], size - 1):
        yield (left[0], *others)


def _swapped(tables: list[Players], cost: Cost, rng: Random) -> list[Players]:
    """Swap players between tables as long as that makes them cheaper."""
    tables = list(tables)
    costs = [cost(table) for table in tables]
    for _ in range(PASSES):
        better = False
        for number in sorted(range(len(tables)), key=lambda one: -costs[one]):
            if costs[number] < AGAIN and len(tables) > 2 * NEAR:
                break  # many players: only tables with repetitions are changed
            better |= _improve(tables, costs, number, cost, rng)
        if not better:
            break
    return tables


def _improve(tables: list[Players], costs: list[float], number: int, cost: Cost, rng: Random) -> bool:
    """Make the best swap of one table with its neighbours; with all others if those do not help."""
    near = [other for other in range(number - NEAR, number + NEAR + 1) if 0 <= other < len(tables) and other != number]
    far = [other for other in range(len(tables)) if other != number and other not in near]
    for others in (near, rng.sample(far, min(len(far), 4 * NEAR))):
        best: tuple[float, int, Players, Players] | None = None
        for other in others:
            for one, two in _swaps(tables[number], tables[other]):
                saved = costs[number] + costs[other] - cost(one) - cost(two)
                if saved > 1e-9 and (best is None or saved > best[0]):
                    best = saved, other, one, two
        if best is not None:
            _, other, one, two = best
            tables[number], tables[other] = one, two
            costs[number], costs[other] = cost(one), cost(two)
            return True
    return False


def _swaps(one: Players, two: Players) -> Iterator[tuple[Players, Players]]:
    for a in range(len(one)):
        for b in range(len(two)):
            yield (*one[:a], two[b], *one[a + 1 :]), (*two[:b], one[a], *two[b + 1 :])


# ---------------------------------------------------------------- round robin of two


def round_robin(slots: Sequence[int | None], number: int) -> list[Players]:
    """Pairs of a round (from 0) in which everybody meets everybody before anybody meets twice: the circle method.

    An empty slot (None) stands for a player who left; the opponent has no table in that round, and neither has one
    player in each round of an odd number.
    """
    circle = [*slots, *([None] if len(slots) % 2 else [])]
    moving = circle[1:]
    turn = number % max(1, len(moving))
    around = [*circle[:1], *moving[turn:], *moving[:turn]]
    half = len(around) // 2
    pairs = zip(around[:half], reversed(around[half:]), strict=True)
    return [(one, two) for one, two in pairs if one is not None and two is not None]


# ---------------------------------------------------------------- seats


def seat_all(tables: Iterable[Sequence[int]], past: Sequence[Sequence[int]], seed: str) -> tuple[Players, ...]:
    """Players of each table in order of seats: who started least often starts, and nobody sits in the same place again
    and again."""
    held: Counter[tuple[int, int]] = Counter((one, seat) for table in past for seat, one in enumerate(table))
    played: Counter[int] = Counter(one for table in past for one in table)
    return tuple(_seated(table, held, played, f"{seed} {number}") for number, table in enumerate(tables))


def _seated(table: Sequence[int], held: Mapping[tuple[int, int], int], played: Mapping[int, int], seed: str) -> Players:
    order = shuffled(table, seed)
    start = min(order, key=lambda one: (held.get((one, 0), 0), -played.get(one, 0)))
    others = [one for one in order if one != start]
    rest = min(
        permutations(others), key=lambda way: sum(held.get((one, seat), 0) ** 2 for seat, one in enumerate(way, 1))
    )
    return (start, *rest)
