"""Results and ratings: written with the end of a game, of people who want it, against people."""

import random
from dataclasses import replace
from typing import Any

import pytest
from openskill.models import PlackettLuce

from storage.results import Rating, Result
from tables import Hall, Refused, Table
from tables.changing import aside
from tables.records import rated, standing, write_down
from tests.tables.house import GUILD, PEOPLE, STRANGER, asked, contents, play_randomly, say, seat_people

ANNA, BELA, CSILLA, *_ = PEOPLE


async def results(hall: Hall) -> list[dict[str, Any]]:
    return [dict(row) for row in await hall.db.all("SELECT * FROM results ORDER BY table_id, seat")]


async def ratings(hall: Hall) -> dict[int, int]:
    """Person → rated games."""
    return {row["user_id"]: row["games"] for row in await hall.db.all("SELECT * FROM ratings")}


async def finish(hall: Hall, rng: random.Random, players: int = 3) -> Table:
    table = await seat_people(hall, players)
    await play_randomly(hall, table, rng)
    return table


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
    own = {user: (await hall.record_of(user, user))[0] for user in PEOPLE[:3]}
    ordinals = {user: record.standing.value for user, record in own.items() if record.standing is not None}
    assert ordinals[PEOPLE[best]] == max(ordinals.values()) > ordinals[PEOPLE[worst]]
    assert [own[PEOPLE[best]].summary.wins, own[PEOPLE[worst]].summary.wins] == [1, 0]


async def test_a_seat_that_a_caretaker_played_is_nobodys_and_is_not_rated(hall: Hall, rng: random.Random) -> None:
    table = await seat_people(hall)
    await say(hall, table, 0)
    await aside(hall, table, seats={0: replace(table.seats[0], caretaken=True)})
    while table.playing:
        seat = next(s for s in asked(table) if s != 0)
        await hall.draft(table.id, PEOPLE[seat], rng.choice((await hall.desk(table.id, PEOPLE[seat])).moves).notation)
        await hall.confirm(table.id, PEOPLE[seat])
    first, *others = await results(hall)
    assert (first["user_id"], first["human"], first["rated"]) == (None, 0, 0)
    assert [(row["user_id"], row["human"], row["rated"]) for row in others] == [(BELA, 1, 1), (CSILLA, 1, 1)]
    assert await ratings(hall) == {BELA: 1, CSILLA: 1}
    assert await hall.record_of(ANNA, ANNA) == []


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
        await hall.erase_person(user, "nobody")
    assert (await hall.table(table.id)).status == "closed"
    assert await results(hall) == []


async def test_a_game_that_ends_twice_is_rated_once(hall: Hall, rng: random.Random) -> None:
    table = await finish(hall, rng)
    before = await results(hall)
    again = [replace(_result(row), user_id=PEOPLE[row["seat"]], points=row["points"] + 1) for row in before]
    await hall.db.write(write_down, again)
    assert await ratings(hall) == {ANNA: 1, BELA: 1, CSILLA: 1}
    assert [row["points"] for row in await results(hall)] == [row["points"] + 1 for row in before]
    assert table.over


def _result(row: dict[str, Any]) -> Result:
    return Result(**{**row, "human": bool(row["human"]), "rated": bool(row["rated"])})


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


# ---------------------------------------------------------------- who wants none


async def test_whoever_wants_no_records_is_in_none(hall: Hall, rng: random.Random) -> None:
    await hall.keep_records(ANNA, False)
    await finish(hall, rng)
    assert [(row["user_id"], row["human"], row["rated"]) for row in await results(hall)] == [
        (None, 1, 0), (BELA, 1, 1), (CSILLA, 1, 1),
    ]  # fmt: skip
    with pytest.raises(Refused, match="record-you-keep-none"):
        await hall.record_of(ANNA, ANNA)
    with pytest.raises(Refused, match="record-none-kept"):
        await hall.record_of(BELA, ANNA)
    with pytest.raises(Refused, match="record-none-kept"):
        await hall.record_between(BELA, ANNA)


async def test_giving_records_up_forgets_them_and_leaves_the_others_theirs(hall: Hall, rng: random.Random) -> None:
    await finish(hall, rng)
    before = contents(hall)
    await hall.keep_records(BELA, False)
    assert [row["user_id"] for row in await results(hall)] == [ANNA, None, CSILLA]
    assert await ratings(hall) == {ANNA: 1, CSILLA: 1}
    assert contents(hall)["moves"] == before["moves"]
    await hall.keep_records(BELA, True)
    assert await hall.record_of(BELA, BELA) == []
    await finish(hall, rng)
    assert [record.summary.games for record in await hall.record_of(BELA, BELA)] == [1]
    assert await ratings(hall) == {ANNA: 2, BELA: 1, CSILLA: 2}


# ---------------------------------------------------------------- looking them up


async def test_head_to_head_and_the_ladder_of_a_server(hall: Hall, rng: random.Random) -> None:
    tables = [await finish(hall, rng) for _ in range(2)]
    place = [[t.game.standings(t.state).place(seat) for seat in range(3)] for t in tables]
    (duel,) = await hall.record_between(ANNA, BELA)
    assert (duel.game, duel.games) == ("calimala", 2)
    assert duel.ahead == sum(p[0] < p[1] for p in place)
    assert duel.behind == sum(p[0] > p[1] for p in place)
    (mirror,) = await hall.record_between(BELA, ANNA)
    assert (mirror.ahead, mirror.behind, mirror.points) == (duel.behind, duel.ahead, duel.their_points)
    assert await hall.record_between(ANNA, STRANGER) == []
    with pytest.raises(Refused, match="record-yourself"):
        await hall.record_between(ANNA, ANNA)

    listed = await hall.ladder(GUILD, "calimala")
    assert {user for user, _ in listed} == set(PEOPLE[:3])
    values = [standing.value for _, standing in listed]
    assert values == sorted(values, reverse=True)
    assert await hall.ladder(GUILD + 1, "calimala") == []
    assert await hall.ladder(GUILD, "genoa") == []
    assert await hall.record_of(ANNA, BELA, GUILD + 1) == []
    with pytest.raises(Refused, match="table-unknown-game"):
        await hall.ladder(GUILD, "chess")
    with pytest.raises(Refused, match="record-no-server"):
        await hall.ladder(None, "calimala")
