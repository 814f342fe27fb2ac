"""Carnival: a small but complete game, as a package of its own."""

from carnival.meta import CARNIVAL

__all__ = ["CARNIVAL"]
