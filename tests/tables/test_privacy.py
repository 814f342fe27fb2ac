"""What is kept about a person is what they are told of, row by row, and is gone when they want it gone."""

import random
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from storage import personal_data
from storage.database import numbered
from storage.direct_messages import QueuedMessage
from storage.seat_offers import SeatOffer
from tables import Hall, Organiser, Table, channels, duties, people
from tables.challenges import weekly
from tables.core import servers
from tables.core.actors import Actor
from tables.evenings import gathering
from tables.finding import blocks, tell_me, wishes
from tables.leagues import corrections, rounds, signup
from tables.leagues.model import Settings
from tables.lobby import arranged, opening
from tables.play import notes, planning, playing, teaching, undoing
from tables.post import outbox_queries
from tables.seating import board_keys, following, seats, watching
from tests.tables.house import (
    GUILD,
    NAMES,
    PEOPLE,
    STRANGER,
    asked,
    contents,
    open_lobby,
    past_the_set_up,
    play_randomly,
    say,
    seat_people,
    session_of,
)  # fmt: skip

ANNA, BELA, CSILLA, *_ = PEOPLE


async def do_everything(hall: Hall) -> None:
    """Anna does all that leaves a trace of her somewhere."""
    rng = random.Random(5)
    await people.set_person(hall, ANNA, language="hu", next_up=True)
    ended = await open_lobby(hall, 2, game="burgundy")
    await opening.start(hall, ended.id, ANNA)
    await teaching.begin(hall, ended, ANNA)
    await play_randomly(hall, ended, rng)
    left = await past_the_set_up(hall)
    await play_randomly(hall, left, rng, 9)
    await seats.resign(hall, left.id, ANNA)
    played = await past_the_set_up(hall)
    await notes.write(hall, played.id, ANNA, "the cloth!")
    await say(hall, played, 0)
    await undoing.undo(hall, played.id, ANNA)
    await seats.invite(hall, played.id, Actor(ANNA, "Anna"), 0, STRANGER, "Strange")
    while asked(played) == (0,):
        await say(hall, played, 0)
    await planning.give_pass(hall, played.id, ANNA)
    drafting = await seat_people(hall)
    await playing.draft(hall, drafting.id, ANNA, (await session_of(hall, drafting, 0)).moves[0].notation)
    await notes.write(hall, drafting.id, ANNA, "think of the cloth")
    await board_keys.make_link(hall, drafting, ANNA, "hu")
    await elsewhere(hall)
    await in_a_league(hall, rng)
    await open_lobby(hall, 2, automata=1)
    await outbox_queries.queue_message(hall, QueuedMessage(ANNA, "test", about="1"))
    await look_for_company(hall)
    challenge = await weekly.this_week(hall, "burgundy")
    await weekly.begin(hall, challenge, arranged.Channel(GUILD, 1, "en"), ANNA, "Anna")
    await meet_for_an_evening(hall)


async def meet_for_an_evening(hall: Hall) -> None:
    anna = Organiser(ANNA, "Anna")
    where: dict[str, Any] = {"guild_id": GUILD, "channel_id": 1, "language": "en", "zone": "UTC", "weekly": False}
    evening = await gathering.announce(hall, anna, "Friday", ["burgundy"], 8, hall.clock() + 7200, **where)
    await gathering.sign_up(hall, evening.id, ANNA, "Anna")


async def look_for_company(hall: Hall) -> None:
    """She waits for a game with Béla, has blocked one and is blocked by another, and hears of new tables."""
    here = arranged.Channel(GUILD, 1, "en")
    for user_id, name in ((ANNA, "Anna"), (BELA, "Béla")):
        wish = await wishes.put(hall, here, user_id, name, games=["burgundy"], sizes=[2], pace="day")
    assert await wishes.look(hall, wish.id) is not None
    await blocks.block(hall, ANNA, CSILLA)
    await blocks.block(hall, STRANGER, ANNA)
    await tell_me.choose(hall, GUILD, ANNA, ["burgundy"], "en")
    where: dict[str, Any] = {"guild_id": GUILD, "channel_id": 1, "language": "en"}
    table = await opening.open_table(hall, "burgundy", BELA, "Béla", **where)
    await duties.attend(hall, table.id)


async def elsewhere(hall: Hall) -> None:
    """At tables of others: she looks on, follows, and is asked to sit down."""
    where: dict[str, Any] = {"guild_id": GUILD, "channel_id": 1, "language": "en"}
    lobby = await opening.open_table(hall, "burgundy", BELA, "Béla", kept_for=[ANNA], **where)
    table = await opening.open_table(hall, "burgundy", BELA, "Béla", **where)
    await opening.join(hall, table.id, CSILLA, "Csilla")
    await opening.start(hall, table.id, BELA)
    await watching.let_look(hall, table.id, BELA, ANNA, "Anna")
    await following.follow(hall, table.id, ANNA)
    await seats.invite(hall, table.id, Actor(BELA, "Béla"), 0, ANNA, "Anna")
    assert lobby.kept_for == [ANNA]
    await outbox_queries.seat_offered(hall, SeatOffer(1001, 1, lobby.id, ANNA, "en"))
    await servers.bar(hall, GUILD + 1, ANNA, BELA)
    await servers.bar(hall, GUILD + 1, CSILLA, ANNA)


