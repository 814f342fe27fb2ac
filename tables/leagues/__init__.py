"""Leagues: sign-up, rounds of drawn tables, standings, promotion. No word of this in the engine."""
