"""Calimala, by Fabio Lopiano."""

from games.calimala.meta import CALIMALA

__all__ = ["CALIMALA"]
