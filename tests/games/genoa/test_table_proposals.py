"""What is put to one person: they are told once, quietly, by their own way, and owe nothing for it."""

import pytest

from storage.outbox import Notice
from tables import Hall, Table, people
from tables.core.update import Update
from tables.play import playing, undoing
from tables.play.playing import commit
from tables.post import notice_validity, outbox_queries
from tables.time.time_control import Pace
from tests.games.genoa.positions import JANI, MATE, PETER, Position
from tests.tables.clockwork import HOUR, Clockwork, seat_by_the_clock
from tests.tables.house import person_at, say

KINDS = "SELECT version, seat, kind FROM {} WHERE table_id=? AND kind='proposal' ORDER BY id"


@pytest.fixture
async def inn(hall: Hall) -> Table:
    """Péter has led the tower to the Inn; nobody has offered anything."""
    Clockwork(hall)
    at = Position(3).has(JANI, silver=1, ducats=50).has(MATE, ducats=50)
    at.tower("inn")
    table = await seat_by_the_clock(hall, Pace(limit=24 * HOUR, out="move"), 3, "genoa")
    async with hall.locked(table.id) as table:
        table.state = at.state
        await commit(hall, Update(table, at.state, hall.clock()))
    return table


async def told(hall: Hall, table: Table, by: str = "outbox") -> list[tuple[int, int]]:
    """The seats that were told of something put to them, each with the version in which."""
    return [(row["seat"], row["version"]) for row in await hall.db.all(KINDS.format(by), table.id)]


async def last_notice(hall: Hall, table: Table) -> Notice:
    return [n for n in await outbox_queries.unsent(hall, table.id) if n.kind == "proposal"][-1]


@pytest.mark.rule("GEN-15.2")
async def test_whoever_is_asked_by_name_is_told_once_and_owes_nothing(hall: Hall, inn: Table) -> None:
    owed, clock = inn.owed, inn.seats[JANI].runs_from
    await say(hall, inn, PETER, f"ask inn {JANI} d25")
    assert await told(hall, inn) == [(JANI, inn.version)]
    assert notice_validity.is_quiet(await last_notice(hall, inn))
    assert (inn.owed, inn.seats[JANI].runs_from, inn.seats[JANI].owes_since) == (owed, clock, None)

    await say(hall, inn, PETER, "ask inn - d30")
    await say(hall, inn, MATE, "offer inn d5")
    assert len([seat for seat, _ in await told(hall, inn) if seat == JANI]) == 1, "that was not for them alone"
    await say(hall, inn, PETER, f"ask inn {JANI} d20")
    assert (await told(hall, inn))[-1] == (JANI, inn.version), "another price is another matter"


async def test_what_is_taken_back_and_put_again_as_it_was_is_not_told_again(hall: Hall, inn: Table) -> None:
    await say(hall, inn, MATE, "pass inn")
    await say(hall, inn, PETER, f"ask inn {JANI} d25")
    first = await told(hall, inn)
    assert (await undoing.undo(hall, inn.id, person_at(inn, PETER))).how == "free"
    await say(hall, inn, PETER, f"ask inn {JANI} d25")
    assert await told(hall, inn) == first
    await undoing.undo(hall, inn.id, person_at(inn, PETER))
    await say(hall, inn, PETER, f"ask inn {JANI} d15")
    assert len(await told(hall, inn)) == 2


async def test_several_in_one_step_are_one_notice(hall: Hall, inn: Table) -> None:
    await say(hall, inn, PETER, "use")
    while inn.state.action == "used" and type(inn.state.stack[-1]).__name__ != "Crossroads":
        await say(hall, inn, PETER)
    person = person_at(inn, PETER)
    await playing.draft(hall, inn.id, person, f"ask street_7_4 {JANI} d5")
    await playing.draft(hall, inn.id, person, f"ask street_7_5 {JANI} d10")
    await playing.confirm(hall, inn.id, person)
    assert await told(hall, inn) == [(JANI, inn.version)]
    assert len((await last_notice(hall, inn)).args["about"]) == 2


@pytest.mark.rule("GEN-15.25")
async def test_the_trader_is_told_of_offers_while_the_table_waits_for_him(hall: Hall, inn: Table) -> None:
    await say(hall, inn, JANI, "offer inn d10+silver")
    assert await told(hall, inn) == [(PETER, inn.version)]
    await say(hall, inn, PETER, "move street_7_4")
    assert set(inn.owed) == {MATE}
    before = await told(hall, inn)
    await say(hall, inn, MATE, "offer inn d15")
    assert await told(hall, inn) == before, "he is called when everybody has answered"
    assert inn.owed == (PETER,)


async def test_it_goes_the_way_they_have_chosen_or_none(hall: Hall, inn: Table) -> None:
    jani, mate = person_at(inn, JANI), person_at(inn, MATE)
    await people.set_person(hall, jani, notify="dm")
    await people.set_person(hall, mate, notify="none")
    for seat in (JANI, MATE):
        await say(hall, inn, PETER, f"ask inn {seat} d20")
    assert [seat for seat, _ in await told(hall, inn, "letters")] == [JANI]
    kinds = {n.kind for n in await outbox_queries.unsent(hall, inn.id) if n.seat is not None}
    assert kinds == {"turn", "begun"}
    (letter,) = await outbox_queries.unsent_messages(hall, jani)
    assert await outbox_queries.message_holds(hall, letter)
    await say(hall, inn, PETER, f"ask inn {JANI} d10")
    old, new = await outbox_queries.unsent_messages(hall, jani)
    assert outbox_queries.says_nothing_new(old, [old, new])
    assert not outbox_queries.says_nothing_new(new, [old, new])
    await say(hall, inn, PETER, f"withdraw {inn.state.asks[0].id}")
    assert not await outbox_queries.message_holds(hall, new), "it does not stand any more"


async def test_a_caretaker_s_seat_is_not_told(hall: Hall, inn: Table) -> None:
    async with hall.locked(inn.id) as table:
        table.seats[JANI].caretaken = True
    await say(hall, inn, PETER, f"ask inn {JANI} d25")
    assert await told(hall, inn) == []


async def test_a_no_ends_it(hall: Hall, inn: Table) -> None:
    await say(hall, inn, PETER, f"ask inn {JANI} d25")
    notice = await last_notice(hall, inn)
    assert await notice_validity.holds(hall, inn, notice)
    ask = inn.state.asks[0]
    await say(hall, inn, JANI, f"reject {ask.id} {ask.revision}")
    assert not await notice_validity.holds(hall, inn, notice)
