"""Opening a table, sitting down, standing up, choosing options, starting."""

from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES
from tables import Hall
from tables.core import access, storing
from tables.core.hall import MAX_TABLES_PER_PERSON
from tables.lobby import opening
from tables.play import playing
from tables.post import notification_test
from tests.tables.house import (
    CHANNEL,
    GUILD,
    NAMES,
    PEOPLE,
    STRANGER,
    contents,
    open_house,
    open_lobby,
    refused,
    seat_people,
)

ANNA, BELA, CSILLA, *_ = PEOPLE


async def test_whoever_opens_a_table_sits_first_and_hosts(hall: Hall) -> None:
    table = await open_lobby(hall)
    assert (table.status, table.names, table.row.host_id, table.version) == ("lobby", ["Anna"], ANNA, 1)
    assert table.row.options == {"layout": "random", "start": "random"}


async def test_no_table_is_opened_for_a_game_we_do_not_have(hall: Hall) -> None:
    with refused("table-unknown-game"):
        await opening.open_table(hall, "chess", ANNA, "Anna", guild_id=GUILD, channel_id=CHANNEL, language="en")
    assert contents(hall)["tables"] == []


async def test_nobody_sits_at_more_tables_than_a_person_can_follow(hall: Hall) -> None:
    for _ in range(MAX_TABLES_PER_PERSON):
        last = await open_lobby(hall)
    with refused("table-too-many"):
        await open_lobby(hall)
    await opening.close_table(hall, last.id, ANNA)
    other = await opening.open_table(hall, "calimala", BELA, "Béla", guild_id=GUILD, channel_id=CHANNEL, language="en")
    await opening.join(hall, other.id, ANNA, "Anna")
    with refused("table-too-many"):
        await open_lobby(hall)


async def test_people_sit_down_in_the_order_they_come(hall: Hall) -> None:
    table = await open_lobby(hall, players=4)
    assert table.names == list(NAMES[:4])
    assert (table.room, table.enough) == (1, True)


async def test_nobody_sits_twice(hall: Hall) -> None:
    table = await open_lobby(hall, players=2)
    with refused("table-already-seated"):
        await opening.join(hall, table.id, BELA, "Béla")


async def test_a_full_table_takes_nobody_else(hall: Hall) -> None:
    table = await open_lobby(hall, players=5)
    with refused("table-full"):
        await opening.join(hall, table.id, STRANGER, "Zoé")
    assert len(table.seats) == 5


async def test_when_the_host_leaves_the_next_one_hosts(hall: Hall) -> None:
    table = await open_lobby(hall, players=3)
    await opening.leave(hall, table.id, ANNA)
    assert (table.names, table.row.host_id) == (["Béla", "Csilla"], BELA)
    await opening.set_option(hall, table.id, BELA, "start", "first_seat")


async def test_when_another_leaves_the_host_stays(hall: Hall) -> None:
    table = await open_lobby(hall, players=3)
    await opening.leave(hall, table.id, BELA)
    assert (table.names, table.row.host_id) == (["Anna", "Csilla"], ANNA)


async def test_the_last_one_to_leave_closes_the_table(hall: Hall) -> None:
    table = await open_lobby(hall)
    await opening.leave(hall, table.id, ANNA)
    assert (table.status, table.seats, table.row.host_id) == ("closed", [], 0)
    with refused("table-closed"):
        await opening.join(hall, table.id, BELA, "Béla")


async def test_somebody_who_does_not_sit_here_cannot_leave(hall: Hall) -> None:
    table = await open_lobby(hall, players=2)
    with refused("table-not-joined"):
        await opening.leave(hall, table.id, STRANGER)


async def test_the_host_chooses_among_the_games_own_options(hall: Hall) -> None:
    table = await open_lobby(hall, players=2)
    await opening.set_option(hall, table.id, ANNA, "layout", "first_game")
    assert table.row.options == {"layout": "first_game", "start": "random"}
    for option, value in (("layout", "upside_down"), ("colour", "red"), ("x" * 500, "y" * 500)):
        with refused("table-bad-option"):
            await opening.set_option(hall, table.id, ANNA, option, value)
    with refused("table-bad-option"):
        await open_lobby(hall, options={"layout": "upside_down"})
    assert table.row.options == {"layout": "first_game", "start": "random"}


