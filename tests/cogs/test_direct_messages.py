"""Who wants direct messages gets them: once each, in their language, with the way to the table; and if their door is
shut, the table says so."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

import cogs.delivery.delivery_loop
from localdiscord.messages import NONCE_SECONDS
from localdiscord.testing import Player, buttons_of, text_of
from tables import QueuedMessage, duties
from tables import people as table_people
from tables.core import access
from tables.play import playing, undoing
from tables.post import outbox_queries
from tests.cogs.days import DAY, HOUR, Days, heard_by, moment
from tests.cogs.playing import Evening, Panel, among_settings, an_evening, dice, settle_own, verb_of

START = moment("2027-01-11 09:00")
SHUT, ANSWERED = 50007, 40060


@pytest.fixture
def days() -> Days:
    return Days(START)


@pytest.fixture
async def evening(tmp_path: Path, days: Days, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    monkeypatch.setattr(cogs.delivery.delivery_loop, "FIRST_RETRY", 0.02)
    monkeypatch.setattr(cogs.delivery.delivery_loop, "LONGEST_RETRY", 0.1)
    async with an_evening(tmp_path, clock=days) as evening:
        yield evening


async def sit_down(evening: Evening, **notify: str) -> list[Player]:
    """Three people at the first turn of a game, told in different ways from then on."""
    people = await evening.sit_down("Anna", "Béla", "Csilla")
    for name, how in notify.items():
        person = next(p for p in people if p.user["username"].startswith(name))
        await table_people.set_person(evening.house.hall, int(person.id), notify=how)
    return people


async def until_asked(evening: Evening, person: Player, rng: random.Random) -> None:
    """Turns past Discord until the table newly waits for this person."""
    await evening.hurry(rng, until=lambda: person not in evening.asked)
    await evening.hurry(rng, until=lambda: person in evening.asked)


def letters(evening: Evening, person: Player) -> list[str]:
    return [heard.text for heard in heard_by(evening, person) if heard.how == "letter"]


def mentions(evening: Evening, person: Player) -> list[str]:
    return [heard.text for heard in heard_by(evening, person) if heard.how == "mention"]


def fates(evening: Evening) -> list[tuple[str, bool, bool]]:
    """Kind, whether it was really sent, whether it failed: of every direct message that is ticked off."""
    with closing(sqlite3.connect(evening.data / "guildhall.db")) as db:
        sql = "SELECT kind, message_id IS NOT NULL, failed FROM letters WHERE sent_at IS NOT NULL ORDER BY id"
        return [(kind, bool(sent), bool(failed)) for kind, sent, failed in db.execute(sql)]


# ---------------------------------------------------------------- the ordinary course


async def test_a_letter_says_what_is_asked_and_leads_to_the_table(evening: Evening, rng: random.Random) -> None:
    _, bela, _ = await sit_down(evening, bela="dm")
    before = mentions(evening, bela)
    await table_people.set_person(evening.house.hall, int(bela.id), language="hu")
    await until_asked(evening, bela, rng)
    assert len(letters(evening, bela)) == 1
    assert mentions(evening, bela) == before, "whoever is written to is not mentioned"
    message = (await bela.sees(await bela.dm()))[-1]
    assert "Te jössz." in text_of(message)
    assert f"https://discord.com/channels/{evening.table.row.guild_id}/{evening.thread}" in text_of(message)
    panel = Panel(await evening.press(bela, message, "move"))
    assert panel.answers, "the whole turn can be played from the letter"
    panel = await evening.draft_turn(bela, dice(rng), panel)
    await evening.press(bela, panel, "confirm")
    assert bela not in evening.asked
    others = [p for p in evening.local.people if p is not bela]
    assert not any(letters(evening, other) for other in others)


async def test_a_letter_of_which_there_is_no_need_any_more_is_not_sent(evening: Evening, rng: random.Random) -> None:
    _, bela, _ = await sit_down(evening, bela="dm")
    await evening.house.direct_messages.stop()
    await evening.hurry(rng, until=lambda: bela not in evening.asked)
    for _ in range(2):
        while bela not in evening.asked:
            await play(evening, rng)
        while bela in evening.asked:
            await play(evening, rng)
    evening.house.direct_messages.start()
    await evening.settle()
    assert letters(evening, bela) == []
    assert fates(evening)
    assert not any(sent or failed for _, sent, failed in fates(evening))


async def play(evening: Evening, rng: random.Random) -> None:
    """A turn past Discord, while nobody carries direct messages."""
    hall, table = evening.house.hall, evening.table
    user = int(rng.choice(evening.asked).id)
    session = await access.session_of(hall, table.id, user)
    while not session.complete:
        session = await playing.draft(hall, table.id, user, rng.choice(session.moves).notation)
    await playing.confirm(hall, table.id, user)


# ---------------------------------------------------------------- crashes and stumbling


@pytest.mark.parametrize("absence", [0.0, NONCE_SECONDS + 60], ids=["at once", "after the nonce is forgotten"])
async def test_a_crash_between_the_letter_and_its_tick(
    evening: Evening, days: Days, rng: random.Random, monkeypatch: pytest.MonkeyPatch, absence: float
) -> None:
    _, bela, _ = await sit_down(evening, bela="dm")
    with monkeypatch.context() as patch:

        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        patch.setattr(outbox_queries, "message_delivered", never)
        while bela in evening.asked:
            await play(evening, rng)
        while bela not in evening.asked:
            await play(evening, rng)
        await bela.until(lambda: letters(evening, bela))
        await evening.crash()
    days.now += absence
    await evening.open_house()
    await evening.wake()
    await evening.settle()
    assert len(letters(evening, bela)) == 1
    assert fates(evening) == [("turn", True, False)]


@pytest.mark.parametrize(
    "fault",
    [{"status": 500}, {"kind": "drop", "times": 3}, {"kind": "lost"}, {"kind": "lost", "times": 2}, {"status": 429}],
    ids=lambda fault: "-".join(f"{k}={v}" for k, v in fault.items()),
)
async def test_a_stumbling_discord_loses_and_doubles_no_letter(
    evening: Evening, rng: random.Random, fault: dict[str, object]
) -> None:
    _, bela, _ = await sit_down(evening, bela="dm")
    place = await bela.dm()
    evening.local.server.faults.next(**fault, method="POST", path=f"/{place}/messages$")  # type: ignore[arg-type]
    await until_asked(evening, bela, rng)
    await bela.until(lambda: letters(evening, bela))
    await asyncio.sleep(0.15)
    await evening.settle()
    assert len(letters(evening, bela)) == 1


async def test_after_an_outage_a_call_and_its_reminder_are_one_letter(
    evening: Evening, days: Days, rng: random.Random
) -> None:
    _, bela, _ = await sit_down(evening, bela="dm")
    await evening.house.direct_messages.stop()
    await until_asked(evening, bela, rng)
    days.now += 25 * HOUR
    await duties.make_rounds(evening.house.hall)
    evening.house.direct_messages.start()
    await evening.settle()
    assert ["It's your move." in text for text in letters(evening, bela)] == [True]
    assert fates(evening)[-1] == ("remind-1", False, False)
    await days.go_by(evening, days.now + 3 * DAY)
    assert ["Reminder" in text for text in letters(evening, bela)] == [False, True]


async def test_consent_is_asked_for_and_given_by_letter(evening: Evening, rng: random.Random) -> None:
    people = await sit_down(evening, anna="dm", bela="dm", csilla="dm")
    await evening.hurry(rng, 8)
    hall, table = evening.house.hall, evening.table
    asker = next(p for p in people if p not in evening.asked)
    before = {person.name: len(letters(evening, person)) for person in people}
    mentioned = {person.name: len(mentions(evening, person)) for person in people}
    undone = await undoing.undo(hall, table.id, int(asker.id))
    assert undone.how == "asked"
    await evening.settle()
    assert "would like to take back" in text_of(evening.post(asker)), "the table shows it all the same"
    for seat in undone.asked:
        person = evening.at(seat)
        assert len(letters(evening, person)) == before[person.name] + 1
        played = evening.table.state.played
        await evening.press(person, (await person.sees(await person.dm()))[-1], "undo_yes")
        await evening.settle()
    assert evening.table.state.played < played
    assert mentioned == {person.name: len(mentions(evening, person)) for person in people}


# ---------------------------------------------------------------- a door that is shut


async def test_a_shut_door_is_noted_at_the_table_once_a_week(evening: Evening, days: Days, rng: random.Random) -> None:
    evening.expected_refusals = {SHUT}
    _, bela, _ = await sit_down(evening, bela="dm")
    before = len(mentions(evening, bela))
    await bela.change(dms_open=False)
    notes = []
    for _ in range(3):
        await until_asked(evening, bela, rng)
        notes.append("couldn't DM" in mentions(evening, bela)[-1])
        days.now += 4 * DAY
    assert len(mentions(evening, bela)) == before + 3, "mentioned each time"
    assert notes == [True, False, True], "with the reason, but not each time"
    assert letters(evening, bela) == []
    await bela.change(dms_open=True)
    await until_asked(evening, bela, rng)
    assert len(letters(evening, bela)) == 1
    assert len(mentions(evening, bela)) == before + 3


async def test_the_note_stays_while_the_table_waits_for_them(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = {SHUT}
    _, bela, _ = await sit_down(evening, bela="dm")
    await bela.change(dms_open=False)
    await until_asked(evening, bela, rng)
    await outbox_queries.ask_refresh(evening.house.hall, evening.table)
    await evening.settle()
    assert f"couldn't DM {bela.mention}" in text_of(evening.post(bela))
    await evening.hurry(rng, until=lambda: bela not in evening.asked)
    assert "couldn't DM" not in text_of(evening.post(bela))


# ---------------------------------------------------------------- reminders at the table


async def test_a_reminder_is_a_new_message_that_says_so(evening: Evening, days: Days, rng: random.Random) -> None:
    anna, bela, _ = await sit_down(evening)
    await until_asked(evening, bela, rng)
    called = len(mentions(evening, bela))
    await days.go_by(evening, days.now + 25 * HOUR)
    assert len(mentions(evening, bela)) == called + 1
    assert f"Reminder: still waiting for {bela.mention}" in mentions(evening, bela)[-1]
    assert len(evening.posts(anna)) == 1


async def test_a_reminder_that_is_overtaken_is_not_said(evening: Evening, days: Days, rng: random.Random) -> None:
    anna, bela, _ = await sit_down(evening)
    await until_asked(evening, bela, rng)
    called, post = len(mentions(evening, bela)), evening.post(anna)["id"]
    await evening.house.table_messages.stop()
    days.now += 25 * HOUR
    await duties.make_rounds(evening.house.hall)
    while bela in evening.asked:
        await play(evening, rng)
    evening.house.table_messages.start()
    await evening.settle()
    assert len(mentions(evening, bela)) == called
    assert len(evening.posts(anna)) == 1
    assert evening.post(anna)["id"] != post


async def test_a_crash_between_a_reminder_and_its_tick(
    evening: Evening, days: Days, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reminder shows the same version as the call before it, and yet is told apart from it."""
    anna, bela, _ = await sit_down(evening)
    await until_asked(evening, bela, rng)
    called = len(mentions(evening, bela))
    with monkeypatch.context() as patch:

        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        patch.setattr("tables.post.outbox_queries.mark_sent", never)
        days.now += 25 * HOUR
        await duties.make_rounds(evening.house.hall)
        await bela.until(lambda: len(mentions(evening, bela)) == called + 1)
        await evening.crash()
    days.now += 3 * DAY
    await evening.open_house()
    await evening.wake()
    await evening.settle()
    await days.go_by(evening, days.now + HOUR)
    texts = mentions(evening, bela)[called:]
    assert len(texts) == 2, "the first is not said again; the second one, due by now, is"
    assert all("Reminder" in text for text in texts)
    assert len(evening.posts(anna)) == 1


