"""Genoa (The Traders of Genoa), by Rüdiger Dorn."""

from engine.genoa.meta import GENOA

__all__ = ["GENOA"]
