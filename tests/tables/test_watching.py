"""Watching: open and closed tables, and looking over a shoulder."""

import json
import random

import pytest

from engine import GAMES, read_event
from render import pictures as drawn
from render import wording
from tables import Hall, Refused, Table
from tables.core.actors import Actor
from tables.core.seat_session import lay
from tables.seating.watching import viewer_seat
from tests.tables.house import CHANNEL, GUILD, NAMES, PEOPLE, STRANGER, asked, contents, person_at, play_randomly

ANNA, BELA, CSILLA, DENES, EMOKE = PEOPLE
HOST = Actor(ANNA, "Anna", "host")


# ---------------------------------------------------------------- open and closed


async def test_at_a_closed_table_only_those_who_play_may_look(hall: Hall, table: Table) -> None:
    assert (await hall.desk(table.id, STRANGER)).seat is None, "open as it begins"
    await hall.set_watching(table.id, HOST, "closed")
    for looking in (
        hall.desk(table.id, STRANGER),
        hall.log(table.id, STRANGER),
        hall.since_last_move(table.id, STRANGER),
        hall.history_at(table.id, STRANGER, 0),
    ):
        with pytest.raises(Refused, match="table-watching-closed"):
            await looking
    assert (await hall.desk(table.id, BELA)).seat == 1
    assert await hall.log(table.id, None), "what is said at the table itself goes on being said"
    await hall.let_look(table.id, BELA, STRANGER, "Stranger")
    assert (await hall.desk(table.id, STRANGER)).seat == 1
    hall.forget(table.id)
    with pytest.raises(Refused, match="table-watching-closed"):
        await hall.desk(table.id, DENES)


async def test_only_the_host_opens_and_closes(hall: Hall, table: Table) -> None:
    before = contents(hall)
    with pytest.raises(Refused, match="table-not-host"):
        await hall.set_watching(table.id, Actor(BELA, "Béla", "host"), "closed")
    await hall.set_watching(table.id, HOST, "open")
    assert contents(hall) == before, "nothing changes where nothing is to change"


async def test_who_is_asked_to_sit_down_finds_the_table_from_elsewhere(hall: Hall, table: Table) -> None:
    with pytest.raises(Refused, match="table-unknown"):
        await hall.table_for(table.id, DENES, None)
    await hall.invite(table.id, HOST, 2, DENES, "Dénes")
    assert (await hall.table_for(table.id, DENES, None)).id == table.id
    await hall.decline_seat(table.id, DENES, "Dénes", 2)
    with pytest.raises(Refused, match="table-unknown"):
        await hall.table_for(table.id, DENES, None)


async def test_those_who_left_are_let_out_of_a_closed_room(hall: Hall, table: Table) -> None:
    await hall.let_look(table.id, BELA, DENES, "Dénes")
    await hall.invite(table.id, HOST, 2, EMOKE, "Emőke")
    assert await hall.guests(table) == {ANNA, BELA, CSILLA, DENES, EMOKE}
    await hall.resign(table.id, BELA)
    assert await hall.guests(table) == {ANNA, CSILLA, EMOKE}
    assert await hall.former_guests(table) == {BELA, DENES}


# ---------------------------------------------------------------- over a shoulder


async def test_a_watcher_sees_what_the_seat_sees_but_not_what_it_drafts(hall: Hall, table: Table) -> None:
    seat = asked(table)[0]
    own = person_at(table, seat)
    await hall.let_look(table.id, own, DENES, "Dénes")
    notation = (await hall.desk(table.id, own)).moves[0].notation
    drafted = await hall.draft(table.id, own, notation)
    watched = await hall.desk(table.id, DENES)
    assert drafted.draft
    assert (watched.seat, watched.watching, watched.draft, watched.moves, watched.owes) == (seat, True, [], [], False)
    assert table.game.dump(watched.view) == table.game.dump(table.view(seat))
    assert table.game.dump(watched.view) != table.game.dump(drafted.view)
    before = contents(hall)
    for doing in (
        hall.draft(table.id, DENES, notation),
        hall.confirm(table.id, DENES),
        hall.undo(table.id, DENES),
        hall.resign(table.id, DENES),
    ):
        with pytest.raises(Refused, match="table-not-seated"):
            await doing
    assert contents(hall) == before


