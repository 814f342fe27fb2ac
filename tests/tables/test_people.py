"""What a person chooses, takes along, and leaves behind."""

import asyncio
import json
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from storage import Database, outbox, people
from storage.direct_messages import QueuedMessage
from tables import Hall, Notice, Refused, Table, duties, moderation
from tables import people as table_people
from tables.clock import personal_hours
from tables.core import access, storing
from tables.core.actors import Actor
from tables.finished import exports, results
from tables.lobby import opening
from tables.play import playing, undoing
from tables.post import outbox_queries
from tables.seating import seats
from tests.tables.house import (
    NAMES,
    PEOPLE,
    STRANGER,
    asked,
    contents,
    open_house,
    open_lobby,
    person_at,
    play_randomly,
    replayed,
    say,
    seat_people,
    session_of,
)

ANNA, BELA, CSILLA, *_ = PEOPLE
TOLD = "SELECT args FROM outbox WHERE kind='seat-taken' UNION ALL SELECT args FROM letters WHERE kind='seat-taken'"


def mentions(hall: Hall, what: object) -> list[str]:
    """Where in the file something is still written."""
    return [name for name, rows in contents(hall).items() for row in rows if what in row or str(what) in map(str, row)]


async def test_settings_start_plain_and_are_kept(hall: Hall) -> None:
    assert (await hall.person(ANNA)).language is None
    await table_people.set_person(hall, ANNA, language="hu", instant=True)
    await table_people.set_person(hall, ANNA, palette="clear")
    async with open_house(hall.db.path) as later:
        who = await later.person(ANNA)
    assert (who.language, who.instant, who.palette, who.notify) == ("hu", True, "clear", "thread")


async def test_settings_changed_at_the_same_moment_are_both_kept(hall: Hall) -> None:
    await asyncio.gather(
        table_people.set_person(hall, ANNA, language="hu"), table_people.set_person(hall, ANNA, notify="none")
    )
    who = await hall.person(ANNA)
    assert (who.language, who.notify) == ("hu", "none")


async def test_an_export_has_everything_about_a_person(hall: Hall, table: Table) -> None:
    await table_people.set_person(hall, ANNA, language="hu")
    await say(hall, table, 0, "place s01 own")
    await undoing.undo(hall, table.id, ANNA)
    await playing.draft(hall, table.id, ANNA, "place s02 own")
    export = json.loads(json.dumps(await table_people.export_person(hall, ANNA)))
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
    await playing.draft(hall, table.id, person_at(table, seat), (await session_of(hall, table, seat)).moves[0].notation)
    text = json.dumps(await table_people.export_person(hall, ANNA), ensure_ascii=False)
    assert table.row.seed not in text
    for other in (1, 2):
        assert str(PEOPLE[other]) not in text
        assert NAMES[other] not in text
    own = {row[1] for row in contents(hall)["moves"] if row[3] == 0}
    assert {m["number"] for m in json.loads(text)["moves"]} == own
    assert json.loads(text)["drafts"] == []


async def test_an_export_of_a_stranger_is_empty(hall: Hall, table: Table) -> None:
    export = await table_people.export_person(hall, STRANGER)
    assert all(not value for key, value in export.items() if key != "user_id")


async def test_an_erased_person_is_nowhere_in_the_file(hall: Hall, table: Table, rng: random.Random) -> None:
    await table_people.set_person(hall, ANNA, language="hu")
    await play_randomly(hall, table, rng, 3)
    await open_lobby(hall, 2)
    alone = await open_lobby(hall)
    await opening.leave(hall, (await open_lobby(hall)).id, ANNA)
    assert await table_people.erase_person(hall, ANNA, "nobody") == 3
    assert mentions(hall, ANNA) == []
    assert mentions(hall, "Anna") == []
    assert (await hall.table(alone.id)).status == "closed"
    assert (await hall.table(table.id)).names == ["nobody", "Béla", "Csilla"]
    assert await access.tables_of(hall, ANNA) == []


async def test_the_others_game_goes_on_to_its_end(hall: Hall, table: Table, rng: random.Random) -> None:
    """The seat without a person is answered with default moves, at once and in the same transaction."""
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    await table_people.erase_person(hall, ANNA, "nobody")
    again = await hall.table(table.id)
    assert again.state.towers["s01"] == () or again.state.played > table.state.played
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
    await table_people.erase_person(hall, ANNA, "nobody")
    again = await hall.table(table.id)
    (seat,) = asked(again)
    assert (again.version, "turn", seat) in [(row[3], row[4], row[5]) for row in contents(hall)["outbox"]]


async def test_in_the_lobby_the_others_move_up_and_the_next_one_hosts(hall: Hall) -> None:
    lobby = await open_lobby(hall, 4)
    await table_people.erase_person(hall, ANNA, "nobody")
    table = await hall.table(lobby.id)
    assert (table.names, table.row.host_id, table.status) == (["Béla", "Csilla", "Dénes"], BELA, "lobby")
    await opening.start(hall, table.id, BELA)
    await play_randomly(hall, table, random.Random(1), 8)
    async with open_house(hall.db.path) as later:
        again = await later.table(table.id)
        assert again.row == table.row


