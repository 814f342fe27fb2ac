"""Arithmetic of time: waking hours, and how much of it a clock grants. Knows no table."""
