"""The commands of `bot.py`: run the bot, or maintain its database.

Only the commands that run the bot import it: the others start in a third of the time.
"""

import argparse
import asyncio
import logging
import re
import sys
from pathlib import Path
from typing import Any

from app import maintenance
from app.settings import Settings, is_readable_by_all, read_settings, unknown_settings
from app.version import VERSION
from storage import DataFolder

log = logging.getLogger(__name__)

QUIET = ("discord", "aiohttp.access", "aiosqlite")
"""Libraries whose lines below warnings say little, or too much: at DEBUG aiosqlite logs the values of statements, which
may be secrets of a table."""


class TextLines(logging.Formatter):
    """One line per record, and an indented traceback: no text of a person or of Discord looks like another record."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        return _escaped(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:
        return "\n".join(f"  {_escaped(line)}" for line in super().formatException(ei).splitlines())


def _escaped(line: str) -> str:
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in line)


def quiet_logs(level: str, how: str = "text") -> None:
    logging.basicConfig(level=level)
    lines: logging.Formatter = TextLines()
    if how == "json":
        from app.metrics import JsonLines

        lines = JsonLines()
    for handler in logging.getLogger().handlers:
        handler.setFormatter(lines)
    for name in QUIET:
        logging.getLogger(name).setLevel("WARNING")


LOCAL_DATA = Path("data/local")


def local_folder(settings: Settings, asked: Path | None) -> Path:
    """The local Discord has a folder of its own, because a real bot is another application."""
    data = asked or (settings.data if "data" in settings.model_fields_set else LOCAL_DATA)
    if data == LOCAL_DATA and not data.exists() and (LOCAL_DATA.parent / "discord").exists():
        print(f"  Your games so far are in {LOCAL_DATA.parent}. To go on with them: make play DATA={LOCAL_DATA.parent}")
    return data


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Guildhall: heavy eurogames in Discord. Without a command it runs the bot.",
        epilog="Settings come from the environment or a .env file; docs/HOSTING.md lists them.",
    )
    parser.add_argument("--version", action="version", version=f"Guildhall {VERSION}")
    commands = parser.add_subparsers(dest="where", metavar="command")
    local = commands.add_parser("local", help="run on a local Discord in the browser, without a token")
    local.add_argument("--port", type=int, default=8462, help="port of the page on this machine (default: 8462)")
    local.add_argument("--data", type=Path, default=None, help=f"data folder (default: {LOCAL_DATA})")
    local.add_argument("--no-browser", action="store_true", help="only print the page's address")
    commands.add_parser("invite", help="print the bot's invite link")
    commands.add_parser("health", help="exit with 0 if the running bot is connected (the container's health check)")
    backup = commands.add_parser("backup", help="back up the database, also while the bot runs")
    backup.add_argument("file", type=Path, nargs="?", help="where to (default: backups/ in the data folder)")
    restore = commands.add_parser("restore", help="replace the database with a backup; the old one is kept")
    restore.add_argument("file", type=Path, help="a backup of the same kind of database: .db, or .dump for PostgreSQL")
    check = commands.add_parser("check", help="check the database and replay every running game")
    check.add_argument("file", type=Path, nargs="?", help="a backup to check instead of the database in use")
    move = commands.add_parser("move", help="copy everything to PostgreSQL (GUILDHALL_DATABASE) and verify it")
    move.add_argument(
        "--to",
        metavar="ADDRESS",
        help="another empty database than GUILDHALL_DATABASE; all users of this machine can read the password in it",
    )
    return parser


def target_of_move(given: str | None, database: str) -> str:
    """Arguments are visible to other users of the machine, so the address belongs in a setting."""
    if given is None and not database:
        sys.exit("Where to? Set GUILDHALL_DATABASE=postgresql://user:password@host/name, an empty database.")
    if given is not None and re.match(r"\w+://[^/]*:[^/]*@", given):
        log.warning(
            "Other users of this machine can read the password after --to while this runs:"
            " set GUILDHALL_DATABASE and leave out --to."
        )
    return given or database


def main() -> None:
    asked = arguments().parse_args()
    settings = read_settings()
    quiet_logs(settings.log_level, settings.log)
    if unknown := unknown_settings():
        log.warning("Unknown settings are ignored: %s. docs/HOSTING.md lists what can be set.", ", ".join(unknown))
    if is_readable_by_all():
        log.warning("Every user of this machine can read .env, which holds the token: chmod 600 .env")
    if asked.where == "backup":
        maintenance.backup(DataFolder(settings.data), asked.file, settings.database)
    elif asked.where == "restore":
        maintenance.restore(DataFolder(settings.data), asked.file, settings.database)
    elif asked.where == "check":
        maintenance.check(DataFolder(settings.data), asked.file, settings.database)
    elif asked.where == "move":
        maintenance.move_database(DataFolder(settings.data), target_of_move(asked.to, settings.database))
    else:
        run(asked, settings)


def run(asked: argparse.Namespace, settings: Settings) -> None:
    if asked.where is None and not settings.token.get_secret_value():
        sys.exit(
            "GUILDHALL_TOKEN is not set. Put the bot's token into .env as GUILDHALL_TOKEN=…; to play without Discord,"
            " run make play."
        )
    from app import running

    running.prepare_process()
    if asked.where == "local":
        settings = settings.model_copy(update={"data": local_folder(settings, asked.data)})
        asyncio.run(running.serve_local(settings, asked.port, not asked.no_browser))
    elif asked.where == "invite":
        print(running.invite_link(settings))
    else:
        asyncio.run(running.serve(settings))
