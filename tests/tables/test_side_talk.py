"""Talk beside the table: who may, with whom, and what everybody knows of it."""

import pytest

from tables import Hall, Refused, Table
from tables.core.actors import Actor
from tables.lobby import guests, opening
from tables.seating import seats, side_talk, watching
from tests.tables.clockwork import acts_of
from tests.tables.house import GUILD, PEOPLE, STRANGER, open_lobby

ANNA, BELA, CSILLA, DENES, _ = PEOPLE
HOST = Actor(ANNA, "Anna", "host", GUILD)


async def four_who_may_whisper(hall: Hall) -> Table:
    table = await open_lobby(hall, 4)
    await guests.set_switch(hall, table.id, ANNA, "whispers", True)
    await opening.start(hall, table.id, ANNA)
    return table


async def test_two_or_three_talk_where_the_table_allows_it(hall: Hall) -> None:
    table = await four_who_may_whisper(hall)
    assert side_talk.whisperers(table, CSILLA, [0]) == (0, 2)
    assert side_talk.whisperers(table, CSILLA, [0, 1]) == (0, 1, 2)
    for user, others, refused in (
        (STRANGER, [0], "table-not-seated"),
        (ANNA, [0], "table-whisper-how-many"),
        (ANNA, [1, 2, 3], "table-whisper-how-many"),
        (ANNA, [7], "table-no-such-seat"),
    ):
        with pytest.raises(Refused, match=refused):
            side_talk.whisperers(table, user, others)
    await seats.resign(hall, table.id, DENES)
    with pytest.raises(Refused, match="table-whisper-nobody"):
        side_talk.whisperers(table, ANNA, [3])
    with pytest.raises(Refused, match="table-whisper-all"):
        side_talk.whisperers(table, ANNA, [1, 2])
    plain = await open_lobby(hall, 3)
    await opening.start(hall, plain.id, ANNA)
    with pytest.raises(Refused, match="table-no-whispers"):
        side_talk.whisperers(plain, ANNA, [1])


async def test_a_talk_is_known_to_all_and_not_inherited(hall: Hall) -> None:
    table = await four_who_may_whisper(hall)
    assert await side_talk.thread_between(hall, table, (0, 1)) is None
    await side_talk.open_between(hall, table.id, ANNA, [1], 900, interaction_id=7)
    await side_talk.open_between(hall, table.id, ANNA, [1], 901, interaction_id=7)
    assert await side_talk.thread_between(hall, table, (0, 1)) == 900
    assert await acts_of(hall, table) == ["whisper"]
    await seats.resign(hall, table.id, BELA)
    await seats.claim(hall, table.id, STRANGER, "Strange", 1)
    assert await side_talk.thread_between(hall, table, (0, 1)) is None


async def test_those_who_watch_have_a_thread_if_the_host_wants(hall: Hall, started: Table) -> None:
    assert await side_talk.aside_of(hall, started.id) is None
    with pytest.raises(Refused, match="table-not-host"):
        await side_talk.open_aside(hall, started.id, Actor(BELA, "Béla", "host", GUILD), 800)
    await side_talk.open_aside(hall, started.id, HOST, 800)
    assert await side_talk.aside_of(hall, started.id) == 800
    await watching.set_watching(hall, started.id, HOST, "closed")
    with pytest.raises(Refused, match="table-watching-closed"):
        side_talk.must_allow_aside(started, HOST)


async def test_the_rule_for_talk_is_the_hosts(hall: Hall) -> None:
    table = await open_lobby(hall, 2)
    for user, talk, refused in ((BELA, "silent", "table-not-host"), (ANNA, "loud", "table-bad-option")):
        with pytest.raises(Refused, match=refused):
            await guests.set_talk(hall, table.id, user, talk)
    await guests.set_talk(hall, table.id, ANNA, "silent")
    hall.forget(table.id)
    assert (await hall.table(table.id)).row.talk == "silent"
