"""Who may open the board, for how long, and what they see when their rights have changed."""

import aiohttp

from tables import Actor, Table, duties, people
from tables.seating import board_keys, seats, watching
from tests.tables.house import NAMES, PEOPLE, STRANGER, asked, person_at, refused, seat_people
from tests.web.visiting import Web

ANNA = PEOPLE[0]


async def test_a_link_opens_the_board_once(web: Web, table: Table) -> None:
    link, browser = await web.link(table, ANNA), web.browser()
    async with browser.http.get(f"{browser.url}/t/{table.id}/") as page:  # what a preview of a link would fetch
        assert page.status == 200
    async with browser.http.post(
        f"{browser.url}/t/{table.id}/api/session", json={"token": link}, headers={"Origin": browser.url}
    ) as answer:
        cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Max-Age=43200" in cookie
    assert (await browser.board(table.id))["reader"]["seat"] == table.seat_of(ANNA)
    status, said = await web.browser().enter(table.id, link)
    assert status == 401
    assert "Open the board" in said["refused"]


async def test_a_link_is_good_for_five_minutes_and_a_session_for_twelve_hours(web: Web, table: Table) -> None:
    link = await web.link(table, ANNA)
    web.now += board_keys.LINK_LIFE
    assert (await web.browser().enter(table.id, link))[0] == 401
    browser = await web.visit(table, ANNA)
    web.now += board_keys.SESSION_LIFE - 1
    assert (await browser.get(f"/t/{table.id}/api/board"))[0] == 200
    web.now += 1
    status, said = await browser.get(f"/t/{table.id}/api/board")
    assert status == 401
    assert "Open the board" in said["refused"]


async def test_a_link_and_a_session_are_of_one_table(web: Web, table: Table) -> None:
    other = await seat_people(web.hall)
    link = await web.link(table, ANNA)
    assert (await web.browser().enter(other.id, link))[0] == 401
    browser = web.browser()
    assert (await browser.enter(table.id, link))[0] == 200
    assert (await browser.get(f"/t/{other.id}/api/board"))[0] == 401
    (cookie,) = browser.http.cookie_jar
    as_other = {"Cookie": f"board-{other.id}={cookie.value}"}
    url = f"{browser.url}/t/{other.id}/api/board"
    async with aiohttp.ClientSession() as bare, bare.get(url, headers=as_other) as answer:
        assert answer.status == 401
    assert (await browser.enter(other.id, await web.link(other, ANNA)))[0] == 200
    assert (await browser.board(table.id))["table"]["id"] == table.id
    assert (await browser.board(other.id))["table"]["id"] == other.id


async def test_only_hashes_are_kept_and_expired_ones_go(web: Web, table: Table) -> None:
    browser = await web.visit(table, ANNA)
    link = await web.link(table, PEOPLE[1])
    (cookie,) = browser.http.cookie_jar
    kept = [dict(row) for row in await web.hall.db.all("SELECT * FROM board_keys")]
    assert len(kept) == 2
    assert not any(secret in str(kept) for secret in (link, cookie.value))
    web.now += board_keys.SESSION_LIFE
    await duties.tidy(web.hall)
    assert await web.hall.db.all("SELECT * FROM board_keys") == []


async def test_who_is_erased_has_no_session_and_no_name(web: Web, table: Table) -> None:
    gone, other = await web.visit(table, ANNA), await web.visit(table, PEOPLE[1])
    exported = await people.export_person(web.hall, ANNA)
    assert [key["kind"] for key in exported["board_keys"]] == ["session"]
    await people.erase_person(web.hall, ANNA, "nobody")
    assert (await gone.get(f"/t/{table.id}/api/board"))[0] == 401
    board = await other.board(table.id)
    assert NAMES[0] not in str(board)
    assert "nobody" in board["table"]["names"]


async def test_who_has_left_sees_what_anybody_may(web: Web, table: Table) -> None:
    browser = await web.visit(table, ANNA)
    await seats.resign(web.hall, table.id, ANNA)
    board = await browser.board(table.id)
    assert board["reader"]["seat"] is None
    assert board["view"] is None
    assert board["prompt"] is None
    after = await browser.act(board, "confirm")
    assert after["refused"]
    await watching.set_watching(web.hall, table.id, Actor(table.row.host_id, "", "host"), "closed")
    status, said = await browser.get(f"/t/{table.id}/api/board")
    assert status == 403
    assert said["refused"]


async def test_a_closed_table_has_no_links_for_strangers(web: Web, table: Table) -> None:
    watching_browser = await web.visit(table, STRANGER)
    assert (await watching_browser.board(table.id))["reader"]["seat"] is None
    await watching.set_watching(web.hall, table.id, Actor(ANNA, NAMES[0], "host"), "closed")
    assert (await watching_browser.get(f"/t/{table.id}/api/board"))[0] == 403
    with refused("table-watching-closed"):
        await web.link(table, STRANGER)


async def test_the_page_speaks_the_reader_s_language(web: Web, table: Table) -> None:
    user = person_at(table, asked(table)[0])
    for lang, confirm in (("en", "Confirm"), ("hu", "Jóváhagyom")):
        await people.set_person(web.hall, user, language=lang)
        board = await (await web.visit(table, user)).board(table.id)
        assert (board["reader"]["lang"], board["texts"]["confirm"]) == (lang, confirm)
        asking = {"Accept-Language": f"{lang}-XX,en"}
        status, said = await web.browser().get(f"/t/{table.id}/api/board", headers=asking)
        assert status == 401
        assert ("Discordon" in said["refused"]) == (lang == "hu")
