"""Since when somebody is told what happened: their own last word, whoever or whatever spoke for them in between."""

import random

import pytest

from tables import Hall, Table, history
from tables.core import access
from tables.play import notes, planning, playing
from tables.seating import seats as seating
from tests.tables.house import PEOPLE, STRANGER, asked, person_at
from tests.tables.test_notes import TURNS, end_turn, finish, refused

ANNA, BELA, CSILLA, DENES, *_ = PEOPLE


async def seats(hall: Hall, table: Table, user_id: int | None, since: str = "last") -> list[int]:
    """Whose moves somebody is told of, each once in a row."""
    told = [entry.seat for entry in (await history.news(hall, table, user_id, since)).entries]
    return [seat for n, seat in enumerate(told) if n == 0 or told[n - 1] != seat]


async def test_what_an_order_said_for_somebody_is_news_to_them(hall: Hall, table: Table) -> None:
    await planning.give_moves(hall, table.id, BELA, TURNS[1])
    said = await history.last_said(hall, table, BELA, 1)
    await end_turn(hall, table, 0)
    assert table.seats[1].last_move == table.state.played
    assert await history.last_said(hall, table, BELA, 1) == said
    assert (await seats(hall, table, BELA))[-2:] == [0, 1]
    assert (await seats(hall, table, ANNA)) == [1]


async def test_who_takes_over_a_seat_is_told_from_where_it_was_left(hall: Hall, table: Table) -> None:
    await end_turn(hall, table, 0)
    await end_turn(hall, table, 1)
    left = table.state.played
    await planning.give_moves(hall, table.id, BELA, ("place s05 own", "take marble disc"))
    await notes.write(hall, table.id, BELA, "mine alone")
    await seating.resign(hall, table.id, BELA)
    await end_turn(hall, table, 2)
    await seating.claim(hall, table.id, DENES, "Dénes", 1)
    news = await history.news(hall, table, DENES)
    assert news.after == left
    assert [act.kind for act in news.acts] == ["resigned", "claimed"]
    assert planning.orders_of(table, DENES) == []
    assert await notes.of_person(hall, table.id, DENES) == []


async def test_the_past_is_seen_with_the_eyes_of_the_seat_one_holds_now(hall: Hall, started: Table) -> None:
    """Who left a seat looks back as a spectator; who took it over sees what it saw."""
    dealt = (await history.history(hall, started, BELA, 0)).view.players[1].dealt
    await seating.resign(hall, started.id, BELA)
    await seating.claim(hall, started.id, DENES, "Dénes", 1)
    assert (await history.history(hall, started, DENES, 0)).view.players[1].dealt == dealt
    for reader in (BELA, STRANGER, ANNA):
        assert (await history.history(hall, started, reader, 0)).view.players[1].dealt != dealt


async def test_news_of_a_day_of_a_game_and_since_a_move(hall: Hall, table: Table) -> None:
    hall.clock = lambda: 1_000_000.0
    await end_turn(hall, table, 0)
    played = table.state.played
    hall.clock = lambda: 1_000_000.0 + 90_000.0
    await end_turn(hall, table, 1)
    assert await seats(hall, table, CSILLA, "day") == [1]
    assert (await history.news(hall, table, CSILLA, "all")).after == 0
    assert (await seats(hall, table, CSILLA, str(played - 4))) == [0, 1]
    assert (await history.news(hall, table, CSILLA, "999999")).entries == []
    with refused("table-bad-since"):
        await history.news(hall, table, CSILLA, "tomorrow")


@pytest.mark.parametrize("parts", [1, 2])
async def test_the_public_news_reach_back_to_whoever_is_asked(hall: Hall, table: Table, parts: int) -> None:
    """Since Béla moved last; and if Anna only goes on with her turn, at least what she has just done."""
    for seat in range(3):
        await end_turn(hall, table, seat)
    if parts == 2:
        await playing.draft(hall, table.id, ANNA, "place s05 own")
        await playing.confirm(hall, table.id, ANNA)
        assert asked(table) == (0,)
        assert [e.seat for e in await history.public_news(hall, table)][-1] == 0
        return
    await finish(hall, table, 0, "place s05 own", "take marble disc")
    assert asked(table) == (1,)
    assert {entry.seat for entry in await history.public_news(hall, table)} == {0, 2}


async def test_what_will_be_told_is_foreseen(hall: Hall, table: Table) -> None:
    for notation in TURNS[0]:
        await playing.draft(hall, table.id, ANNA, notation)
    session = await access.session_of(hall, table.id, ANNA)
    foreseen = [event for entry in await history.public_news(hall, table, session) for event in entry.events]
    await playing.confirm(hall, table.id, ANNA)
    assert [event for entry in await history.public_news(hall, table) for event in entry.events] == foreseen


async def test_what_a_draft_brings_to_light_is_foreseen_too(hall: Hall, table: Table) -> None:
    """Whole turns at random, until one of them has revealed something and its drafter was asked on."""
    rng, asked_on = random.Random(3), False
    while not asked_on:
        user = person_at(table, asked(table)[0])
        session = await access.session_of(hall, table.id, user)
        while not session.complete:
            session = await playing.draft(hall, table.id, user, rng.choice(session.moves).notation)
        foreseen = [event for entry in await history.public_news(hall, table, session) for event in entry.events]
        after = await playing.confirm(hall, table.id, user)
        assert table.game.dump(table.state) == table.game.dump(session.ahead)
        assert [event for entry in await history.public_news(hall, table) for event in entry.events] == foreseen
        asked_on = session.sealed and after.owes
