"""Calimala, by Fabio Lopiano."""

from engine.calimala.meta import CALIMALA

__all__ = ["CALIMALA"]