async def in_a_league(hall: Hall, rng: random.Random) -> None:
    """She organises one, plays in it and corrects a result."""
    anna = Organiser(ANNA, "Anna")
    settings = Settings(games=("burgundy",), seats=2, rounds=2)
    where: dict[str, Any] = {"guild_id": GUILD, "channel_id": 1, "language": "en"}
    league = await signup.found(hall, anna, "Cup", settings, closes_at=hall.clock() + 86_400, **where)
    await signup.publish(hall, league.id, anna)
    for user_id, name in zip(PEOPLE[:2], NAMES[:2], strict=True):
        await signup.join(hall, league.id, user_id, name)
    drawn = (await rounds.draw_now(hall, league.id, anna)).drawn[0]
    await play_randomly(hall, await hall.table(str(drawn.table_id)), rng)
    await rounds.attend(hall, league.id)
    await corrections.correct(hall, league.id, anna, 1, 1, [1, 1], "a draw")


async def stored(hall: Hall, table: str, column: str) -> int:
    return int((await hall.db.all(f"SELECT count(*) AS n FROM {table} WHERE {column}=?", ANNA))[0]["n"])


async def test_what_is_told_is_what_is_stored(hall: Hall) -> None:
    """After leaving a seat 7 moves stayed stored and the export said 0."""
    await do_everything(hall)
    kept = await people.export_person(hall, ANNA)
    for section in personal_data.SECTIONS:
        count = await stored(hall, section.table, section.column)
        assert count > 0, f"let Anna do something that leaves a trace in {section.table}.{section.column}"
        shown = kept[section.name]
        assert (1 if isinstance(shown, dict) else len(shown)) == count, section.name
    assert len(kept["seats"]) == await stored(hall, *personal_data.SEATS)
    drafts = await hall.db.all("SELECT 1 FROM drafts d JOIN seats s USING (table_id, seat) WHERE s.user_id=?", ANNA)
    assert len(kept["drafts"]) == len(drafts) == 1
    assert kept["acts_about_you"]


def traces(hall: Hall, who: int | str) -> list[str]:
    """Every cell of the file in which an id or a name stands."""
    return [
        f"{table}: {cell!r}"
        for table, rows in contents(hall).items()
        for row in rows
        for cell in row
        if cell == who or (isinstance(cell, str) and str(who) in cell)
    ]


async def test_whoever_is_forgotten_is_nowhere(hall: Hall) -> None:
    await do_everything(hall)
    assert traces(hall, ANNA)
    await people.erase_person(hall, ANNA, "nobody")
    assert traces(hall, ANNA) == []
    assert traces(hall, NAMES[0]) == []
    export = await people.export_person(hall, ANNA)
    assert not any(rows for name, rows in export.items() if name != "user_id")


async def test_a_server_that_removed_the_bot_is_forgotten_whole(hall: Hall) -> None:
    await do_everything(hall)
    await servers.save_settings(hall, GUILD, left_at=hall.clock())
    for statement in ("UPDATE tables SET status='closed'", "UPDATE letters SET sent_at=1"):
        await hall.db.write(lambda db: db.execute(statement))  # noqa: B023
    hall.forget_all()
    hall.clock = lambda: 1e12
    await channels.forget_left_servers(hall)
    named = tables_with("guild_id")
    assert {"tables", "wishes", "evenings", "leagues", "challenge_tries"} <= named
    for table in named:
        assert not await hall.db.all(f"SELECT 1 FROM {table} WHERE guild_id=?", GUILD), table


def tables_with(column: str) -> set[str]:
    """Tables of the schema with that column."""
    with closing(sqlite3.connect(":memory:")) as db:
        for _, step in numbered():
            db.executescript(step.read_text(encoding="utf-8"))
        names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        return {name for name in names if any(row[1] == column for row in db.execute(f"PRAGMA table_info({name})"))}


@pytest.mark.parametrize("players", [1, 2])
async def test_automata_stay_in_a_lobby_that_somebody_is_erased_from(hall: Hall, players: int) -> None:
    table: Table = await open_lobby(hall, players, automata=2)
    await people.erase_person(hall, ANNA, "nobody")
    again = await hall.table(table.id)
    assert [seat.automaton for seat in again.seats].count("journeyman") == 2
    assert (again.status, again.row.host_id) == (("lobby", BELA) if players == 2 else ("closed", 0))
