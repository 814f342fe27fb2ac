"""Starting the bot where something is wrong: a sentence that says what to do and an exit code, never a traceback."""

import ast
import asyncio
import base64
import logging
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from app import command_line, health
from app.guildhall import ForeignFolder, Guildhall, house_of
from app.running import has_browser, saying_what_is_wrong
from app.settings import Settings, read_settings
from cogs.ui.handling import explain
from localdiscord.redirect import hasten
from localdiscord.testing import serve_local
from storage import Database, DataFolder, NewerDatabase
from tests import postgres
from words import speaker

ROOT = Path(__file__).parent.parent
LOCKED = ("metrics", "postgres", "build")
"""Extras that the container has."""


def start(tmp_path: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "GUILDHALL_DATA": str(tmp_path / "data"), **settings}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)


def imported(done: subprocess.CompletedProcess[str]) -> set[str]:
    """By a process started with `-X importtime`."""
    return {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}


def test_the_health_check_imports_nothing_of_the_bot(tmp_path: Path) -> None:
    """It is asked every minute and has five seconds on a busy machine."""
    (tmp_path / "data").mkdir()
    asked = start(tmp_path, "-X", "importtime", "bot.py", "health")
    assert asked.returncode == 1
    assert "no sign of life" in asked.stderr
    health.leave_sign(tmp_path / "data", {0: {"heard": time.time()}})
    asked = start(tmp_path, "-X", "importtime", "bot.py", "health")
    assert asked.returncode == 0
    assert not imported(asked) & {"discord", "pydantic", "cogs", "asyncio"}


