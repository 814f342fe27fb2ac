"""Interactions and web requests that no honest client sends, from players and strangers: each is answered, none
changes anything."""

import asyncio
import random
import sqlite3
import string
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from cogs.ui.buttons import HANDLERS
from localdiscord.testing import Player, Reply
from tests.campaign.figures import Figures
from tests.campaign.web_requests import Outcome, Requests
from tests.cogs.playing import EPHEMERAL, Evening, an_evening
from web.address import Address

AT_ONCE = 16
COUNTED = {
    "tables": "id, version, status, host_id, options, seed, guild_id, channel_id, paused_at, clock, watching",
    "seats": "table_id, seat, user_id, name, owes_since, caretaken, vacant, words",
    **dict.fromkeys(("moves", "positions", "drafts", "undos", "undo_requests", "votes", "orders", "invitations"), "*"),
}
"""Columns that a stranger, or a player who is not asked, must not be able to change: all but those that time
changes. Personal settings and the outbox are left out."""
BAITS = (
    "",
    "-",
    "0",
    "1",
    "-1",
    "²",
    "9" * 30,
    "1e9",
    "null",
    "'; DROP TABLE tables; --",
    "<@1>",
    "🂡",
    "\u202e",
    "x" * 60,
)
FOR_ANYBODY = ("practice", "learn")
"""Open a table for any user who presses them."""
HARMLESS = (
    "confirm",
    "say",
    "pick",
    "back",
    "restart",
    "page",
    "mat",
    "history",
    "log_page",
    "board",
    "fly",
    "__init__",
    "",
)
"""Verbs harmless in the hands of a seated player who is not asked."""
OFTEN = ("confirm", "say", "pick", "undo", "undo_yes", "start", "join", "power", "rewind", "claim", "seat_yes", "words")


class Garbler:
    """Makes custom ids and commands, most of them nearly right."""

    def __init__(self, rng: random.Random, tables: list[str], version: int, strangers: list[Player]) -> None:
        self.rng, self.tables, self.version, self.strangers = rng, tables, version, strangers
        self.verbs = [*(verb for verb in sorted(HANDLERS) if verb not in FOR_ANYBODY), *OFTEN, "fly", "__init__", ""]

    def words(self) -> str:
        rng = self.rng
        made = [rng.choice((*BAITS, "place", "s01", "own", "keep", "finish")) for _ in range(rng.randrange(4))]
        return ".".join(made)[:60]

    def custom_id(self, person: Player, kind: str) -> str:
        rng = self.rng
        if rng.random() < 0.1:
            return "".join(rng.choices(string.printable.strip() + "őűЖ:", k=rng.randrange(1, 90)))
        table = rng.choice((*self.tables, "zzzzzzzz", "-", "", "x" * 12, "../.."))
        near = rng.choice((self.version, self.version - 1, self.version + 1, 0, 10**8))
        stamp = rng.choice(("-", f"{near}.0", f"{near}.{rng.randrange(9)}", "1.1.1", "x", ""))
        return (
            f"{kind}:{rng.choice(self.verbs if person in self.strangers else HARMLESS)}:{table}:{stamp}:{self.words()}"[
                :100
            ]
        )


async def throw(evening: Evening, person: Player, garbler: Garbler) -> tuple[str, Reply | Exception]:
    rng = garbler.rng
    way = rng.random()
    try:
        if way < 0.55:
            said = garbler.custom_id(person, "g")
            return said, await evening.forge(person, said)
        if way < 0.8:
            said = garbler.custom_id(person, "m")
            return said, await evening.forge(person, said, [rng.choice((*BAITS, "place.s01.own")) or "?"])
        if way < 0.9:
            notation = " ".join(rng.choices((*BAITS, "place", "keep", "draw", "s01"), k=rng.randrange(1, 5))) or "?"
            return f"/move {notation}", await person.slash(
                "move", move=notation, table=rng.choice(garbler.tables)
            )  # fmt: skip
        said = rng.choice(("board", "log", "history", "undo", "plan", "area"))
        return f"/{said}", await person.slash(said, table=rng.choice((*garbler.tables, *BAITS)) or "?")
    except Exception as refused:  # refused by the local Discord, before it reaches the bot
        return "", refused