async def test_a_request_that_waits_for_the_erased_one_is_void(hall: Hall, started: Table) -> None:
    await say(hall, started, 0)
    await say(hall, started, 1)
    await undoing.undo(hall, started.id, ANNA)
    await table_people.erase_person(hall, BELA, "nobody")
    assert await undoing.request_of(hall, started.id) is None
    undone = await undoing.undo(hall, started.id, ANNA)
    assert undone.asked == (2,)


async def test_when_all_are_erased_the_table_is_closed_and_nobody_plays_on(hall: Hall, table: Table) -> None:
    for user in PEOPLE[:3]:
        await table_people.erase_person(hall, user, "nobody")
    again = await hall.table(table.id)
    assert (again.status, again.row.ended_how) == ("closed", "deserted")
    assert again.row.ended_at is not None
    assert not again.over
    with pytest.raises(Refused, match="table-closed"):
        await playing.draft(hall, table.id, ANNA, "place s01 own")


async def test_a_finished_game_keeps_its_result_without_the_name(hall: Hall, table: Table, rng: random.Random) -> None:
    await play_randomly(hall, table, rng)
    recording = await exports.recording(hall, table.id)
    for user in PEOPLE[:3]:
        await table_people.erase_person(hall, user, "nobody")
    assert await exports.recording(hall, table.id) == recording
    assert (await hall.table(table.id)).over


async def test_a_crash_right_after_an_erasure_does_not_leave_the_others_waiting(hall: Hall, table: Table) -> None:
    await hall.db.write(people.erase, ANNA, "nobody", 2_000.0)
    async with open_house(hall.db.path) as later:
        assert asked(await later.table(table.id)) == (0,)
        await duties.tidy(later)
        assert 0 not in asked(await later.table(table.id))


async def test_somebody_erased_while_confirming_is_not_written_down_again(hall: Hall, table: Table) -> None:
    await playing.draft(hall, table.id, ANNA, "place s01 own")
    await asyncio.gather(
        playing.confirm(hall, table.id, ANNA),
        table_people.erase_person(hall, ANNA, "nobody"),
        playing.confirm(hall, table.id, ANNA),
        return_exceptions=True,
    )
    assert mentions(hall, ANNA) == []
    again = await hall.table(table.id)
    assert again.seat_of(ANNA) is None
    assert await replayed(hall, again) == again.game.dump(again.state)


@pytest.mark.parametrize("notify", ["thread", "dm"])
async def test_who_took_a_seat_is_erased_from_the_post_of_the_one_who_had_it(
    hall: Hall, table: Table, notify: str
) -> None:
    await table_people.set_person(hall, ANNA, notify=notify)
    table.seats[0].vacant = True
    await seats.claim(hall, table.id, STRANGER, "Zoé", 0)
    (told,) = [row["args"] for row in await hall.db.all(TOLD)]
    assert json.loads(told)["name"] == "Zoé"
    await table_people.erase_person(hall, STRANGER, "nobody")
    (told,) = [row["args"] for row in await hall.db.all(TOLD)]
    assert json.loads(told)["name"] == "nobody"
    assert "Zoé" not in json.dumps(contents(hall), default=str, ensure_ascii=False)


async def test_a_letter_that_comes_back_after_an_erasure_brings_no_name_back(hall: Hall, table: Table) -> None:
    await table_people.set_person(hall, ANNA, notify="dm")
    await outbox_queries.queue_message(hall, QueuedMessage(BELA, "turn", table.id, table.version, 1))
    table.seats[0].vacant = True
    await seats.claim(hall, table.id, STRANGER, "Zoé", 0)
    (to_anna,), (to_bela,) = (
        await outbox_queries.unsent_messages(hall, ANNA),
        await outbox_queries.unsent_messages(hall, BELA),
    )
    await table_people.erase_person(hall, STRANGER, "nobody")
    await table_people.erase_person(hall, BELA, "nobody")
    await outbox_queries.message_undeliverable(hall, to_anna)
    await outbox_queries.message_undeliverable(hall, to_bela)
    assert "Zoé" not in json.dumps(contents(hall), default=str, ensure_ascii=False)
    assert mentions(hall, BELA) == []
    assert [row["user_id"] for row in await hall.db.all("SELECT * FROM outbox WHERE kind='seat-taken'")] == [ANNA]


