"""Evenings: people meet at an hour and are seated at tables. Before: signing up; at the hour: seating."""
