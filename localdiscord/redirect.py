"""Point discord.py at a local Discord. No other code of a bot has to know."""

from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

READY_SECONDS = 0.05

_originals: tuple[str, yarl.URL, str] | None = None


def redirect(base_url: str) -> None:
    """Set the three class attributes with Discord's addresses. They are global: one server per process at a time."""
    global _originals
    if _originals is None:
        _originals = (discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
    discord.http.Route.BASE = f"{base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{base_url.replace('http', 'ws', 1)}/gateway")
    discord.Asset.BASE = base_url


def restore() -> None:
    global _originals
    if _originals is not None:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = _originals
        _originals = None


def hasten(client: discord.Client, ready_seconds: float = READY_SECONDS) -> None:
    """Drop two waits that only the real Discord needs: for late guilds, and before identifying again."""
    client._connection.guild_ready_timeout = ready_seconds

    async def before_identify_hook(shard_id: int | None, *, initial: bool = False) -> None:
        return None

    patched: Any = client
    patched.before_identify_hook = before_identify_hook
