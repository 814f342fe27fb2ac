"""Boots everything: settings → storage → tables → cogs.

python bot.py                serves Discord (needs GUILDHALL_TOKEN)
python bot.py local          serves a Discord of your own in the browser
python bot.py invite         prints the link by which a server lets the bot in
"""

import sys

import health

if __name__ == "__main__" and sys.argv[1:] == ["health"]:
    health.main()  # asked every minute: it does without all that is imported below

import argparse
import asyncio
import base64
import ctypes
import gc
import hashlib
import json
import logging
import math
import os
import signal
import sqlite3
import time
import webbrowser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal

import aiohttp
import discord
from discord.ext import tasks
from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

import maintenance
from cogs.delivery.automata_loop import AutomataLoop
from cogs.delivery.boards import BoardDelivery
from cogs.delivery.delivery_loop import UNREACHABLE
from cogs.delivery.direct_messages import DirectMessageDelivery
from cogs.delivery.duties_loop import DutiesLoop
from cogs.delivery.owner_reports import OwnerReports
from cogs.delivery.table_messages import TableMessageDelivery
from cogs.games.move_commands import add_game
from cogs.person.help import in_order
from cogs.table import forms
from cogs.table.lobby import NEEDED
from cogs.table.table_group import TABLE
from cogs.table.welcome import greet
from cogs.ui.background import BESIDE, Background, FilmCache
from cogs.ui.buttons import PressButton, PressMenu, read
from cogs.ui.errors import Tree, report
from cogs.ui.handling import handling
from cogs.ui.house import House
from cogs.ui.picture_cache import PictureCache
from cogs.ui.translator import Translator
from metrics import JsonLines, Metrics
from storage import Database, DataFolder, FolderInUse, NewerDatabase, Unreachable, house_notes
from storage.backups import nightly
from tables import Hall, Refused, duties
from tables.core.hall import MAX_TABLES_PER_PERSON
from version import VERSION

log = logging.getLogger("guildhall")

ANSWERING = ("CommandTree-invoker", "discord-ui-dynamic-item", "discord.py: on_interaction")
"""How discord.py names the tasks in which somebody is answered,"""
LISTENING = ("discord.py: on_",)
"""and those in which we hear of anything else: they still need the database when the house closes."""
LAST_ANSWERS = 2.5
M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
COGS = (
    *(
        "table.lobby",
        "table.shuffle_words",
        "table.practice",
        "table.learn",
        "table.hint",
        "table.welcome",
        "table.play",
        "table.why_not",
        "table.history",
        "table.rematch",
    ),
    *(
        "table.export",
        "table.review",
        "table.seats",
        "table.host",
        "table.watching",
        "table.table_clock",
        "table.votes",
        "table.absence",
        "table.listing",
        "table.following",
        "table.guests",
        "table.report",
        "table.side_talk",
    ),
    *("person.mygames", "person.records", "person.clock", "person.settings", "person.notify"),
    *("person.daily_digest", "person.help", "person.notes", "person.standing_orders", "delivery.invitations"),
    "delivery.places",
)
"""Each could be loaded as an extension. But that runs the whole module again for every house that opens in a process,
and the tests open hundreds: it took twice as long (0.50 s, not 0.27 s). Nobody loads one anew while it is open."""


class Settings(BaseSettings):
    """From the environment or a `.env` file; see the README."""

    model_config = SettingsConfigDict(env_prefix="GUILDHALL_", env_file=".env", extra="ignore")

    token: SecretStr = SecretStr("")
    data: Path = Path("data")
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    tables_per_person: int = Field(default=MAX_TABLES_PER_PERSON, ge=1, le=MAX_TABLES_PER_PERSON)
    drafts: bool = False
    backups: int = Field(default=7, ge=0)
    """Nightly copies that are kept; none if 0."""
    owner_channel: Annotated[str, Field(pattern=r"^(dm|none|\d{15,20})$")] = "dm"
    """Where new kinds of errors are told, and how the house is: a channel's id, letters to the owner, or nowhere."""
    adopt: bool = False
    """Take over the data folder of another application."""
    shards: Annotated[int | None, BeforeValidator(lambda said: None if said == "auto" else said)] = Field(
        default=None, ge=1
    )
    """Connections to Discord; as many as it advises, unless told."""
    news: str = ""
    """The address of a page that tells what is new."""
    log: Literal["text", "json"] = "text"
    metrics: str = ""
    """Where figures for Prometheus are served; nowhere if empty."""
    database: str = Field(default="", pattern=r"^(postgres(ql)?://.+)?$")
    """PostgreSQL's address, if the tables are not to be kept in the data folder."""
    shard_ids: str = Field(default="", pattern=r"^(\d+(-\d+)?/\d+)?$")
    """`0-3/16`: which of how many connections this process serves, where several serve one database."""


