"""Where a table is, for people who are elsewhere."""

from cogs.ui.names import escaped_names
from tables import Table
from words import Speaker


def link(table: Table) -> str:
    """Where a table is played, for people who are elsewhere; before its thread is open, its invitation."""
    row = table.row
    place = f"{row.channel_id}/{row.invitation_id}" if row.invitation_id is not None else row.channel_id
    return f"https://discord.com/channels/{row.guild_id}/{row.thread_id or place}"


def at_which_table(table: Table, say: Speaker, channel_id: int | None) -> str:
    """For people who are elsewhere: its number, which leads there, and who sits at it. Nothing for those at it."""
    if channel_id is not None and channel_id == table.row.thread_id:
        return ""
    return say("panel-at-table", table=f"[{table.id}]({link(table)})", names=", ".join(escaped_names(table)))
