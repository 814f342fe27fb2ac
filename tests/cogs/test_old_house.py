"""A house that was written by commit a494931 opens today: its tables are played on, its buttons still work."""

import json
import lzma
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from automata import caretaker
from engine import GAMES
from engine.transcript import Recording
from localdiscord.testing import Player, Reply, buttons_of, text_of
from tables import Table, history
from tables.core import access
from tables.play import notes, planning, playing, undoing
from tables.records import exports
from tests.cogs.days import HOUR, Days
from tests.cogs.playing import Evening, Json, Panel, an_evening, is_private, verb_of
from words import speaker

KEPT = Path(__file__).parent.parent / "data" / "house-a494931"
KNOWN: dict[str, Any] = json.loads((KEPT / "known.json").read_text(encoding="utf-8"))
TABLES: dict[str, str] = KNOWN["tables"]
PANELS: dict[str, list[str]] = KNOWN["panels"]
"""Custom ids of what could be pressed there."""
PLAYED = ("caretaken", "drafted", "undoing", "told by letter", "bargaining")

en, hu = speaker("en"), speaker("hu")


@pytest.fixture
def days() -> Days:
    return Days(KNOWN["now"])


@pytest.fixture
async def house(tmp_path: Path, days: Days) -> AsyncIterator[Evening]:
    """The old files, opened by today's code; everybody is there again."""
    discord = tmp_path / "discord"
    discord.mkdir()
    (tmp_path / "guildhall.db").write_bytes(lzma.decompress((KEPT / "guildhall.sqlite.xz").read_bytes()))
    (discord / "localdiscord.sqlite3").write_bytes(lzma.decompress((KEPT / "localdiscord.sqlite.xz").read_bytes()))
    async with an_evening(tmp_path, clock=days, data_dir=discord) as evening:
        evening.seated = [await person.open() for person in evening.local.people]
        await evening.settle()
        yield evening


async def at(evening: Evening, what: str) -> Table:
    evening.table_id = TABLES[what]
    return await evening.wake()


def person(evening: Evening, what: str) -> Player:
    return evening.local.person(TABLES[what])


async def newest(evening: Evening, reader: Player) -> Json:
    """The table's message as it stands in the thread."""
    return [m for m in await reader.sees(evening.thread) if buttons_of(m) and not is_private(m)][-1]


async def press_old(evening: Evening, presser: Player, panel: str, verb: str) -> Reply:
    """The first button of that verb of a private panel that is long gone."""
    custom_id = next(one for one in PANELS[panel] if one.split(":")[1] == verb)
    reply = await evening.forge_here(presser, await newest(evening, presser), custom_id)
    await evening.settle()
    return reply


async def play_on(evening: Evening, turns: int) -> None:
    """As caretakers would."""
    hall = evening.house.hall
    for _ in range(turns):
        table = evening.table
        if table.over:
            return
        seat = next(s for s in table.game.to_act(table.state) if table.seats[s].attended)
        user = table.seats[seat].user_id
        assert user is not None
        session = await access.session_of(hall, table.id, user)
        while not session.complete:
            move = caretaker(table.row.game).choose(session.view, seat)
            session = await playing.draft(hall, table.id, user, move.notation)
        await playing.confirm(hall, table.id, user)
    await evening.settle()


# ---------------------------------------------------------------- reading


async def test_everybody_finds_their_tables(house: Evening) -> None:
    hall = house.house.hall
    found = {table.id for one in house.seated for table in await access.tables_of(hall, int(one.id))}
    assert found == {TABLES[what] for what in (*PLAYED, "invited")}
    for what in PLAYED:
        table = await at(house, what)
        assert table.playing
        assert table.game.dump(table.game.load(table.game.dump(table.state))) == table.game.dump(table.state)
    assert {(await at(house, what)).row.game for what in PLAYED} == set(GAMES)
    listed = await house.local.person("Anna").slash("mygames")
    assert listed.text.count("https://discord.com/channels/") == 5


async def test_the_buttons_of_a_tables_message_work(house: Evening) -> None:
    """As posted then: nothing new is to be said before somebody acts."""
    for what in PLAYED:
        await at(house, what)
        reader = house.asked[0]
        message = await newest(house, reader)
        panel = Panel(await house.press(reader, message, "move"))
        assert panel.answers or panel.button("confirm"), panel.text
        for verb in ("hand", "board", "log", "what"):
            shown = await house.press(reader, message, verb)
            assert shown.ephemeral
            assert shown.text not in (en("error-unknown-button"), hu("error-unknown-button"))


# ---------------------------------------------------------------- what was going on