class ForeignFolder(Exception):
    """The data folder belongs to another application."""


async def _finished(names: tuple[str, ...]) -> None:
    """Tasks that are so named may come to their end, as long as anybody would wait for an answer."""
    tasks = {task for task in asyncio.all_tasks() if task.get_name().startswith(names)} - {asyncio.current_task()}
    if tasks:
        await asyncio.wait(tasks, timeout=LAST_ANSWERS)


class Guildhall(House):
    def __init__(
        self,
        data: Path,
        *,
        clock: Callable[[], float] = time.time,
        tables_per_person: int = MAX_TABLES_PER_PERSON,
        drafts: bool = False,
        backups: int = 0,
        adopt: bool = False,
        shards: int | None = None,
        news: str = "",
        shard_ids: Sequence[int] | None = None,
        address: str = "",
        metrics: str = "",
        owner_channel: str = "none",
    ) -> None:
        super().__init__(data=data, tree_cls=Tree, shards=shards, shard_ids=shard_ids)
        self.owner_channel = owner_channel
        self.owner_reports = None if owner_channel == "none" else OwnerReports(self)
        self.folder = DataFolder(data)
        self.database = database_at(address, shard_ids) if address else Database(self.folder.database)
        self.backups, self.adopt, self.news = backups, adopt, news
        self.hall = Hall(self.database, clock=clock, tables_per_person=tables_per_person, drafts=drafts)
        if shard_ids is not None and shards is not None:
            self.hall.shards = (shards, shard_ids)
        self.picture_cache = PictureCache()
        self.background, self.advice, self.films = Background(), Background(BESIDE), FilmCache()
        self.table_messages = TableMessageDelivery(self)
        self.direct_messages = DirectMessageDelivery(self)
        self.boards = BoardDelivery(self)
        self.duties_loop = DutiesLoop(self)
        self.automata = AutomataLoop(self)
        self.metrics = Metrics(self) if metrics else None
        self.metrics_at = metrics
        self.shards_seen: dict[int, dict[str, float]] = {}
        self._pulse: asyncio.Future[None] = asyncio.Future()

    async def setup_hook(self) -> None:
        self.folder.take()
        await self.database.open()
        await self.must_be_ours()
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await import_module(f"cogs.{cog}").setup(self)
        for game_id in self.hall.games:
            await add_game(self, game_id)
        self.tree.add_command(TABLE)
        self.add_dynamic_items(PressButton, PressMenu)
        await self.sync_commands()
        await self.tidy()
        await self.tell_news()
        self.table_messages.start()
        self.direct_messages.start()
        self.boards.start()
        self.duties_loop.start()
        self.automata.start()
        if self.owner_reports is not None:
            self.owner_reports.start()
        self.tidying.start()
        if self.metrics is not None:
            self.metrics.serve(self.metrics_at)
        self._pulse = asyncio.create_task(self.pulse(), name="pulse")

    def look_again(self, table_ids: Iterable[str]) -> None:
        self.table_messages.look_again(table_ids)

    async def must_be_ours(self) -> None:
        """Another application knows none of the channels and messages that are written here. ForeignFolder: it is
        another's, and we are not told to take it over."""
        ours = str(self.application_id)
        known = await house_notes.read(self.database, "application")
        if known not in (None, ours) and not self.adopt:
            raise ForeignFolder(f"{self.data} belongs to the application {known}, and this is {ours}")
        if known != ours:
            await house_notes.write(self.database, "application", ours)

    async def pulse(self) -> None:
        """Leave a sign of life for `python bot.py health`: which of our shards Discord hears."""
        await self.wait_until_ready()
        while True:
            self.look_at_shards(time.time())
            health.leave_sign(self.data, self.shards_seen)
            await asyncio.sleep(health.PULSE)

    def look_at_shards(self, now: float) -> None:
        servers = Counter(guild.shard_id for guild in self.guilds)
        for number, latency in self.latencies:
            seen = self.shards_seen.setdefault(number, {"heard": now})
            seen["servers"] = servers[number]
            if math.isfinite(latency):  # as long as a beat is answered on an open socket
                seen.update(heard=now, latency=round(latency, 3))

    @tasks.loop(hours=6)
    async def tidying(self) -> None:
        """Now and then, besides at opening time: what is owed is complete before anybody carries it, and Discord knows
        our commands."""
        if self.tidying.current_loop:
            await self.tidy()
            await self.sync_commands()
        await self.back_up()
        await self.tell_how_it_is()

    async def tell_how_it_is(self) -> None:
        """A line a week. It matters to nobody who plays."""
        if self.owner_reports is None:
            return
        await self.wait_until_ready()
        try:
            await self.owner_reports.weekly()
        except UNREACHABLE as refused:
            log.warning("the owner cannot be told how the house is: %s", refused)

    async def back_up(self) -> None:
        """Once a day, unless all is kept elsewhere. A copy that fails is tried again at the next tidying."""
        if self.database.shared:
            return
        try:
            made = await asyncio.to_thread(nightly, self.folder, time.time(), self.backups)
        except (OSError, sqlite3.Error) as refused:
            log.error("tonight's backup could not be made: %s", refused)
        else:
            if made is not None:
                log.info("backed up to %s", made)

    async def tidy(self) -> None:
        """A table that cannot be read must keep nobody from the others."""
        try:
            await duties.tidy(self.hall)
        except Exception:
            log.exception("not everything could be tidied up; it is tried again in a few hours")

    async def tell_news(self) -> None:
        """After an update every running table says so, once, in a line."""
        known = await house_notes.read(self.database, "version")
        if known != VERSION:
            if known is not None:
                await duties.tell_update(self.hall, VERSION, self.news)
            await house_notes.write(self.database, "version", VERSION)

    async def sync_commands(self) -> None:
        """Tell Discord our commands, but only when they have changed: it counts."""
        assert self.application_id is not None
        said = [await c.get_translated_payload(self.tree, Translator()) for c in self.tree.get_commands()]
        payload = in_order(said)
        digest = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await house_notes.read(self.database, "commands") == digest:
            return
        try:
            await self.http.bulk_upsert_global_commands(self.application_id, payload)
        except discord.HTTPException as refused:
            log.error("Discord does not take our commands (%s); those it knows go on, and it is asked again", refused)
            return
        await house_notes.write(self.database, "commands", digest)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Buttons that nobody knows any more are answered too, and forms, which may be older than this process."""
        data: dict[str, Any] = dict(interaction.data or {})  # type: ignore[arg-type]
        if interaction.type is discord.InteractionType.modal_submit:
            with handling(interaction, "form"):
                await forms.answer(interaction, data)  # type: ignore[arg-type]
        elif interaction.type is discord.InteractionType.component and not read(str(data.get("custom_id", ""))):
            await report(interaction, Refused("error-unknown-button"))  # type: ignore[arg-type]

    async def finish_answers(self) -> None:
        """Whoever has just pressed something is still answered. Discord does not wait longer for it, nor do we."""
        await _finished(ANSWERING)

    async def close(self) -> None:
        self._pulse.cancel()
        self.tidying.cancel()
        if self.metrics is not None:
            await self.metrics.close()
        if self.owner_reports is not None:
            await self.owner_reports.stop()
        await self.automata.stop()
        await self.duties_loop.stop()
        await self.boards.stop()
        await self.direct_messages.stop()
        await self.table_messages.stop()
        await self.finish_answers()
        await super().close()
        await _finished(LISTENING)
        self.picture_cache.close()
        self.background.close()
        self.advice.close()
        await self.database.close()
        self.folder.release()


def database_at(address: str, shard_ids: Sequence[int] | None = None) -> Database:
    """PostgreSQL's client is there only for those who use it."""
    try:
        from storage.postgres import PostgresDatabase
    except ImportError:
        sys.exit("PostgreSQL needs its client: pip install 'guildhall[postgres]'.")
    return PostgresDatabase(address, shard_ids or (0,))


