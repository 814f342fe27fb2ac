"""The `/table …` group, to which several cogs add commands: `@table_command("new")` makes a function `/table new`."""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from cogs.ui.translator import text, word

ORDER = (
    "new", "practice", "list", "join", "invite", "leave", "substitute",
    "clock", "pause", "end", "reopen", "nudge",
    "follow", "show-hand", "chat", "report", "export", "share",
)  # fmt: skip
"""Order of the subcommands in Discord and the help."""
COMMANDS: dict[str, app_commands.Command[Any, ..., None]] = {}


def table_command(name: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Decorate the callback of a subcommand, named and described by `table-<name>`."""

    def made(callback: Any) -> app_commands.Command[Any, ..., None]:
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=word("table", name), description=text(f"table-{name}-description"), callback=callback
        )
        COMMANDS[name] = command
        return command

    return made


def table_group() -> app_commands.Group:
    """Return the group with all subcommands; call it after importing all modules of `cogs`.

    Raises ValueError if the order and the registered subcommands differ.
    """
    if {*COMMANDS} != {*ORDER}:
        raise ValueError(f"the order of /table and its commands differ: {sorted({*COMMANDS} ^ {*ORDER})}")
    group = app_commands.Group(name=word("table"), description=text("table-group-description"))
    for name in ORDER:
        group.add_command(COMMANDS[name])
    return group
