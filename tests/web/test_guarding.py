"""What is asked in any other way than by our page is refused, with a sentence, and tells nothing."""

import asyncio

import aiohttp
import pytest

from tables import RateLimit, Table
from tests.tables.house import PEOPLE
from tests.web.visiting import Web
from web import address, guarding

ANNA = PEOPLE[0]


async def test_another_page_cannot_act_or_listen(web: Web, table: Table) -> None:
    browser = await web.visit(table, ANNA)
    act = {"verb": "confirm", "stamp": "1.0", "nonce": "nonce-0001"}
    for origin in ("https://evil.example", "null", "", "http://127.0.0.1:1"):
        status, said = await browser.post(f"/t/{table.id}/api/act", act, headers={"Origin": origin})
        assert status == 403, origin
        assert said["refused"]
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await browser.http.ws_connect(f"{browser.url}/t/{table.id}/ws", origin=origin)


async def test_what_no_page_would_send_is_refused_in_a_sentence(web: Web, table: Table) -> None:
    browser, path = await web.visit(table, ANNA), f"/t/{table.id}/api/act"
    own = {"Origin": browser.url}
    sent: list[tuple[int, dict[str, object]]] = [
        (415, {"data": b"verb=confirm", "headers": {**own, "Content-Type": "text/plain"}}),
        (415, {"data": {"verb": "confirm"}, "headers": own}),
        (413, {"json": {"verb": "x" * guarding.LARGEST_BODY}, "headers": own}),
        (400, {"json": {"verb": "confirm", "stamp": "1.0", "nonce": 5}, "headers": own}),
        (400, {"json": {"verb": "confirm", "stamp": "1.0", "nonce": "ok-ok-ok", "chosen": [["a"]]}, "headers": own}),
        (400, {"json": {"verb": "say", "stamp": "1.0", "nonce": "ok-ok-ok", "words": [{}]}, "headers": own}),
        (404, {"json": {"verb": "say", "stamp": "1.0", "nonce": "ok-ok-ok", "area": "99"}, "headers": own}),
        (400, {"data": b"[" * 9000, "headers": {**own, "Content-Type": "application/json"}}),
        (400, {"json": ["verb"], "headers": own}),
    ]
    for expected, how in sent:
        async with browser.http.post(f"{browser.url}{path}", **how) as answer:  # type: ignore[arg-type]
            assert answer.status == expected, how
            assert (await answer.json())["refused"]


async def test_a_board_that_is_not_there_is_refused_in_a_sentence(web: Web, table: Table) -> None:
    browser = await web.visit(table, ANNA)
    for query in (
        "shape=round",
        "area=7",
        "area=-1",
        "at=x",
        "at=99999999",
        "chosen={",
        "chosen=[[1,2]]",
        "chosen=[[[]]]",
    ):
        status, said = await browser.get(f"/t/{table.id}/api/board?{query}")
        assert status in (400, 404), query
        assert said["refused"]


async def test_every_answer_says_who_may_frame_and_keep_it(web: Web, table: Table) -> None:
    browser = await web.visit(table, ANNA)
    for path in (f"/t/{table.id}/", f"/t/{table.id}/api/board", "/nothing", "/t/x/api/board", "/static/x/board.css"):
        async with browser.http.get(f"{browser.url}{path}") as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'self' https://discord.com https://*.discordsays.com" in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert "Access-Control-Allow-Origin" not in answer.headers
            if "/api/" in path:
                assert answer.headers["Cache-Control"] == "private, no-store"


async def test_the_page_has_no_script_or_style_of_its_own(web: Web, table: Table) -> None:
    _, page = await web.browser().get(f"/t/{table.id}/")
    html = page.decode()
    assert "VERSION" not in html
    assert "<style" not in html
    assert " style=" not in html
    assert "<script>" not in html


async def test_files_outside_the_page_are_not_served(web: Web) -> None:
    for path in ("/static/x/..%2Fserver.py", "/static/x/../server.py", "/static/x/server.py", "/static/x/modules.txt"):
        status, _ = await web.browser().get(path)
        assert status == 404, path


async def test_a_flood_of_one_reader_is_refused_and_others_do_not_notice(web: Web, table: Table) -> None:
    browser, other = await web.visit(table, ANNA), await web.visit(table, PEOPLE[1])
    web.server._limit = RateLimit(1, burst=3)
    seen = [(await browser.get(f"/t/{table.id}/api/history"))[0] for _ in range(4)]
    assert seen == [200, 200, 200, 429]
    assert (await other.get(f"/t/{table.id}/api/history"))[0] == 200
    unknown = [(await web.browser().get(f"/t/{table.id}/api/history"))[0] for _ in range(4)]
    assert unknown == [401, 401, 401, 429], "requests without a session count by their address"


def test_a_page_that_others_could_listen_to_is_not_opened() -> None:
    assert address.read("", "") is None
    for listen, url in (
        ("0.0.0.0:8080", ""),
        ("0.0.0.0:8080", "http://board.example.org"),
        ("127.0.0.1:8080", "http://board.example.org"),
        ("127.0.0.1:99999", ""),
        ("127.0.0.1", ""),
        ("", "https://board.example.org"),
        ("127.0.0.1:8080", "board.example.org"),
    ):
        with pytest.raises(SystemExit, match="GUILDHALL_WEB"):
            address.read(listen, url)
    public = address.read("0.0.0.0:8080", "https://board.example.org/")
    assert public is not None
    assert public.at(8080).origins == {"https://board.example.org"}
    assert public.secure
    here = address.read("127.0.0.1:8080", "")
    assert here is not None
    assert here.at(8080).url == "http://127.0.0.1:8080"
    assert not here.secure


async def test_bytes_that_are_no_text_and_no_http_leave_no_error(
    web: Web, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    browser = web.browser()
    own, act = {"Origin": browser.url, "Content-Type": "application/json"}, f"{browser.url}/t/{table.id}/api/act"
    session = f"{browser.url}/t/{table.id}/api/session"
    sent: list[tuple[int, str, dict[str, str], bytes]] = [
        (400, session, {**own, "Content-Type": "application/json; charset=fly"}, b"{}"),
        (400, session, own, b'{"token": "\\ud800"}'),
        (400, session, {**own, "Content-Encoding": "gzip"}, b"this is not gzip"),
        (403, act, {"Origin": "https://evil.example", "Content-Encoding": "gzip"}, b"this is not gzip"),
    ]
    for expected, url, headers, data in sent:
        async with browser.http.post(url, data=data, headers=headers) as answer:
            assert answer.status == expected, headers
            assert (await answer.json())["refused"]
    port = int(browser.url.rpartition(":")[2])
    for raw in (
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        f"GET /t/{table.id}/api/board HTTP/1.1\r\nHost: x\r\nCookie: board-{table.id}=".encode() + b"\xff\r\n\r\n",
    ):
        reading, writing = await asyncio.open_connection("127.0.0.1", port)
        writing.write(raw)
        assert (await reading.readline()).split()[1] in (b"400", b"401")
        writing.close()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