def shards_of(settings: Settings) -> tuple[int | None, list[int] | None]:
    """How many there are, and which of them are ours."""
    if not settings.shard_ids:
        return settings.shards, None
    ours, _, count = settings.shard_ids.partition("/")
    first, _, last = ours.partition("-")
    found = list(range(int(first), int(last or first) + 1))
    if not found or found[-1] >= int(count):
        sys.exit(f"GUILDHALL_SHARD_IDS: of {count} shards there is no {ours}; the first is 0.")
    if not settings.database:
        sys.exit("GUILDHALL_SHARD_IDS is for several processes on one PostgreSQL: set GUILDHALL_DATABASE, too.")
    return int(count), found


def house_of(settings: Settings) -> Guildhall:
    count, ours = shards_of(settings)
    return Guildhall(
        settings.data,
        tables_per_person=settings.tables_per_person,
        drafts=settings.drafts,
        backups=settings.backups,
        adopt=settings.adopt,
        shards=count,
        shard_ids=ours,
        address=settings.database,
        metrics=settings.metrics,
        news=settings.news,
        owner_channel=settings.owner_channel,
    )


# ---------------------------------------------------------------- serving


def quiet_logs(level: str, how: str = "text") -> None:
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    if how == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    logging.getLogger("discord").setLevel("WARNING")
    logging.getLogger("aiohttp.access").setLevel("WARNING")
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak aloud


