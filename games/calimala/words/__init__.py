"""Texts of Calimala."""
