"""Results and ratings: written with the end of a game, of people who want it, against people."""

import random
from dataclasses import replace
from typing import Any

import pytest
from openskill.models import PlackettLuce

from storage.changes import Rows
from storage.results import EndOfGame, Rating, Result
from tables import Hall, Refused, Table, people
from tables.core import access
from tables.core.storing import amend
from tables.finished import results as table_results
from tables.finished.ratings import ladder_at, rated, standing
from tables.play import playing
from tests.tables.house import GUILD, PEOPLE, STRANGER, asked, contents, play_randomly, say, seat_people

ANNA, BELA, CSILLA, *_ = PEOPLE


async def results(hall: Hall) -> list[dict[str, Any]]:
    return [dict(row) for row in await hall.db.all("SELECT * FROM results ORDER BY table_id, seat")]


async def ratings(hall: Hall) -> dict[int, int]:
    """Person → rated games."""
    return {row["user_id"]: row["games"] for row in await hall.db.all("SELECT * FROM ratings")}


async def end(hall: Hall, *places: int) -> list[Result]:
    """A game of three people in which each made a move, as if it had ended with them at these places."""
    table = await seat_people(hall)
    for seat in range(3):
        await say(hall, table, seat)
    ended = [
        Result(table.id, n, PEOPLE[n], GUILD, "calimala", 3, 50 - 10 * place, place, 1, 60.0, True, 1.0)
        for n, place in enumerate(places)
    ]
    await hall.db.write(EndOfGame(tuple(ended), ladder_at(1.0)).write)
    return ended


# ---------------------------------------------------------------- the end of a game


async def test_the_step_that_ends_a_game_writes_its_results(hall: Hall, rng: random.Random) -> None:
    now = 1_700_000_000.0
    hall.clock = lambda: now
    table = await seat_people(hall)
    while table.playing:
        assert await results(hall) == []
        now += 60.0
        await play_randomly(hall, table, rng, confirms=1)
    standings = table.game.standings(table.state)
    for number, row in enumerate(await results(hall)):
        assert (row["user_id"], row["human"], row["rated"]) == (PEOPLE[number], 1, 1)
        assert (row["points"], row["place"]) == (standings.points[number], standings.place(number))
        assert (row["guild_id"], row["game"], row["players"], row["ended_at"]) == (GUILD, "calimala", 3, now)
        assert row["turns"] == table.seats[number].decisions > 5
        assert row["thought"] == table.seats[number].thought >= 60.0
    assert await ratings(hall) == {ANNA: 1, BELA: 1, CSILLA: 1}
    best, worst = standings.winners[0], standings.ranking[-1][-1]
    own = {user: (await table_results.of_person(hall, user, user))[0] for user in PEOPLE[:3]}
    ordinals = {user: record.standing.value for user, record in own.items() if record.standing is not None}
    assert ordinals[PEOPLE[best]] == max(ordinals.values()) > ordinals[PEOPLE[worst]]
    assert [own[PEOPLE[best]].summary.wins, own[PEOPLE[worst]].summary.wins] == [1, 0]


async def test_a_seat_that_a_caretaker_played_is_nobodys_and_is_not_rated(hall: Hall, rng: random.Random) -> None:
    table = await seat_people(hall)
    await say(hall, table, 0)
    await amend(hall, table, Rows(seats={0: replace(table.seats[0], caretaken=True)}))
    while table.playing:
        seat = next(s for s in asked(table) if s != 0)
        await playing.draft(
            hall,
            table.id,
            PEOPLE[seat],
            rng.choice((await access.session_of(hall, table.id, PEOPLE[seat])).moves).notation,
        )
        await playing.confirm(hall, table.id, PEOPLE[seat])
    first, *others = await results(hall)
    assert (first["user_id"], first["human"], first["rated"]) == (None, 0, 0)
    assert [(row["user_id"], row["human"], row["rated"]) for row in others] == [(BELA, 1, 1), (CSILLA, 1, 1)]
    assert await ratings(hall) == {BELA: 1, CSILLA: 1}
    assert await table_results.of_person(hall, ANNA, ANNA) == []


async def test_nobody_inherits_the_game_of_another(hall: Hall, table: Table, rng: random.Random) -> None:
    """Whoever takes a seat over near the end has not played that game."""
    await play_randomly(hall, table, rng, confirms=80)
    await hall.db.write(lambda db: db.execute("UPDATE seats SET user_id=?, name='Zoé' WHERE seat=1", (STRANGER,)))
    hall.forget(table.id)
    table = await hall.table(table.id)
    await play_randomly(hall, table, rng)
    assert table.over
    assert [row["user_id"] for row in await results(hall)] == [ANNA, None, CSILLA]
    assert set(await ratings(hall)) == {ANNA, CSILLA}


async def test_a_game_that_was_not_played_to_its_end_leaves_no_results(hall: Hall, table: Table) -> None:
    await say(hall, table, asked(table)[0])
    for user in PEOPLE[:3]:
        await people.erase_person(hall, user, "nobody")
    assert (await hall.table(table.id)).status == "closed"
    assert await results(hall) == []


async def test_a_game_that_ends_twice_is_rated_once(hall: Hall) -> None:
    ended = await end(hall, 1, 2, 3)
    for _ in range(2):
        again = tuple(replace(result, points=7) for result in ended)
        await hall.db.write(EndOfGame(again, ladder_at(1.0)).write)
    assert await ratings(hall) == {ANNA: 1, BELA: 1, CSILLA: 1}
    assert [(row["points"], row["rated"]) for row in await results(hall)] == [(7, 1)] * 3


# ---------------------------------------------------------------- ratings


