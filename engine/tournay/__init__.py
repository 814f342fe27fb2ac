"""Tournay, by Sébastien Dujardin, Xavier Georges and Alain Orban."""

from engine.tournay.meta import TOURNAY

__all__ = ["TOURNAY"]
