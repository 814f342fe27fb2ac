"""Drawing: everybody sits somewhere, nobody meets twice before they must, and seats go round."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from tables.leagues import drawing
from tables.leagues.drawing import Players, draw, round_robin, split, table_sizes


def all_ways(players: Sequence[int], sizes: Sequence[int]) -> Iterator[list[Players]]:
    """Every way to fill the tables, tried out without any cleverness."""
    if not sizes:
        yield []
        return
    for table in combinations(players, sizes[0]):
        rest = [one for one in players if one not in table]
        for others in all_ways(rest, sizes[1:]):
            yield [table, *others]


def times_met(past: Sequence[Sequence[int]]) -> Counter[tuple[int, int]]:
    return Counter(tuple(sorted(two)) for table in past for two in combinations(table, 2))  # type: ignore[misc]


def price(tables: Sequence[Sequence[int]], past: Sequence[Sequence[int]]) -> int:
    met = times_met(past)
    return sum(met[tuple(sorted(two))] ** 2 for table in tables for two in combinations(table, 2))  # type: ignore[index]


def season(players: int, seats: int, rounds: int, seed: str, allowed: range = range(2, 6)) -> list[list[Players]]:
    past: list[Players] = []
    drawn = []
    sizes = table_sizes(players, seats, allowed)
    byes: Counter[int] = Counter()
    for number in range(rounds):
        found = draw(
            range(players), past, sizes, f"{seed} {number}", byes_before=byes, rounds_left=rounds - number - 1
        )  # fmt: skip
        byes.update(found.byes)
        past += found.tables
        drawn.append(list(found.tables))
        assert sorted([one for table in found.tables for one in table] + list(found.byes)) == list(range(players))
    assert max(byes.values(), default=0) - min((byes[one] for one in range(players)), default=0) <= 1
    return drawn


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "seats"), [(6, 3), (7, 3), (8, 4), (8, 2), (9, 3)])
def test_a_draw_has_no_more_repetitions_than_the_best_of_all_draws(players: int, seats: int, seed: int) -> None:
    past: list[Players] = []
    sizes = table_sizes(players, seats, range(2, 6))
    for number in range(4):
        found = draw(range(players), past, sizes, f"{seed} {number}")
        least = min(price(way, past) for way in all_ways(range(players), sizes))
        assert price(found.tables, past) == least
        past += found.tables


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [(9, 3, 4), (12, 3, 4), (16, 4, 5), (20, 4, 4), (32, 4, 5), (64, 4, 6), (25, 5, 3)]
)
def test_nobody_meets_twice_as_long_as_that_is_possible(players: int, seats: int, rounds: int) -> None:
    for seed in ("a", "b"):
        past = [table for tables in season(players, seats, rounds, seed) for table in tables]
        assert max(times_met(past).values()) == 1


@pytest.mark.parametrize(("players", "seats"), [(14, 4), (15, 3), (10, 5)])
def test_seats_and_start_players_are_balanced(players: int, seats: int) -> None:
    rounds = 6
    past = [table for tables in season(players, seats, rounds, "seats") for table in tables]
    starts = Counter(table[0] for table in past)
    counts = [starts[one] for one in range(players)]
    assert max(counts) - min(counts) <= 2
    for number, table in enumerate(past):
        before = Counter(one[0] for one in past[: number // len(past) * rounds])
        assert before[table[0]] == min(before[one] for one in table), "who has started least often starts"
    for one in range(players):
        held = Counter(table.index(one) for table in past if one in table)
        assert max(held.values()) <= rounds / seats + 2


def test_two_players_at_a_table_meet_everybody_once() -> None:
    for players in (4, 5, 8, 9):
        rounds = players - 1 + players % 2
        met = times_met([pair for number in range(rounds) for pair in round_robin(range(players), number)])
        assert met == Counter(combinations(range(players), 2))
    assert round_robin([1, None, 3, 4], 0) == [(1, 4)], "the opponent of a player who left has a bye"


def test_in_a_swiss_round_neighbours_meet() -> None:
    rng = random.Random(7)
    order = rng.sample(range(40), 40)
    past = draw(order, [], [4] * 10, "first", by_standing=True).tables
    assert [sorted(table) for table in past] == [sorted(order[at : at + 4]) for at in range(0, 40, 4)]
    again = draw(order, past, [4] * 10, "second", by_standing=True).tables
    assert price(again, past) == 0
    place = {one: at for at, one in enumerate(order)}
    assert max(max(place[one] for one in table) - min(place[one] for one in table) for table in again) <= 20


@pytest.mark.parametrize(
    ("wanted", "allowed"), [(4, range(2, 5)), (3, range(2, 5)), (4, range(3, 6)), (2, range(2, 6))]
)
def test_tables_have_the_wanted_size_or_nearly(wanted: int, allowed: range) -> None:
    for players in range(allowed[0], 41):
        sizes = table_sizes(players, wanted, allowed)
        assert all(size in allowed for size in sizes)
        possible = any(allowed[0] * n <= players <= allowed[-1] * n for n in range(1, players + 1))
        assert sum(sizes) == players or not possible
        if players >= 4 * wanted:
            assert all(abs(size - wanted) <= 1 for size in sizes)
            assert sizes.count(wanted) >= len(sizes) - wanted


def test_groups_are_as_equal_as_possible() -> None:
    for players in range(1, 60):
        sizes = [len(group) for group in split(range(players), 8)]
        assert sum(sizes) == players
        assert max(sizes) - min(sizes) <= 1


def test_many_players_are_drawn_quickly_and_alike() -> None:
    players = range(2000)
    first = draw(players, [], [4] * 500, "many")
    second = draw(players, first.tables, [4] * 500, "more")
    assert price(second.tables, first.tables) == 0
    assert drawing.draw(players, first.tables, [4] * 500, "more") == second


@pytest.mark.parametrize("by_standing", [False, True])
def test_players_who_block_each_other_are_drawn_apart_where_possible(by_standing: bool) -> None:
    players, pair = list(range(1, 9)), frozenset((1, 2))
    past: list[drawing.Players] = []
    for number in range(5):
        found = drawing.draw(players, past, [4, 4], f"apart {number}", by_standing=by_standing, apart=[pair])
        assert not any(pair <= set(table) for table in found.tables)
        past += found.tables
    (only,) = drawing.draw([1, 2], past, [2], "no other way", apart=[pair]).tables
    assert set(only) == pair
