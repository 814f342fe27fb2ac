"""What is kept of a game that is over, and that nobody can tell the difference."""

import random
from pathlib import Path

import pytest

from engine import GAMES
from engine.transcript import replayed
from storage import game_log
from storage.dialects import Connection
from tables import Hall, Table, duties, history
from tables.finished import exports
from tables.finished.thinning import AFTER
from tables.lobby import opening
from tests.tables.house import PEOPLE, open_house, open_lobby, play_randomly

ENOUGH = 150 * 1024


async def finished(hall: Hall, game: str = "calimala", players: int = 3) -> Table:
    table = await open_lobby(hall, players, game=game)
    await opening.set_words(hall, table.id, PEOPLE[0], "for the shuffle")
    table = await opening.start(hall, table.id, PEOPLE[0])
    await play_randomly(hall, table, random.Random(4))
    return table


async def a_day_later(hall: Hall, table: Table) -> None:
    now = hall.clock() + AFTER + 1
    hall.clock = lambda: now
    await duties.attend(hall, table.id)


async def kept_in_full(hall: Hall, table: Table) -> int:
    row = await hall.db.one("SELECT count(*) AS n FROM positions WHERE table_id=? AND length(state)>0", table.id)
    return int(row["n"]) if row else 0


async def bytes_of(hall: Hall, table: Table) -> int:
    """Of all that grows with a game: its log and its positions."""
    sql = (
        "SELECT (SELECT sum(length(events) + length(notation) + 60) FROM moves WHERE table_id=?1)"
        " + (SELECT sum(length(state) + 40) FROM positions WHERE table_id=?1)"
        " + coalesce((SELECT length(events) FROM folded_events WHERE table_id=?1), 0) AS bytes"
    )
    row = await hall.db.one(sql, table.id)
    return int(row["bytes"]) if row else 0


async def views(hall: Hall, table: Table) -> list[bytes]:
    length = await history.history_length(hall, table.id)
    return [table.game.dump((await history.history(hall, table, PEOPLE[1], at)).view) for at in range(length)]


@pytest.mark.parametrize("game", ["calimala", "burgundy"])
async def test_a_finished_game_keeps_one_position_per_round_and_all_can_be_seen(hall: Hall, game: str) -> None:
    table = await finished(hall, game)
    before, full = await views(hall, table), await kept_in_full(hall, table)
    await duties.attend(hall, table.id)
    assert await kept_in_full(hall, table) == full, "on the day itself everything is at hand"
    await a_day_later(hall, table)
    assert 2 <= await kept_in_full(hall, table) < full / 2
    assert await bytes_of(hall, table) <= ENOUGH
    assert await views(hall, table) == before
    hall.forget(table.id)
    assert [*replayed(await exports.recording(hall, table.id))]
    again = await kept_in_full(hall, table)
    await duties.attend(hall, table.id)
    assert await kept_in_full(hall, table) == again


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_finished_game_of_any_kind_takes_little_room_and_nothing_of_its_log_is_lost(
    hall: Hall, game: str
) -> None:
    table = await finished(hall, game, GAMES[game].meta.seats[-1])
    before = await game_log.moves(hall.db, table.id)
    assert any(move.events for move in before)
    await a_day_later(hall, table)
    assert await bytes_of(hall, table) <= ENOUGH
    assert await game_log.moves(hall.db, table.id) == before
    assert await game_log.moves(hall.db, table.id, after=7, until=9) == before[7:9]


async def test_a_game_that_is_taken_up_again_is_put_together_once_more(hall: Hall) -> None:
    table = await finished(hall)
    await a_day_later(hall, table)
    before = await game_log.moves(hall.db, table.id)

    def play_another_end(db: Connection) -> None:
        db.execute("DELETE FROM moves WHERE table_id=? AND number>=?", (table.id, len(before) - 1))
        db.execute(
            "INSERT INTO moves (table_id, number, version, seat, notation, events, at, by)"
            " VALUES (?, ?, 999, 0, 'x', '[{\"a\": 1}]', 1.0, 'person')",
            (table.id, len(before) - 1),
        )

    await hall.db.write(play_another_end)
    await hall.db.write(game_log.Thin(table.id, ()).write)
    again = await game_log.moves(hall.db, table.id)
    assert again[:-1] == before[:-2]
    assert again[-1].events == [{"a": 1}]


async def test_a_game_whose_log_leads_elsewhere_keeps_what_it_has(tmp_path: Path) -> None:
    async with open_house(tmp_path / "house.db") as hall:
        table = await finished(hall)
        full = await kept_in_full(hall, table)
        await hall.db.write(lambda db: db.execute("UPDATE tables SET seed='another' WHERE id=?", (table.id,)))
        hall.forget(table.id)
        await a_day_later(hall, await hall.table(table.id))
        assert await kept_in_full(hall, table) == full
        assert (await hall.table(table.id)).row.thinned == table.version, "and it is not tried again"


async def test_a_game_of_older_rules_keeps_what_it_has(tmp_path: Path) -> None:
    async with open_house(tmp_path / "house.db") as hall:
        table = await finished(hall)
        full = await kept_in_full(hall, table)
        table.row.rules_version -= 1
        await a_day_later(hall, table)
        assert await kept_in_full(hall, table) == full
