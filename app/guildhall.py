"""The bot: one Discord client with its database, tables, cogs and delivery loops."""

import asyncio
import hashlib
import json
import logging
import math
import pkgutil
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import discord
from discord.ext import commands, tasks

import cogs
from app import health, upkeep
from app.installation import missing_client
from app.metrics import Metrics
from app.settings import Settings, activity_secret, shards_of
from app.version import VERSION
from cogs.delivery import emoji_upload
from cogs.delivery.automata_loop import AutomataLoop
from cogs.delivery.delivery_loop import UNREACHABLE
from cogs.delivery.direct_messages import DirectMessageDelivery
from cogs.delivery.duties_loop import DutiesLoop
from cogs.delivery.evenings import EveningDelivery
from cogs.delivery.leagues import LeagueDelivery
from cogs.delivery.owner_reports import OwnerReports
from cogs.delivery.table_lists import TableListDelivery
from cogs.delivery.table_messages import TableMessageDelivery
from cogs.games.move_commands import add_games
from cogs.person.help import in_order
from cogs.play import forms
from cogs.table.table_group import table_group
from cogs.ui.background import BESIDE, Background, FilmCache
from cogs.ui.buttons import PressButton, PressMenu, read
from cogs.ui.command_contexts import set_contexts
from cogs.ui.emojis import Emojis
from cogs.ui.handling import Tree, handling, is_too_fast, report
from cogs.ui.table_pictures import PictureCache
from cogs.ui.translator import Translator
from storage import Database, DataFolder, key_values
from tables import FairQueue, Hall, RateLimit, Refused, duties
from tables.core import hall
from tables.play import hints
from web import address, game_file
from web.activity import Activity
from web.address import Address
from web.server import WebServer

log = logging.getLogger("guildhall")

ANSWERING = ("CommandTree-invoker", "discord-ui-dynamic-item", "discord.py: on_interaction")
"""Names of discord.py's tasks that answer interactions."""
LISTENING = ("discord.py: on_",)
"""Names of its tasks for other events, which still need the database while closing."""
LAST_ANSWERS = 2.5
ENTRY_POINT = 4
CARRIED = (
    "type", "name", "name_localizations", "description", "description_localizations", "handler", "integration_types",
    "contexts", "default_member_permissions", "nsfw",
)  # fmt: skip
"""What is said again of a command that is not ours."""


class PortTaken(Exception):
    """The living board or the metrics cannot listen where they should."""


class ForeignFolder(Exception):
    """The data folder belongs to another application."""


async def _finished(names: tuple[str, ...]) -> None:
    """Wait for tasks with these names, at most LAST_ANSWERS seconds."""
    tasks = {task for task in asyncio.all_tasks() if task.get_name().startswith(names)} - {asyncio.current_task()}
    if tasks:
        await asyncio.wait(tasks, timeout=LAST_ANSWERS)


@cache
def cog_modules() -> tuple[ModuleType, ...]:
    """Import every module under `cogs` except the cogs of games, which are loaded with their games.

    A module registers its buttons, forms and `/table` commands on import, and its cog when `setup` is called.
    `load_extension` would run each module again for every bot of a process (0.50 s instead of 0.27 s), and the tests
    open hundreds.
    """
    found = pkgutil.walk_packages(cogs.__path__, "cogs.")
    return tuple(import_module(info.name) for info in found if not info.name.startswith("cogs.games"))


