"""Genoa (The Traders of Genoa), by Rüdiger Dorn."""

from games.genoa.meta import GENOA

__all__ = ["GENOA"]
