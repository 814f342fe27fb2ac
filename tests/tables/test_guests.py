"""Who may sit down, how they sit, and what whoever sits down may expect."""

import random

import pytest

from storage import game_log
from tables import Hall, Refused, Table, moderation, people
from tables.clock import personal_hours
from tables.clock.table_clock import LIVE, PRESETS, sensible_pace
from tables.core.actors import Actor
from tables.lobby import guests, opening, prospects, seat_order
from tables.post import notice_validity, outbox_queries
from tables.time.time_control import HOUR, MINUTE, Pace
from tests.tables.clockwork import DAY, Clockwork, acts_of, seat_by_the_clock, told
from tests.tables.house import CHANNEL, GUILD, NAMES, PEOPLE, STRANGER, asked, open_lobby, play_randomly

ANNA, BELA, CSILLA, DENES, EMOKE = PEOPLE
HOST = Actor(ANNA, "Anna", "host", GUILD)


# ---------------------------------------------------------------- kept seats


async def test_a_kept_seat_is_nobody_elses(hall: Hall) -> None:
    table = await open_lobby(hall, kept_for=[BELA, CSILLA, BELA, ANNA])
    assert table.room == 4
    hall.forget(table.id)
    table = await hall.table(table.id)
    assert (table.kept_for, table.free) == ([BELA, CSILLA], 2)
    assert await told(hall, table, "kept-seat") == [BELA, CSILLA]
    await opening.join(hall, table.id, DENES, "Dénes")
    await opening.add_automaton(hall, table.id, ANNA, "journeyman")
    with pytest.raises(Refused, match="table-no-seat-for-you"):
        await opening.join(hall, table.id, EMOKE, "Emőke")
    with pytest.raises(Refused, match="table-seats-kept"):
        await opening.add_automaton(hall, table.id, ANNA, "journeyman")
    await opening.join(hall, table.id, BELA, "Béla")
    assert table.kept_for == [CSILLA]
    with pytest.raises(Refused, match="table-not-host"):
        await guests.free_kept_seats(hall, table.id, BELA)
    await guests.free_kept_seats(hall, table.id, CSILLA, CSILLA)
    with pytest.raises(Refused, match="table-no-kept-seat"):
        await guests.free_kept_seats(hall, table.id, CSILLA, CSILLA)
    await opening.join(hall, table.id, EMOKE, "Emőke")
    assert await hall.db.all("SELECT * FROM kept_seats") == []


async def test_more_seats_than_there_are_cannot_be_kept(hall: Hall) -> None:
    with pytest.raises(Refused, match="table-too-many-kept"):
        await open_lobby(hall, kept_for=[*PEOPLE[1:], STRANGER])
    table = await open_lobby(hall, 3)
    with pytest.raises(Refused, match="table-too-many-kept"):
        await guests.keep_seats(hall, table.id, ANNA, [DENES, EMOKE, STRANGER])
    await guests.keep_seats(hall, table.id, ANNA, [DENES, BELA])
    assert table.kept_for == [DENES], "Béla sits there"


async def test_by_invitation_only(hall: Hall) -> None:
    table = await open_lobby(hall, kept_for=[BELA], invite_only=True)
    with pytest.raises(Refused, match="table-invite-only"):
        await opening.join(hall, table.id, CSILLA, "Csilla")
    await opening.join(hall, table.id, BELA, "Béla")
    with pytest.raises(Refused, match="table-not-host"):
        await guests.set_switch(hall, table.id, BELA, "invite_only", False)
    with pytest.raises(Refused, match="table-bad-option"):
        await guests.set_switch(hall, table.id, ANNA, "seed", True)
    await guests.set_switch(hall, table.id, ANNA, "invite_only", False)
    hall.forget(table.id)
    await opening.join(hall, table.id, CSILLA, "Csilla")


async def test_who_is_forgotten_has_no_kept_seat(hall: Hall) -> None:
    table = await open_lobby(hall, kept_for=[BELA])
    assert [row["table"] for row in (await people.export_person(hall, BELA))["kept_seats"]] == [table.id]
    await people.erase_person(hall, BELA, "?")
    assert (await hall.table(table.id)).kept_for == []


# ---------------------------------------------------------------- sending away, handing over


async def test_a_host_sends_somebody_away_before_the_start(hall: Hall) -> None:
    table = await open_lobby(hall, 3)
    with pytest.raises(Refused, match="table-own-seat"):
        await guests.send_away(hall, table.id, HOST, 0)
    with pytest.raises(Refused, match="table-not-host"):
        await guests.send_away(hall, table.id, Actor(BELA, "Béla", "host", GUILD), 2)
    await guests.send_away(hall, table.id, HOST, 1, interaction_id=3)
    await guests.send_away(hall, table.id, HOST, 1, interaction_id=3)
    assert table.names == ["Anna", "Csilla"]
    assert await told(hall, table, "sent-away") == [BELA]
    with pytest.raises(Refused, match="table-no-seat-for-you"):
        await opening.join(hall, table.id, BELA, "Béla")
    await guests.keep_seats(hall, table.id, ANNA, [BELA])
    await opening.join(hall, table.id, BELA, "Béla")
    assert await acts_of(hall, table) == ["sent-away"]


