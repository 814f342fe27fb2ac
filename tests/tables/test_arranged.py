"""Tables opened for named people, once each."""

import asyncio

import pytest

from tables import Hall
from tables.lobby import arranged
from tables.lobby.arranged import Channel, Player
from tables.play import playing
from tables.time.time_control import GENTLE
from tests.tables.house import CHANNEL, GUILD, NAMES, PEOPLE, refused, values

HERE = Channel(GUILD, CHANNEL, "hu")
FOUR = [Player(user_id, name) for user_id, name in zip(PEOPLE[:4], NAMES[:4], strict=True)]
SOURCE = "league:1:1:1"


async def test_it_starts_with_its_people_in_order_and_calls_each_of_them(hall: Hall) -> None:
    organiser = PEOPLE[2]
    table = await arranged.open_arranged(
        hall, HERE, "calimala", FOUR, source=SOURCE, pace=GENTLE, rated=False, host_id=organiser
    )
    assert table.playing
    assert table.names == list(NAMES[:4])
    assert (table.row.source, table.row.unrated, table.pace, table.language) == (SOURCE, 1, GENTLE, "hu")
    called = await hall.db.all("SELECT user_id FROM outbox WHERE table_id=? AND user_id IS NOT NULL", table.id)
    assert {user_id for (user_id,) in values(called)} == set(PEOPLE[:4]), "also the host, who did not start it"


async def test_a_crash_between_opening_and_starting_neither_loses_nor_doubles_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: object) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as broken:
        broken.setattr(playing, "start", crash)
        with pytest.raises(ConnectionResetError):
            await arranged.open_arranged(hall, HERE, "calimala", FOUR, source=SOURCE)
    hall.forget_all()
    first, second = await asyncio.gather(
        *(arranged.open_arranged(hall, HERE, "calimala", FOUR, source=SOURCE) for _ in range(2))
    )
    assert first.id == second.id
    assert first.playing
    assert len(await hall.db.all("SELECT id FROM tables")) == 1


async def test_automata_fill_seats_and_a_wrong_number_is_refused(hall: Hall) -> None:
    table = await arranged.open_arranged(
        hall, HERE, "calimala", [FOUR[0], Player(None, "Guido"), Player(None, "Donata", "master")], source=SOURCE
    )
    assert [seat.automaton for seat in table.seats] == [None, "journeyman", "master"]
    with refused("table-bad-players"):
        await arranged.open_arranged(hall, HERE, "calimala", FOUR[:1], source="league:1:1:2")
