"""A Discord on loopback: REST, gateway and a page to play on, without a token and without the internet."""

from localdiscord.server import Limits, LocalDiscord

__all__ = ["Limits", "LocalDiscord"]
