"""Following a table without sitting there."""

import random

import pytest

from tables import Hall, Refused, Table, people
from tables.core.actors import Actor
from tables.play import undoing
from tables.post import outbox_queries
from tables.seating import following, watching
from tests.tables.house import PEOPLE, STRANGER, asked, play_randomly, say, seat_people

ANNA, BELA, CSILLA, *_ = PEOPLE
HOST = Actor(ANNA, "Anna", "host")


async def letters(hall: Hall, user_id: int = STRANGER) -> list[str]:
    return [letter.kind for letter in await outbox_queries.unsent_messages(hall, user_id)]


async def test_who_follows_every_round_hears_when_all_have_moved(hall: Hall) -> None:
    table = await seat_people(hall)
    await following.follow(hall, table.id, STRANGER, every_round=True, interaction_id=4)
    await following.follow(hall, table.id, STRANGER, every_round=True, interaction_id=4)
    await say(hall, table, 0)
    await say(hall, table, 1)
    assert await letters(hall) == []
    await say(hall, table, 2)
    assert await letters(hall) == ["followed-round"]
    hall.forget(table.id)
    table = await hall.table(table.id)
    assert table.followers[STRANGER].told_move == table.played
    await say(hall, table, asked(table)[0])
    assert await letters(hall) == ["followed-round"]
    await undoing.undo(hall, table.id, ANNA)
    assert await letters(hall) == ["followed-round"]


async def test_the_end_is_told_to_all_who_follow(hall: Hall, table: Table, rng: random.Random) -> None:
    await following.follow(hall, table.id, STRANGER)
    await play_randomly(hall, table, rng)
    assert table.over
    assert await letters(hall) == ["followed-end"]
    letter = (await outbox_queries.unsent_messages(hall, STRANGER))[0]
    assert await outbox_queries.message_holds(hall, letter)
    await following.stop(hall, table.id, STRANGER)
    assert not await outbox_queries.message_holds(hall, letter)


async def test_who_stops_hears_nothing_more(hall: Hall, started: Table) -> None:
    await following.follow(hall, started.id, STRANGER, every_round=True)
    await following.stop(hall, started.id, STRANGER)
    with pytest.raises(Refused, match="table-not-followed"):
        await following.stop(hall, started.id, STRANGER)
    for seat in range(3):
        await say(hall, started, seat)
    assert await letters(hall) == []


async def test_only_who_may_watch_follows(hall: Hall, started: Table) -> None:
    with pytest.raises(Refused, match="table-follow-seated"):
        await following.follow(hall, started.id, ANNA)
    await following.follow(hall, started.id, STRANGER, every_round=True)
    await watching.set_watching(hall, started.id, HOST, "closed")
    with pytest.raises(Refused, match="table-watching-closed"):
        await following.follow(hall, started.id, STRANGER)
    for seat in range(3):
        await say(hall, started, seat)
    letter = (await outbox_queries.unsent_messages(hall, STRANGER))[0]
    assert not await outbox_queries.message_holds(hall, letter), "nothing of a closed table leaves it"


async def test_whoever_is_forgotten_follows_nothing(hall: Hall, started: Table) -> None:
    await following.follow(hall, started.id, STRANGER)
    assert [row["table"] for row in (await people.export_person(hall, STRANGER))["followed"]] == [started.id]
    await people.erase_person(hall, STRANGER, "?")
    assert (await hall.table(started.id)).followers == {}
