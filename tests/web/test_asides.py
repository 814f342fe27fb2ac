"""What is asked beside the board: close-ups, why not, undo with its list, and advice that becomes a draft."""

import asyncio
import time

from render import closeup
from tables import Table
from tables.core import access
from tables.lobby import opening
from tests.tables.house import PEOPLE, asked, open_lobby, person_at, say
from tests.web.visiting import Web
from web import texts
from words import rulebook, why_not

PATIENCE = 240.0
"""Seconds for a first piece of advice, whose process has to start."""


async def test_everything_on_the_board_has_its_close_up_with_the_rule(web: Web) -> None:
    table = await open_lobby(web.hall, 2, game="burgundy")
    await opening.start(web.hall, table.id, PEOPLE[0])
    anna = await web.visit(table, PEOPLE[0])
    things = (await anna.board(table.id))["things"]
    assert things
    for thing, name in [*things.items()][:5]:
        status, told = await anna.get(f"/t/{table.id}/api/closeup", params={"thing": thing})
        about = closeup.about("burgundy", thing, "en")
        assert (status, told["name"], told["effect"]) == (200, name, about.effect)
        assert told["picture"].startswith("data:image/png;base64,")
        assert [clause["text"] for clause in told["clauses"]] == [
            rulebook.clause("burgundy", clause, "en") for clause in about.clauses
        ]
    assert (await anna.get(f"/t/{table.id}/api/closeup", params={"thing": "seed"}))[0] == 404


async def test_why_not_says_what_the_panel_says(web: Web) -> None:
    table = await open_lobby(web.hall, 2, game="burgundy")
    await opening.start(web.hall, table.id, PEOPLE[0])
    seat = asked(table)[0]
    browser = await web.visit(table, person_at(table, seat))
    _, told = await browser.get(f"/t/{table.id}/api/why")
    expected = why_not.lines("burgundy", table.game.view(table.state, seat), seat, table.names, "en")
    assert told["lines"] == [texts.plain(line) for line in expected]


async def test_undo_shows_what_it_takes_back_and_takes_it_back(web: Web, table: Table) -> None:
    seat = asked(table)[0]
    mover = await web.visit(table, person_at(table, seat))
    before = table.game.dump(table.state)
    await say(web.hall, table, seat)
    assert table.game.dump(table.state) != before
    board = await mover.board(table.id)
    assert board["undo"]
    _, told = await mover.get(f"/t/{table.id}/api/undo")
    assert told["lines"]
    assert told["label"]
    after = await mover.act(board, "undo")
    assert after["refused"] is None
    assert table.game.dump(table.state) == before


async def test_advice_comes_at_once_is_thought_over_and_becomes_a_draft(web: Web) -> None:
    table = await open_lobby(web.hall, 2, game="burgundy")
    await opening.configure(web.hall, table.id, PEOPLE[0], {}, hints=True)
    await opening.start(web.hall, table.id, PEOPLE[0])
    user = person_at(table, asked(table)[0])
    anna = await web.visit(table, user)
    board = await anna.board(table.id)
    assert "hint" in board["prompt"]["controls"]
    _, first = await anna.get(f"/t/{table.id}/api/hint")
    assert first["lines"]
    assert first["ways"]
    advice, began = first, time.monotonic()
    while not advice["final"]:
        assert time.monotonic() - began < PATIENCE
        await asyncio.sleep(0.2)
        _, advice = await anna.get(f"/t/{table.id}/api/hint")
    assert len(advice["ways"]) >= 1
    way = advice["ways"][0]
    drafted = await anna.act(board, "draft_hint", words=way["words"])
    assert drafted["refused"] is None
    assert drafted["prompt"]["draft"]
    session = await access.session_of(web.hall, table.id, user)
    assert len(session.draft) == len(drafted["prompt"]["draft"])
    again = await anna.act(board, "draft_hint", words=["9999"])
    assert again["refused"]
