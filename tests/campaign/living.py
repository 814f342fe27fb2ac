"""kill -9 of a bot with living boards open: pages with sockets play by taps while masters think.

A page whose answer was lost sends the same action again to the next process: it must be done once. Every page must be
told the present version, and no worker process may outlive its bot.
"""

import asyncio
import json
import random
import secrets
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from localdiscord.testing import Player, connect_local
from prompts.combined_moves import MARK
from tests.campaign.figures import Figures
from tests.campaign.kills import BY_LETTER, Away, Killing, Way, choose_letters
from tests.campaign.looking import Memory, house_of
from tests.faults.lives import Houses, button, elsewhere, process, until
from tests.web.visiting import Browser, Json

TABLES = (("burgundy", 2), ("burgundy", 1, 1), ("tournay", 1, 1), ("calimala", 2, 1))
BY_PAGE = 0.5
"""Share of the turns that are played on a page."""
MOST_TAPS = 60
ORPHANS = 30.0
"""Seconds in which worker processes must end after their bot; one that is still importing notices afterwards."""


@dataclass
class Page:
    """One reader's board of one table, with a socket that connects again for ever."""

    browser: Browser
    person: Player
    table: str
    version: int = -1
    """The last one told by the socket of the present process."""
    expired: bool = True
    """Whether it needs a new link."""
    _listening: asyncio.Task[None] | None = None

    async def enter(self, url: str) -> None:
        status, said = await self.browser.enter(self.table, url.partition("#")[2].strip("<>) "))
        if status != 200:
            raise AssertionError(f"{self.person.name} cannot open {self.table}: {status} {said}")
        self.expired = False
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            if not self.expired:  # pages of people who are away do not ask again and again, either
                await self._listen_once()
            self.version = -1
            await asyncio.sleep(0.05)

    async def _listen_once(self) -> None:
        try:
            async with self.browser.socket(self.table) as opened:
                async for said in opened:
                    self.version = json.loads(said.data)["version"]
        except aiohttp.WSServerHandshakeError as refused:
            self.expired |= refused.status == 401
        except (aiohttp.ClientError, OSError):
            pass  # the bot is dead

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.browser.http.close()


@dataclass
class Sent:
    """An action that confirms, as a page has sent it."""

    page: Page
    before: Memory
    said: Json
    heard: bool = False


