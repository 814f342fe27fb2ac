"""Genoa's pictures."""
