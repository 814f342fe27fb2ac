"""Texts of The Castles of Burgundy."""
