"""Confirming: one transaction, once, and exactly those are told who have something to decide now."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Sequence

import pytest

from engine import IllegalMove
from tables import Delivery, Hall, Refused, Table
from tables.core import access, storing
from tables.play import playing, undoing
from tables.post import outbox_queries
from tests import postgres
from tests.tables.house import (
    PEOPLE,
    STRANGER,
    asked,
    contents,
    draft_a_turn,
    new_database,
    open_house,
    person_at,
    play_randomly,
    refused,
    replayed,
    say,
    seat_people,
    session_of,
)

ANNA, BELA, CSILLA, *_ = PEOPLE


async def notices(hall: Hall, table: Table, version: int | None = None) -> list[tuple[str, int | None]]:
    """Kind and person of what is owed because of a version (the last one unless told)."""
    wanted = table.version if version is None else version
    return [(n.kind, n.user_id) for n in await outbox_queries.unsent(hall, table.id) if n.version == wanted]


async def test_confirming_makes_the_draft_part_of_the_game(hall: Hall, table: Table, rng: random.Random) -> None:
    session = await draft_a_turn(hall, table, 0, rng)
    before, version, played = contents(hall), table.version, table.state.played

    after = await playing.confirm(hall, table.id, ANNA, stamp=session.stamp, interaction_id=42)

    assert (after.draft, table.version, table.state.played) == ([], version + 1, played + len(session.draft))
    now = contents(hall)
    assert [row[5] for row in now["moves"][len(before["moves"]) :]] == [m.notation for m in session.draft]
    assert {row[2] for row in now["moves"][len(before["moves"]) :]} == {version + 1}
    assert now["drafts"] == []
    assert (42, str(version + 1)) in [row[:2] for row in now["answers"]]
    stored = await hall.db.one("SELECT version, played FROM positions ORDER BY version DESC LIMIT 1")
    assert stored is not None
    assert (stored["version"], stored["played"]) == (version + 1, played + len(session.draft))
    assert await replayed(hall, table) == table.game.dump(table.state)


async def test_a_table_is_looked_at_a_minute_after_a_move_at_the_latest(hall: Hall, table: Table) -> None:
    moments = []
    for stored in (None, 1e9, -1.0):
        await hall.db.write(lambda db, at=stored: db.execute("UPDATE tables SET due_at=?", (at,)))
        table.row.due_at, seat = stored, asked(table)[0]
        notation = (await session_of(hall, table, seat)).moves[0].notation
        await playing.play_at_once(hall, table.id, person_at(table, seat), notation)
        row = await hall.db.one("SELECT due_at, changed_at FROM tables WHERE id=?", table.id)
        assert row is not None
        assert row["due_at"] == table.row.due_at
        moments.append(row["due_at"] if row["due_at"] < 0 else row["due_at"] - row["changed_at"])
    assert moments == [storing.LOOK, storing.LOOK, -1.0], "a moment that is sooner stays"


async def test_nothing_cannot_be_confirmed(hall: Hall, table: Table) -> None:
    before = contents(hall)
    for user in (ANNA, BELA):
        with refused("table-nothing-drafted"):
            await playing.confirm(hall, table.id, user)
    with refused("table-not-seated"):
        await playing.confirm(hall, table.id, STRANGER)
    assert contents(hall) == before


async def test_a_repeated_confirmation_is_answered_and_not_repeated(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    await playing.confirm(hall, table.id, ANNA, interaction_id=1)
    session = await access.session_of(hall, table.id, ANNA)
    await playing.draft(hall, table.id, ANNA, session.moves[0].notation)
    after = contents(hall)
    session = await playing.confirm(hall, table.id, ANNA, interaction_id=1)
    assert len(session.draft) == 1, "the draft of today is not confirmed by the press of yesterday"
    assert contents(hall) == after
    async with open_house(hall.db.path) as later:
        await playing.confirm(later, table.id, ANNA, interaction_id=1)
        assert contents(later) == after


@pytest.mark.sqlite
@pytest.mark.parametrize("table_name", ["moves", "positions", "seats", "drafts", "outbox", "answers"])
async def test_when_any_part_of_it_fails_none_of_it_has_happened(
    hall: Hall, table: Table, rng: random.Random, table_name: str
) -> None:
    """Each row of the transaction in turn is refused by the database itself."""
    session = await draft_a_turn(hall, table, 0, rng)
    verb = {"seats": "UPDATE", "drafts": "DELETE"}.get(table_name, "INSERT")
    await hall.db.write(
        lambda db: db.execute(
            f"CREATE TRIGGER broken BEFORE {verb} ON {table_name} BEGIN SELECT raise(ABORT, 'disk on fire'); END"
        )
    )
    before, position = contents(hall), table.game.dump(table.state)

    with pytest.raises(sqlite3.IntegrityError, match="disk on fire"):
        await playing.confirm(hall, table.id, ANNA, interaction_id=5)

    assert contents(hall) == before
    again = await access.session_of(hall, table.id, ANNA)
    assert again.table.game.dump(again.table.state) == position
    assert again.draft == session.draft

    await hall.db.write(lambda db: db.execute("DROP TRIGGER broken"))
    await playing.confirm(hall, table.id, ANNA, interaction_id=5)
    assert (await hall.table(table.id)).version == session.version + 1


async def test_a_table_changed_behind_our_back_is_not_overwritten(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    async with open_house(hall.db.path) as other:
        await playing.confirm(other, table.id, ANNA)
        theirs = contents(hall)
        # on PostgreSQL we may have been told of it by now
        with refused("table-(stale|nothing-drafted)" if postgres.WANTED else "table-stale"):
            await playing.confirm(hall, table.id, ANNA)
        assert contents(hall) == theirs
    assert (await hall.table(table.id)).version == table.version + 1, "it is read anew"


async def test_after_the_end_there_is_nothing_to_confirm(hall: Hall, table: Table, rng: random.Random) -> None:
    last: list[int] = []
    while table.playing:
        seat = asked(table)[0]
        session = await draft_a_turn(hall, table, seat, rng)
        last = [person_at(table, seat), table.version * 1000]
        await playing.confirm(hall, table.id, last[0], stamp=session.stamp, interaction_id=last[1])
    after = contents(hall)
    assert table.over
    assert table.row.ended_at is not None
    assert table.owed == ()
    assert all(seat.owes_since is None for seat in table.seats)
    others = [person_at(table, seat) for seat in range(3) if person_at(table, seat) != last[0]]
    assert await notices(hall, table) == [("post", None), *[("over", user) for user in others]]
    for verb in (playing.confirm, playing.take_back, undoing.undo):
        with refused("table-over"):
            await verb(hall, table.id, last[0])
    with refused("table-over"):
        await playing.draft(hall, table.id, last[0], "end done")
    await playing.confirm(hall, table.id, last[0], interaction_id=last[1])
    assert contents(hall) == after


# ---------------------------------------------------------------- who is told


async def test_at_the_start_everybody_is_told_once_that_they_have_a_card_to_keep(hall: Hall, started: Table) -> None:
    assert await notices(hall, started) == [("post", None), ("turn", ANNA), ("turn", BELA), ("turn", CSILLA)]
    await say(hall, started, 1)
    assert await notices(hall, started) == [("refresh", None)]
    await say(hall, started, 0)
    assert await notices(hall, started) == [("refresh", None)]


async def test_nobody_is_pinged_for_going_on_with_their_own_turn(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    await playing.confirm(hall, table.id, ANNA)
    assert asked(table) == (0,)
    assert await notices(hall, table) == [("refresh", None)]


async def test_the_next_one_is_told_when_the_turn_is_over(hall: Hall, table: Table, rng: random.Random) -> None:
    while asked(table) == (0,):
        await draft_a_turn(hall, table, 0, rng)
        await playing.confirm(hall, table.id, ANNA)
    (seat,) = asked(table)
    assert await notices(hall, table) == [("post", None), ("turn", person_at(table, seat))]
    assert table.seats[seat].owes_since == table.version
    assert table.seats[0].owes_since is None


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
async def test_in_a_whole_game_exactly_the_fresh_seats_are_told_and_never_twice(
    hall: Hall, players: int, seed: int
) -> None:
    table, rng = await seat_people(hall, players), random.Random(seed)
    waited: Sequence[int] = ()
    told = 0
    while True:
        now = asked(table)
        turns = [user for kind, user in await notices(hall, table) if kind == "turn"]
        assert turns == [person_at(table, seat) for seat in now if seat not in waited]
        assert {n for n, seat in enumerate(table.seats) if seat.owes_since is not None} == set(now)
        told += len(turns)
        if not table.playing:
            break
        waited = now
        await play_randomly(hall, table, rng, confirms=1)
    sent = contents(hall)["outbox"]
    assert sum(row[4] == "turn" and row[10] is None for row in sent) == told, "who goes on with a turn knows it"
    assert max(Counter(row[1] for row in sent).values()) == 1
    first_of_each_version = Counter(row[3] for row in sent if row[4] in ("post", "refresh"))
    assert set(first_of_each_version.values()) == {1}, "one word about the position per version"


async def test_what_was_said_is_not_owed_any_more(hall: Hall, started: Table) -> None:
    assert await outbox_queries.tables_owed(hall) == [started.id]
    said = await outbox_queries.unsent(hall, started.id)
    await outbox_queries.mark_tried(hall, said)
    assert {n.tries for n in await outbox_queries.unsent(hall, started.id)} == {1}
    await outbox_queries.mark_sent(hall, started.id, said, 555)
    assert await outbox_queries.unsent(hall, started.id) == []
    assert await outbox_queries.tables_owed(hall) == []
    async with open_house(hall.db.path) as later:
        assert (await later.table(started.id)).row.message_id == started.row.message_id == 555


async def test_what_is_owed_anew_while_the_old_is_being_said_is_not_lost(hall: Hall, started: Table) -> None:
    await outbox_queries.mark_sent(hall, started.id, await outbox_queries.unsent(hall, started.id), 555)
    await outbox_queries.ask_refresh(hall, started)
    being_said = await outbox_queries.unsent(hall, started.id)
    await outbox_queries.ask_refresh(hall, started)
    await outbox_queries.mark_sent(hall, started.id, being_said, 555)
    assert [n.kind for n in await outbox_queries.unsent(hall, started.id)] == ["refresh"]


async def test_a_confirmed_move_wakes_the_loops_that_it_concerns(hall: Hall, started: Table) -> None:
    bells = {loop: hall.delivery_signal(loop) for loop in Delivery}
    await playing.draft(hall, started.id, ANNA, (await access.session_of(hall, started.id, ANNA)).moves[0].notation)
    assert not any(bell.is_set() for bell in bells.values()), "a draft is delivered nowhere"
    await playing.confirm(hall, started.id, ANNA)
    assert {loop for loop, bell in bells.items() if bell.is_set()} == {Delivery.TABLE_MESSAGES, Delivery.TABLE_LISTS}


async def test_without_a_name_every_loop_is_woken(hall: Hall) -> None:
    bells = [hall.delivery_signal(loop) for loop in Delivery]
    hall.wake_delivery()
    assert all(bell.is_set() for bell in bells)


# ---------------------------------------------------------------- many at once


async def test_of_many_simultaneous_confirmations_of_one_draft_one_counts(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    version = table.version
    results = await asyncio.gather(*(playing.confirm(hall, table.id, ANNA) for _ in range(50)), return_exceptions=True)
    assert sum(not isinstance(r, BaseException) for r in results) == 1
    assert all(isinstance(r, Refused) for r in results if isinstance(r, BaseException))
    assert table.version == version + 1


async def test_of_many_simultaneous_deliveries_of_one_press_one_counts(hall: Hall, table: Table) -> None:
    version = table.version
    await asyncio.gather(*(playing.draft(hall, table.id, ANNA, "place s01 own", interaction_id=3) for _ in range(30)))
    await asyncio.gather(*(playing.confirm(hall, table.id, ANNA, interaction_id=4) for _ in range(30)))
    assert (table.version, table.state.towers["s01"]) == (version + 1, (0,))


async def test_everybody_answers_a_simultaneous_question_at_the_same_moment(hall: Hall) -> None:
    table = await seat_people(hall, 5)
    await asyncio.gather(*(say(hall, table, seat) for seat in range(5)))
    assert table.version == 11
    assert all(player.kept for player in table.state.players)
    assert await replayed(hall, table) == table.game.dump(table.state)


async def test_many_tables_are_played_at_once(hall: Hall) -> None:
    tables = [await seat_people(hall, 3 + n % 3) for n in range(12)]
    await asyncio.gather(*(play_randomly(hall, t, random.Random(n), 25) for n, t in enumerate(tables)))
    for table in tables:
        assert await replayed(hall, table) == table.game.dump(table.state)


@pytest.mark.parametrize("seed", range(3))
async def test_people_who_give_up_waiting_break_nothing(hall: Hall, seed: int) -> None:
    """Hundreds of presses, most of them cancelled somewhere on their way; the game in memory is the one in the file."""
    table, rng = await seat_people(hall), random.Random(seed)

    async def press() -> None:
        current = await hall.table(table.id)
        seat = rng.choice(asked(current))
        session = await session_of(hall, current, seat)
        if session.moves and rng.random() < 0.7:
            await playing.draft(hall, table.id, person_at(current, seat), rng.choice(session.moves).notation)
        else:
            await playing.confirm(hall, table.id, person_at(current, seat))

    for _ in range(100):
        presses = [asyncio.create_task(press()) for _ in range(4)]
        for task in presses:
            await asyncio.sleep(rng.random() * 0.0015)
            if rng.random() < 0.6:
                task.cancel()
        for result in await asyncio.gather(*presses, return_exceptions=True):
            assert result is None or isinstance(result, (asyncio.CancelledError, Refused, IllegalMove)), result
        now = await hall.table(table.id)
        stored = await hall.db.one("SELECT version FROM tables WHERE id=?", table.id)
        assert stored is not None
        assert now.version == stored["version"]
    assert now.version > 5, "some of them got through"
    assert await replayed(hall, now) == now.game.dump(now.state)


async def test_two_houses_on_one_file_never_confirm_the_same_turn(hall: Hall, table: Table) -> None:
    other = new_database(hall.db.path)
    await other.open()
    try:
        rival = Hall(other)
        await playing.draft(hall, table.id, ANNA, "place s01 own")
        results = await asyncio.gather(
            *(playing.confirm(h, table.id, ANNA) for h in (hall, rival) for _ in range(5)), return_exceptions=True
        )
    finally:
        await other.close()
    assert sum(not isinstance(r, BaseException) for r in results) == 1
    assert len([row for row in contents(hall)["moves"] if row[5] == "place s01 own"]) == 1
