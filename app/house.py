"""The bot as the cogs know it."""

import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.background import Background, FilmCache
from cogs.ui.table_pictures import PictureCache
from tables import Hall
from tables.play import hints


class House(commands.AutoShardedBot):
    """A Discord client with a hall and a picture_cache. It does not know whether its Discord is real."""

    hall: Hall
    picture_cache: PictureCache
    background: Background
    advice: Background
    """For what somebody waits for; reviews and films take longer."""
    films: FilmCache
    review_worlds: int | None = None
    """How many worlds a review imagines for each estimate, if not as many as time allows."""
    hint_worlds: int = hints.WORLDS
    owner_channel: str = "dm"
    """Where whoever runs the house is told what people report and what went wrong: a channel's id, else by letter."""

    def __init__(
        self,
        *,
        data: Path,
        tree_cls: type[app_commands.CommandTree[Any]],
        shards: int | None = None,
        shard_ids: Sequence[int] | None = None,
    ) -> None:
        """`shards`: as many as Discord advises, unless told; `shard_ids`: all of them, unless other processes serve the
        rest."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=tree_cls,
            intents=discord.Intents(guilds=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=60.0,
            shard_count=shards,
            shard_ids=None if shard_ids is None else list(shard_ids),  # type: ignore[arg-type]  # None is all of them
        )
        self.data = data
        self.started_at = time.time()

    def looks_after(self, guild_id: int) -> bool:
        """Whether one of our shards hears of that server."""
        if self.shard_ids is None or self.shard_count is None:
            return True
        return (guild_id >> 22) % self.shard_count in self.shard_ids

    def look_again(self, table_ids: Iterable[str]) -> None:
        """Tables that lost their place may have it back."""
        raise NotImplementedError
