"""What results mean: by title and size of the table, where points came from, and how reliable somebody is."""

import random

import pytest

from tables import Hall, Refused, people
from tables.clock import caretaker_handover
from tables.finished import reliability, results
from tables.lobby import guests, opening
from tables.seating import seats
from tables.time.time_control import HOUR, Pace
from tests.tables.clockwork import Clockwork, seat_by_the_clock
from tests.tables.house import PEOPLE, STRANGER, open_lobby, play_randomly

ANNA, BELA, CSILLA, *_ = PEOPLE


async def finished(hall: Hall, players: int, seed: int, *, unrated: bool = False) -> list[int]:
    """The points of a game of Burgundy between so many."""
    table = await open_lobby(hall, players, game="burgundy")
    await guests.set_switch(hall, table.id, ANNA, "unrated", unrated)
    await opening.start(hall, table.id, ANNA)
    await play_randomly(hall, table, random.Random(seed))
    return list(table.game.standings(table.state).points)


async def test_results_are_told_by_size_and_apart(hall: Hall) -> None:
    two = [await finished(hall, 2, seed) for seed in (1, 2)]
    three, loose = await finished(hall, 3, 3), await finished(hall, 2, 4, unrated=True)
    found = await results.statistics(hall, ANNA, ANNA)
    tallies = {(tally.apart, tally.players): tally for tally in found.tallies}
    assert set(tallies) == {("", 2), ("", 3), ("unrated", 2)}
    own = [game[0] for game in two]
    tally = tallies["", 2]
    assert (tally.games, tally.par, tally.best) == (2, 1.0, max(own))
    assert tally.average == pytest.approx(sum(own) / 2)
    assert tallies["", 3].par == pytest.approx(1 / 3)
    assert tallies["unrated", 2].best == loose[0]
    every = [*own, three[0], loose[0]]
    sources = found.sources["burgundy"]
    assert sum(points for _, points in sources) == pytest.approx(sum(every) / 4), "they add up to the points"
    assert sources == sorted(sources, key=lambda one: -one[1])
    await results.keep_records(hall, ANNA, False)
    with pytest.raises(Refused, match="record-none-kept"):
        await results.statistics(hall, BELA, ANNA)


async def test_games_with_automata_stand_apart(hall: Hall) -> None:
    table = await open_lobby(hall, 2, game="burgundy")
    await opening.add_automaton(hall, table.id, ANNA, "apprentice")
    ended = results.by_standings(table, table.game.new(3, "x"), table.seats, 1.0)
    assert {result.apart for result in ended.results} == {"automata"}
    assert ended.ladder is None


async def test_reliability_is_counted_and_shown_only_by_choice(hall: Hall) -> None:
    time = Clockwork(hall)
    table = await seat_by_the_clock(hall, Pace(limit=24 * HOUR, out="vote"))
    await time.hours(49.5)
    assert table.seats[0].caretaken
    await caretaker_handover.take_back(hall, table.id, ANNA)
    await seats.resign(hall, table.id, ANNA)
    assert await reliability.shown(hall, ANNA) is None
    await people.set_person(hall, ANNA, reliability=True)
    counted = await reliability.shown(hall, ANNA)
    assert counted is not None
    assert (counted.games, counted.timeouts, counted.resignations, counted.caretakers) == (1, 1, 1, 1)
    nobody = await reliability.own(hall, STRANGER)
    assert (nobody.games, nobody.timeouts) == (0, 0)
    await people.erase_person(hall, ANNA, "?")
    assert (await reliability.own(hall, ANNA)).games == 0
