"""A link for anybody: a spectator's eyes while the game runs, everybody's when it is over."""

import random

from tables import Actor, Table, people
from tables.seating import sharing, watching
from tables.time.time_control import HOUR, Pace
from tests.tables.clockwork import seat_by_the_clock
from tests.tables.house import NAMES, PEOPLE, STRANGER, play_randomly, refused
from tests.web.visiting import Browser, Json, Web

ANNA, BELA = PEOPLE[0], PEOPLE[1]


async def look(browser: Browser, address: str, **asked: object) -> Json:
    params = {"page": "page-one", **asked}
    status, board = await browser.get(f"/share/{address}/api/board", params=params)
    assert status == 200, board
    return dict(board)


async def test_anybody_sees_what_a_spectator_sees(web: Web, table: Table) -> None:
    share = await sharing.share(web.hall, table, BELA)
    assert await sharing.share(web.hall, table, ANNA) == share
    stranger = web.browser()
    assert (await stranger.get(f"/share/{share.address}/"))[0] == 200
    board = await look(stranger, share.address)
    watcher = await (await web.visit(table, STRANGER)).board(table.id)
    assert board["view"] is None
    assert board["views"] == []
    assert board["prompt"] is None
    for name in ("places", "things", "alt", "status", "since", "size"):
        assert board[name] == watcher[name], name
    assert "view" not in str((await look(stranger, share.address, view="0"))["view"] or "")
    for path in ("log", "history"):
        assert (await stranger.get(f"/share/{share.address}/api/{path}"))[0] == 200
    for path in ("why", "hint", "undo"):
        assert (await stranger.get(f"/share/{share.address}/api/{path}"))[0] == 404
    assert (await stranger.post(f"/share/{share.address}/api/act", {}))[0] == 404
    own = {"places": board["places"], "table": board["table"], "reader": board["reader"]}
    assert str(ANNA) not in str(own)
    assert table.id not in str(board)


async def test_the_host_closes_it_and_a_closed_table_has_none(web: Web, table: Table) -> None:
    share, stranger = await sharing.share(web.hall, table, BELA), web.browser()
    with refused("table-not-host"):
        await sharing.close(web.hall, table, BELA)
    with refused("table-not-seated"):
        await sharing.share(web.hall, table, STRANGER)
    await sharing.close(web.hall, table, ANNA)
    status, said = await stranger.get(f"/share/{share.address}/api/board")
    assert (status, bool(said["refused"])) == (410, True)
    with refused("table-not-host"):
        await sharing.share(web.hall, table, BELA)
    assert await sharing.share(web.hall, table, ANNA) == share
    assert (await stranger.get(f"/share/{share.address}/api/board"))[0] == 200
    await watching.set_watching(web.hall, table.id, Actor(ANNA, NAMES[0], "host"), "closed")
    assert (await stranger.get(f"/share/{share.address}/api/board"))[0] == 410
    with refused("share-closed-table"):
        await sharing.share(web.hall, table, ANNA)
    assert (await stranger.get("/share/nothing-of-the-kind/api/board"))[0] == 410


async def test_it_lags_behind_by_as_many_moves_as_the_host_says(web: Web, table: Table, rng: random.Random) -> None:
    await play_randomly(web.hall, table, rng, 6)
    share = await sharing.share(web.hall, table, ANNA, delay=4)
    with refused("table-not-host"):
        await sharing.share(web.hall, table, BELA, delay=1)
    stranger = web.browser()
    board = await look(stranger, share.address)
    _, known = await stranger.get(f"/share/{share.address}/api/log")
    _, marks = await stranger.get(f"/share/{share.address}/api/history")
    assert board["at"] == board["last"] == marks["count"]
    assert (await look(stranger, share.address, at=999))["at"] == board["at"]
    rows = await web.hall.db.all("SELECT played FROM positions WHERE table_id=? ORDER BY version", table.id)
    assert rows[board["at"]]["played"] <= table.played - 4
    assert max(line["index"] for line in known["lines"]) <= board["at"] + 1
    whole = await (await web.visit(table, BELA)).board(table.id)
    assert whole["last"] > board["last"]


async def test_a_delayed_link_does_not_tell_the_deadline_of_the_present(web: Web) -> None:
    table = await seat_by_the_clock(web.hall, Pace(limit=24 * HOUR))
    await play_randomly(web.hall, table, random.Random(1), 6)
    stranger, share = web.browser(), await sharing.share(web.hall, table, ANNA)
    assert (await look(stranger, share.address))["deadline"]
    await sharing.share(web.hall, table, ANNA, delay=4)
    assert (await look(stranger, share.address))["deadline"] is None


async def test_when_it_is_over_everybody_s_eyes_can_be_taken(web: Web, table: Table, rng: random.Random) -> None:
    share, stranger = await sharing.share(web.hall, table, ANNA, delay=10), web.browser()
    await play_randomly(web.hall, table, rng)
    assert table.over
    board = await look(stranger, share.address)
    assert board["views"] == [0, 1, 2]
    assert board["at"] is None
    assert table.row.seed in " ".join(board["proof"])
    early = [await look(stranger, share.address, at=9, shape="area", area=0, view=view) for view in ("", "0", "1")]
    assert [one["view"] for one in early] == [None, 0, 1]
    assert early[0]["sprites"] == early[2]["sprites"] != early[1]["sprites"]
    assert (await stranger.get(f"/share/{share.address}/api/board?view=7"))[0] == 404
    await people.erase_person(web.hall, BELA, "nobody")
    assert NAMES[1] not in str(await look(stranger, share.address))
    assert NAMES[1] not in str(await stranger.get(f"/share/{share.address}/api/log"))
