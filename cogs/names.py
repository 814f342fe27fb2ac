"""People's names as they may stand in a message: whatever somebody calls themselves, it is a name and nothing else."""

import discord

from tables import Table


def plain(name: str) -> str:
    """Without effect as markdown or as a mention."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(name))


def said(table: Table) -> list[str]:
    """The names at a table, for texts. Buttons, menus and pictures know no markdown: they take `table.names`."""
    return [plain(name) for name in table.names]