class Guildhall(commands.AutoShardedBot):
    """A Discord client that runs the tables of a hall. It does not know whether its Discord is the real one."""

    version = VERSION
    review_worlds: int | None = None
    """Samples per estimate of a review; None for as many as time allows."""
    hint_worlds: int = hints.WORLDS
    prepares: bool = False
    """Whether idle time is spent on what will probably be requested."""

    def __init__(
        self,
        data: Path,
        *,
        clock: Callable[[], float] = time.time,
        tables_per_person: int = hall.MAX_TABLES_PER_PERSON,
        drafts: bool = False,
        backups: int = 0,
        adopt: bool = False,
        shards: int | None = None,
        news: str = "",
        shard_ids: Sequence[int] | None = None,
        address: str = "",
        metrics: str = "",
        owner_channel: str = "none",
        presses_per_minute: int = 0,
        web: Address | None = None,
        client_secret: str = "",
        emojis: bool = False,
    ) -> None:
        """`shards`: their number, Discord's recommendation by default; `shard_ids`: those of this process, all by
        default; `owner_channel`: for reports and errors, a channel's id, `dm` or `none`; `presses_per_minute`:
        sustained rate per user, 0 for no limit; `web`: address of the living board; `client_secret`: if given, the
        board opens inside Discord as an Activity; `emojis`: draw and upload those of the application."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=60.0,
            shard_count=shards,
            shard_ids=None if shard_ids is None else list(shard_ids),  # type: ignore[arg-type]  # None is all of them
        )
        self.data = data
        self.started_at = time.time()
        self.owner_channel = owner_channel
        self.owner_reports = None if owner_channel == "none" else OwnerReports(self)
        self.folder = DataFolder(data)
        self.database = database_at(address, shard_ids) if address else Database(self.folder.database)
        self.backups, self.adopt, self.news = backups, adopt, news
        self.hall = Hall(self.database, clock=clock, tables_per_person=tables_per_person, drafts=drafts)
        if shard_ids is not None and shards is not None:
            self.hall.shards = (shards, shard_ids)
        self.picture_cache = PictureCache()
        self.signs = Emojis()
        self._uploads_emojis = emojis
        self.background = Background()
        """Runs reviews and films."""
        self.advice = Background(BESIDE, each=1)
        """Runs what a player waits for, apart from reviews and films, which take longer."""
        self.first_thoughts = FairQueue(1)
        """Queue of the quick first hints, each computed in a thread."""
        self.rate_limit = RateLimit(presses_per_minute)
        self.films = FilmCache()
        self.shown: dict[tuple[str, str], str] = {}
        """(kind, table) → message in which a player shared the review or film with the table."""
        self.table_messages = TableMessageDelivery(self)
        self.direct_messages = DirectMessageDelivery(self)
        self.table_lists = TableListDelivery(self)
        self.leagues = LeagueDelivery(self)
        self.evenings = EveningDelivery(self)
        self.duties_loop = DutiesLoop(self)
        self.automata = AutomataLoop(self)
        self.metrics = Metrics(self) if metrics else None
        self.metrics_at = metrics
        self.game_file = partial(game_file.made, self)
        """Exports a finished game as one HTML file, for a user, a table and a reader."""
        self.web = WebServer(self, web) if web is not None else None
        self._client_secret = client_secret
        self.shards_seen: dict[int, dict[str, float]] = {}
        self._pulse: asyncio.Future[None] = asyncio.Future()
        self._looking_over: asyncio.Future[None] = asyncio.Future()
        self._loading_emojis: asyncio.Future[None] = asyncio.Future()

    async def setup_hook(self) -> None:
        if not self.database.shared:
            self.folder.must_hold_house()
        self.folder.take()
        await self.database.open()
        await self.must_be_ours()
        await self.tree.set_translator(Translator())
        for module in cog_modules():
            if hasattr(module, "setup"):
                await module.setup(self)
        await add_games(self)
        self.tree.add_command(table_group())
        for command in self.tree.get_commands():
            set_contexts(command)
        self.add_dynamic_items(PressButton, PressMenu)
        await self.sync_commands()
        await self.tidy()
        await self.tell_news()
        self.table_messages.start()
        self.direct_messages.start()
        self.table_lists.start()
        self.leagues.start()
        self.evenings.start()
        self.duties_loop.start()
        self.automata.start()
        if self.owner_reports is not None:
            self.owner_reports.start()
        self.tidying.start()
        if self.metrics is not None:
            try:
                self.metrics.serve(self.metrics_at)
            except OSError as taken:
                raise PortTaken(f"GUILDHALL_METRICS: {self.metrics_at} cannot be used ({taken.strerror})") from taken
        if self.web is not None:
            if self._client_secret:
                application, token = str(self.application_id), str(self.http.token)
                self.web.activity = Activity(application, self._client_secret, token, discord.http.Route.BASE)
            try:
                await self.web.start()
            except OSError as taken:
                where = f"{self.web.address.host}:{self.web.address.port}"
                raise PortTaken(f"GUILDHALL_WEB: {where} cannot be used ({taken.strerror})") from taken
        self._pulse = asyncio.create_task(self.pulse(), name="pulse")
        self._looking_over = asyncio.create_task(upkeep.look_over(self), name="looking over the database")
        if self._uploads_emojis:
            self._loading_emojis = asyncio.create_task(emoji_upload.load(self), name="loading emojis")

    def look_again(self, table_ids: Iterable[str]) -> None:
        """Retry the delivery to tables that may be reachable again."""
        self.table_messages.look_again(table_ids)

    def looks_after(self, guild_id: int) -> bool:
        """Whether the server belongs to one of this process's shards."""
        if self.shard_ids is None or self.shard_count is None:
            return True
        return (guild_id >> 22) % self.shard_count in self.shard_ids

    async def must_be_ours(self) -> None:
        """Raise ForeignFolder if the database belongs to another application, which could not reach its channels and
        messages, unless `adopt` is set."""
        ours = str(self.application_id)
        known = await key_values.read(self.database, "application")
        if known not in (None, ours) and not self.adopt:
            raise ForeignFolder(f"{self.data} belongs to the application {known}, and this is {ours}")
        if known != ours:
            await key_values.write(self.database, "application", ours)

    async def pulse(self) -> None:
        """Write the heartbeat file for `python bot.py health` periodically."""
        await self.wait_until_ready()
        log.info("Guildhall %s is ready: %d shards, %d servers", self.version, len(self.latencies), len(self.guilds))
        while True:
            self.look_at_shards(time.time())
            try:
                health.leave_sign(self.data, self.shards_seen)
            except OSError as refused:
                log.warning("writing the heartbeat file failed, retrying in %.0f s: %s", health.PULSE, refused)
            await asyncio.sleep(health.PULSE)

    def look_at_shards(self, now: float) -> None:
        servers = Counter(guild.shard_id for guild in self.guilds)
        for number, latency in self.latencies:
            seen = self.shards_seen.setdefault(number, {"heard": now})
            seen["servers"] = servers[number]
            if math.isfinite(latency):  # finite while heartbeats are answered
                seen.update(heard=now, latency=round(latency, 3))

    @tasks.loop(hours=6)
    async def tidying(self) -> None:
        """Every six hours and at start: complete the outbox, sync the commands, back up, report to the owner."""
        if self.tidying.current_loop:
            await self.tidy()
            await self.retried_later("sending the commands to Discord", self.sync_commands)
            if self._uploads_emojis and self._loading_emojis.done():
                self._loading_emojis = asyncio.create_task(emoji_upload.load(self), name="loading emojis")
        await self.retried_later("the nightly backup", partial(upkeep.back_up, self))
        await self.retried_later("sending the weekly report to the owner", self.tell_how_it_is)

    async def retried_later(self, what: str, job: Callable[[], Awaitable[None]]) -> None:
        """Log a failure of a job of `tidying`: an error that leaves the loop would end it until the next start."""
        try:
            await job()
        except UNREACHABLE as gone:
            log.warning("%s failed, retrying in 6 hours: %s", what, gone)
        except Exception:
            log.exception("%s failed, retrying in 6 hours", what)

    async def tell_how_it_is(self) -> None:
        """Send the weekly report to the owner."""
        if self.owner_reports is None:
            return
        await self.wait_until_ready()
        async with self.hall.claimed("weekly report") as ours:
            if ours:
                await self.owner_reports.weekly()

    async def tidy(self) -> None:
        """Failures are logged: an unreadable table must not stop the bot."""
        await self.retried_later("the clean-up of the database", partial(duties.tidy, self.hall))

    async def tell_news(self) -> None:
        """After an update, record it once at every running table."""
        async with self.hall.claimed("news") as ours:
            known = await key_values.read(self.database, "version") if ours else self.version
            if known != self.version:
                if known is not None:
                    await duties.tell_update(self.hall, self.version, self.news)
                await key_values.write(self.database, "version", self.version)

    async def sync_commands(self) -> None:
        """Send the commands to Discord if they have changed; the endpoint is rate limited.

        The entry-point command that Discord creates for an Activity is sent along: without it the list is refused
        (50240).
        """
        assert self.application_id is not None
        said = [await c.get_translated_payload(self.tree, Translator()) for c in self.tree.get_commands()]
        payload = in_order(said)
        digest = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await key_values.read(self.database, "commands") == digest:
            return
        try:
            known: list[Any] = [*await self.http.get_global_commands(self.application_id)]
            entries = [
                {name: one[name] for name in CARRIED if name in one} for one in known if one["type"] == ENTRY_POINT
            ]
            await self.http.bulk_upsert_global_commands(self.application_id, [*payload, *entries])
        except discord.HTTPException as refused:
            log.error("Discord rejected the command list, the old commands stay, retrying in 6 hours: %s", refused)
            return
        await key_values.write(self.database, "commands", digest)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer unknown buttons and modals, which may be older than this process."""
        data: dict[str, Any] = dict(interaction.data or {})  # type: ignore[arg-type]
        if interaction.type is discord.InteractionType.modal_submit:
            with handling(interaction, "form"):
                if not await is_too_fast(interaction):  # type: ignore[arg-type]
                    await forms.answer(interaction, data)  # type: ignore[arg-type]
        elif interaction.type is discord.InteractionType.component and not read(str(data.get("custom_id", ""))):
            await report(interaction, Refused("error-unknown-button"))  # type: ignore[arg-type]

    async def finish_answers(self) -> None:
        """Wait for interactions under way, no longer than Discord does."""
        await _finished(ANSWERING)

    async def close(self) -> None:
        self._pulse.cancel()
        self._looking_over.cancel()
        self._loading_emojis.cancel()
        self.tidying.cancel()
        if self.metrics is not None:
            await self.metrics.close()
        if self.web is not None:
            await self.web.close()
        if self.owner_reports is not None:
            await self.owner_reports.stop()
        await self.automata.stop()
        await self.duties_loop.stop()
        await self.leagues.stop()
        await self.evenings.stop()
        await self.table_lists.stop()
        await self.direct_messages.stop()
        await self.table_messages.stop()
        self.background.close()
        self.advice.close()
        await self.finish_answers()
        await super().close()
        await _finished(LISTENING)
        self.picture_cache.close()
        await self.database.close()
        self.folder.release()


def database_at(address: str, shard_ids: Sequence[int] | None = None) -> Database:
    """Imported here because PostgreSQL's driver is optional."""
    try:
        from storage.postgres import PostgresDatabase
    except ImportError:
        sys.exit(missing_client("GUILDHALL_DATABASE", "psycopg", "postgres"))
    return PostgresDatabase(address, shard_ids or (0,))


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
        presses_per_minute=settings.presses_per_minute,
        web=address.read(settings.web, settings.web_url),
        client_secret=activity_secret(settings),
        emojis=settings.emojis,
    )
