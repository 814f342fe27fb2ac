"""The Castles of Burgundy, by Stefan Feld."""

from games.burgundy.meta import BURGUNDY

__all__ = ["BURGUNDY"]