async def test_the_options_chosen_are_those_played(hall: Hall) -> None:
    table = await open_lobby(hall, players=3)
    await opening.set_option(hall, table.id, ANNA, "layout", "first_game")
    await opening.start(hall, table.id, ANNA)
    assert table.state.layout["nw"] == "artwork"


async def test_only_the_host_chooses_closes_or_starts(hall: Hall) -> None:
    table = await open_lobby(hall, players=3)
    before = contents(hall)
    for attempt in (
        opening.set_option(hall, table.id, BELA, "layout", "first_game"),
        opening.set_language(hall, table.id, BELA, "hu"),
        opening.close_table(hall, table.id, BELA),
        opening.start(hall, table.id, BELA),
    ):
        with refused("table-not-host"):
            await attempt
    with refused("table-not-joined"):
        await opening.start(hall, table.id, STRANGER)
    assert contents(hall) == before


async def test_a_table_speaks_the_language_its_host_chose(hall: Hall) -> None:
    table = await open_lobby(hall)
    await opening.set_language(hall, table.id, ANNA, "hu")
    assert table.language == "hu"


async def test_a_game_does_not_start_with_too_few(hall: Hall) -> None:
    table = await open_lobby(hall, players=2)
    with refused("table-too-few"):
        await opening.start(hall, table.id, ANNA)
    assert table.state is None


async def test_a_game_starts_once(hall: Hall) -> None:
    table = await seat_people(hall)
    before = contents(hall)
    for attempt in (
        opening.start(hall, table.id, ANNA),
        opening.join(hall, table.id, STRANGER, "Zoé"),
        opening.leave(hall, table.id, BELA),
        opening.set_option(hall, table.id, ANNA, "layout", "first_game"),
        opening.close_table(hall, table.id, ANNA),
    ):
        with refused("table-already-started"):
            await attempt
    assert contents(hall) == before


async def test_a_table_that_is_not_there_is_unknown(hall: Hall) -> None:
    for table_id in ("nothere1", "", "x" * 5_000, "'; DROP TABLE tables; --"):
        with refused("table-unknown"):
            await hall.table(table_id)
        with refused("table-unknown"):
            await opening.join(hall, table_id, ANNA, "Anna")


async def test_a_table_of_another_server_is_unknown_to_those_who_do_not_sit_at_it(hall: Hall) -> None:
    table = await open_lobby(hall)
    assert await access.table_for(hall, table.id, STRANGER, GUILD) is table
    assert await access.table_for(hall, table.id, ANNA, None) is table
    with refused("table-unknown"):
        await access.table_for(hall, table.id, STRANGER, GUILD + 1)


# ---------------------------------------------------------------- which table is meant


async def test_a_thread_means_its_own_table(hall: Hall) -> None:
    table, other = await seat_people(hall), await seat_people(hall)
    await storing.place(hall, table.id, thread_id=71)
    await storing.place(hall, other.id, thread_id=72)
    assert await access.table_here(hall, 71, STRANGER) is table
    assert await access.table_here(hall, 72, ANNA) is other


async def test_a_channel_means_the_persons_only_table_there(hall: Hall) -> None:
    table = await open_lobby(hall, players=2)
    assert await access.table_here(hall, CHANNEL, BELA) is table
    with refused("table-none-here"):
        await access.table_here(hall, CHANNEL, STRANGER)
    await open_lobby(hall, players=2)
    with refused("table-ambiguous"):
        await access.table_here(hall, CHANNEL, BELA)


async def test_elsewhere_the_table_that_waits_for_the_person_is_meant(hall: Hall) -> None:
    table, other = await seat_people(hall), await seat_people(hall)
    await playing.play_at_once(hall, other.id, ANNA, (await access.session_of(hall, other.id, ANNA)).moves[0].notation)
    assert await access.table_here(hall, 555, ANNA) is table
    with refused("table-ambiguous"):
        await access.table_here(hall, 555, BELA)


async def test_ones_table_is_found_in_a_channel_full_of_others(hall: Hall) -> None:
    mine = await opening.open_table(
        hall, "calimala", STRANGER, "Zoé", guild_id=GUILD, channel_id=CHANNEL, language="en"
    )
    for _ in range(40):
        await open_lobby(hall)
    assert await access.table_here(hall, CHANNEL, STRANGER) is mine


