"""Calimala's pictures."""
