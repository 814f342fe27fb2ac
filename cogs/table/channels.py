"""Which channels can be the home of a table: text channels, where it gets a thread, and forums, where it gets a post.

Whoever is in one of their threads means the channel around it.
"""

from typing import Any, Literal

import discord

from cogs.table.forum_tags import tags_of
from tables import Table

TableChannel = discord.TextChannel | discord.ForumChannel
A_WEEK: Literal[10080] = 10080
"""Minutes after which a quiet thread is put away."""


def table_channel(channel: object) -> TableChannel | None:
    """Where a table is opened that somebody asks for in this channel; None if there can be none."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if isinstance(channel, discord.TextChannel | discord.ForumChannel):
        return channel
    return None


def has_private_threads(home: object) -> bool:
    """For closed tables. Announcement channels and forums have none."""
    return isinstance(home, discord.TextChannel) and not home.is_news()


async def open_post(
    forum: discord.ForumChannel, name: str, view: discord.ui.LayoutView, table: Table, **how: Any
) -> discord.Thread:
    """A post with its first message and its tags."""
    tags = await tags_of(forum, table)
    made = await forum.create_thread(name=name, view=view, auto_archive_duration=A_WEEK, applied_tags=tags, **how)
    return made.thread
