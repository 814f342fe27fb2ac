"""What a person chooses, takes along, and leaves behind."""

import asyncio
import json
import random

import pytest

from storage import people
from tables import Hall, Refused, Table
from tests.tables.house import (
    NAMES,
    PEOPLE,
    STRANGER,
    asked,
    contents,
    desk_of,
    open_house,
    open_lobby,
    person_at,
    play_randomly,
    replayed,
    say,
    seat_people,
)

ANNA, BELA, CSILLA, *_ = PEOPLE


def mentions(hall: Hall, what: object) -> list[str]:
    """Where in the file something is still written."""
    return [name for name, rows in contents(hall).items() for row in rows if what in row or str(what) in map(str, row)]


async def test_settings_start_plain_and_are_kept(hall: Hall) -> None:
    assert (await hall.person(ANNA)).language is None
    await hall.set_person(ANNA, language="hu", instant=True)
    await hall.set_person(ANNA, palette="clear")
    async with open_house(hall.db.path) as later:
        who = await later.person(ANNA)
    assert (who.language, who.instant, who.palette, who.notify) == ("hu", True, "clear", "thread")


async def test_settings_changed_at_the_same_moment_are_both_kept(hall: Hall) -> None:
    await asyncio.gather(hall.set_person(ANNA, language="hu"), hall.set_person(ANNA, notify="none"))
    who = await hall.person(ANNA)
    assert (who.language, who.notify) == ("hu", "none")


async def test_an_export_has_everything_about_a_person(hall: Hall, table: Table) -> None:
    await hall.set_person(ANNA, language="hu")
    await say(hall, table, 0, "place s01 own")
    await hall.undo(table.id, ANNA)
    await hall.draft(table.id, ANNA, "place s02 own")
    export = json.loads(json.dumps(await hall.export_person(ANNA)))
    assert export["settings"]["language"] == "hu"
    assert [(s["table"], s["seat"], s["name"], s["host"]) for s in export["seats"]] == [(table.id, 0, "Anna", True)]
    assert [m["notation"].split()[0] for m in export["moves"]] == ["keep", "draft"]
    assert export["drafts"][0]["moves"] == ["place s02 own"]
    assert export["taken_back"] == [
        {"table": table.id, "by_you": True, "your_moves": ["place s01 own"], "at": export["taken_back"][0]["at"]}
    ]
    assert {n["kind"] for n in export["notices"]} == {"turn"}


async def test_an_export_has_nothing_of_the_others(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng, 12)
    while asked(table) == (0,):
        await play_randomly(hall, table, rng, 1)
    (seat,) = asked(table)
    await hall.draft(table.id, person_at(table, seat), (await desk_of(hall, table, seat)).moves[0].notation)
    text = json.dumps(await hall.export_person(ANNA), ensure_ascii=False)
    assert table.row.seed not in text
    for other in (1, 2):
        assert str(PEOPLE[other]) not in text
        assert NAMES[other] not in text
    own = {row[1] for row in contents(hall)["moves"] if row[3] == 0}
    assert {m["number"] for m in json.loads(text)["moves"]} == own
    assert json.loads(text)["drafts"] == []


async def test_an_export_of_a_stranger_is_empty(hall: Hall, table: Table) -> None:
    export = await hall.export_person(STRANGER)
    assert all(not value for key, value in export.items() if key != "user_id")


async def test_an_erased_person_is_nowhere_in_the_file(hall: Hall, table: Table, rng: random.Random) -> None:
    await hall.set_person(ANNA, language="hu")
    await play_randomly(hall, table, rng, 3)
    await open_lobby(hall, 2)
    alone = await open_lobby(hall)
    await hall.leave((await open_lobby(hall)).id, ANNA)
    assert await hall.erase_person(ANNA, "nobody") == 3
    assert mentions(hall, ANNA) == []
    assert mentions(hall, "Anna") == []
    assert (await hall.table(alone.id)).status == "closed"
    assert (await hall.table(table.id)).names == ["nobody", "Béla", "Csilla"]
    assert await hall.tables_of(ANNA) == []


async def test_the_others_game_goes_on_to_its_end(hall: Hall, table: Table, rng: random.Random) -> None:
    """The seat without a person is answered with default moves, at once and in the same transaction."""
    await hall.draft(table.id, ANNA, "place s01 own")
    await hall.erase_person(ANNA, "nobody")
    again = await hall.table(table.id)
    assert again.state.towers["s01"] == [] or again.state.played > table.state.played
    assert 0 not in asked(again)
    while again.playing:
        assert 0 not in asked(again), "nobody is never waited for"
        await play_randomly(hall, again, rng, 1)
    assert again.over
    assert await replayed(hall, again) == again.game.dump(again.state)
    assert contents(hall)["drafts"] == []
    turns = [row for row in contents(hall)["outbox"] if row[4] == "turn" and row[5] == 0]
    assert all(row[3] <= table.version for row in turns), "nobody is not told to move"


