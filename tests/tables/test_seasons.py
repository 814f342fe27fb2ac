"""Seasons of the ladder: quarters, certainty that fades, and games against the same opponent that count less."""

import pytest

from storage.results import EndOfGame, Rating, Result
from tables import Hall, people
from tables.finished import results
from tables.finished.ratings import (
    MODEL,
    MONTH,
    OFTEN,
    Season,
    fade,
    ladder_at,
    rated,
    season_at,
    season_named,
    standing,
    weight,
)
from tests.tables.house import GUILD, PEOPLE, say, seat_people

ANNA, BELA, CSILLA, *_ = PEOPLE
AUTUMN, WINTER = Season(2026, 4), Season(2027, 1)
DAY = 86_400


async def end(hall: Hall, when: float, *places: int) -> None:
    """A game of three people in which each made a move, as if it had ended then with them at these places."""
    table = await seat_people(hall)
    for seat in range(3):
        await say(hall, table, seat)
    ended = tuple(
        Result(table.id, n, PEOPLE[n], GUILD, "calimala", 3, 50 - place, place, 1, 60.0, True, when)
        for n, place in enumerate(places)
    )
    await hall.db.write(EndOfGame(ended, ladder_at(when)).write)


def test_a_season_is_a_quarter() -> None:
    assert season_at(AUTUMN.begins) == AUTUMN
    assert season_at(WINTER.begins - 1) == AUTUMN < season_at(WINTER.begins) == WINTER
    assert season_named(str(AUTUMN)) == season_named(" 2026q4 ") == AUTUMN
    for wrong in ("", "all", "2026", "2026Q5", "2026Q", "٢٠٢٦Q1", "0000Q1", "99999Q1", "Q1"):
        assert season_named(wrong) is None


async def test_every_season_begins_anew_and_stays_to_be_seen(hall: Hall) -> None:
    hall.clock = lambda: WINTER.begins + 5 * DAY
    for day in range(5):
        await end(hall, AUTUMN.begins + day * DAY, 1, 2, 3)
    await end(hall, WINTER.begins + DAY, 3, 2, 1)
    autumn = dict(await results.ladder(hall, GUILD, "calimala", AUTUMN))
    winter = dict(await results.ladder(hall, GUILD, "calimala", WINTER))
    ever = dict(await results.ladder(hall, GUILD, "calimala"))
    assert list(autumn) == [ANNA, BELA, CSILLA]
    assert [autumn[ANNA].games, winter[ANNA].games, ever[ANNA].games] == [5, 1, 6]
    assert [autumn[ANNA].provisional, winter[ANNA].provisional] == [False, True]
    assert list(winter) == [CSILLA, BELA, ANNA]
    assert ever[ANNA].value > ever[CSILLA].value
    assert await results.ladder(hall, GUILD, "calimala", Season(2025, 1)) == []
    assert await results.ladder(hall, GUILD + 1, "calimala", AUTUMN) == []
    assert await results.seasons(hall, GUILD, "calimala") == [WINTER, AUTUMN]
    assert await results.seasons(hall, GUILD, "genoa") == [WINTER], "the running one"


async def test_certainty_fades_while_away_and_returns_by_playing(hall: Hall) -> None:
    now = AUTUMN.begins
    hall.clock = lambda: now
    for day in range(5):
        await end(hall, now + day * DAY, 1, 2, 3)
    now += 5 * DAY
    fresh = dict(await results.ladder(hall, GUILD, "calimala"))
    now += 6 * MONTH
    rusty = dict(await results.ladder(hall, GUILD, "calimala"))
    assert all(rusty[who].value < fresh[who].value for who in (ANNA, BELA))
    assert rusty[ANNA].value > rusty[BELA].value > rusty[CSILLA].value, "the order stays"
    exported = (await people.export_person(hall, ANNA))["ratings"]
    assert exported[0]["shown"] == rusty[ANNA].value

    veteran = Rating(35.0, 2.0, 40, changed_at=0.0)
    assert fade(veteran, 0.0) == veteran
    assert 2.0 < fade(veteran, MONTH).sigma < fade(veteran, 2 * MONTH).sigma < MODEL.sigma
    assert fade(veteran, 100 * MONTH).sigma == pytest.approx(MODEL.sigma), "never less certain than a newcomer"
    assert fade(veteran, -MONTH) == veteran, "a clock that was set back"
    opponent = Rating(25.0, 3.0, 40, changed_at=12.0 * MONTH)
    steady = rated([Rating(35.0, 2.0, 40, 12.0 * MONTH), opponent], [2, 1], now=12.0 * MONTH)[0]
    returned = rated([veteran, opponent], [2, 1], now=12.0 * MONTH)[0]
    assert returned.mu < steady.mu, "a rating that is less certain moves more"


def test_what_one_pair_can_win_from_each_other_in_a_season_is_bounded() -> None:
    weights = [weight([games]) for games in range(200)]
    assert weights[:OFTEN] == [1.0] * OFTEN
    assert all(later < earlier for earlier, later in zip(weights[OFTEN - 1 :], weights[OFTEN:], strict=False))
    assert sum(weights) < 10
    assert weight([50, 0, 0]) > 2 / 3 > weight([50, 50, 0]), "new opponents at the same table count"

    farmer: Rating | None = None
    victim: Rating | None = None
    shown = []
    for games in range(200):
        farmer, victim = rated([farmer, victim], [1, 2], [[games], [games]])
        shown.append(standing(farmer).value)
    assert shown[199] - shown[30] < 5
    assert shown[9] > shown[4]


async def test_repeated_opponents_are_counted_per_season(hall: Hall) -> None:
    hall.clock = lambda: WINTER.begins
    steps = []
    for game in range(OFTEN + 4):
        before = (await results.ladder(hall, GUILD, "calimala", AUTUMN) or [(ANNA, standing(Rating(25, 25 / 3, 0)))])[
            0
        ][1]
        await end(hall, AUTUMN.begins + game * 3600, 1, 2, 3)
        steps.append((await results.ladder(hall, GUILD, "calimala", AUTUMN))[0][1].strength - before.strength)
    assert steps[OFTEN + 3] < 0.5 * steps[OFTEN - 1]
    await end(hall, WINTER.begins, 1, 2, 3)
    (first, *_) = await results.ladder(hall, GUILD, "calimala", WINTER)
    assert first[1].strength == pytest.approx(steps[0]), "a new season counts anew"


async def test_opting_out_and_erasing_cover_seasons(hall: Hall) -> None:
    await end(hall, AUTUMN.begins, 1, 2, 3)
    assert [row["season"] for row in (await people.export_person(hall, BELA))["season_ratings"]] == ["2026Q4"]
    await results.keep_records(hall, ANNA, False)
    await people.erase_person(hall, BELA, "nobody")
    assert [row["user_id"] for row in await hall.db.all("SELECT user_id FROM season_ratings")] == [CSILLA]
