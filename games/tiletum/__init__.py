"""Tiletum, by Simone Luciani and Daniele Tascini."""

from games.tiletum.meta import TILETUM

__all__ = ["TILETUM"]