# ---------------------------------------------------------------- opening time


def leave_a_table_that_nobody_can_read(db: sqlite3.Connection) -> None:
    """Of a game that is not played here any more, waiting for a seat without a person."""
    db.execute("CREATE TEMP TABLE old AS SELECT * FROM tables LIMIT 1")
    db.execute("UPDATE old SET id='oldtable', game='chess'")
    db.execute("INSERT INTO tables SELECT * FROM old")
    db.execute("INSERT INTO seats (table_id, seat, name, owes_since) VALUES ('oldtable', 0, 'Nobody', 1)")


async def test_at_opening_time_what_is_owed_is_compared_with_what_was_said(
    evening: Evening, rng: random.Random
) -> None:
    """Should a notice have been lost, by whatever accident, the person is told when the house opens again; and a table
    that cannot be tidied up keeps nobody from it."""
    evening.expects_complaints = True
    anna, bela, _ = await sit_down(evening, anna="dm")
    await evening.hurry(rng, 4)
    await until_asked(evening, bela, rng)
    version = evening.table.seats[evening.seat_of(bela)].owes_since
    before = len(mentions(evening, bela))
    await evening.close_house()
    with closing(sqlite3.connect(evening.data / "guildhall.db")) as db:
        assert db.execute("DELETE FROM outbox WHERE kind='turn' AND version=?", (version,)).rowcount == 1
        leave_a_table_that_nobody_can_read(db)
        db.commit()
    await evening.open_house()
    await evening.wake()
    await evening.settle()
    assert len(mentions(evening, bela)) == before + 1
    await evening.restart()
    await evening.wake()
    await evening.settle()
    assert len(mentions(evening, bela)) == before + 1
    assert len(evening.posts(anna)) == 1


