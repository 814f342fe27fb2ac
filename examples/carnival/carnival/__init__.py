"""Carnival: a small game with everything that a game needs, as a package of its own."""

from carnival.meta import CARNIVAL

__all__ = ["CARNIVAL"]