async def test_a_persons_tables_come_with_the_longest_wait_first(hall: Hall) -> None:
    first, second, lobby = await seat_people(hall), await seat_people(hall), await open_lobby(hall, players=3)
    assert [t.id for t in await access.tables_of(hall, BELA)] == [first.id, second.id, lobby.id]
    await playing.play_at_once(hall, first.id, BELA, (await access.session_of(hall, first.id, BELA)).moves[0].notation)
    assert [t.id for t in await access.tables_of(hall, BELA)] == [second.id, first.id, lobby.id]
    await opening.close_table(hall, lobby.id, ANNA)
    assert lobby.id not in [t.id for t in await access.tables_of(hall, BELA)]
    assert lobby.id in [t.id for t in await access.tables_of(hall, BELA, living=False)]


async def test_where_a_table_is_shown_is_remembered(hall: Hall) -> None:
    table = await open_lobby(hall)
    await storing.place(hall, table.id, invitation_id=5)
    await opening.join(hall, table.id, BELA, "Béla")
    await storing.place(hall, table.id, thread_id=6, message_id=7)
    async with open_house(hall.db.path) as later:
        row = (await later.table(table.id)).row
    assert (row.invitation_id, row.thread_id, row.message_id) == (5, 6, 7)
    assert (table.row.invitation_id, table.row.thread_id, table.row.message_id) == (5, 6, 7)


# ---------------------------------------------------------------- repeated interactions


async def test_a_repeated_opening_answers_with_the_same_table(hall: Hall) -> None:
    table = await open_lobby(hall, interaction_id=1)
    assert await open_lobby(hall, interaction_id=1) is table
    for _ in range(MAX_TABLES_PER_PERSON - 1):
        await open_lobby(hall)
    assert await open_lobby(hall, interaction_id=1) is table
    async with open_house(hall.db.path) as later:
        assert (await open_lobby(later, interaction_id=1)).id == table.id


LOBBY_VERBS: dict[str, Any] = {
    "join": lambda hall, table: opening.join(hall, table.id, STRANGER, "Zoé", interaction_id=9),
    "leave": lambda hall, table: opening.leave(hall, table.id, ANNA, interaction_id=9),
    "set_option": lambda hall, table: opening.set_option(hall, table.id, ANNA, "start", "first_seat", interaction_id=9),
    "set_language": lambda hall, table: opening.set_language(hall, table.id, ANNA, "hu", interaction_id=9),
    "close_table": lambda hall, table: opening.close_table(hall, table.id, ANNA, interaction_id=9),
    "start": lambda hall, table: opening.start(hall, table.id, ANNA, interaction_id=9),
}


@pytest.mark.parametrize("verb", LOBBY_VERBS)
async def test_a_repeated_interaction_in_the_lobby_is_answered_and_not_repeated(hall: Hall, verb: str) -> None:
    table = await open_lobby(hall, players=3)
    await LOBBY_VERBS[verb](hall, table)
    after = contents(hall)

    again = await LOBBY_VERBS[verb](hall, table)
    assert again is table
    assert contents(hall) == after

    async with open_house(hall.db.path) as later:
        assert (await LOBBY_VERBS[verb](later, table)).version == table.version
        assert contents(later) == after


async def test_a_game_that_is_a_draft_is_offered_only_where_drafts_are(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES["genoa"]), "meta", replace(GAMES["genoa"].meta, maturity="draft"))
    with_drafts, without = Hall(hall.db, drafts=True), Hall(hall.db)
    assert set(with_drafts.games) - set(without.games) >= {"genoa"}
    table = await open_lobby(with_drafts, 2, "genoa")
    await opening.start(with_drafts, table.id, ANNA)
    with refused("table-unknown-game"):
        await open_lobby(without, 2, "genoa")
    assert (await without.table(table.id)).playing, "whoever plays it plays on"


async def test_a_test_of_mentions_is_sent_to_a_thread_where_there_are_several_tables(hall: Hall) -> None:
    """Its command has no option to say which table."""
    for _ in range(2):
        await open_lobby(hall)
    with refused("table-test-where"):
        await notification_test.send(hall, ANNA, CHANNEL, 1)