@pytest.mark.parametrize("command", [("backup",), ("check",), ()])
def test_maintenance_and_a_start_without_a_token_do_not_import_the_bot(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    """A host waits for it, and on a small machine it takes memory from the bot that is running."""
    asked = start(tmp_path, "-X", "importtime", "bot.py", *command, GUILDHALL_TOKEN="")
    assert asked.returncode == 1
    assert "app.command_line" in imported(asked)
    assert not imported(asked) & {"discord", "cogs", "render", "web", "localdiscord"}


def test_an_old_sign_of_life_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(health.DATA, raising=False)
    (tmp_path / ".env").write_text(f"GUILDHALL_TOKEN=x\n{health.DATA} = 'elsewhere'\n")
    assert health.data_folder() == Path("elsewhere")
    (tmp_path / "elsewhere").mkdir()
    sign = tmp_path / "elsewhere" / health.ALIVE
    health.leave_sign(sign.parent, {0: {"heard": time.time()}})
    with pytest.raises(SystemExit, match="0"):
        health.main()
    for old in (1.0, time.time() + 3600):  # the second one was left before the clock was set back
        os.utime(sign, (old, old))
        with pytest.raises(SystemExit, match="no sign of life"):
            health.main()


@pytest.mark.parametrize(
    "line",
    [
        "GUILDHALL_DATA=/srv/guildhall",
        "export GUILDHALL_DATA=/srv/guildhall",
        "guildhall_data = '/srv/guild hall'  # beside the others",
        'GUILDHALL_DATA="/srv/guildhall" # quoted',
        "\ufeffGUILDHALL_DATA=/srv/guildhall\r",
        "GUILDHALL_DATA=${HOME}/guildhall",
        "# GUILDHALL_DATA=/srv/guildhall",
    ],
)
def test_the_health_check_finds_the_folder_that_the_bot_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(health.DATA, raising=False)
    (tmp_path / ".env").write_text(f"GUILDHALL_LOG=json\n{line}\n", encoding="utf-8")
    assert health.data_folder() == read_settings().data


def test_the_log_level_may_be_written_small_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    refused = start(tmp_path, "bot.py", GUILDHALL_LOG_LEVEL="info", GUILDHALL_TOKEN="")
    assert "GUILDHALL_TOKEN is not set" in refused.stderr
    refused = start(tmp_path, "bot.py", GUILDHALL_LOG_LEVEL="chatty", GUILDHALL_TOKEN="")
    assert refused.returncode == 1
    assert "GUILDHALL_LOG_LEVEL" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_no_level_of_the_log_shows_the_values_of_statements(tmp_path: Path) -> None:
    opened = (
        "import asyncio, pathlib, app.command_line as c, storage; from storage import key_values;"
        f" c.quiet_logs('DEBUG'); db = storage.Database(pathlib.Path({str(tmp_path / 'guildhall.db')!r}));"
        " run = asyncio.new_event_loop().run_until_complete; run(db.open());"
        " run(key_values.write(db, 'note', 'a secret')); run(key_values.read(db, 'another secret')); run(db.close())"
    )
    logged = start(tmp_path, "-c", opened)
    assert logged.returncode == 0, logged.stderr
    assert "DEBUG" in logged.stderr
    assert "secret" not in logged.stderr


def test_no_text_of_a_person_looks_like_a_record_of_the_log() -> None:
    forged = "Anna\n2026-11-18 20:00:00,000 INFO guildhall: all is well\u2028\x1b[2J\u202e ő 🏰"
    try:
        raise RuntimeError(forged)
    except RuntimeError as error:
        how = (type(error), error, error.__traceback__)
    record = logging.LogRecord("cogs", logging.ERROR, __file__, 1, "%s failed", (forged,), how)
    first, *others = command_line.TextLines().format(record).split("\n")
    assert first.endswith(r"Anna\n2026-11-18 20:00:00,000 INFO guildhall: all is well\u2028\x1b[2J\u202e ő 🏰 failed")
    assert any("all is well" in line for line in others)
    assert all(line.startswith("  ") and line.isprintable() for line in others)


@pytest.mark.parametrize(
    ("setting", "form"), [("database", "postgresql://"), ("owner_channel", "dm "), ("shard_ids", "0-3")]
)
def test_a_setting_of_another_form_is_told_what_it_should_be(
    monkeypatch: pytest.MonkeyPatch, setting: str, form: str
) -> None:
    monkeypatch.setenv(f"GUILDHALL_{setting}".upper(), "nonsense")
    with pytest.raises(SystemExit, match=f"GUILDHALL_{setting.upper()}: Input should be {form}"):
        read_settings()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (discord.LoginFailure("no"), "rejected this token"),
        (discord.GatewayNotFound(), "gateway is unavailable"),
        (discord.RateLimited(3600.0), "gateway is unavailable"),
        (aiohttp.ClientConnectionError("no way"), "is unreachable"),
        (NewerDatabase("guildhall.db is at 0099"), "0099"),
        (PermissionError(13, "Permission denied"), "cannot be used"),
        (sqlite3.OperationalError("attempt to write a readonly database"), "cannot be used"),
    ],
)
def test_what_is_wrong_is_said(wrong: Exception, says: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=says), saying_what_is_wrong(Settings(data=tmp_path)):
        raise wrong


@pytest.mark.parametrize("command", [(), ("health",), ("invite",), ("backup",)])
def test_settings_in_another_encoding_are_told_in_a_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    """Windows writes such a file with `echo … > .env`."""
    (tmp_path / ".env").write_text("GUILDHALL_TOKEN=x\n", encoding="utf-16")
    asked = [sys.executable, str(ROOT / "bot.py"), *command]
    refused = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert refused.returncode == 1
    assert refused.stderr == "The settings in .env are not UTF-8 text: write the file anew.\n"


@pytest.mark.parametrize("asked", [health.main, read_settings])
def test_settings_of_another_user_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: Callable[[], object]
) -> None:
    (tmp_path / ".env").write_text("GUILDHALL_TOKEN=x\n")
    monkeypatch.chdir(tmp_path)

    def refused(*what: object, **how: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refused)  # a mode would not keep root from reading it
    monkeypatch.setattr("io.open", refused)
    with pytest.raises(
        SystemExit, match=r"\.env cannot be read \(Permission denied\)\. Run this as the bot's own user"
    ):
        asked()


