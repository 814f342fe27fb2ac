"""Playing on the page: what is tapped becomes the same moves as in a panel, each once."""

import asyncio

import pytest

from storage.changes import Rows
from tables import Confirming, Table, people
from tables.core import access
from tables.core.storing import store_rows
from tables.core.table import AGREED
from tables.play import playing
from tests.tables.house import PEOPLE, asked, person_at
from tests.web.visiting import Browser, Json, Web


async def in_turn(web: Web, table: Table) -> tuple[int, Browser, Json]:
    """The person who is asked, who confirms everything."""
    user = person_at(table, asked(table)[0])
    await people.set_person(web.hall, user, instant=Confirming.EVERYTHING)
    browser = await web.visit(table, user)
    return user, browser, await browser.board(table.id)


async def draft_something(browser: Browser, board: Json) -> Json:
    """Whatever can be chosen first, until something is drafted."""
    while not board["prompt"]["draft"]:
        chosen = [tag for tag, _ in board["prompt"]["chosen"]]
        if board["prompt"]["spots"]:
            board = await browser.act(board, "tap", chosen=[*chosen, board["prompt"]["spots"][0]["tag"]])
        else:
            chip = board["prompt"]["chips"][0]
            how = {"chosen": [*chosen, *chip["tags"]]} if chip["verb"] == "tap" else {"words": chip["words"]}
            board = await browser.act(board, chip["verb"], **how)
        assert board["refused"] is None
    return board


async def test_a_move_is_chosen_drafted_taken_back_and_confirmed(web: Web, table: Table) -> None:
    user, browser, board = await in_turn(web, table)
    assert board["prompt"]["ask"]
    assert board["prompt"]["spots"] or board["prompt"]["chips"]
    drafted = await draft_something(browser, board)
    assert (await access.session_of(web.hall, table.id, user)).draft
    back = await browser.act(drafted, "back")
    assert back["prompt"]["draft"] == []
    before = table.version
    played = await browser.act(await draft_something(browser, back), "confirm")
    assert played["refused"] is None
    assert table.version == played["version"] > before


async def test_an_act_that_is_sent_twice_is_done_once(web: Web, table: Table) -> None:
    _, browser, board = await in_turn(web, table)
    board, before = await draft_something(browser, board), table.version
    act = {"verb": "confirm", "stamp": board["stamp"], "nonce": "the-same-one", "page": "page-one"}
    path = f"/t/{table.id}/api/act"
    answers = await asyncio.gather(*[browser.post(path, act) for _ in range(3)])
    answers.append(await browser.post(path, act))
    assert [(status, said["refused"]) for status, said in answers] == [(200, None)] * 4
    assert table.version == before + 1


async def test_an_old_stamp_does_nothing_and_shows_the_present(web: Web, table: Table) -> None:
    user, browser, board = await in_turn(web, table)
    drafted = await draft_something(browser, board)
    spot = next(iter(board["prompt"]["spots"]), None)
    tag = spot["tag"] if spot else board["prompt"]["chips"][0]["tags"][0]
    for verb in ("tap", "back", "restart", "confirm"):
        late = await browser.act(board, verb, chosen=[tag])
        assert late["refused"], verb
        assert late["stamp"] == drafted["stamp"]
    assert len((await access.session_of(web.hall, table.id, user)).draft) == len(drafted["prompt"]["draft"])


async def test_others_can_look_and_not_act(web: Web, table: Table) -> None:
    other = next(user for user in table.user_ids if table.seat_of(user) not in asked(table))
    browser = await web.visit(table, other)
    board, before = await browser.board(table.id), table.version
    for verb in ("confirm", "tap", "say", "finish", "back", "draft_hint", "form", "nonsense"):
        after = await browser.act(board, verb, chosen=[["kind", "pass"]], words=["pass"])
        assert after["refused"], verb
    assert table.version == before
    for path in ("why", "hint"):
        status, said = await browser.get(f"/t/{table.id}/api/{path}")
        assert (status, bool(said["refused"])) == (409, True), path


async def test_a_socket_says_the_version_whenever_it_changes(web: Web, table: Table) -> None:
    user, browser, board = await in_turn(web, table)
    other = await web.visit(table, next(one for one in table.user_ids if one != user))
    async with other.socket(table.id) as socket:
        assert (await socket.receive_json())["version"] == table.version
        await browser.act(await draft_something(browser, board), "confirm")
        assert (await socket.receive_json(timeout=60))["version"] == table.version
        await people.erase_person(web.hall, next(one for one in table.user_ids if one != user), "nobody")
        while not (told := await socket.receive(timeout=60)).type.name.startswith("CLOS"):
            assert "version" in str(told.data)


async def test_a_draft_made_in_discord_rings_that_person_s_page(web: Web, table: Table) -> None:
    user, browser, board = await in_turn(web, table)
    other = await web.visit(table, next(one for one in PEOPLE if one != user))
    async with (
        browser.socket(table.id) as mine,
        other.socket(table.id) as theirs,
    ):
        assert (await mine.receive_json(timeout=60))["stamp"] == board["stamp"]
        await theirs.receive_json(timeout=60)
        session = await access.session_of(web.hall, table.id, user)
        await playing.draft(web.hall, table.id, user, session.moves[0].notation)
        said = await mine.receive_json(timeout=60)
        assert said["version"] == board["version"]
        assert said["stamp"] != board["stamp"]
        with pytest.raises(TimeoutError):
            await theirs.receive_json(timeout=0.3)


async def test_a_finished_game_is_studied_from_the_slider(web: Web, table: Table) -> None:
    user, browser, board = await in_turn(web, table)
    early = await browser.act(board, "study", words=["1", "0"])
    assert early["refused"]
    async with web.hall.locked(table.id) as held:
        await store_rows(web.hall, held, Rows(columns={"ended_how": AGREED}), status="over")
    board = await browser.board(table.id)
    assert (await browser.act(board, "study", words=["x", "0"]))["refused"]
    done = await browser.act(board, "study", words=["1", "0"])
    assert done["refused"] is None
    study_id, token = done["open"].rpartition("/t/")[2].split("/#")
    study = await web.hall.table(study_id)
    assert study.is_study
    assert study.seat_of(user) == 0
    assert (await browser.enter(study_id, token))[0] == 200
    assert (await browser.board(study_id))["table"]["practice"]
