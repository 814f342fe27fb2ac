"""Tiletum, by Simone Luciani and Daniele Tascini."""
