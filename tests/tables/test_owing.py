"""Who owes what is said in one place, and everybody who says it says the same."""

import random
import re
from pathlib import Path

import pytest

from tables import Hall
from tables.post import owing
from tests.tables.house import draft_a_turn, person_at, seat_people

ROOT = Path(__file__).parent.parent.parent
ASKED_ELSEWHERE = re.compile(r"to_act\((self\.|desk\.)*table\.state\)")


def test_whom_a_table_waits_for_is_asked_in_one_place() -> None:
    """Positions that are not stored yet may be looked at by whoever makes them; the table itself, only there."""
    asking = [
        path.relative_to(ROOT).as_posix()
        for folder in ("tables", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if ASKED_ELSEWHERE.search(path.read_text(encoding="utf-8"))
    ]
    assert asking == ["tables/post/owing.py"]


@pytest.mark.parametrize("seed", [1, 2])
async def test_rows_clocks_desks_and_lists_agree_in_a_whole_game(hall: Hall, seed: int) -> None:
    rng, table = random.Random(seed), await seat_people(hall, 4)
    while table.playing:
        owed = set(owing.owed(table))
        assert owed == set(owing.waited_for(table))
        assert owed == {number for number, seat in enumerate(table.seats) if seat.runs_from is not None}
        assert owed == {number for number in range(4) if (await hall.desk(table.id, person_at(table, number))).owes}
        stored = await hall.db.all("SELECT seat FROM seats WHERE table_id=? AND owes_since IS NOT NULL", table.id)
        assert owed == {row["seat"] for row in stored}
        seat = rng.choice(sorted(owed))
        await draft_a_turn(hall, table, seat, rng)
        await hall.confirm(table.id, person_at(table, seat))
    assert owing.owed(table) == ()
    assert not owing.waited_for(table)
