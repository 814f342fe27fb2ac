"""Watching: open and closed tables, and looking over a shoulder."""

import json
import random

import pytest

from engine import GAMES, read_event
from render import pictures as drawn
from tables import Hall, Refused, Table, history
from tables.core import access
from tables.core.actors import Actor
from tables.core.seat_session import open_session
from tables.lobby import opening
from tables.play import playing, undoing
from tables.seating import seats, watching
from tests.contract.games import CERTIFICATES
from tests.tables.house import (
    CHANNEL,
    GUILD,
    NAMES,
    PEOPLE,
    STRANGER,
    asked,
    contents,
    person_at,
    play_randomly,
    values,
)
from words import wording

ANNA, BELA, CSILLA, DENES, EMOKE = PEOPLE
HOST = Actor(ANNA, "Anna", "host")


# ---------------------------------------------------------------- open and closed


async def test_at_a_closed_table_only_those_who_play_may_look(hall: Hall, table: Table) -> None:
    assert (await access.session_of(hall, table.id, STRANGER)).seat is None, "open as it begins"
    await watching.set_watching(hall, table.id, HOST, "closed")
    for looking in (
        access.session_of(hall, table.id, STRANGER),
        history.log(hall, table, STRANGER),
        history.since_last_move(hall, table, STRANGER),
        history.history(hall, table, STRANGER, 0),
    ):
        with pytest.raises(Refused, match="table-watching-closed"):
            await looking
    assert (await access.session_of(hall, table.id, BELA)).seat == 1
    assert await history.log(hall, table, None), "what is said at the table itself goes on being said"
    await watching.let_look(hall, table.id, BELA, STRANGER, "Stranger")
    assert (await access.session_of(hall, table.id, STRANGER)).seat == 1
    hall.forget(table.id)
    with pytest.raises(Refused, match="table-watching-closed"):
        await access.session_of(hall, table.id, DENES)


async def test_only_the_host_opens_and_closes(hall: Hall, table: Table) -> None:
    before = contents(hall)
    with pytest.raises(Refused, match="table-not-host"):
        await watching.set_watching(hall, table.id, Actor(BELA, "Béla", "host"), "closed")
    await watching.set_watching(hall, table.id, HOST, "open")
    assert contents(hall) == before, "nothing changes where nothing is to change"


async def test_who_is_asked_to_sit_down_finds_the_table_from_elsewhere(hall: Hall, table: Table) -> None:
    with pytest.raises(Refused, match="table-unknown"):
        await access.table_for(hall, table.id, DENES, None)
    await seats.invite(hall, table.id, HOST, 2, DENES, "Dénes")
    assert (await access.table_for(hall, table.id, DENES, None)).id == table.id
    await seats.decline(hall, table.id, DENES, "Dénes", 2)
    with pytest.raises(Refused, match="table-unknown"):
        await access.table_for(hall, table.id, DENES, None)


async def test_those_who_left_are_let_out_of_a_closed_room(hall: Hall, table: Table) -> None:
    await watching.let_look(hall, table.id, BELA, DENES, "Dénes")
    await seats.invite(hall, table.id, HOST, 2, EMOKE, "Emőke")
    assert await watching.guests(hall, table) == {ANNA, BELA, CSILLA, DENES, EMOKE}
    await seats.resign(hall, table.id, BELA)
    assert await watching.guests(hall, table) == {ANNA, CSILLA, EMOKE}
    assert await watching.former_guests(hall, table) == {BELA, DENES}


# ---------------------------------------------------------------- over a shoulder


async def test_a_watcher_sees_what_the_seat_sees_but_not_what_it_drafts(hall: Hall, table: Table) -> None:
    seat = asked(table)[0]
    own = person_at(table, seat)
    await watching.let_look(hall, table.id, own, DENES, "Dénes")
    notation = (await access.session_of(hall, table.id, own)).moves[0].notation
    drafted = await playing.draft(hall, table.id, own, notation)
    watched = await access.session_of(hall, table.id, DENES)
    assert drafted.draft
    assert (watched.seat, watched.watching, watched.draft, watched.moves, watched.owes) == (seat, True, [], [], False)
    assert table.game.dump(watched.view) == table.game.dump(table.view(seat))
    assert table.game.dump(watched.view) != table.game.dump(drafted.view)
    before = contents(hall)
    for doing in (
        playing.draft(hall, table.id, DENES, notation),
        playing.confirm(hall, table.id, DENES),
        undoing.undo(hall, table.id, DENES),
        seats.resign(hall, table.id, DENES),
    ):
        with pytest.raises(Refused, match="table-not-seated"):
            await doing
    assert contents(hall) == before


