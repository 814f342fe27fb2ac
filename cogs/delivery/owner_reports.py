"""Reports to the owner of the bot: one message for each new kind of error, with its reference, and a weekly status
line.

A kind is a type of error and the place where it was raised. Kinds are stored, so that each is reported once and not
after every start; a new version may report it again. Details are only in the log, under the reference.
"""

import asyncio
import hashlib
import logging
import re
import secrets
import time
import traceback
from collections import Counter
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from cogs.delivery.delivery_loop import UNREACHABLE
from cogs.ui.owner import place_of_owner
from tables.core import key_values

if TYPE_CHECKING:
    from app.guildhall import Guildhall

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[2]
"""The checkout, or site-packages for an installed Guildhall."""
WEEK = 7 * 86_400.0
AT_MOST = 20
"""Maximum reports between two weekly lines."""
REFERENCE = re.compile(r"reference ([0-9a-z]{8})")
TOLD_ALREADY = {"told_owner": True}
"""`extra` of a log record that is reported to the owner separately."""
QUIET = (__name__, "discord.client", "discord.gateway", "discord.shard")
"""Loggers that are not reported: this module, and lost connections, which recover by themselves."""


class OwnerReports(logging.Handler):
    def __init__(self, house: "Guildhall") -> None:
        super().__init__(logging.ERROR)
        self.house = house
        self.counted: Counter[str] = Counter()
        """Kind → count since the last weekly line."""
        self._told = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._queue: asyncio.Queue[logging.LogRecord] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ start and stop

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="owner reports")
        logging.getLogger().addHandler(self)

    async def stop(self) -> None:
        logging.getLogger().removeHandler(self)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def emit(self, record: logging.LogRecord) -> None:
        """Called from any thread."""
        if (
            record.name not in QUIET
            and not hasattr(record, "told_owner")
            and self._loop is not None
            and not self._loop.is_closed()
        ):
            self._loop.call_soon_threadsafe(self._queue.put_nowait, record)

    async def _run(self) -> None:
        await self.house.wait_until_ready()
        while True:
            record = await self._queue.get()
            try:
                await self.report(record)
            except UNREACHABLE as refused:
                log.warning("reporting an error to the owner failed, it stays in this log: %s", refused)
            except Exception:
                log.exception("reporting an error to the owner failed, it stays in this log")
            finally:
                self._queue.task_done()

    async def idle(self) -> None:
        await asyncio.sleep(0)
        await self._queue.join()

    # ------------------------------------------------------------ reports

    async def report(self, record: logging.LogRecord) -> None:
        kind = kind_of(record)
        self.counted[kind] += 1
        note = f"error:{hashlib.sha256(f'{self.house.version} {kind}'.encode()).hexdigest()[:16]}"
        if self._told >= AT_MOST or await key_values.read(self.house.hall, note) is not None:
            return
        found = REFERENCE.search(record.getMessage())
        reference = found[1] if found else secrets.token_hex(4)
        if not found:
            log.warning("reference %s: reporting to the owner: %s", reference, kind)
        await self._say(
            f"**{kind}**\nGuildhall {self.house.version}, reference `{reference}` in the log."
            " Reported once per version."
        )
        self._told += 1
        await key_values.write(self.house.hall, note, reference)

    async def tell(self, text: str) -> None:
        """Send an urgent message that is no error."""
        await self._say(text)

    async def weekly(self, now: float | None = None) -> None:
        """Send the status line, a week after the last."""
        now = time.time() if now is None else now
        last = await key_values.read(self.house.hall, "weekly")
        if last is not None and now - float(last) < WEEK:
            return
        if last is not None:
            await self._say(await self.health())
        await key_values.write(self.house.hall, "weekly", str(now))
        self.counted.clear()
        self._told = 0

    async def health(self) -> str:
        counts = await key_values.counts(self.house.hall)
        errors = ", ".join(f"{kind} ×{often}" for kind, often in self.counted.most_common(3)) or "none"
        megabytes = sum(file.stat().st_size for file in self.house.data.glob("guildhall.db*")) / 1e6
        latencies = [latency for _, latency in self.house.latencies]
        shards = f"{sum(latency < 60 for latency in latencies)} of {len(latencies)} shards connected"
        return (
            f"Guildhall {self.house.version}: {len(self.house.guilds)} servers, {shards},"
            f" {counts['playing']} games running and {counts['lobby']} waiting, {counts['moves']} moves this week,"
            f" {counts['owed']} messages queued, {megabytes:.0f} MB. Errors since the last report: {errors}."
        )

    async def _say(self, text: str) -> None:
        place = await place_of_owner(self.house)
        await place.send(text[:1900], allowed_mentions=discord.AllowedMentions.none())


def kind_of(record: logging.LogRecord) -> str:
    """Type of the exception and its last line in our code; for other records the log message."""
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        ours = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_ours(frame.filename)]
        at = f"{Path(ours[-1].filename).relative_to(ROOT)}:{ours[-1].lineno}" if ours else record.name
        return f"{type(error).__name__} at {at}"
    return f"{record.name}: {str(record.msg)[:120]}"


def _is_ours(filename: str) -> bool:
    path = Path(filename)
    if not path.is_relative_to(ROOT):
        return False
    inside = path.relative_to(ROOT).parts
    return inside[0] in _installed() if ROOT.name == "site-packages" else "site-packages" not in inside


@cache
def _installed() -> frozenset[str]:
    """Top-level packages that Guildhall has in site-packages."""
    owners = packages_distributions().items()
    return frozenset(name for name, distributions in owners if "guildhall-discord-bot" in distributions)
