"""The seating of an evening: properties over random guests, and against a search through all divisions."""

import itertools
import random
from collections.abc import Iterator

import pytest

from tables.evenings import seating
from tables.evenings.seating import Apart, Guest, Seating, place_for, seat

SIZES = {"calimala": range(3, 6), "burgundy": range(2, 5), "genoa": range(2, 6)}
ALL = frozenset(SIZES)


def guests_of(rng: random.Random, count: int) -> list[Guest]:
    games = sorted(SIZES)
    return [Guest(n, frozenset(rng.sample(games, rng.randint(1, len(games))))) for n in range(count)]


def apart_of(rng: random.Random, count: int, pairs: int) -> set[frozenset[int]]:
    return {frozenset(rng.sample(range(count), 2)) for _ in range(pairs)} if count > 1 else set()


def check(guests: list[Guest], apart: Apart, made: Seating) -> None:
    by_id = {guest.user_id: guest for guest in guests}
    seated = [one for table in made.tables for one in table.people]
    assert sorted([*seated, *made.left_over]) == sorted(by_id), "everybody is at one table or told"
    for table in made.tables:
        assert len(table.people) in SIZES[table.game]
        assert all(table.game in by_id[one].games for one in table.people)
        assert not any(frozenset(pair) in apart for pair in itertools.combinations(table.people, 2))


def divisions(people: list[int]) -> Iterator[list[list[int]]]:
    """Every way to put people into groups; a group of one has no table."""
    if not people:
        yield []
        return
    first, rest = people[0], people[1:]
    for division in divisions(rest):
        yield [[first], *division]
        for index, group in enumerate(division):
            yield [*division[:index], [first, *group], *division[index + 1 :]]


def quality(sizes: list[int], left: int) -> tuple[int, int, int]:
    return left, len(sizes), max(sizes, default=0) - min(sizes, default=0)


@pytest.mark.parametrize("seed", range(40))
def test_no_division_is_better(seed: int) -> None:
    rng = random.Random(seed)
    count = rng.randint(0, 7)
    guests = guests_of(rng, count)
    apart = apart_of(rng, count, rng.randint(0, 4))
    made = seat(guests, SIZES, apart)
    check(guests, apart, made)
    possible = []
    for division in divisions(list(range(count))):
        groups = [group for group in division if len(group) > 1]
        fits = all(
            any(len(group) in SIZES[g] and all(g in guests[one].games for one in group) for g in SIZES)
            and not any(frozenset(pair) in apart for pair in itertools.combinations(group, 2))
            for group in groups
        )
        if fits:
            possible.append(quality([len(group) for group in groups], count - sum(map(len, groups))))
    assert quality([len(table.people) for table in made.tables], len(made.left_over)) == min(possible)


@pytest.mark.parametrize("seed", range(12))
def test_a_full_house_is_seated_in_a_few_steps(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "STEPS_IN_ALL", 200)
    rng = random.Random(seed)
    guests = guests_of(rng, 40)
    apart = apart_of(rng, 40, 25)
    made = seat(guests, SIZES, apart)
    check(guests, apart, made)
    assert len(made.left_over) <= 1
    sizes = [len(table.people) for table in made.tables]
    assert max(sizes) - min(sizes) <= 2


@pytest.mark.parametrize(("count", "sizes"), [(5, [3, 2]), (6, [3, 3]), (7, [4, 3]), (9, [3, 3, 3]), (11, [4, 4, 3])])
def test_tables_are_balanced(count: int, sizes: list[int]) -> None:
    made = seat([Guest(n, ALL) for n in range(count)], {"burgundy": range(2, 5)})
    assert sorted((len(table.people) for table in made.tables), reverse=True) == sizes
    assert not made.left_over


def test_two_who_stay_apart_and_one_alone_with_a_game() -> None:
    made = seat([Guest(1, ALL), Guest(2, ALL)], SIZES, {frozenset((1, 2))})
    assert (made.tables, sorted(made.left_over)) == ((), [1, 2])
    made = seat([Guest(1, frozenset({"calimala"})), Guest(2, ALL), Guest(3, frozenset({"genoa"}))], SIZES)
    assert ([table.people for table in made.tables], made.left_over) == ([(3, 2)], (1,))


def test_a_latecomer_sits_at_the_smallest_table_that_fits() -> None:
    tables = [("burgundy", [1, 2, 3]), ("genoa", [4, 5]), ("burgundy", [6, 7, 8, 9])]
    assert place_for(Guest(10, ALL), tables, SIZES) == 1
    assert place_for(Guest(10, ALL), tables, SIZES, {frozenset((10, 4))}) == 0
    assert place_for(Guest(10, frozenset({"calimala"})), tables, SIZES) is None