async def test_an_admin_may_send_the_host_away(hall: Hall) -> None:
    table = await open_lobby(hall, 2)
    await guests.send_away(hall, table.id, Actor(STRANGER, "Admin", "admin", GUILD), 0)
    assert (table.row.host_id, table.names) == (BELA, ["Béla"])
    await guests.send_away(hall, table.id, Actor(STRANGER, "Admin", "admin", GUILD), 0)
    assert table.status == "closed"


@pytest.mark.parametrize("begun", [False, True])
async def test_a_host_hands_the_table_over(hall: Hall, begun: bool) -> None:
    table = await open_lobby(hall, 3)
    if begun:
        await opening.start(hall, table.id, ANNA)
    with pytest.raises(Refused, match="table-is-host"):
        await moderation.transfer(hall, table.id, HOST, 0)
    await moderation.transfer(hall, table.id, HOST, 2)
    assert table.row.host_id == CSILLA
    with pytest.raises(Refused, match="table-not-host"):
        await moderation.transfer(hall, table.id, HOST, 1)
    assert await acts_of(hall, table) == ["host-given"]


# ---------------------------------------------------------------- the start


async def test_a_full_table_tells_its_host_once(hall: Hall) -> None:
    table = await open_lobby(hall, 4)
    assert await told(hall, table, "full") == []
    await opening.join(hall, table.id, EMOKE, "Emőke")
    assert await told(hall, table, "full") == [ANNA]
    notice = next(n for n in await outbox_queries.unsent(hall, table.id) if n.kind == "full")
    assert await notice_validity.holds(hall, table, notice)
    await opening.leave(hall, table.id, EMOKE)
    assert not await notice_validity.holds(hall, table, notice)
    await opening.join(hall, table.id, EMOKE, "Emőke")
    assert await told(hall, table, "full") == [ANNA]


async def test_a_table_may_begin_by_itself_when_it_is_full(hall: Hall) -> None:
    table = await open_lobby(hall, 4)
    await opening.start_when_full(hall, table.id)
    await guests.set_switch(hall, table.id, ANNA, "autostart", True)
    await opening.start_when_full(hall, table.id)
    assert table.status == "lobby"
    await opening.join(hall, table.id, EMOKE, "Emőke")
    await opening.start_when_full(hall, table.id)
    assert table.playing
    assert await told(hall, table, "full") == []


async def test_a_host_wants_a_number_of_players(hall: Hall) -> None:
    with pytest.raises(Refused, match="table-bad-players"):
        await open_lobby(hall, game="burgundy", sizes=range(4, 6))
    table = await open_lobby(hall, 2, sizes=range(3, 4))
    assert (table.sizes, table.room, table.enough) == (range(3, 4), 1, False)
    await guests.set_switch(hall, table.id, ANNA, "autostart", True)
    with pytest.raises(Refused, match="table-too-few"):
        await opening.start(hall, table.id, ANNA)
    await opening.join(hall, table.id, CSILLA, "Csilla")
    with pytest.raises(Refused, match="table-full"):
        await opening.join(hall, table.id, DENES, "Dénes")
    hall.forget(table.id)
    table = await opening.start_when_full(hall, table.id)
    assert table.playing, "full means that number"


async def test_the_number_of_players_changes_as_long_as_there_is_room(hall: Hall) -> None:
    table = await open_lobby(hall, 3)
    with pytest.raises(Refused, match="table-not-host"):
        await opening.set_players(hall, table.id, BELA, range(3, 5))
    await guests.keep_seats(hall, table.id, ANNA, [DENES])
    with pytest.raises(Refused, match="table-more-than-wanted"):
        await opening.set_players(hall, table.id, ANNA, range(3, 4))
    await opening.set_players(hall, table.id, ANNA, range(3, 5))
    assert (table.sizes, table.free) == (range(3, 5), 0)
    await opening.set_players(hall, table.id, ANNA, None)
    assert table.sizes == table.game.meta.seats


async def test_a_table_for_invited_players_begins_when_all_who_were_named_sit(hall: Hall) -> None:
    table = await open_lobby(hall, kept_for=[BELA, CSILLA], invite_only=True)
    await opening.join(hall, table.id, BELA, "Béla")
    await opening.start_when_full(hall, table.id)
    assert table.status == "lobby"
    await opening.join(hall, table.id, CSILLA, "Csilla")
    await opening.start_when_full(hall, table.id)
    assert table.playing


async def test_a_table_for_invited_players_waits_for_its_host_when_one_of_them_declines(hall: Hall) -> None:
    table = await open_lobby(hall, kept_for=[BELA, CSILLA, DENES], invite_only=True)
    await guests.free_kept_seats(hall, table.id, DENES, DENES)
    await opening.join(hall, table.id, BELA, "Béla")
    await opening.join(hall, table.id, CSILLA, "Csilla")
    await opening.start_when_full(hall, table.id)
    assert table.status == "lobby"