def give_memory_back() -> None:
    """Pictures are large and short-lived: let the C library return their memory instead of keeping it (glibc only)."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, 512 * 1024)
        mallopt(M_ARENA_MAX, 2)


async def settle_in(house: House) -> None:
    """What is there once the house is open stays there: no search for garbage need go through it again. Each would hold
    up everybody for as long as drawing a few pictures takes."""
    await house.wait_until_ready()
    gc.collect()
    gc.freeze()


async def until_told_to_stop(house: House, token: str) -> None:
    """Run until SIGTERM or Ctrl-C, then close in order: no new moves, what is written stays written."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    async with house:
        running = asyncio.create_task(house.start(token))
        settling = asyncio.create_task(settle_in(house))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        settling.cancel()
        if running.done():
            running.result()
        else:
            await house.close()
            running.cancel()  # a shard that is still knocking would go on, whether the house is closed or not
            await asyncio.gather(running, return_exceptions=True)


async def serve(settings: Settings) -> None:
    token = settings.token.get_secret_value()
    if not token:
        sys.exit("GUILDHALL_TOKEN is not set. To play without Discord: python bot.py local (or make play).")
    with saying_what_is_wrong(settings):
        await until_told_to_stop(house_of(settings), token)


@contextmanager
def saying_what_is_wrong(settings: Settings) -> Iterator[None]:
    """What whoever starts the bot can put right is a sentence and an exit code; anything else is a fault of ours."""
    try:
        yield
    except discord.LoginFailure:
        sys.exit("Discord does not accept this token. Copy it again from the bot's page in the developer portal.")
    except discord.GatewayNotFound:
        sys.exit("Discord does not say where its gateway is: it has trouble of its own. Start again in a few minutes.")
    except aiohttp.ClientConnectionError as cut_off:
        sys.exit(f"Discord cannot be reached ({cut_off}). Look after the network, then start again.")
    except FolderInUse as running:
        sys.exit(f"{running}. Stop it first, or choose another folder with GUILDHALL_DATA=….")
    except ForeignFolder as foreign:
        sys.exit(
            f"{foreign}. Choose another folder with GUILDHALL_DATA=…, or take it over once with GUILDHALL_ADOPT=1."
        )
    except Unreachable as gone:
        sys.exit(f"The database of GUILDHALL_DATABASE cannot be used ({gone}). Look after it, then start again.")
    except NewerDatabase as newer:
        sys.exit(f"{newer} Install that version again, or start with a backup from before (GUILDHALL_DATA=…).")
    except (sqlite3.DatabaseError, OSError) as unusable:
        sys.exit(
            f"The data folder {settings.data} cannot be used ({unusable}). This user must be able to write to it, and "
            "guildhall.db in it must be whole: choose another folder with GUILDHALL_DATA=…, or restore a backup."
        )


async def greet_once(house: Guildhall) -> None:
    """Whoever opens the page for the first time finds a welcome; tomorrow's game goes on without another."""
    if await house_notes.read(house.database, "welcomed") is None:
        for guild in house.guilds:
            await greet(house, guild)
        await house_notes.write(house.database, "welcomed", "yes")


def has_browser() -> bool:
    """A browser with a window: not one of the terminal, and not on a machine that only runs checks."""
    if "CI" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))