async def test_the_draft_is_still_there_and_is_confirmed_by_its_old_button(house: Evening) -> None:
    table, drafter = await at(house, "drafted"), person(house, "drafter")
    session = await access.session_of(house.house.hall, table.id, int(drafter.id))
    assert session.draft
    assert session.broken is None
    played, before = table.state.played, house.stored()
    stale = Panel(await press_old(house, drafter, "first choice", "say"))
    assert stale.button("confirm"), "a choice made before that draft is answered with how it stands now"
    assert house.stored() == before
    confirmed = await press_old(house, drafter, "draft", "confirm")
    assert hu("panel-confirmed") in confirmed.text or hu("panel-title") in confirmed.text, confirmed.text
    await house.settle()
    assert house.table.state.played > played


async def test_a_choice_of_an_old_panel_is_understood(house: Evening) -> None:
    await at(house, "told by letter")
    bela = house.local.person("Béla")
    panel = Panel(await press_old(house, bela, "letter reader's choice", "say"))
    assert panel.answers
    assert {answer.words[0] for answer in panel.answers} == {"die"}
    letter = (await bela.sees(await bela.dm()))[-1]
    assert Panel(await house.press(bela, letter, "move")).answers, "the direct message leads there as well"
    await at(house, "bargaining")
    panel = Panel(await press_old(house, person(house, "bidder"), "bid", "say"))
    assert panel.button("form"), "an offer is filled in"


async def test_the_standing_order_and_the_note_are_kept(house: Evening) -> None:
    table, orderer = await at(house, "drafted"), person(house, "orderer")
    hall = house.house.hall
    assert [order.kind for order in planning.orders_of(table, int(orderer.id))] == ["pass"]
    assert [note.text for note in await notes.of_person(hall, table.id, int(orderer.id))] == ["Remember the marble."]
    await press_old(house, orderer, "order", "revoke")
    assert planning.orders_of(table, int(orderer.id)) == []


async def test_the_request_to_undo_is_answered_in_the_old_message(house: Evening) -> None:
    table, second = await at(house, "undoing"), person(house, "may agree")
    played = table.state.played
    assert await undoing.request_of(house.house.hall, table.id) is not None
    answer = await house.press(second, await newest(house, second), "undo_yes")
    assert answer.text == en("undo-agreed")
    await house.settle()
    assert await undoing.request_of(house.house.hall, table.id) is None
    assert house.table.state.played < played


async def test_a_caretaken_seat_is_taken_back_and_the_clock_still_runs(house: Evening, days: Days) -> None:
    table = await at(house, "caretaken")
    away = next(seat for seat in table.seats if seat.caretaken)
    owner = next(one for one in house.seated if int(one.id) == away.user_id)
    played = table.state.played
    await days.go_by(house, days.now + 25 * HOUR)
    assert house.table.state.played > played, "whoever did not come was played for as well"
    reply = await house.press(owner, await newest(house, owner), "take_seat")
    assert speaker("en" if owner.locale.startswith("en") else "hu")("seat-taken-back") in reply.text
    assert house.table.seat_of(int(owner.id)) is not None


async def test_the_vote_is_decided_by_the_old_buttons(house: Evening) -> None:
    table = await at(house, "bargaining")
    assert not table.pace.runs
    for name in ("Csilla", "Emma"):
        voter = house.local.person(name)
        await house.press(voter, await newest(house, voter), "clock_yes")
        await house.settle()
    assert house.table.pace.limit == 48 * HOUR


async def test_the_invitation_is_joined_and_started(house: Evening) -> None:
    await at(house, "invited")
    csilla, emma = house.local.person("Csilla"), house.local.person("Emma")
    message = next(m for m in await csilla.sees("tavern") if "join" in map(verb_of, buttons_of(m)))
    await house.press(csilla, message, "join")
    started = await house.press(emma, message, "start")
    assert started.state == "done", started.text
    await house.settle()
    assert house.table.names == ["Emma", "Dávid", "Csilla"]
    await play_on(house, 2)


# ---------------------------------------------------------------- playing on


async def test_every_game_goes_on(house: Evening) -> None:
    hall, before = house.house.hall, {}
    for what in PLAYED:
        table = await at(house, what)
        before[what] = table.state.played, await history.history_length(hall, table.id)
        await play_on(house, 6)
    await house.restart()
    for what in PLAYED:
        table, (played, positions) = await at(house, what), before[what]
        assert table.state.played >= played + 6
        assert await history.history_length(house.house.hall, table.id) > positions
        reader = house.asked[0]
        assert Panel(await house.press(reader, await newest(house, reader), "move")).answers


async def test_the_finished_game_is_leafed_through_and_taken_along(house: Evening) -> None:
    table = await at(house, "finished")
    assert table.over
    recording = await exports.recording(house.house.hall, table.id)
    assert Recording.read(recording.write()) == recording
    emma = house.local.person("Emma")
    shown = await emma.slash("history", table=table.id)
    assert shown.images
    before = shown.text
    last = [b for b in shown.buttons if verb_of(b) == "history"][-1]
    assert (await emma.click(shown, custom_id=last.custom_id)).text != before
    taken = await emma.slash("table export", table=table.id)
    assert taken.text == en("export-done", file=f"burgundy-{table.id}.json")
    assert text_of(await newest(house, emma)).count("Emma")