def stored(evening: Evening) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(evening.data / "guildhall.db")) as db:
        return {
            name: db.execute(f"SELECT {what} FROM {name} ORDER BY 1, 2").fetchall() for name, what in COUNTED.items()
        }


async def campaign(figures: Figures, *, interactions: int, minutes: float) -> None:
    """`interactions`: a third of them are requests to the web server."""
    rng = random.Random(f"garbage {figures.seed}")
    with tempfile.TemporaryDirectory() as folder:
        async with an_evening(Path(folder), web=Address("127.0.0.1", 0)) as evening:
            await evening.sit_down("Anna", "Béla", "Csilla")
            elsewhere = evening.table_id
            await evening.sit_down("Anna", "Béla", "Csilla")
            await evening.hurry(rng, 8)
            strangers = [await evening.local.person(name).open() for name in ("Dávid", "Emma")]
            idle = [*strangers, *strangers, *evening.idle_ones]
            garbler = Garbler(rng, [evening.table_id], evening.table.version, strangers)
            requests = await Requests.of(evening, rng, elsewhere, int(strangers[0].id))
            began, before, thrown = figures.minutes, stored(evening), 0
            while thrown < interactions and figures.minutes - began < minutes:
                by_discord = [throw(evening, rng.choice(idle), garbler) for _ in range(AT_ONCE)]
                by_web = [requests.throw() for _ in range(AT_ONCE // 2)]
                replies, outcomes = await asyncio.gather(asyncio.gather(*by_discord), asyncio.gather(*by_web))
                for said, reply in replies:
                    _judge(figures, said, reply)
                for outcome in outcomes:
                    _judge_request(figures, outcome)
                thrown += len(replies) + len(outcomes)
                if thrown % (AT_ONCE * 30) == 0:
                    await evening.local.idle()
                    figures.expect(stored(evening) == before, f"something has changed by {AT_ONCE * 30} of them")
                    before = stored(evening)
                    _forget(evening)
                    _complaints(figures, evening)
                    if thrown % (AT_ONCE * 300) == 0:
                        print(
                            f"{figures.minutes:.1f} minutes, thrown: {thrown:,}, wrong: {len(figures.wrong)}",
                            flush=True,
                        )
            await requests.close()
            await evening.local.idle()
            figures.expect(stored(evening) == before, "something has changed at the end")
            _complaints(figures, evening)


def _complaints(figures: Figures, evening: Evening) -> None:
    for line in evening.complaints.seen:
        figures.expect(False, f"an error in the log: {line[:100]} … {line[-1500:]}")
    evening.complaints.seen.clear()


def _judge_request(figures: Figures, outcome: Outcome) -> None:
    figures.counts["web requests"] += 1
    figures.counts[f"web requests answered by {outcome.status}"] += 1
    figures.expect(outcome.status >= 0, f"{outcome.said} is not answered")
    figures.expect(outcome.status < 500, f"{outcome.said} is answered by {outcome.status}")
    done = outcome.status in (101, 200) and not outcome.caller.may_read
    figures.expect(not done, f"{outcome.said} is let in")
    figures.expect(outcome.refused or not outcome.said.startswith("POST"), f"{outcome.said} is done")


def _judge(figures: Figures, said: str, reply: Reply | Exception) -> None:
    if isinstance(reply, Exception):
        figures.counts[f"refused by Discord itself: {str(reply)[:60]}"] += 1
        return
    figures.counts["malformed interactions"] += 1
    answered = reply.state in ("done", "modal")
    figures.expect(answered, f"{said!r} is not answered: {reply.state}")
    private = all(message["flags"] & EPHEMERAL for message in reply.messages)
    figures.expect(private or reply.state == "modal", f"{said!r} is answered in public: {reply.text[:80]}")


def _forget(evening: Evening) -> None:
    """Drop the thousands of private answers; they are not read again."""
    for person in evening.local.people:
        person.events.clear()
        for message_id in [m["id"] for m in person.messages.values() if m.get("flags", 0) & EPHEMERAL]:
            del person.messages[message_id]
