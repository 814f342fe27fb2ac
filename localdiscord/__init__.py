"""A local Discord on loopback: REST, gateway and a web page to play on, without a token or the internet."""

from localdiscord.server import Limits, LocalDiscord

__all__ = ["Limits", "LocalDiscord"]
