"""With several tables a command outside a thread asks which one is meant, and is run there."""

from pathlib import Path

import pytest

from tables.core import access
from tables.play import notes
from tests.cogs.playing import Evening, an_evening
from words import speaker

en = speaker("en")
LONG = "Watch the harbour. " * 20


async def two_tables(evening: Evening) -> list[str]:
    await evening.sit_down("Anna", "Béla", "Csilla")
    first = evening.table_id
    await evening.sit_down("Anna", "Béla", "Csilla")
    return [first, evening.table_id]


@pytest.mark.parametrize("command", ["board", "area", "history", "log"])
async def test_a_menu_of_the_tables_runs_the_command_at_the_one_chosen(tmp_path: Path, command: str) -> None:
    async with an_evening(tmp_path) as evening:
        tables = await two_tables(evening)
        anna = evening.seated[0]
        asked = await anna.slash(command, channel=await anna.dm())
        assert asked.ephemeral or asked.text
        assert en("which-table", count=2) in asked.text
        (menu,) = asked.selects
        assert {option["value"] for option in menu.options} == set(tables)
        shown = await anna.select(asked, [tables[1]], custom_id=menu.custom_id)
        assert shown.state == "done"
        assert en("which-table", count=2) not in shown.text


async def test_undo_at_the_table_chosen(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        tables = await two_tables(evening)
        anna = evening.seated[0]
        asked = await anna.slash("undo", channel=await anna.dm())
        (menu,) = asked.selects
        answered = await anna.select(asked, [tables[0]], custom_id=menu.custom_id)
        assert answered.text == en("table-nothing-to-undo")


@pytest.mark.parametrize("text", ["~ 5 gold.", LONG])
async def test_a_note_is_kept_at_the_table_chosen(tmp_path: Path, text: str) -> None:
    async with an_evening(tmp_path) as evening:
        tables = await two_tables(evening)
        anna, hall = evening.seated[0], evening.house.hall
        asked = await anna.slash("note", text=text, channel=await anna.dm())
        (menu,) = asked.selects
        await anna.select(asked, [tables[1]], custom_id=menu.custom_id)
        assert [note.text for note in await notes.of_person(hall, tables[1], int(anna.id))] == [text.strip()]
        assert await notes.of_person(hall, tables[0], int(anna.id)) == []


async def test_commands_in_groups_ask_too(tmp_path: Path) -> None:
    """Outside a thread, in a server: with plain options, with a person, and with the host's power."""
    async with an_evening(tmp_path) as evening:
        tables = await two_tables(evening)
        anna, david = evening.seated[0], evening.local.person("Dávid")
        asked = await anna.slash("table clock")
        (menu,) = asked.selects
        shown = await anna.select(asked, [tables[0]], custom_id=menu.custom_id)
        assert en("table-clock-shows", clock=en("clock-none")) in shown.text
        asked = await anna.slash("table show-hand", person=david)
        (menu,) = asked.selects
        allowed = await anna.select(asked, [tables[1]], custom_id=menu.custom_id)
        assert allowed.text == en("shoulder-allowed", name="Dávid")
        asked = await anna.slash("manage pause")
        (menu,) = asked.selects
        await anna.select(asked, [tables[1]], custom_id=menu.custom_id)
        paused = [(await evening.house.hall.table(one)).row.paused_at is not None for one in tables]
        assert paused == [False, True]
        asked = await anna.slash("calimala draw")
        assert {option["value"] for option in asked.selects[0].options} == {*tables}


async def test_only_the_speakers_own_tables_can_be_chosen(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        await two_tables(evening)
        anna = evening.seated[0]
        asked = await anna.slash("area", channel=await anna.dm())
        mine = {table.id for table in await access.tables_of(evening.house.hall, int(anna.id))}
        assert {option["value"] for option in asked.selects[0].options} <= mine