async def test_who_looks_over_one_shoulder_looks_over_no_other(hall: Hall, table: Table) -> None:
    await watching.let_look(hall, table.id, ANNA, DENES, "Dénes")
    with pytest.raises(Refused, match="table-watches-already"):
        await watching.let_look(hall, table.id, BELA, DENES, "Dénes")
    await watching.stop_looking(hall, table.id, ANNA, DENES, "Dénes")
    assert access.viewer_seat(table, DENES) is None
    with pytest.raises(Refused, match="table-watches-already"):
        await watching.let_look(hall, table.id, BELA, DENES, "Dénes")
    with pytest.raises(Refused, match="table-sits-here"):
        await watching.let_look(hall, table.id, BELA, CSILLA, "Csilla")
    await watching.let_look(hall, table.id, ANNA, DENES, "Dénes")
    hall.forget(table.id)
    assert (await hall.table(table.id)).seat_watchers == {DENES: 0}


async def test_only_the_seat_or_the_watcher_ends_it(hall: Hall, table: Table) -> None:
    await watching.let_look(hall, table.id, ANNA, DENES, "Dénes")
    with pytest.raises(Refused, match="table-not-watching"):
        await watching.stop_looking(hall, table.id, BELA, DENES, "Dénes")
    await watching.stop_looking(hall, table.id, DENES, DENES, "Dénes")
    assert table.seat_watchers == {}
    rows = await hall.db.all("SELECT kind, power, seat FROM acts WHERE table_id=? ORDER BY id", table.id)
    assert values(rows) == [("shoulder", "seat", 0), ("shoulder-ended", "seat", 0)]


async def test_who_resigned_may_not_look_on_from_elsewhere(hall: Hall, table: Table) -> None:
    await seats.resign(hall, table.id, CSILLA)
    with pytest.raises(Refused, match="table-watches-already"):
        await watching.let_look(hall, table.id, ANNA, CSILLA, "Csilla")


@pytest.mark.parametrize("game", GAMES)
async def test_a_watcher_learns_nothing_of_the_other_seats(hall: Hall, game: str, rng: random.Random) -> None:
    """Two worlds that the watched seat cannot tell apart: picture, text, log and alt text are the same bytes."""
    table = await opening.open_table(hall, game, ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en")
    for user_id, name in list(zip(PEOPLE, NAMES, strict=True))[1:3]:
        await opening.join(hall, table.id, user_id, name)
    await opening.start(hall, table.id, ANNA)
    await play_randomly(hall, table, rng, confirms=min(10, CERTIFICATES[game].bound // 10))
    await watching.let_look(hall, table.id, BELA, DENES, "Dénes")
    for _ in range(3):
        twin = Table(table.row, table.game.redeal(table.state, 1, rng), seat_watchers=table.seat_watchers)
        assert table.game.dump(twin.state) != table.game.dump(table.state)
        seen = [await looked_at(hall, world) for world in (table, twin)]
        assert seen[0] == seen[1]
        await play_randomly(hall, table, rng, confirms=2)


async def looked_at(hall: Hall, table: Table) -> tuple[object, ...]:
    session = open_session(table, access.viewer_seat(table, DENES), watching=True)
    shown = drawn.board(table.row.game, session.view, table.names, drawn.Reader("en"), seat=session.seat, changes=())
    log = await history.log(hall, table, DENES)
    rows = await hall.db.all("SELECT events FROM moves WHERE table_id=?", table.id)
    assert len(log) == len(rows)
    told = [wording.log_line(table.row.game, event, table.names, "en") for entry in log for event in entry.events]
    return (
        shown.png, shown.alt, told,
        drawn.text_board(table.row.game, session.view, table.names, "en", seat=session.seat),
    )  # fmt: skip


async def test_the_log_of_a_watcher_hides_what_the_others_drew(hall: Hall, table: Table, rng: random.Random) -> None:
    """Every event reads as the watched seat may read it, and some read otherwise for their owner."""
    await play_randomly(hall, table, rng, confirms=30)
    await watching.let_look(hall, table.id, BELA, DENES, "Dénes")
    seen = [event for entry in await history.log(hall, table, DENES) for event in entry.events]
    rows = await hall.db.all("SELECT events FROM moves WHERE table_id=? ORDER BY number", table.id)
    full = [read_event(e) for row in rows for e in json.loads(row["events"])]
    assert seen == [event.seen_by(1) for event in full]
    assert seen != full
