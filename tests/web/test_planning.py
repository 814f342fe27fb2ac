"""Planning ahead on the page: what is tapped on the imagined turn is stored as in Discord, and nobody else sees it."""

import asyncio
from dataclasses import replace

from tables import Table
from tables.core import access
from tables.play import planning
from tests.tables.house import asked, contents, person_at, say
from tests.web.visiting import Browser, Json, Web
from words import speaker


async def add_a_move(browser: Browser, board: Json) -> Json:
    """Spots before chips, until one more move is planned."""
    planned = len(board["prompt"]["draft"])
    while len(board["prompt"]["draft"]) == planned:
        chosen = [tag for tag, _ in board["prompt"]["chosen"]]
        if board["prompt"]["spots"]:
            board = await browser.act(board, "tap", chosen=[*chosen, board["prompt"]["spots"][0]["tag"]], plan=1)
        else:
            chip = board["prompt"]["chips"][0]
            how = {"chosen": [*chosen, *chip["tags"]]} if chip["verb"] == "tap" else {"words": chip["words"]}
            board = await browser.act(board, chip["verb"], plan=1, **how)
        assert (board["refused"], board["plan"]) == (None, True)
    return board


async def test_a_plan_is_tapped_shortened_and_given(web: Web, table: Table) -> None:
    waiting, other = (user for user in table.user_ids if table.seat_of(user) not in asked(table))
    browser, theirs = await web.visit(table, waiting), await web.visit(table, other)
    words, version = speaker("en"), table.version
    present, seen = await browser.board(table.id), await theirs.board(table.id, page="before")
    assert present["prompt"]["controls"]["plan"] == words("button-plan")

    ahead = await browser.board(table.id, plan=1)
    assert (ahead["plan"], ahead["status"]) == (True, words("plan-picture"))
    assert ahead["alt"].startswith(words("plan-picture"))
    assert {"undo", "hint", "plan"}.isdisjoint(ahead["prompt"]["controls"])
    two = await add_a_move(browser, await add_a_move(browser, ahead))
    assert {"give", "give_boldly", "back", "restart", "present"} <= two["prompt"]["controls"].keys()
    late = await browser.act(ahead, "give", plan=1)
    assert (late["refused"], late["stamp"]) == (words("table-plan-moved-on"), two["stamp"])
    assert len((await browser.act(two, "back", plan=1))["prompt"]["draft"]) == 1
    two = await add_a_move(browser, await browser.board(table.id, plan=1))
    empty = await browser.act(two, "restart", plan=1)
    assert empty["prompt"]["draft"] == []
    two = await add_a_move(browser, await add_a_move(browser, empty))
    moves = [move.notation for move in (await planning.look_ahead(web.hall, table.id, waiting)).session.draft]
    assert len(moves) == len(two["prompt"]["draft"]) == 2

    act = {"verb": "give", "stamp": two["stamp"], "nonce": "the-same-one", "page": "page-one", "plan": 1}
    for _ in range(2):
        _, given = await browser.post(f"/t/{table.id}/api/act", act)
        assert (given["refused"], given["plan"], given["status"]) == (None, False, present["status"])
    assert len(contents(web.hall)["orders"]) == 1
    on_page = table.orders_of(table.seat_of(waiting) or 0)
    in_discord = await planning.give_moves(web.hall, table.id, waiting, moves)
    assert [replace(order, id=0) for order in on_page] == [replace(order, id=0) for order in in_discord]
    assert [order.kind for order in on_page] == ["play"]
    assert table.version == version
    assert not (await access.session_of(web.hall, table.id, waiting)).draft
    after = await theirs.board(table.id, page="after")
    assert {name: after[name] for name in after if name != "atlases"} == {
        name: seen[name] for name in seen if name != "atlases"
    }


async def test_who_cannot_plan_is_told_so_and_sees_the_present(web: Web, table: Table) -> None:
    browser = await web.visit(table, person_at(table, asked(table)[0]))
    present, tried = await browser.board(table.id), await browser.board(table.id, plan=1)
    assert (tried["plan"], tried["refused"]) == (False, speaker("en")("web-your-turn"))
    assert (tried["status"], tried["stamp"]) == (present["status"], present["stamp"])
    acted = await browser.act(present, "give", plan=1)
    assert (acted["plan"], acted["refused"]) == (False, speaker("en")("web-your-turn"))
    assert not contents(web.hall)["orders"]


async def test_a_plan_changed_in_discord_rings_the_page(web: Web, table: Table) -> None:
    waiting, other = (user for user in table.user_ids if table.seat_of(user) not in asked(table))
    browser, theirs = await web.visit(table, waiting), await web.visit(table, other)
    async with asyncio.timeout(60), browser.socket(table.id) as own, theirs.socket(table.id) as foreign:
        first, elsewhere = await own.receive_json(), await foreign.receive_json()
        ahead = (await planning.look_ahead(web.hall, table.id, waiting)).session
        await planning.add(web.hall, table.id, waiting, ahead.moves[0].notation)
        assert await own.receive_json() == {**first, "plan": ahead.moves[0].notation}
        await planning.shorten(web.hall, table.id, waiting)
        assert await own.receive_json() == first
        await say(web.hall, table, asked(table)[0])
        assert (await foreign.receive_json())["version"] > elsewhere["version"], "a plan is nobody else's business"
