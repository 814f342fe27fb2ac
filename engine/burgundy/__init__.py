"""The Castles of Burgundy, by Stefan Feld."""

from engine.burgundy.meta import BURGUNDY

__all__ = ["BURGUNDY"]
