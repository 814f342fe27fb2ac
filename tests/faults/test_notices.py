"""Whoever is newly waited for is told once: never twice, never not at all, whatever breaks in between."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from localdiscord.messages import NONCE_SECONDS
from localdiscord.model import Channel
from localdiscord.permissions import Permission
from localdiscord.testing import text_of
from tables import Hall, Notice
from tables.core import access
from tables.play import playing
from tables.post import outbox_queries
from tests.cogs.playing import Evening, an_evening, dice

pytestmark = pytest.mark.faults


async def confirm_a_turn(evening: Evening, rng: random.Random) -> Counter[str]:
    """Turns straight at the hall until somebody new is waited for. Returns whom that must tell."""
    hall, table = evening.house.hall, evening.table
    before = {person.name for person in evening.asked}
    while not ({person.name for person in evening.asked} - before):
        user = int(evening.asked[0].id)
        session = await access.session_of(hall, table.id, user)
        while not session.complete:
            session = await playing.draft(hall, table.id, user, rng.choice(session.moves).notation)
        await playing.confirm(hall, table.id, user)
    return Counter({person.name for person in evening.asked} - before)


async def told(evening: Evening, due: Counter[str]) -> None:
    """Wait until these mentions have come, then make sure that no more come."""
    person = evening.seated[0]
    await person.until(lambda: evening.pings() >= due)
    await person.until(lambda: shows_the_present(evening))
    await evening.settle()
    await asyncio.sleep(0.1)
    await evening.settle()
    assert evening.pings() == due
    assert len(evening.posts(person)) == 1, "one message shows the table"
    assert all(row["sent_at"] is not None for row in evening.stored()["outbox"]), "everything is ticked off"


def shows_the_present(evening: Evening) -> bool:
    posts = evening.posts(evening.seated[0])
    return bool(posts) and f":{evening.table.version}.0:" in str(posts[-1]["components"])


# ---------------------------------------------------------------- the ordinary course


async def test_the_message_is_refreshed_in_place_when_nobody_new_is_waited_for(
    tmp_path: Path, rng: random.Random
) -> None:
    async with an_evening(tmp_path) as evening:
        people = await evening.sit_down("Anna", "Béla", "Csilla")
        first, pings = evening.post(people[0])["id"], evening.pings()
        assert pings == {"Anna": 1, "Béla": 1, "Csilla": 1}, "all three choose a card at once"
        await evening.play_turn(people[1], dice(rng))
        assert evening.post(people[0])["id"] == first
        assert shows_the_present(evening)
        assert evening.pings() == pings
        await evening.play_turn(people[0], dice(rng))
        await evening.play_turn(people[2], dice(rng))
        assert evening.post(people[0])["id"] != first, "somebody new is waited for: a new message"
        assert len(evening.posts(people[0])) == 1
        assert sum((evening.pings() - pings).values()) == len(evening.asked)


async def test_nobody_is_told_twice_however_fast_a_game_goes(tmp_path: Path) -> None:
    """A delivery comes late to a table that moves on: what still stands is told, the rest is ticked off."""
    rng = random.Random(5)
    async with an_evening(tmp_path) as evening:
        await evening.sit_down("Anna", "Béla", "Csilla", "Dávid")
        await evening.hurry(rng)
        assert evening.table.over
        owed = Counter(evening.at(row["seat"]).name for row in evening.stored()["outbox"] if row["kind"] == "turn")
        assert evening.pings() <= owed
        assert all(row["sent_at"] is not None for row in evening.stored()["outbox"])
        assert len(evening.posts(evening.seated[0])) == 1


# ---------------------------------------------------------------- crashes


async def test_a_crash_between_the_move_and_its_announcement(evening: Evening, rng: random.Random) -> None:
    due = evening.pings()
    await evening.house.table_messages.stop()
    due += await confirm_a_turn(evening, rng)
    await evening.local.idle()
    assert evening.pings() != due
    await evening.restart()
    await evening.wake()
    await told(evening, due)


def never_tick_off_a_turn(patch: pytest.MonkeyPatch) -> None:
    """It is posted, and there the process ends."""
    tick_off = outbox_queries.mark_sent

    async def said(hall: Hall, table_id: str, notices: list[Notice], *what: Any) -> None:
        if any(notice.kind == "turn" for notice in notices):
            await asyncio.Event().wait()
        await tick_off(hall, table_id, notices, *what)

    patch.setattr(outbox_queries, "mark_sent", said)


@pytest.mark.parametrize("absence", [0.0, NONCE_SECONDS + 60], ids=["at once", "after the nonce is forgotten"])
async def test_a_crash_between_the_announcement_and_its_tick(
    tmp_path: Path, rng: random.Random, impatient: None, monkeypatch: pytest.MonkeyPatch, absence: float
) -> None:
    late = [0.0]
    async with an_evening(tmp_path, clock=lambda: time.time() + late[0]) as evening:
        await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.hurry(rng, 8)
        due, person = evening.pings(), evening.seated[0]
        with monkeypatch.context() as patch:
            never_tick_off_a_turn(patch)
            due += await confirm_a_turn(evening, rng)
            await person.until(lambda: evening.pings() == due)
            assert len(evening.posts(person)) == 2, "the old message could not be cleaned up yet"
            await evening.close_house()
        late[0] = absence
        await evening.open_house()
        await evening.wake()
        await told(evening, due)


async def test_a_crash_while_the_table_moves_on(
    evening: Evening, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Announced but not ticked off, and then another turn before anybody looks: the first is not told again."""
    due, person = evening.pings(), evening.seated[0]
    with monkeypatch.context() as patch:
        never_tick_off_a_turn(patch)
        due += await confirm_a_turn(evening, rng)
        await person.until(lambda: evening.pings() == due)
        due += await confirm_a_turn(evening, rng)
        await evening.close_house()
    await evening.open_house()
    await evening.wake()
    await told(evening, due)


