"""Finding people and playing with them beyond one table: clubs, evenings, seasons."""
