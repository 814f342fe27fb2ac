"""A table that loses its place is not silent: nothing is ticked off that was not said, nothing is tried for ever, its
people are told once, and it goes on elsewhere, or there when it can."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.delivery import threads
from localdiscord.model import ANNOUNCEMENT_CHANNEL, Channel
from localdiscord.permissions import Permission
from localdiscord.testing import Player, buttons_of, images_of, text_of
from tables import Refused, channels, duties
from tables.core import access
from tables.play import playing
from tables.post import outbox_queries
from tests.cogs.playing import Evening, an_evening, is_private, verb_of

pytestmark = pytest.mark.faults
DAY = 86_400.0
REFUSALS = {10003, 50001, 50013, 160005, 160006, 50024, 50278}


def parent(evening: Evening) -> Channel:
    return evening.local.server.world.channel(evening.table.row.channel_id)


def thread(evening: Evening) -> Channel:
    return evening.local.server.world.channel(evening.thread)


def delete_the_channel(evening: Evening) -> None:
    evening.local.server.world.remove_channel(parent(evening))


def lock_the_thread(evening: Evening) -> None:
    evening.local.server.world.lock(thread(evening))


def lock_and_put_away(evening: Evening) -> None:
    lock_the_thread(evening)
    evening.local.server.world.archive(thread(evening))


def keep_out(evening: Evening) -> None:
    evening.local.server.world.deny_bot(parent(evening), Permission.VIEW_CHANNEL)


def take_the_right_to_write(evening: Evening) -> None:
    evening.local.server.world.deny_bot(parent(evening), Permission.SEND_MESSAGES_IN_THREADS)


def fill_with_threads(evening: Evening) -> None:
    evening.local.server.world.remove_channel(thread(evening))
    evening.local.server.world.most_threads = 0


LOSSES: list[tuple[Callable[[Evening], None], str]] = [
    (delete_the_channel, channels.CHANNEL),
    (lock_the_thread, channels.LOCKED),
    (lock_and_put_away, channels.LOCKED),
    (keep_out, channels.ACCESS),
    (take_the_right_to_write, channels.ACCESS),
    (fill_with_threads, channels.THREADS),
]


async def a_turn(evening: Evening, rng: random.Random) -> None:
    """Straight at the hall, until somebody new is waited for."""
    hall, before = evening.house.hall, set(evening.asked)
    while not set(evening.asked) - before:
        user = int(evening.asked[0].id)
        session = await access.session_of(hall, evening.table_id, user)
        while not session.complete:
            session = await playing.draft(hall, evening.table_id, user, rng.choice(session.moves).notation)
        await playing.confirm(hall, evening.table_id, user)


def unsent(evening: Evening) -> list[str]:
    """The kinds of notices that wait."""
    return [row["kind"] for row in evening.stored()["outbox"] if row["sent_at"] is None]


def column(evening: Evening, name: str) -> Any:
    (row,) = evening.rows(f"SELECT {name} FROM tables WHERE id=?", evening.table_id)
    return row[name]


def letters(person: Player, word: str = "") -> list[str]:
    """What the bot has written to somebody directly."""
    direct = [m for m in person.messages.values() if not m.get("guild_id") and not is_private(m) and buttons_of(m)]
    return [text_of(m) for m in direct if m["channel_id"] in dms(person) and word in text_of(m)]


def dms(person: Player) -> set[str]:
    world = person.local.server.world
    return {c.id for c in world.channels.values() if c.is_dm and c.recipient_id == person.id}


@pytest.mark.parametrize(("lose", "reason"), LOSSES, ids=lambda one: getattr(one, "__name__", str(one)))
async def test_a_lost_place_is_told_once_and_nothing_is_ticked_off(
    evening: Evening, rng: random.Random, lose: Callable[[Evening], None], reason: str
) -> None:
    evening.expected_refusals = REFUSALS
    server = evening.local.server
    lose(evening)
    await evening.local.idle()
    await a_turn(evening, rng)
    await evening.settle()
    assert column(evening, "displaced") == reason
    assert "turn" in unsent(evening), "what was not said is not ticked off"
    for person in evening.seated:
        assert len(letters(person, evening.table_id)) == 1
    assert "/manage move-here" in letters(evening.seated[0])[-1], "the host hears how to move it"
    assert evening.table.paused, "no clock runs against people who are not told"
    refused = len(evening.refusals.seen)
    evening.house.hall.wake_delivery()
    await evening.settle()
    await threads.keep_open(evening.house)
    assert len(evening.refusals.seen) == refused, "nothing is tried for ever"
    assert server.unknown_calls == []


@pytest.mark.parametrize("lose", [delete_the_channel, lock_the_thread, keep_out])
async def test_the_host_moves_it_and_everything_unsaid_is_said_there(
    evening: Evening, rng: random.Random, lose: Callable[[Evening], None]
) -> None:
    evening.expected_refusals = REFUSALS
    old = evening.thread
    lose(evening)
    await evening.local.idle()
    await a_turn(evening, rng)
    await evening.settle()
    asked, pings, host = evening.asked, evening.pings(), evening.seated[0]
    stranger = await evening.local.person("Emma").open()
    assert (
        "Only the host (Anna)"
        in (await stranger.slash("manage move-here", table=evening.table_id, channel="tables")).text
    )
    reply = await host.slash("manage move-here", table=evening.table_id, channel="tables")
    assert reply.state == "done", reply.text
    await evening.settle()
    assert column(evening, "displaced") is None
    assert not evening.table.paused, "the clocks run again"
    assert evening.thread != old
    assert thread(evening).data["parent_id"] == evening.local.server.world.channel_named("tables").id
    assert len(evening.posts(host)) == 1
    new = evening.pings() - pings
    assert {person.name for person in asked} <= {*new}, "who is asked is called"
    assert {person.name for person in evening.seated[1:]} <= {*new}, "all others learn where it is"
    assert max(new.values()) == 1
    assert unsent(evening) == []
    assert "moved the table" in text_of(evening.post(host))
    again = await host.slash("manage move-here", table=evening.table_id, channel="tables")
    assert "already" in again.text


async def test_one_plays_on_by_command_meanwhile_and_is_called_by_letter(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = REFUSALS
    delete_the_channel(evening)
    await evening.local.idle()
    await a_turn(evening, rng)
    await evening.settle()
    person = evening.asked[0]
    reply = await person.slash("move", table=evening.table_id, channel="tables")
    assert reply.state == "done"
    assert images_of(evening.message_of(reply))
    before = set(evening.asked)
    await a_turn(evening, rng)
    await evening.settle()
    called = set(evening.asked) - before
    assert called
    for other in called:
        assert "move" in {verb_of(b) for m in other.messages.values() if not is_private(m) for b in buttons_of(m)}
        assert any("your move" in text for text in letters(other))
    mine = await person.slash("mygames", channel="tables")
    assert evening.table_id in text_of(evening.message_of(mine)), "what can be done about it"


async def test_it_goes_on_where_it_was_when_what_was_in_the_way_is_gone(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = REFUSALS
    world, old = evening.local.server.world, evening.thread
    for lose, give_back in (
        (keep_out, lambda: world.deny_bot(parent(evening))),
        (lock_the_thread, lambda: world.lock(thread(evening), False)),
    ):
        lose(evening)
        await evening.local.idle()
        await a_turn(evening, rng)
        await evening.settle()
        assert evening.table.displaced
        pings = evening.pings()
        give_back()
        await evening.seated[0].until(lambda: not evening.table.displaced)
        await evening.settle()
        assert evening.thread == old
        assert not evening.table.paused
        assert {p.name for p in evening.asked} <= {*(evening.pings() - pings)}
        assert unsent(evening) == []


async def test_a_thread_that_was_put_away_makes_room(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = REFUSALS
    world = evening.local.server.world
    other = world.add_thread(parent(evening), "talk")
    fill_with_threads(evening)
    world.most_threads = 1
    await evening.local.idle()
    await a_turn(evening, rng)
    await evening.settle()
    assert column(evening, "displaced") == channels.THREADS
    world.archive(other)
    await evening.seated[0].until(lambda: not evening.table.displaced)
    await evening.settle()
    assert unsent(evening) == []


async def test_a_pause_of_the_host_outlasts_the_move(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = REFUSALS
    host = evening.seated[0]
    paused = await host.slash("manage pause", table=evening.table_id, channel="tables")
    assert paused.state == "done"
    delete_the_channel(evening)
    await evening.local.idle()
    await a_turn(evening, rng)
    await evening.settle()
    moved = await host.slash("manage move-here", table=evening.table_id, channel="tables")
    assert moved.state == "done", moved.text
    await evening.settle()
    assert not evening.table.displaced, moved.text
    assert evening.table.paused


async def test_a_table_that_has_a_place_is_moved_too_and_leaves_a_link_behind(evening: Evening) -> None:
    host, old = evening.seated[0], thread(evening)
    reply = await host.slash("manage move-here", table=evening.table_id, channel="tables")
    assert reply.state == "done"
    await evening.settle()
    assert evening.thread != old.id
    (left,) = [m for m in old.messages.values() if m.author_id == evening.local.server.world.bot_id]
    assert evening.thread in str(left.data), "it says where the table is now"
    assert shows(evening, host)


def shows(evening: Evening, person: Player) -> bool:
    return f":{evening.table.version}.0:" in str(evening.post(person)["components"])


async def test_the_servers_managers_move_a_table_and_nobody_else_does(tmp_path: Path, impatient: None) -> None:
    async with an_evening(tmp_path) as evening:
        evening.expected_refusals = REFUSALS
        await evening.sit_down("Béla", "Csilla", "Dávid")
        delete_the_channel(evening)
        await evening.local.idle()
        await outbox_queries.ask_refresh(evening.house.hall, evening.table)
        await evening.settle()
        assert evening.table.displaced
        anna = await evening.local.person("Anna").open()
        moved = await anna.slash("manage move-here", table=evening.table_id, channel="tables")
        assert "from now on" in moved.text
        await evening.settle()
        assert not evening.table.displaced
        assert len(evening.posts(evening.seated[0])) == 1


async def test_it_is_checked_there_what_a_table_needs(evening: Evening, rng: random.Random) -> None:
    world, host = evening.local.server.world, evening.seated[0]
    world.deny_bot(world.channel_named("tables"), Permission.ATTACH_FILES)
    await evening.local.idle()
    before = evening.thread
    refused = await host.slash("manage move-here", table=evening.table_id, channel="tables")
    assert "Attach Files" in refused.text
    assert evening.thread == before


async def test_an_invitation_names_no_thread_that_cannot_be_opened(tmp_path: Path, impatient: None) -> None:
    async with an_evening(tmp_path) as evening:
        evening.expected_refusals = REFUSALS
        evening.local.server.world.most_threads = 0
        invitation = await evening.open_table("Anna", "Béla", "Csilla")
        host = evening.seated[0]
        await evening.press(host, invitation, "start")
        await evening.settle()
        assert column(evening, "displaced") == channels.THREADS
        shown = text_of(host.messages[evening.message_of(invitation)["id"]])
        assert "/manage move-here" in shown
        assert "<#" not in shown


# ---------------------------------------------------------------- before the game


async def test_a_lobby_without_a_channel_is_invited_to_anew(tmp_path: Path, impatient: None) -> None:
    async with an_evening(tmp_path) as evening:
        evening.expected_refusals = REFUSALS
        await evening.open_table("Anna", "Béla", "Csilla")
        host = evening.seated[0]
        await evening.wake()
        delete_the_channel(evening)
        await evening.local.idle()
        card = await host.slash("manage watching", who="closed", table=evening.table_id, channel="tables")
        assert card.state == "done"
        await evening.settle()
        assert column(evening, "displaced") == channels.CHANNEL
        assert len(letters(host, evening.table_id)) == 1
        await host.slash("manage move-here", table=evening.table_id, channel="tables")
        await evening.settle()
        tables = evening.local.server.world.channel_named("tables").id
        posted = [m for m in host.messages.values() if m["channel_id"] == tables and not is_private(m)]
        joins = [m for m in posted if "join" in {verb_of(b) for b in buttons_of(m)}]
        assert len(joins) == 1
        assert (await evening.press(host, joins[0], "start")).state == "done"
        await evening.settle()
        assert evening.table.playing
        assert evening.posts(host)


async def test_a_closed_table_is_not_for_announcement_channels(tmp_path: Path, impatient: None) -> None:
    """Private threads exist only in text channels: it is refused, and if it happens all the same nobody is left out."""
    async with an_evening(tmp_path) as evening:
        evening.expected_refusals = REFUSALS
        world = evening.local.server.world
        world.add_channel("news", kind=ANNOUNCEMENT_CHANNEL)
        await evening.local.idle()
        invitation = await evening.open_table("Anna", "Béla", "Csilla", channel="news")
        host = evening.seated[0]
        refused = await host.slash("manage watching", who="closed", table=evening.table_id, channel="news")
        assert "private thread" in refused.text
        await evening.house.database.write(lambda db: db.execute("UPDATE tables SET watching='closed'"))
        evening.house.hall.forget(evening.table_id)
        await evening.press(host, invitation, "start")
        await evening.settle()
        await evening.wake()
        assert column(evening, "displaced") == channels.PRIVATE
        assert len(letters(evening.seated[1], evening.table_id)) == 1
        assert "private thread" in (await host.slash("manage move-here", table=evening.table_id, channel="news")).text
        assert (await host.slash("manage move-here", table=evening.table_id, channel="tables")).state == "done"
        await evening.settle()
        assert evening.posts(host)


async def test_an_open_table_is_played_in_an_announcement_channel(tmp_path: Path, rng: random.Random) -> None:
    async with an_evening(tmp_path) as evening:
        evening.local.server.world.add_channel("news", kind=ANNOUNCEMENT_CHANNEL)
        await evening.local.idle()
        invitation = await evening.open_table("Anna", "Béla", "Csilla", channel="news")
        await evening.press(evening.seated[0], invitation, "start")
        await evening.settle()
        assert evening.posts(evening.seated[0])


# ---------------------------------------------------------------- a server that sends us away


async def test_the_tables_of_a_server_sleep_while_we_are_not_there(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = REFUSALS
    world = evening.local.server.world
    world.send_bot_away()
    await evening.seated[0].until(lambda: evening.table.displaced)
    await evening.settle()
    assert column(evening, "displaced") == channels.SERVER
    assert evening.table.paused
    await a_turn(evening, rng)
    await evening.settle()
    pings = evening.pings()
    world.invite_bot()
    await evening.seated[0].until(lambda: not evening.table.displaced)
    await evening.settle()
    assert not evening.table.paused
    assert shows(evening, evening.seated[0])
    assert unsent(evening) == []
    assert all(count == 1 for count in (evening.pings() - pings).values())


async def test_what_happened_while_the_house_was_shut_is_noticed(evening: Evening, rng: random.Random) -> None:
    evening.expected_refusals = REFUSALS
    world = evening.local.server.world
    await evening.close_house()
    world.send_bot_away()
    await evening.open_house()
    await evening.wake()
    await evening.seated[0].until(lambda: column(evening, "displaced") == channels.SERVER)
    await evening.close_house()
    world.home.bot_present = True
    await evening.open_house()
    await evening.seated[0].until(lambda: column(evening, "displaced") is None)
    await evening.settle()
    await evening.wake()
    assert not evening.table.paused


@pytest.mark.parametrize("reachable", [True, False])
async def test_after_ninety_days_they_are_closed_and_the_host_gets_the_game(
    tmp_path: Path, rng: random.Random, impatient: None, reachable: bool
) -> None:
    """A host who shares no other server with the bot, and has not installed it, cannot be written to any more."""
    late = [1_800_000_000.0]
    async with an_evening(tmp_path, clock=lambda: late[0]) as evening:
        evening.expected_refusals = REFUSALS
        host, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.hurry(rng, 3)
        if reachable:
            evening.local.server.world.installed.add(host.id)
        evening.local.server.world.send_bot_away()
        await host.until(lambda: evening.table.displaced)
        await evening.settle()
        late[0] += 89 * DAY
        await duties.make_rounds(evening.house.hall)
        assert evening.table.playing, "they may want us back"
        late[0] += 2 * DAY
        await duties.make_rounds(evening.house.hall)
        await evening.settle()
        assert evening.table.status == "closed"
        assert evening.table.row.ended_how == "abandoned"
        kept = [m for m in host.messages.values() if m["channel_id"] in dms(host) and ".json" in str(m)]
        assert len(kept) == reachable
        await duties.tidy(evening.house.hall)
        left = {name: rows for name, rows in evening.stored().items() if rows and name != "people"}
        assert left == {}, "nothing is kept of a server that does not want us"
        with pytest.raises(Refused, match="table-unknown"):
            await evening.house.hall.table(evening.table_id)


async def test_a_server_that_takes_us_back_keeps_everything(
    tmp_path: Path, rng: random.Random, impatient: None
) -> None:
    late = [1_800_000_000.0]
    async with an_evening(tmp_path, clock=lambda: late[0]) as evening:
        evening.expected_refusals = {*REFUSALS, 50083}  # Discord has put the thread away meanwhile
        host, *_ = await evening.sit_down("Anna", "Béla", "Csilla")
        world = evening.local.server.world
        world.send_bot_away()
        await host.until(lambda: evening.table.displaced)
        late[0] += 80 * DAY
        world.invite_bot()
        await host.until(lambda: not evening.table.displaced)
        late[0] += 80 * DAY
        await duties.tidy(evening.house.hall)
        assert (await evening.wake()).playing


async def test_the_host_moves_a_lost_table_by_a_button_where_it_is_to_be(evening: Evening, rng: random.Random) -> None:
    """A letter cannot know the channel; the list of one's tables, asked for in that channel, does."""
    evening.expected_refusals = REFUSALS
    host, guest, *_ = evening.seated
    world = evening.local.server.world
    world.remove_channel(world.channel_named("tavern"))
    await evening.hurry(rng, 1)
    await host.until(lambda: evening.table.displaced)
    others = await guest.slash("mygames", channel="tables")
    assert not [b for b in others.buttons if "move_here" in str(b.custom_id)], "only the host can"
    at_home = await host.slash("mygames", channel=await host.dm())
    assert not [b for b in at_home.buttons if "move_here" in str(b.custom_id)], "and not to a letter"
    mine = await host.slash("mygames", channel="tables")
    moved = await evening.press(host, mine, "move_here")
    assert moved.ephemeral
    await evening.settle()
    assert not evening.table.displaced
    assert str(evening.table.row.channel_id) == world.channel_named("tables").id
    await evening.play(rng, 1)
