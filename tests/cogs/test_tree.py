"""The commands as Discord is told of them: few enough, findable, and offered only where they do something."""

from typing import Any

import pytest
from discord import app_commands

from cogs.person.help import TOPICS
from cogs.ui.handling import explain
from cogs.ui.moved_commands import MOVED, now_called
from cogs.ui.translator import Translator
from engine import GAMES
from localdiscord.testing import Player
from tests.cogs.playing import Evening
from words import speaker

MOST_IN_A_GROUP = 20
"""Of the 25 that Discord takes: one more, and it refuses them all."""
MOST_BESIDE_GAMES = 70
NO_VERBS = ("The", "What", "Your", "All", "Everything", "Someone's", "You", "A", "As", "For")
SLASH, OF_PERSON, OF_MESSAGE = 1, 2, 3
SERVER, DIRECT_MESSAGE, ELSEWHERE = 0, 1, 2
TO_SERVERS, TO_PEOPLE = 0, 1

Json = dict[str, Any]


async def told(evening: Evening) -> list[Json]:
    """What is synced."""
    anna: Player = await evening.local.person("Anna").open()
    return anna.commands


def subcommands(command: Json) -> list[Json]:
    return [option for option in command.get("options", ()) if option["type"] == 1]


async def test_no_group_is_near_discords_limit_and_all_are_few(evening: Evening) -> None:
    slash = [command for command in await told(evening) if command["type"] == SLASH]
    sizes = {command["name"]: len(subcommands(command)) for command in slash}
    assert max(sizes.values()) <= MOST_IN_A_GROUP, sizes
    beside = sum(size or 1 for name, size in sizes.items() if name not in GAMES)
    assert beside <= MOST_BESIDE_GAMES, beside


async def test_every_command_is_found_from_the_help(evening: Evening) -> None:
    slash = [c for c in await told(evening) if c["type"] == SLASH and c["name"] not in GAMES]
    names = [f"{c['name']} {sub['name']}" for c in slash for sub in subcommands(c)]
    names += [c["name"] for c in slash if not subcommands(c)]
    listed = [name for names in TOPICS.values() for name in names]
    assert sorted(listed) == sorted(names)


async def test_a_description_begins_with_a_verb(evening: Evening) -> None:
    """Nothing that describes a command begins with an article, a question or a noun of ours."""
    for command in await told(evening):
        for one in (command, *subcommands(command)):
            if command["type"] == SLASH and (command["name"] not in GAMES or one is not command):
                first = one["description"].split()[0]
                assert first not in NO_VERBS, one


async def test_commands_of_a_server_are_not_offered_elsewhere(evening: Evening) -> None:
    """`guild_only` of discord.py says nothing about groups where the whole bot has contexts of its own."""
    places = {c["name"]: (c["contexts"], c["integration_types"]) for c in await told(evening) if c["type"] == SLASH}
    for name in ("table", "manage", "admin", "learn", "leaderboard", "challenge", "find", "league", "evening"):
        assert places[name] == ([SERVER], [TO_SERVERS]), name
    for name in GAMES:
        assert places[name] == ([SERVER, DIRECT_MESSAGE], [TO_SERVERS]), name
    for name in ("mygames", "move", "board", "rules", "settings", "card", "help"):
        assert places[name] == ([SERVER, DIRECT_MESSAGE, ELSEWHERE], [TO_SERVERS, TO_PEOPLE]), name


@pytest.mark.parametrize("lang", ["en", "hu"])
async def test_an_old_name_leads_to_a_command_there_is(evening: Evening, lang: str) -> None:
    known = {command.qualified_name for command in evening.house.tree.walk_commands()}
    assert {*MOVED.values()} <= known
    assert not {*MOVED} & known
    assert now_called("tournay keep") == "move"
    assert now_called("table new") is None
    moved = _said("table resign", lang)
    leave = "/table leave" if lang == "en" else "/asztal távozás"
    assert moved == speaker(lang)("error-moved-command", command=leave)


def _said(name: str, lang: str) -> str | None:
    """What somebody hears whose Discord still shows an old name."""
    *parents, last = name.split(" ")
    return explain(speaker(lang), "", app_commands.CommandNotFound(last, parents))


async def test_names_and_descriptions_are_translated(evening: Evening) -> None:
    tree = evening.house.tree
    for command in tree.get_commands():
        said = await command.get_translated_payload(tree, Translator())
        assert "hu" in said["name_localizations"] or said["name"] in GAMES, said["name"]
