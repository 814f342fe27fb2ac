"""Arithmetic of time: waking hours and clocks. Knows no table."""
