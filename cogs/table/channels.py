"""Channels where tables can be opened: text channels, with a thread, and forums, with a post.

A command in a thread refers to its parent channel.
"""

from typing import Any, Literal

import discord

from cogs.table.forum_tags import tags_of
from tables import Table

TableChannel = discord.TextChannel | discord.ForumChannel
A_WEEK: Literal[10080] = 10080
"""Minutes of inactivity after which a thread is archived."""


def table_channel(channel: object) -> TableChannel | None:
    """Channel of a table opened from this channel; None if there is none."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if isinstance(channel, discord.TextChannel | discord.ForumChannel):
        return channel
    return None


def has_private_threads(home: object) -> bool:
    """Whether closed tables are possible; announcement channels and forums have no private threads."""
    return isinstance(home, discord.TextChannel) and not home.is_news()


async def open_post(
    forum: discord.ForumChannel, name: str, view: discord.ui.LayoutView, table: Table, **how: Any
) -> discord.Thread:
    """Open a post with its first message and tags."""
    tags = await tags_of(forum, table)
    made = await forum.create_thread(name=name, view=view, auto_archive_duration=A_WEEK, applied_tags=tags, **how)
    return made.thread