def test_a_data_folder_of_another_user_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    health.leave_sign(tmp_path, {})

    def refused(*what: object, **how: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("os.stat", refused)
    assert "cannot be read (Permission denied)" in str(health.silence(tmp_path, time.time()))


@pytest.mark.parametrize(("code", "says"), [(4004, "rejected this token"), (4011, "GUILDHALL_SHARDS"), (4012, "4012")])
async def test_a_connection_that_discord_closes_for_good_is_told(tmp_path: Path, code: int, says: str) -> None:
    """4004: the token was reset while the bot was running."""
    async with serve_local(tmp_path / "discord") as local, Guildhall(tmp_path) as house:
        ready = asyncio.Event()

        async def on_ready() -> None:
            ready.set()

        house.add_listener(on_ready)
        hasten(house)
        running = asyncio.create_task(house.start("local"))
        await ready.wait()
        await local.fault(gateway="close", code=code)
        with pytest.raises(SystemExit, match=says), saying_what_is_wrong(Settings(data=tmp_path)):
            await asyncio.wait_for(running, 60)


async def test_a_taken_port_for_metrics_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        async with serve_local(tmp_path / "discord") as local:
            settings = Settings(data=tmp_path, metrics=taken, emojis=False)
            with (
                pytest.raises(
                    SystemExit, match=rf"GUILDHALL_METRICS: {taken} cannot be used \(Address already in use\)"
                ),
                saying_what_is_wrong(settings),
            ):
                async with local.running(house_of(settings)):
                    pass


@pytest.mark.parametrize("command", [("move", "--to", "postgresql://127.0.0.1:1/x"), ("check",), ("backup",)])
def test_a_missing_client_of_postgresql_is_named(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "psycopg.py").write_text("raise ImportError")
    database = {} if command[0] == "move" else {"GUILDHALL_DATABASE": "postgresql://127.0.0.1:1/x"}
    refused = start(tmp_path, "bot.py", *command, PYTHONPATH=str(tmp_path), **database)
    assert refused.returncode == 1
    assert refused.stderr.startswith(
        "PostgreSQL needs psycopg, which is not installed. Run in the checkout: make install"
    )


async def test_a_house_moves_to_the_address_in_the_settings(tmp_path: Path) -> None:
    if (found := postgres.cluster()) is None:
        pytest.skip(postgres.WHY_NOT)
    database = Database(DataFolder(tmp_path / "data").database)
    await database.open()
    await database.close()
    moved = start(tmp_path, "bot.py", "move", GUILDHALL_DATABASE=found.new())
    assert (moved.returncode, moved.stderr) == (0, "")
    assert "Start the bot with this address" in moved.stdout


def test_a_move_to_nowhere_asks_for_the_setting(tmp_path: Path) -> None:
    asked = start(tmp_path, "bot.py", "move", GUILDHALL_DATABASE="")
    assert (asked.returncode, asked.stderr.partition("=")[0]) == (1, "Where to? Set GUILDHALL_DATABASE")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("postgresql://me:secret@db/x", True),
        ("postgresql://:secret@db/x", True),
        ("postgresql://me@db:5432/x", False),
        ("postgresql://db:5432/x", False),
        ("postgresql:///x", False),
        (None, False),
    ],
)
def test_a_password_in_the_command_line_is_said_to_be_readable(
    given: str | None, said: bool, caplog: pytest.LogCaptureFixture
) -> None:
    in_settings = "postgresql://me:secret@db/settings"
    assert command_line.target_of_move(given, in_settings) == (given or in_settings)
    assert ("leave out --to" in caplog.text) == said
    assert "secret" not in caplog.text


def test_a_fault_of_ours_is_not_hidden_behind_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(KeyError), saying_what_is_wrong(Settings(data=tmp_path)):
        raise KeyError