def test_a_shared_place_is_a_tie_and_a_newcomer_begins_in_the_middle() -> None:
    first, second, third = rated([None, None, None], [1, 2, 2])
    assert second == third
    assert first.mu > PlackettLuce().mu > second.mu
    veteran = rated([Rating(35.0, 2.0, 9), None], [1, 2])[0]
    assert veteran.games == 10
    assert 35.0 < veteran.mu < 35.5, "beating a newcomer proves little"
    assert standing(veteran).provisional is False
    assert standing(second).provisional is True


def test_nobody_reads_a_negative_rating_and_more_is_always_better() -> None:
    fresh = PlackettLuce().rating()
    assert standing(Rating(fresh.mu, fresh.sigma, 0)).value == 1000, "everybody begins there"
    loser: Rating | None = None
    shown = []
    for _ in range(300):
        winner, *_, loser = rated([None, None, None, loser], [1, 2, 3, 4])
        shown.append(standing(loser).value)
    assert 900 < shown[0] < 1000 < standing(winner).value
    assert min(shown) == 100, "always last, a whole life long"
    assert shown == sorted(shown, reverse=True)


async def test_an_export_holds_the_rating_that_is_shown(hall: Hall) -> None:
    await end(hall, 2, 1, 3)
    (record,) = await table_results.of_person(hall, ANNA, ANNA)
    (rating,) = (await people.export_person(hall, ANNA))["ratings"]
    assert record.standing is not None
    assert (rating["shown"], rating["games"]) == (record.standing.value, 1)


# ---------------------------------------------------------------- who wants none


async def test_whoever_wants_no_records_is_in_none(hall: Hall) -> None:
    await table_results.keep_records(hall, ANNA, False)
    await end(hall, 1, 2, 3)
    assert [(row["user_id"], row["human"], row["rated"]) for row in await results(hall)] == [
        (None, 1, 0), (BELA, 1, 1), (CSILLA, 1, 1),
    ]  # fmt: skip
    with pytest.raises(Refused, match="record-you-keep-none"):
        await table_results.of_person(hall, ANNA, ANNA)
    with pytest.raises(Refused, match="record-none-kept"):
        await table_results.of_person(hall, BELA, ANNA)
    with pytest.raises(Refused, match="record-none-kept"):
        await table_results.between(hall, BELA, ANNA)
    await table_results.keep_records(hall, BELA, False)
    await end(hall, 1, 2, 3)
    assert await ratings(hall) == {CSILLA: 1}, "alone nobody is compared with anybody"


async def test_giving_records_up_forgets_them_and_leaves_the_others_theirs(hall: Hall) -> None:
    await end(hall, 1, 2, 3)
    before = contents(hall)
    await table_results.keep_records(hall, BELA, False)
    assert [row["user_id"] for row in await results(hall)] == [ANNA, None, CSILLA]
    assert await ratings(hall) == {ANNA: 1, CSILLA: 1}
    assert contents(hall)["moves"] == before["moves"]
    await table_results.keep_records(hall, BELA, True)
    assert await table_results.of_person(hall, BELA, BELA) == []
    await end(hall, 1, 2, 3)
    assert [record.summary.games for record in await table_results.of_person(hall, BELA, BELA)] == [1]
    assert await ratings(hall) == {ANNA: 2, BELA: 1, CSILLA: 2}


# ---------------------------------------------------------------- looking them up


async def test_what_a_person_has_played(hall: Hall) -> None:
    for places in ((1, 2, 3), (1, 1, 3), (3, 2, 1)):
        await end(hall, *places)
    (record,) = await table_results.of_person(hall, BELA, ANNA, GUILD)
    assert (record.summary.games, record.summary.wins, record.summary.thought) == (3, 2, 60.0)
    assert record.summary.points == pytest.approx((40 + 40 + 20) / 3)
    assert record.summary.place == pytest.approx(5 / 3)
    assert record.standing is not None
    assert (record.standing.games, record.standing.provisional) == (3, True)
    assert await table_results.of_person(hall, BELA, ANNA, GUILD + 1) == []
    for _ in range(2):
        await end(hall, 1, 2, 3)
    settled = (await table_results.of_person(hall, ANNA, ANNA))[0].standing
    assert settled is not None
    assert not settled.provisional


async def test_head_to_head_and_the_ladder_of_a_server(hall: Hall) -> None:
    hall.clock = lambda: 1.0
    for places in ((1, 2, 3), (1, 1, 3), (2, 1, 3), (1, 3, 2)):
        await end(hall, *places)
    (versus,) = await table_results.between(hall, ANNA, BELA)
    duel = versus.duel
    ladder = dict(await table_results.ladder(hall, GUILD, "calimala"))
    assert (versus.own, versus.theirs) == (ladder[ANNA], ladder[BELA])
    assert (duel.game, duel.games, duel.ahead, duel.behind) == ("calimala", 4, 2, 1)
    assert (duel.points, duel.their_points) == (37.5, 32.5)
    mirror = (await table_results.between(hall, BELA, ANNA))[0].duel
    assert (mirror.ahead, mirror.behind, mirror.points) == (1, 2, 32.5)
    assert await table_results.between(hall, ANNA, STRANGER) == []
    with pytest.raises(Refused, match="record-yourself"):
        await table_results.between(hall, ANNA, ANNA)

    assert [user for user, _ in await table_results.ladder(hall, GUILD, "calimala")] == [ANNA, BELA, CSILLA]
    assert await table_results.ladder(hall, GUILD + 1, "calimala") == []
    assert await table_results.ladder(hall, GUILD, "genoa") == []
    with pytest.raises(Refused, match="table-unknown-game"):
        await table_results.ladder(hall, GUILD, "chess")
    with pytest.raises(Refused, match="record-no-server"):
        await table_results.ladder(hall, None, "calimala")
