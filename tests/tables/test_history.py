"""What happened, told to each reader as they may know it."""

import asyncio
import random
from typing import Any

import pytest

from engine import HIDDEN
from games.calimala.events import Drew, Kept
from games.tournay.events import GameBegan, TurnBegan
from tables import Entry, Hall, Table, history
from tables.core import access
from tables.lobby import opening
from tables.play import playing, undoing
from tests.tables.house import (
    PEOPLE,
    STRANGER,
    asked,
    open_house,
    open_lobby,
    person_at,
    play_randomly,
    reach_a_draw,
    refused,
    replayed,
    say,
    seat_people,
)

ANNA, BELA, CSILLA, *_ = PEOPLE


def told(entries: list[Entry], kind: type) -> list[Any]:
    return [event for entry in entries for event in entry.events if isinstance(event, kind)]


async def test_a_card_kept_is_told_to_its_owner_alone(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    kept = started.state.players[0].kept
    assert told(await history.log(hall, started, ANNA), Kept) == [Kept(0, kept)]
    for reader in (BELA, STRANGER, None):
        assert told(await history.log(hall, started, reader), Kept) == [Kept(0, HIDDEN)]
        assert kept not in str(await history.log(hall, started, reader))


async def test_drawn_cards_are_hidden_from_the_others(hall: Hall, table: Table, rng: random.Random) -> None:
    session = await reach_a_draw(hall, table, rng)
    seat = session.seat or 0
    user = person_at(table, seat)
    await playing.draft(hall, table.id, user, next(m for m in session.moves if m.kind == "draw").notation)
    await playing.confirm(hall, table.id, user)
    others = [p for p in PEOPLE[:3] if p != user]

    (own,) = told(await history.log(hall, table, user, after=table.state.played - 1), Drew)
    assert own.cards[0] in table.state.players[seat].hand
    for reader in (*others, STRANGER, None):
        (seen,) = told(await history.log(hall, table, reader, after=table.state.played - 1), Drew)
        assert (seen.seat, seen.cards) == (seat, (HIDDEN,))
    for reader in others:
        assert all(HIDDEN in e.cards for e in await history.since_last_move(hall, table, reader) if isinstance(e, Drew))


async def test_in_a_whole_game_nobody_is_told_anothers_card(hall: Hall) -> None:
    table = await seat_people(hall)
    await play_randomly(hall, table, random.Random(5))
    for seat, reader in enumerate((*PEOPLE[:3], STRANGER)):
        entries = await history.log(hall, table, reader)
        drawn = told(entries, Drew)
        assert drawn
        assert all((HIDDEN in event.cards) == (event.seat != seat) for event in drawn if event.cards)


async def test_the_log_is_told_in_order_and_in_part(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng, 6)
    entries = await history.log(hall, table, None)
    assert [e.number for e in entries] == list(range(1, table.state.played + 1))
    assert await history.log(hall, table, None, after=3, until=5) == entries[3:5]


async def test_one_is_told_what_happened_since_ones_own_last_move(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    assert await history.since_last_move(hall, started, ANNA) == []
    await say(hall, started, 1)
    await say(hall, started, 2)
    assert [e.seat for e in await history.since_last_move(hall, started, ANNA) if isinstance(e, Kept)] == [1, 2]
    assert [e.seat for e in await history.since_last_move(hall, started, STRANGER) if isinstance(e, Kept)] == [2]
    assert len(await history.since_last_move(hall, started, None)) == len(
        (await history.log(hall, started, None))[-1].events
    )


async def test_before_the_start_nothing_has_happened(hall: Hall) -> None:
    lobby = await opening.open_table(hall, "calimala", ANNA, "Anna", guild_id=1, channel_id=1, language="en")
    assert await history.log(hall, lobby, ANNA) == []
    assert await history.since_last_move(hall, lobby, ANNA) == []
    assert await history.since_last_move(hall, lobby, None) == []
    with refused("table-not-started"):
        await history.history(hall, lobby, ANNA, 0)


# ---------------------------------------------------------------- history


async def test_history_goes_through_the_positions_as_each_reader_saw_them(
    hall: Hall, table: Table, rng: random.Random
) -> None:
    game, table = table.game, await seat_people(hall)
    shown = {
        reader: [game.dump((await access.session_of(hall, table.id, reader)).view)] for reader in (ANNA, BELA, STRANGER)
    }
    for _ in range(15):
        await play_randomly(hall, table, rng, 1)
        for reader, views in shown.items():
            views.append(game.dump((await access.session_of(hall, table.id, reader)).view))

    assert await history.history_length(hall, table.id) == 16
    for reader, views in shown.items():
        past = [await history.history(hall, table, reader, index) for index in range(16)]
        assert [game.dump(p.view) for p in past] == views
        assert [p.index for p in past] == list(range(16))
        assert [e.number for p in past for e in p.entries] == list(range(1, table.state.played + 1))
        assert past[0].entries == []


async def test_history_knows_no_index_too_far(hall: Hall, table: Table) -> None:
    length = await history.history_length(hall, table.id)
    assert (await history.history(hall, table, ANNA, 10_000)).index == length - 1
    assert (await history.history(hall, table, ANNA, -5)).index == 0


async def test_history_does_not_tell_what_was_taken_back(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    await undoing.undo(hall, started.id, ANNA)
    other = (await access.session_of(hall, started.id, ANNA)).moves[1].notation
    await say(hall, started, 0, other)
    past = [
        await history.history(hall, started, ANNA, n) for n in range(await history.history_length(hall, started.id))
    ]
    assert [p.view.played for p in past] == [0, 1]
    assert told(past[1].entries, Kept) == [Kept(0, other.split()[1])]


# ---------------------------------------------------------------- sleeping tables


async def test_a_table_that_slept_wakes_as_it_was(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng, 10)
    seat = asked(table)[0]
    session = await access.session_of(hall, table.id, person_at(table, seat))
    await playing.draft(hall, table.id, person_at(table, seat), session.moves[0].notation)
    hall.forget(table.id)
    again = await hall.table(table.id)
    assert again is not table
    assert (again.row, again.drafts) == (table.row, table.drafts)
    assert again.game.dump(again.state) == table.game.dump(table.state)
    async with open_house(hall.db.path) as later:
        assert (await later.table(table.id)).row == table.row


async def test_with_few_tables_awake_all_are_played_as_if_all_were(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six games at once with room for two in memory, and readers everywhere: each is in memory once or not at all."""
    monkeypatch.setattr("tables.core.table_cache.AWAKE", 2)
    tables = [(await seat_people(hall)).id for _ in range(6)]
    stop = asyncio.Event()

    async def play(table_id: str, rng: random.Random) -> None:
        for _ in range(14):
            await play_randomly(hall, await hall.table(table_id), rng, 1)

    async def look(rng: random.Random) -> None:
        while not stop.is_set():
            table_id = rng.choice(tables)
            before = await hall.db.one("SELECT version FROM tables WHERE id=?", table_id)
            assert before is not None
            session = await access.session_of(hall, table_id, rng.choice(PEOPLE[:3]))
            assert session.version >= before["version"] - 1
            await asyncio.sleep(0)

    looking = [asyncio.create_task(look(random.Random(n))) for n in range(4)]
    await asyncio.gather(*(play(table_id, random.Random(n)) for n, table_id in enumerate(tables)))
    stop.set()
    await asyncio.gather(*looking)
    for table_id in tables:
        table = await hall.table(table_id)
        stored = await hall.db.one("SELECT version FROM tables WHERE id=?", table_id)
        assert stored is not None
        assert table.version == stored["version"]
        assert await replayed(hall, table) == table.game.dump(table.state)


# ---------------------------------------------------------------- the set-up


async def test_what_happened_while_the_game_was_set_up_is_told(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await open_lobby(hall, 3, "tournay")
    assert await history.opening(hall, table, 0) == []
    await opening.start(hall, table.id, ANNA)
    events = await history.opening(hall, table, 0)
    assert [type(event) for event in events] == [GameBegan, TurnBegan]
    await say(hall, table, asked(table)[0])
    assert await history.opening(hall, table, None) == events, "nothing of it is a secret"
    new = table.game.new
    monkeypatch.setattr(type(table.game), "new", lambda game, seats, seed, options: new(seats, f"{seed}!", options))
    assert await history.opening(hall, table, 0) == [], "the rules lead elsewhere now"