async def serve_local(settings: Settings, port: int, browser: bool) -> None:
    """Our own Discord on loopback, and the very same bot on it."""
    from localdiscord import LocalDiscord
    from localdiscord.redirect import hasten, redirect

    settings = settings.model_copy(update={"owner_channel": "none"})  # whoever plays at home has the log before them
    discord_here = LocalDiscord(settings.data / "discord", port)
    try:
        await discord_here.start()
    except OSError as taken:
        sys.exit(f"Port {port} cannot be used ({taken.strerror}). Choose another one: make play PORT={port + 1}.")
    redirect(discord_here.base_url)
    print(f"\n  Guildhall is open: {discord_here.page_url}\n", flush=True)
    if browser and has_browser():
        webbrowser.open(discord_here.page_url)
    try:
        house = house_of(settings)
        house.add_listener(partial(greet_once, house), "on_ready")
        hasten(house)
        with saying_what_is_wrong(settings):
            await until_told_to_stop(house, discord_here.token)
    finally:
        await discord_here.close()


def invite_link(settings: Settings) -> str:
    """With the permissions that tables need, and none to moderate with. A token begins with the application's id."""
    first = settings.token.get_secret_value().split(".")[0]
    try:
        application = int(base64.b64decode(first + "=" * (-len(first) % 4)))
    except ValueError:
        sys.exit(
            "GUILDHALL_TOKEN is not set, or is no bot's token. Copy it from the bot's page in the developer portal."
        )
    permissions = discord.Permissions(**dict.fromkeys((*NEEDED, "create_private_threads"), True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=("bot", "applications.commands"))


LOCAL_DATA = Path("data/local")


def local_folder(settings: Settings, asked: Path | None) -> Path:
    """The local Discord has a folder of its own: a real bot in the same one would be another application's."""
    data = asked or (settings.data if "data" in settings.model_fields_set else LOCAL_DATA)
    if data == LOCAL_DATA and not data.exists() and (LOCAL_DATA.parent / "discord").exists():
        print(f"  Your games so far are in {LOCAL_DATA.parent}. To go on with them: make play DATA={LOCAL_DATA.parent}")
    return data


def read_settings() -> Settings:
    """ValidationError is for us; for whoever starts the bot it is the name of a setting and what is wrong with it."""
    try:
        return Settings()
    except ValidationError as wrong:
        lines = [f"GUILDHALL_{str(error['loc'][0]).upper()}: {error['msg']}" for error in wrong.errors()]
        sys.exit("\n".join(["Some settings cannot be used.", *lines]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Guildhall: heavy eurogames by post.")
    commands = parser.add_subparsers(dest="where")
    local = commands.add_parser("local", help="play in the browser, without a Discord token")
    local.add_argument("--port", type=int, default=8462)
    local.add_argument("--data", type=Path, default=None)
    local.add_argument("--no-browser", action="store_true", help="only print the page's address")
    commands.add_parser("health", help="exit 0 if a running bot is connected (for the container's health check)")
    backup = commands.add_parser("backup", help="a safe copy of the database, also while the bot runs")
    backup.add_argument("file", type=Path, nargs="?")
    restore = commands.add_parser("restore", help="put a backup in the database's place; what was there is kept aside")
    restore.add_argument("file", type=Path)
    check = commands.add_parser("check", help="is the database whole, and does every living table follow from its log?")
    check.add_argument("file", type=Path, nargs="?")
    move = commands.add_parser("move", help="take all tables to PostgreSQL, and check that they arrived")
    move.add_argument("--to", required=True, metavar="postgresql://…")
    commands.add_parser("invite", help="print the link by which a server lets the bot in")
    asked = parser.parse_args()
    settings = read_settings()
    quiet_logs(settings.log_level, settings.log)
    give_memory_back()
    if asked.where == "local":
        settings = settings.model_copy(update={"data": local_folder(settings, asked.data)})
        asyncio.run(serve_local(settings, asked.port, not asked.no_browser))
    elif asked.where == "invite":
        print(invite_link(settings))
    elif asked.where == "backup":
        maintenance.backup(DataFolder(settings.data), asked.file)
    elif asked.where == "restore":
        maintenance.restore(DataFolder(settings.data), asked.file)
    elif asked.where == "check":
        maintenance.check(asked.file or DataFolder(settings.data).database)
    elif asked.where == "move":
        maintenance.move(DataFolder(settings.data), asked.to)
    else:
        asyncio.run(serve(settings))


if __name__ == "__main__":
    main()
