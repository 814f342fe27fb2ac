"""`/table …`: one group to which several cogs add their commands, so that each stays with its subject:
`@table_command("new")` over a function makes it `/table new`.
"""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from cogs.ui.translator import text, word

TABLE = app_commands.Group(name=word("table"), description=text("table-group-description"), guild_only=True)
"""Put into the tree by the boot, when every cog has added its own."""


def table_command(name: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """A subcommand with the words of `table-<name>`. A cog that is loaded anew puts its command in place of the old."""

    def made(callback: Any) -> app_commands.Command[Any, ..., None]:
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=word("table", name), description=text(f"table-{name}-description"), callback=callback
        )
        TABLE.add_command(command, override=True)
        return command

    return made
