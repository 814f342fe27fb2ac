"""Every module under `cogs` is loaded, what it defines is in the bot, and Discord is told of it in both languages."""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str
from discord.ext import commands

from app.guildhall import cog_modules
from cogs.play import after_move, panel
from cogs.ui import table_message
from cogs.ui.game_cog import GameCog
from cogs.ui.sections import Sections
from cogs.ui.translator import Translator
from engine import GAMES
from tests.cogs.playing import Evening
from words import speaker

COGS = Path(inspect.getfile(table_message)).parents[1]


def modules() -> list[ModuleType]:
    """Those that the walk imports, and those of games, which are loaded with them."""
    games = [module for name, module in sys.modules.items() if name.startswith("cogs.games.")]
    return [*cog_modules(), *games]


def cogs_of(module: ModuleType) -> Iterator[type[commands.Cog]]:
    for found in vars(module).values():
        if inspect.isclass(found) and issubclass(found, commands.Cog) and found.__module__ == module.__name__:
            yield found


def commands_of(module: ModuleType) -> Iterator[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Those outside of a cog."""
    for found in vars(module).values():
        if isinstance(found, app_commands.Command | app_commands.Group):
            yield found


def test_every_file_is_imported() -> None:
    """A folder without `__init__.py` would not be walked."""
    files = {path for path in COGS.rglob("*.py") if path.name != "__init__.py" and path.parent.name != "games"}
    assert {Path(str(module.__file__)) for module in cog_modules() if not hasattr(module, "__path__")} == files


async def test_every_cog_is_in_the_bot(evening: Evening) -> None:
    """Its module adds it in `setup`."""
    loaded = {type(cog) for cog in evening.house.cogs.values()} | {GameCog}
    found = [cog for module in modules() for cog in cogs_of(module)]
    assert len(found) > 20
    assert [cog for cog in found if cog not in loaded] == []


async def test_every_command_is_in_the_bot(evening: Evening) -> None:
    known = {command.qualified_name for command in evening.house.tree.walk_commands()}
    found = [command.qualified_name for module in modules() for command in commands_of(module)]
    assert len(found) > 15
    assert [name for name in found if name not in known] == []


async def test_every_cog_of_a_game_is_that_of_a_game_there_is(evening: Evening) -> None:
    """One that is named otherwise than its game would never be loaded."""
    files = {path.stem for path in (COGS / "games").glob("*.py") if "\nCOG = " in path.read_text(encoding="utf-8")}
    assert files == {game_id for game_id in GAMES if type(evening.house.cogs[game_id]) is not GameCog}


@pytest.mark.parametrize(
    "sections",
    [table_message.SECTIONS, table_message.LAST_SECTIONS, panel.SECTIONS, after_move.DONE_SECTIONS],
    ids=["table's message", "below it", "panel", "after a move"],
)
def test_every_section_is_there_in_its_order(sections: Sections[Any]) -> None:
    cog_modules()
    assert tuple(part.__name__ for part in sections) == sections.order


def test_a_section_without_a_place_in_the_order_is_refused() -> None:
    async def lesson() -> None: ...

    async def advertisement() -> None: ...

    sections = Sections[Any]("lesson")
    sections.add(lesson)
    with pytest.raises(LookupError, match="advertisement"):
        sections.add(advertisement)
    assert [*sections] == [lesson]


# ---------------------------------------------------------------- words


class Recording(Translator):
    """Remembers what is translated, in English and by which message."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        self.seen.add((string.extras.get("key", ""), string.message))
        return await super().translate(string, locale, context)


def untranslated(said: dict[str, Any], path: str = "") -> Iterator[str]:
    """Names and descriptions of a command, its options and their choices that Discord gets in English only."""
    here = f"{path} {said['name']}"
    for what in ("name", "description"):
        if what in said and "hu" not in said.get(f"{what}_localizations", {}):
            yield f"the {what} of{here}"
    for inner in (*said.get("options", ()), *said.get("choices", ())):
        yield from untranslated(inner, here)


async def test_discord_is_told_of_every_command_in_both_languages(evening: Evening) -> None:
    tree, recording = evening.house.tree, Recording()
    payload = [await command.get_translated_payload(tree, recording) for command in tree.get_commands()]
    assert [missing for said in payload for missing in untranslated(said)] == []
    en, hu = speaker("en"), speaker("hu")
    assert len(recording.seen) > 200
    for key, said in recording.seen:
        assert hu.has(key), key
        assert en(key) == said, key


NAMED = re.compile(r"`/([a-z-]+(?: [a-z-]+(?![a-z:-]))*)[ `:]")
PATHS = {"data", "ws"}
"""What looks like a command and is a folder or an address."""


async def test_every_command_that_players_and_hosts_read_of_exists(evening: Evening) -> None:
    known = {command.qualified_name for command in evening.house.tree.walk_commands()}
    pages = (
        "README.md",
        "CODE_OF_CONDUCT.md",
        "docs/HOSTING.md",
        "docs/PRIVACY.md",
        "docs/TERMS.md",
        "docs/AUTOMATA.md",
        *[f".github/ISSUE_TEMPLATE/{name}.yml" for name in ("bug", "game", "rules")],
    )
    named = {(page, name) for page in pages for name in NAMED.findall((COGS.parent / page).read_text(encoding="utf-8"))}
    assert len(named) > 30
    assert sorted((page, name) for page, name in named if name not in known | PATHS) == []
