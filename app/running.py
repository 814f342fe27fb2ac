"""Runs the bot, on Discord or on a local one, and says what is wrong where it cannot start."""

import asyncio
import base64
import ctypes
import gc
import logging
import os
import secrets
import signal
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import aiohttp
import discord
from PIL import features
from pydantic import SecretStr

from app.guildhall import ForeignFolder, Guildhall, PortTaken, house_of
from app.settings import Settings
from cogs.table.lobby import NEEDED
from cogs.table.welcome import greet
from cogs.ui import table_pictures
from storage import FolderInUse, FolderMoved, NewerDatabase, Unreachable, key_values

log = logging.getLogger(__name__)

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
TRIMMED = 15.0
"""Seconds between two returns of freed memory."""
BETWEEN_FULL = 100
"""Collections of the middle generation before a full one, which blocks the event loop for 20 ms."""


def give_memory_back() -> None:
    """Let glibc return the memory of pictures, which are large and short-lived, to the system."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, 512 * 1024)
        mallopt(M_ARENA_MAX, 2)


def answer_while_drawing() -> None:
    """Let the event loop interrupt a thread that draws after a tenth of a millisecond instead of five: each write to a
    socket gives up the interpreter, and an answer has dozens of them. Less than that costs more than it gains."""
    sys.setswitchinterval(0.0001)


def name_missing_libraries() -> None:
    """Log what pictures lack on this system."""
    if not features.check_feature("raqm"):
        log.warning(
            "FriBiDi is not installed: pictures have old-style figures and uneven spacing. Install it (Debian: apt"
            " install libfribidi0) and start again."
        )


def prepare_process() -> None:
    name_missing_libraries()
    give_memory_back()
    answer_while_drawing()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # voice is not used


async def settle_in(house: Guildhall) -> None:
    """Freeze the GC after start-up and make full collections rare, as they block the event loop, and prepare the
    pictures. Then return freed memory to the system now and then: between pictures much of the heap is unused."""
    house.prepares = True
    await house.wait_until_ready()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], BETWEEN_FULL)
    await table_pictures.warm_up(house.picture_cache, house.hall)
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    while trim is not None:
        await asyncio.sleep(TRIMMED)
        await asyncio.to_thread(trim, 0)


async def until_told_to_stop(house: Guildhall, token: str) -> None:
    """Run until SIGTERM or Ctrl-C, then close in order, so that nothing stored is lost."""
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
            running.cancel()  # a shard that is still connecting would go on after closing
            await asyncio.gather(running, return_exceptions=True)


async def serve(settings: Settings) -> None:
    with saying_what_is_wrong(settings):
        await until_told_to_stop(house_of(settings), settings.token.get_secret_value())


WRONG_TOKEN = "Discord rejected this token. Copy it again from the bot's page in the developer portal."
WRONG_SHARDS = "Discord rejected the number of shards. Set GUILDHALL_SHARDS=auto, or correct GUILDHALL_SHARD_IDS."
CLOSED = {4004: WRONG_TOKEN, 4010: WRONG_SHARDS, 4011: WRONG_SHARDS}
"""Codes with which the gateway closes a connection for good."""


@contextmanager
def saying_what_is_wrong(settings: Settings, folder: str = "GUILDHALL_DATA=…") -> Iterator[None]:
    """Turn errors that the host can fix into a message and exit code 1; bugs keep their traceback. `folder`: how to
    choose another data folder."""
    try:
        yield
    except discord.LoginFailure:
        sys.exit(WRONG_TOKEN)
    except discord.ConnectionClosed as closed:
        sys.exit(CLOSED.get(closed.code, f"Discord closed the connection (code {closed.code}). Start again."))
    except (discord.GatewayNotFound, discord.DiscordServerError, discord.RateLimited):
        sys.exit("Discord's gateway is unavailable right now. Try again in a few minutes.")
    except aiohttp.ClientConnectionError as cut_off:
        sys.exit(f"Discord is unreachable ({cut_off}). Check the network connection, then start again.")
    except FolderInUse as running:
        sys.exit(f"{running}. Stop it first, or choose another folder with {folder}.")
    except FolderMoved as moved:
        sys.exit(f"{moved}.")
    except ForeignFolder as foreign:
        sys.exit(f"{foreign}. Choose another folder with {folder}, or take it over once with GUILDHALL_ADOPT=1.")
    except PortTaken as taken:
        sys.exit(f"{taken}. Stop what uses it, or choose another port.")
    except Unreachable as gone:
        sys.exit(f"GUILDHALL_DATABASE: {gone}. Check that it is running and reachable, then start again.")
    except NewerDatabase as newer:
        sys.exit(f"{newer}. Install that version again, or restore a backup made before the update.")
    except (sqlite3.DatabaseError, OSError) as unusable:
        sys.exit(
            f"The data folder {settings.data} cannot be used ({unusable}). This user must be able to write to it, and "
            f"guildhall.db in it must be intact: choose another folder with {folder}, or restore a backup."
        )


async def greet_once(house: Guildhall) -> None:
    """Post the welcome on the first start only."""
    if await key_values.read(house.database, "welcomed") is None:
        for guild in house.guilds:
            await greet(house, guild)
        await key_values.write(house.database, "welcomed", "yes")


def has_browser() -> bool:
    """Whether a graphical browser can be opened: not in a terminal, not in CI."""
    if "CI" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def free_port(wanted: int) -> int:
    """The wanted port, so that links stay the same; 0, for any port, if it is taken."""
    with socket.socket() as trying:
        try:
            trying.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


PLAY_ELSEWHERE = "make play DATA=…"


async def serve_local(settings: Settings, port: int, browser: bool) -> None:
    """Run the bot on a local Discord on loopback."""
    from localdiscord import LocalDiscord
    from localdiscord.redirect import hasten, redirect

    web = settings.web or f"127.0.0.1:{free_port(port + 1)}"
    secret = SecretStr(secrets.token_urlsafe(16))
    # a local player sees the log in the terminal; the local Discord gets the same client secret
    settings = settings.model_copy(update={"owner_channel": "none", "web": web, "client_secret": secret})
    with saying_what_is_wrong(settings, PLAY_ELSEWHERE):
        discord_here = LocalDiscord(settings.data / "discord", port)
    try:
        await discord_here.start()
    except OSError as taken:
        sys.exit(f"Port {port} cannot be opened ({taken.strerror}). Choose another one: make play PORT={port + 1}.")
    redirect(discord_here.base_url)
    print(f"\n  Guildhall is open: {discord_here.page_url}\n", flush=True)
    if browser and has_browser():
        webbrowser.open(discord_here.page_url)
    try:
        house = house_of(settings)
        house.add_listener(partial(greet_once, house), "on_ready")
        hasten(house)
        if settings.activity and house.web is not None:
            where = house.web.address
            discord_here.activities.switch_on(
                where.url or f"http://{where.host}:{where.port}", secret.get_secret_value()
            )
        with saying_what_is_wrong(settings, PLAY_ELSEWHERE):
            await until_told_to_stop(house, discord_here.token)
    finally:
        await discord_here.close()


def invite_link(settings: Settings) -> str:
    """With the permissions that tables need, and none to moderate. A token begins with the application's id."""
    first = settings.token.get_secret_value().split(".")[0]
    try:
        application = int(base64.b64decode(first + "=" * (-len(first) % 4)))
    except ValueError:
        sys.exit(
            "GUILDHALL_TOKEN is not set, or is not a bot's token. Copy it from the bot's page in the developer portal"
            " into .env as GUILDHALL_TOKEN=…, then ask for the link again."
        )
    permissions = discord.Permissions(**dict.fromkeys((*NEEDED, "create_private_threads"), True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=("bot", "applications.commands"))