@dataclass
class Living(Killing):
    port: int = 0
    pages: dict[tuple[str, str], Page] = field(default_factory=dict)
    workers: list[int] = field(default_factory=list)
    """Children of the bot that was killed last."""
    sent: Sent | None = None

    async def settled(self) -> None:
        await super().settled()
        for (table, name), page in [*self.pages.items()]:
            if table not in self.open_tables:
                await self.pages.pop((table, name)).close()
            elif page.expired:
                await self._enter(page)
        for table in self.open_tables:
            for person in self.house.seated(table, self.people):
                if (table, person.name) not in self.pages:
                    await self._enter(self._new_page(table, person))
        for page in self.pages.values():
            try:
                await until(lambda page=page: page.expired or page.version == self.house.table(page.table)["version"])
            except TimeoutError:
                self.figures.expect(False, f"{page.table}: the page of {page.person.name} shows {page.version}")

    def _new_page(self, table: str, person: Player) -> Page:
        http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True), timeout=aiohttp.ClientTimeout(60))
        page = Page(Browser(http, f"http://127.0.0.1:{self.port}"), person, table)
        self.pages[table, person.name] = page
        self.figures.counts["pages opened"] += 1
        return page

    async def _enter(self, page: Page) -> None:
        """Get a link from the table's message and open it."""
        shown = self.house.post(page.person, page.table)
        reply = await page.person.click(shown, custom_id=button(shown, "open_board"))
        links = [word for word in reply.text.replace("<", " ").replace(">", " ").split() if "/t/" in word]
        if links:
            await page.enter(links[0])
        else:
            self.figures.expect(False, f"no link for {page.person.name} at {page.table}: {reply.text[:200]}")

    # ------------------------------------------------------------ a turn on a page

    async def _draft(self, table: str, person: Player) -> Way | None:
        self.sent = None
        page = self.pages.get((table, person.name))
        if page is None or page.expired or self.rng.random() > BY_PAGE:
            return await super()._draft(table, person)
        try:
            return await self._tapped(page)
        except (aiohttp.ClientError, OSError) as gone:
            self.figures.expect(False, f"{table}: the page of {person.name} is not answered: {gone!r}")
            raise Away from gone

    async def _tapped(self, page: Page) -> Way | None:
        board = await page.browser.board(page.table)
        for _ in range(MOST_TAPS):
            prompt = board["prompt"]
            if prompt is None or board["version"] != self.house.table(page.table)["version"]:
                return None
            closings = [chip for chip in prompt["chips"] if chip["verb"] in ("confirm", "finish")]
            if prompt["draft"] and "confirm" in prompt["controls"]:
                return self._confirming(page, board, [])
            if closings and (prompt["draft"] or not prompt["spots"]):
                return self._confirming(page, board, self.rng.choice(closings)["words"])
            board = await self._tap(page, board)
            self.figures.counts["taps"] += 1
        return None

    async def _tap(self, page: Page, board: Json) -> Json:
        prompt = board["prompt"]
        chosen = [tag for tag, _ in prompt["chosen"]]
        answers = [("tap", {"chosen": [*chosen, spot["tag"]]}) for spot in prompt["spots"]]
        for chip in prompt["chips"]:
            if chip["verb"] == "tap":
                answers.append(("tap", {"chosen": [*chosen, *chip["tags"]]}))
            elif chip["verb"] == "say":
                answers.append(("say", {"words": chip["words"]}))
        verb, how = self.rng.choice(answers) if answers else ("restart", {})
        return await page.browser.act(board, verb, **how)

    def _confirming(self, page: Page, board: Json, words: list[str]) -> Way:
        how = {"stamp": board["stamp"], "nonce": secrets.token_hex(8), "page": "page-one"}
        said = {"verb": "confirm", "words": words, **how}
        sent = self.sent = Sent(page, self.house.memory(page.table, page.person), said)
        self.figures.counts["turns confirmed on a page"] += 1

        async def press() -> str:
            status, answer = await page.browser.post(f"/t/{page.table}/api/act", said)
            sent.heard = status == 200 and not answer["refused"]
            return "done" if sent.heard else ""

        known = words and not words[-1].startswith(MARK)  # a mark stands for several steps
        return Way(press, [" ".join(words[1:])] if known else [])

    async def _send_again(self, sent: Sent) -> None:
        """The same action, with the same nonce, to the next process: as a page does that was not answered."""
        status, said = await sent.page.browser.post(f"/t/{sent.page.table}/api/act", sent.said)
        if status == 401:
            self.figures.counts["actions sent again after the session had expired"] += 1
            return
        before = sent.before
        self.figures.expect(status == 200, f"{before.table}: an action sent again is answered by {status} {said}")
        if sent.heard and said.get("refused"):  # answers are deleted after a day, by a clock that jumps by one
            self.figures.counts["actions sent again that were done, and show the present"] += 1
        own = "SELECT m.version FROM moves m JOIN seats s ON (s.table_id, s.seat)=(m.table_id, m.seat)"
        where = "WHERE m.table_id=? AND s.user_id=? AND m.version>? GROUP BY m.version"
        times = len(self.house.rows(f"{own} {where}", before.table, before.user_id, before.version))
        self.figures.expect(times <= 1, f"{before.table}: an action sent again is done {times} times")
        self.figures.expect(times == 1 or said.get("refused"), f"{before.table}: acknowledged, and not there")
        self.figures.counts["actions sent again"] += 1

    # ------------------------------------------------------------ kills

    def _kill(self) -> None:
        self.workers = descendants(self.houses.alive)
        thinking = self.house.rows(
            "SELECT 1 FROM seats s JOIN tables t ON t.id=s.table_id"
            " WHERE t.status='playing' AND s.automaton IS NOT NULL AND s.owes_since IS NOT NULL"
        )
        self.figures.counts["kills while a master thinks"] += bool(thinking)
        self.figures.counts["workers of killed bots"] += len(self.workers)
        self.figures.counts["sockets open at a kill"] += sum(page.version >= 0 for page in self.pages.values())
        super()._kill()

    async def _begin_again(self) -> None:
        died = time.monotonic()
        await super()._begin_again()
        if any(is_running(pid) for pid in self.workers):
            await asyncio.sleep(max(0.0, died + ORPHANS - time.monotonic()))
        stray = [pid for pid in self.workers if is_running(pid)]
        self.figures.expect(not stray, f"workers {stray} have outlived their bot")
        if self.sent is not None:
            await self._send_again(self.sent)


def descendants(pid: int) -> list[int]:
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            state = state_of(int(folder.name))
            if state:
                parents[int(folder.name)] = int(state[1])
    found, left = [], [pid]
    while left:
        parent = left.pop()
        children = [child for child, known in parents.items() if known == parent]
        found, left = found + children, left + children
    return found


def state_of(pid: int) -> list[str]:
    """State, parent and more of a process; empty if it is gone."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def is_running(pid: int) -> bool:
    return state_of(pid)[:1] not in ([], ["Z"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def a_scene(folder: Path, rng: random.Random, figures: Figures) -> AsyncIterator[Killing]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(process("-m", "localdiscord", "--answer", "30", "--token", "local"))
        assert server.stdout is not None
        local = await stack.enter_async_context(connect_local(json.loads(await server.stdout.readline())["page_url"]))
        port = free_port()
        arguments = (local.base_url, str(folder), *elsewhere(folder), "--web", str(port))
        mother = await stack.enter_async_context(process("-m", "tests.faults.houses", *arguments))
        people = [await local.person(name).open() for name in ("Anna", "Béla", "Csilla", "Dávid")]
        house, houses = house_of(folder / "guildhall.db"), Houses(mother)
        scene = Living(local, houses, house, rng, figures, people, tables=TABLES, port=port)
        await houses.open()
        for name in BY_LETTER:
            await choose_letters(local.person(name))
        for kind in TABLES:
            await scene.open_table(*kind)
        await scene.settled()
        yield scene
        for page in scene.pages.values():
            await page.close()
        house.close()
        if houses.alive:
            houses.kill()
