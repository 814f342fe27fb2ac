"""Who owes what is said in one place, and everybody who says it says the same."""

import random
import re
from pathlib import Path

import pytest

from tables import Hall
from tables.core import access, pending
from tables.core.update import Update
from tables.play import playing
from tables.play.playing import commit
from tables.post import outbox_queries
from tests.tables.house import asked, draft_a_turn, person_at, say, seat_people

ROOT = Path(__file__).parent.parent.parent
ASKED_ELSEWHERE = re.compile(r"to_act\((self\.|session\.)*table\.state\)")
AT_THE_TABLE = re.compile(r"self\.game\.to_act\(self\.state\)")
"""How `Table.owed` asks it."""


def test_whom_a_table_waits_for_is_asked_in_one_place() -> None:
    """A position that is not stored yet may be asked where it is made; the table itself, only in `Table.owed`."""
    asking = [
        path.relative_to(ROOT).as_posix()
        for folder in ("tables", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if ASKED_ELSEWHERE.search(text := path.read_text(encoding="utf-8")) or AT_THE_TABLE.search(text)
    ]
    assert asking == ["tables/core/table.py"]


@pytest.mark.parametrize("seed", [1, 2])
async def test_rows_clocks_desks_and_lists_agree_in_a_whole_game(hall: Hall, seed: int) -> None:
    rng, table = random.Random(seed), await seat_people(hall, 4)
    while table.playing:
        owed = set(table.owed)
        assert owed == set(pending.waited_for(table))
        assert owed == {number for number, seat in enumerate(table.seats) if seat.runs_from is not None}
        assert owed == {
            number for number in range(4) if (await access.session_of(hall, table.id, person_at(table, number))).owes
        }
        stored = await hall.db.all("SELECT seat FROM seats WHERE table_id=? AND owes_since IS NOT NULL", table.id)
        assert owed == {row["seat"] for row in stored}
        seat = rng.choice(sorted(owed))
        await draft_a_turn(hall, table, seat, rng)
        await playing.confirm(hall, table.id, person_at(table, seat))
    assert table.owed == ()
    assert not pending.waited_for(table)


@pytest.mark.parametrize(("by", "told"), [("person", []), ("order", ["turn"]), ("clock", ["turn"])])
async def test_who_is_asked_on_is_told_unless_they_have_just_spoken_themselves(
    hall: Hall, by: str, told: list[str]
) -> None:
    """All choose a card at once; the last to choose is the first to be asked after that."""
    trial = await seat_people(hall)
    for seat in range(3):
        await say(hall, trial, seat)
    (last,) = asked(trial)
    table = await seat_people(hall)
    for seat in {0, 1, 2} - {last}:
        await say(hall, table, seat)
    async with hall.locked(table.id) as table:
        step = Update(table, table.state.clone(), hall.clock())
        step.play(last, table.game.moves(step.state, last)[0], by)
        await commit(hall, step)
    assert asked(table) == (last,)
    assert table.seats[last].owes_since == table.version
    said = [n for n in await outbox_queries.unsent(hall, table.id) if n.version == table.version]
    assert [n.kind for n in said if n.seat == last] == told
    assert ("post" in {n.kind for n in said}) is bool(told)
