"""The living board behind a proxy that speaks TLS, as a host runs it."""

import asyncio
import random
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tables.lobby import opening
from tests.browser.board_reader import at_the_board
from tests.browser.chromium import PHONE
from tests.tables.house import PEOPLE, asked, open_lobby, person_at
from tests.web.visiting import open_web
from web.address import Address

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.asyncio(loop_scope="package")]


def self_signed(folder: Path) -> ssl.SSLContext:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    return context


@asynccontextmanager
async def tls_proxy(context: ssl.SSLContext) -> AsyncIterator[tuple[int, list[int]]]:
    """Its port, and a list for the port that it passes everything on to."""
    behind = list[int]()

    async def pass_on(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        try:
            while said := await source.read(65536):
                to.write(said)
                await to.drain()
        except (ConnectionError, ssl.SSLError):
            pass  # the browser has closed it
        finally:
            to.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far, back = await asyncio.open_connection("127.0.0.1", behind[0])
        await asyncio.gather(pass_on(reader, back), pass_on(far, writer))

    server = await asyncio.start_server(connected, "127.0.0.1", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1], behind
    finally:
        server.close()


async def test_its_cookie_is_for_this_host_alone_and_the_page_plays(browser: Browser, tmp_path: Path) -> None:
    async with (
        tls_proxy(self_signed(tmp_path)) as (port, behind),
        open_web(tmp_path, Address("127.0.0.1", 0, f"https://localhost:{port}")) as web,
    ):
        behind.append(web.server.address.port)
        table = await open_lobby(web.hall, 2, "burgundy")
        await opening.start(web.hall, table.id, PEOPLE[0])
        mover = person_at(table, asked(table)[0])
        async with at_the_board(web, browser, table, mover, PHONE) as reader:
            (cookie,) = await reader.page.context.cookies()
            assert cookie["name"] == f"__Host-board-{table.id}"
            assert (cookie["secure"], cookie["httpOnly"], cookie["sameSite"]) == (True, True, "Strict")
            assert (cookie["domain"], cookie["path"]) == ("localhost", "/")
            version = table.version
            await reader.touch_a_turn(table, random.Random(2))
            assert table.version > version
            await reader.sees(table)
