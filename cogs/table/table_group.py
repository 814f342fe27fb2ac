"""`/table …`: one group to which several cogs add their commands, so that each stays with its subject:
`@table_command("new")` over a function makes it `/table new`.
"""

from collections.abc import Callable
from typing import Any

from discord import app_commands

from cogs.ui.translator import text, word

ORDER = (
    "new", "practice", "list", "join", "invite", "leave", "substitute",
    "clock", "pause", "end", "reopen", "nudge",
    "follow", "show-hand", "chat", "report", "export", "share",
)  # fmt: skip
"""In which Discord and the help list the subcommands."""
COMMANDS: dict[str, app_commands.Command[Any, ..., None]] = {}


def table_command(name: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Decorate the callback of a subcommand with the words of `table-<name>`."""

    def made(callback: Any) -> app_commands.Command[Any, ..., None]:
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=word("table", name), description=text(f"table-{name}-description"), callback=callback
        )
        COMMANDS[name] = command
        return command

    return made


def table_group() -> app_commands.Group:
    """Return the group with all subcommands, once every module of `cogs` is imported. ValueError: one has no place in
    the order, or a place has none."""
    if {*COMMANDS} != {*ORDER}:
        raise ValueError(f"the order of /table and its commands differ: {sorted({*COMMANDS} ^ {*ORDER})}")
    group = app_commands.Group(name=word("table"), description=text("table-group-description"))
    for name in ORDER:
        group.add_command(COMMANDS[name])
    return group