# ---------------------------------------------------------------- /settings


async def test_the_choices_are_kept(evening: Evening) -> None:
    (anna,) = [await evening.local.person("Anna").open()]
    card = await settle_own(anna, "notify", notify="dm", also=["next_up"], digest="7")
    assert card.ephemeral
    assert "Daily summary by DM: 07:00" in card.text
    person = await evening.house.hall.person(int(anna.id))
    assert (person.notify, person.next_up, person.unconfirmed, person.digest) == ("dm", True, False, 7 * 60)
    assert person.digest_due is not None
    await settle_own(anna, "notify", digest="off", also=[])
    person = await evening.house.hall.person(int(anna.id))
    assert (person.notify, person.next_up, person.digest) == ("dm", False, None)
    form = {"custom_id": "s:-:notify", "components": [{"type": 4, "custom_id": "notify", "value": "carrier-pigeon"}]}
    forged = await anna.submit(form)
    assert "button no longer works" in forged.text
    assert (await evening.house.hall.person(int(anna.id))).notify == "dm"


async def test_a_test_goes_the_chosen_way_and_reports(evening: Evening) -> None:
    evening.expected_refusals = {SHUT, ANSWERED}
    anna, bela, _ = await sit_down(evening, anna="dm", csilla="none")
    reply = await among_settings(anna, "notify_test")
    assert "sent you a DM" in reply.text
    assert ["This is a test" in text for text in letters(evening, anna)] == [True]
    letter = (await anna.sees(await anna.dm()))[-1]
    assert [verb_of(b) for b in buttons_of(letter)] == ["notify"]
    assert "settings_form" in map(verb_of, (await evening.press(anna, letter, "notify")).buttons)
    await anna.redeliver(reply)
    assert len(letters(evening, anna)) == 1, "a repeated command is not a second test"

    await anna.change(dms_open=False)
    reply = await among_settings(anna, "notify_test")
    assert "Privacy Settings" in reply.text
    assert len(letters(evening, anna)) == 1

    called = len(mentions(evening, bela))
    reply = await among_settings(bela, "notify_test", channel=evening.thread)
    assert "megemlítettelek" in reply.text
    assert len(mentions(evening, bela)) == called + 1
    assert "this is the test you asked for" in mentions(evening, bela)[-1]

    csilla = evening.local.person("Csilla")
    before = heard_by(evening, csilla)
    assert "nem küldtem semmit" in (await among_settings(csilla, "notify_test")).text
    assert heard_by(evening, csilla) == before
    emma = await evening.local.person("Emma").open()
    assert "You have no table here" in (await among_settings(emma, "notify_test")).text


async def test_a_letter_that_cannot_be_written_holds_up_no_other(evening: Evening) -> None:
    evening.expects_complaints = True
    anna, *_ = await sit_down(evening, anna="dm")
    hall = evening.house.hall
    await outbox_queries.queue_message(hall, QueuedMessage(int(anna.id), "riddle", evening.table_id, 1))
    await among_settings(anna, "notify_test")
    assert len(letters(evening, anna)) == 1
