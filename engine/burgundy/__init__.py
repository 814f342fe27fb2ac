"""The Castles of Burgundy, by Stefan Feld."""
