"""One unreadable table harms nobody: everything else works, it is listed as such, and it is closed or taken back."""

import random
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from localdiscord.testing import Player, buttons_of, selects_of
from tables import duties, people
from tables.post import outbox_queries
from tests.cogs.playing import Evening, among_settings, an_evening, is_private, settle_own, verb_of

RENAMED = b"kind_that_was_renamed"


async def spoil(evening: Evening, *, positions: int = 1) -> None:
    """The steps in the last positions of a table have names that nobody knows any more."""
    found = await evening.house.database.all(
        "SELECT version, state FROM positions WHERE table_id=? ORDER BY version DESC LIMIT ?",
        evening.table_id, positions,
    )  # fmt: skip
    for row in found:
        state = zlib.decompress(row["state"])
        assert b'"stack":[{"kind":"' in state, state[:300]
        spoilt = zlib.compress(state.replace(b'"stack":[{"kind":"', b'"stack":[{"kind":"' + RENAMED))
        where = (spoilt, evening.table_id, row["version"])
        sql = "UPDATE positions SET state=? WHERE table_id=? AND version=?"
        await evening.house.database.write(lambda db, where=where, sql=sql: db.execute(sql, where))
    evening.house.hall.forget(evening.table_id)


def letters(person: Player) -> list[str]:
    return [str(m) for m in person.messages.values() if not m.get("guild_id") and not is_private(m) and buttons_of(m)]


@pytest.fixture
async def two_tables(tmp_path: Path, rng: random.Random) -> AsyncIterator[Evening]:
    """Everybody sits at two tables; the second of them cannot be read any more."""
    async with an_evening(tmp_path) as evening:
        await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.sit_down("Anna", "Béla", "Csilla")
        await evening.hurry(rng, 8)
        await spoil(evening)
        yield evening


async def the_other(evening: Evening) -> str:
    """The table that is whole."""
    found = await evening.house.database.one("SELECT id FROM tables WHERE id<>?", evening.table_id)
    assert found is not None
    return str(found["id"])


async def test_everything_else_works_for_those_who_sit_there(two_tables: Evening, rng: random.Random) -> None:
    evening, whole, anna = two_tables, await the_other(two_tables), two_tables.seated[0]
    listed = await anna.slash("mygames")
    assert "can't read this table" in listed.text
    assert listed.text.count("https://discord.com/channels/") == 2
    moved = await anna.slash("move", table=whole)
    assert moved.state == "done"
    assert any(verb_of(b) == "say" for b in moved.buttons)
    hours = await settle_own(anna, "hours", zone="Europe/Budapest", from_="8", until="22")
    assert "wrong on our side" not in hours.text
    assert (await evening.house.hall.person(int(anna.id))).zone == "Europe/Budapest"
    tested = await among_settings(anna, "notify_test")
    assert "wrong on our side" not in tested.text
    here = await anna.slash("move", table=evening.table_id)
    assert "can't read table" in here.text
    assert "/manage rewind" in here.text
    await evening.settle()


async def test_its_people_are_told_once(two_tables: Evening) -> None:
    evening = two_tables
    for _ in range(2):
        evening.house.hall.forget(evening.table_id)
        await evening.house.hall.any_table(evening.table_id)
        await duties.make_rounds(evening.house.hall)
        await evening.settle()
    await evening.restart()
    await evening.house.hall.any_table(evening.table_id)
    await evening.settle()
    for person in evening.seated:
        assert len(letters(person)) == 1
    shell = await evening.house.hall.any_table(evening.table_id)
    await outbox_queries.ask_refresh(evening.house.hall, shell)
    await evening.settle()
    assert evening.complaints.seen == [], "nothing is tried that cannot be done"


async def test_it_is_closed_by_its_host(two_tables: Evening) -> None:
    evening, anna = two_tables, two_tables.seated[0]
    asked = await anna.slash("manage close", table=evening.table_id)
    done = await evening.press(anna, asked, "power")
    assert "closed" in done.text
    await evening.settle()
    assert (await evening.house.hall.any_table(evening.table_id)).status == "closed"
    assert "can't read" not in (await anna.slash("mygames")).text
    assert any("ended early" in text or "idő előtt ért véget" in text for text in letters(evening.seated[1]))


async def test_it_is_taken_back_to_a_position_that_can_be_read(two_tables: Evening, rng: random.Random) -> None:
    evening, anna = two_tables, two_tables.seated[0]
    await spoil_more(evening)
    before = (await evening.house.hall.any_table(evening.table_id)).played
    offered = await anna.slash("manage rewind", table=evening.table_id)
    menu = selects_of(evening.message_of(offered))[0]
    newest = int(menu.values[0])
    assert newest <= before - 2, "the one before cannot be read either"
    chosen = await anna.select(evening.message_of(offered), [menu.values[0]], custom_id=menu.custom_id)
    done = await evening.press(anna, chosen, "power")
    assert "back at the position" in done.text, done.text
    table = await evening.wake()
    await evening.settle()
    assert table.state.played >= newest
    assert not (await evening.house.hall.any_table(evening.table_id)).unreadable
    assert evening.posts(anna)
    await evening.hurry(rng, 3)


async def spoil_more(evening: Evening) -> None:
    await evening.house.database.write(
        lambda db: db.execute(
            "UPDATE positions SET state=(SELECT p.state FROM positions p WHERE p.table_id=positions.table_id"
            " ORDER BY version DESC LIMIT 1) WHERE table_id=? AND version=(SELECT max(version) FROM positions p"
            " WHERE p.table_id=positions.table_id AND version<(SELECT max(version) FROM positions q"
            " WHERE q.table_id=positions.table_id))",
            (evening.table_id,),
        )
    )
    evening.house.hall.forget(evening.table_id)


async def test_whoever_wants_to_be_forgotten_is_also_there(two_tables: Evening) -> None:
    evening, bela = two_tables, two_tables.seated[1]
    assert await people.erase_person(evening.house.hall, int(bela.id), "nobody") == 2
    await evening.settle()