async def test_who_looks_over_one_shoulder_looks_over_no_other(hall: Hall, table: Table) -> None:
    await hall.let_look(table.id, ANNA, DENES, "Dénes")
    with pytest.raises(Refused, match="table-watches-already"):
        await hall.let_look(table.id, BELA, DENES, "Dénes")
    await hall.stop_looking(table.id, ANNA, DENES, "Dénes")
    assert viewer_seat(table, DENES) is None
    with pytest.raises(Refused, match="table-watches-already"):
        await hall.let_look(table.id, BELA, DENES, "Dénes")
    with pytest.raises(Refused, match="table-sits-here"):
        await hall.let_look(table.id, BELA, CSILLA, "Csilla")
    await hall.let_look(table.id, ANNA, DENES, "Dénes")
    hall.forget(table.id)
    assert (await hall.table(table.id)).shoulders == {DENES: 0}


async def test_only_the_seat_or_the_watcher_ends_it(hall: Hall, table: Table) -> None:
    await hall.let_look(table.id, ANNA, DENES, "Dénes")
    with pytest.raises(Refused, match="table-not-watching"):
        await hall.stop_looking(table.id, BELA, DENES, "Dénes")
    await hall.stop_looking(table.id, DENES, DENES, "Dénes")
    assert table.shoulders == {}
    rows = await hall.db.all("SELECT kind, power, seat FROM acts WHERE table_id=? ORDER BY id", table.id)
    assert [tuple(row) for row in rows] == [("shoulder", "seat", 0), ("shoulder-ended", "seat", 0)]


async def test_who_resigned_may_not_look_on_from_elsewhere(hall: Hall, table: Table) -> None:
    await hall.resign(table.id, CSILLA)
    with pytest.raises(Refused, match="table-watches-already"):
        await hall.let_look(table.id, ANNA, CSILLA, "Csilla")


@pytest.mark.parametrize("game", GAMES)
async def test_a_watcher_learns_nothing_of_the_other_seats(hall: Hall, game: str, rng: random.Random) -> None:
    """Two worlds that the watched seat cannot tell apart: picture, text, log and alt text are the same bytes."""
    table = await hall.open_table(game, ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en")
    for user_id, name in list(zip(PEOPLE, NAMES, strict=True))[1:3]:
        await hall.join(table.id, user_id, name)
    await hall.start(table.id, ANNA)
    await play_randomly(hall, table, rng, confirms=10)
    await hall.let_look(table.id, BELA, DENES, "Dénes")
    for _ in range(3):
        twin = Table(table.row, table.game.redeal(table.state, 1, rng), shoulders=table.shoulders)
        assert table.game.dump(twin.state) != table.game.dump(table.state)
        seen = [await looked_at(hall, world) for world in (table, twin)]
        assert seen[0] == seen[1]
        await play_randomly(hall, table, rng, confirms=2)


async def looked_at(hall: Hall, table: Table) -> tuple[object, ...]:
    desk = lay(table, viewer_seat(table, DENES), watching=True)
    shown = drawn.board(table.row.game, desk.view, table.names, drawn.Reader("en"), seat=desk.seat, changes=())
    log = await hall.log(table.id, DENES)
    rows = await hall.db.all("SELECT events FROM moves WHERE table_id=?", table.id)
    assert len(log) == len(rows)
    told = [wording.log_line(table.row.game, event, table.names, "en") for entry in log for event in entry.events]
    return (
        shown.png, shown.alt, told,
        drawn.text_board(table.row.game, desk.view, table.names, "en", seat=desk.seat),
    )  # fmt: skip


async def test_the_log_of_a_watcher_hides_what_the_others_drew(hall: Hall, table: Table, rng: random.Random) -> None:
    """Every event reads as the watched seat may read it, and some read otherwise for their owner."""
    await play_randomly(hall, table, rng, confirms=30)
    await hall.let_look(table.id, BELA, DENES, "Dénes")
    seen = [event for entry in await hall.log(table.id, DENES) for event in entry.events]
    rows = await hall.db.all("SELECT events FROM moves WHERE table_id=? ORDER BY number", table.id)
    full = [read_event(e) for row in rows for e in json.loads(row["events"])]
    assert seen == [event.seen_by(1) for event in full]
    assert seen != full
