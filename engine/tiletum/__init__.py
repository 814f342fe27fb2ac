"""Tiletum, by Simone Luciani and Daniele Tascini."""

from engine.tiletum.meta import TILETUM

__all__ = ["TILETUM"]