def test_garbage_instead_of_a_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "guildhall.db").write_bytes(b"garbage" * 1000)
    with pytest.raises(SystemExit, match="cannot be used"), saying_what_is_wrong(Settings(data=tmp_path)):
        asyncio.run(Database(tmp_path / "guildhall.db").open())


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_somebody_who_is_not_in_the_server_is_refused_in_words(lang: str) -> None:
    """Discord lets people name anybody in an option; discord.py refuses those that are no members."""
    say = speaker(lang)
    transformer = app_commands.Transformer()
    error = app_commands.TransformerError("Feri", discord.AppCommandOptionType.user, transformer)
    assert explain(say, "", error) == say("error-not-a-member")


async def test_a_folder_of_another_application_is_left_alone_unless_it_is_adopted(tmp_path: Path) -> None:
    for application, adopt, taken in ((1, False, True), (2, False, False), (1, False, True), (2, True, True)):
        house = Guildhall(tmp_path, adopt=adopt)
        house._connection.application_id = application
        async with house:
            await house.database.open()
            if taken:
                await house.must_be_ours()
            else:
                with pytest.raises(ForeignFolder, match="application 1"):
                    await house.must_be_ours()


async def test_a_house_that_was_moved_does_not_start_from_its_old_file(tmp_path: Path) -> None:
    DataFolder(tmp_path).note_move("postgresql://db/guildhall")
    async with Guildhall(tmp_path) as house:
        with pytest.raises(SystemExit, match="moved to"), saying_what_is_wrong(Settings(data=tmp_path)):
            await house.setup_hook()
    assert not DataFolder(tmp_path).database.exists()


def test_play_has_a_folder_of_its_own_and_names_an_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GUILDHALL_DATA", raising=False)
    assert command_line.local_folder(Settings(), None) == command_line.LOCAL_DATA != Settings().data
    assert capsys.readouterr().out == ""
    (tmp_path / "data" / "discord").mkdir(parents=True)
    command_line.local_folder(Settings(), None)
    assert "make play DATA=data" in capsys.readouterr().out
    assert command_line.local_folder(Settings(), Path("mine")) == Path("mine")
    assert command_line.local_folder(Settings(data=Path("given")), None) == Path("given")


@pytest.mark.parametrize(
    ("platform", "around", "opens"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {}, False),
        ("darwin", {}, True),
        ("darwin", {"CI": "true"}, False),
    ],
)
def test_a_browser_opens_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, platform: str, around: dict[str, str], opens: bool
) -> None:
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in around.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert has_browser() == opens


def test_the_invite_link_asks_for_what_tables_need_and_for_nothing_to_moderate_with(tmp_path: Path) -> None:
    token = base64.b64encode(b"1234567890123456789").decode().rstrip("=") + ".x.y"
    link = yarl.URL(start(tmp_path, "bot.py", "invite", GUILDHALL_TOKEN=token).stdout.strip())
    assert link.query["client_id"] == "1234567890123456789"
    assert link.query["scope"] == "bot applications.commands"
    asked = discord.Permissions(int(link.query["permissions"]))
    assert asked.create_public_threads
    assert asked.attach_files
    assert not asked.administrator
    assert not asked.manage_messages
    refused = start(tmp_path, "bot.py", "invite", GUILDHALL_TOKEN="")
    assert refused.returncode == 1
    assert "GUILDHALL_TOKEN" in refused.stderr


