"""The same people at the same game, one place further round."""

import asyncio
import random

import pytest

from storage.tables import SeatRow
from tables import Hall, Refused, Table, people
from tables.lobby import expiry, opening, rematch
from tables.lobby.seat_order import moved_round
from tests.tables.house import PEOPLE, STRANGER, play_randomly, seat_people, values

ANNA, BELA, CSILLA, DENES, *_ = PEOPLE


@pytest.fixture
async def over(hall: Hall, rng: random.Random) -> Table:
    table = await seat_people(hall)
    await play_randomly(hall, table, rng)
    return table


async def test_a_rematch_is_the_same_table_with_the_seats_moved_round(hall: Hall, over: Table) -> None:
    over.row.clock = '{"limit": 3600}'
    over.row.watching = "closed"
    again = await rematch.play_again(hall, over.id, CSILLA, "Csilla")
    assert (again.status, again.row.host_id, again.row.rematch_of) == ("lobby", CSILLA, over.id)
    for column in ("game", "options", "language", "guild_id", "channel_id", "clock", "watching"):
        assert getattr(again.row, column) == getattr(over.row, column)
    assert again.row.seed != over.row.seed
    for user, name in ((DENES, "Dénes"), (ANNA, "Anna"), (BELA, "Béla")):
        await opening.join(hall, again.id, user, name)
    assert again.names == ["Béla", "Csilla", "Anna", "Dénes"], "who sat first sits last; who is new comes after them"
    await opening.start(hall, again.id, CSILLA)
    assert [seat.user_id for seat in again.seats] == [BELA, CSILLA, ANNA, DENES]


async def test_the_others_are_invited_once_each_in_their_own_way(hall: Hall, over: Table) -> None:
    await people.set_person(hall, BELA, notify="dm")
    again = await rematch.play_again(hall, over.id, ANNA, "Anna", interaction_id=5)
    await rematch.play_again(hall, over.id, ANNA, "Anna", interaction_id=5)
    said = await hall.db.all("SELECT kind, user_id FROM outbox WHERE table_id=? ORDER BY kind", again.id)
    assert values(said) == [("invite", None), ("rematch", CSILLA)]
    written = await hall.db.all("SELECT kind, user_id FROM letters WHERE table_id=?", again.id)
    assert values(written) == [("rematch", BELA)]


async def test_there_is_one_rematch_until_it_is_given_up(hall: Hall, over: Table) -> None:
    first, second = await asyncio.gather(
        rematch.play_again(hall, over.id, ANNA, "Anna"), rematch.play_again(hall, over.id, BELA, "Béla")
    )
    assert first is second
    assert await rematch.rematch_of(hall, over.id) is first
    await opening.close_table(hall, first.id, first.row.host_id)
    assert await rematch.rematch_of(hall, over.id) is None
    assert (await rematch.play_again(hall, over.id, CSILLA, "Csilla")).id != first.id


async def test_only_those_who_played_ask_and_only_after_the_end(hall: Hall, over: Table, started: Table) -> None:
    with pytest.raises(Refused, match="table-not-seated"):
        await rematch.play_again(hall, over.id, STRANGER, "Zoé")
    with pytest.raises(Refused, match="table-not-over"):
        await rematch.play_again(hall, started.id, ANNA, "Anna")


@pytest.mark.parametrize("new_id", ["00000000", "zzzzzzzz"])
async def test_a_player_erased_while_another_joins_the_rematch(
    hall: Hall, over: Table, new_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Joining holds the new table and wakes the old one; erasing holds both, whichever comes first."""
    monkeypatch.setattr(expiry, "new_id", lambda: new_id)
    again = await rematch.play_again(hall, over.id, ANNA, "Anna")
    hall.forget(over.id)
    async with asyncio.timeout(60):
        await asyncio.gather(people.erase_person(hall, ANNA, "nobody"), opening.join(hall, again.id, BELA, "Béla"))
    assert (await hall.table(again.id)).names == ["Béla"]
    assert (await hall.table(over.id)).seat_of(ANNA) is None


def test_moving_round() -> None:
    seats = [SeatRow(user, str(user)) for user in (4, 1, 9, 3)]
    assert [seat.user_id for seat in moved_round([1, None, 3, 4], seats)] == [3, 4, 1, 9]