async def test_what_discord_shows_of_an_erased_person_is_shown_anew(hall: Hall, rng: random.Random) -> None:
    """Messages of games that are over, and invitations; a thread that was put away is put away again."""
    over, closed, lobby, unseen = [await seat_people(hall), await seat_people(hall), await open_lobby(hall, 2),
                                   await open_lobby(hall, 2)]  # fmt: skip
    await play_randomly(hall, over, rng)
    await moderation.close(hall, closed.id, Actor(ANNA, "Anna", "host"))
    for table in (over, closed):
        await storing.place(hall, table.id, message_id=555)
    await storing.place(hall, lobby.id, invitation_id=556)
    await hall.db.write(lambda db: db.execute("UPDATE tables SET archived_at=1 WHERE id=?", (over.id,)))
    await hall.db.write(lambda db: outbox.put(db, [Notice(over.id, over.version, "archive")], 1.0))
    await hall.db.write(lambda db: db.execute("UPDATE outbox SET sent_at=1"))
    await table_people.erase_person(hall, BELA, "nobody")
    owed = {t.id: [n.kind for n in await outbox_queries.unsent(hall, t.id)] for t in (over, closed, lobby, unseen)}
    assert list(owed.values()) == [["refresh", "archive"], ["refresh"], ["refresh"], []]


# ---------------------------------------------------------------- interrupted


async def interrupted(doing: Coroutine[Any, Any, object]) -> None:
    """Given up while it is being stored: it is stored all the same."""
    task = asyncio.create_task(doing)
    stored = Database._commit_next

    def now(database: Database) -> None:
        stored(database)
        asyncio.get_running_loop().call_soon(task.cancel)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "_commit_next", now)
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_an_interrupted_choice_counts_as_it_was_stored(hall: Hall) -> None:
    await hall.person(ANNA)
    await interrupted(table_people.set_person(hall, ANNA, language="hu"))
    assert (await hall.person(ANNA)).language == "hu"
    await interrupted(personal_hours.set_hours(hall, ANNA, "Europe/Budapest", 480, 1320, "1111111"))
    assert (await hall.person(ANNA)).zone == "Europe/Budapest"
    await interrupted(results.keep_records(hall, ANNA, False))
    assert not (await hall.person(ANNA)).records


async def test_an_interrupted_erasure_leaves_nobody_in_memory(hall: Hall, table: Table) -> None:
    await table_people.set_person(hall, ANNA, language="hu")
    await interrupted(table_people.erase_person(hall, ANNA, "nobody"))
    assert (await hall.table(table.id)).seat_of(ANNA) is None
    assert (await hall.person(ANNA)).language is None


async def test_a_posted_message_is_known_although_ticking_it_off_was_interrupted(hall: Hall, table: Table) -> None:
    owed = await outbox_queries.unsent(hall, table.id)
    await interrupted(outbox_queries.mark_sent(hall, table.id, owed, 555))
    assert (await hall.table(table.id)).row.message_id == 555


@pytest.mark.parametrize("interrupt", [False, True])
async def test_a_slow_look_does_not_hide_a_newer_choice(
    hall: Hall, interrupt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, read, go_on = people.person, asyncio.Event(), asyncio.Event()

    async def slowly(db: Database, user_id: int) -> people.Person:
        found = await look(db, user_id)
        read.set()
        await go_on.wait()
        return found

    with monkeypatch.context() as slow:
        slow.setattr(people, "person", slowly)
        looking = asyncio.create_task(hall.person(ANNA))
        await read.wait()
    choosing = table_people.set_person(hall, ANNA, language="hu")
    await (interrupted(choosing) if interrupt else choosing)
    go_on.set()
    await looking
    assert (await hall.person(ANNA)).language == "hu"


async def test_tidying_throws_old_answers_and_notices_away(hall: Hall) -> None:
    table = await seat_people(hall)
    await playing.draft(
        hall, table.id, ANNA, (await access.session_of(hall, table.id, ANNA)).moves[0].notation, interaction_id=1
    )
    await hall.db.write(lambda db: db.execute("UPDATE outbox SET sent_at=1 WHERE kind='turn' AND seat=0"))
    await duties.tidy(hall)
    assert len(contents(hall)["answers"]) == 1
    hall.clock = lambda: 100 * 86_400.0
    await duties.tidy(hall)
    assert contents(hall)["answers"] == []
    turns = [row[5] for row in contents(hall)["outbox"] if row[4] == "turn"]
    assert turns == [0, 1, 2], "what is still owed, or was not said, stays"
    await playing.confirm(hall, table.id, ANNA)
    await duties.tidy(hall)
    assert [row[5] for row in contents(hall)["outbox"] if row[4] == "turn"] == [1, 2]


async def test_a_decision_that_nobody_was_told_of_is_told_at_opening_time(hall: Hall) -> None:
    table = await seat_people(hall)
    await hall.db.write(lambda db: db.execute("DELETE FROM outbox WHERE kind='turn' AND seat=1"))
    await table_people.set_person(hall, PEOPLE[1], notify="dm")
    await duties.tidy(hall)
    await duties.tidy(hall)
    assert [(row[2], row[3], row[4], row[5]) for row in contents(hall)["letters"]] == [(PEOPLE[1], "turn", table.id, 1)]
    assert [row[5] for row in contents(hall)["outbox"] if row[4] == "turn"] == [0, 2]