async def test_seats_are_drawn_from_the_secret_or_arranged(hall: Hall) -> None:
    drawn, arranged = await open_lobby(hall, 5), await open_lobby(hall, 3)
    await guests.set_order(hall, drawn.id, ANNA, "random")
    with pytest.raises(Refused, match="table-bad-option"):
        await guests.set_order(hall, drawn.id, ANNA, "by age")
    expected = [seat.name for seat in seat_order.drawn(drawn)]
    await opening.start(hall, drawn.id, ANNA)
    assert drawn.names == expected != list(NAMES)
    hall.forget(drawn.id)
    assert (await hall.table(drawn.id)).names == expected
    await guests.seat_first(hall, arranged.id, ANNA, 2)
    await guests.seat_first(hall, arranged.id, ANNA, 2)
    assert arranged.names == ["Béla", "Csilla", "Anna"]
    assert arranged.row.host_id == ANNA


async def test_an_unrated_table_changes_no_rating(hall: Hall, rng: random.Random) -> None:
    table = await open_lobby(hall, 2, game="burgundy")
    await guests.set_switch(hall, table.id, ANNA, "unrated", True)
    await opening.start(hall, table.id, ANNA)
    await play_randomly(hall, table, rng)
    assert [row["rated"] for row in await hall.db.all("SELECT rated FROM results")] == [0, 0]
    assert await hall.db.all("SELECT * FROM ratings") == []


# ---------------------------------------------------------------- what to expect


async def test_when_everybody_is_awake(hall: Hall) -> None:
    time = Clockwork(hall)
    table = await open_lobby(hall, 3)
    assert await prospects.overlap(hall, table) is None, "nobody has said anything"
    await personal_hours.set_hours(hall, ANNA, "Etc/UTC", 8 * 60, 22 * 60, "1111111")
    await personal_hours.set_hours(hall, BELA, "America/New_York", 8 * 60, 22 * 60, "1111100")
    together = await prospects.overlap(hall, table)
    assert together is not None
    assert together.hours == pytest.approx(10.0), "from 12:00 to 22:00 UTC"
    assert together.spans == ((time.now + 4 * HOUR, time.now + 14 * HOUR),)
    await personal_hours.set_hours(hall, CSILLA, "Etc/UTC", 1 * 60, 6 * 60, "1111111")
    together = await prospects.overlap(hall, table)
    assert together is not None
    assert together.spans == ()


async def test_how_long_a_game_takes(hall: Hall, rng: random.Random) -> None:
    table = await open_lobby(hall, 2, game="burgundy")
    assert await prospects.days(hall, table) == 10
    await opening.set_pace(hall, table.id, ANNA, PRESETS["live-5"])
    assert await prospects.days(hall, table) is None
    for number in range(3):
        done = await open_lobby(hall, 2, game="burgundy")
        await hall.db.write(
            lambda db, id_=done.id, days=10 * number + 10: db.execute(
                "UPDATE tables SET status='over', started_at=0, ended_at=? WHERE id=?", (days * DAY, id_)
            )
        )
    await opening.set_pace(hall, table.id, ANNA, Pace())
    assert await prospects.days(hall, table) == 20, "what was played here says more"


# ---------------------------------------------------------------- a live evening


def test_a_clock_of_minutes_makes_sense() -> None:
    assert sensible_pace(5 * MINUTE, 0.0, 0.0, "move").limit == 300.0
    with pytest.raises(Refused, match="table-clock-too-short"):
        sensible_pace(60.0, 0.0, 0.0, "move")


@pytest.mark.parametrize("preset", LIVE)
async def test_on_a_live_evening_nobody_is_waited_for_or_reminded(hall: Hall, preset: str) -> None:
    time = Clockwork(hall)
    table = await seat_by_the_clock(hall, PRESETS[preset])
    assert asked(table) == (0, 1, 2)
    allowed = (PRESETS[preset].limit + PRESETS[preset].bank) / HOUR
    await time.hours(allowed - 0.01)
    assert await acts_of(hall, table) == []
    await time.hours(0.05)
    assert (await acts_of(hall, table)).count("out-moved") == 3
    assert await hall.db.all("SELECT * FROM outbox WHERE kind LIKE 'remind%'") == []
    assert {move.by for move in await game_log.moves(hall.db, table.id)} == {"clock"}
    assert isinstance(table, Table)


async def test_nobody_waits_days_for_automata(hall: Hall) -> None:
    table = await opening.open_table(hall, "tiletum", ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en")
    alone = await prospects.days(hall, table)
    for _ in range(2):
        await opening.add_automaton(hall, table.id, ANNA, "journeyman")
    assert await prospects.days(hall, table) == 2
    assert alone == 5, "as for the two that it takes at least"