@pytest.mark.parametrize(
    ("command", "package", "name"),
    [
        ((), "engine.calimala", "guildhall"),
        (("local", "--no-browser"), "engine.calimala", "guildhall-discord-bot"),
        (("check",), "left_behind", "guildhall-discord-bot"),
    ],
)
def test_an_update_that_was_not_installed_again_is_told_in_a_sentence(
    tmp_path: Path, command: tuple[str, ...], package: str, name: str
) -> None:
    """What is installed still offers a game from where it was before the update."""
    (tmp_path / "left_behind" / "__pycache__").mkdir(parents=True)
    old = tmp_path / f"{name.replace('-', '_')}-0.0.1.dist-info"
    old.mkdir()
    (old / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.0.1\n")
    (old / "entry_points.txt").write_text(f"[guildhall.games]\ncalimala = {package}:CALIMALA\n")
    refused = start(tmp_path, "bot.py", *command, PYTHONPATH=str(tmp_path))
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1
    assert "pip install -e ." in refused.stderr
    assert ("pip uninstall -y guildhall &&" in refused.stderr) == (name == "guildhall")
    (old / "entry_points.txt").write_text("[guildhall.games]\ncalimala = games.calimala:CALIMALA\n")
    assert "GUILDHALL_TOKEN" in start(tmp_path, "bot.py", PYTHONPATH=str(tmp_path), GUILDHALL_TOKEN="").stderr


def test_a_second_local_bot_in_one_folder_is_told_how_to_play_in_another(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "data")
    folder.take()
    refused = start(tmp_path, "bot.py", "local", "--no-browser", "--port", "0", "--data", str(folder.path))
    folder.release()
    assert refused.returncode == 1
    assert f"in use by process {os.getpid()}. Stop it first, or choose another folder with make play DATA=…." in (
        refused.stderr
    )


def test_a_folder_that_cannot_be_made_for_the_local_discord_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = start(tmp_path, "bot.py", "local", "--no-browser", "--port", "0", "--data", str(tmp_path / "file" / "x"))
    assert refused.returncode == 1
    assert "cannot be used" in refused.stderr
    assert "make play DATA=…" in refused.stderr
    assert "Traceback" not in refused.stderr


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def installed() -> set[str]:
    """The packages and modules at the top that a wheel holds, as files."""
    parts = PROJECT["tool"]["setuptools"]
    modules = {f"{module}.py" for module in parts["py-modules"]}
    return modules | {pattern.rstrip("*") for pattern in parts["packages"]["find"]["include"]}


def test_an_installed_guildhall_has_every_file_that_is_no_module() -> None:
    """A wheel leaves out what no pattern names, and only the container would notice."""
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    tracked = subprocess.run(["git", "ls-files", *installed()], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [Path(line) for line in tracked.stdout.splitlines() if not line.startswith("automata/training/")]
    assert len(files) > 400
    assert [f for f in files if f.suffix != ".py" and not any(f.match(pattern) for pattern in patterns)] == []


def test_the_lock_has_every_dependency_in_a_version_that_we_allow_with_hashes() -> None:
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    locked = {name: Version(found) for name, found in re.findall(r"^([\w.-]+)==([^ ;]+)", text, re.MULTILINE)}
    project = PROJECT["project"]
    asked = project["dependencies"] + [one for extra in LOCKED for one in project["optional-dependencies"][extra]]
    for wanted in map(Requirement, asked):
        assert locked[canonicalize_name(wanted.name)] in wanted.specifier, f"{wanted}: run make lock"
    assert text.count("--hash=sha256:") > len(locked)
    assert "://" not in text, "the lock names no address"


def test_an_installed_guildhall_has_every_module_that_the_bot_imports(tmp_path: Path) -> None:
    told = start(
        tmp_path,
        "-c",
        "import sys, bot, localdiscord.redirect\n"
        "from app.guildhall import cog_modules\n"
        "from cogs.ui.game_cog import cog_of\n"
        "from engine import GAMES\n"
        "cog_modules(), [cog_of(game) for game in GAMES]\n"
        "print(*[module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)], sep='\\n')",
    )
    files = [Path(line).relative_to(ROOT) for line in told.stdout.splitlines() if Path(line).is_relative_to(ROOT)]
    ours = [file for file in files if "site-packages" not in file.parts]
    ignored = [line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").split() if "*" not in line]
    assert len(ours) > 300
    assert {file.parts[0] for file in ours} <= installed()
    assert [file for file in ours if any(file.is_relative_to(folder) for folder in ignored)] == []


def test_every_argument_of_every_command_has_a_help_text() -> None:
    tracked = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    calls = [
        (name, node.lineno, {keyword.arg for keyword in node.keywords})
        for name in tracked.splitlines()
        if "add_argument(" in (text := (ROOT / name).read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "add_argument"
    ]
    assert len(calls) > 50
    told_by_argparse = {"version"}
    assert [(name, line) for name, line, given in calls if not given & {"help", *told_by_argparse}] == []