async def test_those_who_wait_are_told_when_it_becomes_their_turn(hall: Hall, table: Table) -> None:
    assert asked(table) == (0,)
    await hall.erase_person(ANNA, "nobody")
    again = await hall.table(table.id)
    (seat,) = asked(again)
    assert (again.version, "turn", seat) in [(row[3], row[4], row[5]) for row in contents(hall)["outbox"]]


async def test_in_the_lobby_the_others_move_up_and_the_next_one_hosts(hall: Hall) -> None:
    lobby = await open_lobby(hall, 4)
    await hall.erase_person(ANNA, "nobody")
    table = await hall.table(lobby.id)
    assert (table.names, table.row.host_id, table.status) == (["Béla", "Csilla", "Dénes"], BELA, "lobby")
    await hall.start(table.id, BELA)
    await play_randomly(hall, table, random.Random(1), 8)
    async with open_house(hall.db.path) as later:
        again = await later.table(table.id)
        assert again.row == table.row


async def test_a_request_that_waits_for_the_erased_one_is_void(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    await say(hall, started, 1)
    await hall.undo(started.id, ANNA)
    await hall.erase_person(BELA, "nobody")
    assert await hall.undo_request(started.id) is None
    undone = await hall.undo(started.id, ANNA)
    assert undone.asked == (2,)


async def test_when_all_are_erased_the_table_is_closed_and_nobody_plays_on(hall: Hall, table: Table) -> None:
    for user in PEOPLE[:3]:
        await hall.erase_person(user, "nobody")
    again = await hall.table(table.id)
    assert again.status == "closed"
    assert not again.over
    with pytest.raises(Refused, match="table-not-seated"):
        await hall.draft(table.id, ANNA, "place s01 own")


async def test_a_finished_game_keeps_its_result_without_the_name(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng)
    recording = await hall.recording(table.id)
    for user in PEOPLE[:3]:
        await hall.erase_person(user, "nobody")
    assert await hall.recording(table.id) == recording
    assert (await hall.table(table.id)).over


async def test_a_crash_right_after_an_erasure_does_not_leave_the_others_waiting(hall: Hall, table: Table) -> None:
    await hall.db.write(people.erase, ANNA, "nobody")
    async with open_house(hall.db.path) as later:
        assert asked(await later.table(table.id)) == (0,)
        await later.tidy()
        assert 0 not in asked(await later.table(table.id))


async def test_somebody_erased_while_confirming_is_not_written_down_again(hall: Hall, table: Table) -> None:
    await hall.draft(table.id, ANNA, "place s01 own")
    await asyncio.gather(
        hall.confirm(table.id, ANNA), hall.erase_person(ANNA, "nobody"), hall.confirm(table.id, ANNA),
        return_exceptions=True,
    )  # fmt: skip
    assert mentions(hall, ANNA) == []
    again = await hall.table(table.id)
    assert again.seat_of(ANNA) is None
    assert await replayed(hall, again) == again.game.dump(again.state)


async def test_tidying_throws_old_answers_and_notices_away(hall: Hall) -> None:
    table = await seat_people(hall)
    await hall.draft(table.id, ANNA, (await hall.desk(table.id, ANNA)).moves[0].notation, interaction_id=1)
    await hall.db.write(lambda db: db.execute("UPDATE outbox SET sent_at=1 WHERE kind='turn' AND seat=0"))
    await hall.tidy()
    assert len(contents(hall)["answers"]) == 1
    hall.clock = lambda: 100 * 86_400.0
    await hall.tidy()
    assert contents(hall)["answers"] == []
    turns = [row[5] for row in contents(hall)["outbox"] if row[4] == "turn"]
    assert turns == [0, 1, 2], "what is still owed, or was not said, stays"
    await hall.confirm(table.id, ANNA)
    await hall.tidy()
    assert [row[5] for row in contents(hall)["outbox"] if row[4] == "turn"] == [1, 2]


async def test_a_decision_that_nobody_was_told_of_is_told_at_opening_time(hall: Hall) -> None:
    table = await seat_people(hall)
    await hall.db.write(lambda db: db.execute("DELETE FROM outbox WHERE kind='turn' AND seat=1"))
    await hall.set_person(PEOPLE[1], notify="dm")
    await hall.tidy()
    await hall.tidy()
    assert [(row[2], row[3], row[4], row[5]) for row in contents(hall)["letters"]] == [(PEOPLE[1], "turn", table.id, 1)]
    assert [row[5] for row in contents(hall)["outbox"] if row[4] == "turn"] == [0, 2]
