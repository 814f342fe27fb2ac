"""Tournay, by Sébastien Dujardin, Xavier Georges and Alain Orban."""

from games.tournay.meta import TOURNAY

__all__ = ["TOURNAY"]
