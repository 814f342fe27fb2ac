"""How it is told."""
