"""Standing in for whoever is not there is bounded: a caretaker that fails costs nobody their move or their table."""

from typing import Any

import pytest

from engine import GAMES, Move, Seat
from storage import outbox
from tables import Hall, Table
from tables.lobby import opening
from tables.play import caretaking, playing
from tables.seating import seats
from tests.tables.house import PEOPLE, asked, open_lobby, person_at, replayed

HOST = PEOPLE[0]


class Fails:
    def choose(self, view: Any, seat: Seat) -> Move:
        raise ValueError("no idea")


class OnlySettings:
    """Always has something to say and never answers."""

    def choose(self, view: Any, seat: Seat) -> Move:
        return next(move for move in GAMES["genoa"].moves(view, seat) if move.kind == "set")


async def a_table_that_asks_somebody_else(hall: Hall) -> Table:
    """Genoa's first player is drawn: tables are opened until it is not the host."""
    while True:
        lobby = await open_lobby(hall, 3, game="genoa")
        table = await opening.start(hall, lobby.id, HOST)
        if person_at(table, asked(table)[0]) != HOST:
            return table


async def told(hall: Hall, table: Table) -> list[str]:
    return [notice.kind for notice in await outbox.unsent(hall.db, table.id) if notice.user_id == HOST]


@pytest.mark.parametrize("player", [Fails(), OnlySettings()])
async def test_a_table_whose_caretaker_fails_stays_as_it_is_and_its_host_is_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, player: Any
) -> None:
    table = await a_table_that_asks_somebody_else(hall)
    (seat, *_) = asked(table)
    monkeypatch.setattr(caretaking, "LONGEST", 60)
    monkeypatch.setattr(caretaking, "caretaker", lambda game: player)
    before = table.game.dump(table.state)
    await seats.resign(hall, table.id, person_at(table, seat))
    assert table.seats[seat].vacant, "who resigned has left"
    assert table.game.dump(table.state) == before == await replayed(hall, table)
    assert "stuck" in await told(hall, table)
    assert "the caretaker failed" in caplog.text

    for _ in range(2):
        await playing.keep_going(hall, table.id)
    assert (await told(hall, table)).count("stuck") <= 2, "however often it is tried"

    monkeypatch.undo()
    await playing.keep_going(hall, table.id)
    assert seat not in asked(table), "one that can goes on where the other stood"
