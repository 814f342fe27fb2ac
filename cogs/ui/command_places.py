"""Where each command is offered: in servers, in direct messages with the bot, and, for people who have installed it for
themselves, everywhere else."""

from typing import Any

from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType

from engine import GAMES

IN_SERVERS = frozenset({"table", "manage", "admin", "learn", "leaderboard"})
"""What needs a server in which the bot is."""

Named = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


def give_place(command: Named) -> None:
    """Say where a command is offered: of a game, where its tables are played or waited for; of a person, everywhere."""
    of_server = command.name in IN_SERVERS or command.extras.get("in_servers", False)
    of_game = command.name in GAMES
    command.allowed_contexts = AppCommandContext(
        guild=True, dm_channel=not of_server, private_channel=not of_server and not of_game
    )
    command.allowed_installs = AppInstallationType(guild=True, user=not of_server and not of_game)