# ---------------------------------------------------------------- a Discord that stumbles


@pytest.mark.parametrize(
    "fault",
    [
        {"status": 429, "times": 3, "retry_after": 0.05},
        {"status": 429, "times": 2, "retry_after": 0.05, "is_global": True},
        {"status": 500},
        {"kind": "drop", "times": 3},
        {"kind": "lost"},
        {"kind": "lost", "status": 500},
        {"kind": "lost", "times": 2},
    ],
    ids=lambda fault: "-".join(f"{k}={v}" for k, v in fault.items()),
)
async def test_a_stumbling_discord_loses_and_doubles_nothing(
    evening: Evening, rng: random.Random, fault: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    due = evening.pings()
    evening.local.server.faults.next(**fault, method="POST", path=f"/{evening.thread}/messages$")  # type: ignore[arg-type]
    due += await confirm_a_turn(evening, rng)
    await told(evening, due)


async def test_a_broken_clean_up_or_refresh_is_survived(evening: Evening, rng: random.Random) -> None:
    faults, due = evening.local.server.faults, evening.pings()
    faults.next("drop", method="DELETE", path="/messages/")
    faults.next("drop", method="GET", path="/messages$")
    due += await confirm_a_turn(evening, rng)
    await evening.seated[0].until(lambda: evening.pings() == due)
    await evening.settle()
    faults.clear()
    due += await confirm_a_turn(evening, rng)
    await evening.seated[0].until(lambda: evening.pings() == due)


async def test_an_answer_that_was_cut_off_is_said_again(evening: Evening, rng: random.Random) -> None:
    """The person who confirmed sees that it was played, though the first answer never arrived."""
    evening.expected_refusals = {40060}
    for kind in ("drop", "lost"):
        person = evening.asked[0]
        panel = await evening.draft_turn(person, dice(rng))
        played = evening.table.state.played
        evening.local.server.faults.next(kind, path="/callback")  # type: ignore[arg-type]
        reply = await evening.press(person, panel, "confirm")
        assert reply.state == "done"
        await evening.settle()
        assert evening.table.state.played > played
        assert len(reply.messages) == 1, "no error is told"


@pytest.mark.parametrize("trouble", ["drop", "reconnect", "invalid_resumable", "invalid", "forget"])
async def test_a_lost_gateway_loses_no_notice(evening: Evening, rng: random.Random, trouble: str) -> None:
    due, person = evening.pings(), evening.asked[0]
    panel = await evening.draft_turn(person, dice(rng))
    await evening.local.fault(gateway=trouble)
    due += await confirm_a_turn(evening, rng)
    await told(evening, due)
    # The people get through again as well, and the old panel is known to be old.
    await person.until(lambda: person.bot_online)
    assert (await evening.press(person, panel, "confirm")).ephemeral
    assert evening.pings() == due


# ---------------------------------------------------------------- people who tidy up


def thread_of(evening: Evening) -> Channel:
    return evening.local.server.world.channel(evening.thread)


def delete_the_message(evening: Evening) -> None:
    thread = thread_of(evening)
    evening.local.server.messages.delete(thread, thread.messages[str(evening.table.row.message_id)])


def archive_the_thread(evening: Evening) -> None:
    evening.local.server.world.archive(thread_of(evening))


def delete_the_thread(evening: Evening) -> None:
    evening.local.server.world.remove_channel(thread_of(evening))


@pytest.mark.parametrize("disturb", [delete_the_message, archive_the_thread, delete_the_thread])
async def test_the_table_is_shown_again(
    evening: Evening, rng: random.Random, disturb: Callable[[Evening], None]
) -> None:
    evening.expected_refusals = {10008, 10003}
    due, person = evening.pings(), evening.seated[0]
    disturb(evening)
    await evening.local.idle()
    due += await confirm_a_turn(evening, rng)
    await person.until(lambda: evening.pings() == due)
    await evening.settle()
    assert shows_the_present(evening)
    assert not thread_of(evening).archived
    # Also when the present message is only to be refreshed.
    disturb(evening)
    await evening.local.idle()
    await outbox_queries.ask_refresh(evening.house.hall, evening.table)
    await evening.settle()
    assert evening.pings() == due, "a refresh mentions nobody"
    assert shows_the_present(evening)
    assert not thread_of(evening).archived
    await evening.play_turn(evening.asked[0], dice(rng))


async def test_a_locked_out_bot_tells_when_it_is_let_in_again(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = {50001, 50013}
    world, due = evening.local.server.world, evening.pings()
    everything = world.bot_permissions
    world.grant_bot(everything & ~Permission.SEND_MESSAGES_IN_THREADS)
    due += await confirm_a_turn(evening, rng)
    await evening.settle()
    assert evening.pings() != due
    world.grant_bot(everything)
    await told(evening, due)


async def test_a_slow_table_holds_up_nobody_else(evening: Evening, rng: random.Random) -> None:
    slow, slow_thread = evening.table_id, evening.thread
    delay = evening.local.server.faults.next("delay", seconds=60, method="POST", path=f"/{slow_thread}/messages$")
    await confirm_a_turn(evening, rng)
    invitation = await evening.open_table("Emma", "Dávid", "Csilla")
    await evening.press(evening.seated[0], invitation, "start")
    await evening.seated[0].until(lambda: evening.table.row.thread_id and evening.posts(evening.seated[0]))
    assert "Calimala" in text_of(evening.post(evening.seated[0]))
    assert delay.times == 0, "the other one waits"
    delay.enough.set()
    await evening.settle()
    assert (await evening.house.hall.table(slow)).row.message_id
