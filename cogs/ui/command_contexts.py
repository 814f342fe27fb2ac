"""Contexts of each command: servers, direct messages with the bot, and, for user installs, everywhere."""

from typing import Any

from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

from engine import GAMES

IN_SERVERS = frozenset({"table", "manage", "admin", "learn", "leaderboard", "challenge", "league", "find", "evening"})
"""Commands that need a server with the bot."""

Named = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def set_contexts(command: Named) -> None:
    """Set the contexts of a command: those of a game where its tables can be, personal ones everywhere."""
    of_server = command.name in IN_SERVERS or command.extras.get("in_servers", False)
    of_game = command.name in GAMES
    command.allowed_contexts = AppCommandContext(
        guild=True, dm_channel=not of_server, private_channel=not of_server and not of_game
    )
    command.allowed_installs = AppInstallationType(guild=True, user=not of_server and not of_game)
