"""Checks of a server's settings when a table is opened or moved."""

from collections.abc import Iterable

import discord

from cogs.ui.locale_context import Interaction, Who, public_language
from tables import Refused
from tables.core import servers
from words import LANGUAGES


async def must_be_allowed(interaction: Interaction, channel_id: int) -> servers.Server:
    """Raises Refused if this person may not open tables in that channel. Admins may everywhere."""
    settled = await must_be_home(interaction, channel_id)
    if manages(interaction):
        return settled
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if settled.opener_role is not None and settled.opener_role not in roles:
        role = interaction.guild.get_role(settled.opener_role) if interaction.guild else None
        raise Refused("table-opened-by-role", role=role.name if role else "?")
    return settled


async def must_be_home(interaction: Interaction, channel_id: int) -> servers.Server:
    """Raises Refused if tables are not allowed in that channel."""
    settled = await servers.settings(interaction.client.hall, interaction.guild_id or 0)
    if settled.channels and channel_id not in settled.channels and not manages(interaction):
        raise Refused("table-not-in-this-channel", channels=_names(interaction, settled.channels))
    return settled


def manages(interaction: Interaction) -> bool:
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def language_of_table(interaction: Interaction, me: Who, settled: servers.Server) -> str:
    return settled.language if settled.language in LANGUAGES else public_language(interaction, me)


def _names(interaction: Interaction, channels: Iterable[int]) -> list[str]:
    """Names of the channels that still exist."""
    found = [interaction.client.get_channel(channel) for channel in channels]
    return [f"#{channel.name}" for channel in found if isinstance(channel, discord.abc.GuildChannel)]
