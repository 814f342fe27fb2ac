"""A seat that may speak without being waited for keeps its panel while others move, wherever the table is kept."""

import random

from tables import Hall
from tables.lobby import opening
from tables.play import undoing
from tests.tables.house import asked, open_lobby, person_at, say, session_of


async def _panels_held_over_a_move(hall: Hall, *, read_anew: bool) -> tuple[int, int]:
    """How many panels of welcome seats were held over a move of another, and how many of them are still current."""
    table = await open_lobby(hall, 3, "genoa")
    await opening.start(hall, table.id, person_at(table, 0))
    held = current = 0
    for _ in range(60):
        table = await hall.table(table.id)
        waiting = [seat for seat in table.game.welcome(table.state) if seat not in asked(table)]
        stamps = {seat: (await session_of(hall, table, seat)).stamp for seat in waiting}
        await say(hall, table, asked(table)[0])
        if read_anew:
            hall.forget(table.id)
        now = await hall.table(table.id)
        for seat, stamp in stamps.items():
            session = await session_of(hall, now, seat)
            if seat in now.game.welcome(now.state) and seat not in asked(now) and session.moves:
                held += 1
                current += session.is_current(stamp)
    return held, current


async def test_a_panel_outlives_the_moves_of_others(hall: Hall) -> None:
    held, current = await _panels_held_over_a_move(hall, read_anew=False)
    assert held == current > 20


async def test_it_does_so_when_the_table_is_read_anew(hall: Hall) -> None:
    """As every delivery does on PostgreSQL, and every start."""
    held, current = await _panels_held_over_a_move(hall, read_anew=True)
    assert held == current > 20


async def test_what_a_seat_has_said_makes_its_older_panels_old_also_when_the_table_is_read_anew(hall: Hall) -> None:
    table = await open_lobby(hall, 3, "genoa")
    await opening.start(hall, table.id, person_at(table, 0))
    rng, spoke = random.Random(1), 0
    for _ in range(80):
        table = await hall.table(table.id)
        for seat in [seat for seat in table.game.welcome(table.state) if seat not in asked(table)]:
            session = await session_of(hall, table, seat)
            if session.moves and not session.draft:
                await say(hall, table, seat, rng.choice(session.moves).notation)
                hall.forget(table.id)
                assert not (await session_of(hall, await hall.table(table.id), seat)).is_current(session.stamp)
                spoke += 1
                break
        table = await hall.table(table.id)
        await say(hall, table, asked(table)[0])
    assert spoke > 3


async def test_what_is_taken_back_makes_all_older_panels_old_also_when_the_table_is_read_anew(hall: Hall) -> None:
    table = await open_lobby(hall, 3, "genoa")
    await opening.start(hall, table.id, person_at(table, 0))
    for _ in range(80):
        table = await hall.table(table.id)
        seat = asked(table)[0]
        await say(hall, table, seat)
        table = await hall.table(table.id)
        waiting = [other for other in table.game.welcome(table.state) if other not in (*asked(table), seat)]
        if table.state.barrier < table.state.played and table.state.last_seat == seat and waiting:
            stamp = (await session_of(hall, table, waiting[0])).stamp
            await undoing.undo(hall, table.id, person_at(table, seat))
            hall.forget(table.id)
            session = await session_of(hall, await hall.table(table.id), waiting[0])
            assert session.table.seats[waiting[0]].owes_since is None
            assert not session.is_current(stamp)
            return
    raise AssertionError("nothing could be taken back")
