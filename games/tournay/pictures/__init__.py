"""Tournay, drawn and told."""
