"""Notes to oneself: private, delivered at the next turn, gone with it."""

import itertools
from collections.abc import Sequence

import pytest

from tables import Hall, Table
from tables.core import access
from tables.play import notes, playing
from tests.tables.house import PEOPLE, STRANGER, asked, contents, person_at, refused, say

ANNA, BELA, CSILLA, *_ = PEOPLE


async def texts(hall: Hall, table: Table, user_id: int) -> list[str]:
    return [note.text for note in await notes.of_person(hall, table.id, user_id)]


async def at_hand(hall: Hall, table: Table, user_id: int) -> list[str]:
    return [note.text for note in await notes.due(hall, table, user_id)]


TURNS = (
    ("place s10 own", "take marble disc", "weave disc", "end done"),
    ("place s01 own", "take wood disc", "end decline"),
    ("place s03 own", "take brick disc", "end decline"),
)
"""A first turn for each seat, all on different streets."""


async def end_turn(hall: Hall, table: Table, seat: int, turn: Sequence[str] = ()) -> None:
    """A whole turn, drafted and confirmed as one."""
    user_id = person_at(table, seat)
    for notation in turn or TURNS[seat]:
        await playing.draft(hall, table.id, user_id, notation)
    await playing.confirm(hall, table.id, user_id)


async def finish(hall: Hall, table: Table, seat: int, *turn: str) -> None:
    """The same with whatever ends it."""
    user_id = person_at(table, seat)
    session = await access.session_of(hall, table.id, user_id)
    for notation in turn:
        session = await playing.draft(hall, table.id, user_id, notation)
    ends = [m.notation for m in session.moves if m.notation in ("end decline", "end done")]
    if not session.complete:
        await playing.draft(hall, table.id, user_id, ends[0])
    await playing.confirm(hall, table.id, user_id)


async def test_a_note_is_at_hand_at_the_next_turn_and_gone_after_it(hall: Hall, table: Table) -> None:
    assert asked(table) == (0,)
    await notes.write(hall, table.id, BELA, "  marble before Csilla does  ")
    assert (await texts(hall, table, BELA), await at_hand(hall, table, BELA)) == (["marble before Csilla does"], [])
    await end_turn(hall, table, 0)
    assert await at_hand(hall, table, BELA) == ["marble before Csilla does"]
    await end_turn(hall, table, 1)
    assert await texts(hall, table, BELA) == []


async def test_a_note_written_while_thinking_is_for_the_turn_after(hall: Hall, table: Table) -> None:
    await notes.write(hall, table.id, ANNA, "next time weave")
    assert await at_hand(hall, table, ANNA) == []
    await end_turn(hall, table, 0)
    await end_turn(hall, table, 1)
    await end_turn(hall, table, 2)
    assert await at_hand(hall, table, ANNA) == ["next time weave"]


async def test_a_turn_confirmed_in_part_keeps_its_notes(hall: Hall, table: Table) -> None:
    await notes.write(hall, table.id, BELA, "think")
    await end_turn(hall, table, 0)
    await say(hall, table, 1)
    assert asked(table) == (1,)
    assert await at_hand(hall, table, BELA) == ["think"]


async def test_a_confirmation_that_fails_loses_no_note(
    hall: Hall, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await notes.write(hall, table.id, BELA, "think")
    await end_turn(hall, table, 0)
    before = contents(hall)
    with monkeypatch.context() as patch:
        patch.setattr("storage.acts.put", broken)
        with pytest.raises(OSError, match="disk"):
            await end_turn(hall, table, 1)
    after = contents(hall)
    assert (after["notes"], after["moves"]) == (before["notes"], before["moves"])
    table = await hall.table(table.id)
    await playing.confirm(hall, table.id, BELA)
    assert await texts(hall, table, BELA) == []


def broken(*_: object) -> None:
    raise OSError("disk")


async def test_nobody_else_reads_or_deletes_a_note(hall: Hall, table: Table) -> None:
    (note,) = await notes.write(hall, table.id, BELA, "mine")
    assert await texts(hall, table, CSILLA) == []
    assert await notes.tear_up(hall, table.id, CSILLA, note.id) == []
    assert await texts(hall, table, BELA) == ["mine"]
    assert await notes.tear_up(hall, table.id, BELA, note.id) == []
    assert await texts(hall, table, BELA) == []


async def test_what_cannot_be_noted_is_refused(hall: Hall, table: Table) -> None:
    numbers = itertools.count(1)
    with refused("table-not-seated"):
        await notes.write(hall, table.id, STRANGER, "hello")
    with refused("table-note-empty"):
        await notes.write(hall, table.id, BELA, " \n ")
    with refused("table-note-too-long"):
        await notes.write(hall, table.id, BELA, "x" * 501)
    for _ in range(10):
        await notes.write(hall, table.id, BELA, f"note {next(numbers)}")
    with refused("table-too-many-notes"):
        await notes.write(hall, table.id, BELA, "one more")


async def test_a_repeated_interaction_notes_once(hall: Hall, table: Table) -> None:
    for _ in range(2):
        assert len(await notes.write(hall, table.id, BELA, "once", interaction_id=77)) == 1
