"""Genoa (The Traders of Genoa), by Rüdiger Dorn."""
